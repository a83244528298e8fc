"""The table as it travels: the JSON of `firstgiants.rules` views and events, as types.

The rules write this JSON (`Game.view_text`, `Game.play_text`); these structs describe it to
clients and to the OpenAPI page. Seats are numbered from 1; cards are ids of the deck. Everything
here is public in this game: only the order of the deck is secret, and it is in no field.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Family = Literal["flying", "herbivore", "carnivore", "marine", "mammal"]
SizeName = Literal["small", "medium", "large"]
Kind = Literal["flying", "herbivore", "carnivore", "marine", "mammal", "small", "medium", "large"]
DecisionKind = Literal[
    "turn", "reclaim", "order", "display", "display_second", "trade", "display_or_point"
]


class Decision(Struct, kw_only=True):
    """The open question: whom it asks, and every legal answer in its one spelling."""

    seat: int
    kind: DecisionKind
    legal: list[str]


class SiteView(Struct, kw_only=True):
    site: int
    cards: list[str | None]
    markers: list[int]


class NewsView(Struct, kw_only=True):
    kind: Kind
    points: int
    holder: int | None
    length: int
    safe: bool


class SetView(Struct, kw_only=True):
    row: int
    cards: list[str]
    type: Literal["family", "size"] | None
    kind: Kind | None
    tokens: int
    complete: bool


class SeatView(Struct, kw_only=True):
    seat: int
    name: str
    bot: str | None
    amber: int
    points: int
    set_points: int
    news_points: int
    total: int
    markers: list[int]
    markers_left: int
    study: list[str]
    sets: list[SetView]


class Waiting(Struct, kw_only=True):
    card: str
    effect: int


class Pending(Struct, kw_only=True):
    """What the current turn is in the middle of."""

    owner: int
    card: str | None
    effect: int | None
    taken: str | None
    first_shown: str | None
    markers_to_use: int
    waiting: list[Waiting]


class View(Struct, kw_only=True):
    """All that one seat may know: everything but the order of the deck."""

    deck: str
    ply: int
    seat: int | None
    over: bool
    turn: int
    active: int
    sites: list[SiteView]
    deck_left: int
    deck_top: str | None
    deck_top_hidden: bool
    tokens_left: int
    ending: Literal["tokens", "deck"] | None
    news: list[NewsView]
    seats: list[SeatView]
    pending: Pending | None
    decision: Decision | None


class Event(Struct, kw_only=True, omit_defaults=True):
    """One fact, past tense. `event` names it; which other fields are there depends on the name."""

    event: str
    seat: int | None = None
    turn: int | None = None
    site: int | None = None
    sites: list[int] | None = None
    card: str | None = None
    effect: int | None = None
    owner: int | None = None
    amount: int | None = None
    because: str | None = None
    row: int | None = None
    cost: int | None = None
    kind: Kind | None = None
    length: int | None = None
    left: int | None = None
    from_seat: int | None = None
    cause: Literal["tokens", "deck"] | None = None
    totals: list[int] | None = None
    winners: list[int] | None = None
