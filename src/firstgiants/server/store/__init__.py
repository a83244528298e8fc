"""What is kept: the tables of the database, reading, and the one writer."""

from firstgiants.server.store.database import Database, Unavailable
from firstgiants.server.store.writer import Append, Conflict, Settled, Writer

__all__ = ["Append", "Conflict", "Database", "Settled", "Unavailable", "Writer"]
