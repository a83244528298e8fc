"""The evaluator's network computes the same as plain sums."""

from random import Random

import numpy as np
import pytest

from firstgiants.bots.model import Net, identity_calibration, make_network
from firstgiants.engine import features, policy
from firstgiants.engine.evaluator import OUTPUTS, STAGES, SUM_UNIT, UNIT
from firstgiants.rules.cards import load_deck
from firstgiants.rules.game import Game

CARDS = len(load_deck("founders").cards)


def made_up(hidden: int) -> Net:
    rng = np.random.default_rng(hidden)
    rows = features.count_features(CARDS, features.LAYOUT)

    def some(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
        return rng.integers(-300, 300, shape).astype(np.int32)

    return Net(
        own=some(rows, hidden + OUTPUTS),
        others=some(rows, hidden + OUTPUTS),
        bias=some(hidden + OUTPUTS),
        logit=some(hidden),
        score=some(hidden),
        point_logits=np.ones(STAGES, dtype=np.int32),
        policy=np.zeros(policy.count_choice_features(CARDS, features.LAYOUT), dtype=np.int32),
        calibration=identity_calibration(),
    )


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("hidden", [4, 12, 16, 32])
def test_the_network_agrees_with_plain_sums(hidden: int, players: int) -> None:
    """For every width: the network adds three numbers at a time, and the rest one by one."""
    game = Game.new(players, seed=hidden)
    rng = Random(hidden)
    for _ in range(60):
        game.play(rng.choice(game.legal))
    net = made_up(hidden)
    network = make_network(net)
    read = features.Features(gains=True)
    read.compare_sets(game.state)
    marks = []
    for seat in range(players):
        read.read(game.state, seat)
        network.gather(read, seat)
        marks.append([read.active[n] for n in range(read.count)])
    for seat in range(players):
        sums = net.bias + net.own[marks[seat]].sum(0)
        sums += sum(net.others[marks[other]].sum(0) for other in range(players) if other != seat)
        active = np.maximum(sums[:hidden], 0)
        logit = int(active @ net.logit) + int(sums[hidden]) * UNIT
        score = int(active @ net.score) + int(sums[hidden + 1]) * UNIT
        network.evaluate_seat(seat, players)
        assert network.out_logit == logit // SUM_UNIT
        assert network.out_score == score * 100 // (UNIT * SUM_UNIT)
