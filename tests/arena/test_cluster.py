"""A match, a training and a report on a real Dask scheduler with two workers."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from firstgiants.arena.deck_report import ReportSetup, report_on
from firstgiants.arena.fit import FitConfig
from firstgiants.arena.match import Match, play_match
from firstgiants.arena.pool import open_pool
from firstgiants.arena.train import train, train_general
from firstgiants.arena.training_config import TrainingConfig
from firstgiants.rules.cards import load_deck
from firstgiants.rules.errors import BadSettings

from .conftest import DaskCluster

DECK = load_deck("founders")
SMALL = TrainingConfig(
    rounds=2,
    games=220,
    heuristic_divisor=1,
    one_ply_factor=2,
    calibration_divisor=20,
    search_rounds=(2, 2),
    calibration_rounds=3,
    match_games=8,
    fit=FitConfig(hidden=8),
)


def test_a_killed_worker_loses_no_result_of_a_match_and_counts_none_twice(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    match = Match(("greedy", "random"), 2, 24)
    path = tmp_path / "results.jsonl"

    def kill_one(done: int, _total: int) -> None:
        if done == 4:
            cluster.kill_one()

    with open_pool(cluster=cluster.address) as pool:
        results = play_match(match, DECK, path=path, pool=pool, progress=kill_one)
    assert cluster.killed
    assert results == play_match(match, DECK)
    keys = [json.loads(line)["key"] for line in path.read_text().splitlines()[1:]]
    assert len(keys) == len(set(keys)) == 24


def test_a_killed_worker_does_not_change_the_model_of_a_training(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    counted = []

    def kill_one(done: int, total: int) -> None:
        counted.append((done, total))
        if done >= 50:
            cluster.kill_one()

    with open_pool(cluster=cluster.address) as pool:
        model = train(DECK, tmp_path / "cluster-model", SMALL, pool=pool, progress=kill_one)
    assert cluster.killed
    assert counted[-1] == (220 + 440 + 2 * 8 + 11,) * 2
    assert model.read_bytes() == train(DECK, tmp_path / "here", SMALL).read_bytes()


def test_a_killed_worker_does_not_change_a_general_model(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    config = replace(SMALL, games=40, calibration_divisor=4, decks=4)

    def kill_one(done: int, _total: int) -> None:
        if done >= 20:
            cluster.kill_one()

    with open_pool(cluster=cluster.address) as pool:
        model = train_general(tmp_path / "cluster-model", config, pool=pool, progress=kill_one)
    assert cluster.killed
    assert model.read_bytes() == train_general(tmp_path / "here", config).read_bytes()


def test_a_cluster_with_another_version_or_without_the_package_is_refused(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = "firstgiants.arena.pool"
    with monkeypatch.context() as patch:
        # A function that the workers can import and that returns a different value in each process.
        patch.setattr(f"{ours}.version_of_bots", os.getpid)
        with (
            pytest.raises(BadSettings, match="another version"),
            open_pool(cluster=cluster.address),
        ):
            pass
    monkeypatch.setattr(f"{ours}._PACKAGE", "no-such-package")
    with pytest.raises(BadSettings, match="lacks it"), open_pool(cluster=cluster.address):
        pass


@pytest.mark.parametrize("address", ["nonsense://x", "tcp://127.0.0.1:1", "no colon"])
def test_an_unreachable_cluster_is_reported_in_one_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firstgiants.arena.pool._CLUSTER_SECONDS", 0.2)
    with pytest.raises(BadSettings, match="no cluster"), open_pool(cluster=address):
        pass


def test_a_deck_report_is_the_same_on_a_cluster(cluster: DaskCluster) -> None:
    setup = ReportSetup(DECK, "greedy", 250, (2,))
    with open_pool(cluster=cluster.address) as pool:
        assert report_on(setup, pool=pool) == report_on(setup)
