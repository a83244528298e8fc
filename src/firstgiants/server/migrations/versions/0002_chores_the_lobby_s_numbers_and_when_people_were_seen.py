"""Chores, the lobby's numbers, and when people were last seen

Columns are added in place: rebuilding a table, as SQLite would for more, drops it first, and with
it whatever refers to its rows.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Whoever is here already counts as seen just now: nobody is forgotten for an upgrade.
    now = time.time_ns() // 1_000_000
    op.add_column(
        "people", sa.Column("seen", sa.BigInteger(), nullable=False, server_default=str(now))
    )
    op.create_index(op.f("ix_people_kind_seen"), "people", ["kind", "seen"])
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"])
    op.add_column(
        "tables", sa.Column("lobby_n", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.create_index(op.f("ix_tables_lobby_n"), "tables", ["lobby_n"])
    op.create_table(
        "chores",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("lease_by", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_chores")),
    )
    lobby = op.create_table(
        "lobby",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.Column("floor", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lobby")),
    )
    op.bulk_insert(lobby, [{"id": 1, "n": 0, "floor": 0}])
