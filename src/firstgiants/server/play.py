"""Playing: trying choices out, and committing them.

A person's commit and a bot's go through the same door: right seat, right ply, legal, one append.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection

from firstgiants import Game, IllegalChoice
from firstgiants.rules.errors import BadChoice
from firstgiants.server import wire
from firstgiants.server.clocks import banks_after, clocks
from firstgiants.server.desk import Change
from firstgiants.server.desks import Desks
from firstgiants.server.errors import (
    Forbidden,
    Illegal,
    NotYourDecision,
    Stale,
    WrongState,
)
from firstgiants.server.live import Entry, Live, MovedBody, OverBody
from firstgiants.server.records import keep_record
from firstgiants.server.render import reader_of, view_raw
from firstgiants.server.results import rate_people
from firstgiants.server.rows import PersonRow, SeatRow
from firstgiants.server.store.writer import insert_log
from firstgiants.server.table_changes import must_be, with_seat
from firstgiants.server.tables import Tables
from firstgiants.server.timing import Time

Asked = wire.CommitAsk | wire.SocketCommit


@dataclass(slots=True)
class Done:
    """A commit that is in the log, now or from before (`repeated`)."""

    live: Live
    entry: Entry
    repeated: bool


class Play:
    def __init__(self, desks: Desks, tables: Tables, time: Time) -> None:
        self._desks = desks
        self._tables = tables
        self._time = time

    # ------------------------------------------------------------ trying out

    async def preview(
        self, me: PersonRow, table_id: str, ask: wire.PreviewAsk | wire.SocketPreview
    ) -> dict[str, object]:
        live = await self._at(table_id, ask.ply)
        game = self._mine(live, me, ask.ply)
        try:
            seen = game.preview(ask.choices)
        except (IllegalChoice, BadChoice) as error:
            raise _illegal(error, game) from None
        return {
            "ply": ask.ply,
            "played": len(seen.played),
            "view": msgspec.Raw(seen.view_text),
            "events": msgspec.Raw(f"[{seen.events_text}]"),
            "decision": msgspec.Raw(seen.decision_text),
        }

    async def _at(self, table_id: str, ply: int) -> Live:
        """The table; read anew if this node does not know the ply that was asked for."""
        live = await self._desks.get(table_id, fresh=False)
        if live.row.ply != ply or live.row.state != "playing":
            live = await self._desks.get(table_id)
        return live

    def _mine(self, live: Live, me: PersonRow, ply: int) -> Game:
        """The game, if it waits for this person at this ply."""
        seat = live.seat_of(me.id)
        if seat is None:
            raise Forbidden("You do not sit at this table.", code="not-seated")
        must_be(live, "playing")
        if seat.stand_in is not None:
            raise WrongState("A bot plays for you: take your seat back first.", code="taken-over")
        assert live.game is not None
        if live.row.ply != ply:
            now_view = view_raw(live.game, reader_of(live, me.id).seat)
            raise Stale(
                f"The table is at ply {live.row.ply}, not {ply}.",
                n=live.row.n,
                ply=live.row.ply,
                view=now_view,
            )
        if live.row.asked != seat.seat:
            raise NotYourDecision(f"Seat {live.row.asked} has to decide, not seat {seat.seat}.")
        return live.game

    # ------------------------------------------------------------ committing

    async def commit(self, me: PersonRow, table_id: str, ask: Asked) -> Done:
        key = _key(me, ask)
        made: list[Entry] = []
        before: list[int] = []

        def plan(live: Live) -> Change | None:
            if key is not None and key in live.keys:
                before.append(live.keys[key])
                return None
            change = self._commit(live, me, ask, key)
            made[:] = change.entries
            return change

        await self._at(table_id, ask.ply)
        live = await self._desks.change(table_id, plan)
        if before:
            return Done(live, await self._desks.entry(table_id, before[0]), repeated=True)
        return Done(live, made[0], repeated=False)

    def _commit(self, live: Live, me: PersonRow, ask: Asked, key: str | None) -> Change:
        game = self._mine(live, me, ask.ply)
        assert live.row.asked is not None
        seat = live.seats[live.row.asked - 1]
        return self._moved(live, game, seat, ask.choices, key=key, by=None)

    async def commit_bot(self, table_id: str, ply: int, bot: str, choices: list[str]) -> bool:
        """A bot's commit. False if the decision is no longer the bot's: nothing is lost."""
        done = False

        def plan(live: Live) -> Change | None:
            nonlocal done
            done = False
            if live.game is None or (live.row.ply, live.row.asked_bot) != (ply, bot):
                return None
            assert live.row.asked is not None
            done = True
            seat = live.seats[live.row.asked - 1]
            return self._moved(live, live.game, seat, choices, key=None, by=bot)

        await self._desks.change(table_id, plan)
        return done

    def _moved(
        self,
        live: Live,
        game: Game,
        seat: SeatRow,
        choices: list[str],
        *,
        key: str | None,
        by: str | None,
    ) -> Change:
        game, events = _played(game, choices, seat.seat)
        row, now = live.row, self._time.now_ms()
        asked = game.asked
        after = live.with_row(
            n=row.n + 1,
            ply=game.ply,
            asked_since=now,
            banks=banks_after(row, seat.seat, asked, now, self._desks.outages),
        )
        after.game = game
        if seat.flagged:
            chair = msgspec.structs.replace(seat, flagged=False)
            after.seats = with_seat(live.seats, chair)
        self._tables.ask_next(after)
        body = MovedBody(seat=seat.seat, choices=choices, by=by, clocks=clocks(after.row, now, ()))
        entry = Entry(row.n + 1, "moved", now, body, row.ply, key, game, events)
        change = Change(after, [entry], rewrite=seat.flagged)
        return self._finished(change, now) if game.is_over else change

    def _finished(self, change: Change, now: int) -> Change:
        """The last choice was played: keep the record, rate, reveal."""
        live, game = change.after, change.after.game
        assert game is not None
        outcome = game.outcome
        assert outcome is not None
        totals, winners = list(outcome.totals), list(outcome.winners)
        live = live.with_row(
            n=live.row.n + 1,
            state="finished",
            ended=now,
            result={"totals": totals, "winners": winners},
        )
        self._tables.ask_next(live)
        body = OverBody(totals=totals, winners=winners, ratings=[])
        over = Entry(live.row.n, "over", now, body, late=True)

        def also(connection: Connection) -> None:
            body.ratings = rate_people(connection, live, totals) if live.row.rated else []
            insert_log(connection, [over.row(live.id)])
            keep_record(connection, live, game)

        return Change(live, [*change.entries, over], rewrite=True, also=also, lobby=True)


def _key(me: PersonRow, ask: Asked) -> str | None:
    return f"{me.id}:{ask.key}" if ask.key is not None else None


def _played(game: Game, choices: list[str], seat: int) -> tuple[Game, str]:
    """A copy of the game with the choices played, all by `seat`, or none at all; and what they
    did."""
    game = game.copy()
    told: list[str] = []
    for index, choice in enumerate(choices):
        if game.asked not in (seat, None):
            raise NotYourDecision(
                f"Choice {index + 1} would be seat {game.asked}'s; send the first {index} only."
            )
        try:
            told.append(game.play_text(choice))
        except (IllegalChoice, BadChoice) as error:
            raise _illegal(error, game) from None
    return game, ",".join(told)


def _illegal(error: IllegalChoice | BadChoice, game: Game) -> Illegal:
    legal = list(game.decision.spellings) if game.decision is not None else []
    if isinstance(error, IllegalChoice) and isinstance(error.details.get("legal"), list):
        legal = [str(choice) for choice in error.details["legal"]]  # type: ignore[attr-defined]
    return Illegal(error.message, expected=legal)
