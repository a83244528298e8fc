"""The Gymnasium environment: one seat, against opponents.

>>> import gymnasium, firstgiants.envs
>>> env = gymnasium.make("firstgiants/FirstGiants-v1", players=2, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> action = int(info["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)

"""

from pathlib import Path
from typing import Any

import numpy as np

from ..engine.choices import Legal
from ..engine.greedy import choose_greedily
from ..rules.cards import Deck
from ..rules.errors import needs_extra
from ..rules.settings import Settings
from .drawing import RENDER_MODES, check_render_mode, draw_picture, draw_text
from .table import Bytes, Mask, Opponent, Table

with needs_extra("envs", __name__):
    import gymnasium
    from gymnasium import spaces


class FirstGiantsEnv(gymnasium.Env[Bytes, np.int64]):
    """You have one seat: ``seat``, or one drawn at each deal. ``opponents`` play the others.

    The observation is bytes (docs/environments.md); ``info["action_mask"]`` says which actions are
    legal. An illegal action changes nothing, costs ``illegal_reward`` and is named in
    ``info["illegal"]``. The reward comes at the end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared like this by Gymnasium
        "render_modes": [*RENDER_MODES],
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        deck: Deck | Path | str = "founders",
        opponents: Opponent = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        illegal_reward: float = -1.0,
        settings: Settings | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.table = Table(players, deck, settings)
        if not callable(opponents) and opponents not in ("random", "greedy"):
            raise ValueError(
                "opponents must be 'random', 'greedy' or a function of view and legal."
            )
        if seat is not None and seat not in self.table.seats:
            raise ValueError(f"There is no seat {seat}; seats are 1 to {players}.")
        self.opponents = opponents
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.observation_space = spaces.Box(0, 255, (self.table.observer.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.space.size)
        self._fixed_seat = seat
        self.seat = seat or 1

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        rng = self.np_random
        self.table.deal(rng.permutation(len(self.table.deck.cards)).tolist())
        self.seat = self._fixed_seat or int(rng.integers(1, len(self.table.players) + 1))
        self._let_opponents_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if self.table.seat != self.seat:
            raise ValueError("The game is over: call reset.")
        if self.table.game.choice_of(self.table.space, int(action)) < 0:
            info = self._info() | {"illegal": int(action)}
            return self._seen(), self.illegal_reward, False, False, info
        self.table.act(int(action))
        self._let_opponents_play()
        over = self.table.seat == 0
        reward = self.table.rewards()[self.seat - 1] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def _let_opponents_play(self) -> None:
        table = self.table
        while table.seat not in (0, self.seat):
            if callable(self.opponents):
                view = table.view(table.seat)
                assert view.decision is not None
                table.play(self.opponents(view, view.decision.legal))
            elif self.opponents == "greedy":
                choice = choose_greedily(table.game.state, Legal())
                table.play(table.game.spell(choice))
            else:
                legal = table.game.legal()
                choice = legal[int(self.np_random.integers(len(legal)))]
                table.play(table.game.spell(choice))

    def _seen(self) -> Bytes:
        return self.table.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        table = self.table
        mask: Mask = table.mask() if table.seat == self.seat else table.no_mask
        return {"action_mask": mask, "seat": self.seat, "totals": tuple(table.game.totals())}

    def render(self) -> Any:  # noqa: ANN401 - Gymnasium's type of a frame
        if self.render_mode == "rgb_array":
            return draw_picture(self.table.view(self.seat), self.table.deck)
        text = draw_text(self.table.view(self.seat), self.table.deck)
        if self.render_mode == "human":
            print(text)
            return None
        return text
