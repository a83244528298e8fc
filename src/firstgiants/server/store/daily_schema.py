"""The table of the deal of the day. `schema` has all others, and this one too."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from firstgiants.server.store.metadata import metadata

# The one counted try of each person on each day. What follows `ended` is null until it is over.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("started", BigInteger, nullable=False),
    # Whether it counts among accounts; decided when the try begins.
    Column("ranked", Boolean, nullable=False),
    Column("ended", BigInteger),
    Column("score", Integer),
    # Points ahead of the best other player; negative if behind.
    Column("lead", Integer),
    Column("won", Boolean),
    Index(None, "person_id", "day"),
)
