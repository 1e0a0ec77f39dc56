"""One seat of any game as a Gymnasium environment, against bots."""
from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import logger, spaces

from .. import bots
from ..bots.bot import Bot, carry_out
from ..engine.rng import FastRng
from ..games import identity, new
from .encoding import Encoding


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """`SeatEnv("sen", 4, rivals="regular")`. The reward at the end is the share of the win, 0 before.

    An answer that is not legal changes nothing; `info["illegal"]` says so. `action_masks()` are the legal ones, as
    `info["action_mask"]` too.
    """
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(self, key: str, seats: int = 0, seat: int = 0, rivals: str = "greedy", render_mode: str | None = None,
                 **options: object) -> None:
        self.game = new(key, seats or identity(key).least, **options)
        self.encoding = Encoding(self.game)
        if render_mode not in {None, "ansi"}:
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat} among {self.game.seats}")
        self.numbers: list[int] = []
        self.given: list[int] = []
        self.seat, self.rivals, self.render_mode = seat, bots.checked(rivals, self.game), render_mode
        self.observation_space = spaces.Box(-2 ** 31, 2 ** 31 - 1, (self.encoding.size,), np.int32)
        self.action_space = spaces.Discrete(len(self.game.answers.all))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin([int(number) for number in self.np_random.integers(2 ** 60, size=self.game.seats + 1)])
        return self.seen(), self.info()

    def begin(self, numbers: list[int]) -> None:
        """A game follows from a number for its chance and one for each bot."""
        self.numbers, self.given = numbers, []
        self.state = self.game.new(FastRng(numbers[0]))
        self.bots: list[Bot] = [bots.make(self.rivals, self.game, number) for number in numbers[1:]]
        self.play_on()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = {int(answer.id): answer for answer in self.state.legal(self.seat)}
        if int(action) not in legal:
            return self.seen(), 0.0, False, False, {**self.info(), "illegal": True}
        self.given.append(int(action))
        carry_out(self.state, self.seat, legal[int(action)], self.bots)
        self.play_on()
        over = not self.state.asked
        return self.seen(), float(self.state.returns()[self.seat]) if over else 0.0, over, False, self.info()

    def __getstate__(self) -> dict[str, Any]:
        """All but the game that goes on: bots keep in mind what cannot be copied."""
        return {name: value for name, value in vars(self).items() if name not in {"state", "bots"}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The same game once more, up to where it was."""
        self.__dict__.update(kept)
        if self.numbers:
            given = self.given
            self.begin(self.numbers)
            for action in given:
                self.step(action)

    def play_on(self) -> None:
        """The others answer until the seat is asked, or it is over."""
        while self.state.asked and not self.state.asked >> self.seat & 1:
            other = int(self.state.to_act())
            answers = self.state.legal(other)
            chosen = answers[0] if len(answers) == 1 else self.bots[other].choose(self.state.view(other), answers)
            carry_out(self.state, other, chosen, self.bots)

    def seen(self) -> Any:
        return np.array(self.encoding.of(self.state, self.seat))

    def action_masks(self) -> Any:
        mask: Any = np.zeros(len(self.game.answers.all), np.int8)
        mask[[int(answer.id) for answer in self.state.legal(self.seat)]] = 1
        return mask

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """What the seat knows."""
        if self.render_mode is None:
            logger.warn("render() is called and no render mode was chosen: SeatEnv(…, render_mode='ansi')")
            return None
        return self.game.describe(self.state.view(self.seat))


gymnasium.register("sennik/Seat-v0", entry_point=SeatEnv)
