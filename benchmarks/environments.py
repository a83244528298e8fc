"""Measures the environments for learning, and `firstgiants dataset`.

PettingZoo's classic environments and OpenSpiel's Python environment run in the peers' environment
(`peers_environments.py`) with the same loop: `last` and `step` through random games.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import numpy as np

from firstgiants import Game
from firstgiants.arena.dataset import Counts, Dataset, Source
from firstgiants.envs import firstgiants_v1
from firstgiants.envs.vector import FirstGiantsVectorEnv

from .aec import aec_rate
from .results import ENVIRONMENTS, facts, run_by_peers, times, verdict, whole

SECONDS = 0.5
ROUNDS = 3
GAMES = (16, 256, 1024)
STEPS = 250
DATASET_GAMES = 500


def random_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action in each row, each with the same chance."""
    rows, actions = np.nonzero(mask)
    first = np.searchsorted(rows, np.arange(len(mask)))
    counts = np.diff(np.append(first, len(rows)))
    drawn: np.ndarray = actions[first + (rng.random(len(mask)) * counts).astype(int)]
    return drawn


def vector_rates(games: int) -> tuple[float, float]:
    """Steps of a game a second, with observations and masks: of steps one after the other, with
    actions that were drawn before; and with actions that numpy draws between the steps, which is
    not timed but leaves nothing of the games in the processor's cache."""
    env, rng = FirstGiantsVectorEnv(games), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    drawn, between = [], 0.0
    for _ in range(STEPS):
        drawn.append(random_actions(info["action_mask"], rng))
        start = process_time()
        info = env.step(drawn[-1])[4]
        between += process_time() - start
    best = 0.0
    for _ in range(ROUNDS):
        spent, steps = 0.0, 0
        while spent < SECONDS:
            env.reset(seed=1)  # the same games again
            start = process_time()
            for actions in drawn:
                env.step(actions)
            spent += process_time() - start
            steps += games * STEPS
        best = max(best, steps / spent)
    return best, games * STEPS / between


def dataset_rate() -> float:
    """Positions a second, from parsed records to Parquet files."""
    sources: list[Source] = []
    rng = np.random.default_rng(1)
    for seed in range(DATASET_GAMES):
        game = Game.new(2, seed=seed)
        while legal := game.legal:
            game.play(legal[int(rng.random() * len(legal))])
        sources.append(Source(f"game {seed}", game.record(), game.deck))
    found = []
    for _ in range(ROUNDS):  # the first one loads pyarrow
        with TemporaryDirectory() as folder:
            dataset = Dataset(Path(folder) / "data", "parquet")
            counts: Counts = dataset.begin()
            start = process_time()
            dataset.write(sources, counts, lambda _: None, skip_bad=False)
            found.append(counts.positions / (process_time() - start))
    return max(found)


def measure() -> str:
    raw = aec_rate(firstgiants_v1.raw_env, SECONDS, ROUNDS)
    checked = aec_rate(firstgiants_v1.env, SECONDS, ROUNDS)
    peers = json.loads(run_by_peers("peers_environments", str(SECONDS)))
    zoo = max(row["rate"] for row in peers if row["is_zoo"])
    vector = {games: vector_rates(games) for games in GAMES}
    positions = dataset_rate()
    lines = [
        ENVIRONMENTS,
        "",
        "CPU time on one core, best of three rounds, random legal actions. Only the environment is",
        "timed, with actions that were drawn before: for PettingZoo `last` and `step`, for many",
        "games at once `step` with observations and masks. For OpenSpiel the loop draws too.",
        "*Cold* is with actions drawn between the steps: that takes the games out of the",
        "processor's cache, as a learner does. The engine is built as for a release",
        "(`tools/build_native.py --profile`). `.venv/bin/python -m benchmarks.run environments`",
        "measures it.",
        "",
        *facts(),
        "",
        "| environment | steps a second | ours ÷ it |",
        "| --- | ---: | ---: |",
        f"| First Giants, PettingZoo `raw_env`, 2 players | {whole(raw)} | |",
        f"| First Giants, PettingZoo `env` | {whole(checked)} | |",
        *(
            f"| {row['name']} | {whole(row['rate'])} "
            f"| {times((raw if row['is_raw'] else checked) / row['rate'])} |"
            for row in peers
        ),
        *(
            f"| First Giants, {games} games at once | {whole(warm)}, cold {whole(cold)} | |"
            for games, (warm, cold) in vector.items()
        ),
        "",
        f"`firstgiants dataset`, Parquet: {whole(positions)} positions/s.",
        "",
        "Goals:",
        "",
        verdict(
            "PettingZoo, at least 10 times its fastest classic environment",
            times(raw / zoo),
            met=raw / zoo >= 10,
            missed_by=1 - raw / zoo / 10,
        ),
        verdict(
            "256 games at once, at least 1,000,000 steps/s",
            whole(vector[256][0]),
            met=vector[256][0] >= 1_000_000,
            missed_by=1 - vector[256][0] / 1_000_000,
        ),
        verdict(
            "dataset, at least 200,000 positions/s",
            whole(positions),
            met=positions >= 200_000,
            missed_by=1 - positions / 200_000,
        ),
        "",
    ]
    return "\n".join(lines)
