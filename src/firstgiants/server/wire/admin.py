"""The admin page's requests and responses. They are not part of the public API."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Id, Ms
from firstgiants.server.wire.people import PersonRef

REASON_LENGTH = 200
TEXT_LENGTH = 300
FAR = 2**43
"""The year 2248: no end date is later."""

Reason = Annotated[str, Meta(min_length=1, max_length=REASON_LENGTH)]
End = Annotated[int, Meta(ge=0, le=FAR)]


class AdminSignIn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Either the secret of the settings, or the password of your account, which has the role."""

    secret: Annotated[str, Meta(max_length=200)] | None = None
    password: Annotated[str, Meta(max_length=200)] | None = None


class AdminSession(Struct, kw_only=True):
    """`who`: as the audit log names you."""

    who: str
    expires: Ms


class AdminWays(Struct, kw_only=True):
    """How you can sign in: `by_account` if you are signed in to an account with the role."""

    by_secret: bool
    by_account: bool


class Figures(Struct, kw_only=True):
    """Of this node: who is online, streams and memory. Of the whole server: everything else."""

    node: str
    version: str
    uptime_s: int
    status: Literal["ok", "degraded", "down"]
    health: dict[str, str]
    people_online: int
    strangers_online: int
    streams: int
    memory_mb: int
    database: Literal["sqlite", "postgresql"]
    database_mb: int | None
    tables_open: int
    tables_playing: int
    guests: int
    accounts: int
    moves_per_minute: int
    bots_waiting: int
    bots_waiting_ms: int
    reports_open: int


class AdminTable(Struct, kw_only=True):
    id: str
    title: str
    state: Literal["open", "playing", "finished", "closed"]
    visibility: Literal["public", "link"]
    rated: bool
    created: Ms
    ply: int
    names: list[str]


class AdminPerson(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    created: Ms
    seen: Ms
    rated_games: int


class CloseTable(Struct, kw_only=True, forbid_unknown_fields=True):
    reason: Reason


class BanNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """`until`: null for good."""

    kind: Literal["ban", "mute"]
    person: Id | None = None
    address: Annotated[str, Meta(max_length=60)] | None = None
    reason: Reason
    until: End | None = None


class BanInfo(Struct, kw_only=True):
    id: str
    kind: Literal["ban", "mute"]
    person: PersonRef | None
    address: str | None
    reason: str
    created: Ms
    until: Ms | None
    lifted: Ms | None
    made_by: str


class AdminLook(Struct, kw_only=True):
    """`address`: from where the person last came to this node. `reports`: how many are about
    them."""

    person: AdminPerson
    address: str | None
    sessions: int
    tables: list[str]
    reports: int
    bans: list[BanInfo]


class ErasePerson(Struct, kw_only=True, forbid_unknown_fields=True):
    """`name`: the person's name, typed again, so that nobody is erased by a slip."""

    name: Annotated[str, Meta(max_length=40)]


class ReportInfo(Struct, kw_only=True):
    """`lines`: the last chat lines of the reported person at the table."""

    id: str
    created: Ms
    by: PersonRef | None
    about: PersonRef | None
    table: str | None
    reason: str
    text: str
    lines: list[str]
    taken_by: str | None
    handled: Ms | None
    handled_by: str | None
    outcome: str | None


class ReportAction(Struct, kw_only=True, forbid_unknown_fields=True):
    do: Literal["take", "dismiss", "act"]
    note: Annotated[str, Meta(max_length=REASON_LENGTH)] = ""


class AnnouncementNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """`texts`: by language; readers of other languages get the English one, or the first."""

    starts: End
    until: End
    texts: Annotated[
        dict[str, Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]], Meta(max_length=10)
    ]


class BackupMade(Struct, kw_only=True):
    """`tables`: how many tables of the game it has, counted in the copy."""

    name: str
    bytes: int
    tables: int


class AuditEntry(Struct, kw_only=True):
    n: int
    at: Ms
    who: str
    address: str
    action: str
    target: str
    details: dict[str, str | int | dict[str, str] | None]


class AuditPage(Struct, kw_only=True):
    entries: list[AuditEntry]
    more: bool
