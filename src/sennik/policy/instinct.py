"""What a player would do without thinking: a weight for each answer, from what the seat knows."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..engine.answers import Answer, Answers
from ..engine.events import Seen
from ..engine.state import State

NO_VALUE: Final[list[float]] = []
Line = tuple[Answer, ...]                        # one's own answers, one after the other
Reason = tuple[str, dict[str, int]]              # the message `reason-<word>` and its numbers
NO_REASON: Final[Reason] = ("", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Each game's `bot.py` has one. It guides playouts and is the greedy bot.

    It is given a state, because a search has one at hand, but may look only at what `seat` knows in it.
    """

    def weigh(self, s: State, seat: i64, answers: Answers) -> list[int]:
        """How good each answer looks; the highest is the best."""
        return [0] * len(answers)

    def quick(self) -> Instinct:
        """The one for the thousands of answers in a playout: it may guess where this one counts."""
        return self

    def others(self) -> Instinct:
        """How the other seats are taken to answer, where a search does not think for them."""
        return self.quick()

    def sensible(self, s: State, seat: i64, answers: Answers, before: State | None) -> Answers:
        """What is left without the answers that no player would give who knows what `seat` knows: at least one.

        `before` is how the table looked when `seat` last had something to decide.
        """
        return answers

    def steady(self, s: State, seat: i64, answers: Answers, given: list[Answer]) -> Answers:
        """What is left without the answers that undo what the seat has just done: at least one.

        `given` are all answers that it had to think about in this game, the last one last.
        """
        return answers

    def lines(self, s: State, seat: i64, answers: Answers, most: int) -> list[Line]:
        """Whole ways to go on that begin with one of the answers, no more than `most`, for a race to compare.

        Where turns are made of many small answers that are worth something only together. None: answer by answer.
        """
        return []

    def patient(self, s: State, seat: i64, answers: Answers, nerve: float = 0.0) -> Answers:
        """What is left to one who is in no hurry: at least one of the answers.

        For games in which a strong line is poor company. `s` is any state that `seat` cannot tell from the real one,
        with chance of its own. `nerve` is how much too sure of itself the player is, in log-odds.
        """
        return answers

    def bold(self, s: State, seat: i64, answers: Answers) -> Answers:
        """What is left to one who only wants to win: at least one of the answers. `s` is as for `patient`.

        For what a game has a better judge of than a search.
        """
        return answers

    def obvious(self, s: State, seat: i64, answers: Answers, temper: str) -> Answers:
        """Only the answer that one would give without thinking, if it is among those that came to mind; else all."""
        return answers

    def recalling(self, s: State, history: list[Seen]) -> Instinct:
        """The same, with what a seat saw happen in mind. `s` is any state that the seat cannot tell from the real one.

        For beliefs. A game whose instinct makes something of it has LOOKS_BACK in its `bot.py`.
        """
        return self

    def believe(self, s: State, seat: i64) -> None:
        """Make a position dealt anew more likely, by what the others did: exchange cards that `seat` cannot tell.

        Its view stays the same. Called once for each simulation.
        """

    def rests(self, s: State) -> bool:
        """Whether a round is over and all begins anew: a search stops here, if there is a `value`."""
        return False

    def value(self, s: State) -> list[float]:
        """What each seat may hope for, as `returns` counts it, where a search stops; empty: not here, play on."""
        return NO_VALUE

    def outcome(self, s: State) -> list[float]:
        """What the end of a game is worth to a search: the returns, or something finer on the scale of `value`."""
        return s.result()

    def measure(self) -> str:
        """What `value` and `outcome` count: the "chance" to win, or "points", in hundredths."""
        return "chance"

    def reason(self, s: State, seat: i64, answer: Answer) -> Reason:
        """Why one would give this answer: a fact that `seat` knows. A game declares its words in `Game.argued`."""
        return NO_REASON
