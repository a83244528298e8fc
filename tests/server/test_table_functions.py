"""Each change of a table, as a function of the table's state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from firstgiants import load_deck
from firstgiants.rules.fair_start import FAIR_START
from firstgiants.server import wire
from firstgiants.server.errors import Refusal
from firstgiants.server.tables import chat, seats, stand_ins
from firstgiants.server.tables.clocks import DAY_MS, TAKEBACK_MS, Outage
from firstgiants.server.tables.new_table import check_new, rematch_request
from firstgiants.server.tables.state import ChatBody, new_game
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

CLOSED = after(stand_ins.close(table("me", "open"), CONTEXT))


# ---------------------------------------------------------------- new tables


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": [wire.SeatRequest(kind="me")] * 2}, "already-seated"),
        ({"first": 3}, "no-such-seat"),
        ({"rated": True}, "cannot-be-rated"),
        ({"rated": True, "pace": LIVE, "same_deal_as": "g"}, "cannot-be-rated"),
        (
            {
                "rated": True,
                "pace": LIVE,
                "seats": [wire.SeatRequest(kind="bot", bot="random")] * 2,
            },
            "cannot-be-rated",
        ),
    ],
)
def test_an_impossible_table_is_refused(changes: dict[str, object], code: str) -> None:
    request = wire.TableNew(seats=[wire.SeatRequest(kind="me"), wire.SeatRequest(kind="open")])
    founders = load_deck("founders")
    check_new(request, founders)
    for name, value in changes.items():
        setattr(request, name, value)
    with pytest.raises(Refusal) as caught:
        check_new(request, founders)
    assert caught.value.code == code


def test_a_new_table_has_its_host_its_bots_and_open_seats() -> None:
    state = table("random", "me", "open")
    assert [(seat.kind, seat.name) for seat in state.seats] == [
        ("bot", "Random"), ("person", "Ada"), ("open", ""),
    ]  # fmt: skip
    assert (state.row.host, state.row.state, state.row.n) == ("ada", "open", 0)


def test_a_rematch_seats_the_bots_and_the_caller_and_keeps_seats_for_the_others() -> None:
    state = after(seats.join(table("random", "me", "open"), CONTEXT, BO, None))
    asked = [(seat.kind, seat.bot, seat.person) for seat in rematch_request(state, BO).seats]
    assert asked == [("bot", "random", None), ("invited", None, "ada"), ("me", None, None)]
    blocked = rematch_request(state, BO, frozenset({"ada"})).seats
    assert [seat.kind for seat in blocked] == ["bot", "open", "me"]
    named = after(seats.name_rematch(state, CONTEXT, "new"))
    assert named.row.rematch == "new"
    assert seats.name_rematch(named, CONTEXT, "other") is None


# ---------------------------------------------------------------- before the start


def test_join_takes_the_requested_seat_or_the_first_open_one() -> None:
    state = table("me", "open", "open")
    first, third = (seats.join(state, CONTEXT, BO, seat) for seat in (None, 3))
    assert after(first).seats[1].person_id == after(third).seats[2].person_id == "bo"
    assert what(first) == ["joined"]
    assert after(first).people["bo"] is BO
    assert [seat.kind for seat in state.seats] == ["person", "open", "open"]


def test_join_twice_changes_nothing_and_full_or_started_tables_refuse() -> None:
    state = table("me", "open")
    assert seats.join(state, CONTEXT, ADA, 2) is None
    refused("table-full", seats.join, state, CONTEXT, BO, 1)
    refused("table-not-open", seats.join, two_playing(), CONTEXT, CY, None)


def test_the_last_to_join_starts_a_table_that_starts_when_full() -> None:
    change = seats.join(table("me", "open", start_when_full=True), CONTEXT, BO, None)
    assert what(change) == ["joined", "started"]
    state = after(change)
    assert (state.row.state, state.row.started, state.row.n) == ("playing", NOW, 2)
    assert (state.row.asked, state.row.asked_bot, state.row.deadline) == (1, None, None)
    assert state.game is not None


def test_start_needs_the_host_an_open_table_and_two_players() -> None:
    state = table("me", "open")
    refused("not-host", seats.start, state, CONTEXT, BO)
    refused("too-few-seated", seats.start, state, CONTEXT, ADA)
    refused("table-not-open", seats.start, two_playing(), CONTEXT, ADA)


def test_start_numbers_the_chairs_from_the_first_player() -> None:
    joined = after(seats.join(table("me", "open", "open", first=3), CONTEXT, BO, 3))
    state = after(seats.start(joined, CONTEXT, ADA))
    assert [(seat.seat, seat.name) for seat in state.seats] == [(1, "Bo"), (2, "Ada")]


def test_a_clock_starts_with_the_game() -> None:
    state = two_playing(pace=LIVE)
    assert state.row.banks == [60_000, 60_000]
    assert state.row.deadline == NOW + 60_000


def test_fill_seats_bots_on_free_chairs() -> None:
    state = table("me", "open", "open")
    asked = {"bot": "random", "name": "Random"}
    one = after(seats.fill(state, CONTEXT, ADA, seat=3, **asked))
    every = after(seats.fill(state, CONTEXT, ADA, seat=None, **asked))
    assert [seat.bot for seat in one.seats] == [None, None, "random"]
    assert [seat.bot for seat in every.seats] == [None, "random", "random"]
    refused("not-host", seats.fill, state, CONTEXT, BO, seat=None, **asked)
    refused("table-full", seats.fill, every, CONTEXT, ADA, seat=None, **asked)
    refused("table-not-open", seats.fill, two_playing(), CONTEXT, ADA, seat=None, **asked)
    rated = table("me", "open", rated=True, pace=LIVE)
    refused("cannot-be-rated", seats.fill, rated, CONTEXT, ADA, seat=None, **asked)


def test_a_bot_on_the_first_seat_must_decide() -> None:
    change = seats.fill(
        table("open", "me", start_when_full=True), CONTEXT, ADA, seat=1, bot="random", name="R"
    )
    assert what(change) == ["filled", "started"]
    assert after(change).row.asked_bot == "random"


def test_dismiss_frees_a_bot_s_chair() -> None:
    state = table("me", "random")
    assert after(seats.dismiss(state, CONTEXT, ADA, 2)).seats[1].kind == "open"
    refused("not-host", seats.dismiss, state, CONTEXT, BO, 2)
    refused("no-bot-there", seats.dismiss, state, CONTEXT, ADA, 1)
    refused("table-not-open", seats.dismiss, two_playing(), CONTEXT, ADA, 2)


def test_settings_change_only_what_is_given() -> None:
    state = table("me", "open", title="Old")
    patch = wire.TablePatch(pace=LIVE, news_points=wire.NewsPoints(family=1, size=2))
    row = after(seats.change_settings(state, CONTEXT, ADA, patch)).row
    assert (row.pace, row.news_family, row.news_size, row.title) == (LIVE, 1, 2, "Old")
    assert seats.change_settings(state, CONTEXT, ADA, wire.TablePatch(title="Old")) is None


def test_impossible_settings_are_refused() -> None:
    state, change = table("me", "open"), seats.change_settings
    refused("not-host", change, state, CONTEXT, BO, wire.TablePatch(title="Mine"))
    refused("no-such-seat", change, state, CONTEXT, ADA, wire.TablePatch(first=3))
    refused("cannot-be-rated", change, state, CONTEXT, ADA, wire.TablePatch(rated=True))
    refused("invalid-request", change, state, CONTEXT, ADA, wire.TablePatch(title="\u200b"))
    refused("table-not-open", change, two_playing(), CONTEXT, ADA, wire.TablePatch(title="x"))


# ---------------------------------------------------------------- leaving


def test_leaving_before_the_start_opens_the_seat_and_passes_on_the_host() -> None:
    state = after(seats.join(table("me", "open"), CONTEXT, BO, None))
    bo_left = after(stand_ins.leave(state, CONTEXT, BO))
    assert (bo_left.seats[1].kind, bo_left.row.host) == ("open", "ada")
    ada_left = after(stand_ins.leave(state, CONTEXT, ADA))
    assert (ada_left.seats[0].kind, ada_left.row.host) == ("open", "bo")
    assert what(stand_ins.leave(bo_left, CONTEXT, ADA)) == ["closed"]


def test_of_people_without_a_seat_only_the_host_can_leave() -> None:
    state = table("open", "random")
    refused("not-seated", stand_ins.leave, state, CONTEXT, BO)
    assert what(stand_ins.leave(state, CONTEXT, ADA)) == ["closed"]


def test_a_bot_stands_in_for_a_person_who_leaves_a_game() -> None:
    state = two_playing()
    change = stand_ins.leave(state, later(9, takeover_bot="greedy"), ADA)
    left = after(change)
    assert what(change) == ["left"]
    assert (left.seats[0].left, left.seats[0].stand_in) == (True, "greedy")
    assert (left.row.asked_bot, left.row.asked_since) == ("greedy", NOW + 9_000)
    assert stand_ins.leave(left, CONTEXT, ADA) is None
    other = after(stand_ins.leave(state, later(9), BO))
    assert (other.row.asked_bot, other.row.asked_since) == (None, NOW)


def test_a_game_without_people_is_closed_unless_rated() -> None:
    state = after(stand_ins.leave(two_playing(), CONTEXT, ADA))
    assert what(stand_ins.leave(state, CONTEXT, BO)) == ["closed"]
    rated = after(stand_ins.leave(two_playing(rated=True, pace=LIVE), CONTEXT, ADA))
    assert what(stand_ins.leave(rated, CONTEXT, BO)) == ["left"]


def test_leaving_a_table_that_is_over_changes_nothing() -> None:
    state = after(stand_ins.close(two_playing(), later(1)))
    assert (state.row.state, state.row.ended, state.row.asked) == ("closed", NOW + 1_000, None)
    assert stand_ins.leave(state, CONTEXT, ADA) is None


# ---------------------------------------------------------------- standing in


def test_take_over_for_oneself_at_any_time() -> None:
    change = stand_ins.take_over(two_playing(), later(1), ADA, seat=1, bot="greedy")
    state = after(change)
    assert what(change) == ["takeover"]
    assert (state.row.asked_bot, state.row.asked_since) == ("greedy", NOW + 1_000)


def test_take_over_for_others_when_their_time_is_over() -> None:
    state = two_playing()
    take_over = stand_ins.take_over
    asked: dict[str, Any] = {"seat": 1, "bot": "greedy"}
    refused("still-has-time", take_over, state, later(600), BO, **asked)
    assert after(take_over(state, later(601), BO, **asked)).seats[0].stand_in == "greedy"
    down = (Outage(NOW + 1_000, NOW + 5_000),)
    refused("still-has-time", take_over, state, later(601, outages=down), BO, **asked)
    timed = two_playing(pace=LIVE)
    refused("still-has-time", take_over, timed, later(9_999), BO, **asked)
    flagged = with_seat_changes(timed, 1, flagged=True)
    assert not after(take_over(flagged, CONTEXT, BO, **asked)).seats[0].flagged


def test_take_over_is_refused_without_a_game_a_seat_or_a_person() -> None:
    state, take_over = two_playing(), stand_ins.take_over
    refused("table-not-playing", take_over, table("me", "open"), CONTEXT, ADA, seat=1, bot="b")
    refused("not-seated", take_over, state, CONTEXT, CY, seat=1, bot="b")
    gone = after(stand_ins.leave(state, CONTEXT, BO))
    refused("not-seated", take_over, gone, CONTEXT, BO, seat=1, bot="b")
    refused("taken-over", take_over, gone, CONTEXT, ADA, seat=2, bot="b")
    refused("no-such-seat", take_over, state, CONTEXT, ADA, seat=3, bot="b")


def test_take_back_gives_the_seat_and_some_time() -> None:
    state = two_playing(pace=LIVE)
    assert stand_ins.take_back(state, CONTEXT, ADA) is None
    left = after(stand_ins.leave(state, CONTEXT, ADA))
    left = left.with_row(banks=[7, 60_000])
    back = after(stand_ins.take_back(left, later(3), ADA))
    assert (back.seats[0].left, back.seats[0].stand_in) == (False, None)
    assert (back.row.banks, back.row.asked_bot) == ([TAKEBACK_MS, 60_000], None)
    assert back.row.deadline == NOW + 3_000 + TAKEBACK_MS
    refused("not-seated", stand_ins.take_back, state, CONTEXT, CY)
    refused("table-not-playing", stand_ins.take_back, CLOSED, CONTEXT, ADA)


def test_a_seat_out_of_time_is_flagged_and_a_bot_stands_in_after_the_grace_period() -> None:
    state = two_playing(pace=LIVE, rated=True)
    assert stand_ins.time_ran_out(state, later(59)) is None
    change = stand_ins.time_ran_out(state, later(60))
    flagged = after(change)
    assert what(change) == ["flagged"]
    assert (flagged.seats[0].flagged, flagged.row.deadline) == (True, NOW + 90_000)
    assert stand_ins.time_ran_out(flagged, later(89)) is None
    assert what(stand_ins.time_ran_out(flagged, later(90))) == ["takeover"]


def test_no_bot_stands_in_by_itself_in_unrated_or_turn_based_games() -> None:
    for settings in ({"pace": LIVE}, {"pace": DAYS, "rated": True}):
        flagged = after(stand_ins.time_ran_out(two_playing(**settings), later(3 * 86_400)))
        assert flagged.row.deadline is None
        assert stand_ins.time_ran_out(flagged, later(9 * 86_400)) is None
    assert stand_ins.time_ran_out(two_playing(), later(9 * 86_400)) is None


def test_an_outage_moves_the_deadline() -> None:
    state = two_playing(pace=LIVE)
    context = later(70, outages=(Outage(NOW + 10_000, NOW + 30_000),))
    assert stand_ins.time_ran_out(state, context) is None
    assert stand_ins.moved_deadline(state, context) == NOW + 80_000
    assert stand_ins.moved_deadline(state, later(59)) is None
    assert stand_ins.moved_deadline(state, later(60)) is None


def test_idle_tables_end() -> None:
    assert what(stand_ins.close_unstarted(table("me", "open"), CONTEXT)) == ["closed"]
    assert stand_ins.close_unstarted(two_playing(), CONTEXT) is None
    idle_ms, month = 30 * DAY_MS, later(30 * 86_400)
    assert stand_ins.end_idle(two_playing(), later(29 * 86_400), idle_ms) is None
    assert what(stand_ins.end_idle(two_playing(), month, idle_ms)) == ["closed"]
    rated = two_playing(rated=True, pace=LIVE)
    assert what(stand_ins.end_idle(rated, month, idle_ms)) == ["takeover"]
    down = replace(month, outages=(Outage(NOW, NOW + 1),))
    assert stand_ins.end_idle(rated, down, idle_ms) is None
    assert stand_ins.end_idle(CLOSED, month, idle_ms) is None


# ---------------------------------------------------------------- talking


def test_players_chat_at_the_table_and_watchers_in_the_gallery() -> None:
    state = table("me", "open")
    for speaker, room, seat in ((ADA, "table", 1), (BO, "gallery", None)):
        change = chat.say(state, CONTEXT, speaker, text="Hello", reaction=None)
        (entry,) = change.entries
        assert isinstance(entry.body, ChatBody)
        assert (entry.type, entry.body.room, entry.body.seat) == ("chat", room, seat)
        assert (change.after.row.n, change.rewrite, change.lobby) == (1, False, False)
    reaction = chat.say(state, CONTEXT, BO, text="", reaction="wow")
    assert what(reaction) == ["react"]


def test_chat_of_muted_people_and_at_closed_tables_is_refused() -> None:
    state = table("me", "open")
    muted = after(chat.mute(state, CONTEXT, ADA, wire.MuteRequest(person="bo")))
    refused("muted", chat.say, muted, CONTEXT, BO, text="x", reaction=None)
    heard = after(chat.mute(muted, CONTEXT, ADA, wire.MuteRequest(person="bo", muted=False)))
    assert heard.row.muted == []
    chat.say(heard, CONTEXT, BO, text="x", reaction=None)
    refused("table-closed", chat.say, CLOSED, CONTEXT, BO, text="x", reaction=None)
    refused("not-host", chat.mute, state, CONTEXT, BO, wire.MuteRequest(person="ada"))
    left = CLOSED.with_row(host="ada")
    refused("table-closed", chat.mute, left, CONTEXT, ADA, wire.MuteRequest(person="bo"))


def test_the_oldest_of_too_many_muted_people_is_forgotten() -> None:
    state = table("me", "open")
    for number in range(chat.MOST_MUTED + 1):
        state = after(chat.mute(state, CONTEXT, ADA, wire.MuteRequest(person=f"p{number}")))
    assert (len(state.row.muted), state.row.muted[0]) == (chat.MOST_MUTED, "p1")


def test_a_fair_start_fixes_the_extra_amber_when_the_game_starts() -> None:
    """By the players who sit there then, so that later measurements change no game."""
    state = table("me", "open", "open", fair_start=True)
    state = seats.fill(state, CONTEXT, ADA, seat=2, bot="random", name="R").after
    started = seats.start(state, CONTEXT, ADA).after
    assert started.row.extra_amber == list(FAIR_START[2])
    assert started.game is not None
    assert started.game.settings.extra_amber == FAIR_START[2]
    again = new_game(started, started.seats)
    assert [seat.amber for seat in again.view().seats] == [2 + more for more in FAIR_START[2]]
    even = seats.start(table("me", "random", fair_start=False), CONTEXT, ADA).after
    assert even.row.extra_amber == []


def test_a_fair_start_and_a_rating_exclude_each_other() -> None:
    open_table = table("me", "open", fair_start=True, pace=LIVE)
    with pytest.raises(Refusal, match="no fair start"):
        seats.change_settings(open_table, CONTEXT, ADA, wire.TablePatch(rated=True))
    rated = table("me", "open", rated=True, pace=LIVE)
    with pytest.raises(Refusal, match="no fair start"):
        seats.change_settings(rated, CONTEXT, ADA, wire.TablePatch(fair_start=True))
    both = seats.change_settings(rated, CONTEXT, ADA, wire.TablePatch(fair_start=True, rated=False))
    assert both is not None
    assert (both.after.row.fair_start, both.after.row.rated) == (True, False)
