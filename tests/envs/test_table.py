"""A policy that was trained in an environment plays as a bot: from views, with the same numbers."""

from random import Random

import numpy as np
import pytest

from firstgiants import Game
from firstgiants.envs.table import Table
from tools.regenerate_golden import golden_deck


@pytest.mark.parametrize(("players", "name"), [(2, "founders"), (5, "founders"), (3, "wild")])
def test_a_view_gives_the_same_observations_masks_and_choices(players: int, name: str) -> None:
    deck, rng = golden_deck(name), Random(players)
    table, true = Table(players, deck), Table(players, deck)
    game = Game.new(players, deck=deck, seed=players)
    while game.asked is not None:
        table.look(game.view(game.asked))
        true.put(game.fast().state)
        assert table.seat == game.asked
        assert np.array_equal(table.observe(game.asked), true.observe(game.asked))
        assert np.array_equal(table.mask(), true.mask())
        choice = table.choice(int(rng.choice(np.flatnonzero(table.mask()))))
        assert choice in game.legal
        game.play(choice)


def test_a_view_of_another_table_and_an_illegal_action_are_refused() -> None:
    table = Table(2)
    table.look(Game.new(2, seed=1).view(1))
    with pytest.raises(ValueError, match="Action 0 is not legal here; the mask says which are"):
        table.choice(0)
    with pytest.raises(ValueError, match="The view has 3 seats, not 2"):
        table.look(Game.new(3, seed=1).view(1))
