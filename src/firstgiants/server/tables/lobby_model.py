"""The public tables of the lobby in memory: fair order, pages, and what changed lately.

The model holds what the numbered changes of the lobby say (`tables.lobby_n`) and nothing else.
`lobby` fills it and applies each change in the order of the numbers.

Fair order: each address takes turns, so that one with a hundred tables cannot push others off the
first page. An address's turns go round its hosts, newest table first.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import msgspec

from firstgiants.server.streams.messages import encode

PAGE = 50
"""Tables in one answer, and of each state in the first message of a stream."""
RECENT = 100
"""The most changed tables that a resumed stream gets one by one."""
CURSOR = r"^[0-9]{1,6}\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$"

ListedState = Literal["open", "playing"]
STATES: tuple[ListedState, ...] = ("open", "playing")
Place = tuple[int, int, str]
"""Which turn of its address, newest first, then the id."""


@dataclass(frozen=True, slots=True)
class Listed:
    """One table as the lobby shows it to everybody."""

    id: str
    n: int
    state: str
    created: int
    host: str | None
    made_from: str | None
    text: bytes
    """`wire.Table` as JSON."""

    def message(self) -> bytes:
        """`wire.LobbyTable`"""
        return encode({"type": "table", "n": self.n, "table": msgspec.Raw(self.text)})


@dataclass(frozen=True, slots=True)
class Page:
    tables: list[msgspec.Raw]
    next: str | None


def fair_order(tables: Iterable[Listed]) -> list[tuple[Place, Listed]]:
    """Tables with their places, first to last."""
    turn_of_host: Counter[tuple[str, str | None]] = Counter()
    rounds: list[tuple[int, Listed]] = []
    for one in sorted(tables, key=lambda one: (-one.created, one.id)):
        host = (_group(one), one.host)
        rounds.append((turn_of_host[host], one))
        turn_of_host[host] += 1
    rounds.sort(key=lambda turn: turn[0])
    turn_of_group: Counter[str] = Counter()
    placed: list[tuple[Place, Listed]] = []
    for _, one in rounds:
        group = _group(one)
        placed.append(((turn_of_group[group], -one.created, one.id), one))
        turn_of_group[group] += 1
    placed.sort(key=lambda place: place[0])
    return placed


def _group(one: Listed) -> str:
    """The address a table was made from; its host where that is not known."""
    return one.made_from or f"host {one.host}"


def _cursor(place: Place) -> str:
    turn, newest, table_id = place
    return f"{turn}.{-newest}.{table_id}"


def _place(cursor: str) -> Place:
    turn, created, table_id = cursor.split(".", 2)
    return int(turn), -int(created), table_id


class LobbyModel:
    """Complete up to change `n`; changes after `floor` can be sent one by one."""

    def __init__(self, n: int, floor: int, tables: Iterable[Listed]) -> None:
        self.n = n
        self._floor = floor
        self._tables = {one.id: one for one in tables if one.state in STATES}
        self._recent: OrderedDict[str, Listed] = OrderedDict()
        self._orders: dict[str, list[tuple[Place, Listed]]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def apply(self, change: Listed) -> None:
        """Changes must come in the order of their numbers."""
        self.n = max(self.n, change.n)
        if change.state in STATES:
            self._tables[change.id] = change
        else:
            self._tables.pop(change.id, None)
        self._orders.clear()
        self.remember(change)

    def remember(self, change: Listed) -> None:
        self._recent[change.id] = change
        self._recent.move_to_end(change.id)
        if len(self._recent) > RECENT:
            _, oldest = self._recent.popitem(last=False)
            self._floor = max(self._floor, oldest.n)

    def changed_since(self, after: int) -> list[Listed] | None:
        """Tables that changed after this number, in order; None if the gap is too wide."""
        if not self._floor <= after <= self.n:
            return None
        return [change for change in self._recent.values() if change.n > after]

    def page(
        self,
        state: ListedState,
        after: str | None = None,
        blocked: frozenset[str] = frozenset(),
    ) -> Page:
        """The tables behind a cursor. One whose place changes between two pages may be left out
        or come twice. `blocked`: hosts whose tables are left out."""
        order = self._order(state)
        if blocked:
            order = [one for one in order if one[1].host not in blocked]
        start = 0
        if after is not None:
            behind = _place(after)
            start = next((i for i, (place, _) in enumerate(order) if place > behind), len(order))
        found = order[start : start + PAGE]
        more = len(order) > start + PAGE
        return Page(
            [msgspec.Raw(one.text) for _, one in found], _cursor(found[-1][0]) if more else None
        )

    def lists(self, blocked: frozenset[str] = frozenset()) -> bytes:
        """`wire.LobbyList`: the first page of each state."""
        waiting = self.page("open", blocked=blocked)
        playing = self.page("playing", blocked=blocked)
        return encode(
            {
                "type": "list",
                "n": self.n,
                "open": waiting.tables,
                "playing": playing.tables,
                "open_next": waiting.next,
                "playing_next": playing.next,
            }
        )

    def _order(self, state: str) -> list[tuple[Place, Listed]]:
        order = self._orders.get(state)
        if order is None:
            order = fair_order(one for one in self._tables.values() if one.state == state)
            self._orders[state] = order
        return order
