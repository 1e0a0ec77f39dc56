"""What is told aloud while a game is played, and what the numbers of each sentence mean."""
from __future__ import annotations

from typing import Final

TOLD: Final = (
    "round round:nth", "closing", "travels who:seat", "collect shard:shard place:place", "go place:place",
    "key place:place", "red link:link", "power power:place", "lays shard:shard card:kind",
    "stores shard:shard card:kind", "asleep place:place", "nightmare place:place", "sows link:link",
    "put shard:shard field:field", "enter field:field", "step field:field", "free_step field:field", "water",
    "mountain", "red_step", "trade give:colour take:colour", "plant field:field points", "archive shard:shard",
    "bag_empty", "drawn shard:shard", "set shard:shard place:place", "back shard:shard", "take shard:shard field:field",
    "golem shard:shard from:field to:field", "lake place:place", "name shard:shard",
    "draws level:level cards who:seat", "none", "complete card:kind points", "drops shard:shard", "creates who:seat",
    "done", "clear field:field", "pool", "wish who:seat wish:wish points", "unbuilt who:seat points",
    "red_count who:seat points", "total who:seat points")
