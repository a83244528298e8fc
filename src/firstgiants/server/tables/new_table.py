"""The rows of a new table, from what was asked for."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from firstgiants import Record
from firstgiants.rules.cards import Deck
from firstgiants.server import wire
from firstgiants.server.decks.stored import is_built_in, reference
from firstgiants.server.errors import Invalid, WrongState
from firstgiants.server.store.rows import DealRow, PersonRow, SeatRow, Series, TableRow
from firstgiants.server.tables import fair_deal
from firstgiants.server.tables.change import first_lapse
from firstgiants.server.tables.reserved import kept_chair
from firstgiants.server.tables.seats import check_settings
from firstgiants.server.tables.state import Continued, TableState
from firstgiants.server.text import clean
from firstgiants.server.wire.tables import TITLE_LENGTH


def check_new(request: wire.TableNew, deck: Deck) -> None:
    """Refuse what no table can be."""
    kinds = [seat.kind for seat in request.seats]
    invited = [seat.person for seat in request.seats if seat.kind == "invited"]
    if None in invited or len(set(invited)) < len(invited):
        raise Invalid("Each seat that is kept names another person.", fields=["seats"])
    if kinds.count("me") > 1:
        raise WrongState("You can sit on one chair only.", code="already-seated")
    check_settings(
        chairs=len(request.seats),
        first=request.first,
        rated=request.rated,
        timed=not isinstance(request.pace, wire.Untimed),
        fair="bot" not in kinds and request.same_deal_as is None and not request.fair_start,
        built_in=is_built_in(deck),
    )


def new_table(
    me: PersonRow,
    request: wire.TableNew,
    deal: DealRow,
    deck: Deck,
    *,
    table_id: str,
    bot_names: Mapping[str, str],
    now: int,
    invited: Mapping[str, PersonRow] | None = None,
    series: Series | None = None,
    daily: str | None = None,
) -> TableState:
    """An open table with its host, bots and free chairs. `invited`: the people for whom chairs are
    kept, by id. `series`: the games before a rematch. `daily`: the day whose deal it plays."""
    row = TableRow(
        id=table_id,
        state="open",
        title=clean(request.title, "title", TITLE_LENGTH) if request.title else "",
        host=me.id,
        visibility=request.visibility,
        pace=request.pace,
        first=str(request.first),
        deck=deck.id,
        deck_hash=deck.hash,
        deck_name=deck.name,
        news_family=request.news_points.family,
        news_size=request.news_points.size,
        rated=request.rated,
        fair_start=request.fair_start,
        extra_amber=[],
        start_when_full=request.start_when_full,
        deal_id=deal.id,
        same_deal_as=request.same_deal_as,
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
        min_reliability=request.min_reliability,
        series=series,
        daily=daily,
    )
    chairs = tuple(
        _chair(i, seat, me, bot_names)
        if seat.kind != "invited"
        else kept_chair(i, seat.person or "", request.pace, now)
        for i, seat in enumerate(request.seats, 1)
    )
    row.deadline = first_lapse(chairs)
    people = {me.id: me, **(invited or {})}
    return TableState(row=row, seats=chairs, deal=deal, people=people, game=None, deck=deck)


def _chair(
    number: int, request: wire.SeatRequest, me: PersonRow, bot_names: Mapping[str, str]
) -> SeatRow:
    match request.kind:
        case "me":
            return SeatRow(seat=number, kind="person", person_id=me.id, name=me.name)
        case "bot":
            assert request.bot is not None
            return SeatRow(seat=number, kind="bot", bot=request.bot, name=bot_names[request.bot])
        case "open" | "invited":
            return SeatRow(seat=number, kind="open")


def new_deal(deck: Deck, *, deal_id: str, seed: str, continued: str | None = None) -> DealRow:
    return DealRow(
        id=deal_id,
        deck=deck.id,
        deck_hash=deck.hash,
        seed=seed,
        commitment=fair_deal.commitment_of(seed),
        continued=continued,
    )


def continuing(record: Record) -> str:
    """The column `continued` of a deal that continues a game from where this record ends."""
    continued = Continued(
        order=list(record.order),
        choices=list(record.choices),
        extra_amber=list(record.settings.extra_amber),
    )
    return msgspec.json.encode(continued).decode()


def rematch_request(
    old: TableState, me: PersonRow, blocked: frozenset[str] = frozenset()
) -> wire.TableNew:
    """A request for a table like the old one, with the bots and `me`. Seats are kept for the
    others, except those whom `me` has blocked."""

    def again(seat: SeatRow) -> wire.SeatRequest:
        if seat.kind == "bot":
            return wire.SeatRequest(kind="bot", bot=seat.bot)
        if seat.person_id == me.id:
            return wire.SeatRequest(kind="me")
        if seat.person_id not in old.people or seat.person_id in blocked:
            return wire.SeatRequest(kind="open")
        return wire.SeatRequest(kind="invited", person=seat.person_id)

    seats = [again(seat) for seat in old.seats]
    return wire.TableNew(
        seats=seats,
        title=old.row.title,
        visibility="link",
        pace=old.row.pace,
        deck=reference(old.row.deck, old.row.deck_hash),
        news_points=wire.NewsPoints(family=old.row.news_family, size=old.row.news_size),
        rated=old.row.rated,
        fair_start=old.row.fair_start,
        min_reliability=old.row.min_reliability,
    )
