"""What can be done to a table besides playing: make one, sit down, leave, start, stand in, talk.

Each `_plan_…` looks at the table as it is and either refuses or says what it would become.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from firstgiants.rules.cards import BUILT_IN
from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, NotFound, WrongState
from firstgiants.server.store import Append
from firstgiants.server.store.rows import (
    DealRow,
    PersonRow,
    SeatRow,
    TableRow,
    insert_table,
    read_deal_of_game,
)
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.tables.changes import (
    must_be,
    must_host,
    with_seat,
)
from firstgiants.server.tables.clocks import start_banks
from firstgiants.server.tables.open_table import Change
from firstgiants.server.tables.stand_ins import StandIns
from firstgiants.server.tables.state import (
    Continued,
    TableState,
    new_game,
)
from firstgiants.server.text import clean
from firstgiants.server.wire.tables import TITLE_LENGTH


class Tables(StandIns):
    # ------------------------------------------------------------ making tables

    async def create(
        self, me: PersonRow, ask: wire.TableNew, made_from: str | None = None
    ) -> TableState:
        """`made_from`: the address it is made from, as `TableCaps` writes it."""
        self._check(ask)
        chairs = tuple(self._chair(i, seat, me) for i, seat in enumerate(ask.seats, 1))
        deal = await self._deal(ask)
        return await self._create(me, self._row(me, ask, deal.id), chairs, deal, made_from)

    async def _create(
        self,
        me: PersonRow,
        row: TableRow,
        chairs: tuple[SeatRow, ...],
        deal: DealRow,
        made_from: str | None,
    ) -> TableState:
        state = TableState(row=row, seats=chairs, deal=deal, people={me.id: me}, game=None)
        new_deal = deal if row.same_deal_as is None else None
        also = Append(also=lambda c: insert_table(c, row, chairs, new_deal, made_from))
        starts = row.start_when_full and all(chair.kind != "open" for chair in chairs)
        bots_only = all(chair.kind == "bot" for chair in chairs)
        async with self.caps.making(me.id, made_from, waits=not starts, bots_only=bots_only):
            await self.registry.created(state, also)
        if starts:
            return await self.registry.change(state.id, self._plan_full)
        return state

    def _check(self, ask: wire.TableNew) -> None:
        if ask.deck not in BUILT_IN:
            raise NotFound("There is no such deck.", code="no-such-deck", expected=list(BUILT_IN))
        kinds = [seat.kind for seat in ask.seats]
        if kinds.count("me") > 1:
            raise WrongState("You can sit on one chair only.", code="already-seated")
        for seat in ask.seats:
            if seat.kind == "bot":
                self._bot_catalog.check(seat.bot)
        _check_settings(
            chairs=len(ask.seats),
            first=ask.first,
            rated=ask.rated,
            timed=not isinstance(ask.pace, wire.Untimed),
            fair="bot" not in kinds and ask.same_deal_as is None,
        )

    def _chair(self, number: int, ask: wire.SeatAsk, me: PersonRow) -> SeatRow:
        match ask.kind:
            case "me":
                return SeatRow(seat=number, kind="person", person_id=me.id, name=me.name)
            case "bot":
                bot = self._bot_catalog.check(ask.bot)
                return SeatRow(seat=number, kind="bot", bot=bot, name=self._bot_catalog.name(bot))
            case "open":
                return SeatRow(seat=number, kind="open")

    async def _deal(self, ask: wire.TableNew) -> DealRow:
        """A new deal, or that of a finished game. A deal whose cards are still secret is never
        dealt a second time, so the cards of one table tell nothing about another's."""
        game_id = ask.same_deal_as
        if game_id is None:
            return self._new_deal(ask.deck)
        deal = await self._database.read(lambda c: read_deal_of_game(c, game_id))
        if deal is None or deal.deck != ask.deck:
            raise NotFound("There is no finished game with such a deal.", code="no-such-deal")
        return deal

    def _new_deal(self, deck: str, continued: str | None = None) -> DealRow:
        seed = self._new_seed()
        return DealRow(
            id=self._new_id(),
            deck=deck,
            seed=seed,
            commitment=fair.commitment_of(seed),
            continued=continued,
        )

    def _row(self, me: PersonRow, ask: wire.TableNew, deal_id: str) -> TableRow:
        return TableRow(
            id=self._new_id(),
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
            deal_id=deal_id,
            same_deal_as=ask.same_deal_as,
            created=self._time.now_ms(),
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

    async def continue_game(
        self, me: PersonRow, order: list[str], choices: list[str], chairs: int, ask:
        wire.ContinueAsk, deck: str, news: wire.NewsPoints, made_from: str | None = None,
    ) -> TableState:  # fmt: skip
        """A new table that begins after `choices`; the asker on one seat, bots on the others."""
        bot = self._bot_catalog.check(ask.bot or self._settings.takeover_bot)
        seats = [
            wire.SeatAsk(kind="me") if i == ask.seat else wire.SeatAsk(kind="bot", bot=bot)
            for i in range(1, chairs + 1)
        ]
        new = wire.TableNew(seats=seats, visibility="link", first=1, deck=deck, news_points=news)
        self._check(new)
        before = msgspec.json.encode(Continued(order=order, choices=choices)).decode()
        deal = self._new_deal(deck, continued=before)
        rows = tuple(self._chair(i, seat, me) for i, seat in enumerate(seats, 1))
        return await self._create(me, self._row(me, new, deal.id), rows, deal, made_from)

    # ------------------------------------------------------------ open tables

    async def join(self, me: PersonRow, table_id: str, seat: int | None) -> TableState:
        await self.registry.get(table_id)

        def plan(state: TableState) -> Change | None:
            mine = state.seat_of(me.id)
            if mine is not None:
                return None
            must_be(state, "open")
            free = [s for s in state.seats if s.kind == "open" and seat in (None, s.seat)]
            if not free:
                raise WrongState("That chair is taken.", code="table-full")
            chair = SeatRow(seat=free[0].seat, kind="person", person_id=me.id, name=me.name)
            seats = with_seat(state.seats, chair)
            people = state.people | {me.id: me}
            joined = self._changed(state, "joined", seat=chair.seat, seats=seats, people=people)
            return self._and_then(joined, self._plan_full)

        return await self.registry.change(table_id, plan)

    def _plan_full(self, state: TableState) -> Change | None:
        """Starts a table that is full and was to start then."""
        if state.row.state != "open" or not state.row.start_when_full:
            return None
        if any(seat.kind == "open" for seat in state.seats):
            return None
        return self._started(state, state.seats)

    async def start(self, me: PersonRow, table_id: str) -> TableState:
        def plan(state: TableState) -> Change:
            must_host(state, me)
            must_be(state, "open")
            there = [seat for seat in state.seats if seat.kind != "open"]
            if len(there) < 2:
                raise WrongState("At least two have to sit down first.", code="too-few-seated")
            return self._started(state, there)

        await self._check_bots_only(table_id)
        return await self.registry.change(table_id, plan)

    async def _check_bots_only(self, table_id: str) -> None:
        """A game that would begin without people counts as one of bots alone."""
        state = await self.registry.get(table_id)
        if all(seat.kind != "person" for seat in state.seats):
            await self.caps.check_start_without_people(table_id)

    def _started(self, state: TableState, there: Sequence[SeatRow]) -> Change:
        """Deals. Chairs are numbered anew, clockwise from the first player (RULES §9.1)."""
        if state.row.first == "random":
            skip = fair.first_chair(state.deal.seed, len(there))
        else:
            wanted = int(state.row.first)
            skip = next((i for i, seat in enumerate(there) if seat.seat >= wanted), 0)
        turned = [*there[skip:], *there[:skip]]
        seats = tuple(
            msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(turned, 1)
        )
        now = self._time.now_ms()
        dealt = replace(state, game=new_game(state.row, seats, state.deal), seats=seats)
        assert dealt.game is not None
        return self._changed(
            dealt,
            "started",
            seats=seats,
            state="playing",
            started=now,
            ply=dealt.game.ply,
            asked_since=now,
            banks=start_banks(state.row.pace, len(seats)),
        )

    async def fill(self, me: PersonRow, table_id: str, ask: wire.FillAsk) -> TableState:
        bot = self._bot_catalog.check(ask.bot or self._settings.takeover_bot)

        def plan(state: TableState) -> Change:
            must_host(state, me)
            must_be(state, "open")
            if state.row.rated:
                raise WrongState("Bots do not sit at rated tables.", code="cannot-be-rated")
            free = [s for s in state.seats if s.kind == "open" and ask.seat in (None, s.seat)]
            if not free:
                raise WrongState("No chair is free there.", code="table-full")
            seats = state.seats
            for chair in free:
                name = self._bot_catalog.name(bot)
                seats = with_seat(seats, SeatRow(seat=chair.seat, kind="bot", bot=bot, name=name))
            filled = self._changed(state, "filled", seat=ask.seat, seats=seats)
            return self._and_then(filled, self._plan_full)

        await self._check_bots_only(table_id)
        return await self.registry.change(table_id, plan)

    async def dismiss(self, me: PersonRow, table_id: str, ask: wire.DismissAsk) -> TableState:
        def plan(state: TableState) -> Change:
            must_host(state, me)
            must_be(state, "open")
            if not any(one.seat == ask.seat and one.kind == "bot" for one in state.seats):
                raise WrongState(f"No bot sits on chair {ask.seat}.", code="no-bot-there")
            seats = with_seat(state.seats, SeatRow(seat=ask.seat, kind="open"))
            return self._changed(state, "dismissed", seat=ask.seat, seats=seats)

        return await self.registry.change(table_id, plan)

    async def change(self, me: PersonRow, table_id: str, ask: wire.TablePatch) -> TableState:
        def plan(state: TableState) -> Change | None:
            must_host(state, me)
            must_be(state, "open")
            row, new = state.row, _changes(ask)
            if all(getattr(row, name) == value for name, value in new.items()):
                return None
            first = str(new.get("first", row.first))
            _check_settings(
                chairs=len(state.seats),
                first="random" if first == "random" else int(first),
                rated=bool(new.get("rated", row.rated)),
                timed=not isinstance(new.get("pace", row.pace), wire.Untimed),
                fair=state.own_deal and all(seat.kind != "bot" for seat in state.seats),
            )
            return self._and_then(self._changed(state, "changed", **new), self._plan_full)

        return await self.registry.change(table_id, plan)

    # ------------------------------------------------------------ again

    async def rematch(
        self, me: PersonRow, table_id: str, made_from: str | None = None
    ) -> TableState:
        """A new table like this one, the bots and the asker seated. Who asks first makes it, the
        others find it and join."""
        old = await self.registry.get(table_id)
        must_be(old, "finished")
        if old.seat_of(me.id) is None:
            raise Forbidden("You did not sit at this table.", code="not-seated")
        if old.row.rematch is None:
            seats = [
                wire.SeatAsk(kind="bot", bot=seat.bot)
                if seat.kind == "bot"
                else wire.SeatAsk(kind="me" if seat.person_id == me.id else "open")
                for seat in old.seats
            ]
            ask = wire.TableNew(
                seats=seats,
                title=old.row.title,
                visibility="link",
                pace=old.row.pace,
                deck=old.row.deck,
                news_points=wire.NewsPoints(family=old.row.news_family, size=old.row.news_size),
                rated=old.row.rated,
            )
            new = await self.create(me, ask, made_from)
            old = await self.registry.change(
                table_id,
                lambda state: (
                    self._changed(state, "rematch", rematch=new.id)
                    if state.row.rematch is None
                    else None
                ),
            )
            if old.row.rematch != new.id:
                await self.leave(me, new.id)  # somebody else was first: theirs it is
        assert old.row.rematch is not None
        return await self.join(me, old.row.rematch, None)


def _check_settings(*, chairs: int, first: str | int, rated: bool, timed: bool, fair: bool) -> None:
    """`fair`: no bot sits here, and nobody can have seen the deal."""
    if isinstance(first, int) and first > chairs:
        raise WrongState("The first player's chair does not exist.", code="no-such-seat")
    if rated and not (timed and fair):
        raise WrongState(
            "A rated table has a clock, a deal of its own and no bots.", code="cannot-be-rated"
        )


def _changes(ask: wire.TablePatch) -> dict[str, Any]:
    """The columns that are asked to be so."""
    given = {
        name: value
        for name in ("pace", "first", "rated", "start_when_full")
        if (value := getattr(ask, name)) is not msgspec.UNSET
    }
    if "first" in given:
        given["first"] = str(given["first"])
    if ask.title is not msgspec.UNSET:
        given["title"] = clean(ask.title, "title", TITLE_LENGTH) if ask.title else ""
    if ask.news_points is not msgspec.UNSET:
        given |= {"news_family": ask.news_points.family, "news_size": ask.news_points.size}
    return given
