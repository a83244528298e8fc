"""The tables of ratings over time and of the host's side. `schema` has all others, and these
too."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from firstgiants.server.store.metadata import metadata

# The rating of each person after each rated game, and before it.
rating_history = Table(
    "rating_history",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index(None, "person_id", "ended"),
)

# Ratings that count only games of a season (its beginning; 0: all time) and of a number of players
# (0: any). `people.seasons` has the rules.
standings = Table(
    "standings",
    metadata,
    Column("season", BigInteger, primary_key=True, autoincrement=False),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index(None, "person_id"),
)

# Accounts that may use the admin page.
admins = Table(
    "admins",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("granted", BigInteger, nullable=False),
)

# Browsers that are signed in to the admin page: by an account, or by the secret of the settings,
# of which the hash is kept.
admin_sessions = Table(
    "admin_sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE")),
    Column("secret_hash", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# `kind`: "ban" of a person or an address, or "mute" of a person. `until`: null for good.
bans = Table(
    "bans",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE")),
    Column("address", String(60)),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("lifted", BigInteger),
    Column("made_by", String(60), nullable=False),
    Index(None, "lifted", "until"),
    Index(None, "person_id"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("starts", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("texts", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Everything that was done on the admin page. Rows are never changed or deleted.
audit = Table(
    "audit",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(60), nullable=False),
    Column("address", String(60), nullable=False),
    Column("action", String(40), nullable=False),
    Column("target", String(60), nullable=False),
    Column("details", Text, nullable=False),
)
