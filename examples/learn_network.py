"""The network of examples/learn.py, and what it reads, in numpy.

It reads a position and, for each legal action, what the action does. So it knows a card that it
has rarely seen by what it has in common with others: Family, Size, cost, effects, the sets that
it fits and the points that it would score.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from firstgiants.engine.actions import FIRST_DIG, LONE, NAMED, NEW_SET, SIZE_SET, TRAITS
from firstgiants.envs.spaces import card_table, split_observation
from firstgiants.envs.table import Table

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

KINDS = 15
DIG, USE, SHOW = 5, 6, 7  # kinds of actions; before them reclaim, amber, trade, point and skip
LAYERS = (256, 128, 64)  # two layers for the position, one for each action


class Reader:
    """Turns observations and legal actions into the numbers that the network reads."""

    def __init__(self, table: Table) -> None:
        self.observer = table.observer
        cards = card_table(table.deck).astype(np.float32)
        count = len(cards)
        self.trait_of_card = np.zeros((count, TRAITS), np.float32)
        traits = cards[:, :5].argmax(axis=1) * 4 + cards[:, 5:9].argmax(axis=1)
        self.trait_of_card[np.arange(count), traits] = 1
        size = table.space.size
        kind, card = np.arange(size), np.full(size, -1)
        # The set that a display expands: its kind (a Family or a Size) and length; 8 is none.
        self.set_kind, self.set_length = np.full(size, 8), np.zeros(size, np.int64)
        for action in range(FIRST_DIG, size):
            if action < table.space.first_use:
                kind[action], card[action] = DIG, action - FIRST_DIG
            elif action < table.space.first_use + count:
                kind[action], card[action] = USE, action - table.space.first_use
            else:
                card[action], place = table.space.card_and_place(action)
                expanded = expanded_set(place, *divmod(int(traits[card[action]]), 4))
                if expanded is not None:
                    self.set_kind[action], self.set_length[action] = expanded
                length, is_size = self.set_length[action], self.set_kind[action] >= 5
                kind[action] = SHOW + (length - 1 + 3 * is_size if length else 0)
        self.kind, self.card = kind, card
        self.trait = np.where(card < 0, TRAITS, traits[card])
        self.cost = np.where(kind >= SHOW, cards[card, 9], 0).astype(np.float32)
        tokens = np.array([0, 0, 2, 2, 2, 6], np.float32)[self.set_length]
        self.set_points = np.where((self.set_kind < 5) & (self.set_length == 3), 4, tokens)
        self.fixed = np.zeros((size, KINDS + 2 * count + 2 * cards.shape[1]), np.float32)
        self.fixed[np.arange(size), kind] = 1
        for verb, are in enumerate((kind == DIG, kind >= SHOW)):
            self.fixed[are, KINDS + verb * count + card[are]] = 1
            at = KINDS + 2 * count + verb * cards.shape[1]
            self.fixed[are, at : at + cards.shape[1]] = cards[card[are]]

    def positions(self, observations: Bytes) -> Floats:
        seen = split_observation(self.observer, observations)
        count = len(observations)
        numbers = seen["numbers"].astype(np.float32)
        markers = seen["markers"].astype(np.float32)
        reach = np.einsum("nsc,nps->npc", seen["site"].astype(np.float32), 1 - markers)
        study = seen["study"].astype(np.float32)
        table = seen["table"] / np.array([1, 14, 70, 4, 5, 5], np.float32)
        names = "decision active owner seat news_holder markers lone family_sets size_sets sets"
        parts: list[npt.NDArray[Any]] = [seen[name].reshape(count, -1) for name in names.split()]
        parts += [table, seen["news_length"] / np.float32(5)]
        parts += [(numbers / np.array([5, 10, 20, 10, 30, 4, 6, 6], np.float32)).reshape(count, -1)]
        parts += [(numbers[:, :1, 4] - numbers[:, 1:, 4]) / 10]
        parts += [np.minimum(numbers[:, 0, :1], 8) == np.arange(8, dtype=np.float32)]
        parts += [(study @ self.trait_of_card).reshape(count, -1) / 2]
        parts += [part.reshape(count, -1) for part in (reach, study, seen["top"])]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def actions(self, observations: Bytes, rows: Ints, actions: Ints) -> Floats:
        """A row for each legal action; ``rows`` says in which position it is."""
        seen = split_observation(self.observer, observations)
        news = self.news(seen)
        gain = news[rows, 0, self.set_kind[actions], self.set_length[actions]]
        points = self.set_points[actions]
        amber = seen["numbers"][rows, 0, 0] - self.cost[actions]
        numbers = np.stack([points / 4, gain / 4, (points + gain) / 8, amber / 4], axis=1)
        fits = np.concatenate([self.fits(seen, news, 0), self.fits(seen, news, 1)], axis=2)
        with_none = np.concatenate([fits, np.zeros_like(fits[:, :1])], axis=1)
        parts = [self.fixed[actions], numbers, with_none[rows, self.trait[actions]]]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    @staticmethod
    def news(seen: Mapping[str, Bytes]) -> Floats:
        """By seat, kind of set and length: the points of News that such a set would win."""
        points = np.repeat(seen["table"][:, 4:].astype(np.float32), [5, 3], axis=1)
        lengths = np.arange(6, dtype=np.uint8)
        longer = lengths > seen["news_length"][:, :, None]
        mine = seen["news_holder"].transpose(0, 2, 1)
        gain = longer[:, None] * (1 - mine[..., None]) * points[:, None, :, None]
        return np.concatenate([gain, np.zeros_like(gain[:, :, :1])], axis=2, dtype=np.float32)

    def fits(self, seen: Mapping[str, Bytes], news: Floats, seat: int) -> Floats:
        """By Family and Size of a card: how well it fits the seat's sets and Study."""
        count = len(seen["table"])
        families = seen["family_sets"][:, seat].astype(np.float32)
        sizes = seen["size_sets"][:, seat].astype(np.float32).transpose(0, 2, 1)
        lone = seen["lone"][:, seat].reshape(count, 5, 4).astype(np.float32)
        study = (seen["study"][:, seat].astype(np.float32) @ self.trait_of_card).reshape(lone.shape)
        longest = np.argmax(seen["sets"][:, seat, 5:, 2::-1] > 0, axis=2)  # 0 is four cards
        at = np.where((seen["sets"][:, seat, 5:, :3] > 0).any(axis=2), 5 - longest, 0)
        size_news = np.take_along_axis(news[:, seat, 5:8], at[..., None], axis=2)[:, :, 0]
        size_worth = sizes * (2 + 4 * (at == 5) + size_news)[:, None]
        family_worth = families * (4 + news[:, seat, :5, 3])[:, :, None]
        fits = np.zeros((count, 5, 4, 6), np.float32)
        for index, (family, size) in enumerate(((families, sizes), (family_worth, size_worth))):
            # An Egg fits wherever any Size does.
            fits[:, :, 1:, index], fits[:, :, 0, index] = family, family.max(axis=2)
            fits[:, :, 1:, 2 + index], fits[:, :, 0, 2 + index] = size, size.max(axis=2)
        for index, cards in enumerate((lone, study)):
            same_family = cards.sum(axis=2, keepdims=True) - cards
            same_size = cards.sum(axis=1, keepdims=True) - cards
            fits[..., 4 + index] = same_family + same_size
        fits *= np.array([1, 0.2, 1, 0.2, 0.5, 0.5], np.float32)
        return fits.reshape(count, TRAITS, -1)


def expanded_set(place: int, family: int, size: int) -> tuple[int, int] | None:
    """The kind and the new length of the set that a card of this Family and Size joins there."""
    if place == NEW_SET:
        return None
    if place >= NAMED:
        return 5 + (place - NAMED) % 3, 2
    if place >= SIZE_SET:
        of_size, lacks = divmod(place - SIZE_SET, 32)
        return 5 + of_size, 6 - lacks.bit_count()
    if place >= LONE + TRAITS:
        return family, 3
    other_family, other_size = divmod(place - LONE, 4)
    if other_family == family:
        return family, 2
    return 4 + max(size, other_size), 2


@dataclass
class Positions:
    """What the network reads: the legal actions of all positions stand one after the other."""

    inputs: Floats
    rows: Ints
    first: Ints
    features: Floats


class Network:
    """Two layers read the position; one reads each action, and scores it."""

    def __init__(self, inputs: int, features: int, rng: np.random.Generator) -> None:
        one, two, three = LAYERS

        def weights(size: int, out: int, gain: float = 1.4) -> Floats:
            return (rng.standard_normal((size, out)) * gain / sqrt(size)).astype(np.float32)

        def zeros(size: int) -> Floats:
            return np.zeros(size, np.float32)

        self.weights = {
            "one": weights(inputs, one), "one_bias": zeros(one),
            "two": weights(one, two), "two_bias": zeros(two),
            "value": weights(two, 1, 0.1), "value_bias": zeros(1),
            "context": weights(two, three), "features": weights(features, three),
            "three_bias": zeros(three), "score": weights(three, 1, 0.1),
            "direct": np.zeros((features, 1), np.float32),
        }  # fmt: skip
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, at: Positions) -> tuple[Floats, Floats, tuple[Floats, Floats, Floats]]:
        """The logarithm of each action's chance, the value of each position, and the layers."""
        w = self.weights
        one = np.maximum(at.inputs @ w["one"] + w["one_bias"], 0)
        two = np.maximum(one @ w["two"] + w["two_bias"], 0)
        value = (two @ w["value"] + w["value_bias"])[:, 0]
        context = two @ w["context"] + w["three_bias"]
        three = np.maximum(at.features @ w["features"] + context[at.rows], 0)
        logits = (three @ w["score"] + at.features @ w["direct"])[:, 0]
        logits -= np.maximum.reduceat(logits, at.first)[at.rows]
        logits -= np.log(np.add.reduceat(np.exp(logits), at.first))[at.rows]
        return logits, value, (one, two, three)

    def backward(
        self, at: Positions, layers: tuple[Floats, Floats, Floats], logits: Floats, value: Floats
    ) -> dict[str, Floats]:
        """The gradients of all weights, from those of logits and values."""
        w, (one, two, three) = self.weights, layers
        d_three = logits[:, None] * w["score"][:, 0] * (three > 0)
        d_context = np.add.reduceat(d_three, at.first)
        d_two = (d_context @ w["context"].T + value[:, None] * w["value"][:, 0]) * (two > 0)
        d_one = (d_two @ w["two"].T) * (one > 0)
        return {
            "one": at.inputs.T @ d_one, "one_bias": d_one.sum(axis=0),
            "two": one.T @ d_two, "two_bias": d_two.sum(axis=0),
            "value": two.T @ value[:, None], "value_bias": value.sum(keepdims=True),
            "context": two.T @ d_context, "features": at.features.T @ d_three,
            "three_bias": d_context.sum(axis=0), "score": three.T @ logits[:, None],
            "direct": at.features.T @ logits[:, None],
        }  # fmt: skip

    def update(self, gradients: dict[str, Floats], rate: float) -> None:
        """One step of Adam, with the gradient clipped to length 0.5."""
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients.values())))
        self.steps += 1
        scale = np.float32(min(1.0, 0.5 / max(norm, 1e-8)))
        step = np.float32(rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps))
        for name, gradient in gradients.items():
            gradient *= scale  # noqa: PLW2901 - in place
            mean, square = self.mean[name], self.square[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            self.weights[name] -= step * mean / (np.sqrt(square) + np.float32(1e-6))


@dataclass
class Moves:
    """One step of all games: what was legal, and what the agent drew."""

    observations: Bytes
    rows: Ints
    actions: Ints
    drawn: Ints
    chances: Floats
    values: Floats


class Agent:
    """Plays any number of games of two at once."""

    def __init__(self, table: Table, seed: int) -> None:
        self.reader = Reader(table)
        self.rng = np.random.default_rng(seed)
        nothing = np.zeros((1, table.observer.size), np.uint8)
        sizes = self.read(nothing, np.zeros(1, np.int64), np.zeros(1, np.int64))
        self.network = Network(sizes.inputs.shape[1], sizes.features.shape[1], self.rng)

    def read(self, observations: Bytes, rows: Ints, actions: Ints) -> Positions:
        first = np.searchsorted(rows, np.arange(len(observations)))
        features = self.reader.actions(observations, rows, actions)
        return Positions(self.reader.positions(observations), rows, first, features)

    def act(self, observations: Bytes, mask: npt.NDArray[np.int8], *, best: bool) -> Moves:
        """Draw an action for each position by the policy, or take the likeliest."""
        rows, actions = np.nonzero(mask)
        at = self.read(observations, rows, actions)
        chances, values, _ = self.network.forward(at)
        if best:
            noise = np.zeros_like(chances)
        else:  # the largest of the logarithms plus Gumbel noise is a draw by the chances
            noise = self.rng.gumbel(size=len(rows)).astype(np.float32)
        order = np.lexsort((chances + noise, rows))
        drawn = order[np.append(at.first[1:], len(rows)) - 1]
        return Moves(observations, rows, actions, drawn, chances[drawn], values)
