"""Tables that deal a finished game's cards again say so

Before this version a deal could be dealt at several tables before it was over at any. Such tables
become what they can be now: unrated where they are not over yet, and visibly dealt from cards that
may be known.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# The oldest other table with the same deal; of tables that are over, only an older one.
OTHER = (
    "SELECT o.id FROM tables AS o WHERE o.deal_id = tables.deal_id AND o.id != tables.id "
    "AND (tables.state IN ('open', 'playing') OR o.created < tables.created)"
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("same_deal_as", sa.String(length=40), nullable=True))
    op.execute(
        f"UPDATE tables SET same_deal_as = ({OTHER} ORDER BY o.created, o.id LIMIT 1) "  # noqa: S608
        f"WHERE EXISTS ({OTHER})"
    )
    op.execute(
        "UPDATE tables SET rated = false "
        "WHERE same_deal_as IS NOT NULL AND state IN ('open', 'playing')"
    )
