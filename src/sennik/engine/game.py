"""A game: everything about it that does not change while it is played."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .answers import AllAnswers, Answer
from .errors import Unreadable
from .rng import Rng
from .terms import Kind, Mask, Seat, ZoneNumber
from .view import View

if TYPE_CHECKING:
    from .state import State

SPECTATOR: Final = 6           # the seat of whoever only looks on
EVERYONE: Final = 127          # six seats and the spectator: masks stay small ints, which are never allocated
UP: Final = 128                # beside the seats in a mask: the card lies face up
OPEN: Final = 255              # face up, so all know it
BIT: Final = vec[i64]([2 ** k for k in range(62)])     # for masks of any sort, because `1 << k` miscompiles for i64
LOWEST: Final = vec[i64]([-1] + [min([k for k in range(7) if m >> k & 1]) for m in range(1, 128)])

ROW: Final = 0                 # order is public, and the place of a card is an index
BAG: Final = 1                 # no order: what is drawn is drawn at random, what goes in is known by its number only
FAN: Final = 2                 # no order, faces are its owner's: a hand


# The parts of a game are dataclasses: each field is written once. Compiled, one is made in 0.2 to 0.4 µs, and one with
# an `__init__` of its own in 0.03, which matters for what is made at every step: View, Place and Note (with it what
# Koty notes of a table takes 1.4 µs, without 4.8).
@dataclass
class Option:
    """What can be agreed on before a game: one of a few values, all texts."""
    name: str
    values: tuple[str, ...] = ("no", "yes")
    default: str = ""          # the first, where nothing is said
    yes: str = ""              # the value meant by "yes", where "yes" is none itself

    def __post_init__(self) -> None:
        self.default = self.default or self.values[0]

    def read(self, given: object) -> str:
        value = ("yes" if given else "no") if isinstance(given, bool) else str(given)
        if value == "yes" and self.yes:
            value = self.yes
        if value not in self.values:
            raise Unreadable("no-such-value", option=self.name, value=value, values=" ".join(self.values))
        return value


@dataclass
class Identity:
    """The identity card of a game: what a lobby shows before there is a table."""
    key: str
    version: int               # of the rules; raised by every change of them
    least: int                 # seats
    most: int
    minutes: int
    weight: int                # how much there is to learn, 1 to 5
    options: tuple[Option, ...]
    since: int = 0             # the oldest version that can still be played; 0: none but this one

    def plays(self, version: int) -> int:
        """A version of the rules that can be played, 0 meaning the newest; a refusal for any other."""
        if version > self.version:
            raise Unreadable("new-rules", game=self.key, version=version)
        if version and version < (self.since or self.version):
            raise Unreadable("old-rules", game=self.key, version=version)
        return version or self.version

    def read(self, seats: int, given: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value, or a refusal that says what there is."""
        if not self.least <= seats <= self.most:
            raise Unreadable("seats-out-of-range", game=self.key, seats=seats, least=self.least, most=self.most)
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise Unreadable("no-such-option", game=self.key, option=name, options=" ".join(names))
        return {option.name: option.read(given[option.name]) if option.name in given else option.default
                for option in self.options}


@dataclass
class Zone:
    name: str
    shape: int = ROW
    owner: Seat = -1
    open: Mask = 0             # the seats that see a face lying here
    remember: Mask = 0         # the seats that do not see what they know here, but for cards turned up
    heap: bool = False         # only the top card is in sight: all must remember the rest
    signed: bool = False       # the sign on the back of the top card is in sight


@dataclass
class Phase:
    """A question. `rule` is where the rulebook opens while it is asked.

    `apart`: all answer behind their hands. What a seat moves among its own zones is seen by it alone until the phase is
    over; to the others these cards still lie at home, in bags, and they read the told word "apart".
    `forced`: who has but one answer left is not asked for it, the table gives it. Only where everybody can see how many
    are left: that a seat was not asked would else tell of its cards.
    `opens`: an answer to it begins a turn, even if the answer before was of the same seat.
    """
    name: str
    rule: str
    apart: bool = False
    forced: bool = False
    opens: bool = False


@dataclass
class Fact:
    """A block of public numbers: `size` of them from `start` on, one for `each` seat, field or whatever.

    `large`: they may grow beyond 64 bits, so they are kept apart, in `State.large`. Such blocks come last.
    """
    name: str
    start: int
    size: int = 1
    each: str = ""             # what the index counts: "seat", "seat field"; empty for a single number
    type: str = "number"       # what a number means, as in a signature; empty: bookkeeping, not to be shown
    large: bool = False


@dataclass(init=False, unsafe_hash=True)
class Place:
    """What a finger touches: a card, a whole zone (index -1), any card of a kind in a hand, or a number drawn there."""
    zone: ZoneNumber
    index: int
    kind: Kind
    fact: int

    def __init__(self, zone: ZoneNumber = -1, index: int = -1, kind: Kind = -1, fact: int = -1) -> None:
        self.zone = zone
        self.index = index
        self.kind = kind
        self.fact = fact


@dataclass(init=False)
class Note:
    """A number that a seat could work out from its view: what a region is worth, how far a hand carries."""
    name: str
    place: Place               # where it is shown; nowhere in particular, if its numbers say that themselves
    number: int

    def __init__(self, name: str, place: Place, number: int) -> None:
        self.name = name
        self.place = place
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its seats and options: zones, cards, phases, facts, and every answer that can ever be given.

    Made by sennik.new("sen", 4). `new(rng)` sets up a table; `imagine(view, rng)` is any state that looks like a view.
    """
    identity: Identity
    version: int                 # of the rules that are played here: the newest, or the one a game was begun by
    seats: i64
    options: dict[str, str]
    zones: tuple[Zone, ...]
    phases: tuple[Phase, ...]
    facts: tuple[Fact, ...]
    answers: AllAnswers
    told: tuple[str, ...]        # the words of `tell`, each with the signature of its numbers
    noted: tuple[str, ...]       # the names of notes that are read out: `note-<name>`
    reasons: tuple[str, ...]     # the words of `why_not`: `why-<word>`
    argued: tuple[str, ...]      # the words of a bot's reasons, `reason-<word>`, each with the names of its numbers
    kinds: tuple[str, ...]       # the names of the cards, by kind
    deck: list[Kind]             # the kind of each card
    backs: list[int]             # the back of each card, one for a kind: cards of one back may be taken for each other
    signs: list[int]             # what is printed on the back besides, in sight only on top of a signed zone
    home: list[ZoneNumber]       # the zone where each card begins
    branches: bool               # no rule looks at a row that it got before a verb: searches may let copies share rows

    # made by `ready`
    kind_of: vec[i64]            # deck and backs once more, as the compiled verbs read them
    back_of: vec[i64]
    piles: int                   # how many backs there are
    opens: vec[i64]              # by zone: who sees a face there; -1 for a bag
    shapes: vec[i64]             # by zone
    forgets: vec[i64]            # by zone: who must remember some of its cards
    signed: list[ZoneNumber]     # the zones that show a sign
    aparts: list[bool]           # by phase: answered behind the hand
    unmarked: list[int]
    numbers: int                 # how many facts there are …
    small: int                   # … and how many of them lie in `State.facts`
    first: State | None

    def __init__(self, identity: Identity, seats: int, options: Mapping[str, object], version: int = 0) -> None:
        self.identity = identity
        self.version = identity.plays(version)
        self.options = identity.read(seats, options)
        self.seats = seats
        self.signs = []
        self.told = ()
        self.noted = ()
        self.reasons = ()
        self.argued = ()
        self.opens = vec[i64]()
        self.branches = False

    def ready(self) -> None:
        """Called by a game when all of its parts are named; the rest follows from them."""
        cards = len(self.deck)
        if not len(self.backs) == len(self.home) == cards or (self.signs and len(self.signs) != cards):
            raise ValueError("every card needs a kind, a back and a home")
        back_of: dict[int, int] = {}
        sign_of: dict[int, int] = {}
        for card in range(cards):
            if back_of.setdefault(self.deck[card], self.backs[card]) != self.backs[card]:
                raise ValueError(f"'{self.kinds[self.deck[card]]}' has two backs: name it twice in `kinds`")
            if self.signs and sign_of.setdefault(self.deck[card], self.signs[card]) != self.signs[card]:
                raise ValueError(f"'{self.kinds[self.deck[card]]}' has two signs: name it twice in `kinds`")
        self.numbers = 0
        for fact in self.facts:
            if fact.start != self.numbers:
                raise ValueError(f"the facts '{fact.name}' begin at {fact.start}, not at {self.numbers}")
            self.numbers += fact.size
        self.small = sum([fact.size for fact in self.facts if not fact.large])
        if any([fact.large != (fact.start >= self.small) for fact in self.facts]):
            raise ValueError("large facts come last")
        self.first = None
        self.kind_of = vec[i64](self.deck)
        self.back_of = vec[i64](self.backs)
        self.unmarked = [0] * cards
        self.piles = max(self.backs) + 1
        self.opens = vec[i64]([-1 if z.shape == BAG else z.open for z in self.zones])
        self.shapes = vec[i64]([z.shape for z in self.zones])
        self.forgets = vec[i64]([EVERYONE if z.heap else z.remember for z in self.zones])
        self.aparts = [phase.apart for phase in self.phases]
        self.signed = [z for z in range(len(self.zones)) if self.zones[z].signed]

    def modules(self) -> list[str]:
        """Of the class and those it builds on, most special first: the name that its folder's modules begin with.

        Beside the rules, or a level above a folder `rules/`, lie the words, the bot and the text of a game.
        """
        found: list[str] = []
        for kind in type(self).__mro__:
            if kind is Game:
                break
            package = kind.__module__.rpartition(".")[0]
            found.append(package.removesuffix(".rules"))
        return found

    # ---- found by name
    def zone(self, name: str, number: int = 0) -> int:
        """The number of the zone with this name; of several alike, which: zone("dream", 2) is that of seat 2."""
        found = [z for z in range(len(self.zones)) if self.zones[z].name == name]
        if not 0 <= number < len(found):
            names = " ".join(dict.fromkeys([zone.name for zone in self.zones]))
            raise LookupError(f"there is no zone '{name}' {number}; there are: {names}")
        return found[number]

    def fact(self, name: str, number: int = 0) -> int:
        """Where a public number stands among the facts: state.facts[game.fact("score", 2)] is that of seat 2."""
        for fact in self.facts:
            if fact.name == name and 0 <= number < fact.size:
                return fact.start + number
        names = " ".join([f"{fact.name} ({fact.size})" for fact in self.facts])
        raise LookupError(f"there is no fact '{name}' {number}; there are: {names}")

    # ---- as a value
    def __repr__(self) -> str:
        usual = {option.name: option.default for option in self.identity.options}
        given = [f", {name}={value!r}" for name, value in self.options.items() if value != usual[name]]
        return f"sennik.new({self.identity.key!r}, {int(self.seats)}{''.join(given)})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (int(self.seats), self.options)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        """It does not change, so whoever plays it shares it."""
        return self

    def describe(self, view: View) -> str:
        """A view in the words of the game: what its seat may know, zone by zone."""
        who = [str(seat) for seat in range(self.seats) if view.asked >> seat & 1]
        asks = f"asks {' '.join(who)}" if who else "over"
        zones: list[str] = []
        for z in range(len(self.zones)):
            zone, faces = self.zones[z], view.cards[z]
            cards = [self.kinds[face] if face >= 0 else "?" for face in faces]
            told = " ".join(cards) if "?" not in cards or len(set(cards)) > 1 else f"{len(cards)} hidden"
            if cards:
                zones.append(f"{zone.name}{f' {zone.owner}' if zone.owner >= 0 else ''}: {told}")
        facts = [f"{fact.name}: {' '.join([str(k) for k in view.facts[fact.start:fact.start + fact.size]])}"
                 for fact in self.facts]
        return "; ".join([f"{self.phases[view.phase].name}, {asks}", *zones, *facts])

    # ---- what a game says
    def blank(self) -> State:
        """A state of this game with nothing in it."""
        raise self.unsaid("Game", "blank()")

    def new(self, rng: Rng) -> State:
        """The table set up, the first question asked."""
        raise self.unsaid("Game", "new(rng)")

    def unsaid(self, whose: str, method: str) -> NotImplementedError:
        """What a game must say and does not."""
        return NotImplementedError(f"the {whose} of '{self.identity.key}' has no {method}")

    def read_position(self, text: str, rng: Rng) -> State:
        """The state that a position in this game's notation describes, or a refusal that says what is wrong with it.

        Three refusals: `position-unreadable` with the part, `position-cards` with the card there are too few of,
        `position-rule` with the part and the id of the rule it breaks.
        """
        raise Unreadable("no-positions")

    def write_position(self, state: State) -> str:
        """The same the other way: `read_position` of it is the same position, but for chance."""
        raise Unreadable("no-positions")

    def place(self, answer: Answer, seat: int) -> tuple[Place, ...]:
        """The gesture of an answer: none for a button, one place to touch, or two: from there to there."""
        return ()

    def notes(self, view: View) -> tuple[Note, ...]:
        """What a table shows beside the cards so that nobody has to reckon. From the view alone."""
        return ()

    def why_not(self, view: View, place: Place) -> str:
        """Why the seat that is asked cannot touch this place now: one of `reasons`; empty where there is nothing to say
        but what is asked. From the view alone, so it tells nobody what they do not see."""
        return ""

    def side(self, seat: i64) -> i64:
        """Whom a seat plays for: itself, or the lowest seat among its partners."""
        return seat

    def start(self, rng: Rng) -> State:
        """Every card at home, every fact 0."""
        if not len(self.opens):
            raise ValueError(f"{type(self).__name__} is not ready: call self.ready() when its parts are named")
        if self.first is None:
            s = self.blank()
            s.cards = [[card for card in range(len(self.deck)) if self.home[card] == z] for z in range(len(self.zones))]
            s.marks = self.unmarked
            s.known = vec[i64]([0] * len(self.deck))
            s.facts = vec[i64]([0] * self.small)
            s.large = [0] * (self.numbers - self.small)
            for z in range(len(self.zones)):
                for card in s.cards[z]:
                    s.known[card] = max(self.opens[z], 0)
            self.first = s
        return self.first.copy(rng)

    def imagine(self, view: View, rng: Rng) -> State:
        """Some state that looks like `view` to its seat, each as likely as the others, with chance of its own."""
        s = self.blank()
        s.rng = rng
        s.phase, s.asked = view.phase, view.asked
        s.facts = vec[i64]([0] * self.small)
        k: i64 = 0
        while k < len(s.facts):
            s.facts[k] = view.facts[k]
            k += 1
        if k < self.numbers:
            s.large = list(view.facts[self.small:])
        s.known = vec[i64]([0] * len(self.deck))
        free: list[list[int]] = [[] for _ in self.kinds]           # by kind: cards not yet placed
        for card in range(len(self.deck)):
            free[self.deck[card]].append(card)
        unseen = [[free[kind].pop() for kind in kinds] for kinds in view.unseen]
        for hidden in unseen:
            rng.shuffle(hidden)
        s.cards = []
        for z in range(len(self.zones)):
            row: list[int] = []
            bag = self.opens[z] < 0
            for i in range(len(view.cards[z])):
                face = view.cards[z][i]
                card = free[face].pop() if face >= 0 else unseen[-1 - face].pop()
                if not bag:
                    s.known[card] = view.known[z][i]
                row.append(card)
            s.cards.append(row)
        s.marks = self.unmarked
        if view.marks:
            s.marks = self.unmarked[:]
            for z, i, how in view.marks:
                s.marks[s.cards[z][i]] = how
        for z in self.signed:
            if view.signs[z] >= 0:
                s.match_sign(z, view.signs[z], view.seat)
        return s

