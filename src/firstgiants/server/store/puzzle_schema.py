"""The tables of the database that are about puzzles. Conventions as in `schema`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from firstgiants.server.store.schema import metadata

# Everybody who has answered a puzzle. `day` is the last day (since 1970) on which they solved the
# daily puzzle. `made_from`: the hash of a guest's address, for a day.
puzzle_people = Table(
    "puzzle_people",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("made_from", String(64)),
    Index(None, "made_from"),
)

# The first answer of each person to each puzzle.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle_id", String(10), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The puzzles that accounts have answered; the others have the rating they start with.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle_id", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
