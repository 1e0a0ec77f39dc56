"""Where everything lies: zones, phases, verbs and facts of Pracownia."""
from __future__ import annotations

from typing import Final

from ...engine.game import Fact, Phase

# zones
PILE: Final = 0                # + level
OF_SEAT: Final = 3             # + 3 * seat: a seat's three zones
DRAWN: Final = 3               # + 3 * seat: cards just drawn, seen by who drew them
OPENED: Final = 4              # + 3 * seat: cards to be built
DONE: Final = 5                # + 3 * seat: completed, face down, known to all

# Phases. Each seat has a stack of them in the fact DOING, a digit to the base 32, the lowest is what it is asked now:
# an action that is interrupted (PRA-L2) waits above. A seat is asked while its stack is not empty, in both modes; the
# phase of the state is the question of the one seat asked, or TOGETHER while several create at once (PRA-K8).
TOGETHER: Final = 0
START: Final = 1               # which of the cards drawn do you keep?
TRAVEL: Final = 2
CREATE: Final = 3
CLOSE: Final = 4               # the closing creation
PAY: Final = 5                 # which shard goes on the card?
TOWER_TAKES: Final = 6
GOLEM_LIFTS: Final = 7         # which stack?
GOLEM_PARTS: Final = 8         # from which shard up?
GOLEM_DROPS: Final = 9         # where to?
COLLECTOR_SETS: Final = 10
LAKE_CHOOSES: Final = 11       # which row?
LAKE_NAMES: Final = 12         # which shard comes next?
LORD_DRAWS: Final = 13         # from which pile? six cards
DRAW: Final = 14               # from which pile? as many as the number of the place
RETAIN: Final = 15             # which of two shards stays on the completed pile?
KEEP: Final = 16               # which card stays?
COMPLETE: Final = 17           # several are complete: which first?
WALK: Final = 18               # the dreamer is on a tree: on
RED_LEFT: Final = 19           # creation is over but for the red in the hands
SOW: Final = 20                # on which link does the Nightmare leave a red?
OVER: Final = 21
DEEPER: Final = 32
PHASES: Final = (
    Phase("together", "PRA-K8"), Phase("start", "PRA-U4"), Phase("travel", "PRA-V1"), Phase("create", "PRA-K1"),
    Phase("close", "PRA-E1"), Phase("pay", "PRA-P7"), Phase("tower", "PRA-P3"), Phase("golem", "PRA-P4"),
    Phase("golem_part", "PRA-P4"), Phase("golem_drop", "PRA-P4"), Phase("collector", "PRA-P2"),
    Phase("lake", "PRA-P5"), Phase("lake_name", "PRA-P5"), Phase("lord", "PRA-P6"), Phase("draw", "PRA-L3"),
    Phase("retain", "PRA-L5"), Phase("keep", "PRA-L3"), Phase("complete", "PRA-L2"), Phase("walk", "PRA-K3"),
    Phase("red_left", "PRA-N6"), Phase("sow", "PRA-N3"), Phase("over", "PRA-E3"))

# verbs
COLLECT: Final = 0
GO: Final = 1                  # paid or free as the rules say (PRA-V2, PRA-V3)
USE: Final = 2                 # the power of the place
POWER: Final = 3               # the power of a card, for a shard
STORE: Final = 4
PAID: Final = 5
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
KEPT: Final = 21
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

TOLD: Final = (
    "round round:nth", "closing", "travels who:seat", "collect shard:shard place:place", "go place:place",
    "key place:place", "red link:link", "power power:place", "lays shard:shard card:kind",
    "stores shard:shard card:kind", "asleep place:place", "nightmare place:place", "sows link:link",
    "put shard:shard field:field", "enter field:field", "step field:field", "free_step field:field", "water",
    "mountain", "red_step", "trade give:colour take:colour", "plant field:field points", "archive shard:shard",
    "bag_empty", "drawn shard:shard", "set shard:shard place:place", "back shard:shard", "take shard:shard field:field",
    "golem shard:shard from:field to:field", "lake place:place", "name shard:shard", "draws level:level cards",
    "none", "complete card:kind points", "drops shard:shard", "creates who:seat", "done", "clear field:field", "pool",
    "wish who:seat wish:wish points", "unbuilt who:seat points", "red_count who:seat points", "total who:seat points")

# facts
ROUND: Final = 0               # 0 while the start cards are chosen
STAGE: Final = 1
TURN: Final = 2                # whose turn in the order, counted from 0
POINTS: Final = 3              # action points left
KEYS: Final = 4                # key moves in a row (PRA-V8)
USED: Final = 5                # the place power of this travel
TREES: Final = 6
POOL: Final = 7
NIGHTMARE: Final = 8           # the place of Mr Nightmare, or -1
ORDER: Final = 9               # + turn: the seat
BAG: Final = 12                # + colour
ASIDE: Final = 18              # + colour: shards in the middle of Collector or Lake
RED_LINK: Final = 25           # + link
ROWS: Final = 32               # + 5 * place + space
WISH: Final = 62               # + token
CIRCLE: Final = 66             # + token: the colour on it
SCORE: Final = 70              # + seat, as all that follows
TRAVELLER: Final = 74          # the place
SLEPT: Final = 78              # the how manyth to lie down this round; 0 awake
DREAMS_ON: Final = 82          # the field of the dreamer, or -1
DOING: Final = 86
LEFT: Final = 90               # moves of Golem or Tower left; 1 in PAY if the power is to be used
HELD: Final = 94               # in PAY the card; in Golem field + 25 * shards that stay; in Lake the place
FREE: Final = 98               # 1: a free step waits (PRA-D2)
STEPS: Final = 102             # free steps in a row (PRA-D5)
HANDS: Final = 105             # + 6 * seat + colour
WISHED: Final = 130            # + 4 * seat + token: points at the end
FIELD: Final = 146             # + 25 * seat + field
CLIMBED: Final = 246           # + 25 * seat + field: digit by digit beside FIELD, 1 for a climbed rock
FACTS: Final = (
    Fact("round", ROUND), Fact("stage", STAGE, type="stage"), Fact("turn", TURN, type="nth"), Fact("points", POINTS),
    Fact("keys", KEYS, type=""), Fact("used", USED, type=""), Fact("trees", TREES), Fact("pool", POOL),
    Fact("nightmare", NIGHTMARE, type=""), Fact("order", ORDER, 4, each="turn", type="seat"),
    Fact("bag", BAG + 1, 6, each="colour"), Fact("aside", ASIDE + 1, 6, each="colour"),
    Fact("red_link", RED_LINK, 7, each="link"), Fact("row", ROWS, 30, each="place space", type="colour"),
    Fact("wish", WISH, 4, each="token", type="wish"), Fact("circle", CIRCLE, 4, each="token", type="colour"),
    Fact("score", SCORE, 4, each="seat"), Fact("traveller", TRAVELLER, 4, each="seat", type="place"),
    Fact("slept", SLEPT, 4, each="seat", type=""), Fact("dreamer", DREAMS_ON, 4, each="seat", type=""),
    Fact("doing", DOING, 4, each="seat", type=""), Fact("left", LEFT, 4, each="seat", type=""),
    Fact("held", HELD, 4, each="seat", type=""), Fact("free", FREE, 4, each="seat"),
    Fact("steps", STEPS, 4, each="seat", type=""), Fact("hands", HANDS + 1, 24, each="seat colour"),
    Fact("wished", WISHED, 16, each="seat token"), Fact("field", FIELD, 100, each="seat field", type=""),
    Fact("climbed", CLIMBED, 100, each="seat field", type=""))

# stages
CHOOSING: Final = 0
TRAVELLING: Final = 1
CREATING: Final = 2
CLOSING: Final = 3
