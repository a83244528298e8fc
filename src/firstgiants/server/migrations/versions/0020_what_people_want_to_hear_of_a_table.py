"""What a person wants to hear of one table, for each kind of message

"Always" becomes every kind by every channel, "never" no kind.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

KINDS = ("turn", "reminder", "over")
ALWAYS = json.dumps({kind: ["push", "mail", "webhook"] for kind in KINDS})
NEVER = json.dumps({kind: [] for kind in KINDS})


def upgrade() -> None:
    kinds = sa.Column("kinds", sa.Text(), server_default=NEVER, nullable=False)
    op.add_column("notice_tables", kinds)
    chosen = sa.table("notice_tables", sa.column("kinds", sa.Text), sa.column("wanted", sa.Boolean))
    op.execute(sa.update(chosen).where(chosen.c.wanted).values(kinds=ALWAYS))
    with op.batch_alter_table("notice_tables") as notice_tables:
        notice_tables.drop_column("wanted")
        notice_tables.alter_column("kinds", server_default=None)
