"""The tables of reviews. `store` names this module, so that the schema has them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from firstgiants.server.store.metadata import metadata

# A mistake that its person has been asked about: a choice of a reviewed game, and when to ask next.
mistakes = Table(
    "mistakes",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", String(100), nullable=False),
    Column("best", String(100), nullable=False),
    Column("loss", Float, nullable=False),
    Column("box", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index(None, "person_id", "due"),
)
