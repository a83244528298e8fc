"""A view as JSON text: the one way from a state to what a seat may know (RULES.md §1.3)."""

from typing import Final

from .constants import (
    BY_DECK,
    BY_TOKENS,
    DO_DISPLAY_OR_POINT,
    DO_TRADE,
    EFFECT,
    FAMILIES,
    FAMILY_SET_FULL,
    MARKERS,
    NONE,
    ORDERING,
    OVER,
    RECLAIMING,
    SECOND_DISPLAY,
    SITES,
    SIZE_SET_FULL,
    TURN,
)
from .constants import KINDS as KIND_COUNT
from .ints import Int, Ints
from .scoring import news_points
from .state import (
    ACTIVE,
    AMBER_OF,
    CURRENT,
    DEALT,
    DECIDER,
    ENDING,
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
    TOKENS,
    TURNS,
    WAITING,
    State,
)
from .vocabulary import KINDS, Vocabulary, number, truth

_NEWS: Final = [f'{{"kind":"{kind}","points":' for kind in KINDS]
_SET: Final = [
    f'"type":"{"family" if place < FAMILIES else "size"}","kind":"{kind}","tokens":'
    for place, kind in enumerate(KINDS)
]


def write_view(
    state: State,
    words: Vocabulary,
    seat_heads: list[str],
    ply: Int,
    seat: Int,
    legal: list[str],
    hide_top: bool,
) -> str:
    """The view of ``seat``, or of a spectator if it is 0.

    ``seat_heads`` begin each seat with its name and bot. ``legal`` spells the legal choices; with
    none of them the decision is null. ``hide_top`` keeps back a card that a preview must not show.
    """
    cells = state.cells
    left: Int = len(words.ids) - cells[DEALT]
    hidden = hide_top and left > 0
    top = words.quoted[state.order[cells[DEALT]]] if left > 0 and not hidden else "null"
    ending = "null"
    if cells[ENDING] == BY_TOKENS:
        ending = '"tokens"'
    elif cells[ENDING] == BY_DECK:
        ending = '"deck"'
    seats: list[str] = []
    place: Int = 0
    while place < cells[SEATS]:
        seats.append(_seat(state, words, seat_heads[place], place))
        place += 1
    return (
        f'{{"deck":{words.deck},"ply":{number(ply)},"seat":{_seat_or_null(seat - 1)},'
        f'"over":{truth(cells[PHASE] == OVER)},"turn":{number(cells[TURNS])},'
        f'"active":{number(cells[ACTIVE] + 1)},"sites":[{_sites(cells, words)}],'
        f'"deck_left":{number(left)},"deck_top":{top},"deck_top_hidden":{truth(hidden)},'
        f'"tokens_left":{number(cells[TOKENS])},"ending":{ending},"news":[{_news(cells)}],'
        f'"seats":[{",".join(seats)}],"pending":{_pending(state, words)},'
        f'"decision":{write_decision(state, legal)}}}'
    )


def _seat_or_null(seat: Int) -> str:
    """A seat of the heart, which counts from 0."""
    return "null" if seat == NONE else number(seat + 1)


def _card_or_null(words: Vocabulary, card: Int) -> str:
    return "null" if card == NONE else words.quoted[card]


def _sites(cells: Ints, words: Vocabulary) -> str:
    out: list[str] = []
    site: Int = 0
    while site < SITES:
        marks: list[str] = []
        seat: Int = 0
        while seat < cells[SEATS]:
            if (cells[SITES_OF + seat] >> site) & 1 != 0:
                marks.append(number(seat + 1))
            seat += 1
        slot = LYING + site * 2
        out.append(
            f'{{"site":{number(site + 1)},"cards":[{_card_or_null(words, cells[slot])},'
            f'{_card_or_null(words, cells[slot + 1])}],"markers":[{",".join(marks)}]}}'
        )
        site += 1
    return ",".join(out)


def _full(kind: Int) -> Int:
    return FAMILY_SET_FULL if kind < FAMILIES else SIZE_SET_FULL


def _news(cells: Ints) -> str:
    out: list[str] = []
    kind: Int = 0
    while kind < KIND_COUNT:
        points = cells[FAMILY_NEWS] if kind < FAMILIES else cells[SIZE_NEWS]
        length = cells[RECORD_LENGTH + kind]
        out.append(
            f'{_NEWS[kind]}{number(points)},"holder":{_seat_or_null(cells[HOLDER + kind])},'
            f'"length":{number(length)},"safe":{truth(length == _full(kind))}}}'
        )
        kind += 1
    return ",".join(out)


def _chain(state: State, words: Vocabulary, card: Int) -> str:
    """The cards from this one on."""
    out: list[str] = []
    while card != NONE:
        out.append(words.quoted[card])
        card = state.next_card[card]
    return ",".join(out)


def marked(mask: Int) -> str:
    """A seat's marker bits as site numbers from 1."""
    out: list[str] = []
    site: Int = 0
    while site < SITES:
        if (mask >> site) & 1 != 0:
            out.append(number(site + 1))
        site += 1
    return ",".join(out)


def _seat(state: State, words: Vocabulary, head: str, seat: Int) -> str:
    cells = state.cells
    points = cells[POINTS_OF + seat]
    set_points = cells[TOKEN_POINTS_OF + seat]
    news = news_points(state, seat)
    sets: list[str] = []
    row: Int = 1
    founder = cells[FIRST_SET + seat]
    while founder != NONE:
        sets.append(_set(state, words, founder, row))
        row += 1
        founder = state.next_set[founder]
    return (
        f'{head},"amber":{number(cells[AMBER_OF + seat])},"points":{number(points)},'
        f'"set_points":{number(set_points)},"news_points":{number(news)},'
        f'"total":{number(points + set_points + news)},'
        f'"markers":[{marked(cells[SITES_OF + seat])}],'
        f'"markers_left":{number(MARKERS - cells[OUT_OF + seat])},'
        f'"study":[{_chain(state, words, cells[FIRST_IN + seat])}],"sets":[{",".join(sets)}]}}'
    )


def _set(state: State, words: Vocabulary, founder: Int, row: Int) -> str:
    kind = state.rows[founder * ROW + KIND]
    if kind == NONE:
        return (
            f'{{"row":{number(row)},"cards":[{words.quoted[founder]}],"type":null,"kind":null,'
            '"tokens":0,"complete":false}'
        )
    length = state.rows[founder * ROW + LENGTH]
    return (
        f'{{"row":{number(row)},"cards":[{_chain(state, words, founder)}],{_SET[kind]}'
        f'{number(length - 1)},"complete":{truth(length == _full(kind))}}}'
    )


def _pending(state: State, words: Vocabulary) -> str:
    cells = state.cells
    if cells[PHASE] == TURN or cells[PHASE] == OVER:
        return "null"
    card = "null"
    effect = "null"
    current = cells[CURRENT]
    if current != NONE:
        card = words.quoted[state.deck.effect_card[current]]
        effect = number(words.place[current])
    waiting: list[str] = []
    place: Int = 0
    while place < cells[WAITING]:
        row = state.pending[place]
        waits = words.quoted[state.deck.effect_card[row]]
        waiting.append(f'{{"card":{waits},"effect":{number(words.place[row])}}}')
        place += 1
    return (
        f'{{"owner":{number(cells[OWNER] + 1)},"card":{card},"effect":{effect},'
        f'"taken":{_card_or_null(words, cells[TAKEN])},'
        f'"first_shown":{_card_or_null(words, cells[FIRST_SHOWN])},'
        f'"markers_to_use":{number(cells[MARKERS_BACK])},"waiting":[{",".join(waiting)}]}}'
    )


def write_decision(state: State, legal: list[str]) -> str:
    """The open decision with its legal choices, or null if there are none."""
    if len(legal) == 0:
        return "null"
    answers = '","'.join(legal)
    seat = number(state.cells[DECIDER] + 1)
    return f'{{"seat":{seat},"kind":"{_asked(state)}","legal":["{answers}"]}}'


def _asked(state: State) -> str:
    """``DecisionKind`` of the open question."""
    phase = state.cells[PHASE]
    if phase == TURN:
        return "turn"
    if phase == RECLAIMING:
        return "reclaim"
    if phase == ORDERING:
        return "order"
    if phase == SECOND_DISPLAY:
        return "display_second"
    assert phase == EFFECT
    do = state.deck.effect_do[state.cells[CURRENT]]
    if do == DO_TRADE:
        return "trade"
    return "display_or_point" if do == DO_DISPLAY_OR_POINT else "display"
