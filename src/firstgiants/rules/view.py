"""What a seat may know: everything but the deck's order (RULES.md §1.3).

The engine writes a view as JSON text (``engine/view_json.py``), which this module reads, or lists
its values (``engine/view_values.py``), from which ``make_view.py`` makes it. ``View`` is complete:
from it and a guess of the hidden order a playable state can be rebuilt (``sample.py``), which is
how bots think.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Literal

from .cards import Deck, Kind
from .choices import Choice, parse_choice
from .errors import BadChoice, BadState
from .event_list import Ending
from .jsonable import Decoder, WrongShape, decoder_of, read_object

if TYPE_CHECKING:
    from .game import Game


class DecisionKind(StrEnum):
    """The kinds of decisions."""

    TURN = "turn"
    RECLAIM = "reclaim"
    ORDER = "order"
    DISPLAY = "display"
    DISPLAY_SECOND = "display_second"
    TRADE = "trade"
    DISPLAY_OR_POINT = "display_or_point"


@dataclass(frozen=True, slots=True)
class Decision:
    """The open decision: one seat and its legal choices, sorted by spelling (§8.2)."""

    seat: int
    kind: DecisionKind
    legal: tuple[Choice, ...]

    @property
    def spellings(self) -> tuple[str, ...]:
        return tuple(str(choice) for choice in self.legal)


@dataclass(frozen=True, slots=True)
class SiteView:
    """A Dig Site: its two slots, None where empty, and the seats with a marker there."""

    site: int
    cards: tuple[str | None, str | None]
    markers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NewsView:
    """A News token; ``length`` is the holder's longest set of the kind (§5.3)."""

    kind: Kind
    points: int
    holder: int | None
    length: int
    safe: bool


@dataclass(frozen=True, slots=True)
class SetView:
    row: int
    cards: tuple[str, ...]
    type: Literal["family", "size"] | None
    kind: Kind | None
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
    """How far the turn has got between its choices.

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

    @classmethod
    def from_json(cls, data: object) -> "View":
        """Read a view from JSON text or a parsed object; BadState says what is wrong with it."""
        found = read_object(data, BadState, "The view")
        try:
            view: View = _decoder()(found)
        except WrongShape as wrong:
            raise BadState(f"The view's {wrong}.") from wrong
        return view

    def sample(self, rng: Random, *, deck: Deck | None = None) -> "Game":
        """A playable game that agrees with this view; ``deck`` if it is not a built-in one."""
        from .sample import sample

        return sample(self, rng, deck=deck)


def _read_choice(value: object) -> Choice:
    try:
        return parse_choice(value if isinstance(value, str) else "")
    except BadChoice as error:
        raise WrongShape(value, "a choice") from error


@cache
def _decoder() -> Decoder:
    """Made when the first view is read: programs that read none start sooner."""
    return decoder_of(View, {Choice: _read_choice})
