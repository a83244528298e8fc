"""Getting up from a game, standing in for somebody, coming back; talking."""

from __future__ import annotations

import msgspec
from sqlalchemy import update

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.tables.changes import (
    TableChanges,
    must_be,
    must_host,
    with_seat,
)
from firstgiants.server.tables.clocks import TAKEBACK_MS, counted, deadline
from firstgiants.server.tables.open_table import Change
from firstgiants.server.tables.state import (
    ChatBody,
    Entry,
    TableState,
)
from firstgiants.server.text import clean
from firstgiants.server.wire.tables import CHAT_LENGTH


class StandIns(TableChanges):
    async def leave(self, me: PersonRow, table_id: str) -> TableState:
        def plan(state: TableState) -> Change | None:
            mine = state.seat_of(me.id)
            if mine is None:
                if state.row.host == me.id and state.row.state == "open":
                    return self._host_gone(state, me, state.seats, None)
                raise Forbidden("You do not sit at this table.", code="not-seated")
            match state.row.state:
                case "open":
                    seats = with_seat(state.seats, SeatRow(seat=mine.seat, kind="open"))
                    return self._host_gone(state, me, seats, mine.seat)
                case "playing":
                    return self._left_playing(state, mine)
                case "finished" | "closed":
                    return None

        return await self.registry.change(table_id, plan)

    def _host_gone(
        self, state: TableState, me: PersonRow, seats: tuple[SeatRow, ...], seat: int | None
    ) -> Change:
        """The next person hosts; without people the table is closed."""
        people = [s.person_id for s in seats if s.person_id is not None]
        if not people and (state.row.host == me.id or seat is not None):
            return self.closed(state, seats)
        host = people[0] if state.row.host == me.id else state.row.host
        return self._changed(state, "left", seat=seat, seats=seats, host=host)

    def closed(self, state: TableState, seats: tuple[SeatRow, ...] | None = None) -> Change:
        now = self._time.now_ms()
        return self._changed(state, "closed", seats=seats, state="closed", ended=now)

    def _left_playing(self, state: TableState, mine: SeatRow) -> Change | None:
        """A bot stands in. Unrated games without people are closed; rated ones are played out."""
        if mine.left:
            return None
        bot = mine.stand_in or self._settings.takeover_bot
        chair = msgspec.structs.replace(mine, left=True, stand_in=bot, flagged=False)
        seats = with_seat(state.seats, chair)
        if not state.row.rated and all(s.left or s.kind == "bot" for s in seats):
            return self.closed(state, seats)
        since = self._time.now_ms() if state.row.asked == mine.seat else state.row.asked_since
        return self._changed(state, "left", seat=mine.seat, seats=seats, asked_since=since)

    async def take_over(self, me: PersonRow, table_id: str, ask: wire.TakeOver) -> TableState:
        bot = self._bot_catalog.check(ask.bot or self._settings.takeover_bot)

        def plan(state: TableState) -> Change:
            must_be(state, "playing")
            mine = state.seat_of(me.id)
            if mine is None or mine.left:
                raise Forbidden("You do not sit at this table.", code="not-seated")
            if ask.seat > len(state.seats) or state.seats[ask.seat - 1].kind != "person":
                raise WrongState("No person sits there.", code="no-such-seat")
            theirs = state.seats[ask.seat - 1]
            if theirs.stand_in is not None:
                raise WrongState("A bot plays there already.", code="taken-over")
            if mine.seat != theirs.seat and not (theirs.flagged or self._overdue(state, theirs)):
                raise WrongState("They still have time.", code="still-has-time")
            return self.stood_in(state, theirs, bot)

        return await self.registry.change(table_id, plan)

    def stood_in(self, state: TableState, seat: SeatRow, bot: str) -> Change:
        chair = msgspec.structs.replace(seat, stand_in=bot, flagged=False)
        seats = with_seat(state.seats, chair)
        now = self._time.now_ms()
        since = now if state.row.asked == seat.seat else state.row.asked_since
        return self._changed(state, "takeover", seat=seat.seat, seats=seats, asked_since=since)

    def _overdue(self, state: TableState, seat: SeatRow) -> bool:
        """Without a clock there is still an end of patience."""
        row = state.row
        if row.banks or row.asked != seat.seat:
            return False
        waited = counted(row.asked_since, self._time.now_ms(), self.registry.outages)
        return waited > self._settings.patience_s * 1000

    async def take_back(self, me: PersonRow, table_id: str) -> TableState:
        def plan(state: TableState) -> Change | None:
            must_be(state, "playing")
            mine = state.seat_of(me.id)
            if mine is None:
                raise Forbidden("You do not sit at this table.", code="not-seated")
            if mine.stand_in is None and not mine.left:
                return None
            chair = msgspec.structs.replace(mine, stand_in=None, left=False, flagged=False)
            banks = list(state.row.banks)
            if isinstance(state.row.pace, wire.LivePace):
                banks[mine.seat - 1] = max(banks[mine.seat - 1], TAKEBACK_MS)
            now = self._time.now_ms()
            since = now if state.row.asked == mine.seat else state.row.asked_since
            seats = with_seat(state.seats, chair)
            return self._changed(
                state, "takeback", seat=mine.seat, seats=seats, banks=banks, asked_since=since
            )

        return await self.registry.change(table_id, plan)

    async def time_ran_out(self, table_id: str) -> None:
        """Called at a table's deadline: flags the seat; later, where rated and live, stands in."""
        later: list[tuple[int, int] | None] = [None]

        def plan(state: TableState) -> Change | None:
            row, now = state.row, self._time.now_ms()
            # Worked out again: the column moves on with every outage.
            due = deadline(row, state.seats, self._settings.grace_s * 1000)
            if due is None or row.asked is None or now < due:
                return None
            seat = state.seats[row.asked - 1]
            waited = counted(row.asked_since, now, self.registry.outages)
            short = due - row.asked_since - waited
            if short > 0:
                later[0] = (now + short, row.n)
                return None
            if seat.flagged:
                return self.stood_in(state, seat, self._settings.takeover_bot)
            chair = msgspec.structs.replace(seat, flagged=True)
            return self._changed(
                state, "flagged", seat=seat.seat, seats=with_seat(state.seats, chair)
            )

        await self.registry.get(table_id)
        await self.registry.change(table_id, plan)
        if later[0] is not None:
            # The service was down meanwhile: the deadline moves on.
            until, n = later[0]
            t = schema.tables
            here = update(t).where(t.c.id == table_id, t.c.n == n)
            await self._database.write(lambda c: c.execute(here.values(deadline=until)).rowcount)

    # ------------------------------------------------------------ talking

    async def say(
        self, me: PersonRow, table_id: str, *, text: str = "", reaction: str | None = None
    ) -> TableState:
        text = clean(text, "text", CHAT_LENGTH) if reaction is None else ""

        def plan(state: TableState) -> Change:
            if state.row.state == "closed":
                raise WrongState("This table is closed.", code="table-closed")
            if me.id in state.row.muted:
                raise Forbidden("The host has muted you here.", code="muted")
            seat = state.seat_of(me.id)
            body = ChatBody(
                person=me.ref(),
                room="table" if seat is not None else "gallery",
                seat=seat.seat if seat is not None else None,
                text=text,
                reaction=reaction,
            )
            n = state.row.n + 1
            kind = "chat" if reaction is None else "react"
            return Change(state.with_row(n=n), [Entry(n, kind, self._time.now_ms(), body)])

        return await self.registry.change(table_id, plan)

    async def mute(self, me: PersonRow, table_id: str, ask: wire.MuteAsk) -> TableState:
        def plan(state: TableState) -> Change:
            must_host(state, me)
            if state.row.state == "closed":
                raise WrongState("This table is closed.", code="table-closed")
            muted = [person for person in state.row.muted if person != ask.person]
            if ask.muted:
                muted = [*muted[-199:], ask.person]
            return self._changed(state, "muted", muted=muted)

        return await self.registry.change(table_id, plan)
