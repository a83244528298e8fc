"""Friends, blocks, notes and reports; reserved seats, series of rematches; conduct and vacations"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


Column = sa.Column[bool] | sa.Column[int] | sa.Column[str]


def _yes_no(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), server_default="0", nullable=False)


def _maybe(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=True)


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=40), nullable=False)


def _of_people(table: str, column: str, on_delete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], ["people.id"], name=name, ondelete=on_delete)


def upgrade() -> None:
    of_people: list[Column] = [
        _yes_no("program"), _yes_no("hides_online"), sa.Column("reliability", sa.Integer()),
        _maybe("away_since"), _maybe("away_until"), _number("away_year"), _number("away_days"),
        _yes_no("away_auto"),
    ]  # fmt: skip
    for column in of_people:
        op.add_column("people", column)
    op.add_column("tables", sa.Column("min_reliability", sa.Integer()))
    op.add_column("tables", sa.Column("series", sa.Text()))
    of_seats: list[Column] = [
        sa.Column("reserved_for", sa.String(length=40)), _maybe("reserved_until"),
        sa.Column("fault", sa.String(length=10)), _maybe("away_since"), _maybe("away_until"),
    ]  # fmt: skip
    for column in of_seats:
        op.add_column("seats", column)
    there = sa.text("reserved_for IS NOT NULL")
    op.create_index(
        "ix_seats_reserved_for", "seats", ["reserved_for"], sqlite_where=there,
        postgresql_where=there,
    )  # fmt: skip
    op.create_table(
        "conduct",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        _person("person_id"),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_conduct")),
    )
    op.create_index(op.f("ix_conduct_person_id_ended"), "conduct", ["person_id", "ended"])
    op.create_table(
        "friends",
        _person("person_id"),
        _person("friend_id"),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_people("friends", "person_id"),
        _of_people("friends", "friend_id"),
        sa.PrimaryKeyConstraint("person_id", "friend_id", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend_id_state"), "friends", ["friend_id", "state"])
    op.create_table(
        "blocks",
        _person("person_id"),
        _person("blocked_id"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_people("blocks", "person_id"),
        _of_people("blocks", "blocked_id"),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked_id"), "blocks", ["blocked_id"])
    op.create_table(
        "person_notes",
        _person("person_id"),
        _person("about_id"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        _of_people("person_notes", "person_id"),
        _of_people("person_notes", "about_id"),
        sa.PrimaryKeyConstraint("person_id", "about_id", name=op.f("pk_person_notes")),
    )
    op.create_index(op.f("ix_person_notes_about_id"), "person_notes", ["about_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("by_id", sa.String(length=40), nullable=True),
        _person("about_id"),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=True),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _maybe("handled"),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("taken_by", sa.String(length=60), nullable=True),
        sa.Column("handled_by", sa.String(length=60), nullable=True),
        _of_people("reports", "by_id", "SET NULL"),
        _of_people("reports", "about_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_handled_created"), "reports", ["handled", "created"])
    op.create_index(op.f("ix_reports_about_id"), "reports", ["about_id"])
    op.create_index(op.f("ix_reports_by_id_created"), "reports", ["by_id", "created"])
