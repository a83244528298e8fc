"""The rows of a new table, from what was asked for."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from firstgiants.rules.cards import BUILT_IN
from firstgiants.server import wire
from firstgiants.server.errors import NotFound, WrongState
from firstgiants.server.store.rows import DealRow, PersonRow, SeatRow, TableRow
from firstgiants.server.tables import fair_deal
from firstgiants.server.tables.seats import check_settings
from firstgiants.server.tables.state import Continued, TableState
from firstgiants.server.text import clean
from firstgiants.server.wire.tables import TITLE_LENGTH


def check_new(ask: wire.TableNew) -> None:
    """Refuse what no table can be."""
    if ask.deck not in BUILT_IN:
        raise NotFound("There is no such deck.", code="no-such-deck", expected=list(BUILT_IN))
    kinds = [seat.kind for seat in ask.seats]
    if kinds.count("me") > 1:
        raise WrongState("You can sit on one chair only.", code="already-seated")
    check_settings(
        chairs=len(ask.seats),
        first=ask.first,
        rated=ask.rated,
        timed=not isinstance(ask.pace, wire.Untimed),
        fair="bot" not in kinds and ask.same_deal_as is None,
    )


def new_table(
    me: PersonRow,
    ask: wire.TableNew,
    deal: DealRow,
    *,
    table_id: str,
    bot_names: Mapping[str, str],
    now: int,
) -> TableState:
    """An open table with its host, bots and free chairs."""
    row = TableRow(
        id=table_id,
        state="open",
        title=clean(ask.title, "title", TITLE_LENGTH) if ask.title else "",
        host=me.id,
        visibility=ask.visibility,
        pace=ask.pace,
        first=str(ask.first),
        deck=ask.deck,
        news_family=ask.news_points.family,
        news_size=ask.news_points.size,
        rated=ask.rated,
        start_when_full=ask.start_when_full,
        deal_id=deal.id,
        same_deal_as=ask.same_deal_as,
        created=now,
        started=None,
        ended=None,
        rematch=None,
        muted=[],
        result=None,
        n=0,
        ply=0,
        asked=None,
        asked_bot=None,
        asked_since=0,
        deadline=None,
        banks=[],
    )
    chairs = tuple(_chair(i, seat, me, bot_names) for i, seat in enumerate(ask.seats, 1))
    return TableState(row=row, seats=chairs, deal=deal, people={me.id: me}, game=None)


def _chair(number: int, ask: wire.SeatAsk, me: PersonRow, bot_names: Mapping[str, str]) -> SeatRow:
    match ask.kind:
        case "me":
            return SeatRow(seat=number, kind="person", person_id=me.id, name=me.name)
        case "bot":
            assert ask.bot is not None
            return SeatRow(seat=number, kind="bot", bot=ask.bot, name=bot_names[ask.bot])
        case "open":
            return SeatRow(seat=number, kind="open")


def new_deal(deck: str, *, deal_id: str, seed: str, continued: str | None = None) -> DealRow:
    return DealRow(
        id=deal_id,
        deck=deck,
        seed=seed,
        commitment=fair_deal.commitment_of(seed),
        continued=continued,
    )


def continuing(order: list[str], choices: list[str]) -> str:
    """The column of a deal that goes on from a stored game."""
    return msgspec.json.encode(Continued(order=order, choices=choices)).decode()


def rematch_ask(old: TableState, me: PersonRow) -> wire.TableNew:
    """A table like the old one: the bots and the asker seated, the other chairs free."""
    seats = [
        wire.SeatAsk(kind="bot", bot=seat.bot)
        if seat.kind == "bot"
        else wire.SeatAsk(kind="me" if seat.person_id == me.id else "open")
        for seat in old.seats
    ]
    return wire.TableNew(
        seats=seats,
        title=old.row.title,
        visibility="link",
        pace=old.row.pace,
        deck=old.row.deck,
        news_points=wire.NewsPoints(family=old.row.news_family, size=old.row.news_size),
        rated=old.row.rated,
    )
