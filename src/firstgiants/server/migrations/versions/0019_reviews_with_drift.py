"""Reviews without `drift` are dropped, and worked out again when somebody asks for them"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(sa.text("DELETE FROM jobs WHERE kind = 'review'"))
