"""What can be answered. The texts are the answers in every record; the constants are their names."""
from __future__ import annotations

from typing import Final

COLLECT: Final = 0
GO: Final = 1                  # paid or free as the rules say (PRA-V2, PRA-V3)
USE: Final = 2                 # the power of the place
POWER: Final = 3               # the power of a card, for a shard
STORE: Final = 4
PAY: Final = 5
END: Final = 6
PUT: Final = 7
ENTER: Final = 8
STEP: Final = 9
TRADE: Final = 10              # one answer, so that nobody can empty the bag between giving and taking (PRA-K8)
PLANT: Final = 11
TAKE: Final = 12
LIFT: Final = 13
PART: Final = 14               # how many shards stay
DROP: Final = 15
STOP: Final = 16
SET: Final = 17
ROW: Final = 18
NAME: Final = 19
FROM: Final = 20
KEEP: Final = 21
PASS: Final = 22
FINISH: Final = 23
HOLD: Final = 24
LEAVE: Final = 25
CLEAR: Final = 26
POWER_DONE: Final = 27         # of the top of the completed pile
STORE_DONE: Final = 28
VERBS: Final = (
    "collect", "go place:place", "use", "power slot:nth", "store slot:nth", "pay shard:shard", "end",
    "put shard:shard field:field", "enter", "step field:field", "trade give:colour take:colour", "plant field:field",
    "take field:field", "lift field:field", "part below", "drop field:field", "stop", "set shard:shard place:place",
    "row place:place", "name shard:shard", "from level:level", "keep slot:nth", "pass", "finish slot:nth",
    "hold shard:shard", "leave link:link", "clear field:field",
    "power_done", "store_done")
