"""The words of messages, in the person's language. They name the table by its title and say where
it is, and nothing that happens there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from firstgiants.locales import LANGUAGES, text
from firstgiants.server.notices.schedule import HOUR_MS

_LINK_LIKE: Final = re.compile(r"[/@\\]|\.\w|www", re.IGNORECASE)


@dataclass(frozen=True)
class TableLine:
    """A table that a message is about. `left_ms`: the time that the person has left. `by`: who
    invites the person."""

    id: str
    title: str
    left_ms: int | None = None
    kind: str = ""
    by: str = ""


@dataclass(frozen=True)
class Message:
    """`path`: the page that the message leads to. `topic`: a later message with the same topic
    takes its place."""

    id: str
    kind: str
    title: str
    body: str
    path: str
    topic: str
    waiting: int


def language_of(tag: str) -> str:
    return tag if tag in LANGUAGES else "en"


def table_name(title: str, language: str) -> str:
    """The title; a stranger may have written it, so one that could be read as a link is left out:
    mail programs would turn it into one."""
    if not title or _LINK_LIKE.search(title):
        return text("notice-table", language=language)
    return title


def inviter(name: str, language: str) -> str:
    """The name, which may be a stranger's, unless it could be read as a link."""
    if not name or _LINK_LIKE.search(name):
        return text("notice-somebody", language=language)
    return name


def hours_left(ms: int) -> int:
    return max(1, round(ms / HOUR_MS))


def message(kind: str, line: TableLine, language: str, *, waiting: int, key: str) -> Message:
    """One table's message, for push and webhooks."""
    path = f"/t/{line.id}" if line.id else "/me"
    args: dict[str, str | int] = {
        "table": table_name(line.title, language),
        "hours": hours_left(line.left_ms or 0),
        "name": inviter(line.by, language),
    }
    return Message(
        id=key,
        kind=kind,
        title=text(f"notice-{kind}-title", language=language),
        body=text(f"notice-{kind}-body", args, language),
        path=path,
        topic=line.id or kind,
        waiting=waiting,
    )


@dataclass(frozen=True)
class Letter:
    subject: str
    body: str


def letter(
    kind: str, lines: list[TableLine], language: str, *, site: str, unsubscribe: str
) -> Letter:
    """A mail about all tables that wait."""

    def say(key: str, **args: str | int) -> str:
        return text(key, args, language)

    parts = [say(f"mail-{kind}", count=len(lines)), ""]
    for line in lines:
        name = table_name(line.title, language)
        if line.kind == "challenge":
            name = say("mail-table-by", table=name, name=inviter(line.by, language))
        elif line.left_ms is not None:
            name = say("mail-table-left", table=name, hours=hours_left(line.left_ms))
        parts += [f"- {name}", f"  {site}/t/{line.id}" if line.id else f"  {site}/me"]
    parts += ["", "-- ", say("mail-why", server=site), say("mail-stop"), unsubscribe, ""]
    return Letter(say(f"mail-{kind}-subject", count=len(lines)), "\n".join(parts))


def confirmation(language: str, *, site: str, link: str, name: str) -> Letter:
    args = {"server": site, "name": table_name(name, language)}
    parts = [text("mail-confirm", args, language), "", link, "",
             text("mail-confirm-ignore", language=language), ""]  # fmt: skip
    return Letter(text("mail-confirm-subject", language=language), "\n".join(parts))
