"""The loop of a PettingZoo environment, the same for ours and theirs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from .timing import rates


def aec_rate(make: Callable[[], Any], seconds: float, rounds: int) -> float:
    """Decisions a second: `last`, draw a legal action, `step`, through whole games."""
    env, random = make(), Random(1).random

    def play_one() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            found = observation if isinstance(observation, dict) else info
            # A mask of bytes is searched much faster as truth values.
            legal = np.flatnonzero(np.asarray(found["action_mask"], np.int8).view(np.bool_))
            env.step(int(legal[int(random() * len(legal))]))
            steps += 1
        return steps

    return max(rates(play_one, seconds, rounds))
