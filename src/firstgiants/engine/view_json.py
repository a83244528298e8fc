"""A view as JSON text: what a seat may know (RULES.md §1.3), for servers and clients."""

from typing import Final

from .constants import (
    BY_DECK,
    BY_TOKENS,
    DO_DISPLAY_OR_POINT,
    DO_TRADE,
    EFFECT,
    FAMILIES,
    MARKERS,
    NONE,
    ORDERING,
    OVER,
    RECLAIMING,
    SECOND_DISPLAY,
    SITES,
    TURN,
)
from .constants import KINDS as KIND_COUNT
from .ints import Int, Ints
from .scoring import news_points
from .sets import full_length
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
from .vocabulary import KINDS, Vocabulary, json_bool, json_int

_NEWS: Final = [f'{{"kind":"{kind}","points":' for kind in KINDS]
_SET: Final = [
    f'"type":"{"family" if place < FAMILIES else "size"}","kind":"{kind}","tokens":'
    for place, kind in enumerate(KINDS)
]


def write_view(
    state: State,
    vocabulary: Vocabulary,
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
    left: Int = len(vocabulary.ids) - cells[DEALT]
    hidden = hide_top and left > 0
    top = vocabulary.quoted[state.order[cells[DEALT]]] if left > 0 and not hidden else "null"
    ending = "null"
    if cells[ENDING] == BY_TOKENS:
        ending = '"tokens"'
    elif cells[ENDING] == BY_DECK:
        ending = '"deck"'
    seats: list[str] = []
    place: Int = 0
    while place < cells[SEATS]:
        seats.append(_seat(state, vocabulary, seat_heads[place], place))
        place += 1
    return (
        f'{{"deck":{vocabulary.deck},"ply":{json_int(ply)},"seat":{_seat_or_null(seat - 1)},'
        f'"over":{json_bool(cells[PHASE] == OVER)},"turn":{json_int(cells[TURNS])},'
        f'"active":{json_int(cells[ACTIVE] + 1)},"sites":[{_sites(cells, vocabulary)}],'
        f'"deck_left":{json_int(left)},"deck_top":{top},"deck_top_hidden":{json_bool(hidden)},'
        f'"tokens_left":{json_int(cells[TOKENS])},"ending":{ending},"news":[{_news(cells)}],'
        f'"seats":[{",".join(seats)}],"pending":{_pending(state, vocabulary)},'
        f'"decision":{write_decision(state, legal)}}}'
    )


def _seat_or_null(seat: Int) -> str:
    """A seat, which the engine counts from 0."""
    return "null" if seat == NONE else json_int(seat + 1)


def _card_or_null(vocabulary: Vocabulary, card: Int) -> str:
    return "null" if card == NONE else vocabulary.quoted[card]


def _sites(cells: Ints, vocabulary: Vocabulary) -> str:
    out: list[str] = []
    site: Int = 0
    while site < SITES:
        marks: list[str] = []
        seat: Int = 0
        while seat < cells[SEATS]:
            if (cells[SITES_OF + seat] >> site) & 1 != 0:
                marks.append(json_int(seat + 1))
            seat += 1
        slot = LYING + site * 2
        out.append(
            f'{{"site":{json_int(site + 1)},"cards":[{_card_or_null(vocabulary, cells[slot])},'
            f'{_card_or_null(vocabulary, cells[slot + 1])}],"markers":[{",".join(marks)}]}}'
        )
        site += 1
    return ",".join(out)


def _news(cells: Ints) -> str:
    out: list[str] = []
    kind: Int = 0
    while kind < KIND_COUNT:
        points = cells[FAMILY_NEWS] if kind < FAMILIES else cells[SIZE_NEWS]
        length = cells[RECORD_LENGTH + kind]
        out.append(
            f'{_NEWS[kind]}{json_int(points)},"holder":{_seat_or_null(cells[HOLDER + kind])},'
            f'"length":{json_int(length)},"safe":{json_bool(length == full_length(kind))}}}'
        )
        kind += 1
    return ",".join(out)


def _chain(state: State, vocabulary: Vocabulary, card: Int) -> str:
    """The chained cards from this one on."""
    out: list[str] = []
    while card != NONE:
        out.append(vocabulary.quoted[card])
        card = state.next_card[card]
    return ",".join(out)


def site_numbers(mask: Int) -> str:
    """A seat's marker bits as site numbers from 1."""
    out: list[str] = []
    site: Int = 0
    while site < SITES:
        if (mask >> site) & 1 != 0:
            out.append(json_int(site + 1))
        site += 1
    return ",".join(out)


def _seat(state: State, vocabulary: Vocabulary, head: str, seat: Int) -> str:
    cells = state.cells
    points = cells[POINTS_OF + seat]
    set_points = cells[TOKEN_POINTS_OF + seat]
    news = news_points(state, seat)
    sets: list[str] = []
    row: Int = 1
    founder = cells[FIRST_SET + seat]
    while founder != NONE:
        sets.append(_set(state, vocabulary, founder, row))
        row += 1
        founder = state.next_set[founder]
    return (
        f'{head},"amber":{json_int(cells[AMBER_OF + seat])},"points":{json_int(points)},'
        f'"set_points":{json_int(set_points)},"news_points":{json_int(news)},'
        f'"total":{json_int(points + set_points + news)},'
        f'"markers":[{site_numbers(cells[SITES_OF + seat])}],'
        f'"markers_left":{json_int(MARKERS - cells[OUT_OF + seat])},'
        f'"study":[{_chain(state, vocabulary, cells[FIRST_IN + seat])}],"sets":[{",".join(sets)}]}}'
    )


def _set(state: State, vocabulary: Vocabulary, founder: Int, row: Int) -> str:
    kind = state.rows[founder * ROW + KIND]
    if kind == NONE:
        return (
            f'{{"row":{json_int(row)},"cards":[{vocabulary.quoted[founder]}],"type":null,"kind":null,'
            '"tokens":0,"complete":false}'
        )
    length = state.rows[founder * ROW + LENGTH]
    return (
        f'{{"row":{json_int(row)},"cards":[{_chain(state, vocabulary, founder)}],{_SET[kind]}'
        f'{json_int(length - 1)},"complete":{json_bool(length == full_length(kind))}}}'
    )


def _pending(state: State, vocabulary: Vocabulary) -> str:
    cells = state.cells
    if cells[PHASE] == TURN or cells[PHASE] == OVER:
        return "null"
    card = "null"
    effect = "null"
    current = cells[CURRENT]
    if current != NONE:
        card = vocabulary.quoted[state.deck.effect_card[current]]
        effect = json_int(vocabulary.place[current])
    waiting: list[str] = []
    place: Int = 0
    while place < cells[WAITING]:
        row = state.pending[place]
        waits = vocabulary.quoted[state.deck.effect_card[row]]
        waiting.append(f'{{"card":{waits},"effect":{json_int(vocabulary.place[row])}}}')
        place += 1
    return (
        f'{{"owner":{json_int(cells[OWNER] + 1)},"card":{card},"effect":{effect},'
        f'"taken":{_card_or_null(vocabulary, cells[TAKEN])},'
        f'"first_shown":{_card_or_null(vocabulary, cells[FIRST_SHOWN])},'
        f'"markers_to_use":{json_int(cells[MARKERS_BACK])},"waiting":[{",".join(waiting)}]}}'
    )


def write_decision(state: State, legal: list[str]) -> str:
    """The open decision with its legal choices, or null if there are none."""
    if len(legal) == 0:
        return "null"
    answers = '","'.join(legal)
    seat = json_int(state.cells[DECIDER] + 1)
    return f'{{"seat":{seat},"kind":"{decision_kind(state)}","legal":["{answers}"]}}'


def decision_kind(state: State) -> str:
    """The ``DecisionKind`` of the open decision."""
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
