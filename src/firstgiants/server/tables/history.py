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
    read_entries,
)


def read_log(connection: Connection, state: TableState, after: int = 0) -> list[Entry]:
    """The entries after number `after` that the state has, each with the game after it."""
    entries = [entry for entry in read_entries(connection, state.id, 0) if entry.n <= state.row.n]
    wanted = [entry for entry in entries if entry.n > after]
    if state.row.started is not None:
        game = new_game(state, state.seats)
        play_in_place(game, [entry for entry in entries if entry.n <= after])
        play_entries(game, wanted)
    return wanted


def read_commit(connection: Connection, state: TableState, n: int) -> Entry:
    """The commit with this number, with the game after it; nothing after it is replayed."""
    entries = [entry for entry in read_entries(connection, state.id, 0) if entry.n <= n]
    game = new_game(state, state.seats)
    play_in_place(game, entries[:-1])
    play_entries(game, entries[-1:])
    return entries[-1]
