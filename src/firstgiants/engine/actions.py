"""A fixed action space for learning: every choice of any game with a deck as a small number.

    0–4      reclaim, amber, trade, point, skip
    then     dig CARD, one for each card of the deck, wherever it lies
    then     use CARD, one for each card
    then     show CARD: some for each card, one for each place that can take it

A *place* is a new set, or what a set looks like to the rules: a lone card by its Family and Size, a
Family set by the Sizes it still takes, a Size set by the Families it lacks. Two rows that look the
same are equally long and take the same cards, so one action serves both and means the older row.
"""

from typing import Final, final

from .choices import CARD_AT, FIELD, SIZE_AT, TARGET_AT, VERB, Legal
from .constants import (
    AMBER,
    DIG,
    EGG,
    FAMILIES,
    NONE,
    RECLAIM,
    SHOW,
    SIZE_KIND,
    USE,
)
from .deck_tables import DeckTables
from .ints import Bytes, Int, Ints, byte, copied_bytes, ints, zero_bytes
from .state import KIND, ROW, State

TRAITS: Final = 20  # Families × (egg, small, medium, large)
assert TRAITS == FAMILIES * 4  # a literal, so that mypy computes the places; see state.py

FIRST_DIG: Final = 5  # after reclaim, amber, trade, point, skip

# Places.
NEW_SET: Final = 0
LONE: Final = 1  # + trait of the lone card
FAMILY_SET: Final = LONE + TRAITS - 1  # + the Sizes it still takes, a mask of 1 to 7
SIZE_SET: Final = FAMILY_SET + 8  # + (Size - 1) * 32 + the Families it lacks, a mask
NAMED: Final = SIZE_SET + 3 * 32  # + Family of a lone Egg * 3 + Size - 1 (R3)
PLACES: Final = NAMED + 5 * 3


@final
class ActionSpace:
    """The actions of all games with one deck: 0 to ``size`` - 1."""

    def __init__(self, deck: DeckTables) -> None:
        self.deck: DeckTables = deck
        # By trait and place: the number of the action among those of a card, or NONE.
        self.number: Ints = ints(TRAITS * PLACES, NONE)
        self.first_show: Ints = ints(deck.count + 1, 0)
        counts = ints(TRAITS, 0)
        trait: Int = 0
        while trait < TRAITS:
            place: Int = 0
            while place < PLACES:
                if _takes(place, trait >> 2, trait & 3):
                    self.number[trait * PLACES + place] = counts[trait]
                    counts[trait] += 1
                place += 1
            trait += 1
        self.first_use: Int = FIRST_DIG + deck.count
        first = self.first_use + deck.count
        card: Int = 0
        while card < deck.count:
            self.first_show[card] = first
            first += counts[deck.family[card] * 4 + deck.size[card]]
            card += 1
        self.first_show[deck.count] = first
        self.size: Int = first
        self.zeros: Bytes = zero_bytes(first)

    def action_of(self, state: State, choice: Int) -> Int:
        """The action that means this legal choice."""
        verb = choice & VERB
        card = (choice >> CARD_AT) & FIELD
        if verb == SHOW:
            deck = self.deck
            trait = deck.family[card] * 4 + deck.size[card]
            return self.first_show[card] + self.number[trait * PLACES + _place(state, choice)]
        if verb == DIG:
            return FIRST_DIG + card
        if verb == USE:
            return self.first_use + card
        if verb == RECLAIM or verb == AMBER:
            return verb - RECLAIM
        return verb - USE + 1  # trade, point, skip

    def choice_of(self, state: State, legal: Legal, action: Int) -> Int:
        """The first of the legal choices that the action means, or NONE."""
        index: Int = 0
        while index < legal.count:
            if self.action_of(state, legal.codes[index]) == action:
                return legal.codes[index]
            index += 1
        return NONE

    def mask(self, state: State, legal: Legal) -> Bytes:
        """A byte for each action, 1 if it is legal, as new bytes."""
        out = copied_bytes(self.zeros)
        index: Int = 0
        while index < legal.count:
            out[self.action_of(state, legal.codes[index])] = byte(1)
            index += 1
        return out

    def actions(self, state: State, legal: Legal) -> list[int]:
        """The legal actions, ascending."""
        found: list[int] = []
        index: Int = 0
        while index < legal.count:
            action = self.action_of(state, legal.codes[index])
            if action not in found:
                found.append(action)
            index += 1
        found.sort()
        return found

    def card_and_place(self, action: Int) -> tuple[int, int]:
        """Which card a display action shows, and the place: for descriptions."""
        card: Int = 0
        while self.first_show[card + 1] <= action:
            card += 1
        number = action - self.first_show[card]
        trait = self.deck.family[card] * 4 + self.deck.size[card]
        place: Int = 0
        while self.number[trait * PLACES + place] != number:
            place += 1
        return card, place


@final
class LegalActions:
    """The actions of all legal choices of a game, kept from the mask to the next step."""

    def __init__(self) -> None:
        self.actions: Ints = ints(64, NONE)
        self.count: Int = 0

    def fill(self, space: ActionSpace, state: State, legal: Legal) -> None:
        if legal.count > len(self.actions):
            self.actions = ints(legal.count * 2, NONE)
        self.count = legal.count
        index: Int = 0
        while index < legal.count:
            self.actions[index] = space.action_of(state, legal.codes[index])
            index += 1

    def write_mask(self, mask: Bytes, offset: Int) -> None:
        """Set a byte of ``mask`` for each action; the mask begins at ``offset``."""
        index: Int = 0
        while index < self.count:
            mask[offset + self.actions[index]] = byte(1)
            index += 1

    def choice_of(self, legal: Legal, action: Int) -> Int:
        """The first of the legal choices that the action means, or NONE."""
        index: Int = 0
        while index < self.count:
            if self.actions[index] == action:
                return legal.codes[index]
            index += 1
        return NONE


def _takes(place: Int, family: Int, size: Int) -> bool:
    """Can such a place take a card of this Family and Size (§4.4 to §4.6)?"""
    if place == NEW_SET:
        return True
    if place < LONE + TRAITS:
        lone_family = (place - LONE) >> 2
        lone_size = (place - LONE) & 3
        if lone_family == family:
            return size == EGG or lone_size != size
        if size == EGG and lone_size == EGG:
            return False  # it names a Size
        return size == EGG or lone_size == EGG or lone_size == size
    if place < SIZE_SET:
        return size == EGG or (((place - FAMILY_SET) >> (size - 1)) & 1) != 0
    if place < NAMED:
        lacks = (place - SIZE_SET) & 31
        if size != EGG and size - 1 != (place - SIZE_SET) >> 5:
            return False
        return ((lacks >> family) & 1) != 0 and 1 <= _bits(lacks) <= 3
    return size == EGG and (place - NAMED) // 3 != family


def _bits(mask: Int) -> Int:
    count: Int = 0
    while mask != 0:
        count += mask & 1
        mask >>= 1
    return count


def _place(state: State, choice: Int) -> Int:
    """What the target of a display looks like."""
    target = choice >> TARGET_AT
    if target == 0:
        return NEW_SET
    founder = target - 1
    kind = state.rows[founder * ROW + KIND]
    if kind == NONE:
        deck = state.deck
        named = (choice >> SIZE_AT) & 3
        if named != 0:
            return NAMED + deck.family[founder] * 3 + named - 1
        return LONE + deck.family[founder] * 4 + deck.size[founder]
    if kind < FAMILIES:
        return FAMILY_SET + sizes_taken(state, founder, kind)
    return SIZE_SET + (kind - SIZE_KIND - 1) * 32 + families_lacking(state, founder)


def sizes_taken(state: State, founder: Int, family: Int) -> Int:
    """The Sizes that a Family set still takes, a bit each."""
    return (state.accepts[founder] >> (family * 4 + 1)) & 7


def families_lacking(state: State, founder: Int) -> Int:
    """The Families that a Size set lacks, a bit each: an Egg of each would fit (§4.5)."""
    accepts = state.accepts[founder]
    return (
        (accepts & 1)
        | ((accepts >> 3) & 2)
        | ((accepts >> 6) & 4)
        | ((accepts >> 9) & 8)
        | ((accepts >> 12) & 16)
    )
