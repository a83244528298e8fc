"""Decks of the workshop as rows of the database."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, select

from firstgiants.server import wire
from firstgiants.server.store import schema
from firstgiants.server.store.rows import PersonRow

Json = dict[str, Any]
PAGE = 30
PUBLIC_CURSOR = r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$"


class Project(Struct, kw_only=True):
    id: str
    owner: wire.PersonRef
    name: str
    description: str
    visibility: wire.DeckVisibility
    draft: str
    cards: int
    revision: int
    hash: str | None
    version: int
    updated: int

    def is_of(self, me: PersonRow | None) -> bool:
        return me is not None and self.owner.id == me.id

    def may_read(self, me: PersonRow | None) -> bool:
        """Others read what was published, and never what is private."""
        return self.is_of(me) or (self.visibility != "private" and self.hash is not None)

    def draft_cards(self) -> list[Json]:
        cards: list[Json] = msgspec.json.decode(self.draft)
        return cards

    def entry(self) -> wire.DeckEntry:
        return wire.DeckEntry(
            **{name: getattr(self, name) for name in wire.DeckEntry.__struct_fields__}
        )


def _select(*, draft: bool) -> Select[Any]:
    p, o = schema.deck_projects, schema.people
    columns = [p.c[name] for name in Project.__struct_fields__ if name not in ("owner", "draft")]
    if draft:
        columns.append(p.c.draft)
    owner = (o.c.id.label("owner_id"), o.c.name.label("owner_name"), o.c.kind.label("owner_kind"))
    return select(*columns, *owner).join(o, o.c.id == p.c.owner)


def _read(connection: Connection, query: Select[Any]) -> list[Project]:
    found = []
    for row in connection.execute(query).mappings():
        values = {name: value for name, value in row.items() if not name.startswith("owner_")}
        owner = wire.PersonRef(id=row["owner_id"], name=row["owner_name"], kind=row["owner_kind"])
        found.append(Project(**{"draft": "[]", **values, "owner": owner}))
    return found


def read_project(connection: Connection, project: str) -> Project | None:
    found = _read(connection, _select(draft=True).where(schema.deck_projects.c.id == project))
    return found[0] if found else None


def projects_of(connection: Connection, person_id: str) -> list[Project]:
    """Somebody's decks without their drafts, last changed first."""
    p = schema.deck_projects
    mine = _select(draft=False).where(p.c.owner == person_id)
    return _read(connection, mine.order_by(p.c.updated.desc(), p.c.id))


def public_projects(
    connection: Connection, search: str, after: str | None
) -> tuple[list[Project], str | None]:
    """A page of public decks that have a version, last changed first; and the next cursor."""
    p = schema.deck_projects
    query = _select(draft=False).where(p.c.visibility == "public", p.c.hash.is_not(None))
    if search:
        query = query.where(p.c.name.icontains(search, autoescape=True))
    if after is not None:
        updated, project = after.split(".", 1)
        same = (p.c.updated == int(updated)) & (p.c.id > project)
        query = query.where((p.c.updated < int(updated)) | same)
    rows = _read(connection, query.order_by(p.c.updated.desc(), p.c.id).limit(PAGE + 1))
    if len(rows) <= PAGE:
        return rows, None
    last = rows[PAGE - 1]
    return rows[:PAGE], f"{last.updated}.{last.id}"
