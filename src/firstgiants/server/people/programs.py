"""Accounts of programs. Their owner marks them, and everybody sees the mark.

A token is a program's key. With the token of an account that is not marked, a program may play, but
not where results count for people: it would pass for a person there. So that a rating is a
person's or a program's from its first game on, the mark stays once there is a rated game.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.people.credentials import Credential
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.tables.state import TableState


def is_unmarked(me: PersonRow, credential: Credential | None) -> bool:
    """A program that plays with an account which does not say so."""
    return credential is not None and credential.kind == "token" and not me.program


def counts_for(me: PersonRow, state: TableState) -> bool:
    """Whether the table's result counts for this person: rated, or a ranked deal of the day."""
    return state.row.rated or (state.row.daily is not None and me.kind == "account")


def refuse_unmarked() -> Forbidden:
    return Forbidden(
        "This counts for people, and the token's account is not marked as a program's. Sign in as "
        "its owner and mark it, or play unrated tables.",
        code="not-a-program",
    )


def check_mark(connection: Connection, person: PersonRow, *, program: bool) -> None:
    """Refuse to change the mark of an account that has rated games, or sits at such a table; or
    plays a deal of the day that is ranked among people."""
    if program and person.kind != "account":
        raise Forbidden("Only an account can be a program's.", code="account-needed")
    p, t, s = schema.people, schema.tables, schema.seats
    now = select(p.c.program, p.c.rated_games).where(p.c.id == person.id).with_for_update()
    found = connection.execute(now).first()
    if found is None or program == bool(found.program):
        return
    query = select(t.c.id).join(s, s.c.table_id == t.c.id)
    query = query.where(s.c.person_id == person.id, t.c.rated, t.c.state.in_(["open", "playing"]))
    if found.rated_games or connection.execute(query.limit(1)).first() is not None:
        raise WrongState(
            "This account has rated games, so it stays a person's or a program's; make another "
            "account.",
            code="has-rated-games",
        )
    d = schema.daily_tries
    begun = select(d.c.table_id).join(t, t.c.id == d.c.table_id)
    begun = begun.where(d.c.person_id == person.id, d.c.ranked, t.c.state.in_(["open", "playing"]))
    if connection.execute(begun.limit(1)).first() is not None:
        raise WrongState(
            "You play the deal of the day as a person: finish it first, or leave it.",
            code="daily-own-try",
        )
