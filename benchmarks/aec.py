"""The loop of a PettingZoo environment, the same for ours and theirs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from time import process_time
from typing import Any

import numpy as np

GAMES = 20


def draw_game(env: Any, seed: int) -> list[int]:  # noqa: ANN401
    """The actions of a random game from this seed."""
    env.reset(seed=seed)
    rng, actions = Random(seed), []
    for _ in env.agent_iter():
        observation, _, termination, truncation, info = env.last()
        action = None
        if not (termination or truncation):
            found = observation if isinstance(observation, dict) else info
            action = rng.choice(np.flatnonzero(found["action_mask"]).tolist())
            actions.append(action)
        env.step(action)
    return actions


def aec_rate(make: Callable[[], Any], seconds: float, rounds: int) -> float:
    """Decisions a second: `last` and `step` through whole games, the best round.

    The games were drawn before, and `reset` is not timed: with a seed it is slow in some.
    """
    env, best = make(), 0.0
    games = cycle([(seed, draw_game(env, seed)) for seed in range(GAMES)])
    for _ in range(rounds):
        spent, steps = 0.0, 0
        while spent < seconds:
            seed, actions = next(games)
            env.reset(seed=seed)
            following = iter(actions)
            start = process_time()
            for _ in env.agent_iter():
                _, _, termination, truncation, _ = env.last()
                env.step(None if termination or truncation else next(following))
            spent += process_time() - start
            steps += len(actions)
        best = max(best, steps / spent)
    return best
