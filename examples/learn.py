"""Learns by policy gradient on many games at once, and shows how it does against a bot.

python examples/learn.py --steps 3000 --opponents greedy

The policy is linear: each action has a weight of its own, and each kind of action has weights for
the state of the table. It is a starting point for better agents, and small enough to read.
"""

import argparse
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from firstgiants.engine.actions import FIRST_DIG, LONE, NAMED, NEW_SET, SIZE_SET, TRAITS
from firstgiants.envs.spaces import split_observation
from firstgiants.envs.vector import FirstGiantsVectorEnv

Floats = npt.NDArray[np.float32]
KINDS = 11  # reclaim, amber, trade, point, skip, dig, use, and four ways to show a card
CONTEXT = 8


def kinds_of_actions(env: FirstGiantsVectorEnv) -> tuple[npt.NDArray[np.int64], Floats]:
    """For each action its kind, and for a dig the Family and Size of its card, one-hot."""
    space, cards = env.table.space, len(env.table.deck.cards)
    kinds, traits = np.arange(space.size), np.zeros((space.size, TRAITS), np.float32)
    kinds[FIRST_DIG : space.first_use] = 5
    kinds[space.first_use : space.first_use + cards] = 6
    for action in range(space.first_use + cards, space.size):
        _, place = space.card_and_place(action)
        lone = LONE <= place < LONE + TRAITS or place >= NAMED
        kinds[action] = 7 if place == NEW_SET else 8 if lone else 9 if place < SIZE_SET else 10
    tables = env.table.deck.tables
    for card in range(cards):
        traits[FIRST_DIG + card, tables.family[card] * 4 + tables.size[card]] = 1
    return kinds, traits


@dataclass
class Batch:
    """The legal actions of all games, one after the other: ``rows`` says whose they are."""

    rows: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    features: Floats
    chances: Floats
    drawn: npt.NDArray[np.int64]


class Learner:
    def __init__(self, env: FirstGiantsVectorEnv, rate: float, seed: int) -> None:
        self.env, self.rate = env, rate
        self.kinds, self.traits = kinds_of_actions(env)
        self.own = np.zeros(env.table.space.size, np.float32)
        self.shared = np.zeros(KINDS * CONTEXT + 1, np.float32)
        self.rng = np.random.default_rng(seed)

    def decide(self, observations: npt.NDArray[np.uint8], mask: npt.NDArray[np.int8]) -> Batch:
        rows, actions = np.nonzero(mask)
        seen = split_observation(self.env.table.observer, observations)
        you = seen["numbers"][:, 0].astype(np.float32)
        table = seen["table"].astype(np.float32)
        ahead = you[:, 4] - seen["numbers"][:, 1:, 4].max(axis=1)
        ones = np.ones(len(you), np.float32)
        numbers = (ones, you[:, 0] / 4, you[:, 5] / 4, you[:, 6] / 8, ahead / 20)
        context = np.stack([*numbers, table[:, 0], table[:, 1] / 14, table[:, 3] / 4], axis=1)
        features = np.zeros((len(rows), KINDS * CONTEXT + 1), np.float32)
        at = self.kinds[actions, None] * CONTEXT + np.arange(CONTEXT)
        np.put_along_axis(features, at, context[rows], axis=1)
        features[:, -1] = (self.wanted(seen)[rows] * self.traits[actions]).sum(axis=1)
        logits = self.own[actions] + features @ self.shared
        first = np.searchsorted(rows, np.arange(len(mask)))
        weights = np.exp(logits - np.maximum.reduceat(logits, first)[rows])
        chances = weights / np.add.reduceat(weights, first)[rows]
        # Draw one action of each row: the first whose cumulative chance passes a random number.
        until = np.cumsum(chances) - rows + 1e-6
        drawn = np.searchsorted(until + rows, np.arange(len(mask)) + self.rng.random(len(mask)))
        last = np.append(first[1:], len(rows)) - 1
        return Batch(rows, actions, features, chances, np.clip(drawn, first, last))

    def wanted(self, seen: Mapping[str, npt.NDArray[np.uint8]]) -> Floats:
        """How many of your sets would take a card, by Family and Size."""
        wants = np.zeros((len(seen["table"]), 5, 4), np.float32)
        wants[:, :, 1:] = seen["family_sets"][:, 0] + seen["size_sets"][:, 0].transpose(0, 2, 1)
        return wants.reshape(-1, TRAITS)

    def learn(self, batches: list[Batch], returns: Floats, known: npt.NDArray[np.bool_]) -> None:
        """REINFORCE: raise the chance of what was drawn by how much better it ended than usual."""
        advantage = np.where(known, returns - returns[known].mean(), 0)
        own, shared = np.zeros_like(self.own), np.zeros_like(self.shared)
        for batch, good in zip(batches, advantage, strict=True):
            push = -batch.chances
            push[batch.drawn] += 1
            push *= good[batch.rows]
            np.add.at(own, batch.actions, push)
            shared += push @ batch.features
        count = max(1, int(known.sum()))
        self.own += self.rate * 400 * own / count
        self.shared += self.rate * 20 * shared / count


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play against a bot.")
    parser.add_argument("--steps", type=int, default=200, help="decisions in each game")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--opponents", choices=["random", "greedy"], default="random")
    parser.add_argument("--rate", type=float, default=0.3)
    options, _ = parser.parse_known_args()
    env = FirstGiantsVectorEnv(options.games, opponents=options.opponents)
    learner = Learner(env, options.rate, seed=1)
    observations, info = env.reset(seed=1)
    horizon = 200
    for begin in range(0, options.steps, horizon):
        batches, margins, ended = [], [], []
        results: list[tuple[float, int]] = []
        for _ in range(horizon):
            batch = learner.decide(observations, info["action_mask"])
            seat = info["seat"] - 1
            observations, reward, over, _, info = env.step(batch.actions[batch.drawn])
            totals = info["totals"]
            own = totals[np.arange(options.games), seat]
            best_other = np.where(np.arange(2) == seat[:, None], 0, totals).max(axis=1)
            # The margin says more about a game than who won it.
            margins.append((own - best_other) / np.float32(20))
            results += zip(reward[over].tolist(), own[over].tolist(), strict=True)
            batches.append(batch)
            ended.append(over)
        returns = np.zeros((horizon, options.games), np.float32)
        known = np.zeros((horizon, options.games), np.bool_)
        later, is_known = np.zeros(options.games, np.float32), np.zeros(options.games, np.bool_)
        for step in reversed(range(horizon)):
            later = np.where(ended[step], margins[step], later)
            is_known = is_known | ended[step]
            returns[step], known[step] = later, is_known
        won = np.mean([result > 0 for result, _ in results])
        points = np.mean([own for _, own in results])
        print(f"{begin + horizon:6} steps: wins {won:.0%}, {points:.1f} points a game", flush=True)
        learner.learn(batches, returns, known)


if __name__ == "__main__":
    main()
