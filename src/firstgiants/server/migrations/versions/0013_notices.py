"""Messages to people who are away: where they go, what they want, and what waits to be sent

The keys are made here, once for all nodes: that of Web Push (VAPID), and that of links in mails.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""A private key is a number from 1 to this, which is excluded (FIPS 186-5)."""


def upgrade() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_notice_settings_person_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_notice_settings")),
    )
    op.create_table(
        "notice_targets",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("session_id", sa.String(40), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("last_sent", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("lease_by", sa.String(40), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_notice_targets_person_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_targets")),
    )
    op.create_index(op.f("ix_notice_targets_person_id"), "notice_targets", ["person_id"])
    op.create_index(op.f("ix_notice_targets_digest"), "notice_targets", ["digest"])
    op.create_table(
        "notices",
        sa.Column("target_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("unsure", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["target_id"],
            ["notice_targets.id"],
            name=op.f("fk_notices_target_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("target_id", "table_id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"])
    op.create_index(op.f("ix_notices_person_id_table_id"), "notices", ["person_id", "table_id"])
    op.create_table(
        "notice_tables",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("wanted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_notice_tables_person_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notice_tables_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_notice_tables")),
    )
    op.create_table(
        "notice_asked",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_asked")),
    )
    op.create_index(op.f("ix_notice_asked_digest"), "notice_asked", ["digest"])
    op.create_index(op.f("ix_notice_asked_at"), "notice_asked", ["at"])
    kept = sa.table("secrets", sa.column("name", sa.String), sa.column("value", sa.String))
    there = set(op.get_bind().execute(sa.select(kept.c.name)).scalars())
    made = {
        "vapid": f"{1 + secrets.randbelow(P256_ORDER - 1):064x}",
        "notices": secrets.token_hex(32),
    }
    new = [{"name": name, "value": value} for name, value in made.items() if name not in there]
    if new:
        op.bulk_insert(kept, new)
