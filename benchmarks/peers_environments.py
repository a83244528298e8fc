"""Measures the environments of PettingZoo and OpenSpiel. Runs in the peers' environment."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

from open_spiel.python import rl_environment
from pettingzoo.classic import connect_four_v3, hanabi_v5, texas_holdem_v4

from .aec import aec_rate
from .timing import rates

ROUNDS = 3
ZOO = {"connect four": connect_four_v3, "hanabi": hanabi_v5, "Texas hold'em": texas_holdem_v4}
SPIEL = ("connect_four", "hearts")


def spiel_rate(name: str, seconds: float) -> float:
    env, rng = rl_environment.Environment(name), random.Random(1)

    def play_one() -> int:
        step, steps = env.reset(), 0
        while not step.last():
            player = step.observations["current_player"]
            legal = step.observations["legal_actions"][player]
            step = env.step([legal[int(rng.random() * len(legal))]])
            steps += 1
        return steps

    return max(rates(play_one, seconds, ROUNDS))


def main() -> None:
    seconds = float(sys.argv[1])
    rows = []
    for name, module in ZOO.items():
        for kind in ("raw_env", "env"):
            rate = aec_rate(getattr(module, kind), seconds, ROUNDS)
            label = f"PettingZoo {version('pettingzoo')}: {name}, `{kind}`"
            rows.append({"name": label, "rate": rate, "is_zoo": True, "is_raw": kind == "raw_env"})
    for game in SPIEL:
        label = f"OpenSpiel {version('open_spiel')}, `rl_environment`: {game.replace('_', ' ')}"
        rate = spiel_rate(game, seconds)
        rows.append({"name": label, "rate": rate, "is_zoo": False, "is_raw": True})
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
