"""The complete state of a game at one moment, cheap to copy.

Everything that changes lies in a few vectors. ``cells`` has a named place for each scalar and for
each seat's possessions: ``cells[AMBER_OF + seat]``. Cards in a Study or a set are chained through
``next_card``. A set is known by its first card, its *founder*: ``next_set`` chains the sets of a
seat, ``accepts`` masks the traits that may still join (§4.3, §4.4), ``rows`` holds the rest.
"""

from typing import Final, final

from .constants import (
    FAMILIES,
    KINDS,
    MAX_SEATS,
    NONE,
    SET_TOKENS_BY_SEATS,
    SLOTS,
    START_AMBER,
    TURN,
)
from .deck_tables import DeckTables
from .ints import Int, Ints, appended, copied, ints, vector

# Scalars.
SEATS: Final = 0
PHASE: Final = 1  # which decision is open
DECIDER: Final = 2  # the seat that must decide
ACTIVE: Final = 3  # whose turn it is
TURNS: Final = 4  # turns begun so far
OWNER: Final = 5  # whose effects are being carried out (§6.6)
CURRENT: Final = 6  # the effect begun and not yet finished, a row of the deck's effects
TAKEN: Final = 7  # the card taken this turn
SLOT: Final = 8  # the slot it left empty, until the refill (§3.1)
FIRST_SHOWN: Final = 9  # first card of a "display two"
MARKERS_BACK: Final = 10  # markers reclaimed whose choice is still to be made (§3.2)
DEALT: Final = 11  # cards dealt from ``order``; order[DEALT] is the deck's top card
TOKENS: Final = 12  # Set tokens in the supply
ENDING: Final = 13  # what triggered the end, if anything (§7.1)
WAITING: Final = 14  # how many effects with a choice wait in ``pending``
FAMILY_NEWS: Final = 15  # what a Family's News token is worth (§1.6)
SIZE_NEWS: Final = 16

# Regions. Their sizes are repeated here because mypy computes a constant only from others of the
# same module; the compiled engine looks up all others again and again.
_SLOTS: Final = 8
_SEATS: Final = 5
_FAMILIES: Final = 5
_KINDS: Final = 8
assert (_SLOTS, _SEATS, _FAMILIES, _KINDS) == (SLOTS, MAX_SEATS, FAMILIES, KINDS)

LYING: Final = 17  # + slot: the card lying there, or NONE; site = slot // 2
AMBER_OF: Final = LYING + _SLOTS  # + seat
POINTS_OF: Final = AMBER_OF + _SEATS
TOKEN_POINTS_OF: Final = POINTS_OF + _SEATS
SITES_OF: Final = TOKEN_POINTS_OF + _SEATS  # markers out, a bit for each site
OUT_OF: Final = SITES_OF + _SEATS  # how many markers are out
STUDY_OF: Final = OUT_OF + _SEATS  # how many cards in the Study
FIRST_IN: Final = STUDY_OF + _SEATS  # oldest card in the Study
LAST_IN: Final = FIRST_IN + _SEATS
LISTENS_TO: Final = LAST_IN + _SEATS  # conditions of the Study's recurring effects, a mask
SETS_OF: Final = LISTENS_TO + _SEATS  # how many sets
FIRST_SET: Final = SETS_OF + _SEATS  # founder of the oldest set
LAST_SET: Final = FIRST_SET + _SEATS
FAMILY_IN: Final = LAST_SET + _SEATS  # + seat * _FAMILIES + family: cards of it in the Study
HOLDER: Final = FAMILY_IN + _SEATS * _FAMILIES  # + kind: the seat that holds the News token
RECORD_LENGTH: Final = HOLDER + _KINDS  # + kind: the holder's longest set of that kind (§5.4)
CELLS: Final = RECORD_LENGTH + _KINDS

# A set's row, at founder * ROW.
LENGTH: Final = 0
KIND: Final = 1  # NONE while it has one card (§4.4)
NEWEST: Final = 2  # its last card
ROW: Final = 3


@final
class State:
    """A position. ``order`` and ``deck`` never change and are shared between copies."""

    def __init__(
        self,
        deck: DeckTables,
        order: Ints,
        cells: Ints,
        next_card: Ints,
        next_set: Ints,
        accepts: Ints,
        rows: Ints,
        pending: Ints,
    ) -> None:
        self.deck: DeckTables = deck
        self.order: Ints = order
        self.cells: Ints = cells
        self.next_card: Ints = next_card
        self.next_set: Ints = next_set
        self.accepts: Ints = accepts
        self.rows: Ints = rows
        self.pending: Ints = pending
        self.recording: bool = False
        self.events: Ints = ints(0, 0)

    def copy(self) -> "State":
        """An independent copy of the position, without recording."""
        return State(
            self.deck,
            self.order,
            copied(self.cells),
            copied(self.next_card),
            copied(self.next_set),
            copied(self.accepts),
            copied(self.rows),
            copied(self.pending),
        )

    def record_event(self, event: Int, seat: Int, a: Int, b: Int, c: Int) -> None:
        """Append an event; call it only while ``recording``."""
        events = self.events
        events = appended(events, event)
        events = appended(events, seat)
        events = appended(events, a)
        events = appended(events, b)
        self.events = appended(events, c)

    def clear_events(self) -> None:
        """Forget the recorded events and stop recording."""
        self.events = ints(0, 0)
        self.recording = False

    def set_number(self, seat: Int, founder: Int) -> Int:
        """The number of a set among its owner's: 1 is the oldest row (§8)."""
        number: Int = 1
        index = self.cells[FIRST_SET + seat]
        while index != founder:
            number += 1
            index = self.next_set[index]
        return number


def new_state(
    deck: DeckTables,
    order: list[int],
    seats: Int,
    family_news: Int,
    size_news: Int,
    extra_amber: list[int],
) -> State:
    """The table after set-up (§2): two cards at each site, nothing in any Study.

    ``extra_amber`` is by seat, from the first; seats beyond its end get none.
    """
    cells = ints(CELLS, 0)
    shuffled = ints(deck.count, 0)
    place: Int = 0
    for card in order:
        shuffled[place] = card
        place += 1
    cells[SEATS] = seats
    cells[PHASE] = TURN
    cells[TURNS] = 1
    cells[CURRENT] = NONE
    cells[TAKEN] = NONE
    cells[SLOT] = NONE
    cells[FIRST_SHOWN] = NONE
    cells[DEALT] = SLOTS
    cells[TOKENS] = SET_TOKENS_BY_SEATS[seats]
    cells[FAMILY_NEWS] = family_news
    cells[SIZE_NEWS] = size_news
    slot: Int = 0
    while slot < SLOTS:
        cells[LYING + slot] = shuffled[slot]
        slot += 1
    seat: Int = 0
    while seat < MAX_SEATS:
        cells[AMBER_OF + seat] = START_AMBER
        cells[FIRST_IN + seat] = NONE
        cells[LAST_IN + seat] = NONE
        cells[FIRST_SET + seat] = NONE
        cells[LAST_SET + seat] = NONE
        seat += 1
    seat = 0
    for amber in extra_amber:
        cells[AMBER_OF + seat] += amber
        seat += 1
    kind: Int = 0
    while kind < KINDS:
        cells[HOLDER + kind] = NONE
        kind += 1
    return State(
        deck,
        shuffled,
        cells,
        ints(deck.count, NONE),
        ints(deck.count, NONE),
        ints(deck.count, 0),
        ints(deck.count * ROW, NONE),
        ints(deck.choice_effects, NONE),
    )


def state_from_lists(deck: DeckTables, parts: list[list[int]]) -> State:
    """A state from plain lists, in the order of ``State``'s arguments after the deck."""
    order, cells, next_card, next_set, accepts, rows, pending = parts
    return State(
        deck,
        vector(order),
        vector(cells),
        vector(next_card),
        vector(next_set),
        vector(accepts),
        vector(rows),
        vector(pending),
    )


def with_hidden_cards(state: State, hidden: list[int]) -> State:
    """A copy of the position with these cards at the end of ``order``, below the visible top."""
    twin = state.copy()
    twin.order = copied(state.order)
    place: Int = state.deck.count - len(hidden)
    for card in hidden:
        twin.order[place] = card
        place += 1
    return twin


def add_to_study(state: State, seat: Int, card: Int) -> None:
    """The card comes last in the Study."""
    cells = state.cells
    last = cells[LAST_IN + seat]
    if last == NONE:
        cells[FIRST_IN + seat] = card
    else:
        state.next_card[last] = card
    cells[LAST_IN + seat] = card
    state.next_card[card] = NONE
    cells[STUDY_OF + seat] += 1
    cells[LISTENS_TO + seat] |= state.deck.listens_to[card]
    cells[FAMILY_IN + seat * FAMILIES + state.deck.family[card]] += 1


def remove_from_study(state: State, seat: Int, card: Int) -> None:
    """The card leaves the Study; the others keep their order."""
    cells = state.cells
    next_card = state.next_card
    after = next_card[card]
    index = cells[FIRST_IN + seat]
    if index == card:
        cells[FIRST_IN + seat] = after
        index = NONE
    else:
        while next_card[index] != card:
            index = next_card[index]
        next_card[index] = after
    if after == NONE:
        cells[LAST_IN + seat] = index
    next_card[card] = NONE
    cells[STUDY_OF + seat] -= 1
    if state.deck.listens_to[card] != 0:
        cells[LISTENS_TO + seat] = _study_listens_to(state, seat)
    cells[FAMILY_IN + seat * FAMILIES + state.deck.family[card]] -= 1


def _study_listens_to(state: State, seat: Int) -> Int:
    conditions: Int = 0
    card = state.cells[FIRST_IN + seat]
    while card != NONE:
        conditions |= state.deck.listens_to[card]
        card = state.next_card[card]
    return conditions
