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
from sennik.games.pracownia import layout as at
from sennik.games.pracownia.cards import wishes
from sennik.games.pracownia.parts import FIELD_NAMES, FIELDS, LINKS, PLACES, RED, SUPPLY
from sennik.games.pracownia.rules import Pracownia, PracowniaState
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

    def __init__(self, doing: int = at.CREATE, seats: int = 2, *, shops: Sequence[str] = NONE,
                 hands: Sequence[str] = NONE, opened: Sequence[str] = NONE, done: Sequence[str] = NONE,
                 rows: Mapping[str, str] | None = None,
                 piles: Mapping[str, str] | None = None, on: Sequence[str] = NONE, bag: str | None = None,
                 points: int = 4, links: Sequence[str] = NONE, nightmare: str = "", pool: int = 20,
                 trees: int | None = None, wish: Sequence[str] = NONE, round: int = 2, order: Sequence[int] = (),
                 stored: Mapping[str, str] | None = None, seed: int = 1, **options: object) -> None:
        game = cast(Pracownia, new("pracownia", seats, **options))
        stage = {at.TRAVEL: at.TRAVELLING, at.CLOSE: at.CLOSING}.get(doing, at.CREATING)
        facts = {at.ROUND: round, at.STAGE: stage, at.POINTS: points, at.NIGHTMARE: -1, at.POOL: pool}
        for seat in range(4):
            facts[at.DREAMS_ON + seat] = -1
        for seat in range(seats):
            facts[at.ORDER + seat] = order[seat] if order else seat
            facts[at.TRAVELLER + seat] = PLACES.index(on[seat]) if seat < len(on) else seat
        if nightmare:
            facts[at.NIGHTMARE] = PLACES.index(nightmare)
        planted = 0
        used = [0] * 7
        for seat, shop in enumerate(shops):
            for part in shop.split():
                name, stack = part.split(":")
                f = FIELD_NAMES.index(name)
                facts[at.FIELD + FIELDS * seat + f] = read_field(stack)
                planted += "^" in stack
                if "*" in stack:
                    facts[at.DREAMS_ON + seat] = f
                for letter in stack.rstrip("^*"):
                    used[LETTERS.index(letter)] += 1
        for seat, hand in enumerate(hands):
            for letter in hand:
                colour = LETTERS.index(letter)
                facts[at.HANDS + RED * seat + colour] = facts.get(at.HANDS + RED * seat + colour, 0) + 1
                used[colour] += 1
        for place, row in (rows or {}).items():
            for space, letter in enumerate(row):
                facts[at.ROWS + 5 * PLACES.index(place) + space] = LETTERS.index(letter)
                used[LETTERS.index(letter)] += 1
        for link in links:
            facts[at.RED_LINK + LINK_NAMES.index(link)] = 1
        for k, named in enumerate(wish):
            name, _, letter = named.partition(" ")
            facts[at.WISH + k] = [w.name for w in wishes()].index(name)
            facts[at.CIRCLE + k] = LETTERS.index(letter) if letter else 0
        facts[at.TREES] = 3 * seats - planted if trees is None else trees
        for colour in range(1, 7):
            rest = SUPPLY[colour] - used[colour] if colour < RED else 3 if game.nightmare else 0
            facts[at.BAG + colour] = max(0, rest) if bag is None else bag.count(LETTERS[colour])
        cards: dict[int, Sequence[str]] = {}
        for seat, names in enumerate(opened):
            cards[at.OPENED + 3 * seat] = names.split()
        for seat, names in enumerate(done):
            cards[at.DONE + 3 * seat] = names.split()
        working = range(seats) if game.together and stage != at.TRAVELLING else [facts[at.ORDER]]
        for seat in working:
            facts[at.DOING + seat] = doing
        state = arrange(game, cards, phase=doing, asked=list(working), facts=facts, rng=FastRng(seed))
        for level, names in (piles or {}).items():             # from the top; the rest below, or nothing with a bar
            zone = at.PILE + LEVELS.index(level)
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
        if answer.verb in (at.POWER, at.STORE, at.FINISH):
            return f"{t.verbs[answer.verb]} {self.opened(seat)[answer.arg]}"
        if answer.verb in (at.POWER_DONE, at.STORE_DONE):
            return f"{'power' if answer.verb == at.POWER_DONE else 'store'} {self.done(seat)[-1]}"
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
        base = at.FIELD + FIELDS * seat
        fields = self.state.facts[base:base + FIELDS]
        return " ".join(f"{FIELD_NAMES[f]}:{write_field(fields[f])}" for f in by_name() if fields[f])

    def hand(self, seat: int = 0) -> str:
        return "".join(LETTERS[c] * self.state.facts[at.HANDS + RED * seat + c] for c in range(1, 7))

    def row(self, place: str) -> str:
        start = at.ROWS + 5 * PLACES.index(place)
        return "".join(LETTERS[c] for c in self.state.facts[start:start + 5] if c)

    def bag(self) -> str:
        return "".join(LETTERS[c] * self.state.facts[at.BAG + c] for c in range(1, 7))

    def in_bag(self, letter: str) -> int:
        return self.state.facts[at.BAG + LETTERS.index(letter)]

    def score(self, seat: int = 0) -> int:
        return self.state.facts[at.SCORE + seat]

    def place(self, seat: int = 0) -> str:
        return PLACES[self.state.facts[at.TRAVELLER + seat]]

    def fact(self, fact: int) -> int:
        return self.state.facts[fact]

    def opened(self, seat: int = 0) -> list[str]:
        return self.names(at.OPENED + 3 * seat)

    def done(self, seat: int = 0) -> list[str]:
        return self.names(at.DONE + 3 * seat)

    def drawn(self, seat: int = 0) -> list[str]:
        return self.names(at.DRAWN + 3 * seat)

    def pile(self, level: str) -> list[str]:
        """From the top."""
        return self.names(at.PILE + LEVELS.index(level))[::-1]

    def on_card(self, name: str) -> str:
        return LETTERS[self.state.marks[self.game.kinds.index(name)]].strip(".")

    def doing(self, seat: int = 0) -> str:
        return self.game.phases[self.state.facts[at.DOING + seat] % at.DEEPER].name

    def words(self) -> list[str]:
        """The words told since the last `go`."""
        return [event.word for event in self.log if event.word]


def by_name() -> list[int]:
    return sorted(range(FIELDS), key=lambda f: FIELD_NAMES[f])
