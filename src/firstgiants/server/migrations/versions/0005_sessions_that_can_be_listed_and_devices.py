"""Sessions that can be listed and ended; remembered devices"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("id", sa.String(40), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    # Part of a hash of a random secret gives nothing away.
    # A session ended 400 days after its last visit.
    op.execute("UPDATE sessions SET id = substr(hash, 1, 12), seen = expires - 34560000000")
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_devices_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person_id"), "devices", ["person_id"])
    op.create_index(op.f("ix_devices_expires"), "devices", ["expires"])
