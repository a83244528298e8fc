"""Who may see a table that plays the deal of the day, before that deal is public."""

from __future__ import annotations

from firstgiants.server.daily.days import is_secret, revealed_at
from firstgiants.server.errors import Forbidden
from firstgiants.server.tables.state import TableState


def must_see(state: TableState, person_id: str | None, now: int) -> None:
    """Refuse everybody but the player while others may still play the same deal."""
    if is_secret(state.row.daily, now) and state.seat_of(person_id) is None:
        raise refusal()


def refusal() -> Forbidden:
    return Forbidden(
        "Games of the deal of the day can be watched when the day is over, five minutes after "
        "midnight UTC.",
        code="daily-secret",
    )


def shows_seed(state: TableState) -> bool:
    """Whether the table itself shows its seed. A game that ended before its deal was public never
    does; the stored game has the seed later."""
    row = state.row
    if row.state != "finished" or row.ended is None:
        return False
    return row.daily is None or row.ended >= revealed_at(row.daily)
