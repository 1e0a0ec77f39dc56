"""Kruki: what is fixed, what may be answered, what follows, who has won."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ...engine.answers import AllAnswers, Answer, Answers
from ...engine.game import BAG, BIT, FAN, OPEN, Game, Identity, Note, Place, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, State
from ...engine.view import View
from .cards import (
    AROUND,
    BACK,
    BACK_OF,
    BLACK,
    DECK,
    DEED_KIND,
    FLIGHT_KIND,
    FORWARD,
    KINDS,
    MORE,
    ONE,
    OTHER,
    REMOVE,
    ROTATE,
    SLIDE,
    SWAP,
    WHITE,
)
from .layout import (
    CARD,
    CHOSEN,
    DEED,
    DETOUR_CARD,
    DONE,
    DRAWN,
    DROP,
    END,
    FACTS,
    FIRST,
    FLIGHT,
    FLY,
    GONE,
    HAND,
    LAYING,
    LEAD,
    LEFT,
    LIE,
    LIMIT,
    MOST,
    MOVER,
    NEW,
    OVER,
    PAIR,
    PHASES,
    PLACING,
    PLAYED,
    RAVEN,
    REACH,
    REFILL,
    REMOVING,
    ROTATING,
    SLIDING,
    SLIDING_TO,
    START,
    STARTER,
    SWAPPING,
    SWAPPING_WITH,
    TAKE,
    TOLD,
    TOWARDS,
    TRACK,
    TURN,
    TWO,
    USED,
    VERBS,
    WASTE,
)
from .path import COLUMN, COLUMNS, DEEP, DETOUR, NOWHERE, PAIRS, TURNED
from .stretch import stretch
from .track import Track

KRUKI: Final = Identity("kruki", version=1, least=2, most=2, minutes=25, weight=2, options=())

# by kind: what one such card adds to a hand counted in octal digits, flight cards by land, then deeds
DIGIT: Final[list[int]] = [0] * 10 + [8 ** land for land in range(5)] * 2 + [8 ** (5 + deed) for deed in range(4)] * 2


def count(held: i64, k: i64) -> i64:
    """One digit of a hand."""
    return held >> 3 * k & 7


def deeds(held: i64) -> i64:
    """How many deeds of any kind."""
    return count(held, 5) + count(held, 6) + count(held, 7) + count(held, 8)


class Kruki(Game):
    acts: list[Answer]
    fly: list[Answer]          # by land, as the next
    pair: list[Answer]
    end: Answer
    draws: list[Answers]       # by which piles can give a card: 1 the flight pile, 2 the action pile
    columns: list[Answer]
    detours: list[Answer]      # by place * DEEP + depth
    towards: list[Answer]
    beside: list[Answer]       # by place
    lead: list[Answer]         # by land
    drop: list[Answer]
    waste: list[Answer]

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(KRUKI, seats, options or {})
        self.kinds, self.phases, self.facts, self.told = KINDS, PHASES, FACTS, TOLD
        self.noted = (REACH,)
        self.deck = DECK
        self.backs = [BACK_OF[kind] for kind in DECK]
        homes = [TRACK, FLIGHT + WHITE, FLIGHT + BLACK, DEED + WHITE, DEED + BLACK]          # by back
        self.home = [homes[back] for back in self.backs]
        both = (WHITE, BLACK)
        self.zones = (
            *[Zone("column", open=OPEN) for _ in range(COLUMNS)],
            *[Zone("detour", open=OPEN) for _ in range(2 * PAIRS)],
            Zone("track", BAG), Zone("drawn"), Zone("played", open=OPEN), Zone("gone", open=OPEN),
            *[Zone("flight", BAG, owner=seat) for seat in both], *[Zone("deeds", BAG, owner=seat) for seat in both],
            *[Zone("hand", FAN, owner=seat, open=BIT[seat]) for seat in both],
            *[Zone("used", owner=seat, open=OPEN) for seat in both])
        self.ready()
        self.make_answers()

    def make_answers(self) -> None:
        """The table of all answers."""
        self.answers = t = AllAnswers(VERBS)
        self.acts = [t.add(act) for act in range(FLY)]
        self.fly = [t.add(FLY, land) for land in range(5)]
        self.pair = [t.add(PAIR, land) for land in range(5)]
        self.end = t.add(END)
        flight, deed = t.add(TAKE, 0), t.add(TAKE, 1)
        self.draws = [(), (flight,), (deed,), (flight, deed)]
        self.columns = [t.add(CARD, c) for c in range(COLUMNS)]
        self.detours = [t.add(DETOUR_CARD, lane, c, depth)
                        for lane in (WHITE, BLACK) for c in range(PAIRS) for depth in range(DEEP)]
        self.towards = [t.add(TOWARDS, lane) for lane in (WHITE, BLACK)]
        self.beside = [t.add(LIE, lane, c) for lane in (WHITE, BLACK) for c in range(PAIRS)]
        self.lead = [t.add(LEAD, land) for land in range(5)]
        self.drop = [t.add(DROP, land) for land in range(5)]
        self.waste = [t.add(WASTE, deed) for deed in range(4)]

    def blank(self) -> State:
        return KrukiState(self)

    def new(self, rng: Rng) -> State:
        s = cast(KrukiState, self.start(rng))
        s.set_up()
        return s

    def notes(self, view: View) -> tuple[Note, ...]:
        return stretch(view)

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        verb, arg = answer.verb, answer.arg
        hand = HAND + seat
        if verb < FLY:
            return (Place(hand, kind=DEED_KIND[seat] + verb // 2),)
        if verb == FLY:
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg),)
        if verb == PAIR:                               # one card laid on the other
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg),) * 2
        if verb == TAKE:
            return (Place(DEED + seat if arg else FLIGHT + seat),)
        if verb == CARD:
            return (Place(COLUMN + arg, 0),)
        if verb == DETOUR_CARD:
            return (Place(DETOUR + arg * PAIRS + answer.arg2, answer.args[2]),)
        if verb == LIE:
            return (Place(DRAWN, 0), Place(DETOUR + arg * PAIRS + answer.arg2))
        if verb == DROP:
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg), Place(USED + seat))
        if verb == WASTE:
            return (Place(hand, kind=DEED_KIND[seat] + arg), Place(GONE))
        return ()


class KrukiState(Track):
    # ---- Setting up
    def set_up(self) -> None:
        w: i64 = -1                                                                  # the lands of the column before
        b: i64 = -1
        c: i64 = 0
        while c < COLUMNS:                                                           # KRU-T1
            self.draw(TRACK, COLUMN + c)
            kind = self.kind(COLUMN + c, 0)
            turned: i64 = self.rng.below(2)
            one: i64 = OTHER[kind] if turned else ONE[kind]
            other: i64 = ONE[kind] if turned else OTHER[kind]
            # Turning it round always helps: both ways can clash only if two halves of one card show one land.
            # So no card ever goes under the track pile, and nobody knows anything about it: it is a bag.
            if one == w or other == b:
                turned = 1 - turned
                w, b = other, one
            else:
                w, b = one, other
            if turned:
                self.mark(COLUMN + c, 0, TURNED)
            c += 1
        self.facts[RAVEN + WHITE] = NOWHERE                                          # KRU-T2
        self.facts[RAVEN + BLACK] = NOWHERE
        self.facts[CHOSEN] = -1
        self.facts[STARTER] = self.rng.below(2)                                      # KRU-U1
        self.facts[MOVER] = self.facts[STARTER]
        self.phase = FIRST
        self.asked = BIT[WHITE] | BIT[BLACK]

    # ---- Choices
    def legal(self, seat: i64) -> Answers:
        if not self.asked & BIT[seat]:
            return NONE
        phase = self.phase
        if phase == TURN:
            return self.plays(seat)
        if phase in (FIRST, REFILL, TWO):
            return self.kruki.draws[self.piles(seat)]
        if phase == LIMIT:
            return self.discards(seat)
        if phase == ROTATING:
            return self.targets(ROTATE)
        if phase == REMOVING:
            return self.targets(REMOVE)
        if phase == SWAPPING:
            return self.targets(SWAP)
        if phase == SWAPPING_WITH:
            return tuple([card for card in self.targets(SWAP) if card.arg != self.facts[CHOSEN]])
        if phase == SLIDING:
            return self.targets(SLIDE)
        if phase == SLIDING_TO:
            return tuple([side for side in self.kruki.towards if self.can_slide(self.facts[CHOSEN], side.arg)])
        if phase == PLACING:
            return tuple(self.places(2 * PAIRS))
        kind = self.kind(DRAWN, 0)                                                   # LAYING
        return (self.kruki.lead[ONE[kind]], self.kruki.lead[OTHER[kind]])

    def held(self, seat: i64) -> i64:
        """How many of each the hand holds, flight cards by land, then deeds: an octal digit each."""
        deck = self.game.deck
        held: i64 = 0
        for card in self.cards[HAND + seat]:
            held += DIGIT[deck[card]]
        return held

    def plays(self, seat: i64) -> Answers:
        """Any card that can be carried out, or none (KRU-U2)."""
        game = self.kruki
        held = self.held(seat)
        out: list[Answer] = []
        following: i64 = self.track().lands[self.ahead(seat)]
        if count(held, following):                                                   # KRU-F1
            out.append(game.fly[following])
        land: i64 = 0
        while land < 5:
            if count(held, land) > 1:                                                # KRU-F3
                out.append(game.pair[land])
            land += 1
        act: i64 = 0
        while act < 8:
            if count(held, 5 + act // 2) and self.can(act, seat):
                out.append(game.acts[act])
            act += 1
        out.append(game.end)
        return tuple(out)

    def can(self, act: i64, seat: i64) -> bool:
        """Is there a way to carry out this act to its end?"""
        if act == FORWARD:                             # a raven that could not has finished (KRU-A1)
            return True
        if act == BACK:                                                              # KRU-A2
            return self.facts[RAVEN + 1 - seat] != NOWHERE and not self.facts[DONE + 1 - seat]
        if act == MORE:                                                              # KRU-A7
            return self.piles(seat) != 0
        if act == AROUND:                                                            # KRU-A8
            return len(self.cards[TRACK]) > 0 and len(self.places(1)) > 0
        wanted: i64 = 2 if act == SWAP else 1
        c: i64 = 0
        while c < COLUMNS:
            if self.may_touch(act, c):
                wanted -= 1
                if not wanted:
                    return True
            c += 1
        return len(self.detour_cards(act)) > 0

    def piles(self, seat: i64) -> i64:
        """Which own piles can give a card, as a mask: 1 the flight pile, perhaps from the used pile; 2 the deeds."""
        found: i64 = 1 if self.cards[FLIGHT + seat] or self.cards[USED + seat] else 0        # KRU-U4
        return found + 2 if self.cards[DEED + seat] else found

    def discards(self, seat: i64) -> Answers:
        game = self.kruki
        held = self.held(seat)
        return tuple([game.drop[land] for land in range(5) if count(held, land)]
                     + [game.waste[deed] for deed in range(4) if count(held, 5 + deed)])

    # ---- Consequences
    def apply(self, seat: i64, answer: Answer) -> None:
        phase = self.phase
        verb = answer.verb
        if phase == TURN:
            if verb in (FLY, PAIR):
                self.fly(seat, answer.arg, 1 if verb == FLY else 2)
            elif verb == END:
                self.end_turn(seat)
            else:
                self.act(seat, verb)
        elif phase in (FIRST, REFILL, TWO):
            self.take(seat, answer.arg)
        elif phase == LIMIT:
            self.discard(seat, answer)
        elif phase == ROTATING:
            self.rotate(answer)
            self.rebuilt(seat)
        elif phase == REMOVING:
            self.remove(answer)
            self.rebuilt(seat)
        elif phase == SWAPPING:
            self.facts[CHOSEN] = answer.arg
            self.phase = SWAPPING_WITH
        elif phase == SWAPPING_WITH:                                                 # KRU-A5
            self.tell("swaps", self.facts[CHOSEN], answer.arg)
            self.swap(COLUMN + self.facts[CHOSEN], 0, COLUMN + answer.arg, 0)
            self.rebuilt(seat)
        elif phase == SLIDING:
            self.facts[CHOSEN] = answer.arg
            self.phase = SLIDING_TO
        elif phase == SLIDING_TO:
            self.slide(self.facts[CHOSEN], answer.arg)
            self.rebuilt(seat)
        elif phase == PLACING:
            self.facts[CHOSEN] = answer.arg * PAIRS + answer.arg2
            self.phase = LAYING
        else:
            self.lay(self.facts[CHOSEN], answer.arg)
            self.rebuilt(seat)

    # The raven

    def fly(self, seat: i64, land: i64, cards: i64) -> None:
        """With one card of the next land (KRU-F1), or with any two equal ones (KRU-F3)."""
        fields = self.run(seat)
        self.play(seat, FLIGHT_KIND[seat] + land, PLAYED)
        if cards == 1:
            self.tell("flies", land, fields)
        else:
            self.play(seat, FLIGHT_KIND[seat] + land, PLAYED)
            self.tell("pairs", land, self.track().lands[self.ahead(seat)], fields)
        self.step(seat, fields)
        self.check(seat)

    def play(self, seat: i64, kind: i64, where: i64) -> None:
        """A card leaves the hand, for all to see."""
        self.move(HAND + seat, self.find(HAND + seat, kind), where)

    # Acts
    def act(self, seat: i64, act: i64) -> None:
        self.play(seat, DEED_KIND[seat] + act // 2, GONE)
        self.tell("plays", act)
        if act == FORWARD:                                                           # KRU-A1
            self.step(seat, 1)
            self.check(seat)
        elif act == BACK:                                                            # KRU-A2
            self.step(1 - seat, -1)
        elif act == ROTATE:
            self.phase = ROTATING
        elif act == REMOVE:
            self.phase = REMOVING
        elif act == SWAP:
            self.phase = SWAPPING
        elif act == SLIDE:
            self.phase = SLIDING
        elif act == MORE:                                                            # KRU-A7
            self.facts[LEFT] = 2
            self.phase = TWO
        else:                                                                        # KRU-A8
            self.draw(TRACK, DRAWN, BIT[seat])
            self.phase = PLACING

    def rebuilt(self, seat: i64) -> None:
        """The track has changed, and the card is carried out."""
        self.path = None
        self.facts[CHOSEN] = -1
        self.phase = TURN
        self.check(seat)

    # Drawing and discarding
    def take(self, seat: i64, pile: i64) -> None:
        if pile:
            self.draw(DEED + seat, HAND + seat)
        else:
            if not self.cards[FLIGHT + seat]:                                        # KRU-U4
                self.shuffle(FLIGHT + seat, USED + seat)
            self.draw(FLIGHT + seat, HAND + seat)
        if self.phase == FIRST:
            if len(self.cards[HAND + seat]) == START:                                # KRU-U1
                self.asked &= ~BIT[seat]
                if not self.asked:
                    self.tell("starts", self.facts[STARTER])
                    self.begin_turn(self.facts[STARTER])
            return
        self.facts[LEFT] -= 1
        if not self.facts[LEFT] or not self.piles(seat):                             # KRU-U4: fewer, if there are none
            self.facts[LEFT] = 0
            if self.phase == TWO:
                self.phase = TURN
            else:
                self.keep(seat)

    def keep(self, seat: i64) -> None:
        """Down to the limit, then it is the other's turn (KRU-U3)."""
        if len(self.cards[HAND + seat]) > MOST:
            self.phase = LIMIT
        else:
            self.begin_turn(1 - seat)

    def discard(self, seat: i64, answer: Answer) -> None:
        if answer.verb == DROP:
            self.play(seat, FLIGHT_KIND[seat] + answer.arg, USED + seat)
        else:
            self.play(seat, DEED_KIND[seat] + answer.arg, GONE)
            self.tell("wastes", answer.arg)
        self.keep(seat)

    # Turns
    def begin_turn(self, seat: i64) -> None:
        self.facts[MOVER] = seat
        self.phase = TURN
        self.asked = BIT[seat]
        self.check(seat)                               # the rival may have shortened the path (KRU-E1)

    def end_turn(self, seat: i64) -> None:
        self.clear(seat)
        if self.facts[DONE + 1 - seat]:                                              # KRU-E3: it was the last turn
            self.end()
        elif self.piles(seat):
            self.facts[LEFT] = NEW
            self.phase = REFILL
        else:
            self.keep(seat)

    def clear(self, seat: i64) -> None:
        """The flight cards played go to the used pile (KRU-U3)."""
        while self.cards[PLAYED]:
            self.move(PLAYED, 0, USED + seat)

    # ---- The end
    def check(self, seat: i64) -> None:
        """A raven on the last field of its path has finished, and its turn stops (KRU-E1)."""
        field: i64 = self.facts[RAVEN + seat]
        if field == NOWHERE:
            return
        fields = self.track().fields
        if field != (fields[-1] if seat == WHITE else fields[0]):
            return
        self.facts[DONE + seat] = 1
        self.tell("finishes", seat)
        self.clear(seat)
        if seat == self.facts[STARTER]:                                              # KRU-E3
            self.tell("last", 1 - seat)
            self.begin_turn(1 - seat)
        else:
            self.end()

    def end(self) -> None:
        self.phase = OVER
        self.asked = 0
        returns = self.result()
        if self.facts[DONE + WHITE] and self.facts[DONE + BLACK]:
            white, black = len(self.cards[HAND + WHITE]), len(self.cards[HAND + BLACK])
            if white == black:
                self.tell("shared", white)
                return
            self.tell("hands", max(white, black), min(white, black))
        self.tell("wins", WHITE if returns[WHITE] else BLACK)

    def result(self) -> list[float]:
        """KRU-E2, KRU-E3."""
        if self.facts[DONE + WHITE] and self.facts[DONE + BLACK]:
            white, black = len(self.cards[HAND + WHITE]), len(self.cards[HAND + BLACK])
            if white == black:
                return [0.5, 0.5]
            return [1.0, 0.0] if white > black else [0.0, 1.0]
        return [1.0, 0.0] if self.facts[DONE + WHITE] else [0.0, 1.0]

    def scores(self) -> list[int]:
        """The fields flown so far."""
        return [int(self.at(WHITE)) + 1, len(self.track().fields) - int(self.at(BLACK))]
