"""The score of a chain of rematches, such as "3 : 2".

It counts while the same players play: the same people, and bots of the same levels. A victory that
is shared counts for everybody who shares it.
"""

from __future__ import annotations

from firstgiants.server import wire
from firstgiants.server.store.rows import SeatRow, Series
from firstgiants.server.tables.state import TableState


def _player(seat: SeatRow) -> str | None:
    """The key of a seat's player in `Series.wins`; None if nobody has it."""
    return f"bot:{seat.bot}" if seat.bot is not None else seat.person_id or seat.reserved_for


def _before(state: TableState) -> Series | None:
    """The games before this one, if these are still the same players."""
    series = state.row.series
    if series is None or {_player(seat) for seat in state.seats} != set(series.wins):
        return None
    return series


def series_after(state: TableState) -> Series | None:
    """What the rematch of this finished game begins with. None if somebody is gone."""
    players = [_player(seat) for seat in state.seats]
    if state.row.result is None or None in players:
        return None
    before = _before(state)
    wins = dict(before.wins) if before is not None else {}
    won = {players[seat - 1] for seat in state.row.result["winners"]}
    return Series(
        games=1 + (before.games if before is not None else 0),
        wins={p: wins.get(p, 0) + (p in won) for p in players if p is not None},
    )


def score(state: TableState) -> wire.Score | None:
    """The score that people see; None unless this is a rematch of the same players."""
    series = _before(state)
    if series is not None and state.row.result is not None:
        series = series_after(state)
    if series is None:
        return None
    return wire.Score(
        games=series.games, wins=[series.wins.get(_player(s) or "", 0) for s in state.seats]
    )
