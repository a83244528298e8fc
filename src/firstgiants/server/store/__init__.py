"""Storage: the tables of the database, reading, and the single writer."""

from firstgiants.server.store import notice_schema  # the tables of notices belong to the schema
from firstgiants.server.store.database import Database, Unavailable
from firstgiants.server.store.writer import Append, Conflict, Settled, Writer

__all__ = [
    "Append", "Conflict", "Database", "Settled", "Unavailable", "Writer", "notice_schema",
]  # fmt: skip
