"""Playing: trying choices out, and committing them.

A person's commit and a bot's pass the same checks: right seat, right ply, legal, one append.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from firstgiants import Game, IllegalChoice
from firstgiants.rules.errors import BadChoice
from firstgiants.server import wire
from firstgiants.server.daily.tries import finish_try
from firstgiants.server.errors import Illegal, NotYourDecision, Stale, WrongState
from firstgiants.server.people.conduct import keep_conduct
from firstgiants.server.people.results import rate_people
from firstgiants.server.people.seasons import season_at
from firstgiants.server.store.rows import PersonRow, SeatRow
from firstgiants.server.store.writer import insert_log
from firstgiants.server.streams.messages import events_raw, view_raw
from firstgiants.server.tables.change import (
    Change,
    Context,
    ask_next,
    must_be,
    must_sit,
    standstills_at,
    with_seat,
)
from firstgiants.server.tables.clocks import banks_after, clocks, standstills
from firstgiants.server.tables.records import keep_record
from firstgiants.server.tables.state import Entry, MovedBody, OverBody, TableState

CommitRequest = wire.CommitRequest | wire.SocketCommit
PreviewRequest = wire.PreviewRequest | wire.SocketPreview


def preview(state: TableState, me: PersonRow, request: PreviewRequest) -> dict[str, object]:
    """`wire.Previewed`: what these choices would do. Nothing changes."""
    return preview_of(game_to_decide(state, me, request.ply), request.choices)


def preview_of(game: Game, choices: Sequence[str]) -> dict[str, object]:
    """`wire.Previewed`: what these choices of the seat that decides would do."""
    try:
        preview = game.preview(choices)
    except (IllegalChoice, BadChoice) as error:
        raise illegal(error, game) from None
    return {
        "ply": game.ply,
        "played": len(preview.played),
        "view": msgspec.Raw(preview.view_text),
        "events": events_raw(preview.events_text),
        "decision": msgspec.Raw(preview.decision_text),
    }


def commit(
    state: TableState, context: Context, me: PersonRow, request: CommitRequest
) -> Change | None:
    """Play a person's choices, all or none. None: a commit with this key is in the log already."""
    key = commit_key(me, request)
    if key is not None and key in state.keys:
        return None
    game = game_to_decide(state, me, request.ply)
    seat = must_sit(state, me)
    return _moved(state, context, game, seat, request.choices, key=key, by=None)


def commit_bot(
    state: TableState, context: Context, *, ply: int, bot: str, choices: list[str]
) -> Change | None:
    """Play a bot's choices. None: the decision is no longer this bot's."""
    row = state.row
    if state.game is None or row.asked is None or (row.ply, row.asked_bot) != (ply, bot):
        return None
    seat = state.seats[row.asked - 1]
    return _moved(state, context, state.game, seat, choices, key=None, by=bot)


def commit_key(me: PersonRow, request: CommitRequest) -> str | None:
    """The key as the log has it: two people may send the same one."""
    return f"{me.id}:{request.key}" if request.key is not None else None


def game_to_decide(state: TableState, me: PersonRow, ply: int) -> Game:
    """The game, if it waits for this person at this ply."""
    seat = must_sit(state, me)
    must_be(state, "playing")
    if seat.stand_in is not None:
        raise WrongState("A bot plays for you: take your seat back first.", code="taken-over")
    assert state.game is not None
    if state.row.ply != ply:
        raise Stale(
            f"The table is at ply {state.row.ply}, not {ply}.",
            n=state.row.n,
            ply=state.row.ply,
            view=view_raw(state.game, seat.seat),
        )
    if state.row.asked != seat.seat:
        raise NotYourDecision(f"Seat {state.row.asked} has to decide, not seat {seat.seat}.")
    return state.game


def _moved(
    state: TableState,
    context: Context,
    game: Game,
    seat: SeatRow,
    choices: list[str],
    *,
    key: str | None,
    by: str | None,
) -> Change:
    game, events = _played(game, choices, seat.seat)
    row, now = state.row, context.now
    after = state.with_row(
        n=row.n + 1,
        ply=game.ply,
        asked_since=now,
        banks=banks_after(row, seat.seat, game.asked, now, standstills_at(state, context)),
    )
    after.game = game
    if seat.flagged:
        chair = msgspec.structs.replace(seat, flagged=False)
        after.seats = with_seat(state.seats, chair)
    ask_next(after, context)
    times = clocks(after.row, now, standstills(after.row, after.seats, ()))
    body = MovedBody(seat=seat.seat, choices=choices, by=by, clocks=times)
    entry = Entry(row.n + 1, "moved", now, body, row.ply, key, game, events)
    change = Change(after, [entry], rewrite=seat.flagged)
    return _finished(change, context, game) if game.is_over else change


def _finished(change: Change, context: Context, game: Game) -> Change:
    """The last choice was played: keep the record, rate the people, publish the seed."""
    outcome = game.outcome
    assert outcome is not None
    totals, winners = list(outcome.totals), list(outcome.winners)
    state = change.after.with_row(
        n=change.after.row.n + 1,
        state="finished",
        ended=context.now,
        result={"totals": totals, "winners": winners},
    )
    ask_next(state, context)
    body = OverBody(totals=totals, winners=winners, ratings=[])
    over = Entry(state.row.n, "over", context.now, body, late=True)

    def also(connection: Connection) -> None:
        keep_record(connection, state, game)
        keep_conduct(connection, state)
        if state.row.daily is not None:
            finish_try(connection, state, totals, winners)
        if state.row.rated:
            season = season_at(context.now, context.season_months)
            body.ratings = rate_people(connection, state, totals, season.start)
        insert_log(connection, [over.row(state.id)])

    return Change(state, [*change.entries, over], rewrite=True, also=also, lobby=True)


def _played(game: Game, choices: list[str], seat: int) -> tuple[Game, str]:
    """A copy of the game with the choices played, all by `seat`; and their events."""
    game = game.copy()
    events: list[str] = []
    for index, choice in enumerate(choices):
        if game.asked not in (seat, None):
            raise NotYourDecision(
                f"Choice {index + 1} would be seat {game.asked}'s; send the first {index} only."
            )
        try:
            events.append(game.play_text(choice))
        except (IllegalChoice, BadChoice) as error:
            raise illegal(error, game) from None
    return game, ",".join(events)


def illegal(error: IllegalChoice | BadChoice, game: Game) -> Illegal:
    legal = list(game.decision.spellings) if game.decision is not None else []
    if isinstance(error, IllegalChoice) and isinstance(error.details.get("legal"), list):
        legal = [str(choice) for choice in error.details["legal"]]  # type: ignore[attr-defined]
    return Illegal(error.message, expected=legal)
