"""Any game as a PettingZoo environment: agents are seats, an action is the number of an answer, a mask says which."""
from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import logger, spaces
from pettingzoo import AECEnv

from ..engine.errors import Illegal
from ..engine.rng import FastRng
from ..games import identity, new
from .encoding import Encoding

MODES: Final = ("ansi", "human")


class SennikEnv(AECEnv):  # type: ignore[misc]
    """`SennikEnv("sen", 4, edition="jubilee")`. The reward at the end is who won: 1 shared among the winners."""

    def __init__(self, key: str, seats: int = 0, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game = new(key, seats or identity(key).least, **options)
        self.encoding = Encoding(self.game)
        self.metadata = {"render_modes": list(MODES), "name": f"sennik_{key}_v{self.game.identity.version}",
                         "is_parallelizable": False, "render_fps": 1}
        if render_mode not in (None, *MODES):
            raise ValueError(f"there is no render mode {render_mode!r}, only {MODES}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        count = len(self.game.answers.all)
        seen = spaces.Dict({"observation": spaces.Box(-2 ** 31, 2 ** 31 - 1, (self.encoding.size,), np.int32),
                            "action_mask": spaces.Box(0, 1, (count,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.state_ = self.game.new(FastRng(int(self.chance.integers(2 ** 60))))
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = [dict.fromkeys(self.agents, 0.0) for _ in range(2)]
        self.terminations, self.truncations = [dict.fromkeys(self.agents, False) for _ in range(2)]
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_.to_act()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask: Any = np.zeros(len(self.game.answers.all), np.int8)
        mask[[int(answer.id) for answer in self.state_.legal(seat)]] = 1
        return {"observation": np.array(self.encoding.of(self.state_, seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(self.agent_selection)
        legal = {int(answer.id): answer for answer in self.state_.legal(seat)}
        if action not in legal:
            raise Illegal("not-allowed")                 # and nothing has changed
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state_.apply(seat, legal[action])
        if self.state_.asked:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.state_.to_act()]
        else:
            self.rewards = dict(zip(self.agents, self.state_.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the seat that is asked may know: the position itself is nobody's to see."""
        if self.render_mode is None:
            logger.warn("render() is called and no render mode was chosen: SennikEnv(…, render_mode='ansi')")
            return None
        text = self.game.describe(self.state_.view(self.possible_agents.index(self.agent_selection)))
        return text if self.render_mode == "ansi" else print(text)

    def close(self) -> None:
        """Nothing is open."""
