"""A view as nested tuples, for programs in Python: the same facts as ``view_json``, without text.

The rows are the arguments of the classes in ``rules/view.py``, in their order. A test compares both
ways for every position of many games.
"""

from .constants import FAMILIES, MARKERS, NONE, OVER, SITES, TURN
from .constants import KINDS as KIND_COUNT
from .ints import Int
from .scoring import news_points
from .sets import full_length
from .state import (
    AMBER_OF,
    CURRENT,
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
    SEATS,
    SITES_OF,
    SIZE_NEWS,
    TAKEN,
    TOKEN_POINTS_OF,
    WAITING,
    State,
)
from .vocabulary import KINDS, Vocabulary


def _card(vocabulary: Vocabulary, card: Int) -> str | None:
    return None if card == NONE else vocabulary.ids[card]


def site_rows(state: State, vocabulary: Vocabulary) -> list[tuple[object, ...]]:
    """``SiteView``: site, cards, markers."""
    cells = state.cells
    rows: list[tuple[object, ...]] = []
    site: Int = 0
    while site < SITES:
        marks: list[int] = []
        seat: Int = 0
        while seat < cells[SEATS]:
            if (cells[SITES_OF + seat] >> site) & 1 != 0:
                marks.append(seat + 1)
            seat += 1
        slot = LYING + site * 2
        cards = (_card(vocabulary, cells[slot]), _card(vocabulary, cells[slot + 1]))
        number: int = site + 1
        rows.append((number, cards, tuple(marks)))
        site += 1
    return rows


def news_rows(state: State) -> list[tuple[object, ...]]:
    """``NewsView``: kind, points, holder, length, safe."""
    cells = state.cells
    rows: list[tuple[object, ...]] = []
    kind: Int = 0
    while kind < KIND_COUNT:
        points: int = cells[FAMILY_NEWS] if kind < FAMILIES else cells[SIZE_NEWS]
        length: int = cells[RECORD_LENGTH + kind]
        holder: int | None = None
        if cells[HOLDER + kind] != NONE:
            holder = cells[HOLDER + kind] + 1
        rows.append((KINDS[kind], points, holder, length, length == full_length(kind)))
        kind += 1
    return rows


def seat_row(state: State, vocabulary: Vocabulary, seat: Int) -> tuple[object, ...]:
    """``SeatView`` from ``amber`` on, with a list of rows for the sets."""
    cells = state.cells
    points: int = cells[POINTS_OF + seat]
    set_points: int = cells[TOKEN_POINTS_OF + seat]
    news: int = news_points(state, seat)
    amber: int = cells[AMBER_OF + seat]
    markers: list[int] = []
    site: Int = 0
    while site < SITES:
        if (cells[SITES_OF + seat] >> site) & 1 != 0:
            markers.append(site + 1)
        site += 1
    left: int = MARKERS - cells[OUT_OF + seat]
    sets: list[tuple[object, ...]] = []
    number: int = 1
    founder = cells[FIRST_SET + seat]
    while founder != NONE:
        sets.append(_set_row(state, vocabulary, founder, number))
        number += 1
        founder = state.next_set[founder]
    study = _chain(state, vocabulary, cells[FIRST_IN + seat])
    total = points + set_points + news
    return (amber, points, set_points, news, total, tuple(markers), left, study, sets)


def _chain(state: State, vocabulary: Vocabulary, card: Int) -> tuple[str, ...]:
    cards: list[str] = []
    while card != NONE:
        cards.append(vocabulary.ids[card])
        card = state.next_card[card]
    return tuple(cards)


def _set_row(state: State, vocabulary: Vocabulary, founder: Int, number: int) -> tuple[object, ...]:
    """``SetView``: row, cards, type, kind, tokens, complete."""
    kind = state.rows[founder * ROW + KIND]
    if kind == NONE:
        return (number, (vocabulary.ids[founder],), None, None, 0, False)
    length = state.rows[founder * ROW + LENGTH]
    tokens: int = length - 1
    cards = _chain(state, vocabulary, founder)
    type_of_set = "family" if kind < FAMILIES else "size"
    return (number, cards, type_of_set, KINDS[kind], tokens, length == full_length(kind))


def pending_row(state: State, vocabulary: Vocabulary) -> tuple[object, ...] | None:
    """``PendingView``: owner, card, effect, taken, first_shown, markers_to_use, waiting."""
    cells = state.cells
    if cells[PHASE] == TURN or cells[PHASE] == OVER:
        return None
    card: str | None = None
    effect: int | None = None
    current = cells[CURRENT]
    if current != NONE:
        card = vocabulary.ids[state.deck.effect_card[current]]
        effect = vocabulary.place[current]
    waiting: list[tuple[object, ...]] = []
    place: Int = 0
    while place < cells[WAITING]:
        row = state.pending[place]
        waiting.append((vocabulary.ids[state.deck.effect_card[row]], vocabulary.place[row]))
        place += 1
    owner: int = cells[OWNER] + 1
    back: int = cells[MARKERS_BACK]
    taken = _card(vocabulary, cells[TAKEN])
    return (owner, card, effect, taken, _card(vocabulary, cells[FIRST_SHOWN]), back, waiting)
