"""Mistakes that people are asked about again"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mistakes",
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.String(length=100), nullable=False),
        sa.Column("best", sa.String(length=100), nullable=False),
        sa.Column("loss", sa.Float(), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_mistakes_game_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_mistakes_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game_id", "ply", name=op.f("pk_mistakes")),
    )
    op.create_index(op.f("ix_mistakes_person_id_due"), "mistakes", ["person_id", "due"])
