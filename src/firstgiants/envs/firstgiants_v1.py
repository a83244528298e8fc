"""The PettingZoo environment: all seats in turn (AEC).

>>> from firstgiants.envs import firstgiants_v1
>>> env = firstgiants_v1.env(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     mask = observation["action_mask"]
...     action = None if termination or truncation else env.action_space(agent).sample(mask)
...     env.step(action)

"""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from ..rules.cards import Deck
from ..rules.errors import needs_extra
from ..rules.settings import Settings
from .drawing import RENDER_MODES, check_render_mode, draw_picture, draw_text
from .table import Bytes, Mask, Table

with needs_extra("envs", __name__):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, Bytes | Mask]


def env(**options: Any) -> AECEnv[str, Observation, int]:  # noqa: ANN401
    """The environment with PettingZoo's usual checks: an illegal action ends the game."""
    raw = raw_env(**options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """Agents are ``player_1`` … ``player_5``, clockwise from the first player.

    ``deck`` is a deck's name, file or value. ``max_cycles`` truncates a game after this many
    choices; without it, every game is played to its end.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [*RENDER_MODES],
        "name": "firstgiants_v1",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        deck: Deck | Path | str = "founders",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError("max_cycles must be at least 1; None plays every game to its end.")
        self.table = Table(players, deck, settings)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in self.table.seats]
        self.agents: list[str] = []
        self._seat_of = dict(zip(self.possible_agents, self.table.seats, strict=True))
        size, actions = self.table.observer.size, self.table.space.size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(0, 255, (size,), np.uint8),
                action_mask=spaces.Box(0, 1, (actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed gives the same deal; without one the deals go on from the last."""
        del options
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.deal(self._rng.permutation(len(self.table.deck.cards)).tolist())
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat - 1]

    def observe(self, agent: str) -> Observation:
        """What the agent may know; its mask is empty unless it has to decide."""
        table, seat = self.table, self._seat_of[agent]
        mask = table.mask() if seat == table.seat else table.no_mask
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent that is still playing needs an action.")
        self.table.act(int(action))
        seat = self.table.seat
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if seat == 0:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[seat - 1]
            if self._cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Bytes | None:
        if self.render_mode == "rgb_array":
            return draw_picture(self.table.view(), self.table.deck)
        text = draw_text(self.table.view(), self.table.deck)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
