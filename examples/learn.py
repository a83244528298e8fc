"""Learns to beat `greedy` by PPO on many games at once, in numpy.

python examples/learn.py --minutes 12 --games 512 --evaluate 1000 --log learning.ndjson

One network plays both seats of most games, and one seat against `greedy` in the others. It begins
with random weights and is never shown how anybody plays. docs/environments.md says how well it
does; `learn_network.py` has the network.
"""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from learn_network import Agent, Bytes, Floats, Ints, Moves

from firstgiants.envs.spaces import split_observation
from firstgiants.envs.vector import FirstGiantsVectorEnv

POINTS = np.float32(10)  # a lead of this many points counts as much as the victory
HORIZON = 64  # steps of all games between two improvements
EPOCHS = 3
BATCH = 2048
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
DECAY = 0.95


class Games:
    """Games in which the agent has all seats, and games in which it has one against `greedy`."""

    def __init__(self, own: int, greedy: int, seed: int) -> None:
        self.envs = [FirstGiantsVectorEnv(own)] if own else []
        self.envs += [FirstGiantsVectorEnv(greedy, opponents="greedy")] if greedy else []
        self.ends = np.cumsum([env.num_envs for env in self.envs])
        self.observations, infos = zip(*(e.reset(seed=seed) for e in self.envs), strict=True)
        self.take(self.observations, infos)

    def take(self, observations: Sequence[Bytes], infos: Sequence[Mapping[str, Ints]]) -> None:
        self.seen = np.concatenate(observations)
        self.mask = np.concatenate([info["action_mask"] for info in infos])
        self.seat = np.concatenate([info["seat"] for info in infos])
        numbers = split_observation(self.envs[0].table.observer, self.seen)["numbers"]
        self.margin = numbers[:, 0, 4].astype(np.float32) - numbers[:, 1, 4]

    def step(self, actions: Ints) -> tuple[Floats, Floats, npt.NDArray[np.bool_]]:
        """Returns for the seats that acted: their reward, 1 if they decide next or -1 if the other
        seat does, and whether the game ended; then 0 stands for who decides next."""
        seat, margin = self.seat, self.margin
        parts = np.split(actions, self.ends[:-1])
        steps = [env.step(part) for env, part in zip(self.envs, parts, strict=True)]
        self.take([step[0] for step in steps], [step[4] for step in steps])
        won, over = (np.concatenate([step[n] for step in steps]) for n in (1, 2))
        totals = np.concatenate([step[4]["totals"] for step in steps]).astype(np.float32)
        final = (totals[:, 0] - totals[:, 1]) * np.where(seat == 1, 1, -1)
        turn = np.where(over, 0, np.where(seat == self.seat, 1, -1)).astype(np.float32)
        after = np.where(over, final, turn * self.margin)
        return ((after - margin) / POINTS + won).astype(np.float32), turn, over


def advantages(
    rewards: Sequence[Floats], turns: Sequence[Floats], values: Sequence[Floats]
) -> Floats:
    """Generalised advantage estimation in a game of two: what is good for one seat is bad for the
    other. ``values`` has one step more than the others."""
    found = np.zeros((len(rewards), len(rewards[0])), np.float32)
    later = np.zeros(len(rewards[0]), np.float32)
    for step in reversed(range(len(rewards))):
        surprise = rewards[step] + turns[step] * values[step + 1] - values[step]
        later = surprise + np.float32(DECAY) * turns[step] * later
        found[step] = later
    return found


def improve(agent: Agent, games: Games, rate: float) -> None:
    """Play HORIZON steps of all games, then learn from them."""
    moves, rewards, turns = [], [], []
    for _ in range(HORIZON):
        made = agent.act(games.seen, games.mask, best=False)
        reward, turn, _ = games.step(made.actions[made.drawn])
        moves.append(made)
        rewards.append(reward)
        turns.append(turn)
    last = agent.act(games.seen, games.mask, best=True).values
    values = [made.values for made in moves]
    good = advantages(rewards, turns, [*values, last])
    returns = (good + np.stack(values)).ravel()
    good = ((good - good.mean()) / (good.std() + 1e-6)).ravel()
    everything = joined(moves)
    for _ in range(EPOCHS):
        order = agent.rng.permutation(len(good))
        for begin in range(0, len(order), BATCH):
            chosen = np.sort(order[begin : begin + BATCH])
            learn(agent, picked(everything, chosen), good[chosen], returns[chosen], rate)


def joined(moves: Sequence[Moves]) -> Moves:
    count = len(moves[0].observations)
    shift = np.cumsum([0, *(len(made.rows) for made in moves[:-1])])
    return Moves(
        np.concatenate([made.observations for made in moves]),
        np.concatenate([made.rows + step * count for step, made in enumerate(moves)]),
        np.concatenate([made.actions for made in moves]),
        np.concatenate([made.drawn + begin for made, begin in zip(moves, shift, strict=True)]),
        np.concatenate([made.chances for made in moves]),
        np.concatenate([made.values for made in moves]),
    )


def picked(moves: Moves, chosen: Ints) -> Moves:
    """Some positions, ascending, with their legal actions."""
    ends = np.searchsorted(moves.rows, [chosen, chosen + 1])
    counts = ends[1] - ends[0]
    begins = np.cumsum(counts) - counts
    rows = np.repeat(np.arange(len(chosen)), counts)
    where = np.arange(len(rows)) - begins[rows] + ends[0][rows]
    drawn = moves.drawn[chosen] - ends[0] + begins
    return Moves(
        moves.observations[chosen], rows, moves.actions[where], drawn, moves.chances[chosen],
        moves.values[chosen],
    )  # fmt: skip


def learn(agent: Agent, moves: Moves, good: Floats, returns: Floats, rate: float) -> None:
    """One step of PPO: raise the chances of what was good, but not far from what they were."""
    at = agent.read(moves.observations, moves.rows, moves.actions)
    chances, values, layers = agent.network.forward(at)
    count = np.float32(len(good))
    ratio = np.exp(chances[moves.drawn] - moves.chances)
    is_free = np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = -(good * ratio * is_free) / count
    share = np.exp(chances)
    logits = -push[at.rows] * share
    logits[moves.drawn] += push
    entropy = -np.add.reduceat(share * chances, at.first)
    logits += np.float32(ENTROPY) * share * (chances + entropy[at.rows]) / count
    gradients = agent.network.backward(at, layers, logits, (values - returns) / count)
    agent.network.update(gradients, rate)


def strength(agent: Agent, games: int, seed: int) -> tuple[float, float]:
    """The share of games won against `greedy` (half for a shared victory) and the mean points, if
    the agent always plays the action that it likes best."""
    env = FirstGiantsVectorEnv(games, opponents="greedy")
    observations, info = env.reset(seed=seed)
    result, points = np.full(games, np.nan), np.zeros(games)
    while np.isnan(result).any():
        seat = info["seat"] - 1
        made = agent.act(observations, info["action_mask"], best=True)
        observations, reward, over, _, info = env.step(made.actions[made.drawn])
        first = over & np.isnan(result)
        result[first] = (1 + reward[first]) / 2
        points[first] = info["totals"][np.arange(games), seat][first]
    return float(result.mean()), float(points.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat greedy.")
    parser.add_argument("--minutes", type=float, default=0.02, help="CPU minutes to learn")
    parser.add_argument("--games", type=int, default=32, help="games at once")
    parser.add_argument("--greedy", type=float, default=0.25, help="share of games against greedy")
    parser.add_argument("--every", type=float, default=1, help="CPU minutes between evaluations")
    parser.add_argument("--evaluate", type=int, default=20, help="games of each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="append each evaluation to this file")
    parser.add_argument("--save", type=Path, help="write the weights to this .npz file")
    options, _ = parser.parse_known_args()
    against = round(options.games * options.greedy)
    games = Games(options.games - against, against, options.seed)
    agent = Agent(games.envs[0].table, options.seed)
    began = time.process_time()
    due, decisions = 0.0, 0
    while True:
        minutes = (time.process_time() - began) / 60
        done = min(1.0, minutes / options.minutes)
        if minutes >= due or done == 1:
            due += options.every
            before = time.process_time()
            won, points = strength(agent, options.evaluate, options.seed + 1)
            began += time.process_time() - before  # evaluations are not learning
            print(
                f"{minutes:5.2f} CPU minutes, {decisions:,} decisions: wins {won:.1%} against "
                f"greedy, {points:.1f} points a game",
                flush=True,
            )
            if options.log:
                line = {"minutes": minutes, "decisions": decisions, "won": won, "points": points}
                with options.log.open("a") as log:
                    log.write(json.dumps(line | {"games": options.evaluate}) + "\n")
        if done == 1:
            break
        improve(agent, games, RATE * (1 - 0.9 * done))
        decisions += HORIZON * options.games
    if options.save:
        np.savez(options.save, allow_pickle=False, **agent.network.weights)


if __name__ == "__main__":
    main()
