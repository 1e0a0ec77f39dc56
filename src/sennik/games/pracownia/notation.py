"""Positions as text: what one would say to set a table up by hand, a line for each part.

    round: 2                               rows: archive:wzs lake:ll          0 workshop: c1:z* c2:ssw d1:l^
    stage: travelling                      bag: 20w 18z 17l 20s 12b           0 hands: wwb
    order: 1 0                             pile II: 19 24@0 30                0 opened: 05 19=w

Shards are letters: w water, z earth, l meadow, s rock (S once it is climbed), b move (white), r red. A workshop is its
fields, a stack from the lowest shard, ^ a tree on it, * the dreamer. A row is written from the left, a pile from the
top; behind a card = tells the shard on it and @ the seats that know it though it lies face down. Seats are counted
from 0, turns from 1. What is not said is as it is when a game begins; the bag, the supply of trees and the piles hold
what is nowhere else, and a pile that ends with | holds no more than is said.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ...engine.errors import Unreadable
from ...engine.game import BIT
from ...engine.position import Card, arrange
from ...engine.rng import Rng
from ...engine.state import State
from .rules import doing, facts, grid, nightmare, phases, pieces, places, stages, walk, zones
from .rules.cards import LEVELS, wishes
from .rules.golem import MOVES
from .rules.landscapes import LORD_CARDS
from .rules.pieces import BASE, RED, ROCK, SORTS, SUPPLY, TREES_EACH
from .rules.places import PLACES, SPACES
from .rules.rounds import ROUNDS
from .rules.state import PracowniaState
from .rules.travel import ACTION_POINTS, KEY_LIMIT

if TYPE_CHECKING:
    from .rules.game import Pracownia

LETTERS: Final = ".wzlsbr"                     # by colour
CLIMBED_ROCK: Final = "S"
STANDING: Final = ("", "^", "*", "^*")         # on a stack
LINK_NAMES: Final = tuple([f"{p + 1}-{q + 1}" for p, q in places.LINKS])
STAGES: Final = ("choosing", "travelling", "creating", "closing")
# What a seat does while it is asked, where nothing is interrupted.
BUSY: Final[list[int]] = [phases.START, phases.TRAVEL, phases.CREATE, phases.CLOSE]
USUAL_WISHES: Final = "shards stacks cards far"
HIGHEST: Final = 9999          # score, up or down
SIX_DIGITS: Final = 6


# ---- fields
def read_field(text: str) -> int:
    """A stack and what stands on it: 'ssw*'."""
    field = 0
    stack = text.rstrip("^*")
    for letter in stack:
        field = field * BASE + LETTERS.index(letter.lower())
    return field * BASE + STANDING.index(text[len(stack):])


def read_climbed(text: str) -> int:
    """Digit by digit beside the stack."""
    climbed = 0
    for letter in text.rstrip("^*"):
        climbed = climbed * BASE + (1 if letter == CLIMBED_ROCK else 0)
    return climbed * BASE


def write_field(field: int, climbed: int = 0) -> str:
    shards = pieces.colours(field)
    fresh = [not level for level in pieces.colours(climbed)]
    fresh = [True] * (len(shards) - len(fresh)) + fresh
    stack = [LETTERS[shards[k]] if fresh[k] else CLIMBED_ROCK for k in range(len(shards))]
    return "".join(stack) + STANDING[field & pieces.LAST]


def by_name() -> list[int]:
    """The fields in the order of their names: a1 a2 … e5."""
    return sorted(range(grid.FIELDS), key=grid.NAMES.__getitem__)


# ---- reading
class PracowniaReader:
    """One text, taken apart; each part is looked up once, and what nobody asked for is refused in the end."""
    game: Pracownia
    parts: dict[str, str]
    numbers: dict[int, int]
    used: list[int]            # shards by colour that lie somewhere
    trees: int                 # that are planted
    marks: dict[int, int]      # by kind of card: the shard on it
    cards: dict[int, list[Card]]

    def __init__(self, game: Pracownia, text: str) -> None:
        self.game = game
        self.parts = {}
        self.numbers = {}
        self.used = [0] * (SORTS + 1)
        self.trees = 0
        self.marks = {}
        self.cards = {}
        for line in text.replace(";", "\n").split("\n"):
            if line.strip():
                name, colon, value = line.partition(":")
                name = " ".join(name.split())
                if not colon or name in self.parts:
                    raise Unreadable("position-unreadable", part=name)
                self.parts[name] = value.strip()

    def read(self, rng: Rng) -> State:
        self.read_time()
        self.read_dreamworld()
        self.read_wishes()
        for seat in range(facts.MOST_SEATS):
            self.numbers[facts.DREAMER + seat] = -1
            if seat < self.game.seats:
                self.read_seat(seat)
        asked = self.read_asked()
        self.read_drawn(asked)
        self.read_supplies()
        piles = [self.parts.pop(f"pile {level}", "") for level in LEVELS]
        for part in self.parts:
            raise Unreadable("position-unreadable", part=part)
        s = cast(PracowniaState, arrange(self.game, self.cards, phase=phases.OVER, asked=[], facts=self.numbers,
                                         rng=rng))
        for level in range(len(LEVELS)):
            self.read_pile(s, level, piles[level])
        if self.marks:
            s.marks = [self.marks.get(kind, 0) for kind in self.game.deck]
        for seat in asked:
            doing.begin(s, seat, BUSY[self.numbers[facts.STAGE]])
        s.ask()
        return s

    # what values look like
    def number(self, part: str, default: int, least: int, most: int) -> int:
        text = self.parts.pop(part, None)
        return default if text is None else self.count(part, text, least, most)

    def count(self, part: str, text: str, least: int, most: int) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= SIX_DIGITS) or text == "-0":
            raise Unreadable("position-unreadable", part=part)
        if not least <= int(text) <= most:
            raise Unreadable("position-unreadable", part=part)
        return int(text)

    def name(self, part: str, text: str, names: tuple[str, ...]) -> int:
        if text not in names:
            raise Unreadable("position-unreadable", part=part)
        return names.index(text)

    def seats(self, part: str, default: list[int]) -> list[int]:
        given = self.parts.pop(part, " ".join([str(seat) for seat in default])).split()
        names = tuple([str(seat) for seat in range(self.game.seats)])
        found = [self.name(part, seat, names) for seat in given]
        if len(set(found)) != len(found):
            raise Unreadable("position-unreadable", part=part)
        return found

    def colour(self, part: str, letter: str) -> int:
        """A shard that lies somewhere now."""
        colour = self.name(part, letter, tuple(LETTERS[1:])) + 1
        if colour == RED and not self.game.nightmare:
            raise Unreadable("position-rule", part=part, rule="PRA-C1")
        self.used[colour] += 1
        return colour

    # what there is
    def read_time(self) -> None:
        numbers = self.numbers
        stage = self.name("stage", self.parts.pop("stage", "travelling"), STAGES)
        now = self.number("round", 1 if stage else 0, 0, ROUNDS)
        if (stage == stages.CHOOSING) != (now == 0) or (stage == stages.CLOSING and now != ROUNDS):
            raise Unreadable("position-rule", part="round", rule="PRA-R1")
        numbers[facts.STAGE] = stage
        numbers[facts.ROUND] = now
        numbers[facts.TURN] = self.number("turn", 1, 1, self.game.seats) - 1
        order = self.seats("order", list(range(self.game.seats)))
        if len(order) != self.game.seats:
            raise Unreadable("position-rule", part="order", rule="PRA-U1")
        for turn in range(facts.MOST_SEATS):
            numbers[facts.ORDER + turn] = order[turn] if turn < len(order) else -1
        travelling = ACTION_POINTS if stage == stages.TRAVELLING else 0
        numbers[facts.POINTS] = self.number("points", travelling, 0, ACTION_POINTS)
        numbers[facts.KEYS] = self.number("keys", 0, 0, KEY_LIMIT)
        numbers[facts.USED] = self.name("used", self.parts.pop("used", "no"), ("no", "yes"))

    def read_dreamworld(self) -> None:
        for text in self.parts.pop("rows", "").split():
            name, _, row = text.partition(":")
            place = self.name("rows", name, places.NAMES)
            if not row or self.numbers.get(facts.row(place)) or len(row) > SPACES:
                raise Unreadable("position-unreadable", part="rows")
            for space in range(len(row)):
                self.numbers[facts.row(place) + space] = self.colour("rows", row[space])
        self.numbers[facts.NIGHTMARE] = -1
        if self.game.nightmare:
            where = self.parts.pop("nightmare", places.NAMES[nightmare.FROM])
            self.numbers[facts.NIGHTMARE] = self.name("nightmare", where, places.NAMES)
            for link in self.parts.pop("links", "").split():
                at = facts.RED_LINK + self.name("links", link, LINK_NAMES)
                if self.numbers.get(at):
                    raise Unreadable("position-unreadable", part="links")
                self.numbers[at] = 1
                self.used[RED] += 1

    def read_wishes(self) -> None:                                                   # PRA-C4, PRA-U2
        names = tuple([wish.name for wish in wishes()])
        given = self.parts.pop("wishes", USUAL_WISHES).split()
        left = [wish.name for wish in self.game.tokens]
        circles: list[int] = []
        for k in range(len(given)):
            name, _, letter = given[k].partition("-")
            wish = self.name("wishes", name, names)
            if name not in left or (letter != "") != wishes()[wish].circle or len(given) != facts.TOKENS:
                raise Unreadable("position-rule", part="wishes", rule="PRA-U2")
            left.remove(name)
            self.numbers[facts.WISH + k] = wish
            self.numbers[facts.CIRCLE + k] = self.colour("wishes", letter) if letter else 0
            if letter:
                circles.append(self.numbers[facts.CIRCLE + k])
        if len(given) != facts.TOKENS or len(set(circles)) != len(circles) or any([c > ROCK for c in circles]):
            raise Unreadable("position-rule", part="wishes", rule="PRA-U2")

    def read_seat(self, seat: int) -> None:
        numbers = self.numbers
        numbers[facts.SCORE + seat] = self.number(f"{seat} score", 0, -HIGHEST, HIGHEST)
        turns = [turn for turn in range(self.game.seats) if numbers[facts.ORDER + turn] == seat]
        where = self.parts.pop(f"{seat} place", places.NAMES[turns[0]])
        numbers[facts.TRAVELLER + seat] = self.name(f"{seat} place", where, places.NAMES)
        numbers[facts.SLEPT + seat] = self.number(f"{seat} slept", 0, 0, self.game.seats)
        self.read_workshop(seat)
        for letter in self.parts.pop(f"{seat} hands", ""):
            at = facts.hand(seat) + self.colour(f"{seat} hands", letter)
            numbers[at] = numbers.get(at, 0) + 1
        self.read_cards(f"{seat} opened", zones.opened(seat), False)
        self.read_cards(f"{seat} done", zones.done(seat), True)
        numbers[facts.FREE + seat] = self.name(f"{seat} free", self.parts.pop(f"{seat} free", "no"), ("no", "yes"))
        if numbers[facts.FREE + seat] and numbers[facts.DREAMER + seat] < 0:
            raise Unreadable("position-rule", part=f"{seat} free", rule="PRA-D2")
        numbers[facts.STEPS + seat] = self.number(f"{seat} steps", 0, 0, walk.FREE_LIMIT)
        numbers[facts.LEFT + seat] = self.number(f"{seat} left", 0, 0, MOVES)
        highest = grid.FIELDS * (sum(SUPPLY) + 1)
        numbers[facts.HELD + seat] = self.number(f"{seat} held", 0, 0, highest)
        wished = self.parts.pop(f"{seat} wished", "").split()
        for k in range(len(wished)):
            if k >= facts.TOKENS:
                raise Unreadable("position-unreadable", part=f"{seat} wished")
            numbers[facts.wished(seat) + k] = self.count(f"{seat} wished", wished[k], 0, HIGHEST)

    def read_workshop(self, seat: int) -> None:
        part = f"{seat} workshop"
        for text in self.parts.pop(part, "").split():
            name, _, stack = text.partition(":")
            f = self.name(part, name, grid.NAMES)
            shards = stack.rstrip("^*")
            stands = stack[len(shards):]
            at = facts.fields(seat) + f
            if not shards or stands not in STANDING or self.numbers.get(at):
                raise Unreadable("position-unreadable", part=part)
            for letter in shards:
                self.colour(part, "s" if letter == CLIMBED_ROCK else letter)
            if "r" in shards and (len(shards) > 1 or "^" in stands):
                raise Unreadable("position-rule", part=part, rule="PRA-N5")
            if stands == "^*":
                raise Unreadable("position-rule", part=part, rule="PRA-K3")
            self.numbers[at] = read_field(stack)
            self.numbers[facts.climbed(seat) + f] = read_climbed(stack)
            if stands == "^":
                self.trees += 1
            elif stands == "*":
                if self.numbers[facts.DREAMER + seat] >= 0:
                    raise Unreadable("position-unreadable", part=part)
                self.numbers[facts.DREAMER + seat] = f

    def read_cards(self, part: str, zone: int, top_only: bool) -> None:
        """Cards that lie open to all, with the shards on them: on any open card, but only on top of a pile (PRA-L5)."""
        row: list[Card] = []
        given = self.parts.pop(part, "").split()
        for text in given:
            name, equals, letter = text.partition("=")
            kind = self.name(part, name, self.game.kinds)
            row.append(kind)
            if equals:
                if letter == "r" or (top_only and text is not given[-1]):
                    raise Unreadable("position-rule", part=part, rule="PRA-L5" if top_only else "PRA-N8")
                self.marks[kind] = self.colour(part, letter)
        self.cards[zone] = row

    def read_asked(self) -> list[int]:
        """Who is asked: the one whose turn it is, or together those who still create (PRA-K8); nobody at the end."""
        stage = self.numbers[facts.STAGE]
        mover = self.numbers[facts.ORDER + self.numbers[facts.TURN]]
        if self.game.together and stages.IS_CREATION[stage]:
            asked = self.seats("asked", list(range(self.game.seats)))
            if asked != sorted(asked) or self.numbers[facts.TURN]:
                raise Unreadable("position-rule", part="asked", rule="PRA-K8")
        else:
            asked = self.seats("asked", [mover])
            if asked not in ([mover], []):
                raise Unreadable("position-rule", part="asked", rule="PRA-R1")
        if not asked and stage != stages.CLOSING:
            raise Unreadable("position-rule", part="asked", rule="PRA-R1")
        return asked

    def read_drawn(self, asked: list[int]) -> None:                                  # PRA-U4
        """Cards that somebody is choosing from: between two actions only the start cards."""
        choosing = self.numbers[facts.STAGE] == stages.CHOOSING
        for seat in range(self.game.seats):
            part = f"{seat} drawn"
            row: list[Card] = []
            for text in self.parts.pop(part, "").split():
                name, knowers = self.card(part, text)
                row.append((name, knowers | BIT[seat]))
                if self.game.backs[name]:
                    raise Unreadable("position-rule", part=part, rule="PRA-U4")
            if (choosing and seat in asked) != (len(row) > 0) or len(row) > LORD_CARDS:
                raise Unreadable("position-rule", part=part, rule="PRA-U4")
            self.cards[zones.drawn(seat)] = row

    def card(self, part: str, text: str) -> tuple[int, int]:
        """A card and the mask of those who know it: '24@02'."""
        name, at, seats = text.partition("@")
        knowers = 0
        for letter in seats:
            knowers |= BIT[self.name(part, letter, tuple([str(seat) for seat in range(self.game.seats)]))]
        if (at != "") != (seats != ""):
            raise Unreadable("position-unreadable", part=part)
        return self.name(part, name, self.game.kinds), knowers

    def read_supplies(self) -> None:                                                 # PRA-C1, PRA-C2
        """Trees and shards that are nowhere else; or as many as are said, if there are so many."""
        numbers = self.numbers
        trees = TREES_EACH * self.game.seats - self.trees
        numbers[facts.TREES] = self.number("trees", max(0, trees), 0, TREES_EACH * self.game.seats)
        if numbers[facts.TREES] > trees:
            raise Unreadable("position-rule", part="trees", rule="PRA-C2")
        left = [SUPPLY[colour] - self.used[colour] for colour in range(SORTS + 1)]
        if not self.game.nightmare:
            left[RED] = 0
        text = self.parts.pop("bag", None)
        bag = [max(0, min(left[c], nightmare.IN_BAG) if c == RED else left[c]) for c in range(SORTS + 1)]
        if text is not None:
            bag = [0] * (SORTS + 1)
            for several in text.split():
                colour = self.name("bag", several[-1], tuple(LETTERS[1:])) + 1
                if bag[colour]:
                    raise Unreadable("position-unreadable", part="bag")
                bag[colour] = self.count("bag", several[:-1], 1, SUPPLY[colour])
        pool = 0
        if self.game.nightmare:
            pool = self.number("pool", max(0, left[RED] - bag[RED]), 0, SUPPLY[RED])
        numbers[facts.POOL] = pool
        for colour in range(1, SORTS + 1):
            numbers[facts.in_bag(colour)] = bag[colour]
            if bag[colour] + (pool if colour == RED else 0) > left[colour]:
                raise Unreadable("position-rule", part="bag", rule="PRA-C1")

    def read_pile(self, s: PracowniaState, level: int, text: str) -> None:
        part = f"pile {LEVELS[level]}"
        pile = s.cards[zones.PILE + level]
        whole = text.endswith("|")
        listed: list[int] = []
        for several in text.removesuffix("|").split():
            kind, knowers = self.card(part, several)
            if kind not in pile or kind in listed:                 # a card of each kind, and its number is its kind
                raise Unreadable("position-cards", card=self.game.kinds[kind])
            listed.append(kind)
            s.known[kind] = knowers
        listed.reverse()
        s.cards[zones.PILE + level] = ([] if whole else [card for card in pile if card not in listed]) + listed


def read(game: Pracownia, text: str, rng: Rng) -> State:
    """The position that a text describes; whoever is asked, nothing is half done there."""
    return PracowniaReader(game, text).read(rng)


# ---- writing
def write(game: Pracownia, s: PracowniaState) -> str:
    """A position as text; refused in the middle of an action, while a card is settled or a power carried out."""
    numbers = s.facts
    stage = numbers[facts.STAGE]
    asked = [seat for seat in range(game.seats) if doing.busy(s, seat)]
    for seat in asked:
        if not doing.only(s, seat, BUSY[stage]):
            raise Unreadable("position-unreadable", part=f"{seat} {game.phases[doing.now(s, seat)].name}")
    lines = [("round", str(numbers[facts.ROUND])), ("stage", STAGES[stage]), ("turn", str(numbers[facts.TURN] + 1)),
             ("asked", joined(asked)), ("order", joined(numbers[facts.ORDER:facts.ORDER + game.seats])),
             ("points", str(numbers[facts.POINTS])), ("keys", plain(numbers[facts.KEYS])),
             ("used", yes(numbers[facts.USED]))]
    rows = [f"{places.NAMES[place]}:{letters(numbers[facts.row(place):facts.row(place) + SPACES])}"
            for place in range(PLACES) if numbers[facts.row(place)]]
    lines.append(("rows", " ".join(rows)))
    if game.nightmare:
        links = [LINK_NAMES[k] for k in range(len(LINK_NAMES)) if numbers[facts.RED_LINK + k]]
        lines += [("links", " ".join(links)), ("nightmare", places.NAMES[numbers[facts.NIGHTMARE]]),
                  ("pool", str(numbers[facts.POOL]))]
    bag = [f"{numbers[facts.in_bag(colour)]}{LETTERS[colour]}" for colour in range(1, SORTS + 1)
           if numbers[facts.in_bag(colour)]]
    lines += [("bag", " ".join(bag)), ("trees", str(numbers[facts.TREES])), ("wishes", written_wishes(numbers))]
    for level in range(len(LEVELS)):
        lines.append((f"pile {LEVELS[level]}", written_pile(game, s, level)))
    for seat in range(game.seats):
        lines += [(f"{seat} {part}", text) for part, text in written_seat(game, s, seat)]
    kept = ("asked", "bag")                                        # empty, they say something
    return "\n".join([f"{part}: {text}".rstrip() for part, text in lines if text or part in kept])


def written_wishes(numbers: vec[i64]) -> str:
    out: list[str] = []
    for k in range(facts.TOKENS):
        circle = numbers[facts.CIRCLE + k]
        out.append(wishes()[numbers[facts.WISH + k]].name + (f"-{LETTERS[circle]}" if circle else ""))
    return " ".join(out)


def written_pile(game: Pracownia, s: PracowniaState, level: int) -> str:
    """From the top; with a bar if there are cards of this level that lie nowhere."""
    pile = [written_card(game, s, card, 0) for card in s.cards[zones.PILE + level]]
    pile.reverse()
    there = [card for row in s.cards for card in row if game.backs[card] == level]
    return " ".join(pile if len(there) == game.backs.count(level) else [*pile, "|"])


def written_card(game: Pracownia, s: PracowniaState, card: int, owner: int) -> str:
    """With those who know it, but for `owner`, who does anyway."""
    knowers = "".join([str(seat) for seat in range(game.seats) if s.known[card] & ~owner & BIT[seat]])
    return game.kinds[game.deck[card]] + (f"@{knowers}" if knowers else "")


def written_seat(game: Pracownia, s: PracowniaState, seat: int) -> list[tuple[str, str]]:
    numbers = s.facts
    fields, rocks, hand = facts.stacks(seat), facts.rocks(seat), facts.hand(seat)
    shop = [f"{grid.NAMES[f]}:{write_field(s.large[fields + f], s.large[rocks + f])}" for f in by_name()
            if s.large[fields + f]]
    hands = "".join([LETTERS[colour] * numbers[hand + colour] for colour in range(1, SORTS + 1)])
    drawn = [written_card(game, s, card, BIT[seat]) for card in s.cards[zones.drawn(seat)]]
    wished = numbers[facts.wished(seat):facts.wished(seat) + facts.TOKENS]
    return [("score", plain(numbers[facts.SCORE + seat])), ("place", places.NAMES[numbers[facts.TRAVELLER + seat]]),
            ("slept", plain(numbers[facts.SLEPT + seat])), ("workshop", " ".join(shop)), ("hands", hands),
            ("drawn", " ".join(drawn)), ("opened", with_shards(game, s, zones.opened(seat))),
            ("done", with_shards(game, s, zones.done(seat))), ("free", yes(numbers[facts.FREE + seat])),
            ("steps", plain(numbers[facts.STEPS + seat])), ("left", plain(numbers[facts.LEFT + seat])),
            ("held", plain(numbers[facts.HELD + seat])), ("wished", joined(wished) if any(wished) else "")]


def with_shards(game: Pracownia, s: PracowniaState, zone: int) -> str:
    return " ".join([game.kinds[game.deck[card]] + (f"={LETTERS[s.marks[card]]}" if s.marks[card] else "")
                     for card in s.cards[zone]])


def letters(colours: Iterable[int]) -> str:
    return "".join([LETTERS[colour] for colour in colours if colour])


def joined(numbers: Iterable[int]) -> str:
    return " ".join([str(number) for number in numbers])


def plain(number: int) -> str:
    """Nothing for 0, as a game begins."""
    return str(number) if number else ""


def yes(number: int) -> str:
    return "yes" if number else ""
