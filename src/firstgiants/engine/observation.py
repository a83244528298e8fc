"""A position as bytes for learning: all that the rules let a seat know (RULES.md §1.3).

Seats are relative: 0 is the seat that observes, 1 the next one clockwise, and so on. Numbers above
255 are given as 255. Where a field has several dimensions the last one runs fastest.
"""

from typing import Final, final

from .actions import TRAITS, families_lacking, sizes_taken
from .constants import (
    DO_DISPLAY,
    EFFECT,
    FAMILIES,
    KINDS,
    MARKERS,
    NONE,
    ORDERING,
    OVER,
    RECLAIMING,
    SECOND_DISPLAY,
    SITES,
    SIZE_KIND,
    SLOTS,
    TURN,
)
from .deck_tables import DeckTables
from .ints import Bytes, Int, Ints, add_one, byte, copied_bytes, ints, zero_bytes
from .scoring import news_points
from .state import (
    ACTIVE,
    AMBER_OF,
    CURRENT,
    DEALT,
    DECIDER,
    ENDING,
    FAMILY_IN,
    FAMILY_NEWS,
    FIRST_IN,
    FIRST_SET,
    FIRST_SHOWN,
    HOLDER,
    KIND,
    LENGTH,
    LYING,
    MARKERS_BACK,
    OUT_OF,
    OWNER,
    PHASE,
    POINTS_OF,
    RECORD_LENGTH,
    ROW,
    SETS_OF,
    SITES_OF,
    SIZE_NEWS,
    STUDY_OF,
    TAKEN,
    TOKEN_POINTS_OF,
    TOKENS,
    WAITING,
    State,
)

DECISIONS: Final = (
    *("turn", "reclaim", "order", "display_second", "display", "display_free"),
    *("display_two_different", "display_two_same", "trade", "display_or_point"),
)
"""The kinds of decisions: for an effect with a choice, what it does."""
NUMBERS_OF_SEAT: Final = 8

# The fields, in the order of their bytes. Those after _CARDS have a byte for each card.
_DECISION: Final = 0
_DECIDES: Final = 1
_ACTIVE: Final = 2
_OWNER: Final = 3
_SEAT: Final = 4
_TABLE: Final = 5
_NEWS_HOLDER: Final = 6
_NEWS_LENGTH: Final = 7
_NUMBERS: Final = 8
_MARKERS: Final = 9
_FAMILIES: Final = 10
_LONE: Final = 11
_FAMILY_SETS: Final = 12
_SIZE_SETS: Final = 13
_SETS: Final = 14
_SITE: Final = 15
_TOP: Final = 16
_STUDY: Final = 17
_SHOWN: Final = 18
_TAKEN: Final = 19
_FIRST_SHOWN: Final = 20
_CURRENT: Final = 21
_WAITING: Final = 22


def decision_number(state: State) -> Int:
    """The place of the open decision's kind in DECISIONS."""
    phase = state.cells[PHASE]
    if phase == TURN:
        return 0
    if phase == RECLAIMING:
        return 1
    if phase == ORDERING:
        return 2
    if phase == EFFECT:
        return 4 + state.deck.effect_do[state.cells[CURRENT]] - DO_DISPLAY
    return 3


@final
class Observer:
    """Writes observations of games with one deck and number of seats, ``size`` bytes each."""

    def __init__(self, deck: DeckTables, seats: Int) -> None:
        self.seats: Int = seats
        cards = deck.count
        self.shapes: list[tuple[str, list[int]]] = [
            ("decision", [len(DECISIONS)]),
            ("decides", [seats]),
            ("active", [seats]),
            ("owner", [seats]),
            ("seat", [seats]),
            ("table", [6]),
            ("news_holder", [KINDS, seats]),
            ("news_length", [KINDS]),
            ("numbers", [seats, NUMBERS_OF_SEAT]),
            ("markers", [seats, SITES]),
            ("families", [seats, FAMILIES]),
            ("lone", [seats, TRAITS]),
            ("family_sets", [seats, FAMILIES, 3]),
            ("size_sets", [seats, 3, FAMILIES]),
            ("sets", [seats, KINDS, 4]),
            ("site", [SITES, cards]),
            ("top", [cards]),
            ("study", [seats, cards]),
            ("shown", [seats, cards]),
            ("taken", [cards]),
            ("first_shown", [cards]),
            ("current", [cards]),
            ("waiting", [cards]),
        ]
        self.first: Ints = ints(len(self.shapes), 0)
        self.size: Int = 0
        field: Int = 0
        for _, shape in self.shapes:
            self.first[field] = self.size
            length: Int = 1
            for part in shape:
                length *= part
            self.size += length
            field += 1
        self.zeros: Bytes = zero_bytes(self.size)

    def observe(self, state: State, seat: Int) -> Bytes:
        """The observation of a seat, as new bytes that ``memoryview`` and numpy can read."""
        out = copied_bytes(self.zeros)
        self.write(state, seat, out, 0)
        return out

    def write(self, state: State, seat: Int, out: Bytes, offset: Int) -> None:
        """Write into bytes that are all 0, from ``offset`` on."""
        self._table(state, seat, out, offset)
        self._cards(state, out, offset)
        relative: Int = 0
        other = seat
        while relative < self.seats:
            self._seat(state, other, relative, out, offset)
            self._museum(state, other, relative, out, offset)
            relative += 1
            other = other + 1 if other + 1 < self.seats else 0

    def _relative(self, seat: Int, to: Int) -> Int:
        return seat - to if seat >= to else seat - to + self.seats

    def _table(self, state: State, seat: Int, out: Bytes, offset: Int) -> None:
        cells = state.cells
        first = self.first
        seats = self.seats
        if cells[PHASE] != OVER:
            out[offset + first[_DECISION] + decision_number(state)] = byte(1)
            out[offset + first[_DECIDES] + self._relative(cells[DECIDER], seat)] = byte(1)
        out[offset + first[_ACTIVE] + self._relative(cells[ACTIVE], seat)] = byte(1)
        out[offset + first[_OWNER] + self._relative(cells[OWNER], seat)] = byte(1)
        out[offset + first[_SEAT] + seat] = byte(1)
        table = offset + first[_TABLE]
        out[table] = byte(1 if cells[ENDING] != 0 else 0)
        out[table + 1] = byte(cells[TOKENS])
        out[table + 2] = byte(state.deck.count - cells[DEALT])
        out[table + 3] = byte(cells[MARKERS_BACK])
        out[table + 4] = byte(cells[FAMILY_NEWS])
        out[table + 5] = byte(cells[SIZE_NEWS])
        kind: Int = 0
        while kind < KINDS:
            holder = cells[HOLDER + kind]
            if holder != NONE:
                held = offset + first[_NEWS_HOLDER] + kind * seats + self._relative(holder, seat)
                out[held] = byte(1)
                out[offset + first[_NEWS_LENGTH] + kind] = byte(cells[RECORD_LENGTH + kind])
            kind += 1

    def _seat(self, state: State, seat: Int, relative: Int, out: Bytes, offset: Int) -> None:
        """What a seat has, in numbers."""
        cells = state.cells
        points = cells[POINTS_OF + seat]
        set_points = cells[TOKEN_POINTS_OF + seat]
        news = news_points(state, seat)
        place = offset + self.first[_NUMBERS] + relative * NUMBERS_OF_SEAT
        out[place] = byte(cells[AMBER_OF + seat])
        out[place + 1] = byte(points)
        out[place + 2] = byte(set_points)
        out[place + 3] = byte(news)
        out[place + 4] = byte(points + set_points + news)
        out[place + 5] = byte(MARKERS - cells[OUT_OF + seat])
        out[place + 6] = byte(cells[STUDY_OF + seat])
        out[place + 7] = byte(cells[SETS_OF + seat])
        marked = cells[SITES_OF + seat]
        place = offset + self.first[_MARKERS] + relative * SITES
        while marked != 0:
            out[place] = byte(marked & 1)
            marked >>= 1
            place += 1
        place = offset + self.first[_FAMILIES] + relative * FAMILIES
        family: Int = 0
        while family < FAMILIES:
            out[place + family] = byte(cells[FAMILY_IN + seat * FAMILIES + family])
            family += 1

    def _museum(self, state: State, seat: Int, relative: Int, out: Bytes, offset: Int) -> None:
        """The seat's Study and sets, card by card and by what the sets wait for."""
        cells = state.cells
        first = self.first
        deck = state.deck
        next_card = state.next_card
        base = offset + first[_STUDY] + relative * deck.count
        card = cells[FIRST_IN + seat]
        while card != NONE:
            out[base + card] = byte(1)
            card = next_card[card]
        base = offset + first[_SHOWN] + relative * deck.count
        row: Int = 1
        founder = cells[FIRST_SET + seat]
        while founder != NONE:
            self._set(state, founder, relative, out, offset)
            card = founder
            while card != NONE:
                out[base + card] = byte(row)
                card = next_card[card]
            row += 1
            founder = state.next_set[founder]

    def _set(self, state: State, founder: Int, relative: Int, out: Bytes, offset: Int) -> None:
        first = self.first
        kind = state.rows[founder * ROW + KIND]
        if kind == NONE:
            deck = state.deck
            trait = deck.family[founder] * 4 + deck.size[founder]
            add_one(out, offset + first[_LONE] + relative * TRAITS + trait)
            return
        length = state.rows[founder * ROW + LENGTH]
        add_one(out, offset + first[_SETS] + (relative * KINDS + kind) * 4 + length - 2)
        waits: Int
        place: Int
        if kind < FAMILIES:
            waits = sizes_taken(state, founder, kind)
            place = offset + first[_FAMILY_SETS] + (relative * FAMILIES + kind) * 3
        else:
            waits = families_lacking(state, founder)
            place = offset + first[_SIZE_SETS] + (relative * 3 + kind - SIZE_KIND - 1) * FAMILIES
        while waits != 0:  # 0 if it is complete
            if waits & 1 != 0:
                add_one(out, place)
            waits >>= 1
            place += 1

    def _cards(self, state: State, out: Bytes, offset: Int) -> None:
        """The cards that belong to nobody, and those of the open turn."""
        cells = state.cells
        first = self.first
        cards = state.deck.count
        slot: Int = 0
        while slot < SLOTS:
            card = cells[LYING + slot]
            if card != NONE:
                out[offset + first[_SITE] + (slot >> 1) * cards + card] = byte(1)
            slot += 1
        if cells[DEALT] < cards:
            out[offset + first[_TOP] + state.order[cells[DEALT]]] = byte(1)
        if cells[TAKEN] != NONE:
            out[offset + first[_TAKEN] + cells[TAKEN]] = byte(1)
        phase = cells[PHASE]
        if phase == SECOND_DISPLAY:
            out[offset + first[_FIRST_SHOWN] + cells[FIRST_SHOWN]] = byte(1)
        if phase == EFFECT or phase == SECOND_DISPLAY:
            out[offset + first[_CURRENT] + state.deck.effect_card[cells[CURRENT]]] = byte(1)
        index: Int = 0
        while index < cells[WAITING]:
            add_one(out, offset + first[_WAITING] + state.deck.effect_card[state.pending[index]])
            index += 1
