"""A position: lists of ints. Every secret is the face of a card; every number is public; who knows a card is public."""
from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .answers import Answer, Answers
from .errors import Illegal
from .events import VEILED, Event
from .game import BIT, EVERYONE, FAN, LOWEST, ROW, UP, Game
from .rng import Rng
from .terms import Card, Face, Kind, Mask
from .view import View

TOP: Final = -1                # the place of the top card, wherever that is
NOWHERE: Final = -1000         # what `find` says where there is none: no verb takes it for a place
NONE: Final[Answers] = ()
NOTHING: Final[tuple[int, ...]] = ()
NO_CARDS: Final[list[int]] = []
NO_NUMBERS: Final[list[int]] = []
SHORT: Final = 32              # numbers in a row
MOST_SHARED: Final = 62        # zones, for which BIT has a bit
ALL_SHARED: Final = 2 ** 62 - 1
NO_KINDS: Final[tuple[tuple[int, ...], ...]] = ()
NO_MARKS: Final[tuple[tuple[int, int, int], ...]] = ()
BACK: Final[tuple[int, ...]] = (-1,)   # a face that cannot be told, where all cards have one back


def lowest(numbers: list[int]) -> i64:
    """min, without the price of calling a builtin."""
    low: i64 = numbers[0]
    for x in numbers:
        if x < low:
            low = x
    return low


class Hidden:
    """Where the cards of one back lie that a seat cannot tell. A bag has no order: its cards need no places."""
    zones: vec[i64]
    places: vec[i64]
    bag: i64                     # its zone, or -1

    def __init__(self) -> None:
        self.zones = vec[i64]()
        self.places = vec[i64]()
        self.bag = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, secrets too. Made by `game.new`, `record.begin`, `game.imagine` or `copy`.

    `asked` is the mask of the seats that are asked, `to_act()` the lowest of them; `legal(seat)` are its answers and
    `apply(seat, answer)` gives one. When nobody is asked, `returns()` says who won. `view(seat)` is what a seat knows.
    """
    game: Game
    cards: list[list[Card]]      # by zone: the numbers of the cards lying there
    known: vec[i64]              # by card: the seats that know its face, and whether it lies face up
    marks: list[int]             # by card all know: how it lies, what is on it; replaced, never changed in place
    facts: vec[i64]              # public numbers …
    large: list[int]             # … and behind them those that a game says may grow beyond 64 bits
    phase: i64
    asked: i64                   # the seats that are asked now; nobody: the game is over
    rng: Rng
    opens: vec[i64]              # the game's, at hand
    shared: i64                  # the zones whose rows another branch of this position reads, too
    log: list[Event] | None      # None in search

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase = 0
        self.asked = 0
        self.shared = 0
        self.log = None
        self.opens = game.opens
        self.large = NO_NUMBERS

    # ---- what a game says
    def legal(self, seat: i64) -> Answers:
        """The answers `seat` may give now; none if it is not asked."""
        raise self.game.unsaid("State", "legal(seat)")

    def apply(self, seat: i64, answer: Answer) -> None:
        """Carry out a legal answer. It trusts: answers from outside come through the record."""
        raise self.game.unsaid("State", "apply(seat, answer)")

    def result(self) -> list[float]:
        """Who won, by seat: 1 shared among the winners. Only asked when it is over, and only read: see `returns`."""
        raise self.game.unsaid("State", "result()")

    def scores(self) -> list[int]:
        """The points by seat, as they stand."""
        raise self.game.unsaid("State", "scores()")

    def browsing(self, seat: i64) -> i64:
        """The heap that `seat` looks through just now, or -1."""
        return -1

    def hand_on(self, to: State) -> None:
        """Give a copy what a game derived from the position and keeps beside it."""

    # ---- the verbs: the only ways in which a card changes its place or a face is learned
    # Two things are said twice for the sake of compiled speed, and no others: `deal` is `draw` again without an event
    # (8 % more random games of Sen a second), and `backs_of` does not look at the cards where there is one back (what a
    # table of Sen shows in 1.8 µs instead of 2.6).
    def move(self, src: i64, i: i64, dst: i64, j: i64 = TOP, show: i64 = 0) -> None:
        """Carry a card. Who knew it still does; who sees `dst`, or is shown it, learns it."""
        row = own_row(self, src)
        n: i64 = len(row)
        if n == 0 or i >= n or i < TOP:
            raise self.missing(src, i)
        card: i64 = row.pop() if i < 0 else row.pop(i)
        was: i64 = self.known[card]
        sight: i64 = self.opens[dst]                    # the seats that see a face lying there; < 0 for a bag
        now: i64 = (was & EVERYONE) | show | sight
        if sight < 0:
            now = 0
        if self.log is not None:
            self.note(Event.moved(src, i, dst, j), card, now, was)
        if now != was:
            self.known[card] = now
        if j < 0:
            own_row(self, dst).append(card)
        else:
            own_row(self, dst).insert(j, card)

    def draw(self, src: i64, dst: i64, show: i64 = 0) -> None:
        """Carry the top card, or from a bag any card."""
        if self.opens[src] >= 0:
            self.move(src, TOP, dst, TOP, show)
            return
        bag = own_row(self, src)
        last: i64 = len(bag) - 1
        if last < 0:
            raise self.missing(src, TOP)
        i: i64 = self.rng.below(last + 1)
        card = bag.pop()
        if i != last:
            other = bag[i]
            bag[i] = card
            card = other
        sight: i64 = self.opens[dst]
        now: i64 = show | sight
        if sight < 0:
            now = 0
        if now:
            self.known[card] = now
        if self.log is not None:
            self.note(Event.moved(src, TOP, dst, TOP), card, now, 0)
        own_row(self, dst).append(card)

    def deal(self, src: i64, dst: i64, n: i64) -> None:
        """Draw n times."""
        if self.opens[src] >= 0 or self.opens[dst] or self.log is not None:
            while n > 0:
                self.draw(src, dst)
                n -= 1
            return
        bag = own_row(self, src)                              # the same without an event
        row = own_row(self, dst)
        rng = self.rng
        last: i64 = len(bag) - 1
        if last < n - 1:
            raise self.missing(src, TOP)
        while n > 0:
            i: i64 = rng.below(last + 1)
            card = bag.pop()
            if i != last:
                other = bag[i]
                bag[i] = card
                card = other
            row.append(card)
            last -= 1
            n -= 1

    def missing(self, zone: int, i: int) -> ValueError:
        """What is wrong where a rule takes a card that is not there."""
        name = self.game.zones[zone].name
        where = "top" if i == TOP else "such" if i < 0 else f"place {i}"
        return ValueError(f"there is no {where} card in '{name}' ({zone}), which has {len(self.cards[zone])}")

    def swap(self, a: i64, i: i64, b: i64, j: i64) -> None:
        """Exchange two cards unseen; what is known of them goes with them."""
        one = own_row(self, a)
        other = own_row(self, b)
        card = one[i]
        one[i] = other[j]
        other[j] = card
        if self.log is not None:
            self.log.append(Event.swapped(a, i, b, j))

    def reveal(self, zone: i64, i: i64, seats: i64) -> None:
        """Show a card to `seats` where it lies."""
        card: i64 = self.cards[zone][i]
        was: i64 = self.known[card]
        now: i64 = was | seats
        if now != was:
            self.known[card] = now
        if self.log is not None:
            self.note(Event.revealed(zone, i), card, now, was)

    def reveal_all(self, zone: i64, seats: i64) -> None:
        if self.log is None:
            known = self.known
            for card in self.cards[zone]:
                known[card] |= seats
            return
        i: i64 = 0
        while i < len(self.cards[zone]):
            self.reveal(zone, i, seats)
            i += 1

    def shuffle(self, zone: i64, *sources: int) -> None:
        """Gather the cards of `sources` into `zone` and mix them all: nobody knows which is which now."""
        pile = own_row(self, zone)
        for z in sources:
            row = own_row(self, z)
            pile.extend(row)
            row.clear()
        known = self.known
        for card in pile:
            known[card] = 0
        if self.marks is not self.game.unmarked:
            self.marks = self.marks[:]
            for card in pile:
                self.marks[card] = 0
        if self.opens[zone] >= 0:
            self.rng.shuffle(pile)
        if self.log is not None:
            self.log.append(Event.shuffled(zone, sources))

    def mark(self, zone: i64, i: i64, how: int) -> None:
        """Turn or slide a card, or lay something on it. Only a card that all know can bear a mark."""
        card: i64 = self.cards[zone][i]
        self.marks = self.marks[:]
        self.marks[card] = how
        if self.log is not None:
            if self.known[card] & EVERYONE != EVERYONE:
                raise ValueError("only a card that all know can bear a mark")
            self.log.append(Event.marked(zone, i, how))

    def tell(self, word: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event without cards. Its numbers are public; the game's `told` says what they mean."""
        if self.log is not None:
            self.log.append(Event.told(word, (a, b, c, d)))

    def note(self, event: Event, card: Card, now: Mask, was: Mask) -> None:
        """Write down what happened to a card; nobody can tell its place in a hand or a bag."""
        game = self.game
        if game.zones[event.src].shape != ROW:
            event.i = VEILED
        if game.zones[event.dst].shape != ROW:
            event.j = VEILED
        if self.is_apart():
            event.apart = game.zones[event.dst].owner
        if self.log is not None:
            self.log.append(event.of(card, game.deck[card], game.backs[card], now, was))

    def is_apart(self) -> bool:
        """Is the question answered behind the hand?"""
        aparts = self.game.aparts
        return self.phase < len(aparts) and aparts[self.phase]

    # ---- what is written once for all games
    def returns(self) -> list[float]:
        """Who won, by seat: 1 shared among the winners; refused while somebody is still asked."""
        if self.asked:
            raise Illegal("not-over")
        return self.result()[:]

    def forced(self, seat: i64) -> Answer | None:
        """The one answer left to `seat`, where the phase says that everybody can see it."""
        if not self.asked & BIT[seat] or not self.game.phases[self.phase].forced:
            return None
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def to_act(self) -> i64:
        """The lowest seat that is asked; -1 when the game is over."""
        return LOWEST[self.asked]

    def kind(self, zone: i64, i: i64) -> i64:
        return self.game.kind_of[self.cards[zone][i]]

    def find(self, zone: i64, kind: i64) -> i64:
        """Where in a hand a card of this kind is, or NOWHERE: of equal cards the one most seats know leaves first."""
        deck = self.game.kind_of
        best: i64 = NOWHERE
        most: i64 = -1
        i: i64 = 0
        for card in self.cards[zone]:
            if deck[card] == kind:
                mask: i64 = self.known[card]
                if mask > most:
                    best = i
                    most = mask
            i += 1
        return best

    def copy(self, rng: Rng) -> State:
        """An independent copy, with chance of its own and no log."""
        s = self.game.blank()
        s.cards = [row[:] for row in self.cards]
        s.known = self.known[:]
        s.facts = self.facts[:]
        self.repeat(s, rng)
        return s

    def branch(self, rng: Rng, over: State | None = None) -> State:
        """A copy to try something out on, in half the time: a row is copied when a verb changes it, here or there.

        Only for who leaves the rows to the verbs, as rules do, and only where the game says that its rules allow it.
        A branch that is done with can be given as `over`: it becomes the new one, and hardly any memory is asked for.
        """
        if not self.game.branches or len(self.cards) > MOST_SHARED:
            return self.copy(rng)
        s = over
        if s is None:
            s = self.game.blank()
            s.cards = self.cards[:]
            s.shared = ALL_SHARED
            s.known = self.known[:]
            s.facts = self.facts[:]
        else:
            z: i64 = 0
            for row in self.cards:
                if s.shared & BIT[z]:
                    s.cards[z] = row
                elif not refilled(s.cards[z], row):
                    s.cards[z] = row
                    s.shared |= BIT[z]
                z += 1
            s.known = rewritten(s.known, self.known)
            s.facts = rewritten(s.facts, self.facts)
            s.log = None
        self.shared = ALL_SHARED
        self.repeat(s, rng)
        return s

    def repeat(self, s: State, rng: Rng) -> None:
        """Give a copy what is no row."""
        s.marks = self.marks
        if self.large:
            s.large = self.large[:]
        s.phase = self.phase
        s.asked = self.asked
        s.rng = rng
        self.hand_on(s)

    def __copy__(self) -> State:
        return self.copy(self.rng.copy())

    def __deepcopy__(self, memo: object) -> State:
        return self.copy(self.rng.copy())

    def __reduce__(self) -> tuple[object, ...]:
        """The whole position with its chance, without the log."""
        return revived, (self.game, self.cards, list(self.known), self.marks, list(self.facts), self.large,
                         int(self.phase), int(self.asked), self.rng)

    def __repr__(self) -> str:
        """The whole position, every hidden card too: for whoever writes rules, never for a player."""
        game = self.game
        kinds = tuple([tuple([game.deck[card] for card in row]) for row in self.cards])
        nobody = View(-1, self.phase, self.asked, kinds, NO_KINDS, NO_KINDS, NOTHING, self.all_facts(), NO_MARKS)
        return f"<State of {game!r}, all cards open: {game.describe(nobody)}>"

    def become(self, other: State) -> None:
        """Take over the position of another state of the game, such as a copy that was tried out, and its chance.

        Nothing is copied: the other is not to be used any more. The log stays as it is.
        """
        self.cards = other.cards
        self.shared = other.shared
        self.known = other.known
        self.marks = other.marks
        self.facts = other.facts
        self.large = other.large
        self.phase = other.phase
        self.asked = other.asked
        self.rng = other.rng
        other.hand_on(self)

    def view(self, seat: i64, recall: bool = True, whole: bool = True) -> View:
        """What `seat` may know; without `recall`, only the faces it sees now. Not `whole`: without `unseen`."""
        game = self.game
        rows, known, asked = self.cards, self.known, self.asked
        if self.is_apart():
            rows, known, asked = self.behind_hands(seat)
        unseen: list[Card] = []
        cards: list[tuple[int, ...]] = []
        masks: list[tuple[int, ...]] = []
        z: i64 = 0
        for row in rows:
            if self.opens[z] < 0:
                cards.append(self.backs_of(row))
                masks.append(NOTHING)
                if whole:
                    unseen += row
            else:
                beside: list[Mask] = []
                faces = self.faces_in(z, known, seat, recall, row, beside, unseen)
                if game.zones[z].shape == FAN:         # sorted: its order would tell how long a card was held
                    pairs = sorted(zip(faces, beside))
                    faces = [pair[0] for pair in pairs]
                    beside = [pair[1] for pair in pairs]
                cards.append(tuple(faces))
                masks.append(tuple(beside))
            z += 1
        return View(seat, self.phase, asked, tuple(cards), tuple(masks), self.by_back(unseen) if whole else NO_KINDS,
                    self.signs_shown(), self.all_facts(), self.marks_shown())

    def all_facts(self) -> tuple[int, ...]:
        """The public numbers as `Game.facts` counts them, the large ones too."""
        facts = tuple(self.facts)
        return facts + tuple(self.large) if self.large else facts

    def put_fact(self, k: i64, number: int) -> None:
        """Write the public number at `k`, wherever it is kept."""
        if k < len(self.facts):
            self.facts[k] = number
        else:
            self.large[k - len(self.facts)] = number

    def backs_of(self, row: list[Card]) -> tuple[Face, ...]:
        """What there is to see of a bag: how many cards of each back."""
        if self.game.piles == 1:
            return BACK * len(row)
        backs = self.game.backs
        return tuple(sorted([-1 - backs[card] for card in row]))

    def faces_in(self, zone: i64, known: vec[i64], seat: i64, recall: bool, row: list[Card], masks: list[Mask],
                 unseen: list[Card]) -> list[Face]:
        """The faces of a row for `seat`. Who knows each goes to `masks`, what it cannot tell to `unseen`.

        Without `recall` it cannot tell, and does not know, what it would have to remember.
        """
        game = self.game
        deck = game.kind_of
        backs = game.back_of
        bit: i64 = BIT[seat]
        forgets: bool = not recall and game.forgets[zone] & bit != 0
        covered: bool = forgets and game.zones[zone].remember & bit != 0
        under: i64 = len(row) - 1 if forgets and game.zones[zone].heap and self.browsing(seat) != zone else 0
        out: list[Face] = []
        for card in row:
            mask: i64 = known[card]
            if under > 0 or (covered and not mask & UP):
                mask &= ~bit
            under -= 1
            masks.append(mask)
            if mask & bit:
                out.append(deck[card])
            else:
                out.append(-1 - backs[card])
                unseen.append(card)
        return out

    def by_back(self, unseen: list[Card]) -> tuple[tuple[Kind, ...], ...]:
        """The kinds of these cards, sorted, so that nothing tells where they lie."""
        out: list[list[Kind]] = [[] for _ in range(self.game.piles)]
        for card in unseen:
            out[self.game.backs[card]].append(self.game.deck[card])
        for kinds in out:
            kinds.sort()
        return tuple([tuple(kinds) for kinds in out])

    def signs_shown(self) -> tuple[int, ...]:
        """By zone the sign on its top card, -1 where none is in sight; nothing at all in a game without signs."""
        game = self.game
        if not game.signed:
            return NOTHING
        signs = [-1] * len(self.cards)
        for z in game.signed:
            if self.cards[z]:
                signs[z] = game.signs[self.cards[z][-1]]
        return tuple(signs)

    def marks_shown(self) -> tuple[tuple[int, int, int], ...]:
        """Zone, place and mark of every card that bears one."""
        if self.marks is self.game.unmarked:
            return NO_MARKS
        marks: list[tuple[int, int, int]] = []
        for z in range(len(self.cards)):
            for i in range(len(self.cards[z])):
                if self.marks[self.cards[z][i]]:
                    marks.append((z, i, self.marks[self.cards[z][i]]))
        return tuple(marks)

    def behind_hands(self, seat: i64) -> tuple[list[list[int]], vec[i64], i64]:
        """Cards, knowledge and who is asked as `seat` sees them: what the others took still lies at home."""
        game = self.game
        rows: list[list[int]] = [[] for _ in self.cards]
        known = self.known[:]
        for z in range(len(self.cards)):
            if game.zones[z].owner in (-1, seat):
                rows[z] += self.cards[z]
            else:
                for card in self.cards[z]:
                    rows[game.home[card]].append(card)
                    known[card] = 0
        everyone: i64 = BIT[game.seats] - 1
        return rows, known, self.asked | (everyone & ~BIT[seat])

    def showing(self) -> tuple[object, ...]:
        """What can come into sight without an event: the heap each seat looks through, and the signs on top."""
        return (*[int(self.browsing(seat)) for seat in range(self.game.seats)], *self.signs_shown())

    def redeal(self, seat: i64) -> None:
        """Become any position that looks the same to `seat`: every card it cannot place changes with another."""
        self.mix(self.hidden(seat), seat)

    def hidden(self, seat: i64) -> list[Hidden]:
        """By back: where the cards lie that `seat` cannot tell. A search finds it once, for all copies of a position.

        A second bag, or one with several backs, is like a row here.
        """
        bit: i64 = BIT[seat]
        known = self.known
        backs = self.game.back_of
        found: list[Hidden] = []
        back: i64 = 0
        while back < self.game.piles:
            hidden = Hidden()
            empty = True
            z: i64 = 0
            for row in self.cards:
                if self.opens[z] < 0 and empty and self.all_of(row, back):
                    hidden.bag = z
                    empty = not row
                else:
                    i: i64 = 0
                    for card in row:
                        mask: i64 = known[card]
                        if not mask & bit and backs[card] == back:
                            hidden.zones = append(hidden.zones, z)
                            hidden.places = append(hidden.places, i)
                        i += 1
                z += 1
            found.append(hidden)
            back += 1
        return found

    def mix(self, hidden: list[Hidden], seat: i64) -> None:
        """Shuffle the cards in the places that are hidden from `seat`."""
        game = self.game
        signs = self.signs_shown()
        for places in hidden:
            self.exchange_unseen(places)
        for z in game.signed:
            if signs[z] >= 0:
                self.match_sign(z, signs[z], seat)

    def exchange_unseen(self, hidden: Hidden) -> None:
        """Those of one back. Who knows a card is public: that stays with the place."""
        known = self.known
        rng = self.rng
        zones = hidden.zones
        places = hidden.places
        bag = own_row(self, hidden.bag) if hidden.bag >= 0 else NO_CARDS
        n: i64 = len(places)
        k: i64 = 0
        while k < n:
            j: i64 = k + rng.below(n - k + len(bag))
            if j != k:
                row = own_row(self, zones[k])
                i: i64 = places[k]
                old: i64 = row[i]
                new: i64
                if j < n:
                    other = own_row(self, zones[j])
                    new = other[places[j]]
                    other[places[j]] = old
                    mask = known[new]
                    known[new] = known[old]
                    known[old] = mask
                else:
                    new = bag[j - n]
                    bag[j - n] = old
                    known[new] = known[old]
                    known[old] = 0
                row[i] = new
            k += 1

    def all_of(self, row: list[int], back: i64) -> bool:
        """Have all these cards this back?"""
        backs = self.game.backs
        if self.game.piles > 1:
            for card in row:
                if backs[card] != back:
                    return False
        return True

    def match_sign(self, zone: int, sign: int, seat: int) -> None:
        """See that the top card of `zone` bears `sign`, changing it if need be with a card `seat` cannot tell from it.

        All arrangements stay equally likely: each right one is reached from itself and from equally many wrong ones.
        """
        game = self.game
        top = self.cards[zone][-1]
        if game.signs[top] == sign:
            return
        bit = BIT[seat]
        matched = [self.cards[z][-1] for z in game.signed if z < zone and self.cards[z]]       # these stay on top
        zones: list[int] = []
        places: list[int] = []
        for z in range(len(self.cards)):
            row = self.cards[z]
            for i in range(len(row)):
                same = game.backs[row[i]] == game.backs[top] and game.signs[row[i]] == sign
                if same and not self.known[row[i]] & bit and row[i] not in matched:
                    zones.append(z)
                    places.append(i)
        k = self.rng.below(len(zones))
        other = own_row(self, zones[k])
        new = other[places[k]]
        other[places[k]] = top
        own_row(self, zone)[-1] = new
        self.known[top], self.known[new] = self.known[new], self.known[top]

    def dump(self) -> tuple[object, ...]:
        """All of the position, secrets too: for replay, tests and digests."""
        return (tuple([tuple(z) for z in self.cards]), tuple(self.known), tuple(self.marks), self.all_facts(),
                NOTHING, self.phase, self.asked, self.rng.mark())       # NOTHING: old records keep their digests

    def digest(self) -> str:
        return blake2b(repr(self.dump()).encode(), digest_size=16).hexdigest()


def own_row(s: State, zone: i64) -> list[Card]:
    """The cards of a zone, for a verb to change: not before they are this position's alone."""
    if s.shared and s.shared & BIT[zone]:
        s.shared &= ~BIT[zone]
        s.cards[zone] = s.cards[zone][:]
    return s.cards[zone]


# What is short is sooner written over than made afresh.
def refilled(old: list[int], new: list[int]) -> bool:
    """Make `old` the same as `new`, if that is short."""
    n: i64 = len(new)
    if n > SHORT:
        return False
    while len(old) > n:
        old.pop()
    k: i64 = 0
    there: i64 = len(old)
    for x in new:
        if k < there:
            old[k] = x
        else:
            old.append(x)
        k += 1
    return True


def rewritten(old: vec[i64], new: vec[i64]) -> vec[i64]:
    """A copy of `new`, if it is short in the place of `old`, which is as long."""
    if len(new) > SHORT:
        return new[:]
    k: i64 = 0
    for x in new:
        old[k] = x
        k += 1
    return old


def revived(game: Game, cards: list[list[Card]], known: list[Mask], marks: list[int], facts: list[int],
            large: list[int], phase: int, asked: Mask, rng: Rng) -> State:
    """A state that was pickled."""
    s = game.blank()
    s.cards, s.known, s.facts, s.large = cards, vec[i64](known), vec[i64](facts), large
    s.phase, s.asked, s.rng = phase, asked, rng
    s.marks = game.unmarked if marks == game.unmarked else marks
    return s
