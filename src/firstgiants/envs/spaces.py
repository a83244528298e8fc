"""What the numbers of actions and observations mean, in words."""

from collections.abc import Mapping
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from ..engine import actions as act
from ..engine import constants
from ..engine.actions import ActionSpace
from ..engine.observation import Observer
from ..rules.cards import FAMILIES, SIZE_WORDS, Deck
from .table import Bytes

Number = TypeVar("Number", bound=np.generic)

_PLAIN: Final = ("reclaim", "amber", "trade", "point", "skip")
_SIZES: Final = ("egg", *SIZE_WORDS)


def describe_action(space: ActionSpace, deck: Deck, action: int) -> str:
    """An action in words: ``dig smilodon``, ``show smilodon with a lone medium herbivore``."""
    if not 0 <= action < space.size:
        raise ValueError(f"There is no action {action}; there are {space.size}, from 0.")
    if action < act.FIRST_DIG:
        return _PLAIN[action]
    if action < space.first_use:
        return f"dig {deck.ids[action - act.FIRST_DIG]}"
    if action < space.first_use + len(deck.cards):
        return f"use {deck.ids[action - space.first_use]}"
    card, place = space.card_and_place(action)
    return f"show {deck.ids[card]} {_describe_place(deck, card, place)}"


def _describe_place(deck: Deck, card: int, place: int) -> str:
    if place == act.NEW_SET:
        return "new"
    if place < act.LONE + act.TRAITS:
        family, size = divmod(place - act.LONE, 4)
        return f"with a lone {_SIZES[size]} {FAMILIES[family]}"
    if place < act.SIZE_SET:
        sizes = _of_mask(SIZE_WORDS, place - act.FAMILY_SET)
        return f"in a {deck.cards[card].family} set that takes {sizes}"
    if place < act.NAMED:
        size, lacks = divmod(place - act.SIZE_SET, 32)
        return f"in a {SIZE_WORDS[size]} set that lacks {_of_mask(FAMILIES, lacks)}"
    family, size = divmod(place - act.NAMED, 3)
    return f"with a lone egg {FAMILIES[family]}, as {SIZE_WORDS[size]}"


def _of_mask(words: tuple[str, ...], mask: int) -> str:
    return " or ".join(str(word) for n, word in enumerate(words) if mask >> n & 1)


def split_observation(
    observer: Observer, observation: npt.NDArray[Number]
) -> Mapping[str, npt.NDArray[Number]]:
    """The fields of an observation by name (docs/environments.md); rows of a batch are kept."""
    fields, at = {}, 0
    for name, shape in observer.shapes:
        size = int(np.prod(shape))
        part = observation[..., at : at + size]
        fields[name] = part.reshape(*observation.shape[:-1], *shape)
        at += size
    return fields


def card_table(deck: Deck) -> Bytes:
    """What never changes about the cards, a row each: one-hot Family (5), one-hot Size (egg, 1, 2,
    3), cost, then for each of the eight things an effect does how many effects of the card do it.
    """
    tables = deck.tables
    rows = np.zeros((len(deck.cards), len(FAMILIES) + 4 + 1 + 8), np.uint8)
    for card in range(len(deck.cards)):
        rows[card, tables.family[card]] = 1
        rows[card, len(FAMILIES) + tables.size[card]] = 1
        rows[card, len(FAMILIES) + 4] = tables.cost[card]
    for card, do in zip(tables.effect_card, tables.effect_do, strict=True):
        rows[card, len(FAMILIES) + 5 + do] += 1
    assert constants.DO_DISPLAY_OR_POINT == 7
    return rows
