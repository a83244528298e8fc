"""Bots answer legally and repeatably, and do not depend on the hidden order of the deck."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
import pytest

from firstgiants.bots import (
    BOTS,
    LEVELS,
    BadBudget,
    BadModel,
    Budget,
    UnknownBot,
    explain,
    make_bot,
)
from firstgiants.bots.model import BUILT_IN, check_weights, load_weights, weights_for
from firstgiants.bots.searching import SearchBot, Style, cards_in_sight
from firstgiants.rules.cards import load_deck
from firstgiants.rules.game import Game
from firstgiants.rules.view import DecisionKind

FEW = Budget(nodes=3)


def positions(count: int, *, seed: int = 1) -> Iterator[Game]:
    """Mid-game positions with 2 to 5 seats, reached by random play."""
    rng = Random(seed)
    for number in range(count):
        game = Game.new(2 + number % 4, seed=f"{seed}-{number}")
        for _ in range(rng.randrange(90)):
            if game.is_over:
                break
            game.play(rng.choice(game.legal))
        if not game.is_over:
            yield game


def answer(name: str, game: Game, budget: Budget = FEW, seed: int = 1) -> str:
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return str(make_bot(name, seed=seed).choose(view, decision.legal, budget))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_legally_at_any_decision(name: str) -> None:
    kinds = set()
    out_of_turn = 0
    for game in positions(60):
        decision = game.decision
        assert decision is not None
        kinds.add(decision.kind)
        out_of_turn += decision.seat != game.view().active
        assert answer(name, game) in decision.spellings
    assert {DecisionKind.TURN, DecisionKind.RECLAIM, DecisionKind.DISPLAY} <= kinds
    assert out_of_turn > 0


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_nodes_make_the_same_choices(name: str) -> None:
    for game in positions(8, seed=2):
        assert answer(name, game, Budget(nodes=20)) == answer(name, game, Budget(nodes=20))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_never_sees_the_order_of_the_deck(name: str) -> None:
    """With the same view and another hidden order, the choice is the same."""
    for game in positions(8, seed=3):
        view = game.view()
        assert view.decision is not None
        other = view.sample(Random(99))
        assert [str(c) for c in other.legal] == list(view.decision.spellings)
        assert answer(name, game, Budget(nodes=20)) == answer(name, other, Budget(nodes=20))


def test_a_whole_game_with_tree_reuse_is_repeatable() -> None:
    def play() -> tuple[str, ...]:
        game = Game.new(2, seed=4)
        bots = [make_bot("search", seed=n) for n in range(2)]
        while (decision := game.decision) is not None:
            bot = bots[decision.seat - 1]
            game.play(bot.choose(game.view(decision.seat), decision.legal, Budget(nodes=15)))
        return game.choices

    assert play() == play()


def test_the_tree_is_reused_between_moves() -> None:
    game = Game.new(2, seed=4)
    bot = SearchBot("search", Style(learned=False, default_budget=FEW), Random(1))
    other = make_bot("greedy", seed=1)
    kept = decisions = 0
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        if decision.seat == 1 and len(decision.legal) > 1:
            found = bot.explain(view, Budget(nodes=150))
            decisions += 1
            kept += found.rounds > 151
            assert {one.choice for one in found.ranked} == set(decision.spellings)
            assert found.line[0] == found.ranked[0].choice
            game.play(found.ranked[0].choice)
        else:
            game.play(other.choose(view, decision.legal, FEW))
    assert kept * 2 > decisions


def test_the_search_starts_again_when_a_card_comes_into_sight() -> None:
    """A kept tree has seen that card in few of its deals, and would outweigh it."""
    game = Game.new(2, seed=4)
    bot = SearchBot("search", Style(learned=True, default_budget=FEW), Random(1))
    known: set[str] = set()
    new = 0
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        found = bot.explain(view, Budget(nodes=100))
        in_sight = cards_in_sight(view)
        if in_sight - known:
            new += 1
            assert found.rounds <= 101
        known = in_sight
        game.play(found.ranked[0].choice)
    assert new > 20


@pytest.mark.parametrize("milliseconds", [1, 30, 200])
@pytest.mark.parametrize("pace", [0.02, 1.0, 5.0])
def test_a_time_budget_is_kept(milliseconds: int, pace: float) -> None:
    """The clock advances by ``pace`` milliseconds with each round of the search."""
    game = next(iter(positions(1, seed=5)))
    decision = game.decision
    assert decision is not None

    def clock() -> float:
        tree = bot.tree
        return 0.0 if tree is None else tree.visits[0] * pace / 1000

    style = Style(learned=False, default_budget=FEW)
    bot = SearchBot("search", style, Random(1), clock=clock)
    found = bot.explain(game.view(decision.seat), Budget(seconds=milliseconds / 1000))
    took = found.rounds * pace
    assert took <= milliseconds + 20
    assert took >= min(milliseconds - 20, milliseconds / 2)


@pytest.mark.parametrize("name", ["search", "best", "giant"])
def test_a_bot_uses_the_clock_that_it_is_given(name: str) -> None:
    """It reads this clock at the start and after its first round, when the time is up."""
    hours = count(step=3600)
    bot = make_bot(name, seed=1, clock=lambda: float(next(hours)))
    game = Game.new(2, seed=1)
    decision = game.decision
    assert decision is not None
    bot.choose(game.view(decision.seat), decision.legal, Budget(seconds=1))
    assert next(hours) == 2 * 3600


def test_a_search_stops_when_its_choice_cannot_change() -> None:
    """One choice is far ahead; an explanation continues all the same."""
    stopped = 0
    for game in positions(12, seed=8):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        if len(decision.legal) == 1:
            continue
        bots = [
            SearchBot("s", Style(learned=True, default_budget=FEW), Random(1)) for _ in range(2)
        ]
        choice = bots[0].choose(view, decision.legal, Budget(nodes=600))
        found = bots[1].explain(view, Budget(nodes=600))
        assert str(choice) == found.ranked[0].choice
        assert found.rounds == 601
        tree = bots[0].tree
        assert tree is not None
        stopped += tree.visits[0] < 601
    assert stopped > 2


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    from firstgiants.arena.simulate import Simulation, simulate

    deck = load_deck("founders")
    greedy, _ = simulate(Simulation(deck, 2, 20, ("greedy", "random"))).bot_results
    assert greedy.win_rate > 0.9
    report = simulate(Simulation(deck, 2, 40, ("search", "greedy"), budget=Budget(nodes=200)))
    assert report.bot_results[0].win_rate > 0.5


# ---- explanations ----


def test_an_explanation_ranks_every_choice() -> None:
    game = next(iter(positions(1, seed=6)))
    decision = game.decision
    assert decision is not None
    found = explain(game.view(), budget=Budget(nodes=100))
    assert {one.choice for one in found.ranked} == set(decision.spellings)
    assert [one.visits for one in found.ranked] == sorted(
        (one.visits for one in found.ranked), reverse=True
    )
    for one in found.ranked:
        assert sum(one.win) == pytest.approx(1, abs=0.01)
        assert len(one.score) == len(game.players)
    assert found.line[0] == found.ranked[0].choice
    assert found.to_json()["seat"] == decision.seat


# ---- levels ----


def test_every_level_has_a_different_character_and_a_budget() -> None:
    assert len(LEVELS) >= 6
    assert len({level.character for level in LEVELS}) == len(LEVELS)
    assert all(level.id in BOTS for level in LEVELS)
    for level in LEVELS:
        default_budget = level.style.default_budget
        assert default_budget.nodes is not None or default_budget.seconds is not None


# ---- bad input ----


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make_bot("grandmaster")


@pytest.mark.parametrize(
    ("seconds", "nodes"), [(0.0, None), (None, 0), (-1.0, None), (float("nan"), None)]
)
def test_an_empty_budget_is_refused(seconds: float | None, nodes: int | None) -> None:
    with pytest.raises(BadBudget, match="too small"):
        Budget(seconds, nodes)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no zip", b"hello", b"\x93NUMPY\x01"])
def test_a_damaged_model_file_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    path.write_bytes(content)
    with pytest.raises(BadModel, match="damaged"):
        load_weights(path)


def test_a_missing_model_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadModel, match="no model file"):
        load_weights(tmp_path / "none.npz")


def test_a_model_for_other_features_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with np.load(BUILT_IN) as parts:
        arrays = dict(parts)
    about = json.loads(bytes(arrays["about"])) | {"layout": 1}
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), dtype=np.uint8)
    path = tmp_path / "old.npz"
    np.savez(path, **arrays)
    with pytest.raises(BadModel, match="made for other rules or features"):
        load_weights(path)
    monkeypatch.setattr("firstgiants.bots.model.BUILT_IN", path)
    weights, why = weights_for(None)
    assert weights is not None
    assert why is not None
    assert why.startswith("old.npz was made for other rules or features")
    assert why.endswith("the bots use the general model.")
    monkeypatch.setattr("firstgiants.bots.model.BUILT_IN_GENERAL", path)
    weights, why = weights_for(None)
    assert weights is None
    assert why is not None
    assert why.endswith("the bots search without learning.")


@pytest.mark.parametrize(
    "part", ["own", "others", "bias", "logit", "score", "point_logits", "policy", "calibration"]
)
def test_a_model_of_the_wrong_shape_is_refused(part: str) -> None:
    weights = load_weights(BUILT_IN)
    check_weights(weights, load_deck("founders"))
    net = replace(weights.nets[1], **{part: getattr(weights.nets[1], part)[:-1]})
    with pytest.raises(BadModel, match="wrong shape"):
        check_weights(replace(weights, nets=(weights.nets[0], net)), load_deck("founders"))
