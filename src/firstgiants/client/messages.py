"""What a server sends, as far as players need it. docs/api.md and /docs/api explain each field.

Views, events and decks are those of the rules, so that any bot of this package understands them.
Fields that a newer server adds are ignored.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, TypeVar

from ..rules.errors import BadState, brief
from ..rules.events import Event, event_from_json
from ..rules.jsonable import WrongShape, decoder_of
from ..rules.view import View
from .errors import BadResponse

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Person:
    """``program``: a program plays with this account."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    program: bool


@dataclass(frozen=True, slots=True)
class Me:
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    program: bool


@dataclass(frozen=True, slots=True)
class Seat:
    """``stand_in``: the bot that plays for the person at present, or for a bot that cannot play on.
    ``reserved``: the person for whom a free seat is kept."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: Person | None
    bot: str | None
    rating: int | None
    stand_in: str | None
    left: bool
    flagged: bool
    reserved: Person | None


@dataclass(frozen=True, slots=True)
class Pace:
    """``bank_s`` and ``increment_s`` are for live games, ``days`` for turn-based ones."""

    kind: Literal["none", "live", "days"]
    bank_s: int | None = None
    increment_s: int | None = None
    days: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table without its board. ``deck``: the reference that ``Client.get_deck`` takes."""

    id: str
    state: Literal["open", "playing", "finished", "closed"]
    title: str
    host: Person | None
    visibility: Literal["public", "link"]
    pace: Pace
    deck: str
    deck_name: str
    rated: bool
    seats: tuple[Seat, ...]
    created: int
    started: int | None
    ended: int | None
    ply: int
    waiting_for: int | None
    your_turn: bool
    n: int
    rematch: str | None
    winners: tuple[int, ...] | None
    totals: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class You:
    """The client's own seat at a table, None for a spectator."""

    seat: int | None
    host: bool


@dataclass(frozen=True, slots=True)
class SeatClock:
    seat: int
    left_ms: int


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time left at the moment ``at``; only the clock of seat ``running`` runs."""

    at: int
    running: int | None
    seats: tuple[SeatClock, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table with its board; ``view`` is None before the start."""

    table: Table
    you: You
    view: View | None
    clocks: Clocks


@dataclass(frozen=True, slots=True)
class Committed:
    """``n``: the number of the choices' stream message. ``repeated``: the key was used before."""

    n: int
    ply: int
    repeated: bool


# ---- the stream of a table ----


@dataclass(frozen=True, slots=True)
class State:
    """Everything: the first message of a stream, or after a gap that is too wide."""

    n: int
    table: Table
    you: You
    view: View | None
    clocks: Clocks


@dataclass(frozen=True, slots=True)
class Moved:
    """``seat`` played ``choices``; ``by`` is the bot that chose them, None for a person."""

    n: int
    at: int
    seat: int
    by: str | None
    from_ply: int
    ply: int
    choices: tuple[str, ...]
    events: tuple[Event, ...]
    view: View
    clocks: Clocks


@dataclass(frozen=True, slots=True)
class TableChanged:
    """``what`` changed: joined, left, started, takeover, closed, …"""

    n: int
    at: int
    what: str
    seat: int | None
    table: Table
    you: You
    view: View | None
    clocks: Clocks


@dataclass(frozen=True, slots=True)
class Chat:
    n: int
    at: int
    room: Literal["table", "gallery"]
    seat: int | None
    person: Person
    text: str


@dataclass(frozen=True, slots=True)
class Reacted:
    n: int
    at: int
    seat: int | None
    person: Person
    reaction: str


@dataclass(frozen=True, slots=True)
class Over:
    n: int
    at: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]


Message: TypeAlias = State | Moved | TableChanged | Chat | Reacted | Over
"""What ``Client.listen`` yields."""


# ---- the other streams ----


@dataclass(frozen=True, slots=True)
class LobbyList:
    """The first page of the public tables that are open and of those in play."""

    n: int
    open: tuple[Table, ...]
    playing: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """One public table, as it is now."""

    n: int
    table: Table


@dataclass(frozen=True, slots=True)
class WaitingTable:
    id: str
    title: str
    others: tuple[str, ...]
    since: int
    until: int | None


@dataclass(frozen=True, slots=True)
class WaitingChallenge:
    id: str
    title: str
    by: Person | None
    until: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """The tables at which it is your turn, and those at which a seat is kept for you."""

    n: int
    tables: tuple[WaitingTable, ...]
    challenges: tuple[WaitingChallenge, ...]


# ---- reading ----

_CUSTOM: Final[dict[Any, Callable[[Any], Any]]] = {View: View.from_json, Event: event_from_json}
_DECODERS: Final[dict[type, Callable[[Any], Any]]] = {}

TABLE_STREAM: Final[dict[str, type[Message]]] = {
    "state": State, "moved": Moved, "table": TableChanged, "chat": Chat, "react": Reacted,
    "over": Over,
}  # fmt: skip
LOBBY_STREAM: Final[dict[str, type[LobbyList | LobbyTable]]] = {
    "list": LobbyList,
    "table": LobbyTable,
}
PERSONAL_STREAM: Final[dict[str, type[Waiting]]] = {"waiting": Waiting}


def read(kind: type[T], data: object) -> T:
    """Parsed JSON as a value of this class. Raises `BadResponse`."""
    decode = _DECODERS.get(kind)
    if decode is None:
        decode = _DECODERS[kind] = decoder_of(kind, _CUSTOM)
    try:
        value: T = decode(data)
    except WrongShape as wrong:
        raise BadResponse(f"The server's response is not understood: {wrong}.") from wrong
    except BadState as error:
        raise BadResponse(f"The server's response is not understood: {error.message}") from error
    return value


def parse(text: bytes) -> Json:
    """A JSON object. Raises `BadResponse`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadResponse(f"The server sent no JSON: {brief(text[:60])}.") from error
    return data if isinstance(data, dict) else {"items": data}
