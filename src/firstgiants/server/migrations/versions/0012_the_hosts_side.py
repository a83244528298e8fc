"""The host's side: admins and their sessions, bans, announcements, the audit log"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _of_people(table: str, on_delete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_person_id")
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=name, ondelete=on_delete)


def _text(name: str, length: int, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=nullable)


def _time(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def upgrade() -> None:
    op.create_table(
        "admins",
        _text("person_id", 40),
        _time("granted"),
        _of_people("admins"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_admins")),
    )
    op.create_table(
        "admin_sessions",
        _text("hash", 64),
        _text("person_id", 40, nullable=True),
        _text("secret_hash", 64, nullable=True),
        _time("created"),
        _time("expires"),
        _of_people("admin_sessions"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_admin_sessions")),
    )
    op.create_table(
        "bans",
        _text("id", 40),
        _text("kind", 10),
        _text("person_id", 40, nullable=True),
        _text("address", 60, nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        _time("created"),
        _time("until", nullable=True),
        _time("lifted", nullable=True),
        _text("made_by", 60),
        _of_people("bans"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_lifted_until"), "bans", ["lifted", "until"])
    op.create_index(op.f("ix_bans_person_id"), "bans", ["person_id"])
    op.create_table(
        "announcements",
        _text("id", 40),
        _time("starts"),
        _time("until"),
        sa.Column("texts", sa.Text(), nullable=False),
        _time("created"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcements")),
    )
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer(), nullable=False),
        _time("at"),
        _text("who", 60),
        _text("address", 60),
        _text("action", 40),
        _text("target", 60),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_audit")),
    )
