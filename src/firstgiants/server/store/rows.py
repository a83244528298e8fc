"""Database rows as structs, and the queries that read and write them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, bindparam, or_, select, update

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.store.statements import Statement, insert_into, update_of

_pace = msgspec.json.Decoder(wire.Pace)
_encode = msgspec.json.Encoder().encode


HEAD = ("n", "ply", "asked", "asked_bot", "asked_since", "deadline", "banks")
"""The columns of a table that a commit or a chat line changes."""


class PersonRow(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    created: int
    mu: float
    sigma: float
    rated_games: int
    prefs: str
    seen: int
    program: bool = False
    hides_online: bool = False
    reliability: int | None = None
    away_since: int | None = None
    away_until: int | None = None
    away_year: int = 0
    away_days: int = 0
    away_auto: bool = False

    def ref(self) -> wire.PersonRef:
        return wire.PersonRef(
            id=self.id, name=self.name, kind=self.kind, program=bool(self.program)
        )


class SeatRow(Struct, kw_only=True):
    """One chair. `stand_in`: the bot that plays for the person just now, or for the bot that sits
    there and fails. `fault`: why it does, if that counts against the person. `reserved_for`: whom a
    free chair is kept for. `away_since` and `away_until`: the person's vacation, in a game with a
    clock of days."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person_id: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    left: bool = False
    flagged: bool = False
    reserved_for: str | None = None
    reserved_until: int | None = None
    fault: Literal["left", "time"] | None = None
    away_since: int | None = None
    away_until: int | None = None

    @property
    def plays(self) -> str | None:
        """The bot that answers for this seat, if one does."""
        return self.stand_in or self.bot


class DealRow(Struct, kw_only=True):
    id: str
    deck: str
    seed: str
    commitment: str
    continued: str | None
    deck_hash: str | None = None


class Series(Struct, kw_only=True):
    """The games before a rematch. `wins`: by person id; "bot:" and the level for bots."""

    games: int
    wins: dict[str, int]


class TableRow(Struct, kw_only=True):
    id: str
    state: wire.State
    title: str
    host: str | None
    visibility: Literal["public", "link"]
    pace: wire.Pace
    first: str
    deck: str
    news_family: int
    news_size: int
    rated: bool
    fair_start: bool
    extra_amber: list[int]
    start_when_full: bool
    deal_id: str
    same_deal_as: str | None
    created: int
    started: int | None
    ended: int | None
    rematch: str | None
    muted: list[str]
    result: dict[str, list[int]] | None
    n: int
    ply: int
    asked: int | None
    asked_bot: str | None
    asked_since: int
    deadline: int | None
    banks: list[int]
    deck_hash: str | None = None
    """The deck's content hash; None in rows of older versions."""
    deck_name: str = ""
    min_reliability: int | None = None
    series: Series | None = None
    daily: str | None = None
    """The day whose deal this table plays."""
    assisted: bool = False
    """Whether somebody asked for a hint."""

    def head(self) -> tuple[Any, ...]:
        """The columns that every append rewrites (`HEAD`), after the key; any lease on the table
        ends with it."""
        return (
            self.id,
            self.n,
            self.ply,
            self.asked,
            self.asked_bot,
            self.asked_since,
            self.deadline,
            _encode(self.banks).decode() if self.banks else "[]",
            0,
        )

    def columns(self) -> dict[str, Any]:
        values = msgspec.structs.asdict(self)
        for name in ("pace", "muted", "banks", "extra_amber"):
            values[name] = msgspec.json.encode(values[name]).decode()
        for name in ("result", "series"):
            if values[name] is not None:
                values[name] = msgspec.json.encode(values[name]).decode()
        return values


def table_row(row: RowMapping) -> TableRow:
    values = {name: row[name] for name in TableRow.__struct_fields__}
    values["pace"] = _pace.decode(values["pace"])
    for name in ("muted", "banks", "extra_amber", "result"):
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    if values["series"] is not None:
        values["series"] = _series.decode(values["series"])
    return TableRow(**values)


_series = msgspec.json.Decoder(Series)

# Built once, because building these frequent queries takes longer than running them.
_table_by_id = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
_seats_by_table = (
    select(schema.seats)
    .where(schema.seats.c.table_id == bindparam("id"))
    .order_by(schema.seats.c.seat)
)
_deal_by_id = select(schema.deals).where(schema.deals.c.id == bindparam("id"))
_deal_by_game = (
    select(schema.deals)
    .join(schema.games, schema.games.c.deal_id == schema.deals.c.id)
    .where(schema.games.c.id == bindparam("id"), schema.deals.c.continued.is_(None))
    .where(or_(schema.games.c.daily.is_(None), schema.games.c.daily < bindparam("secret_day")))
)


def read_table(connection: Connection, table_id: str) -> TableRow | None:
    found = connection.execute(_table_by_id, {"id": table_id}).mappings().one_or_none()
    return None if found is None else table_row(found)


def read_seats(connection: Connection, table_id: str) -> tuple[SeatRow, ...]:
    rows = connection.execute(_seats_by_table, {"id": table_id})
    return tuple(
        SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})
        for row in rows.mappings()
    )


def read_deal(connection: Connection, deal_id: str) -> DealRow | None:
    return _deal_row(connection.execute(_deal_by_id, {"id": deal_id}).mappings().one_or_none())


def read_deal_of_game(connection: Connection, game_id: str, secret_day: str) -> DealRow | None:
    """The deal of a finished game, which is public. None for an imported game, one that continued
    another game, and a deal of the day from `secret_day` on."""
    values = {"id": game_id, "secret_day": secret_day}
    return _deal_row(connection.execute(_deal_by_game, values).mappings().one_or_none())


def _deal_row(found: RowMapping | None) -> DealRow | None:
    if found is None:
        return None
    return DealRow(**{name: found[name] for name in DealRow.__struct_fields__})


def read_people(connection: Connection, ids: set[str]) -> dict[str, PersonRow]:
    if not ids:
        return {}
    t = schema.people
    rows = connection.execute(select(t).where(t.c.id.in_(sorted(ids)))).mappings()
    return {row["id"]: person_row(row) for row in rows}


def person_row(row: RowMapping) -> PersonRow:
    return PersonRow(**{name: row[name] for name in PersonRow.__struct_fields__})


_COLUMNS = (*TableRow.__struct_fields__, "lease_until", "made_from")
_insert_deal = insert_into(schema.deals, (*DealRow.__struct_fields__, "created"))
_insert_table = insert_into(schema.tables, _COLUMNS)
_rewrite_table = update_of(schema.tables, "id", TableRow.__struct_fields__)
_insert_seat = insert_into(schema.seats, ("table_id", *SeatRow.__struct_fields__))
_delete_seats = Statement("DELETE FROM seats WHERE table_id = :id")


def insert_deal(connection: Connection, deal: DealRow, now: int) -> None:
    _insert_deal(connection, msgspec.structs.asdict(deal) | {"created": now})


def insert_table(
    connection: Connection, row: TableRow, seats: tuple[SeatRow, ...], made_from: str | None
) -> None:
    _insert_table(connection, row.columns() | {"lease_until": 0, "made_from": made_from})
    _insert_seats(connection, row.id, seats)


def rewrite_table(connection: Connection, row: TableRow, seats: tuple[SeatRow, ...] | None) -> None:
    """Rewrite the whole row, and the seats if given. For changes other than commits, which are
    rare."""
    _rewrite_table(connection, row.columns())
    if seats is not None:
        _delete_seats(connection, {"id": row.id})
        _insert_seats(connection, row.id, seats)


def _insert_seats(connection: Connection, table_id: str, seats: tuple[SeatRow, ...]) -> None:
    for seat in seats:
        _insert_seat(connection, {"table_id": table_id} | msgspec.structs.asdict(seat))


def number_in_lobby(connection: Connection, table_id: str) -> None:
    """Give the lobby's next number to this table's change. The only row of `lobby` stays locked
    until the commit, so that numbers appear in order on all nodes."""
    n = connection.execute(
        update(schema.lobby).values(n=schema.lobby.c.n + 1).returning(schema.lobby.c.n)
    ).scalar_one()
    t = schema.tables
    connection.execute(update(t).where(t.c.id == table_id).values(lobby_n=n))


def public_tables_of(connection: Connection, person_id: str) -> list[str]:
    """Tables in the lobby that show this person."""
    t, s = schema.tables, schema.seats
    seated = select(s.c.table_id).where(s.c.person_id == person_id)
    return list(
        connection.execute(
            select(t.c.id).where(
                t.c.visibility == "public",
                t.c.state.in_(["open", "playing"]),
                (t.c.host == person_id) | t.c.id.in_(seated),
            )
        ).scalars()
    )
