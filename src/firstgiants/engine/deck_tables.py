"""A deck as integer tables, with one row per card and per effect; all states of a game share it."""

from typing import Final, final

from .constants import (
    ANYONE_TAKES,
    EGG,
    EGG_COST,
    FAMILIES,
    LAST_GAIN,
    NEW_FAMILY,
    NONE,
    SINGLE_USE,
    SIZE_KIND,
)
from .ints import Int, Ints, ints


@final
class DeckTables:
    """The deck, compiled. ``cards`` rows are (family, size); ``effects`` rows are
    (card, do, amount, per, when, condition, opponents), grouped by card in printed order."""

    def __init__(self, cards: list[tuple[int, int]], effects: list[tuple[int, ...]]) -> None:
        count: Int = len(cards)
        rows: Int = len(effects)
        self.count = count
        self.family: Ints = ints(count, 0)
        self.size: Ints = ints(count, 0)
        self.cost: Ints = ints(count, 0)
        self.trait: Ints = ints(count, 0)  # its bit in ``accepts`` masks
        self.joins: Ints = ints(count, 0)  # traits that may join it as second card (§4.4)
        self.first_effect: Ints = ints(count + 1, rows)
        # Conditions, as masks: those a take of the card meets for other seats and (a new Family
        # perhaps) for the taker; and those of the card's own recurring effects.
        self.signals: Ints = ints(count, 0)
        self.own_signals: Ints = ints(count, 0)
        self.listens_to: Ints = ints(count, 0)
        self.effect_card: Ints = ints(rows, 0)
        self.effect_do: Ints = ints(rows, 0)
        self.effect_amount: Ints = ints(rows, 0)
        self.effect_per: Ints = ints(rows, 0)
        self.effect_when: Ints = ints(rows, 0)
        self.effect_condition: Ints = ints(rows, 0)
        self.effect_opponents: Ints = ints(rows, 0)
        self.choice_effects: Int = 0

        card: Int = 0
        for family, size in cards:
            self.family[card] = family
            self.size[card] = size
            self.cost[card] = EGG_COST if size == EGG else size
            self.trait[card] = 1 << (family * 4 + size)
            met = _conditions_met(family, size)
            self.signals[card] = met << ANYONE
            self.own_signals[card] = met | (met << ANYONE) | (1 << NEW_FAMILY)
            self.joins[card] = joins_single(family, size)
            card += 1
        row: Int = 0
        before: Int = NONE
        for effect in effects:
            card = effect[0]
            while before < card:  # cards without effects get an empty range
                before += 1
                self.first_effect[before] = row
            self.effect_card[row] = card
            self.effect_do[row] = effect[1]
            self.effect_amount[row] = effect[2]
            self.effect_per[row] = effect[3]
            self.effect_when[row] = effect[4]
            self.effect_condition[row] = effect[5]
            self.effect_opponents[row] = effect[6]
            if effect[4] != SINGLE_USE:
                condition: Int = 1 << effect[5]
                self.listens_to[card] |= (
                    condition << ANYONE if effect[4] == ANYONE_TAKES else condition
                )
            if effect[1] > LAST_GAIN:
                self.choice_effects += 1
            row += 1


# Masks of conditions (§6.2): one bit for each Family, each Size and the new Family for "you take",
# and the same bits shifted by ANYONE for "anyone takes".
ANYONE: Final = NEW_FAMILY + 1


def _conditions_met(family: Int, size: Int) -> Int:
    """The Family and Size conditions that a take of such a card meets; an Egg has no Size (R4)."""
    met: Int = 1 << family
    if size != EGG:
        met |= 1 << (SIZE_KIND + size)
    return met


# Masks over the 20 traits a card can have: bit family * 4 + size (size 0 is the Egg).
_EVERY_TRAIT: Final = (1 << (FAMILIES * 4)) - 1
EGG_TRAITS: Final = 0x11111


def family_traits(family: Int) -> Int:
    """All traits of one Family."""
    return 15 << (family * 4)


def size_traits(size: Int) -> Int:
    """All traits that fit a Size set of ``size``: that Size, and Eggs (§4.5)."""
    return EGG_TRAITS | (EGG_TRAITS << size)


def joins_single(family: Int, size: Int) -> Int:
    """The traits that may join a lone card as second card (§4.4)."""
    others = _EVERY_TRAIT & ~family_traits(family)
    if size == EGG:
        return family_traits(family) | others
    own = family_traits(family) & ~(1 << (family * 4 + size))
    return own | (others & size_traits(size))
