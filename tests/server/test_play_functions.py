"""Preview and commit as functions of a table's state."""

from __future__ import annotations

import pytest

from firstgiants.server import wire
from firstgiants.server.errors import Stale
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.tables import play, stand_ins
from firstgiants.server.tables.state import OverBody, TableState
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
    moved,
    refused,
    table,
    two_playing,
    what,
    with_seat_changes,
)


def first_turn(state: TableState) -> list[str]:
    """The first legal choices of the deciding seat, until another seat must decide."""
    assert state.game is not None
    game, choices = state.game.copy(), list[str]()
    seat = game.asked
    while game.decision is not None and game.asked == seat:
        choices.append(game.decision.spellings[0])
        game.play_text(choices[-1])
    return choices


def test_commit_plays_and_asks_the_next_seat() -> None:
    state = two_playing(pace=LIVE)
    choices = first_turn(state)
    change = play.commit(state, later(20), ADA, wire.CommitRequest(ply=0, choices=choices, key="k"))
    row = after(change).row
    assert (row.ply, row.asked, row.asked_since) == (len(choices), 2, NOW + 20_000)
    assert row.banks == [45_000, 60_000]
    assert row.deadline == NOW + 80_000
    assert (moved(change).seat, moved(change).choices) == (1, choices)
    assert change is not None
    assert (change.entries[0].key, change.entries[0].ply) == ("ada:k", 0)
    assert state.game is not None
    assert state.game.ply == 0


def test_commit_with_a_known_key_changes_nothing() -> None:
    state, request = two_playing(), wire.CommitRequest(ply=0, choices=["nonsense"], key="k")
    state.keys["ada:k"] = 2
    assert play.commit(state, CONTEXT, ADA, request) is None


@pytest.mark.parametrize("preview", [False, True])
def test_commit_and_preview_refuse_the_same(preview: bool) -> None:
    state = two_playing()
    choices = first_turn(state)

    def run(state: TableState, who: PersonRow, ply: int, choices: list[str]) -> None:
        if preview:
            play.preview(state, who, wire.PreviewRequest(ply=ply, choices=choices))
        else:
            play.commit(state, CONTEXT, who, wire.CommitRequest(ply=ply, choices=choices))

    refused("not-seated", run, state, CY, 0, choices)
    refused("table-not-playing", run, table("me", "open"), ADA, 0, choices)
    refused("taken-over", run, with_seat_changes(state, 1, stand_in="greedy"), ADA, 0, choices)
    refused("not-your-decision", run, state, BO, 0, choices)
    stale = refused("stale", run, state, ADA, 3, choices)
    assert isinstance(stale, Stale)
    assert stale.problem()["now"]["ply"] == 0
    illegal = refused("illegal-choice", run, state, ADA, 0, ["nonsense"])
    assert state.game is not None
    assert state.game.decision is not None
    assert illegal.problem()["expected"] == list(state.game.decision.spellings)


def test_commit_refuses_choices_of_the_next_seat() -> None:
    state = two_playing()
    choices = [*first_turn(state), "reclaim"]
    request = wire.CommitRequest(ply=0, choices=choices)
    refused("not-your-decision", play.commit, state, CONTEXT, ADA, request)


def test_preview_changes_nothing_and_returns_the_view_after() -> None:
    state = two_playing()
    preview = play.preview(state, ADA, wire.PreviewRequest(ply=0, choices=first_turn(state)))
    assert preview["played"] == len(first_turn(state))
    assert state.game is not None
    assert state.game.ply == 0


def test_a_flag_is_cleared_when_its_seat_moves() -> None:
    state = with_seat_changes(two_playing(pace=DAYS), 1, flagged=True)
    change = play.commit(state, later(9), ADA, wire.CommitRequest(ply=0, choices=first_turn(state)))
    assert change is not None
    assert (after(change).seats[0].flagged, change.rewrite) == (False, True)


def test_a_bots_commit_counts_only_while_it_must_decide() -> None:
    state = after(stand_ins.take_over(two_playing(), CONTEXT, ADA, seat=1, bot="greedy"))
    choices = first_turn(state)
    change = play.commit_bot(state, CONTEXT, ply=0, bot="greedy", choices=choices)
    assert (moved(change).by, after(change).row.asked) == ("greedy", 2)
    assert play.commit_bot(state, CONTEXT, ply=1, bot="greedy", choices=choices) is None
    assert play.commit_bot(state, CONTEXT, ply=0, bot="random", choices=choices) is None
    back = after(stand_ins.take_back(state, CONTEXT, ADA))
    assert play.commit_bot(back, CONTEXT, ply=0, bot="greedy", choices=choices) is None


def test_the_last_choice_ends_the_game() -> None:
    state, change = two_playing(), None
    people = {1: ADA, 2: BO}
    while state.row.asked is not None:
        request = wire.CommitRequest(ply=state.row.ply, choices=first_turn(state))
        change = play.commit(state, later(state.row.ply), people[state.row.asked], request)
        state = after(change)
    assert what(change) == ["moved", "over"]
    assert change is not None
    over = change.entries[1].body
    assert isinstance(over, OverBody)
    assert state.row.result == {"totals": over.totals, "winners": over.winners}
    assert (state.row.state, state.row.deadline, change.lobby) == ("finished", None, True)
    assert change.also is not None
    request = wire.CommitRequest(ply=state.row.ply, choices=["reclaim"])
    refused("table-not-playing", play.commit, state, CONTEXT, ADA, request)
