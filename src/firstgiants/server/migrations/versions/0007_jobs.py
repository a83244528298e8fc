"""Long work that nobody waits for: reviews of games and reports on decks"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=128), nullable=False),
        sa.Column("owner", sa.String(length=40), nullable=False),
        sa.Column("made_from", sa.String(length=20), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("partial", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("error", sa.String(length=200), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("spent_ms", sa.BigInteger(), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("lease_by", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
    )
    op.create_index("uq_jobs_kind_key", "jobs", ["kind", "key"], unique=True)
    op.create_index(op.f("ix_jobs_finished_spent_ms"), "jobs", ["finished", "spent_ms"])
    op.create_index(op.f("ix_jobs_owner"), "jobs", ["owner"])
    op.create_index(op.f("ix_jobs_made_from"), "jobs", ["made_from"])
