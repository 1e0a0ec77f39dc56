"""Positions of Pracownia in a few letters, and answers that read like the rules.

A workshop is "c1:z* c2:ssw d1:l^": stacks from the lowest shard; w water, z earth, l meadow, s rock, b move (white),
r red; ^ a tree, * the dreamer. Hands and rows are the same letters, a row from the left. Answers name fields, places,
cards and shards: "put z b1", "go tower", "power 19", "keep 2", "from II", "leave 3-6".
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from sennik.engine.answers import Answer
from sennik.engine.events import Event
from sennik.engine.position import arrange
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.rules import doing as work
from sennik.games.pracownia.rules import facts, phases, stages, verbs, zones
from sennik.games.pracownia.rules.cards import wishes
from sennik.games.pracownia.rules.game import Pracownia
from sennik.games.pracownia.rules.grid import FIELDS
from sennik.games.pracownia.rules.grid import NAMES as FIELD_NAMES
from sennik.games.pracownia.rules.pieces import RED, SUPPLY
from sennik.games.pracownia.rules.places import LINKS
from sennik.games.pracownia.rules.places import NAMES as PLACES
from sennik.games.pracownia.rules.state import PracowniaState
from sennik.testkit.scene import Scene

LETTERS = ".wzlsbr"
LEVELS = ("I", "II", "III")
LINK_NAMES = [f"{p + 1}-{q + 1}" for p, q in LINKS]
NONE: tuple[str, ...] = ()


def read_field(text: str) -> int:
    field = 0
    for letter in text.rstrip("^*"):
        field = field * 8 + LETTERS.index(letter)
    return field * 8 + (1 if "^" in text else 0) + (2 if "*" in text else 0)


def write_field(field: int) -> str:
    return "".join(LETTERS[int(digit)] for digit in f"{field >> 3:o}") + ("", "^", "*", "^*")[field & 7]


class Bench(Scene):
    """Seat 0 is at work; what is not said is as it is at the start of a game, the bag holds what is nowhere else."""
    state: PracowniaState

    def __init__(self, doing: int = phases.CREATE, seats: int = 2, *, shops: Sequence[str] = NONE,
                 hands: Sequence[str] = NONE, opened: Sequence[str] = NONE, done: Sequence[str] = NONE,
                 rows: Mapping[str, str] | None = None,
                 piles: Mapping[str, str] | None = None, on: Sequence[str] = NONE, bag: str | None = None,
                 points: int = 4, links: Sequence[str] = NONE, nightmare: str = "", pool: int = 20,
                 trees: int | None = None, wish: Sequence[str] = NONE, round: int = 2, order: Sequence[int] = (),
                 stored: Mapping[str, str] | None = None, seed: int = 1, **options: object) -> None:
        game = cast(Pracownia, new("pracownia", seats, **options))
        stage = {phases.TRAVEL: stages.TRAVELLING, phases.CLOSE: stages.CLOSING}.get(doing, stages.CREATING)
        numbers = {facts.ROUND: round, facts.STAGE: stage, facts.POINTS: points, facts.NIGHTMARE: -1, facts.POOL: pool}
        for seat in range(4):
            numbers[facts.DREAMER + seat] = -1
        for seat in range(seats):
            numbers[facts.ORDER + seat] = order[seat] if order else seat
            numbers[facts.TRAVELLER + seat] = PLACES.index(on[seat]) if seat < len(on) else seat
        if nightmare:
            numbers[facts.NIGHTMARE] = PLACES.index(nightmare)
        planted = 0
        used = [0] * 7
        for seat, shop in enumerate(shops):
            for part in shop.split():
                name, stack = part.split(":")
                f = FIELD_NAMES.index(name)
                numbers[facts.fields(seat) + f] = read_field(stack)
                planted += "^" in stack
                if "*" in stack:
                    numbers[facts.DREAMER + seat] = f
                for letter in stack.rstrip("^*"):
                    used[LETTERS.index(letter)] += 1
        for seat, hand in enumerate(hands):
            for letter in hand:
                colour = LETTERS.index(letter)
                numbers[facts.hand(seat) + colour] = numbers.get(facts.hand(seat) + colour, 0) + 1
                used[colour] += 1
        for place, row in (rows or {}).items():
            for space, letter in enumerate(row):
                numbers[facts.row(PLACES.index(place)) + space] = LETTERS.index(letter)
                used[LETTERS.index(letter)] += 1
        for link in links:
            numbers[facts.RED_LINK + LINK_NAMES.index(link)] = 1
        for k, named in enumerate(wish):
            name, _, letter = named.partition(" ")
            numbers[facts.WISH + k] = [w.name for w in wishes()].index(name)
            numbers[facts.CIRCLE + k] = LETTERS.index(letter) if letter else 0
        numbers[facts.TREES] = 3 * seats - planted if trees is None else trees
        for colour in range(1, 7):
            rest = SUPPLY[colour] - used[colour] if colour < RED else 3 if game.nightmare else 0
            numbers[facts.in_bag(colour)] = max(0, rest) if bag is None else bag.count(LETTERS[colour])
        cards: dict[int, Sequence[str]] = {}
        for seat, names in enumerate(opened):
            cards[zones.opened(seat)] = names.split()
        for seat, names in enumerate(done):
            cards[zones.done(seat)] = names.split()
        working = range(seats) if game.together and stage != stages.TRAVELLING else [numbers[facts.ORDER]]
        for seat in working:
            numbers[facts.DOING + seat] = doing
        state = arrange(game, cards, phase=doing, asked=list(working), facts=numbers, rng=FastRng(seed))
        for level, names in (piles or {}).items():             # from the top; the rest below, or nothing with a bar
            zone = zones.PILE + LEVELS.index(level)
            wanted = [game.kinds.index(name) for name in names.replace("|", " ").split()]
            rest_of = [] if "|" in names else [card for card in state.cards[zone] if card not in wanted]
            state.cards[zone][:] = rest_of + wanted[::-1]
        for name, letter in (stored or {}).items():
            marks = state.marks[:]
            marks[game.kinds.index(name)] = LETTERS.index(letter)
            state.marks = marks
        super().__init__(state)
        self.state = cast(PracowniaState, state)
        self.state.ask()

    # ---- answers
    def word(self, sort: str, number: int) -> str:
        names: dict[str, Sequence[str]] = {"shard": LETTERS, "colour": LETTERS, "field": FIELD_NAMES, "place": PLACES,
                                           "kind": self.game.kinds, "level": LEVELS, "link": LINK_NAMES}
        if sort in names:
            return names[sort][number]
        return str(number + 1 if sort == "nth" else number)

    def text(self, answer: Answer, seat: int) -> str:
        t = self.game.answers
        if answer.verb in (verbs.POWER, verbs.STORE, verbs.FINISH):
            return f"{t.verbs[answer.verb]} {self.opened(seat)[answer.arg]}"
        if answer.verb in (verbs.POWER_DONE, verbs.STORE_DONE):
            return f"{'power' if answer.verb == verbs.POWER_DONE else 'store'} {self.done(seat)[-1]}"
        pairs = zip(t.signatures[answer.verb], answer.args, strict=True)
        return " ".join([t.verbs[answer.verb], *[self.word(sort, n) for (_, sort), n in pairs]])

    def go(self, *answers: str, seat: int = -1) -> Bench:
        """Give these answers, for the seat that is asked (or the one named)."""
        self.log: list[Event] = []
        for answer in answers:
            who = self.state.to_act() if seat < 0 else seat
            texts = [legal.text for legal in self.state.legal(who) if self.text(legal, who) == answer]
            assert texts, f"{answer} is none of {self.all(who)}"
            self.do(who, texts[0])
            self.log += self.events
        return self

    def all(self, seat: int = -1) -> list[str]:
        who = self.state.to_act() if seat < 0 else seat
        return [self.text(answer, who) for answer in self.state.legal(who)]

    def can(self, verb: str, seat: int = -1) -> list[str]:
        """What may follow this verb now, sorted; [""] if it stands alone."""
        return sorted(text[len(verb):].strip() for text in self.all(seat) if text.split()[0] == verb)

    # ---- what is there
    def shop(self, seat: int = 0) -> str:
        base = facts.fields(seat)
        fields = self.state.facts[base:base + FIELDS]
        return " ".join(f"{FIELD_NAMES[f]}:{write_field(fields[f])}" for f in by_name() if fields[f])

    def hand(self, seat: int = 0) -> str:
        return "".join(LETTERS[c] * self.state.facts[facts.hand(seat) + c] for c in range(1, 7))

    def row(self, place: str) -> str:
        start = facts.row(PLACES.index(place))
        return "".join(LETTERS[c] for c in self.state.facts[start:start + 5] if c)

    def bag(self) -> str:
        return "".join(LETTERS[c] * self.state.facts[facts.in_bag(c)] for c in range(1, 7))

    def in_bag(self, letter: str) -> int:
        return self.state.facts[facts.in_bag(LETTERS.index(letter))]

    def score(self, seat: int = 0) -> int:
        return self.state.facts[facts.SCORE + seat]

    def place(self, seat: int = 0) -> str:
        return PLACES[self.state.facts[facts.TRAVELLER + seat]]

    def fact(self, fact: int) -> int:
        return self.state.facts[fact]

    def opened(self, seat: int = 0) -> list[str]:
        return self.names(zones.opened(seat))

    def done(self, seat: int = 0) -> list[str]:
        return self.names(zones.done(seat))

    def drawn(self, seat: int = 0) -> list[str]:
        return self.names(zones.drawn(seat))

    def pile(self, level: str) -> list[str]:
        """From the top."""
        return self.names(zones.PILE + LEVELS.index(level))[::-1]

    def on_card(self, name: str) -> str:
        return LETTERS[self.state.marks[self.game.kinds.index(name)]].strip(".")

    def doing(self, seat: int = 0) -> str:
        return self.game.phases[work.now(self.state, seat)].name

    def words(self) -> list[str]:
        """The words told since the last `go`."""
        return [event.word for event in self.log if event.word]


def by_name() -> list[int]:
    return sorted(range(FIELDS), key=lambda f: FIELD_NAMES[f])
