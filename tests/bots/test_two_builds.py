"""The search gives identical results interpreted and compiled."""

import os
import subprocess
import sys

from tests.engines import needs_both

THINKS = """
from random import Random
from firstgiants.arena.deck_generator import generated_deck
from firstgiants.bots import Budget, explain
from firstgiants.rules.game import Game

for players, deck in ((2, None), (4, None), (3, generated_deck("two builds", "random"))):
    rng = Random(players)
    game = Game.new(players, seed=players, deck=deck or "founders")
    for _ in range(70):
        game.play(rng.choice(game.legal))
        if rng.randrange(12) == 0 and not game.is_over:
            print(explain(game.view(), budget=Budget(nodes=40), deck=deck).to_json())
"""


def thoughts(pure: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", THINKS],
        env=os.environ | {"FIRSTGIANTS_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@needs_both
def test_both_builds_find_the_same() -> None:
    interpreted = thoughts("1")
    assert len(interpreted) > 4
    assert thoughts("0") == interpreted
