"""Any game as a PettingZoo environment: agents are seats, an action is the number of an answer, a mask says which."""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..engine.errors import Illegal
from ..engine.rng import FastRng
from ..games import identity, new
from .encoding import Encoding


class SennikEnv(AECEnv):  # type: ignore[misc]
    """`SennikEnv("sen", 4, edition="jubilee")`. The reward at the end is who won: 1 shared among the winners."""

    def __init__(self, key: str, seats: int = 0, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game = new(key, seats or identity(key).least, **options)
        self.encoding = Encoding(self.game)
        self.metadata = {"render_modes": ["ansi", "human"], "name": f"sennik_{key}_v{self.game.identity.version}",
                         "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        count = len(self.game.answers.all)
        seen = spaces.Dict({
            "observation": spaces.Box(-2 ** 31, 2 ** 31 - 1, (self.encoding.size,), np.int32),
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
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
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
        answer = self.game.answers.all[int(action if action is not None else -1)]
        if answer not in self.state_.legal(seat):
            raise Illegal("not-allowed")                 # and nothing has changed
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state_.apply(seat, answer)
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
        text = self.game.describe(self.state_.view(self.possible_agents.index(self.agent_selection)))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
