"""Indexes of only those rows that have what they are about

Most rows of the log have no key, most tables no deadline and no bot to wait for; each index they
are in costs every commit a page. In SQLite the log is written anew, because what keeps a constraint
of a table cannot be taken from it; no row of another table refers to the log's.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _where_set(name: str, table: str, columns: list[str], column: str, *, unique: bool) -> None:
    there = sa.text(f"{column} IS NOT NULL")
    op.create_index(name, table, columns, unique=unique, sqlite_where=there, postgresql_where=there)


def upgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_constraint("uq_log_table_id_key", type_="unique")
        log.drop_constraint("uq_log_table_id_ply", type_="unique")
    _where_set("uq_log_table_id_key", "log", ["table_id", "key"], "key", unique=True)
    _where_set("uq_log_table_id_ply", "log", ["table_id", "ply"], "ply", unique=True)
    op.drop_index("ix_tables_asked_bot_asked_since", "tables")
    op.drop_index("ix_tables_deadline", "tables")
    _where_set(
        "ix_tables_asked_bot_asked_since",
        "tables",
        ["asked_bot", "asked_since"],
        "asked_bot",
        unique=False,
    )
    _where_set("ix_tables_deadline", "tables", ["deadline"], "deadline", unique=False)
