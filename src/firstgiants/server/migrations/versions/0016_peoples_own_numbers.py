"""What each person did in each finished game"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person_games",
        sa.Column("game_id", sa.String(length=40), nullable=False),
        sa.Column("person_id", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("accuracy", sa.Float(), nullable=True),
        sa.Column("luck", sa.Float(), nullable=True),
        sa.Column("deserved", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_person_games_game_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_person_games_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "person_id", name=op.f("pk_person_games")),
    )
