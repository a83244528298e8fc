"""The history of ratings, and ratings by season and by number of players

Games that were rated before this version are in the rating itself, but not in its history.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rating_history",
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_rating_history_person_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_rating_history_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game_id", name=op.f("pk_rating_history")),
    )
    op.create_index(
        op.f("ix_rating_history_person_id_ended"), "rating_history", ["person_id", "ended"]
    )
    op.create_table(
        "standings",
        sa.Column("season", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_standings_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season", "players", "person_id", name=op.f("pk_standings")),
    )
    op.create_index(op.f("ix_standings_person_id"), "standings", ["person_id"])
