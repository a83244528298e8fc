"""The tables of the database. Times are milliseconds; JSON is stored as text.

`log` is the source of truth: one row for each event at a table, numbered without gaps. Its unique
keys resolve races between nodes. (table_id, n) refuses a write by a node that has not seen all
earlier rows, (table_id, ply) refuses a second commit at the same ply, and (table_id, key) makes a
repeated commit harmless.
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
    String,
    Table,
    Text,
    false,
)

from firstgiants.server.store import daily_schema as daily
from firstgiants.server.store import host_schema as host
from firstgiants.server.store import metadata as common
from firstgiants.server.store import numbers_schema as numbers
from firstgiants.server.store import relations_schema as relations

metadata = common.metadata
rating_history, standings = host.rating_history, host.standings
admins, admin_sessions, bans = host.admins, host.admin_sessions, host.bans
announcements, audit = host.announcements, host.audit
conduct, friends, blocks = relations.conduct, relations.friends, relations.blocks
person_notes, reports = relations.person_notes, relations.reports
daily_tries, person_games = daily.daily_tries, numbers.person_games


def _where_set(name: str, column: str, *columns: str, unique: bool = False) -> Index:
    """A partial index of the rows that have a value in `column`. Each index that contains a row
    adds one page to every write of that row, so fewer rows in it make writes cheaper.

    The migrations create the condition. Here it is only noted, because SQLAlchemy's
    `postgresql_where` would import the PostgreSQL dialect. A test checks that both agree."""
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
    # The last visit, to the day: written at most once a day.
    Column("seen", BigInteger, nullable=False, server_default="0"),
    # A program plays with this account; only its owner can say so.
    Column("program", Boolean, nullable=False, server_default=false()),
    Column("hides_online", Boolean, nullable=False, server_default=false()),
    # Per cent of the last counted games that were played to the end; null for newcomers.
    Column("reliability", Integer),
    # The last vacation, and the days of vacation taken in the year `away_year`.
    Column("away_since", BigInteger),
    Column("away_until", BigInteger),
    Column("away_year", Integer, nullable=False, server_default="0"),
    Column("away_days", Integer, nullable=False, server_default="0"),
    # Whether a day of vacation begins by itself when a clock of days runs out.
    Column("away_auto", Boolean, nullable=False, server_default=false()),
    Index(None, "kind", "seen"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    # The session's public id, which stays when its secret, and so its hash, changes.
    Column("id", String(40), nullable=False, server_default=""),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    # The last visit, to the hour: written at most once an hour.
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
    # Which edition of the deck; null in rows of older versions, which knew built-in decks only.
    Column("deck_hash", String(64)),
    # Only for a table that continues a stored game: that game's card order and its choices so far.
    Column("continued", Text),
    Column("created", BigInteger, nullable=False),
)

# Decks by content hash, which never change; `used`: when something last began to refer to one.
decks = Table(
    "decks",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index(None, "used"),
)

# Decks that people edit. `draft`: the cards as JSON, right or wrong.
deck_projects = Table(
    "deck_projects",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("description", Text, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("draft", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    # Bytes of the draft and of all versions, to cap what one person stores.
    Column("bytes", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    # The newest version; null and 0 if there is none.
    Column("hash", String(64)),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    # A keyed hash of the creator's address, to cap new decks per address. Clean-up removes it after
    # a day.
    Column("made_from", String(20)),
    Index(None, "owner"),
    Index(None, "visibility", "updated"),
    _where_set("ix_deck_projects_made_from", "made_from", "made_from"),
)

deck_versions = Table(
    "deck_versions",
    metadata,
    Column(
        "project", String(40), ForeignKey("deck_projects.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("n", Integer, primary_key=True),
    Column("hash", String(64), ForeignKey("decks.hash"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "hash"),
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
    # Later seats get extra amber; how much is fixed when the game starts, as a JSON list.
    Column("fair_start", Boolean, nullable=False, server_default=false()),
    Column("extra_amber", Text, nullable=False, server_default="[]"),
    Column("start_when_full", Boolean, nullable=False),
    Column("deal_id", String(40), ForeignKey("deals.id"), nullable=False),
    # Only for a table that repeats a finished game's deal: the id of that game.
    Column("same_deal_as", String(40)),
    # Only for a table that plays the deal of the day: that day.
    Column("daily", String(10)),
    Column("assisted", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("rematch", String(40)),
    Column("muted", Text, nullable=False),
    Column("result", Text),
    # The last numbers of the log, updated with each of its rows.
    Column("n", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    # The open decision: which seat or bot must answer, since when, until when. Workers query these
    # columns for tables that wait.
    Column("asked", Integer),
    Column("asked_bot", String(40)),
    Column("asked_since", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("banks", Text, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", String(40)),
    # The number of the table's last change in the lobby; 0 if the lobby never showed it.
    Column("lobby_n", BigInteger, nullable=False, server_default="0"),
    # A keyed hash of the creator's address, to cap the tables per address. Clean-up removes it
    # after the end.
    Column("made_from", String(20)),
    # The reliability that people need to sit down without an invitation.
    Column("min_reliability", Integer),
    # Of a rematch: who won how many of the games before.
    Column("series", Text),
    Column("deck_hash", String(64)),
    Column("deck_name", String(40), nullable=False, server_default=""),
    _where_set("ix_tables_deck_hash", "deck_hash", "deck_hash"),
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
    # Of a free seat: the person it is kept for, and until when.
    Column("reserved_for", String(40)),
    Column("reserved_until", BigInteger),
    # Why a bot stands in, if it counts against the person: "left" or "time".
    Column("fault", String(10)),
    # The person's vacation, in games with a clock of days.
    Column("away_since", BigInteger),
    Column("away_until", BigInteger),
    Index(None, "person_id"),
    _where_set("ix_seats_reserved_for", "reserved_for", "reserved_for"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("type", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    # For a commit, the ply at which it begins; otherwise null.
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
    Column("daily", String(10)),
    Column("assisted", Boolean, nullable=False, server_default=false()),
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
    Column("deck_hash", String(64)),
    Column("deck_name", String(40), nullable=False, server_default=""),
    _where_set("ix_games_deck_hash", "deck_hash", "deck_hash"),
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

# When the service was last known to be up, and when it was down. Clocks stand still in outages.
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

# Periodic work that one node does for all, claimed with a lease.
chores = Table(
    "chores",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", String(40)),
)

# Long work that nobody waits for, done in slices. One for each kind and key; `given` is its input.
jobs = Table(
    "jobs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("key", String(128), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("made_from", String(20), nullable=False),
    Column("given", Text, nullable=False),
    Column("partial", Text, nullable=False),
    Column("result", Text),
    Column("error", String(200)),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("spent_ms", BigInteger, nullable=False),
    # How often a slice was begun without a known end since the job last got further.
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("lease_until", BigInteger, nullable=False, server_default="0"),
    Column("lease_by", String(40)),
    Index("uq_jobs_kind_key", "kind", "key", unique=True),
    Index(None, "finished", "spent_ms"),
    Index(None, "owner"),
    Index(None, "made_from"),
)

# One row: `n` is the number of the lobby's last change. Tables that last changed at or before
# `floor` may have been deleted, so clients that reconnect with an older number get the whole list.
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
