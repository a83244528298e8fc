"""A deck as integer tables: one row a card, one row an effect. Made once, shared by every state."""

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
        self.first_effect: Ints = ints(count + 1, rows)
        self.heard: Ints = ints(count, 0)  # what other seats hear when it is taken
        self.hears: Ints = ints(count, 0)  # what sets its recurring effects off; 0 if it has none
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
            self.heard[card] = _heard_by_others(family, size)
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
                heard: Int = 1 << effect[5]
                self.hears[card] |= heard << ANYONE if effect[4] == ANYONE_TAKES else heard
            if effect[1] > LAST_GAIN:
                self.choice_effects += 1
            row += 1


# Masks of what recurring effects listen to: a bit for each condition, the Families, the Sizes and
# the new Family, for "you take"; and the same again ANYONE bits higher, for "anyone takes" (§6.2).
ANYONE: Final = NEW_FAMILY + 1


def _heard_by_others(family: Int, size: Int) -> Int:
    """What the other seats hear of the take of such a card; an Egg has no Size (R4)."""
    heard: Int = 1 << family
    if size != EGG:
        heard |= 1 << (SIZE_KIND + size)
    return heard << ANYONE


# Masks over the 20 traits a card can have: bit family * 4 + size (size 0 is the Egg).
_EVERY_TRAIT: Final = (1 << (FAMILIES * 4)) - 1


def family_traits(family: Int) -> Int:
    """All traits of one Family."""
    return 15 << (family * 4)


def size_traits(size: Int) -> Int:
    """All traits that fit a Size set of ``size``: that Size, and Eggs (§4.5)."""
    return 0x11111 | (0x11111 << size)


def joins_single(family: Int, size: Int) -> Int:
    """The traits that may join a lone card as second card (§4.4)."""
    others = _EVERY_TRAIT & ~family_traits(family)
    if size == EGG:
        return family_traits(family) | others
    own = family_traits(family) & ~(1 << (family * 4 + size))
    return own | (others & size_traits(size))
