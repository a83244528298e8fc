"""Tables at which later seats begin with extra amber"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("fair_start", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.add_column(
        "tables", sa.Column("extra_amber", sa.Text(), server_default="[]", nullable=False)
    )
