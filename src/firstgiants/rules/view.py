"""What a seat may know: everything but the deck's order (RULES.md §1.3).

The one door through which a position leaves the rules (``writing/`` is the same door, for those
who want the JSON at once). ``View`` is complete: from it and a guess of
the hidden order a playable state can be rebuilt (``sample.py``), which is how bots think.
"""

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Literal

from ..engine import constants, scoring
from ..engine import state as cell
from ..engine.state import State
from .cards import KINDS, Deck
from .choices import Choice
from .events import Ending, sites_in
from .jsonable import plain
from .settings import Player

if TYPE_CHECKING:
    from .game import Game


class DecisionKind(StrEnum):
    """What is asked."""

    TURN = "turn"
    RECLAIM = "reclaim"
    ORDER = "order"
    DISPLAY = "display"
    DISPLAY_SECOND = "display_second"
    TRADE = "trade"
    DISPLAY_OR_POINT = "display_or_point"


@dataclass(frozen=True, slots=True)
class Decision:
    """The open question: one seat, and every legal answer, sorted by spelling (§8.2)."""

    seat: int
    kind: DecisionKind
    legal: tuple[Choice, ...]

    @property
    def spellings(self) -> tuple[str, ...]:
        return tuple(str(choice) for choice in self.legal)

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "kind": self.kind.value, "legal": list(self.spellings)}


@dataclass(frozen=True, slots=True)
class SiteView:
    """A Dig Site: its two slots, None where empty, and the seats with a marker there."""

    site: int
    cards: tuple[str | None, str | None]
    markers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NewsView:
    """A News token; ``length`` is the holder's longest set of the kind (§5.3)."""

    kind: str
    points: int
    holder: int | None
    length: int
    safe: bool


@dataclass(frozen=True, slots=True)
class SetView:
    row: int
    cards: tuple[str, ...]
    type: Literal["family", "size"] | None
    kind: str | None
    tokens: int
    complete: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    name: str
    bot: str | None
    amber: int
    points: int
    set_points: int
    news_points: int
    total: int
    markers: tuple[int, ...]
    markers_left: int
    study: tuple[str, ...]
    sets: tuple[SetView, ...]


@dataclass(frozen=True, slots=True)
class WaitingEffect:
    card: str
    effect: int


@dataclass(frozen=True, slots=True)
class PendingView:
    """Where the turn stands between its choices; what is pending is data.

    ``card`` and ``effect`` are the effect begun; ``waiting`` are the owner's effects with a choice
    to come; those of seats after the owner follow from their Studies (§6.7).
    """

    owner: int
    card: str | None
    effect: int | None
    taken: str | None
    first_shown: str | None
    markers_to_use: int
    waiting: tuple[WaitingEffect, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` (None: a spectator) may know. In this game all see the same."""

    deck: str
    ply: int
    seat: int | None
    over: bool
    turn: int
    active: int
    sites: tuple[SiteView, ...]
    deck_left: int
    deck_top: str | None
    deck_top_hidden: bool
    tokens_left: int
    ending: Ending | None
    news: tuple[NewsView, ...]
    seats: tuple[SeatView, ...]
    pending: PendingView | None
    decision: Decision | None

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {
            name: plain(getattr(self, name)) for name in self.__slots__ if name != "decision"
        }
        out["decision"] = None if self.decision is None else self.decision.to_json()
        return out

    def sample(self, rng: Random, *, deck: Deck | None = None) -> "Game":
        """A playable game that agrees with this view; ``deck`` if it is not a built-in one."""
        from .sample import sample

        return sample(self, rng, deck=deck)


def see(
    state: State,
    deck: Deck,
    players: tuple[Player, ...],
    *,
    ply: int,
    seat: int | None,
    decision: Decision | None,
    hide_top: bool = False,
) -> View:
    """Look at a state; ``hide_top`` keeps a card back that a preview must not turn up."""
    cells = state.cells
    ids = [card.id for card in deck.cards]
    left = len(ids) - cells[cell.DEALT]
    hidden = hide_top and left > 0
    return View(
        deck=deck.id,
        ply=ply,
        seat=seat,
        over=cells[cell.PHASE] == constants.OVER,
        turn=cells[cell.TURNS],
        active=cells[cell.ACTIVE] + 1,
        sites=tuple(_site(state, ids, site) for site in range(constants.SITES)),
        deck_left=left,
        deck_top=None if hidden or left == 0 else ids[state.order[cells[cell.DEALT]]],
        deck_top_hidden=hidden,
        tokens_left=cells[cell.TOKENS],
        ending=ending(state),
        news=tuple(_news(state, kind) for kind in range(constants.KINDS)),
        seats=tuple(_seat(state, ids, n, player) for n, player in enumerate(players)),
        pending=_pending(state, deck),
        decision=decision,
    )


def ending(state: State) -> Ending | None:
    """What triggered the end (§7.1)."""
    match state.cells[cell.ENDING]:
        case constants.BY_TOKENS:
            return "tokens"
        case constants.BY_DECK:
            return "deck"
        case _:
            return None


def _card_or_none(ids: list[str], number: int) -> str | None:
    return None if number == constants.NONE else ids[number]


def _site(state: State, ids: list[str], site: int) -> SiteView:
    cells = state.cells
    slot = cell.LYING + 2 * site
    seats = range(cells[cell.SEATS])
    return SiteView(
        site=site + 1,
        cards=(_card_or_none(ids, cells[slot]), _card_or_none(ids, cells[slot + 1])),
        markers=tuple(seat + 1 for seat in seats if cells[cell.SITES_OF + seat] >> site & 1),
    )


def full_length(kind: int) -> int:
    return constants.FAMILY_SET_FULL if kind < constants.FAMILIES else constants.SIZE_SET_FULL


def _news(state: State, kind: int) -> NewsView:
    cells = state.cells
    holder = cells[cell.HOLDER + kind]
    length = cells[cell.RECORD_LENGTH + kind]
    return NewsView(
        kind=KINDS[kind],
        points=cells[cell.FAMILY_NEWS if kind < constants.FAMILIES else cell.SIZE_NEWS],
        holder=None if holder == constants.NONE else holder + 1,
        length=length,
        safe=length == full_length(kind),
    )


def chain(state: State, first: int) -> list[int]:
    """Cards chained from ``first`` on: a Study from its oldest card, a set from its founder."""
    out = []
    while first != constants.NONE:
        out.append(first)
        first = state.next_card[first]
    return out


def founders(state: State, seat: int) -> list[int]:
    """The first cards of a seat's sets, oldest set first."""
    out = []
    founder = state.cells[cell.FIRST_SET + seat]
    while founder != constants.NONE:
        out.append(founder)
        founder = state.next_set[founder]
    return out


def _set(state: State, ids: list[str], founder: int, row: int) -> SetView:
    length = state.rows[founder * cell.ROW + cell.LENGTH]
    kind = state.rows[founder * cell.ROW + cell.KIND]
    if kind == constants.NONE:
        return SetView(row, (ids[founder],), None, None, 0, complete=False)
    return SetView(
        row=row,
        cards=tuple(ids[card] for card in chain(state, founder)),
        type="family" if kind < constants.FAMILIES else "size",
        kind=KINDS[kind],
        tokens=length - 1,
        complete=length == full_length(kind),
    )


def _seat(state: State, ids: list[str], seat: int, player: Player) -> SeatView:
    cells = state.cells
    return SeatView(
        seat=seat + 1,
        name=player.name,
        bot=player.bot,
        amber=cells[cell.AMBER_OF + seat],
        points=cells[cell.POINTS_OF + seat],
        set_points=cells[cell.TOKEN_POINTS_OF + seat],
        news_points=scoring.news_points(state, seat),
        total=scoring.total(state, seat),
        markers=sites_in(cells[cell.SITES_OF + seat]),
        markers_left=constants.MARKERS - cells[cell.OUT_OF + seat],
        study=tuple(ids[card] for card in chain(state, cells[cell.FIRST_IN + seat])),
        sets=tuple(
            _set(state, ids, founder, row) for row, founder in enumerate(founders(state, seat), 1)
        ),
    )


def _pending(state: State, deck: Deck) -> PendingView | None:
    cells = state.cells
    if cells[cell.PHASE] in (constants.TURN, constants.OVER):
        return None
    ids = [card.id for card in deck.cards]
    current = cells[cell.CURRENT]
    begun = None if current == constants.NONE else deck.effect_places[current]
    waiting = [deck.effect_places[state.pending[n]] for n in range(cells[cell.WAITING])]
    return PendingView(
        owner=cells[cell.OWNER] + 1,
        card=None if begun is None else ids[begun[0]],
        effect=None if begun is None else begun[1],
        taken=_card_or_none(ids, cells[cell.TAKEN]),
        first_shown=_card_or_none(ids, cells[cell.FIRST_SHOWN]),
        markers_to_use=cells[cell.MARKERS_BACK],
        waiting=tuple(WaitingEffect(ids[card], place) for card, place in waiting),
    )
