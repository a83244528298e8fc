"""How often a job was begun without a known end, so that it can be given up"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("jobs", sa.Column("tries", sa.Integer(), server_default="0", nullable=False))
