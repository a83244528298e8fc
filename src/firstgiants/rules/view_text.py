"""A view as JSON text, written straight from the heart's integers: the other half of ``view.py``.

A server writes a view with every choice that is played. Building the values of ``View`` only to
write them out takes 90 µs; this takes 25. What it writes is ``View.to_json``, word for
word, and a property over random games holds the two together.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from .cards import KINDS, Deck
from .core import state as at
from .core import words
from .events import sites_in
from .lexicon import quoted
from .settings import Player
from .view import DecisionKind, ending, full_length

if TYPE_CHECKING:
    from .core.state import State

# Pieces that change seldom, or are alike at many tables, are kept. The most that are kept of each.
_KEPT: Final = 4096


def write_view(
    state: "State",
    deck: Deck,
    players: tuple[Player, ...],
    *,
    ply: int,
    seat: int | None,
    asked: tuple[DecisionKind, Iterable[str]] | None,
) -> str:
    """What ``view.see`` sees, as JSON text; ``asked`` is what the open question asks."""
    # One look at each vector: plain lists are read faster than the compiled engine's vectors.
    cells = list(state.cells)
    seats = len(players)
    ids = deck.lexicon.quoted
    left = len(ids) - cells[at.DEALT]
    top = ids[state.order[cells[at.DEALT]]] if left else "null"
    why = ending(state)
    marks = _marks(tuple(cells[at.SITES_OF : at.SITES_OF + seats]))
    news = _news(
        cells[at.FAMILY_NEWS],
        cells[at.SIZE_NEWS],
        tuple(cells[at.HOLDER : at.HOLDER + words.KINDS]),
        tuple(cells[at.RECORD_LENGTH : at.RECORD_LENGTH + words.KINDS]),
    )
    next_card, next_set = list(state.next_card), list(state.next_set)
    sat = [
        _seat(state, cells, next_card, next_set, ids, number, player)
        for number, player in enumerate(players)
    ]
    return (
        f'{{"deck":{quoted(deck.id)},"ply":{ply},"seat":{_or_null(seat)},'
        f'"over":{_bool(cells[at.PHASE] == words.OVER)},"turn":{cells[at.TURNS]},'
        f'"active":{cells[at.ACTIVE] + 1},"sites":[{_sites(cells, ids, marks)}],'
        f'"deck_left":{left},"deck_top":{top},"deck_top_hidden":false,'
        f'"tokens_left":{cells[at.TOKENS]},"ending":{"null" if why is None else quoted(why)},'
        f'"news":{news},"seats":[{",".join(sat)}],"pending":{_pending(state, cells, deck)},'
        f'"decision":{_decision(cells, asked)}}}'
    )


def _or_null(number: int | None) -> str:
    return "null" if number is None else str(number)


def _bool(value: bool) -> str:  # noqa: FBT001
    return "true" if value else "false"


def _sites(cells: list[int], ids: tuple[str, ...], marks: tuple[str, ...]) -> str:
    out: list[str] = []
    slot = at.LYING
    for mark in marks:
        first, second = cells[slot], cells[slot + 1]
        out.append(
            f'{{"site":{len(out) + 1},"cards":[{"null" if first == words.NONE else ids[first]},'
            f'{"null" if second == words.NONE else ids[second]}],"markers":{mark}}}'
        )
        slot += 2
    return ",".join(out)


@lru_cache(_KEPT)
def _marks(masks: tuple[int, ...]) -> tuple[str, ...]:
    """For each site, the seats that have a marker there."""
    return tuple(
        _numbers(seat for seat, mask in enumerate(masks, 1) if mask >> site & 1)
        for site in range(words.SITES)
    )


def _numbers(numbers: Iterable[int]) -> str:
    return f"[{','.join(map(str, numbers))}]"


@lru_cache(_KEPT)
def _news(family: int, size: int, holders: tuple[int, ...], lengths: tuple[int, ...]) -> str:
    out = []
    for kind, (holder, length) in enumerate(zip(holders, lengths, strict=True)):
        points = family if kind < words.FAMILIES else size
        held = "null" if holder == words.NONE else str(holder + 1)
        out.append(
            f'{{"kind":"{KINDS[kind]}","points":{points},"holder":{held},"length":{length},'
            f'"safe":{_bool(length == full_length(kind))}}}'
        )
    return f"[{','.join(out)}]"


@lru_cache(_KEPT)
def _who(seat: int, name: str, bot: str | None) -> str:
    program = "null" if bot is None else quoted(bot)
    return f'{{"seat":{seat + 1},"name":{quoted(name)},"bot":{program}'


@cache
def _marked(mask: int) -> str:
    return _numbers(sites_in(mask))


def _seat(
    state: "State",
    cells: list[int],
    next_card: list[int],
    next_set: list[int],
    ids: tuple[str, ...],
    seat: int,
    player: Player,
) -> str:
    points, set_points = cells[at.POINTS_OF + seat], cells[at.TOKEN_POINTS_OF + seat]
    holders = cells[at.HOLDER : at.HOLDER + words.KINDS]
    news = (
        holders[: words.FAMILIES].count(seat) * cells[at.FAMILY_NEWS]
        + holders[words.FAMILIES :].count(seat) * cells[at.SIZE_NEWS]
    )
    study = []
    card = cells[at.FIRST_IN + seat]
    while card != words.NONE:
        study.append(ids[card])
        card = next_card[card]
    sets: list[str] = []
    founder = cells[at.FIRST_SET + seat]
    while founder != words.NONE:
        sets.append(_set(state, next_card, ids, founder, len(sets) + 1))
        founder = next_set[founder]
    return (
        f'{_who(seat, player.name, player.bot)},"amber":{cells[at.AMBER_OF + seat]},'
        f'"points":{points},"set_points":{set_points},"news_points":{news},'
        f'"total":{points + set_points + news},"markers":{_marked(cells[at.SITES_OF + seat])},'
        f'"markers_left":{words.MARKERS - cells[at.OUT_OF + seat]},"study":[{",".join(study)}],'
        f'"sets":[{",".join(sets)}]}}'
    )


def _set(state: "State", next_card: list[int], ids: tuple[str, ...], founder: int, row: int) -> str:
    kind = state.rows[founder * at.ROW + at.KIND]
    if kind == words.NONE:
        return (
            f'{{"row":{row},"cards":[{ids[founder]}],"type":null,"kind":null,"tokens":0,'
            '"complete":false}'
        )
    cards = []
    card = founder
    while card != words.NONE:
        cards.append(ids[card])
        card = next_card[card]
    return (
        f'{{"row":{row},"cards":[{",".join(cards)}],'
        f'"type":{_TYPES[kind]},"kind":"{KINDS[kind]}","tokens":{len(cards) - 1},'
        f'"complete":{_bool(len(cards) == full_length(kind))}}}'
    )


_TYPES: Final = tuple(
    '"family"' if kind < words.FAMILIES else '"size"' for kind in range(words.KINDS)
)


def _pending(state: "State", cells: list[int], deck: Deck) -> str:
    if cells[at.PHASE] in (words.TURN, words.OVER):
        return "null"
    ids = deck.lexicon.quoted
    current, taken, shown = cells[at.CURRENT], cells[at.TAKEN], cells[at.FIRST_SHOWN]
    card, effect = "null", "null"
    if current != words.NONE:
        number, place = deck.effect_places[current]
        card, effect = ids[number], str(place)
    waiting = [deck.effect_places[state.pending[n]] for n in range(cells[at.WAITING])]
    listed = ",".join(f'{{"card":{ids[number]},"effect":{place}}}' for number, place in waiting)
    return (
        f'{{"owner":{cells[at.OWNER] + 1},"card":{card},"effect":{effect},'
        f'"taken":{"null" if taken == words.NONE else ids[taken]},'
        f'"first_shown":{"null" if shown == words.NONE else ids[shown]},'
        f'"markers_to_use":{cells[at.MARKERS_BACK]},"waiting":[{listed}]}}'
    )


def _decision(cells: list[int], asked: tuple[DecisionKind, Iterable[str]] | None) -> str:
    if asked is None:
        return "null"
    kind, spellings = asked
    return (
        f'{{"seat":{cells[at.DECIDER] + 1},"kind":"{kind}",'
        f'"legal":[{",".join(map(quoted, spellings))}]}}'
    )
