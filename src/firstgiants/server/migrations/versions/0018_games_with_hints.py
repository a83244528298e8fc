"""Games in which somebody asked for a hint"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "games"):
        op.add_column(
            table,
            sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False),
        )
