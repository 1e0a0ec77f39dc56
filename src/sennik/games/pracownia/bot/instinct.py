"""How a sensible player of Pracownia answers: which card to build, what is missing, where to get it."""
from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ....engine.answers import Answer, Answers
from ....engine.state import State
from ....policy.instinct import Instinct, Line, Reason
from ..rules import doing, facts, golem, landscapes, phases, places, stages, verbs, workshop, zones
from ..rules.grid import FIELDS
from ..rules.pieces import SORTS, height, is_bare
from ..rules.places import LINK
from ..rules.rounds import ROUNDS
from ..rules.state import PracowniaState
from . import creation, powers, travel
from .evaluate import PracowniaEvaluation
from .evaluate_fast import FastPracowniaEvaluation
from .journeys import journeys
from .landscapes import new_card
from .plan import Sketchbook
from .powers import power_of
from .reason import reason
from .travel import Journey
from .value import ALL, ahead, at_dawn, at_dusk, prospect

KEEP_AT_MOST: Final = 2000     # positions
BUSY: Final = 1000             # more than that: something is to be built


IS_OF_CARD: Final[list[bool]] = [verb in (verbs.POWER, verbs.STORE, verbs.POWER_DONE, verbs.STORE_DONE)
                                 for verb in range(len(verbs.VERBS))]


class PracowniaInstinct(Instinct):
    levels: int                # mask of the piles it draws from: bit 0 for I
    hasty: bool                # it evaluates fast
    book: Sketchbook
    kept: dict[int, list[int]]         # weights, by the hash of all that they follow from

    def __init__(self, levels: int = ALL, hasty: bool = False, book: Sketchbook | None = None) -> None:
        self.levels = levels
        self.hasty = hasty
        self.book = book or Sketchbook()
        self.kept = {}

    def quick(self) -> Instinct:
        return QUICK

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        """A search comes to the same positions again and again: what was thought is kept for a while."""
        if len(answers) == 1:
            return [0]
        key = self.seen(cast(PracowniaState, s), seat, answers)
        kept = self.kept.get(key)
        if kept is None:
            if len(self.kept) >= KEEP_AT_MOST:
                self.kept.clear()
            kept = self.think(cast(PracowniaState, s), seat, answers)
            self.kept[key] = kept
        return kept

    def seen(self, s: PracowniaState, seat: i64, answers: Answers) -> int:
        """All that weights follow from: the answers, the seat's own cards and workshop, and what all see.

        As one number of 64 bits, as in a search (bots/fingerprint.py): to keep, compare and collect the long row of
        numbers itself cost a twentieth of all thinking. None of them is below -1, the only one to share its hash.
        """
        out: list[int] = [seat, len(answers)]
        for answer in answers:
            out.append(answer.id)
        out += self.cards_of(s, seat)
        out.append(1 if landscapes.any_left(s) else 0)
        if answers[-1].verb == verbs.FROM:
            out += self.shown(s)
        rocks = facts.rocks(seat)
        out += s.facts[:facts.WISHED]
        out += workshop.fields_of(s, seat)
        out += s.large[rocks:rocks + FIELDS]
        return hash(tuple(out))

    def cards_of(self, s: State, seat: i64) -> list[int]:
        """The seat's own cards and what lies on them."""
        out: list[int] = []
        for zone in (zones.drawn(seat), zones.opened(seat), zones.done(seat)):
            for card in s.cards[zone]:
                out.append((SORTS + 1) * card + s.marks[card])
            out.append(-1)
        return out

    def shown(self, s: State) -> list[int]:
        """Everybody's open and completed cards: what they are, the piles are not."""
        out: list[int] = []
        for seat in range(s.game.seats):
            out += s.cards[zones.opened(seat)]
            out += s.cards[zones.done(seat)]
        return out

    def sensible(self, s: State, seat: i64, answers: Answers, before: State | None) -> Answers:
        """Nobody goes straight back to where nothing was left to do."""
        if s.phase != phases.TRAVEL or before is None or before.phase != phases.TRAVEL or before.cards != s.cards:
            return answers
        traveller = facts.TRAVELLER + seat
        came = before.facts[traveller]
        if came == s.facts[traveller]:
            return answers
        for fact in range(len(s.facts)):
            if s.facts[fact] != before.facts[fact] and fact not in (traveller, facts.POINTS, facts.KEYS):
                return answers
        if s.large != before.large:
            return answers
        left = tuple([answer for answer in answers if answer.verb != verbs.GO or answer.arg != came])
        return left or answers

    def steady(self, s: State, seat: i64, answers: Answers, given: list[Answer]) -> Answers:
        """Nobody lays a shard and takes it off again in the same creation, nor begins what would come to that."""
        state = cast(PracowniaState, s)
        doing_now = doing.now(state, seat)
        if doing_now not in (phases.TOWER, phases.GOLEM) and not phases.IS_CREATION[doing_now]:
            return answers
        laid = laid_now(given)
        if not laid:
            return answers
        if phases.IS_CREATION[doing_now]:
            fields = workshop.fields_of(state, seat)
            bare = [f for f in range(FIELDS) if is_bare(fields[f]) and f not in laid]
            other = [f for f in range(FIELDS) if fields[f] and f not in laid]
            left = tuple([answer for answer in answers if not (
                answer.verb in (verbs.POWER, verbs.POWER_DONE)
                and ((not bare and power_of(state, seat, answer) == places.TOWER)
                     or (not other and power_of(state, seat, answer) == places.GOLEM)))])
        else:
            left = tuple([answer for answer in answers
                          if answer.verb not in (verbs.TAKE, verbs.LIFT) or answer.arg not in laid])
        return left or answers

    def lines(self, s: State, seat: i64, answers: Answers, most: int) -> list[Line]:
        """Whole journeys."""
        if s.phase != phases.TRAVEL or not s.facts[facts.POINTS]:
            return []
        e = PracowniaEvaluation(cast(PracowniaState, s), seat, self.levels, self.book)
        return journeys(Journey(e), answers, most)

    def others(self) -> Instinct:
        return IDLE

    def measure(self) -> str:
        return "points"

    def reason(self, s: State, seat: i64, answer: Answer) -> Reason:
        return reason(cast(PracowniaState, s), seat, answer)

    def rests(self, s: State) -> bool:
        return at_dawn(cast(PracowniaState, s))

    def value(self, s: State) -> list[float]:
        """Hundredths of points that each may expect."""
        state = cast(PracowniaState, s)
        wished = ahead(state, ROUNDS + 1 - s.facts[facts.ROUND])
        out: list[float] = []
        for seat in range(s.game.seats):
            out.append((prospect(state, seat, self.book) + wished[seat]) / 10000.0)
        return out

    def outcome(self, s: State) -> list[float]:
        return at_dusk(cast(PracowniaState, s))

    def think(self, s: PracowniaState, seat: i64, answers: Answers) -> list[int]:
        if self.hasty:
            e: PracowniaEvaluation = FastPracowniaEvaluation(s, seat, self.levels, self.book)
        else:
            e = PracowniaEvaluation(s, seat, self.levels, self.book)
        if e.doing == phases.TRAVEL:
            journey = Journey(e)
            return [journey.weight(answer) for answer in answers]
        out: list[int] = []
        busy = False
        for answer in answers:
            weight = self.weight(e, answer)
            if weight >= BUSY:
                busy = True
            out.append(weight)
        if phases.IS_CREATION[e.doing] and not busy:         # cards are thought of when nothing else is to be done
            for k in range(len(answers)):
                if IS_OF_CARD[answers[k].verb]:
                    out[k] = creation.lay(e, answers[k])
        return out

    def weight(self, e: PracowniaEvaluation, answer: Answer) -> i64:
        doing = e.doing
        verb = answer.verb
        arg = answer.arg
        if verb == verbs.KEEP:
            worth = new_card(e, e.s.kind(zones.drawn(e.seat), arg))
            return worth + 100000 if doing == phases.START else worth
        if verb == verbs.PASS:
            return 0
        if verb == verbs.FROM:
            return e.pile(arg)
        if verb == verbs.FINISH:
            return arg
        if verb == verbs.LEAVE:
            return travel.leave(e, arg)
        if doing == phases.PAY:
            return creation.pay(e, arg)
        if verb == verbs.HOLD:
            return e.base[arg]
        if doing == phases.TOWER:
            return powers.take_gain(e, arg) if verb == verbs.TAKE else 0
        if phases.IS_OF_GOLEM[doing]:
            return self.golem(e, answer)
        here = e.numbers[facts.TRAVELLER + e.seat]
        points = e.numbers[facts.POINTS]
        if doing == phases.COLLECTOR:
            mine = answer.arg2 == here and e.numbers[facts.STAGE] == stages.TRAVELLING
            near = 20 if mine else -10
            return near * e.shard_gain(arg) // 10
        if doing == phases.LAKE:
            if arg == here:
                return 1 + powers.row_gain(e, arg, points)
            return powers.row_gain(e, arg, points - 1) if LINK[here][arg] >= 0 else -1
        if doing == phases.LAKE_NAME:
            return -e.shard_gain(arg)
        if doing == phases.RED_LEFT:
            return creation.put_red(e, answer.arg2) if verb == verbs.PUT else -1 - height(e.fields[arg])
        return creation.weight(e, answer)

    def golem(self, e: PracowniaEvaluation, answer: Answer) -> i64:
        f = golem.field_held(e.s, e.seat)
        if answer.verb == verbs.LIFT:
            if self.hasty:                                   # to try them all takes long
                return 0
            upper = powers.lift_gain(e, answer.arg, height(e.fields[answer.arg]) - 1)
            whole = powers.lift_gain(e, answer.arg, 0)
            return upper if upper > whole else whole
        if answer.verb == verbs.PART:
            return powers.lift_gain(e, f, answer.arg)
        if answer.verb == verbs.DROP:
            return powers.move_gain(e, f, golem.staying(e.s, e.seat), answer.arg)
        return 15                                            # stop, unless a move is worth more


def laid_now(given: list[Answer]) -> list[int]:
    """The fields on which a shard was laid in this creation."""
    laid: list[int] = []
    for answer in reversed(given):
        if answer.verb in (verbs.END, verbs.GO, verbs.COLLECT):
            break
        if answer.verb == verbs.PUT:
            laid.append(answer.arg2)
    return laid


class IdlePracownia(Instinct):
    """The others while a search thinks of its own turn: they end theirs, which is the first of the answers.

    What they do in a round hardly touches what one builds in it, but it is most of the work of a simulation.
    """

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        return [1] + [0] * (len(answers) - 1)


IDLE: Final = IdlePracownia()
INSTINCT: Final = PracowniaInstinct()
QUICK: Final = PracowniaInstinct(hasty=True, book=INSTINCT.book)
