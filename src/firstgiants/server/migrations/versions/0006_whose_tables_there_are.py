"""Whose tables there are, by person and by address, so that nobody takes what others need

Addresses are kept as hashes with a key of this database.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("made_from", sa.String(length=20), nullable=True))
    there = sa.text("made_from IS NOT NULL")
    op.create_index(
        "ix_tables_made_from", "tables", ["made_from"], sqlite_where=there, postgresql_where=there
    )
    op.create_index(op.f("ix_tables_host_state"), "tables", ["host", "state"])
    kept = op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.bulk_insert(kept, [{"name": "addresses", "value": secrets.token_hex(32)}])
