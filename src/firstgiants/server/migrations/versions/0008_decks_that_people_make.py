"""Decks that people make, stored by content hash, and which deck each table and game has"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_decks")),
    )
    op.create_index(op.f("ix_decks_used"), "decks", ["used"])
    op.create_table(
        "deck_projects",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("description", sa.Text(), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("cards", sa.Integer(), nullable=False),
        sa.Column("bytes", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("made_from", sa.String(20), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner"], ["people.id"], name=op.f("fk_deck_projects_owner"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck_projects")),
    )
    op.create_index(op.f("ix_deck_projects_owner"), "deck_projects", ["owner"])
    op.create_index(
        op.f("ix_deck_projects_visibility_updated"), "deck_projects", ["visibility", "updated"]
    )
    _index_where_set("deck_projects", "made_from")
    op.create_table(
        "deck_versions",
        sa.Column("project", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["project"],
            ["deck_projects.id"],
            name=op.f("fk_deck_versions_project"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["hash"], ["decks.hash"], name=op.f("fk_deck_versions_hash")),
        sa.PrimaryKeyConstraint("project", "n", name=op.f("pk_deck_versions")),
    )
    op.create_index(op.f("ix_deck_versions_hash"), "deck_versions", ["hash"])
    for table in ("deals", "tables", "games"):
        op.add_column(table, sa.Column("deck_hash", sa.String(64), nullable=True))
    for table in ("tables", "games"):
        _index_where_set(table, "deck_hash")
        named = sa.Column("deck_name", sa.String(40), nullable=False, server_default="")
        op.add_column(table, named)


def _index_where_set(table: str, column: str) -> None:
    there = sa.text(f"{column} IS NOT NULL")
    op.create_index(
        f"ix_{table}_{column}", table, [column], sqlite_where=there, postgresql_where=there
    )
