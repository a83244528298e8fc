"""Many games at once: numpy in and out, and no Python for each game.

>>> from firstgiants.envs.vector import FirstGiantsVectorEnv
>>> env = FirstGiantsVectorEnv(num_envs=256, players=2)
>>> observations, info = env.reset(seed=7)
>>> actions = info["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, info = env.step(actions)
>>> observations.shape[0], info["seat"].shape
(256, (256,))

"""

from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from ..engine.many_games import GREEDY, NOBODY, RANDOM, ManyGames
from ..rules.cards import Deck
from ..rules.errors import needs_extra
from ..rules.settings import Settings
from .table import Bytes, Table, reward

with needs_extra("envs", __name__):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float32]
Opponents: TypeAlias = Literal["random", "greedy"] | None

_OPPONENTS: Final = {None: NOBODY, "random": RANDOM, "greedy": GREEDY}


class FirstGiantsVectorEnv(VectorEnv[Bytes, Ints, npt.NDArray[Any]]):
    """``num_envs`` games. Without ``opponents`` you play all seats: each row is observed by the
    seat that decides, ``info["seat"]``. With them you have one seat of each game, drawn at each
    deal.

    A game that ends is dealt again in the same step: the observation is of the new game, and the
    rewards of the old one. ``rewards`` is for the seat that acted, ``info["rewards"]`` for every
    seat of each game. Arrays are new in every step; observations and masks of the
    compiled engine are read-only.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 256,
        players: int = 2,
        deck: Deck | Path | str = "founders",
        opponents: Opponents = None,
        settings: Settings | None = None,
    ) -> None:
        if num_envs < 1:
            raise ValueError("There must be at least one game.")
        if opponents not in _OPPONENTS:
            raise ValueError("opponents must be None, 'random' or 'greedy'.")
        self.num_envs = num_envs
        self.table = Table(players, deck, settings)
        self.players = players = len(self.table.players)
        start = self.table.opening(range(len(self.table.deck.cards)))
        self._seed_numbers = np.random.default_rng()
        first = int(self._seed_numbers.integers(1 << 30))
        self._games = ManyGames(start, num_envs, first, _OPPONENTS[opponents])
        self.single_observation_space = spaces.Box(0, 255, (self.table.observer.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.table.space.size)
        self.observation_space = spaces.Box(0, 255, (num_envs, self.table.observer.size), np.uint8)
        self.action_space = spaces.MultiDiscrete([self.table.space.size] * num_envs)
        self._seats = np.empty(0, np.int64)
        # By the bits of the winners: the rewards of all seats, 0 while nobody has won.
        self._rewards = np.zeros((1 << players, players), np.float32)
        for won in range(1, 1 << players):
            for seat in range(players):
                is_winner = bool(won >> seat & 1)
                self._rewards[won, seat] = reward(is_winner, won.bit_count(), players)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._games.reseed(int(np.random.default_rng(seed).integers(1 << 30)))
        self._games.reset()
        return self._observations(), self._info()

    def step(
        self, actions: Ints
    ) -> tuple[Bytes, Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play an action in each game. ValueError names the first that is not legal; then nothing
        has changed."""
        array = np.asarray(actions)
        if array.ndim != 1 or array.dtype.kind not in "iu":
            raise ValueError("actions must be a row of whole numbers, one for each game.")
        listed = array.tolist()
        if len(listed) != self.num_envs:
            raise ValueError(f"There are {len(listed)} actions for {self.num_envs} games.")
        acted = self._seats
        illegal = self._games.step(listed)
        if illegal >= 0:
            raise ValueError(f"Game {illegal}: action {listed[illegal]} is not legal.")
        info = self._info()
        ended = info["winners"] != 0
        own = np.zeros(self.num_envs, np.float32)
        info["rewards"] = np.zeros((self.num_envs, self.players), np.float32)
        over = np.flatnonzero(ended)  # few, so the rest costs nothing
        if over.size:
            info["rewards"][over] = self._rewards[info["winners"][over]]
            own[over] = info["rewards"][over, acted[over] - 1]
        return self._observations(), own, ended, np.zeros(self.num_envs, np.bool_), info

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("An environment with many games cannot be copied or pickled; make another.")

    def _observations(self) -> Bytes:
        return np.frombuffer(self._games.observations, np.uint8).reshape(self.num_envs, -1)

    def _info(self) -> dict[str, Any]:
        games = self._games
        self._seats = _ints(games.seats) + 1
        return {
            "action_mask": np.frombuffer(games.masks, np.int8).reshape(self.num_envs, -1),
            "seat": self._seats,
            "winners": _ints(games.won),
            "totals": _ints(games.totals).reshape(self.num_envs, self.players),
        }


def _ints(vector: Any) -> Ints:  # noqa: ANN401 - a vector of the engine
    """An array of the engine's vector: copied from a list if interpreted, shared if compiled."""
    return np.array(vector) if isinstance(vector, list) else np.frombuffer(vector, np.int64)
