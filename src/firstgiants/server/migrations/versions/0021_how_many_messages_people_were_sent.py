"""How many messages a person was sent today, which outlasts the places that they went to"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_counts",
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name=op.f("fk_notice_counts_person_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "channel", name=op.f("pk_notice_counts")),
    )
    op.execute(
        "INSERT INTO notice_counts (person_id, channel, day, sent) "
        "SELECT person_id, channel, day, SUM(sent) FROM notice_targets t WHERE sent > 0 "
        "AND day = (SELECT MAX(day) FROM notice_targets o "
        "WHERE o.person_id = t.person_id AND o.channel = t.channel) "
        "GROUP BY person_id, channel, day"
    )
    # Not in a batch: SQLite would make the table again, and delete the messages that wait.
    op.drop_column("notice_targets", "day")
    op.drop_column("notice_targets", "sent")
