"""The table of people's own numbers. `schema` has all others, and this one too."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from firstgiants.server.store.metadata import metadata

# What a person did in a finished game, as JSON; `version` says what is in it. The last three come
# from a review, if one was made.
person_games = Table(
    "person_games",
    metadata,
    Column("game_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    Column("accuracy", Float),
    Column("luck", Float),
    Column("deserved", Float),
)
