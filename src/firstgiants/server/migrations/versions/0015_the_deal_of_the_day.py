"""The deal of the day: which tables and games play it, and everybody's counted try"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "games"):
        op.add_column(table, sa.Column("daily", sa.String(length=10), nullable=True))
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("lead", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_daily_tries_person_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("day", "person_id", name=op.f("pk_daily_tries")),
    )
    op.create_index(op.f("ix_daily_tries_person_id_day"), "daily_tries", ["person_id", "day"])
