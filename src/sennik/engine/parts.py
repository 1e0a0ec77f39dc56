"""The text of a position: named parts, a line each, as in `hand 0: 11RR`. What a game's notation reads and writes."""
from __future__ import annotations

from typing import Final

from .errors import Unreadable
from .game import BIT, Game
from .rng import Rng

SHOWN: Final = 60              # letters of a part that a refusal repeats
DIGITS: Final = 6              # no number is longer


class Parts:
    """The parts of a text by name. Each is taken once; `end` refuses what nobody took."""
    values: dict[str, str]
    lines: dict[str, str]

    def __init__(self, text: str) -> None:
        self.values = {}
        self.lines = {}
        for line in text.split("\n"):
            words, colon, value = line.partition(":")
            name = " ".join(words.split())
            if not line.strip():
                continue
            if not colon or not name or name in self.lines:
                raise Unreadable("position-unreadable", part=line.strip()[:SHOWN])
            self.values[name] = value.strip()
            self.lines[name] = line.strip()

    def has(self, name: str) -> bool:
        return name in self.values

    def take(self, name: str, default: str = "") -> str:
        return self.values.pop(name, default)

    def end(self) -> None:
        for name in self.values:
            raise self.unreadable(name)

    def words(self, name: str, default: str = "") -> list[str]:
        return self.take(name, default).split()

    def numbers(self, name: str) -> list[int]:
        """Counted from 0; none if there is no such part."""
        return [self.number(name, word) for word in self.words(name)]

    def one(self, name: str, most: int = 10 ** DIGITS) -> int:
        """A part that is a single number, 0 if it is not given."""
        found = self.numbers(name) if self.has(name) else [0]
        if len(found) != 1 or found[0] > most:
            raise self.unreadable(name)
        return found[0]

    def number(self, name: str, word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) <= DIGITS):
            raise self.unreadable(name)
        return int(word)

    def asks(self, game: Game, default: str) -> tuple[int, int]:
        """The part `asks`, who is asked what: phase and mask of "0 2 count" or, asking nobody, "over"."""
        words = self.words("asks", default)
        names = [phase.name for phase in game.phases]
        asked = 0
        for word in words[:-1]:
            seat = self.number("asks", word)
            if seat >= game.seats or asked & BIT[seat]:
                raise self.unreadable("asks")
            asked |= BIT[seat]
        if not words or words[-1] not in names or (asked == 0) != (words[-1] == names[-1]):
            raise self.unreadable("asks")
        return names.index(words[-1]), asked

    def unreadable(self, name: str) -> Unreadable:
        return Unreadable("position-unreadable", part=self.line(name))

    def breaks(self, name: str, rule: str) -> Unreadable:
        return Unreadable("position-rule", part=self.line(name), rule=rule)

    def line(self, name: str) -> str:
        return self.lines.get(name, name)[:SHOWN]


class Stock:
    """The cards of a deck that have no place yet."""
    game: Game
    left: list[int]            # by kind

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left = [game.deck.count(kind) for kind in range(len(game.kinds))]

    def take(self, kind: int) -> int:
        if self.left[kind] == 0:
            raise Unreadable("position-cards", card=self.game.kinds[kind])
        self.left[kind] -= 1
        return kind

    def draw(self, rng: Rng) -> int:
        """Any card, by chance."""
        rest = self.rest()
        if not rest:
            raise Unreadable("position-cards", card="?")
        return self.take(rest[rng.below(len(rest))])

    def rest(self) -> list[int]:
        return [kind for kind in range(len(self.left)) for _ in range(self.left[kind])]


def asking(game: Game, phase: int, asked: int) -> str:
    """The part `asks` as it is written."""
    seats = [str(seat) for seat in range(game.seats) if asked & BIT[seat]]
    return " ".join([*seats, game.phases[phase].name])
