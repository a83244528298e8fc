"""The tables about people and each other. `schema` has all others, and these too."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text

from firstgiants.server.store.metadata import metadata

# How each person ended a game that counts: "finished", "left" or "time".
conduct = Table(
    "conduct",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("how", String(10), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index(None, "person_id", "ended"),
)

# A row for each direction. `state`: "asked", "declined" (which the asker does not see), "friends".
friends = Table(
    "friends",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "friend_id", "state"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index(None, "blocked_id"),
)

# What somebody wrote down about a person. Only the writer reads it.
person_notes = Table(
    "person_notes",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("about_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "about_id"),
)

# The host's queue. `lines`: the last chat lines of the reported person at the table, as JSON.
# `handled`: when the host dealt with it, and what came of it.
reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("by_id", String(40), ForeignKey("people.id", ondelete="SET NULL")),
    Column("about_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("table_id", String(40)),
    Column("lines", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("handled", BigInteger),
    Column("outcome", Text),
    Column("taken_by", String(60)),
    Column("handled_by", String(60)),
    Index(None, "handled", "created"),
    Index(None, "about_id"),
    Index(None, "by_id", "created"),
)
