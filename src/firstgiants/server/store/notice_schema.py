"""The tables of the database that are about notices. Conventions as in `schema`.

A *target* is one place that messages go to: a browser, an e-mail address, a webhook. A row of
`notices` is one message that waits for one target. There is at most one for each target and table,
so the queue is never longer than that.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from firstgiants.server.store.schema import metadata

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("settings", Text, nullable=False),
)

notice_targets = Table(
    "notice_targets",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("address", Text, nullable=False),
    # A hash of channel and address, to find others with the same one.
    Column("digest", String(64), nullable=False),
    # Push: the browser's public key and secret. Webhook: the key of the signature and the shape.
    Column("keys", Text, nullable=False),
    # Push: the session that subscribed. When it ends, so does the subscription.
    Column("session_id", String(40)),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Failures in a row, and until when to leave the target alone.
    Column("failures", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("last_sent", BigInteger, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("lease_by", String(40)),
    Index(None, "person_id"),
    Index(None, "digest"),
)

notices = Table(
    "notices",
    metadata,
    Column(
        "target_id",
        String(40),
        ForeignKey("notice_targets.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    # Empty for a message that is about no table.
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    # The number in the table's log of the change that the message is about.
    Column("n", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    # How often sending was begun without a known end: a node may have died in between.
    Column("unsure", Integer, nullable=False),
    Index(None, "due"),
    Index(None, "person_id", "table_id"),
)

# What a person wants to hear of one table, where it differs from their settings. `kinds` is JSON,
# a part of the settings.
notice_tables = Table(
    "notice_tables",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kinds", Text, nullable=False),
)

# How many messages a person was sent on `day` (days since 1970), the last one with any. Not in
# `notice_targets`: who removes a target and adds it again would start at zero.
notice_counts = Table(
    "notice_counts",
    metadata,
    Column("person_id", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(10), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("sent", Integer, nullable=False),
)

# Mails that asked somebody to confirm an address: by a hash of the address, and by the person.
notice_asked = Table(
    "notice_asked",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("person_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "digest"),
    Index(None, "at"),
)
