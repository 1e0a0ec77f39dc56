"""The questions. What a seat is asked is the last thing it began: see `doing`."""
from __future__ import annotations

from typing import Final

from ....engine.game import Phase

TOGETHER: Final = 0            # several seats create at once, each with a question of its own (PRA-K8)
START: Final = 1               # which of the cards drawn do you keep?
TRAVEL: Final = 2
CREATE: Final = 3
CLOSE: Final = 4               # the closing creation
PAY: Final = 5                 # which shard goes on the card?
TOWER: Final = 6               # which shard comes back?
GOLEM: Final = 7               # which stack?
GOLEM_PART: Final = 8          # from which shard up?
GOLEM_DROP: Final = 9          # where to?
COLLECTOR: Final = 10          # which shard, to which row?
LAKE: Final = 11               # which row?
LAKE_NAME: Final = 12          # which shard comes next?
LORD: Final = 13               # from which pile? six cards
DRAW: Final = 14               # from which pile? as many as the number of the place
RETAIN: Final = 15             # which of two shards stays on the completed pile?
KEEP: Final = 16               # which card stays?
COMPLETE: Final = 17           # several are complete: which first?
WALK: Final = 18               # the dreamer is on a tree: on
RED_LEFT: Final = 19           # creation is over but for the red in the hands
SOW: Final = 20                # on which link does the Nightmare leave a red?
OVER: Final = 21
PHASES: Final = (
    Phase("together", "PRA-K8"), Phase("start", "PRA-U4", forced=True), Phase("travel", "PRA-V1"),
    Phase("create", "PRA-K1"), Phase("close", "PRA-E1"), Phase("pay", "PRA-P7", forced=True),
    Phase("tower", "PRA-P3", forced=True),
    Phase("golem", "PRA-P4", forced=True), Phase("golem_part", "PRA-P4", forced=True),
    Phase("golem_drop", "PRA-P4", forced=True), Phase("collector", "PRA-P2", forced=True),
    Phase("lake", "PRA-P5", forced=True), Phase("lake_name", "PRA-P5", forced=True),
    Phase("lord", "PRA-P6", forced=True), Phase("draw", "PRA-L3", forced=True), Phase("retain", "PRA-L5"),
    Phase("keep", "PRA-L3"), Phase("complete", "PRA-L2"), Phase("walk", "PRA-K3", forced=True),
    Phase("red_left", "PRA-N6", forced=True), Phase("sow", "PRA-N3", forced=True), Phase("over", "PRA-E3"))

# Cards are drawn or chosen, or a completed one is settled: nothing else may come between (PRA-L2).
IS_OF_CARDS: Final[list[bool]] = [phase in (START, LORD, DRAW, RETAIN, KEEP, COMPLETE)
                                  for phase in range(len(PHASES))]
IS_OF_GOLEM: Final[list[bool]] = [phase in (GOLEM, GOLEM_PART, GOLEM_DROP) for phase in range(len(PHASES))]
IS_CREATION: Final[list[bool]] = [phase in (CREATE, CLOSE) for phase in range(len(PHASES))]
