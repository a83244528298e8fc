"""The Gymnasium environments: one seat against opponents, and many games at once."""

import copy
import pickle
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from firstgiants import Game
from firstgiants.bots import Budget, make_bot
from firstgiants.envs import GYMNASIUM_ID
from firstgiants.envs.single import FirstGiantsEnv
from firstgiants.envs.vector import FirstGiantsVectorEnv


def test_check_env() -> None:
    env = gymnasium.make(GYMNASIUM_ID, players=3, render_mode="rgb_array")
    check_env(env.unwrapped)
    assert isinstance(env.unwrapped, FirstGiantsEnv)


def play(env: FirstGiantsEnv, seed: int) -> tuple[float, dict[str, object]]:
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return reward, info


def test_a_game_against_greedy() -> None:
    env = FirstGiantsEnv(players=2, opponents="greedy")
    games = [play(env, seed) for seed in range(12)]
    assert {info["seat"] for _, info in games} == {1, 2}
    assert sum(reward for reward, _ in games) < -6  # greedy beats a random player
    again = [play(env, seed)[1]["totals"] for seed in range(12)]
    assert [info["totals"] for _, info in games] == again
    with pytest.raises(ValueError, match="The game is over"):
        env.step(0)


def test_any_bot_can_be_the_opponent() -> None:
    bot = make_bot("greedy", seed=1)
    env = FirstGiantsEnv(
        players=2, seat=2, opponents=lambda view, legal: bot.choose(view, legal, Budget())
    )
    reward, info = play(env, 3)
    assert (reward in (-1.0, 0.0, 1.0), info["seat"]) == (True, 2)


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = FirstGiantsEnv(seat=1, opponents="random")
    seen, _ = env.reset(seed=1)
    reclaim = 0
    again, reward, terminated, _, info = env.step(reclaim)
    assert (again == seen).all()
    assert (reward, terminated, info["illegal"]) == (-1.0, False, 0)


def test_bad_options_say_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="There is no seat 3"):
        FirstGiantsEnv(players=2, seat=3)
    with pytest.raises(ValueError, match="opponents must be"):
        FirstGiantsEnv(opponents="best")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="opponents must be"):
        FirstGiantsVectorEnv(opponents="best")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode must be None or one of human, ansi"):
        FirstGiantsEnv(render_mode="video")
    with pytest.raises(ValueError, match="The choice dance is not legal here"):
        FirstGiantsEnv(opponents=lambda _view, _legal: "dance", seat=2).reset(seed=1)
    with pytest.raises(ValueError, match="at least one game"):
        FirstGiantsVectorEnv(0)


def random_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action in each row."""
    drawn: np.ndarray = (mask * (rng.random(mask.shape, np.float32) + 0.5)).argmax(axis=1)
    return drawn


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_many_games(opponents: str | None) -> None:
    env = gymnasium.make_vec(GYMNASIUM_ID, num_envs=8, players=3, opponents=opponents).unwrapped
    assert isinstance(env, FirstGiantsVectorEnv)
    rng = np.random.default_rng(1)
    observations, info = env.reset(seed=4)
    first = observations.copy()
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(observations)
        acted = info["seat"]
        actions = random_actions(info["action_mask"], rng)
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        for game in np.flatnonzero(terminated):
            ended += 1
            totals = info["totals"][game]
            best = totals == totals.max()
            share = best / best.sum()
            assert info["rewards"][game] == pytest.approx((3 * share - 1) / 2)
            assert rewards[game] == info["rewards"][game][acted[game] - 1]
    assert ended > 3
    again, _ = env.reset(seed=4)
    assert (again == first).all()


def test_many_games_refuse_bad_actions_and_change_nothing() -> None:
    env = FirstGiantsVectorEnv(3)
    observations, info = env.reset(seed=1)
    good = info["action_mask"].argmax(axis=1)
    with pytest.raises(ValueError, match="Game 1: action 0 is not legal"):
        env.step(np.array([good[0], 0, good[2]]))
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        env.step(good[:2])
    for bad in (good.astype(float), good.reshape(3, 1), None):
        with pytest.raises(ValueError, match="must be a row of whole numbers"):
            env.step(bad)  # type: ignore[arg-type]
    kept = observations.copy()
    env.step(good)
    assert (observations == kept).all()  # arrays of an earlier step stay as they are


def test_a_row_is_what_a_game_of_the_rules_shows() -> None:
    env = FirstGiantsVectorEnv(2, players=2)
    observations, _ = env.reset(seed=1)
    state = env._games.games[0]
    order = [env.table.deck.ids[card] for card in state.order]
    game = Game.new(2, order=order)
    assert bytes(game.fast().observe(1)) == observations[0].tobytes()


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_is_at_the_same_position(
    way: Callable[[FirstGiantsEnv], FirstGiantsEnv],
) -> None:
    env = FirstGiantsEnv(opponents="greedy")
    seen, info = env.reset(seed=3)
    for _ in range(9):
        seen, *_, info = env.step(int(info["action_mask"].argmax()))
    twin = way(env)
    action = int(info["action_mask"].argmax())
    after = twin.step(action)[0]
    assert (env.table.observe(env.seat) == seen).all()  # the copy is independent
    assert (env.step(action)[0] == after).all()


def test_many_games_say_that_they_cannot_be_copied() -> None:
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied or pickled; make another"):
            way(FirstGiantsVectorEnv(2))
