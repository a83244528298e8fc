"""The PettingZoo environment passes PettingZoo's own tests, and plays the game of the rules."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from firstgiants import Game, load_deck
from firstgiants.envs import firstgiants_v1
from firstgiants.envs.spaces import card_table, describe_action, split_observation
from firstgiants.rules.errors import BadSettings
from tools.regenerate_golden import GOLDEN

# PettingZoo says so of each of its own environments with an action mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*Illegal move:UserWarning"),
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_api(players: int) -> None:
    api_test(firstgiants_v1.env(players=players), num_cycles=100)
    api_test(firstgiants_v1.raw_env(players=players), num_cycles=100)


@pytest.mark.parametrize("deck", ["wild", "nine", "eggs"])
def test_any_deck(deck: str) -> None:
    path = GOLDEN / "decks" / f"{deck}.json"
    api_test(firstgiants_v1.env(deck=str(path)), num_cycles=60)
    by_path = firstgiants_v1.raw_env(deck=path).table.deck
    assert by_path.hash == Game.new(2, deck=path).deck.hash == load_deck(path).hash


def test_seed() -> None:
    seed_test(lambda: firstgiants_v1.env(players=3), num_cycles=40)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(firstgiants_v1.env)
    assert "Dig Site 1" in capsys.readouterr().out


def test_max_cycles_truncates() -> None:
    """PettingZoo's `max_cycles_test` is for environments with `parallel_env`, in which all agents
    act at once and any action is legal; PettingZoo leaves it out for its own games in turns."""
    assert not hasattr(firstgiants_v1, "parallel_env")
    env = firstgiants_v1.env(players=2, max_cycles=7)
    env.reset(seed=1)
    acted = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        assert truncated == (acted >= 7)
        if truncated:
            env.step(None)
        else:
            acted += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert (acted, env.agents) == (7, [])


def test_rewards_are_shares_of_the_victory() -> None:
    """§7.4: most points wins; tied players share the victory."""
    env = firstgiants_v1.raw_env(players=3)
    for seed in range(5):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
        totals = env.table.game.totals()
        best = [agent for agent, t in zip(env.agents, totals, strict=True) if t == max(totals)]
        for agent in env.agents:
            share = 1 / len(best) if agent in best else 0
            assert env.rewards[agent] == pytest.approx((3 * share - 1) / 2)
        assert sum(env.rewards.values()) == pytest.approx(0)


def test_an_illegal_action_changes_nothing_and_ends_the_checked_game() -> None:
    raw = firstgiants_v1.raw_env()
    raw.reset(seed=1)
    before = raw.observe("player_1")["observation"]
    reclaim = 0
    with pytest.raises(ValueError, match="Action 0 is not legal here"):
        raw.step(reclaim)
    assert (raw.observe("player_1")["observation"] == before).all()
    checked = firstgiants_v1.env()
    checked.reset(seed=1)
    checked.step(reclaim)
    assert checked.terminations == {"player_1": True, "player_2": True}
    assert checked.rewards["player_1"] == -1


def test_the_others_have_no_legal_action() -> None:
    env = firstgiants_v1.raw_env(players=3)
    env.reset(seed=1)
    assert env.observe("player_1")["action_mask"].sum() == 8  # §3.1: eight cards lie there
    assert env.observe("player_2")["action_mask"].sum() == 0


def test_it_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(firstgiants_v1.raw_env(players=4)))
    assert len(env.possible_agents) == 4


@pytest.mark.parametrize("make", [firstgiants_v1.env, firstgiants_v1.raw_env])
@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_at_the_same_position(make: Any, way: Any) -> None:
    env = make(players=3)
    env.reset(seed=5)
    for _ in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin, seen = way(env), env.last()[0]["observation"]
    assert (twin.last()[0]["observation"] == seen).all()
    for one in (twin, env):
        assert one.agent_selection == env.agent_selection
    twin.step(int(twin.last()[0]["action_mask"].argmax()))
    assert (env.last()[0]["observation"] == seen).all()


def test_bad_options_say_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="2 to 5"):
        firstgiants_v1.env(players=6)
    with pytest.raises(Exception, match="There is no deck"):
        firstgiants_v1.env(deck=str(tmp_path / "none.json"))
    with pytest.raises(ValueError, match="render_mode must be None or one of human, ansi"):
        firstgiants_v1.env(render_mode="video")
    with pytest.raises(ValueError, match="max_cycles must be at least 1"):
        firstgiants_v1.env(max_cycles=0)


def test_actions_have_words() -> None:
    table = firstgiants_v1.raw_env().table
    words = [describe_action(table.space, table.deck, n) for n in range(table.space.size)]
    assert len(set(words)) == len(words)
    assert words[:5] == ["reclaim", "amber", "trade", "point", "skip"]
    assert words[5] == f"dig {table.deck.ids[0]}"
    assert words[5 + len(table.deck.cards)] == f"use {table.deck.ids[0]}"
    card = next(card.id for card in table.deck.cards if not card.is_egg)
    shows = [text for text in words if text.startswith(f"show {card} ")]
    assert (len(shows), shows[0]) == (27, f"show {card} new")
    with pytest.raises(ValueError, match="There is no action 99999"):
        describe_action(table.space, table.deck, 99999)


def test_fields_and_cards() -> None:
    table = firstgiants_v1.raw_env(players=3).table
    fields = split_observation(table.observer, table.observe(2))
    assert fields["numbers"].shape == (3, 8)
    assert fields["numbers"][:, 0].tolist() == [2, 2, 2]  # §2.2
    assert fields["site"].sum() == 8
    assert fields["decides"].tolist() == [0, 0, 1]
    cards = card_table(table.deck)
    assert (cards[:, :5].sum(axis=1) == 1).all()
    assert (cards[:, 5:9].sum(axis=1) == 1).all()
