"""Actions and many games at once, in both builds of the engine."""

from random import Random
from typing import Any

import pytest

from firstgiants import Game
from firstgiants.engine.actions import FIRST_DIG, ActionSpace
from firstgiants.engine.choices import Legal
from firstgiants.engine.state import State
from firstgiants.engine.turns import play
from tests.engines import BUILDS, engine_module, needs_both
from tests.rules.test_two_builds import state_in
from tools.regenerate_golden import golden_deck

DECKS = ["founders", "wild", "nine", "eggs"]


def looks(state: State, choice: int) -> tuple[object, ...]:
    """Everything about a choice but the row's age: what the rules see of it."""
    verb, size, card, founder = choice & 7, choice >> 3 & 3, choice >> 5 & 0xFFFFF, choice >> 25
    if verb != 3 or founder == 0:
        return verb, size, card, founder
    length, kind = list(state.rows)[(founder - 1) * 3 : (founder - 1) * 3 + 2]
    family = state.deck.family[founder - 1] if length == 1 else None
    return verb, size, card, state.accepts[founder - 1], length, kind, family


@pytest.mark.parametrize("deck", DECKS)
def test_every_choice_has_an_action_that_means_it(deck: str) -> None:
    """§8.2: complete and without doubles, but for rows that are the same to the rules."""
    rng = Random(1)
    for seed in range(8):
        game = Game.new(2 + seed % 4, seed=seed, deck=golden_deck(deck))
        space, state, legal = ActionSpace(game.deck.tables), game.state.copy(), Legal()
        legal.fill(state)
        while legal.count:
            choices = list(legal.codes)[: legal.count]
            actions = [space.action_of(state, choice) for choice in choices]
            assert all(0 <= action < space.size for action in actions)
            assert space.actions(state, legal) == sorted(set(actions))
            for choice, action in zip(choices, actions, strict=True):
                meant = space.choice_of(state, legal, action)
                assert looks(state, meant) == looks(state, choice)
            assert len(set(actions)) == len({looks(state, choice) for choice in choices})
            assert space.choice_of(state, legal, space.size) == -1
            play(state, rng.choice(choices))
            legal.fill(state)


def test_the_size_of_the_action_space() -> None:
    deck = Game.new(2, seed=1).deck
    eggs = sum(card.is_egg for card in deck.cards)
    space = ActionSpace(deck.tables)
    cards = len(deck.cards)
    assert space.size == FIRST_DIG + cards * (2 + 27) + eggs * (69 - 27)
    pairs = [space.card_and_place(n) for n in range(FIRST_DIG + 2 * cards, space.size)]
    assert len(set(pairs)) == len(pairs)


def played(build: str, opponent: int) -> list[Any]:
    """What 40 steps of a few games give, with the first legal action that a dice throw finds."""
    games = engine_module(build, "many_games").ManyGames(
        state_in(build, Game.new(3, seed=1)), 5, 11, opponent
    )
    rng, seen = Random(2), []
    for _ in range(60):
        masks = bytes(games.masks)
        size = games.space.size
        rows = [masks[n * size : (n + 1) * size] for n in range(5)]
        actions = [rng.choice([a for a, one in enumerate(row) if one]) for row in rows]
        assert games.step(actions) == -1
        lists = [list(part) for part in (games.seats, games.won, games.totals, games.mine)]
        seen.append((bytes(games.observations), bytes(games.masks), lists))
    return seen


@needs_both
@pytest.mark.parametrize("opponent", [0, 1, 2])
def test_many_games_are_the_same_in_both_builds(opponent: int) -> None:
    first, second = (played(build, opponent) for build in BUILDS)
    assert first == second


def test_many_games_play_real_games() -> None:
    """The winners and totals are those of the rules, and a new game follows at once."""
    module = engine_module(BUILDS[-1], "many_games")
    games, rng, ended = (
        module.ManyGames(Game.new(2, seed=1).state, 4, 3, module.NOBODY),
        Random(1),
        0,
    )
    for _ in range(400):
        actions = [
            rng.choice(games.space.actions(state, legal))
            for state, legal in zip(games.games, games.legal, strict=True)
        ]
        before = list(games.games)
        assert games.step(actions) == -1
        for n, state in enumerate(before):
            won = games.won[n]
            assert (games.games[n] is not state) == (won != 0)
            if won:
                ended += 1
                totals = list(games.totals)[n * 2 : n * 2 + 2]
                best = [seat for seat, points in enumerate(totals) if points == max(totals)]
                assert won == sum(1 << seat for seat in best)
    assert ended > 8


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    module = engine_module(BUILDS[-1], "many_games")
    games = module.ManyGames(Game.new(2, seed=1).state, 3, 3, module.NOBODY)
    before = bytes(games.observations)
    dig = [games.space.actions(s, k)[0] for s, k in zip(games.games, games.legal, strict=True)]
    reclaim = 0
    assert games.step([dig[0], reclaim, dig[2]]) == 1
    assert bytes(games.observations) == before


def test_opponents_play_the_other_seats() -> None:
    module = engine_module(BUILDS[-1], "many_games")
    games = module.ManyGames(Game.new(4, seed=1).state, 16, 3, module.GREEDY)
    assert len(set(games.mine)) > 1
    for _ in range(30):
        assert list(games.seats) == list(games.mine)
        actions = [
            games.space.actions(s, k)[0] for s, k in zip(games.games, games.legal, strict=True)
        ]
        assert games.step(actions) == -1
