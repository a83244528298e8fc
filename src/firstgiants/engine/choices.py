"""Choices as integers, and the one list of legal choices (RULES.md §8).

A code packs verb, named Size, card and target: the Dig Site, or the set's founder plus one. The
hottest lines unpack it in place, because a call costs the interpreted engine more than a shift.
"""

from typing import Final, final

from .constants import (
    AMBER,
    DIG,
    DO_DISPLAY_FREE,
    DO_DISPLAY_OR_POINT,
    DO_TRADE,
    EFFECT,
    HIGHEST_COST,
    NONE,
    OVER,
    POINT,
    RECLAIM,
    RECLAIMING,
    SECOND_DISPLAY,
    SHOW,
    SITES,
    SKIP,
    TRADE,
    TURN,
    USE,
)
from .deck_tables import EGG_TRAITS
from .effects import may_be_second
from .ints import Int, Ints, ints
from .sets import names_a_size
from .state import (
    ACTIVE,
    AMBER_OF,
    CURRENT,
    DECIDER,
    FIRST_IN,
    FIRST_SET,
    LYING,
    PHASE,
    SETS_OF,
    SITES_OF,
    STUDY_OF,
    WAITING,
    State,
)

VERB: Final = 7
SIZE_AT: Final = 3
CARD_AT: Final = 5
TARGET_AT: Final = 25
FIELD: Final = 0xFFFFF


def verb_of(choice: Int) -> Int:
    return choice & VERB


def card_of(choice: Int) -> Int:
    return (choice >> CARD_AT) & FIELD


def set_of(choice: Int) -> Int:
    """The founder of the set to expand, or NONE for a new set."""
    return (choice >> TARGET_AT) - 1


@final
class Legal:
    """A reusable list of choice codes: the first ``count`` of ``codes``."""

    def __init__(self) -> None:
        self.codes: Ints = ints(64, 0)
        self.count: Int = 0

    def fill(self, state: State) -> None:
        """List every legal choice of the open decision; none when the game is over."""
        cells = state.cells
        phase = cells[PHASE]
        if phase == TURN:
            self._turn(cells)
            return
        if phase == OVER:
            self.count = 0
            return
        seat = cells[DECIDER]
        # Room for each card in each set, three times for named Sizes, and the few other choices.
        most = cells[STUDY_OF + seat] * (cells[SETS_OF + seat] * 3 + 1) + cells[WAITING] + 4
        if most > len(self.codes):
            self.codes = ints(most * 2, 0)
        if phase == RECLAIMING:
            self.codes[0] = AMBER
            self._displays(state, seat, cells[AMBER_OF + seat], 1)
        elif phase == EFFECT:
            self._effect(state, seat)
        elif phase == SECOND_DISPLAY:
            self.codes[0] = SKIP
            self._displays(state, seat, cells[AMBER_OF + seat], 1)
        else:
            self._order(state)

    def _turn(self, cells: Ints) -> None:
        """§3: dig at a site without one of your markers, or reclaim if a marker is out."""
        codes = self.codes
        marked = cells[SITES_OF + cells[ACTIVE]]
        count: Int = 0
        site: Int
        for site in range(SITES):
            # Listed anyway, counted if it is legal: a processor cannot guess which are.
            free = 1 - ((marked >> site) & 1)
            dig = DIG | (site << TARGET_AT)
            slot = LYING + site * 2
            card = cells[slot]
            codes[count] = dig | (card << CARD_AT)
            if card != NONE:
                count += free
            card = cells[slot + 1]
            codes[count] = dig | (card << CARD_AT)
            if card != NONE:
                count += free
        if marked != 0:
            codes[count] = RECLAIM
            count += 1
        self.count = count

    def _effect(self, state: State, seat: Int) -> None:
        """§6.3, §6.4."""
        do = state.deck.effect_do[state.cells[CURRENT]]
        self.codes[0] = SKIP
        if do == DO_TRADE:
            self.codes[1] = TRADE
            self.count = 2
            return
        listed: Int = 1
        if do == DO_DISPLAY_OR_POINT:
            self.codes[1] = POINT
            listed = 2
        amber = state.cells[AMBER_OF + seat]
        self._displays(state, seat, HIGHEST_COST if do == DO_DISPLAY_FREE else amber, listed)

    def _displays(self, state: State, seat: Int, amber: Int, count: Int) -> None:
        """§4: append every payable card of the Study, as a new set and into each set that takes it.

        ``count`` choices are already listed.
        """
        cells = state.cells
        deck = state.deck
        cost = deck.cost
        traits = deck.trait
        next_card = state.next_card
        accepts = state.accepts
        next_set = state.next_set
        codes = self.codes
        second = cells[PHASE] == SECOND_DISPLAY
        first_set = cells[FIRST_SET + seat]
        card = cells[FIRST_IN + seat]
        while card != NONE:
            if cost[card] <= amber and (not second or may_be_second(state, card)):
                show = SHOW | (card << CARD_AT)
                codes[count] = show
                count += 1
                trait = traits[card]
                if trait & EGG_TRAITS != 0:
                    count = self._eggs(state, first_set, card, count)
                else:
                    founder = first_set
                    while founder != NONE:
                        # Listed anyway, counted if it fits: a processor cannot guess which do.
                        codes[count] = show | ((founder + 1) << TARGET_AT)
                        if accepts[founder] & trait != 0:
                            count += 1
                        founder = next_set[founder]
            card = next_card[card]
        self.count = count

    def _eggs(self, state: State, first_set: Int, card: Int, count: Int) -> Int:
        """Append an Egg into each set that takes it; returns how many choices are listed."""
        trait = state.deck.trait[card]
        codes = self.codes
        founder = first_set
        while founder != NONE:
            if state.accepts[founder] & trait != 0:
                into = SHOW | (card << CARD_AT) | ((founder + 1) << TARGET_AT)
                if names_a_size(state, founder, card):
                    codes[count] = into | (1 << SIZE_AT)
                    codes[count + 1] = into | (2 << SIZE_AT)
                    codes[count + 2] = into | (3 << SIZE_AT)
                    count += 3
                else:
                    codes[count] = into
                    count += 1
            founder = state.next_set[founder]
        return count

    def _order(self, state: State) -> None:
        """§8.3: each card with a waiting effect once; effects of one card wait side by side."""
        before: Int = NONE
        self.count = 0
        index: Int = 0
        while index < state.cells[WAITING]:
            card = state.deck.effect_card[state.pending[index]]
            if card != before:
                self.codes[self.count] = USE | (card << CARD_AT)
                self.count += 1
            before = card
            index += 1


def is_over(state: State) -> bool:
    return state.cells[PHASE] == OVER
