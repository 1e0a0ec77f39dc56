"""Kruki: what is fixed, what may be answered, what follows, who has won."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ...engine.actions import Action, Actions, Answers
from ...engine.game import BAG, BIT, FAN, OPEN, Fact, Game, Identity, Phase, Place, Zone
from ...engine.rng import Rng
from ...engine.state import NONE, State
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
from .path import ASIDE, COLUMN, COLUMNS, COVERS, DEEP, DETOUR, NOWHERE, PAIRS, SLID, TURNED, Path, sticks_over

KRUKI: Final = Identity("kruki", version=1, least=2, most=2, minutes=25, weight=2, options=())

# zones, after those of the track
TRACK: Final = 46              # the track pile
DRAWN: Final = 47              # a track card looked at, to be laid as a detour
PLAYED: Final = 48             # the flight cards of this turn
GONE: Final = 49               # out of the game
FLIGHT: Final = 50             # + seat, as the next three
DEED: Final = 52
HAND: Final = 54
USED: Final = 56

# phases
FIRST: Final = 0               # both at once: from which pile?
TURN: Final = 1                # fly, act, or end the turn
ROTATING: Final = 2            # which card is rotated?
REMOVING: Final = 3            # which card is removed?
SWAPPING: Final = 4
SWAPPING_WITH: Final = 5
SLIDING: Final = 6             # which card is slid?
SLIDING_TO: Final = 7          # towards which lane?
PLACING: Final = 8             # where does the detour lie?
LAYING: Final = 9              # and which way round?
TWO: Final = 10                # the cards of Draw 2: from which pile?
REFILL: Final = 11             # the cards at the end of a turn
LIMIT: Final = 12              # which card goes, of more than seven?
OVER: Final = 13
PHASES: Final = (
    Phase("first", "KRU-U1", apart=True), Phase("turn", "KRU-U2"), Phase("rotate", "KRU-A3"), Phase("remove", "KRU-A4"),
    Phase("swap_a", "KRU-A5"), Phase("swap_b", "KRU-A5"), Phase("slide", "KRU-A6"), Phase("side", "KRU-A6"),
    Phase("beside", "KRU-L1"), Phase("lay", "KRU-L1"), Phase("two", "KRU-A7"), Phase("draw", "KRU-U3"),
    Phase("limit", "KRU-U3"), Phase("over", "KRU-E3"))

# verbs; the first eight are the acts of the deeds, by their numbers in cards.py
FLY: Final = 8                 # with a card of this land
PAIR: Final = 9                # with two
END: Final = 10
TAKE: Final = 11               # from the flight pile (0) or the action pile (1)
CARD: Final = 12               # a card of the row
DETOUR_CARD: Final = 13
TOWARDS: Final = 14
LIE: Final = 15                # beside a lane and two columns
LEAD: Final = 16               # with this land beside the lower column
DROP: Final = 17               # a flight card
WASTE: Final = 18              # a deed
VERBS: Final = ("forward", "back", "rotate", "remove", "swap", "slide", "more", "detour",
                "fly land:land", "pair land:land", "end", "draw pile:pile", "card column:nth",
                "detour_card lane:lane columns:pair depth:nth", "towards lane:lane", "beside lane:lane columns:pair",
                "first land:land", "drop land:land", "waste deed:deed")

TOLD: Final = ("apart", "starts who:seat", "flies land:land fields", "pairs pair:land land:land fields",
               "plays act:act", "rotates column:nth", "rotates_detour lane:lane columns:pair", "removes column:nth",
               "removes_detour lane:lane columns:pair", "swaps one:nth other:nth", "slides column:nth lane:lane",
               "lays lane:lane columns:pair first:land second:land", "wastes deed:deed", "finishes who:seat",
               "last who:seat", "wins who:seat", "hands more fewer", "shared each")

# facts
MOVER: Final = 0
STARTER: Final = 1
LEFT: Final = 2                # cards still to be drawn
CHOSEN: Final = 3              # a column or a place pointed at, or -1
RAVEN: Final = 4               # + seat: the field it stands on, or -1 before the first
DONE: Final = 6                # + seat: 1 if it has finished
FACTS: Final = (
    Fact("mover", MOVER, type="seat"), Fact("starter", STARTER, type="seat"), Fact("left", LEFT),
    Fact("chosen", CHOSEN, type=""), Fact("raven", RAVEN, 2, each="seat", type=""),
    Fact("finished", DONE, 2, each="seat", type="finished"))

START: Final = 5               # cards in the first hand (KRU-U1)
NEW: Final = 3                 # drawn after a turn (KRU-U3)
MOST: Final = 7                # kept in hand (KRU-U3)

# by kind: what one such card adds to a hand counted in octal digits, flight cards by land, then deeds
DIGIT: Final[list[int]] = [0] * 10 + [8 ** land for land in range(5)] * 2 + [8 ** (5 + deed) for deed in range(4)] * 2


def count(held: i64, k: i64) -> i64:
    """One digit of a hand."""
    return held >> 3 * k & 7


class Kruki(Game):
    acts: list[Action]
    fly: list[Action]          # by land, as the next
    pair: list[Action]
    end: Action
    draws: list[Answers]       # by which piles can give a card: 1 the flight pile, 2 the action pile
    columns: list[Action]
    detours: list[Action]      # by place * DEEP + depth
    towards: list[Action]
    beside: list[Action]       # by place
    lead: list[Action]         # by land
    drop: list[Action]
    waste: list[Action]

    def __init__(self, seats: int = 2, options: Mapping[str, object] | None = None) -> None:
        super().__init__(KRUKI, seats, options or {})
        self.kinds, self.phases, self.facts, self.told = KINDS, PHASES, FACTS, TOLD
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
        self.answers()

    def answers(self) -> None:
        """The table of all answers."""
        self.actions = t = Actions(VERBS)
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

    def place(self, action: Action, seat: int) -> tuple[Place, ...]:
        verb, arg = action.verb, action.arg
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
            return (Place(DETOUR + arg * PAIRS + action.arg2, action.args[2]),)
        if verb == LIE:
            return (Place(DRAWN, 0), Place(DETOUR + arg * PAIRS + action.arg2))
        if verb == DROP:
            return (Place(hand, kind=FLIGHT_KIND[seat] + arg), Place(USED + seat))
        if verb == WASTE:
            return (Place(hand, kind=DEED_KIND[seat] + arg), Place(GONE))
        return ()


class KrukiState(State):
    kruki: Kruki
    path: Path | None          # read from the track when it is needed; dropped when the track changes

    def __init__(self, game: Kruki) -> None:
        super().__init__(game)
        self.kruki = game
        self.path = None

    def track(self) -> Path:
        path = self.path
        if path is None:
            path = Path(self.cards, self.marks, self.game.deck)
            self.path = path
        return path

    def hand_on(self, to: State) -> None:
        cast(KrukiState, to).path = self.path

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
        out: list[Action] = []
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

    def targets(self, act: i64) -> Answers:
        """The track cards that `act` may touch (KRU-A9)."""
        columns = self.kruki.columns
        return tuple([columns[c] for c in range(COLUMNS) if self.may_touch(act, c)] + self.detour_cards(act))

    def may_touch(self, act: i64, c: i64) -> bool:
        """The card of this column?"""
        row = self.cards[COLUMN + c]
        if not row or self.has_raven(c):
            return False
        if act == ROTATE:
            return True
        if self.marks[row[0]] & ASIDE:                                               # KRU-A6
            return False
        return act != SLIDE or self.can_slide(c, WHITE) or self.can_slide(c, BLACK)

    def detour_cards(self, act: i64) -> list[Action]:
        """The detours that `act` may touch: none but to rotate and remove (KRU-L3)."""
        out: list[Action] = []
        if act in (ROTATE, REMOVE):
            for place in self.track().places:
                for depth in range(len(self.cards[DETOUR + place])):
                    if not self.has_raven(COLUMNS + place * DEEP + depth):
                        if act == ROTATE or depth or not self.is_covered(place):     # KRU-L6
                            out.append(self.kruki.detours[place * DEEP + depth])
        return out

    def is_covered(self, place: i64) -> bool:
        """Does a slid card lie on the innermost detour of this place (KRU-L4)?"""
        lane = place // PAIRS
        c = place % PAIRS
        return sticks_over(self.cards, self.marks, lane, c) or sticks_over(self.cards, self.marks, lane, c + 1)

    def can_slide(self, c: i64, lane: i64) -> bool:
        """Not onto a card with a raven (KRU-A9): the innermost detour there (KRU-L4)."""
        place: i64 = self.track().beside[lane * COLUMNS + c]
        return place < 0 or not self.has_raven(COLUMNS + place * DEEP)

    def has_raven(self, card: i64) -> bool:
        white: i64 = self.facts[RAVEN + WHITE]
        black: i64 = self.facts[RAVEN + BLACK]
        return white >> 1 == card or black >> 1 == card

    def places(self, enough: i64) -> list[Action]:
        """Where a detour may be laid, or as many places as are enough."""
        beside = self.track().beside
        out: list[Action] = []
        place: i64 = 0
        while place < 2 * PAIRS and len(out) < enough:
            lane = place // PAIRS
            c = place % PAIRS
            near: i64 = beside[lane * COLUMNS + c]
            far: i64 = beside[lane * COLUMNS + c + 1]
            if self.has_field(lane, c) or self.has_field(lane, c + 1):               # KRU-L1
                if near < 0 and far < 0:
                    if not self.juts_with_raven(lane, c) and not self.juts_with_raven(lane, c + 1):
                        out.append(self.kruki.beside[place])
                elif near == place:                                                  # KRU-L2: exactly outside
                    out.append(self.kruki.beside[place])
            place += 1
        return out

    def has_field(self, lane: i64, c: i64) -> bool:
        row = self.cards[COLUMN + c]
        if not row:
            return False
        return not self.marks[row[0]] & SLID[1 - lane]

    def juts_with_raven(self, lane: i64, c: i64) -> bool:
        """Would a detour here lie on a card with a raven (KRU-L5, KRU-A9)?"""
        row = self.cards[COLUMN + c]
        if not row or not self.has_raven(c):
            return False
        return self.marks[row[0]] & SLID[lane] != 0

    # ---- Consequences
    def apply(self, seat: i64, action: Action) -> None:
        phase = self.phase
        verb = action.verb
        if phase == TURN:
            if verb in (FLY, PAIR):
                self.fly(seat, action.arg, 1 if verb == FLY else 2)
            elif verb == END:
                self.end_turn(seat)
            else:
                self.act(seat, verb)
        elif phase in (FIRST, REFILL, TWO):
            self.take(seat, action.arg)
        elif phase == LIMIT:
            self.discard(seat, action)
        elif phase == ROTATING:
            self.rotate(action)
            self.rebuilt(seat)
        elif phase == REMOVING:
            self.remove(action)
            self.rebuilt(seat)
        elif phase == SWAPPING:
            self.facts[CHOSEN] = action.arg
            self.phase = SWAPPING_WITH
        elif phase == SWAPPING_WITH:                                                 # KRU-A5
            self.tell("swaps", self.facts[CHOSEN], action.arg)
            self.swap(COLUMN + self.facts[CHOSEN], 0, COLUMN + action.arg, 0)
            self.rebuilt(seat)
        elif phase == SLIDING:
            self.facts[CHOSEN] = action.arg
            self.phase = SLIDING_TO
        elif phase == SLIDING_TO:
            self.slide(self.facts[CHOSEN], action.arg)
            self.rebuilt(seat)
        elif phase == PLACING:
            self.facts[CHOSEN] = action.arg * PAIRS + action.arg2
            self.phase = LAYING
        else:
            self.lay(self.facts[CHOSEN], action.arg)
            self.rebuilt(seat)

    # The raven
    def at(self, seat: i64) -> i64:
        """Where on the path the raven is: before its first field, white at -1, black behind the end."""
        path = self.track()
        field: i64 = self.facts[RAVEN + seat]
        if field >= 0:
            return path.index[field]
        return -1 if seat == WHITE else len(path.fields)

    def ahead(self, seat: i64) -> i64:
        """The next field of its path."""
        return self.at(seat) + 1 if seat == WHITE else self.at(seat) - 1

    def run(self, seat: i64) -> i64:
        """How many fields one card flies: all equal lands that follow each other (KRU-F2)."""
        lands = self.track().lands
        i = self.ahead(seat)
        land: i64 = lands[i]
        step: i64 = 1 if seat == WHITE else -1
        end: i64 = len(lands) if seat == WHITE else -1
        fields: i64 = 1
        i += step
        while i != end and lands[i] == land:
            fields += 1
            i += step
        return fields

    def step(self, seat: i64, fields: i64) -> None:
        """Carry a raven forward, or back; back from its first field is the start (KRU-A2)."""
        path = self.track()
        i = self.at(seat) + (fields if seat == WHITE else -fields)
        self.facts[RAVEN + seat] = path.fields[i] if 0 <= i < len(path.fields) else NOWHERE

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

    def rotate(self, action: Action) -> None:                                        # KRU-A3
        if action.verb == CARD:
            zone = COLUMN + action.arg
            i = 0
            self.tell("rotates", action.arg)
        else:
            zone = DETOUR + action.arg * PAIRS + action.arg2
            i = action.args[2]
            self.tell("rotates_detour", action.arg, action.arg2)
        self.mark(zone, i, self.marks[self.cards[zone][i]] ^ TURNED)

    def remove(self, action: Action) -> None:                                        # KRU-A4
        if action.verb == CARD:
            self.tell("removes", action.arg)
            self.move(COLUMN + action.arg, 0, GONE)
            return
        self.tell("removes_detour", action.arg, action.arg2)
        place = action.arg * PAIRS + action.arg2
        self.move(DETOUR + place, action.args[2], GONE)
        below: i64 = 2 * (COLUMNS + place * DEEP + action.args[2])
        above: i64 = 2 * (COLUMNS + place * DEEP + DEEP)
        for seat in (WHITE, BLACK):                    # the outer ones move in, with their ravens (KRU-L3)
            if below < self.facts[RAVEN + seat] < above:
                self.facts[RAVEN + seat] -= 2

    def slide(self, c: i64, lane: i64) -> None:                                      # KRU-A6
        self.tell("slides", c, lane)
        covers: i64 = COVERS if self.track().beside[lane * COLUMNS + c] >= 0 else 0  # KRU-L4
        self.mark(COLUMN + c, 0, self.marks[self.cards[COLUMN + c][0]] | SLID[lane] | covers)

    def lay(self, place: i64, land: i64) -> None:                                    # KRU-L1, outermost: KRU-L2
        kind = self.kind(DRAWN, 0)
        turned = ONE[kind] != land
        self.move(DRAWN, 0, DETOUR + place)
        if turned:
            self.mark(DETOUR + place, len(self.cards[DETOUR + place]) - 1, TURNED)
        self.tell("lays", place // PAIRS, place % PAIRS, land, ONE[kind] if turned else OTHER[kind])

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

    def discard(self, seat: i64, action: Action) -> None:
        if action.verb == DROP:
            self.play(seat, FLIGHT_KIND[seat] + action.arg, USED + seat)
        else:
            self.play(seat, DEED_KIND[seat] + action.arg, GONE)
            self.tell("wastes", action.arg)
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
        returns = self.returns()
        if self.facts[DONE + WHITE] and self.facts[DONE + BLACK]:
            white, black = len(self.cards[HAND + WHITE]), len(self.cards[HAND + BLACK])
            if white == black:
                self.tell("shared", white)
                return
            self.tell("hands", max(white, black), min(white, black))
        self.tell("wins", WHITE if returns[WHITE] else BLACK)

    def returns(self) -> list[float]:
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
