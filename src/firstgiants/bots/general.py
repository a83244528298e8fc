"""The general model's features: what cards are and do, not which cards they are.

The engine's features name the cards of one deck. The general model has weights for *properties*
instead: Size, effects, triggers, multipliers, how common things are in the deck. When it meets a
deck, each feature of the deck gets the sum of the weights of its properties: a table of the usual
form, with which the engine plays as fast as ever.

All Families are alike to the rules, so they share their weights; what tells them apart is how many
cards of the deck they have.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar

import numpy as np

from ..engine.constants import (
    ANYONE_TAKES,
    EGG,
    FAMILIES,
    LAST_GAIN,
    MAX_SEATS,
    NEW_FAMILY,
    PER_FAMILIES,
    PER_NOTHING,
    PER_PAIRS,
    SINGLE_USE,
    SIZE_KIND,
)
from ..engine.deck_tables import EGG_TRAITS, DeckTables, family_traits, joins_single
from ..engine.features import (
    CARD_GROUPS,
    FAMILY_TWO,
    IN_STUDY,
    LAYOUT,
    NEWS,
    NEWS_STATES,
    PLACE,
    SINGLE,
    SIZE_FOUR,
    count_features,
)
from ..engine.policy import CARDS, CHOICE_CARD_GROUPS, count_choice_features
from ..rules.cards import Deck

Array = np.ndarray[Any, np.dtype[Any]]
Number = TypeVar("Number", bound=np.generic)

_DOS: Final = 8
_TENTHS: Final = 10
_MOST_AMOUNT: Final = 4
_MOST_RATE: Final = 12

# The first property of each group.
_ANY_CARD: Final = 0
_SIZE: Final = _ANY_CARD + 1
_FAMILY_SHARE: Final = _SIZE + 4  # counts tenths of the deck that are of its Family
_JOINERS_SHARE: Final = _FAMILY_SHARE + 1  # and that could join it in a set
_HOW_MANY: Final = _JOINERS_SHARE + 1  # effects
_SINGLE_USE: Final = _HOW_MANY + 4  # by what they do, and for whom
_RECURRING: Final = _SINGLE_USE + 2 * _DOS  # the same, by whose take triggers them
_RATE: Final = _RECURRING + 4 * _DOS  # counts tenths of the deck that trigger it, times the amount
_CONDITION: Final = _RATE + 4 * _DOS  # by whose take, and what about it
_GAIN: Final = _CONDITION + 2 * 5  # counts the amount; by when, what, for whom, and multiplier
PROPERTIES: Final = _GAIN + 3 * 2 * 2 * 5

# Facts about the deck, which go with the feature of a seat's place; then how common a set's next
# card is.
_STEPS: Final = 6
_FACTS: Final = 6
_SUPPLY: Final = _FACTS * _STEPS
_DECK_FEATURES: Final = _SUPPLY + 4 + 4 + 3

WIDTH: Final = count_features(PROPERTIES, LAYOUT) + _DECK_FEATURES
"""How many features of positions the general model has weights for."""
CHOICE_WIDTH: Final = count_choice_features(PROPERTIES, LAYOUT)
"""How many features of choices."""

VERSION: Final = 1
"""Raised with every change of the properties: a general model fits one version only."""


@dataclass(frozen=True, slots=True)
class FeatureMap:
    """For each feature of a deck, the general features that it stands for, and how often each.

    Row n has ``columns[starts[n]:starts[n + 1]]``; each row has at least one.
    """

    starts: Array
    columns: Array
    counts: Array

    def compiled(self, weights: Array) -> Array:
        """Weights of general features as weights of the deck's features."""
        counts = self.counts if weights.ndim == 1 else self.counts[:, None]
        out: Array = np.add.reduceat(weights[self.columns] * counts, self.starts[:-1], axis=0)
        return out

    def transposed(self, gradient: Array, width: int) -> Array:
        """A gradient by the deck's features as one by general features."""
        weights = np.repeat(gradient, np.diff(self.starts)) * self.counts
        return np.bincount(self.columns, weights=weights, minlength=width)


Row = list[tuple[int, int]]
"""General features, and how often each."""


@lru_cache(maxsize=16)
def feature_map(deck: Deck) -> FeatureMap:
    """The features of positions (``engine.features``)."""
    tables = deck.tables
    common: list[Row] = [[(feature, 1)] for feature in range(IN_STUDY)]
    extra = count_features(PROPERTIES, LAYOUT)
    facts = [(extra + fact, 1) for fact in _facts(tables)]
    for place in range(4 * MAX_SEATS):
        common[PLACE + place] += facts
    for family in range(FAMILIES):
        for state in range(NEWS_STATES):
            common[NEWS + family * NEWS_STATES + state] = [(NEWS + state, 1)]
        supplies = list(_supplies(tables, family))
        for part in range(4):
            (single, fits_single), (two, fits_two) = supplies[part], supplies[4 + part]
            common[SINGLE + family * 4 + part] = [(SINGLE + part, 1), (extra + single, fits_single)]
            common[FAMILY_TWO + family * 4 + part] = [
                (FAMILY_TWO + part, 1),
                (extra + two, fits_two),
            ]
        for size in range(3):
            four, fits = supplies[8 + size]
            common[SIZE_FOUR + size * FAMILIES + family] = [
                (SIZE_FOUR + size * FAMILIES, 1),
                (extra + four, fits),
            ]
    return _make_map(common, CARD_GROUPS, tables, count_features(0, LAYOUT) - IN_STUDY)


@lru_cache(maxsize=16)
def choice_map(deck: Deck) -> FeatureMap:
    """The features of choices (``engine.policy``)."""
    common: list[Row] = [[(feature, 1)] for feature in range(CARDS)]
    last = count_choice_features(0, LAYOUT) - CARDS
    return _make_map(common, CHOICE_CARD_GROUPS, deck.tables, last)


def _make_map(common: list[Row], groups: int, tables: DeckTables, last: int) -> FeatureMap:
    """A map with the common features, the cards in each group, and ``last`` further features."""
    cards = [list(_properties(tables, card)) for card in range(tables.count)]
    rows = common[:]
    for group in range(groups):
        first = len(common) + group * PROPERTIES
        rows += [[(first + one, count) for one, count in card] for card in cards]
    first = len(common) + groups * PROPERTIES
    rows += [[(first + feature, 1)] for feature in range(last)]
    flat = np.array([entry for row in rows for entry in row], dtype=np.int64)
    starts = np.concatenate([[0], np.cumsum([len(row) for row in rows])])
    return FeatureMap(starts, flat[:, 0], flat[:, 1])


# ---- what a card is and does ----


def _share(tables: DeckTables, mask: int) -> int:
    """How many tenths of the deck have one of these traits."""
    count = sum(1 for card in range(tables.count) if tables.trait[card] & mask)
    return round(_TENTHS * count / tables.count)


def _properties(tables: DeckTables, card: int) -> Iterator[tuple[int, int]]:
    yield _ANY_CARD, 1
    yield _SIZE + tables.size[card], 1
    yield _FAMILY_SHARE, _share(tables, family_traits(tables.family[card]))
    yield _JOINERS_SHARE, _share(tables, tables.joins[card])
    effects = range(tables.first_effect[card], tables.first_effect[card + 1])
    yield _HOW_MANY + min(len(effects), 3), 1
    for effect in effects:
        yield from _effect_properties(tables, card, effect)


def _effect_properties(tables: DeckTables, card: int, effect: int) -> Iterator[tuple[int, int]]:
    do, when = tables.effect_do[effect], tables.effect_when[effect]
    amount = min(tables.effect_amount[effect], _MOST_AMOUNT)
    kind = do * 2 + tables.effect_opponents[effect]
    by = 1 if when == ANYONE_TAKES else 0
    if when == SINGLE_USE:
        yield _SINGLE_USE + kind, 1
    else:
        condition = tables.effect_condition[effect]
        yield _RECURRING + kind * 2 + by, 1
        rate = _share_of_takes(tables, condition) * amount
        yield _RATE + kind * 2 + by, min(rate, _MOST_RATE)
        yield _CONDITION + by * 5 + _condition_kind(tables, card, condition), 1
    if do <= LAST_GAIN:
        moment = 0 if when == SINGLE_USE else 1 + by
        per = _multiplier_kind(tables.family[card], tables.effect_per[effect])
        yield _GAIN + (moment * 4 + kind) * 5 + per, amount


def _share_of_takes(tables: DeckTables, condition: int) -> int:
    """About how many tenths of all takes meet a condition."""
    if condition == NEW_FAMILY:
        return 3  # early in a game most do, later few
    if condition < FAMILIES:
        return _share(tables, family_traits(condition))
    return _share(tables, EGG_TRAITS << (condition - SIZE_KIND))


def _condition_kind(tables: DeckTables, card: int, condition: int) -> int:
    if condition == NEW_FAMILY:
        return 4
    if condition < FAMILIES:
        return 0 if condition == tables.family[card] else 1
    return 2 if condition - SIZE_KIND == tables.size[card] else 3


def _multiplier_kind(family: int, per: int) -> int:
    if per == PER_NOTHING:
        return 0
    if per == PER_FAMILIES:
        return 1
    if per == PER_PAIRS:
        return 2
    return 3 if per == family else 4


# ---- what the deck is like ----


def _facts(tables: DeckTables) -> list[int]:
    """One of six steps for each fact: length, price, and how much its effects pay."""
    cards = tables.count
    each_effect = [tables.effect_do[effect] for effect in range(tables.first_effect[cards])]
    paid = [0, 0, 0]  # amber, points, everything else
    for effect, do in enumerate(each_effect):
        times = 1 if tables.effect_per[effect] == PER_NOTHING else 2
        recurring = 1 if tables.effect_when[effect] == SINGLE_USE else 2
        paid[min(do, 2)] += tables.effect_amount[effect] * times * recurring
    eggs = sum(1 for card in range(cards) if tables.size[card] == EGG)
    price = sum(tables.cost[card] for card in range(cards))
    steps = [
        cards // 20 - 1,
        (10 * price // cards - 12) // 3,
        5 * paid[0] // cards - 1,
        5 * paid[1] // cards,
        3 * paid[2] // cards - 1,
        12 * eggs // cards,
    ]
    return [fact * _STEPS + max(0, min(step, _STEPS - 1)) for fact, step in enumerate(steps)]


def _supplies(tables: DeckTables, family: int) -> Iterator[tuple[int, int]]:
    """How many tenths of the deck fit a lone card by Size, two of a Family by what they wait for,
    and four of a Size by the Size, which wait for this Family."""
    egg = 1 << (family * 4)
    for size in range(4):
        yield _SUPPLY + size, _share(tables, joins_single(family, size))
    for waits in range(4):
        fits = family_traits(family) if waits == 0 else egg | 1 << (family * 4 + waits)
        yield _SUPPLY + 4 + waits, _share(tables, fits)
    for size in range(1, 4):
        yield _SUPPLY + 8 + size - 1, _share(tables, egg | 1 << (family * 4 + size))


def joined_maps(maps: Sequence[FeatureMap]) -> FeatureMap:
    """One map for the features of several decks, one deck after the other."""
    ends = np.cumsum([one.starts[-1] for one in maps])
    starts = [one.starts[:-1] + end - one.starts[-1] for one, end in zip(maps, ends, strict=True)]
    return FeatureMap(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([one.columns for one in maps]),
        np.concatenate([one.counts for one in maps]),
    )
