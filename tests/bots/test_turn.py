"""`play_turn` makes the same choices as one call per choice."""

from collections.abc import Sequence
from random import Random

import pytest

from firstgiants import Choice, Deck, Game, View
from firstgiants.bots import Bot, Budget, make_bot, play_turn
from firstgiants.rules.errors import BadSettings
from tools.regenerate_golden import golden_deck

FEW = Budget(nodes=25)


def asked_one_by_one(bot: Bot, game: Game) -> list[Choice]:
    """The choices of the seat to decide, each from the real view, until it must wait."""
    seat, chosen, game = game.asked, list[Choice](), game.copy()
    while game.decision is not None and game.asked == seat:
        view = game.view(seat)
        chosen.append(bot.choose(view, game.legal, FEW))
        game.play(chosen[-1])
        if 0 < game.view().deck_left < view.deck_left:
            break
    return chosen


@pytest.mark.parametrize("deck", ["founders", "wild"])
@pytest.mark.parametrize("name", ["greedy", "search", "volunteer", "curator"])
def test_a_turn_has_the_same_choices_as_one_call_per_choice(name: str, deck: str) -> None:
    cards: Deck = golden_deck(deck)
    game = Game.new(3, seed=f"{name} {deck}", deck=cards)
    lengths = set()
    for number in range(30):
        if game.is_over:
            break
        # The clock stands still, so that a level's time limit has no effect on a slow machine.
        bots = [make_bot(name, seed=number, deck=cards, clock=lambda: 0.0) for _ in range(2)]
        turn = play_turn(bots[0], game.view(game.asked), FEW, deck=cards)
        assert list(turn) == asked_one_by_one(bots[1], game)
        lengths.add(len(turn))
        for choice in turn:
            game.play(choice)
    assert max(lengths) > 1


class Anything:
    """Plays at random and records its views."""

    name = "anything"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.seen: list[View] = []

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:  # noqa: ARG002
        self.seen.append(view)
        return self._rng.choice(legal)


@pytest.mark.parametrize("deck", ["founders", "wild", "nine", "eggs"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_turn_is_legal_and_shows_only_what_the_real_game_shows(deck: str, players: int) -> None:
    cards = golden_deck(deck)
    for seed in range(3):
        game = Game.new(players, seed=seed, deck=cards)
        while (seat := game.asked) is not None:
            bot = Anything(game.ply)
            turn = play_turn(bot, game.view(seat), Budget(), deck=cards)
            assert len(turn) == len(bot.seen) > 0
            for choice, view in zip(turn, bot.seen, strict=True):
                assert view == game.view(seat)
                game.play(choice)


def test_a_tree_is_reused_within_a_turn() -> None:
    game = Game.new(2, seed=5)
    rng = Random(5)
    reused = 0
    while game.decision is not None and reused == 0:
        bot = make_bot("search", seed=1)
        if len(play_turn(bot, game.view(game.asked), Budget(nodes=200))) > 1:
            tree = bot.tree  # type: ignore[attr-defined]
            reused = max(0, tree.visits[0] - 202)
        game.play(rng.choice(game.legal))
    assert reused > 0


def test_there_is_no_turn_after_the_end() -> None:
    game = Game.new(2, seed=1)
    while game.decision is not None:
        game.play(game.decision.legal[0])
    with pytest.raises(BadSettings):
        play_turn(make_bot("random"), game.view(1), Budget())
