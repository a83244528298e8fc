"""The tables of the database. Times are milliseconds; JSON is kept as text.

`log` is the truth: one row for each thing that happened at a table, numbered without gaps.
Its keys are the referee between nodes: (table_id, n) lets nobody write who has not seen
everything before, (table_id, ply) lets no second commit begin at the same ply, and
(table_id, key) makes a repeated commit harmless.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


def _where_set(name: str, column: str, *columns: str, unique: bool = False) -> Index:
    """An index of only those rows that have a value in `column`: what a row costs to write is the
    pages it touches, one for each index that it is in.

    The condition is a note here and law in the migrations: SQLAlchemy's own words for it would load
    what only PostgreSQL needs. A test holds the two together."""
    return Index(name, *columns, unique=unique, info={"where": f"{column} IS NOT NULL"})


people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rated_games", Integer, nullable=False),
    Column("prefs", Text, nullable=False),
    # To the day: written at most once in so long.
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index(None, "kind", "seen"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    # The public name of a session: its hash changes when its secret does.
    Column("id", String(40), nullable=False, server_default=""),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    # To the hour: written at most that often.
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("device", String(40), nullable=False, server_default=""),
    Index(None, "person_id"),
    Index(None, "expires"),
)

# Browsers that have signed in to an account before.
devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index(None, "person_id"),
    Index(None, "expires"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index(None, "person_id"),
)

deals = Table(
    "deals",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("deck", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    # Set only for a table that goes on from a stored game: its order, and the choices before it.
    Column("continued", Text),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("title", String(60), nullable=False),
    Column("host", String(40)),
    Column("visibility", String(10), nullable=False),
    Column("pace", Text, nullable=False),
    Column("first", String(10), nullable=False),
    Column("deck", String(40), nullable=False),
    Column("news_family", Integer, nullable=False),
    Column("news_size", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("deal_id", String(40), ForeignKey("deals.id"), nullable=False),
    # Set for a table that deals a finished game's cards again: the id of that game.
    Column("same_deal_as", String(40)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("rematch", String(40)),
    Column("muted", Text, nullable=False),
    Column("result", Text),
    # The head of the log, rewritten with every row of it.
    Column("n", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    # Waiting work is a query on these: whom the open decision asks, since when, until when.
    Column("asked", Integer),
    Column("asked_bot", String(40)),
    Column("asked_since", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("banks", Text, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", String(40)),
    # The number of its last change that the lobby shows; 0 if the lobby never showed it.
    Column("lobby_n", BigInteger, nullable=False, server_default="0"),
    # Whose table it is, for what an address may have at once: a keyed hash of the maker's address,
    # wiped some time after the end.
    Column("made_from", String(20)),
    Index(None, "lobby_n"),
    Index(None, "state", "visibility", "created"),
    Index(None, "host", "state"),
    _where_set("ix_tables_made_from", "made_from", "made_from"),
    _where_set("ix_tables_asked_bot_asked_since", "asked_bot", "asked_bot", "asked_since"),
    _where_set("ix_tables_deadline", "deadline", "deadline"),
    Index(None, "deal_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person_id", String(40)),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("left", Boolean, nullable=False),
    Column("flagged", Boolean, nullable=False),
    Index(None, "person_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("type", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    # A commit: the ply at which it begins. Null for everything else.
    Column("ply", Integer),
    Column("key", String(128)),
    Column("body", Text, nullable=False),
    _where_set("uq_log_table_id_ply", "ply", "table_id", "ply", unique=True),
    _where_set("uq_log_table_id_key", "key", "table_id", "key", unique=True),
)

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("source", String(10), nullable=False),
    Column("deal_id", String(40)),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger, nullable=False),
    Column("deck", String(40), nullable=False),
    Column("players", Text, nullable=False),
    Column("totals", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("seed", String(64)),
    Column("commitment", String(64)),
    Column("record", Text, nullable=False),
    Index(None, "public", "ended"),
)

game_people = Table(
    "game_people",
    metadata,
    Column("game_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index(None, "person_id", "ended"),
)

# When the service was last known to be up, and when it was down: no clock runs meanwhile.
heartbeat = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What is done now and then by one node for all: claimed with a lease, like a bot's move.
chores = Table(
    "chores",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", String(40)),
)

# One row: the number of the lobby's last change. Tables whose changes up to `floor` were listed
# may have been deleted since: who stopped listening before gets the whole list.
lobby = Table(
    "lobby",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("n", BigInteger, nullable=False),
    Column("floor", BigInteger, nullable=False),
)

# Keys that all nodes of this database share.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)
