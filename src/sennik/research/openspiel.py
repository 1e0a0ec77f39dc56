"""Any game for OpenSpiel: `pyspiel.load_game("sennik(game=sen,players=2)")` once this module is imported.

Every number that the engine draws is a chance node, each outcome as likely as the others, so whole trees can be walked
and stock algorithms run: an answer that needs chance is tried again from the position before it with one number more.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..engine.answers import Answer
from ..engine.events import Event
from ..engine.game import SPECTATOR, Game
from ..engine.rng import FastRng, Rng
from ..engine.state import State
from ..games import make
from .encoding import Encoding

NAME = "sennik"
LONGEST = 20_000
WIDEST = 1000                  # no rule draws among more: cards, seats, the shards in a bag
TYPE = pyspiel.GameType(
    short_name=NAME, long_name="Sennik", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=6, min_num_players=2,
    provides_information_state_string=True, provides_information_state_tensor=False, provides_observation_string=True,
    provides_observation_tensor=True, parameter_specification={"game": "sen", "players": 2, "options": ""})


class MoreChance(Exception):
    """The rules ask for a number below `n` that nobody has given yet."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class GivenChance(Rng):
    """Chance that is told what to say."""

    def __init__(self, given: list[int] | None = None) -> None:
        self.given = list(given or [])
        self.used = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.given):
            raise MoreChance(n)
        self.used += 1
        return self.given[self.used - 1]

    def copy(self) -> Rng:
        return GivenChance()

    def mark(self) -> int:
        return self.used


class Told:
    """All that a seat was ever shown and answered. It never changes, so that the clones of a state share it."""

    def __init__(self, parts: tuple[object, ...] = ()) -> None:
        self.parts = parts

    def __deepcopy__(self, memo: object) -> Told:
        return self

    def __str__(self) -> str:
        return str(self.parts)


class SennikGame(pyspiel.Game):  # type: ignore[misc]
    """Options are written as `options=edition:jubilee;K:yes`."""
    sennik: Game
    encoding: Encoding

    def __init__(self, params: dict[str, Any] | None = None, game: Game | None = None) -> None:
        given = {"game": "sen", "players": 2, "options": "", **(params or {})}
        pairs = [pair.partition(":") for pair in str(given["options"]).split(";") if pair]
        made = game or make(given["game"], int(given["players"]), {name: value for name, _, value in pairs})
        super().__init__(TYPE, pyspiel.GameInfo(
            num_distinct_actions=len(made.answers.all), max_chance_outcomes=WIDEST,
            num_players=int(made.seats), min_utility=0.0, max_utility=1.0, utility_sum=1.0,
            max_game_length=LONGEST), given)
        self.sennik = made
        self.encoding = Encoding(made)

    def new_initial_state(self) -> SennikState:
        return SennikState(self)

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoding.size]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.encoding)


class SennikState(pyspiel.State):  # type: ignore[misc]
    """`at` is the position; while chance decides, the one before the answer `pending`, with the numbers so far."""

    def __init__(self, game: SennikGame) -> None:
        super().__init__(game)
        self.sennik = game.sennik                        # not the game of OpenSpiel: a clone cannot copy that
        self.at: State | None = None
        self.pending: tuple[int, Answer] | None = None
        self.numbers: list[int] = []
        self.outcomes = 0
        self.told = [Told()] * (int(game.sennik.seats) + 1)      # by seat, and to who looks on
        self.carry_on()

    def carry_on(self) -> None:
        """Set up the table, or give the answer, if there are numbers enough."""
        chance = GivenChance(self.numbers)
        log: list[Event] = []
        try:
            if self.at is None or self.pending is None:
                state = self.sennik.new(chance)
            else:
                state = self.at.copy(chance)
                state.log = log
                state.apply(*self.pending)
        except MoreChance as more:
            self.outcomes = more.n
            return
        state.log = None
        if self.pending is not None:
            seat, answer = self.pending
            for event in log:
                event.seat = seat
            for viewer in range(len(self.told)):
                eye = viewer if viewer < self.sennik.seats else SPECTATOR
                mine: tuple[object, ...] = (answer.text,) if viewer == seat else ()
                self.told[viewer] = Told((*self.told[viewer].parts, *mine, *[tuple(event.seen(eye)) for event in log]))
        state.rng = GivenChance()
        self.at, self.pending, self.numbers, self.outcomes = state, None, [], 0

    # ---- what OpenSpiel asks
    def current_player(self) -> int:
        if self.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.at is not None
        return int(self.at.to_act()) if self.at.asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.at is not None
        return sorted(int(answer.id) for answer in self.at.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.outcomes) for number in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.outcomes:
            self.numbers.append(action)
        else:
            self.pending = self.current_player(), self.sennik.answers.all[action]
        self.carry_on()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.sennik.answers.all[action].text

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        seats = int(self.sennik.seats)
        return list(self.at.returns()) if self.is_terminal() and self.at is not None else [0.0] * seats

    def __str__(self) -> str:
        return f"{self.at!r} {self.pending} {self.numbers} {' '.join(map(str, self.told))}"

    # ---- what a seat knows
    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat was ever shown and answered, and how the table looks to it now."""
        seat = self.current_player() if player is None else player
        return f"{self.told[seat]} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return repr(self.at.view(seat)) if self.at is not None else "the table is being set up"

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SennikState:
        """Another state that `player_id` cannot tell from this one, hidden cards dealt anew by `imagine`.

        What the others were shown in private belongs to the cards as they lay: of it only what all saw is kept.
        """
        assert self.at is not None
        other: SennikState = self.clone()
        other.at = self.sennik.imagine(self.at.view(player_id), FastRng(int(probability_sampler() * 2 ** 53)))
        other.at.rng = GivenChance()
        other.pending, other.numbers, other.outcomes = None, [], 0
        other.told = [told if seat == player_id else self.told[-1] for seat, told in enumerate(self.told)]
        return other


class SpielObserver:
    """Fills the tensor of OpenSpiel from a view, and says it in words."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor: Any = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SennikState, player: int) -> None:
        self.tensor.fill(0)
        if state.at is not None:
            self.tensor[:] = np.asarray(self.encoding.of(state.at, player))

    def string_from(self, state: SennikState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(TYPE, SennikGame)
