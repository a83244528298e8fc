"""The network of the judge computes what its weights say."""

from random import Random

import numpy as np
import pytest

from firstgiants.bots.model import Net, make_network, plain_truth
from firstgiants.engine import features
from firstgiants.engine import policy as instinct
from firstgiants.engine.evaluator import OUTPUTS, STAGES, SUM_UNIT, UNIT
from firstgiants.rules.cards import load_deck
from firstgiants.rules.game import Game

CARDS = len(load_deck("founders").cards)


def made_up(hidden: int) -> Net:
    rng = np.random.default_rng(hidden)
    rows = features.count_features(CARDS)

    def some(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
        return rng.integers(-300, 300, shape).astype(np.int32)

    return Net(
        own=some(rows, hidden + OUTPUTS),
        others=some(rows, hidden + OUTPUTS),
        bias=some(hidden + OUTPUTS),
        pull=some(hidden),
        score=some(hidden),
        pulls=np.ones(STAGES, dtype=np.int32),
        instinct=np.zeros(instinct.count_marks(CARDS), dtype=np.int32),
        truth=plain_truth(),
    )


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("hidden", [4, 12, 16, 32])
def test_the_network_agrees_with_plain_sums(hidden: int, players: int) -> None:
    """Whatever its width: its numbers are added up three at a time, and what is left one by one."""
    game = Game.new(players, seed=hidden)
    rng = Random(hidden)
    for _ in range(60):
        game.play(rng.choice(game.legal))
    net = made_up(hidden)
    network = make_network(net)
    read = features.Features()
    read.compare_sets(game.state)
    marks = []
    for seat in range(players):
        read.read(game.state, seat)
        network.gather(read, seat)
        marks.append([read.which[n] for n in range(read.count)])
    for seat in range(players):
        sums = net.bias + net.own[marks[seat]].sum(0)
        sums += sum(net.others[marks[other]].sum(0) for other in range(players) if other != seat)
        active = np.maximum(sums[:hidden], 0)
        pull = int(active @ net.pull) + int(sums[hidden]) * UNIT
        score = int(active @ net.score) + int(sums[hidden + 1]) * UNIT
        network.judge(seat, players)
        assert network.out_pull == pull // SUM_UNIT
        assert network.out_score == score * 100 // (UNIT * SUM_UNIT)
