"""How a sensible player of Pracownia answers: which card to build, what is missing, where to get it."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import Answer, Answers
from ...engine.state import State
from ...policy.instinct import Instinct
from ...policy.thinking import Thinking
from .craft import Craft
from .glance import Glance
from .layout import (
    CLIMBED,
    CLOSE,
    COLLECTOR_SETS,
    CREATE,
    DONE,
    DRAWN,
    DROP,
    FIELD,
    FINISH,
    FROM,
    GOLEM_DROPS,
    GOLEM_LIFTS,
    HELD,
    HOLD,
    KEPT,
    LAKE_CHOOSES,
    LAKE_NAMES,
    LEAVE,
    LIFT,
    OF_SEAT,
    OPENED,
    PART,
    PASS,
    PAY,
    POINTS,
    POWER,
    POWER_DONE,
    PUT,
    RED_LEFT,
    STAGE,
    START,
    STORE,
    STORE_DONE,
    TAKE,
    TOWER_TAKES,
    TRAVEL,
    TRAVELLER,
    TRAVELLING,
    WISHED,
)
from .parts import (
    FIELDS,
    LINK,
    height,
)
from .prospect import at_dawn, hoped, prospect
from .rules import PracowniaState

KEEP_AT_MOST: Final = 2000     # positions
BUSY: Final = 1000             # more than that: something is to be built


class PracowniaInstinct(Instinct):
    levels: int                # mask of the piles it draws from: bit 0 for I
    hasty: bool                # it takes a glance where others look
    kept: dict[int, list[int]]           # weights, by all that they follow from

    def __init__(self, levels: int = 7, hasty: bool = False) -> None:
        self.levels = levels
        self.hasty = hasty
        self.kept = {}

    def quick(self) -> Instinct:
        return QUICK

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        """A search comes to the same positions again and again: what was thought is kept for a while."""
        if len(answers) == 1:
            return [0]
        looks = self.cards_of(s, seat)
        if answers[-1].verb == FROM:
            looks += self.shown(s)
        facts = s.facts
        first = FIELDS * seat
        key = hash((seat, answers, *looks, *facts[:WISHED], *facts[FIELD + first:FIELD + first + FIELDS],
                    *facts[CLIMBED + first:CLIMBED + first + FIELDS]))
        kept = self.kept.get(key)
        if kept is None:
            if len(self.kept) >= KEEP_AT_MOST:
                self.kept.clear()
            kept = self.think(s, seat, answers)
            self.kept[key] = kept
        return kept

    def cards_of(self, s: State, seat: i64) -> list[int]:
        """The seat's own cards and what lies on them: with public facts all that it looks at, but for piles."""
        out: list[int] = []
        for zone in range(DRAWN + OF_SEAT * seat, DRAWN + OF_SEAT * seat + OF_SEAT):
            for card in s.cards[zone]:
                out.append(8 * card + s.marks[card])
            out.append(-1)
        return out

    def shown(self, s: State) -> list[int]:
        """Everybody's open and completed cards: what they are, the piles are not."""
        out: list[int] = []
        for seat in range(s.game.seats):
            out += s.cards[OPENED + OF_SEAT * seat]
            out += s.cards[DONE + OF_SEAT * seat]
        return out

    def others(self) -> Instinct:
        return IDLE

    def rests(self, s: State) -> bool:
        return at_dawn(cast(PracowniaState, s))

    def value(self, s: State) -> list[float]:
        """Hundredths of points that each may expect."""
        state = cast(PracowniaState, s)
        out: list[float] = []
        wished = hoped(state)
        for seat in range(s.game.seats):
            out.append((prospect(state, seat) + wished[seat]) / 10000.0)
        return out

    def outcome(self, s: State) -> list[float]:
        return [points / 100.0 for points in cast(PracowniaState, s).scores()]

    def think(self, s: State, seat: i64, answers: Answers) -> list[int]:
        state = cast(PracowniaState, s)
        look = Glance(state, seat, self.levels) if self.hasty else Craft(state, seat, self.levels)
        if look.doing == TRAVEL:
            look.look_around()
        out: list[int] = []
        busy = False
        for answer in answers:
            weight = self.weight(look, answer)
            if weight >= BUSY:
                busy = True
            out.append(weight)
        if CREATE <= look.doing <= CLOSE and not busy:       # cards are thought of when nothing else is to be done
            for k in range(len(answers)):
                if answers[k].verb in (POWER, STORE, POWER_DONE, STORE_DONE):
                    out[k] = look.lay(answers[k])
        return out

    def weight(self, look: Craft, answer: Answer) -> i64:
        doing = look.doing
        verb = answer.verb
        arg = answer.arg
        seat = look.seat
        s = look.s
        if doing == TRAVEL:
            return look.travel(answer)
        if verb == KEPT:
            worth = look.new_card(s.kind(DRAWN + OF_SEAT * seat, arg))
            return worth + 100000 if doing == START else worth
        if verb == PASS:
            return 0
        if verb == FROM:
            return look.pile(arg)
        if verb == FINISH:
            return arg
        if verb == LEAVE:
            return look.leave(arg)
        if doing == PAY:
            return look.pay(arg)
        if verb == HOLD:
            return look.base[arg]
        if doing == TOWER_TAKES:
            return look.take_gain(arg) if verb == TAKE else 0
        if GOLEM_LIFTS <= doing <= GOLEM_DROPS:
            return self.golem(look, answer)
        if doing == COLLECTOR_SETS:
            mine = answer.arg2 == look.facts[TRAVELLER + seat] and look.facts[STAGE] == TRAVELLING
            near = 20 if mine else -10
            return near * look.shard_gain(arg) // 10
        if doing == LAKE_CHOOSES:
            here = look.facts[TRAVELLER + seat]
            if arg == here:
                return 1 + look.row_gain(arg, look.facts[POINTS])
            return look.row_gain(arg, look.facts[POINTS] - 1) if LINK[here][arg] >= 0 else -1
        if doing == LAKE_NAMES:
            return -look.shard_gain(arg)
        if doing == RED_LEFT:
            return look.put_red(answer.arg2) if verb == PUT else -len(f"{look.fields[arg]:o}")
        return look.creation(answer)

    def golem(self, look: Craft, answer: Answer) -> i64:
        seat = look.seat
        if answer.verb == LIFT:
            f = answer.arg
            upper = look.lift_gain(f, height(look.fields[f]) - 1)
            whole = look.lift_gain(f, 0)
            return upper if upper > whole else whole
        if answer.verb == PART:
            return look.lift_gain(look.facts[HELD + seat], answer.arg)
        if answer.verb == DROP:
            held = look.facts[HELD + seat]
            return look.move_gain(held % FIELDS, held // FIELDS, answer.arg)
        return 15                                            # stop, unless a move is worth more


class Idle(Instinct):
    """The others while a search thinks of its own turn: they end theirs, which is the first of the answers.

    What they do in a round hardly touches what one builds in it, but it is most of the work of a simulation.
    """

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        return [1] + [0] * (len(answers) - 1)


IDLE: Final = Idle()
INSTINCT: Final = PracowniaInstinct()
QUICK: Final = PracowniaInstinct(hasty=True)
# Hardly anything is hidden, so a world or two are enough; those who play on partly at random misjudge what they begin.
LEVELS: Final = {
    "apprentice": Thinking(2, epsilon=0.5, widen=1.5, method="race"),
    "regular": Thinking(2, epsilon=0.04, widen=1.5, method="race"),
    "master": Thinking(10, exploration=0.03, epsilon=0.0, widen=1.5, method="race")}
# Sight of the piles alone is worth next to nothing (47 ± 9 % against a master who thinks as much): it thinks more too.
SEEING: Final = Thinking(25, exploration=0.03, epsilon=0.0, widen=1.5, method="race")
