"""Kept seats, the score of rematches, faults and vacations, as functions of a table's state."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from firstgiants.server import wire
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.tables import reserved, seats, stand_ins
from firstgiants.server.tables.clocks import DAY_MS, Outage, left_ms, standstills
from firstgiants.server.tables.series import score, series_after
from firstgiants.server.tables.state import TableState
from firstgiants.server.tables.vacation import away
from tests.server.table_states import (
    ADA,
    BO,
    CONTEXT,
    CY,
    DAYS,
    LIVE,
    NOW,
    after,
    later,
    refused,
    table,
    two_playing,
    what,
    with_seat_changes,
)

# ---------------------------------------------------------------- kept seats


def test_a_kept_seat_is_taken_only_by_the_person_it_is_kept_for() -> None:
    state = after(reserved.invite(table("me", "open", "open"), CONTEXT, ADA, BO, 3))
    assert (state.seats[2].reserved_for, state.row.deadline) == ("bo", NOW + 7 * DAY_MS)
    refused("seat-reserved", seats.join, state, CONTEXT, CY, 3)
    joined = after(seats.join(state, CONTEXT, CY, None))
    assert joined.seats[1].person_id == "cy"
    refused("seat-reserved", seats.join, joined, CONTEXT, person("Di"), None)
    done = after(seats.join(joined, CONTEXT, BO, None))
    assert (done.seats[2].person_id, done.seats[2].reserved_for) == ("bo", None)
    assert done.row.deadline is None


def test_an_invited_person_may_take_another_seat_and_frees_the_kept_one() -> None:
    state = after(reserved.invite(table("me", "open", "open"), CONTEXT, ADA, BO, 3))
    done = after(seats.join(state, CONTEXT, BO, 2))
    assert [seat.reserved_for for seat in done.seats] == [None, None, None]
    assert done.seats[1].person_id == "bo"


def test_only_the_host_invites_to_a_free_seat() -> None:
    state = table("me", "open")
    refused("not-host", reserved.invite, state, CONTEXT, BO, CY, None)
    refused("already-seated", reserved.invite, state, CONTEXT, ADA, ADA, None)
    kept = after(reserved.invite(state, CONTEXT, ADA, BO, None))
    assert reserved.invite(kept, CONTEXT, ADA, BO, None) is None
    refused("table-full", reserved.invite, kept, CONTEXT, ADA, CY, None)
    refused("table-not-open", reserved.invite, two_playing(), CONTEXT, ADA, CY, None)


def test_an_invitation_is_declined_withdrawn_or_lapses() -> None:
    kept = after(reserved.invite(table("me", "open", pace=LIVE), CONTEXT, ADA, BO, None))
    declined = reserved.decline(kept, CONTEXT, BO)
    assert what(declined) == ["declined"]
    assert reserved.decline(kept, CONTEXT, CY) is None
    withdrawn = seats.dismiss(kept, CONTEXT, ADA, 2)
    assert what(withdrawn) == ["uninvited"]
    assert stand_ins.time_ran_out(kept, later(86_399)) is None
    lapsed = stand_ins.time_ran_out(kept, later(86_400))
    assert what(lapsed) == ["uninvited"]
    for change in (declined, withdrawn, lapsed):
        assert (after(change).seats[1].reserved_for, after(change).row.deadline) == (None, None)
        assert after(seats.join(after(change), CONTEXT, CY, None)).seats[1].person_id == "cy"


def test_filling_with_bots_leaves_kept_seats_unless_one_is_named() -> None:
    kept = after(reserved.invite(table("me", "open", "open"), CONTEXT, ADA, BO, 2))
    bot = {"bot": "random", "name": "Random"}
    filled = after(seats.fill(kept, CONTEXT, ADA, seat=None, **bot))
    assert [seat.kind for seat in filled.seats] == ["person", "open", "bot"]
    named = after(seats.fill(kept, CONTEXT, ADA, seat=2, **bot))
    assert (named.seats[1].kind, named.seats[1].reserved_for) == ("bot", None)


def test_people_whom_somebody_at_the_table_has_blocked_cannot_sit_down() -> None:
    state = after(seats.join(table("me", "open", "open"), CONTEXT, BO, None))
    for blocker in ("ada", "bo"):
        blocked_by = frozenset({blocker})
        refused("blocked", seats.join, state, CONTEXT, CY, None, blocked_by=blocked_by)
    assert seats.join(state, CONTEXT, CY, None, blocked_by=frozenset({"di"})) is not None


# ---------------------------------------------------------------- reliability as a condition


def person(name: str, reliability: int | None = None) -> PersonRow:
    return msgspec.structs.replace(BO, id=name.lower(), name=name, reliability=reliability)


@pytest.mark.parametrize(("reliability", "admitted"), [(None, False), (89, False), (90, True)])
def test_a_table_may_ask_for_reliability_and_newcomers_have_none(
    reliability: int | None, admitted: bool
) -> None:
    state = table("me", "open", min_reliability=90)
    di = person("Di", reliability)
    if admitted:
        assert seats.join(state, CONTEXT, di, None) is not None
    else:
        refused("not-reliable-enough", seats.join, state, CONTEXT, di, None)
    invited = after(reserved.invite(state, CONTEXT, ADA, di, None))
    assert seats.join(invited, CONTEXT, di, None) is not None


# ---------------------------------------------------------------- faults


def test_leaving_is_a_fault_only_while_another_person_plays() -> None:
    first = after(stand_ins.leave(two_playing(rated=True, pace=LIVE), CONTEXT, ADA))
    assert first.seats[0].fault == "left"
    second = after(stand_ins.leave(first, CONTEXT, BO))
    assert second.seats[1].fault is None
    back = after(stand_ins.take_back(first, CONTEXT, ADA))
    assert back.seats[0].fault is None
    alone = after(stand_ins.take_over(two_playing(), CONTEXT, ADA, seat=1, bot="random"))
    assert alone.seats[0].fault == "left"


def test_time_that_ran_out_is_a_fault_once_a_bot_stands_in() -> None:
    flagged = after(stand_ins.time_ran_out(two_playing(pace=LIVE), later(61)))
    assert flagged.seats[0].fault is None
    taken = after(stand_ins.take_over(flagged, later(62), BO, seat=1, bot="random"))
    assert taken.seats[0].fault == "time"
    left = after(stand_ins.leave(taken, later(63), ADA))
    assert left.seats[0].fault == "time"
    idle = after(stand_ins.end_idle(two_playing(), later(100), 100_000))
    assert [seat.fault for seat in idle.seats] == ["time", None]


# ---------------------------------------------------------------- the score of rematches


def finished(state: TableState, winners: list[int]) -> TableState:
    return state.with_row(state="finished", result={"winners": winners, "totals": [1, 1]})


def test_a_chain_of_rematches_counts_wins_and_shared_victories() -> None:
    game = two_playing()
    assert score(finished(game, [1])) is None  # no rematch: nothing to add up
    chain = series_after(finished(game, [1]))
    for winners in ([2], [1, 2]):
        # The seats turn: the players keep their wins.
        turned = tuple(
            msgspec.structs.replace(seat, seat=number)
            for number, seat in enumerate(reversed(game.seats), 1)
        )
        game = replace(game.with_row(series=chain), seats=turned)
        chain = series_after(finished(game, winners))
    assert chain is not None
    assert (chain.games, chain.wins) == (3, {"ada": 3, "bo": 1})
    assert score(finished(game, [1, 2])) == wire.Score(games=3, wins=[3, 1])
    assert score(game) == wire.Score(games=2, wins=[2, 0])


def test_the_score_ends_when_somebody_else_plays() -> None:
    chain = series_after(finished(two_playing(), [1]))
    other = with_seat_changes(two_playing(), 2, person_id="cy").with_row(series=chain)
    assert score(other) is None
    again = series_after(finished(other, [2]))
    assert again is not None
    assert (again.games, again.wins) == (1, {"ada": 0, "cy": 1})
    assert series_after(finished(with_seat_changes(other, 2, person_id=None), [1])) is None


# ---------------------------------------------------------------- vacation


def on_vacation(person: PersonRow, since: int, until: int) -> PersonRow:
    return msgspec.structs.replace(person, away_since=since, away_until=until)


def test_a_vacation_stops_ones_own_clock_of_days() -> None:
    state = two_playing(pace=DAYS)
    day = later(86_400)
    gone = after(away(state, day, on_vacation(ADA, day.now, day.now + 3 * DAY_MS)))
    assert gone.row.banks == [DAY_MS, 2 * DAY_MS]
    for days, left in ((1, DAY_MS), (4, DAY_MS), (4.5, DAY_MS // 2), (5, 0)):
        now = later(days * 86_400)
        still = standstills(gone.row, gone.seats, ())
        assert left_ms(gone.row, 1, now.now, still) == left
        assert (
            (what(stand_ins.time_ran_out(gone, now)) == ["flagged"])
            if left == 0
            else (stand_ins.time_ran_out(gone, now) is None)
        )
    # The server looks again when it may be over, not all the time.
    assert stand_ins.moved_deadline(gone, later(3 * 86_400)) == NOW + 5 * DAY_MS
    # Bo's clock does not care, and neither does a live clock.
    other = after(away(state, day, on_vacation(BO, day.now, day.now + 3 * DAY_MS)))
    assert (
        left_ms(other.row, 1, later(2 * 86_400).now, standstills(other.row, other.seats, ())) == 0
    )
    live = two_playing(pace=LIVE)
    assert away(live, day, on_vacation(ADA, day.now, day.now + DAY_MS)) is None


def test_coming_back_early_and_outages_count_once() -> None:
    state = two_playing(pace=DAYS)
    gone = after(away(state, CONTEXT, on_vacation(ADA, NOW, NOW + 3 * DAY_MS)))
    down = Outage(NOW + DAY_MS // 2, NOW + DAY_MS)
    context = replace(later(86_400), outages=(down,))
    back = after(away(gone, context, on_vacation(ADA, NOW, context.now)))
    assert back.row.banks[0] == 2 * DAY_MS
    still = standstills(back.row, back.seats, (down,))
    assert left_ms(back.row, 1, context.now + DAY_MS, still) == DAY_MS


def test_a_game_that_begins_on_a_vacation_knows_it() -> None:
    host = on_vacation(ADA, NOW - 1, NOW + DAY_MS)
    joined = after(seats.join(table("me", "open", pace=DAYS), CONTEXT, BO, None))
    joined.people["ada"] = host
    begun = after(seats.start(joined, CONTEXT, ADA))
    assert (begun.seats[0].away_until, begun.seats[1].away_until) == (NOW + DAY_MS, None)
