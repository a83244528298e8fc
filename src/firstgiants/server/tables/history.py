"""The log of a table read back, with the game and the events of each commit.

Both functions replay the game: run them in the reader thread (`Database.read`).
"""

from __future__ import annotations

from sqlalchemy import Connection

from firstgiants.server.tables.state import (
    Entry,
    TableState,
    new_game,
    play_entries,
    play_in_place,
    read_commits,
    read_entries,
)


def read_log(connection: Connection, state: TableState, after: int = 0) -> list[Entry]:
    """The entries after number `after` that the state has, each with the game after it."""
    found = read_entries(connection, state.id, after)
    wanted = [entry for entry in found if entry.n <= state.row.n]
    if state.row.started is not None:
        game = new_game(state, state.seats)
        play_in_place(game, read_commits(connection, state.id, after))
        play_entries(game, wanted)
    return wanted


def read_commit(connection: Connection, state: TableState, n: int) -> Entry:
    """The commit with this number, with the game after it; nothing after it is replayed."""
    commits = read_commits(connection, state.id, n)
    game = new_game(state, state.seats)
    play_in_place(game, commits[:-1])
    play_entries(game, commits[-1:])
    return commits[-1]
