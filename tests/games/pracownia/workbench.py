"""Positions of Pracownia in its notation, and answers that read like the rules.

A workshop is "c1:z* c2:ssw d1:l^": stacks from the lowest shard; w water, z earth, l meadow, s rock, b move (white),
r red; ^ a tree, * the dreamer. Hands and rows are the same letters, a row from the left. Answers name fields, places,
cards and shards: "put z b1", "go tower", "power 19", "keep 2", "from II", "leave 3-6".
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from sennik.engine.answers import Answer
from sennik.engine.events import Event
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.notation import LETTERS, LINK_NAMES, STAGES, by_name, write_field
from sennik.games.pracownia.rules import doing as work
from sennik.games.pracownia.rules import facts, phases, stages, verbs, zones
from sennik.games.pracownia.rules.cards import LEVELS
from sennik.games.pracownia.rules.grid import FIELDS
from sennik.games.pracownia.rules.grid import NAMES as FIELD_NAMES
from sennik.games.pracownia.rules.places import NAMES as PLACES
from sennik.games.pracownia.rules.state import PracowniaState
from sennik.testkit.scene import Scene

NONE: tuple[str, ...] = ()


class Bench(Scene):
    """Seat 0 is at work; what is not said is as the notation has it."""
    state: PracowniaState

    def __init__(self, doing: int = phases.CREATE, seats: int = 2, *, shops: Sequence[str] = NONE,
                 hands: Sequence[str] = NONE, opened: Sequence[str] = NONE, done: Sequence[str] = NONE,
                 rows: Mapping[str, str] | None = None,
                 piles: Mapping[str, str] | None = None, on: Sequence[str] = NONE, bag: str | None = None,
                 points: int = 4, links: Sequence[str] = NONE, nightmare: str = "", pool: int | None = None,
                 trees: int | None = None, wish: Sequence[str] = NONE, round: int = 2, order: Sequence[int] = (),
                 stored: Mapping[str, str] | None = None, seed: int = 1, **options: object) -> None:
        game = new("pracownia", seats, **options)
        stage = {phases.TRAVEL: stages.TRAVELLING, phases.CLOSE: stages.CLOSING}.get(doing, stages.CREATING)
        lines = [f"stage: {STAGES[stage]}", f"round: {round}", f"points: {points}",
                 "rows: " + " ".join(f"{place}:{row}" for place, row in (rows or {}).items() if row)]
        if order:
            lines.append("order: " + " ".join(str(seat) for seat in order))
        if wish:
            lines.append("wishes: " + " ".join(named.replace(" ", "-") for named in wish))
        if trees is not None:
            lines.append(f"trees: {trees}")
        if bag is not None:
            lines.append("bag: " + " ".join(f"{bag.count(letter)}{letter}" for letter in LETTERS[1:] if letter in bag))
        if game.options["variant"] == "nightmare":
            lines += [f"links: {' '.join(links)}", f"nightmare: {nightmare or 'lord'}"]
            lines += [f"pool: {pool}"] if pool is not None else []
        for level, names in (piles or {}).items():             # from the top; the rest below, or nothing with a bar
            lines.append(f"pile {level}: {names.replace('|', ' ')}{' |' if '|' in names else ''}")
        for seat in range(seats):
            lines.append(f"{seat} place: {on[seat] if seat < len(on) else PLACES[seat]}")
        for part, given in (("workshop", shops), ("hands", hands), ("opened", opened), ("done", done)):
            for seat, text in enumerate(given):
                shown = [f"{name}={stored[name]}" if stored and name in stored else name for name in text.split()]
                lines.append(f"{seat} {part}: {' '.join(shown)}")
        written = "\n".join(lines)
        super().__init__(cast(PracowniaState, game.read_position(written, FastRng(seed))))
        if doing not in (phases.TRAVEL, phases.CREATE, phases.CLOSE):
            work.begin(self.state, 0, doing)
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
        base = facts.stacks(seat)
        fields = self.state.large[base:base + FIELDS]
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
        return self.state.all_facts()[fact]

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
