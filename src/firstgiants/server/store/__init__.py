"""Storage: the tables of the database, reading, and the single writer."""

# The tables of notices, puzzles and reviews belong to the schema.
from firstgiants.server.store import notice_schema, puzzle_schema, review_schema
from firstgiants.server.store.database import Database, Unavailable
from firstgiants.server.store.writer import Append, Conflict, Settled, Writer

__all__ = [
    "Append", "Conflict", "Database", "Settled", "Unavailable", "Writer", "notice_schema",
    "puzzle_schema", "review_schema",
]  # fmt: skip
