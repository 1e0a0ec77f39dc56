"""A law: something every game must keep, watched while a random game is played."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from .play import Play


class Broken(AssertionError):
    """A law was broken; what is said here is enough to see it broken again."""

    def __init__(self, law: str, sentence: str, game: str, seed: int, answer: int) -> None:
        self.law = law
        self.sentence = sentence
        self.game = game               # its key, seats and options
        self.seed = seed               # check_game(game, games=1, seed=this) meets it again
        self.answer = answer           # how many answers had been given; 0: the table was just set up
        super().__init__(f"{law}: {sentence}\n{game}; check_game(…, games=1, seed={seed}), after answer {answer}")

    def __reduce__(self) -> tuple[object, ...]:
        return Broken, (self.law, self.sentence, self.game, self.seed, self.answer)


class Law:
    """One law in one game. `check_game` makes a fresh one for each game, so it may remember what it saw."""
    name: ClassVar[str]

    def begin(self, play: Play) -> None:
        """The table is set up, nobody has answered."""

    def alone(self, play: Play) -> None:
        """A position by itself, before any law compares it with others: what is plainly wrong is said first."""

    def position(self, play: Play) -> None:
        """A position at rest; the next answer is chosen but not given."""

    def answered(self, play: Play) -> None:
        """An answer was given from a position the laws looked at: `before` is that position, `state` the next one."""

    def follow(self, play: Play) -> None:
        """Every answer, also between the positions the laws look at."""

    def end(self, play: Play) -> None:
        """Nobody is asked."""
