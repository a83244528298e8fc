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
from firstgiants.server.errors import (
    Forbidden,
    Illegal,
    NotYourDecision,
    Stale,
    WrongState,
)
from firstgiants.server.people.results import rate_people
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.store.writer import insert_log
from firstgiants.server.streams.messages import reader_of, view_raw
from firstgiants.server.tables.changes import must_be, with_seat
from firstgiants.server.tables.clocks import banks_after, clocks
from firstgiants.server.tables.open_table import Change
from firstgiants.server.tables.records import keep_record
from firstgiants.server.tables.registry import TableRegistry
from firstgiants.server.tables.seating import Tables
from firstgiants.server.tables.state import Entry, MovedBody, OverBody, TableState
from firstgiants.server.timing import Time

Asked = wire.CommitAsk | wire.SocketCommit


@dataclass(slots=True)
class Done:
    """A commit that is in the log, now or from before (`repeated`)."""

    state: TableState
    entry: Entry
    repeated: bool


class Play:
    def __init__(self, registry: TableRegistry, tables: Tables, time: Time) -> None:
        self._registry = registry
        self._tables = tables
        self._time = time

    # ------------------------------------------------------------ trying out

    async def preview(
        self, me: PersonRow, table_id: str, ask: wire.PreviewAsk | wire.SocketPreview
    ) -> dict[str, object]:
        state = await self._at(table_id, ask.ply)
        game = self._mine(state, me, ask.ply)
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

    async def _at(self, table_id: str, ply: int) -> TableState:
        """The table; read anew if this node does not know the ply that was asked for."""
        state = await self._registry.get(table_id, fresh=False)
        if state.row.ply != ply or state.row.state != "playing":
            state = await self._registry.get(table_id)
        return state

    def _mine(self, state: TableState, me: PersonRow, ply: int) -> Game:
        """The game, if it waits for this person at this ply."""
        seat = state.seat_of(me.id)
        if seat is None:
            raise Forbidden("You do not sit at this table.", code="not-seated")
        must_be(state, "playing")
        if seat.stand_in is not None:
            raise WrongState("A bot plays for you: take your seat back first.", code="taken-over")
        assert state.game is not None
        if state.row.ply != ply:
            now_view = view_raw(state.game, reader_of(state, me.id).seat)
            raise Stale(
                f"The table is at ply {state.row.ply}, not {ply}.",
                n=state.row.n,
                ply=state.row.ply,
                view=now_view,
            )
        if state.row.asked != seat.seat:
            raise NotYourDecision(f"Seat {state.row.asked} has to decide, not seat {seat.seat}.")
        return state.game

    # ------------------------------------------------------------ committing

    async def commit(self, me: PersonRow, table_id: str, ask: Asked) -> Done:
        key = _key(me, ask)
        made: list[Entry] = []
        before: list[int] = []

        def plan(state: TableState) -> Change | None:
            if key is not None and key in state.keys:
                before.append(state.keys[key])
                return None
            change = self._commit(state, me, ask, key)
            made[:] = change.entries
            return change

        await self._at(table_id, ask.ply)
        state = await self._registry.change(table_id, plan)
        if before:
            return Done(state, await self._registry.entry(table_id, before[0]), repeated=True)
        return Done(state, made[0], repeated=False)

    def _commit(self, state: TableState, me: PersonRow, ask: Asked, key: str | None) -> Change:
        game = self._mine(state, me, ask.ply)
        assert state.row.asked is not None
        seat = state.seats[state.row.asked - 1]
        return self._moved(state, game, seat, ask.choices, key=key, by=None)

    async def commit_bot(self, table_id: str, ply: int, bot: str, choices: list[str]) -> bool:
        """A bot's commit. False if the decision is no longer the bot's: nothing is lost."""
        done = False

        def plan(state: TableState) -> Change | None:
            nonlocal done
            done = False
            if state.game is None or (state.row.ply, state.row.asked_bot) != (ply, bot):
                return None
            assert state.row.asked is not None
            done = True
            seat = state.seats[state.row.asked - 1]
            return self._moved(state, state.game, seat, choices, key=None, by=bot)

        await self._registry.change(table_id, plan)
        return done

    def _moved(
        self,
        state: TableState,
        game: Game,
        seat: SeatRow,
        choices: list[str],
        *,
        key: str | None,
        by: str | None,
    ) -> Change:
        game, events = _played(game, choices, seat.seat)
        row, now = state.row, self._time.now_ms()
        asked = game.asked
        after = state.with_row(
            n=row.n + 1,
            ply=game.ply,
            asked_since=now,
            banks=banks_after(row, seat.seat, asked, now, self._registry.outages),
        )
        after.game = game
        if seat.flagged:
            chair = msgspec.structs.replace(seat, flagged=False)
            after.seats = with_seat(state.seats, chair)
        self._tables.ask_next(after)
        body = MovedBody(seat=seat.seat, choices=choices, by=by, clocks=clocks(after.row, now, ()))
        entry = Entry(row.n + 1, "moved", now, body, row.ply, key, game, events)
        change = Change(after, [entry], rewrite=seat.flagged)
        return self._finished(change, now) if game.is_over else change

    def _finished(self, change: Change, now: int) -> Change:
        """The last choice was played: keep the record, rate, reveal."""
        state, game = change.after, change.after.game
        assert game is not None
        outcome = game.outcome
        assert outcome is not None
        totals, winners = list(outcome.totals), list(outcome.winners)
        state = state.with_row(
            n=state.row.n + 1,
            state="finished",
            ended=now,
            result={"totals": totals, "winners": winners},
        )
        self._tables.ask_next(state)
        body = OverBody(totals=totals, winners=winners, ratings=[])
        over = Entry(state.row.n, "over", now, body, late=True)

        def also(connection: Connection) -> None:
            body.ratings = rate_people(connection, state, totals) if state.row.rated else []
            insert_log(connection, [over.row(state.id)])
            keep_record(connection, state, game)

        return Change(state, [*change.entries, over], rewrite=True, also=also, lobby=True)


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
