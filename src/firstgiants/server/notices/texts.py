"""The texts of messages, in the person's language. They name the table by its title and say where
it is, and nothing that happens there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from firstgiants.locales import LANGUAGES, text
from firstgiants.server.notices.schedule import HOUR_MS

_LINK_LIKE: Final = re.compile(r"[/@\\]|\.\w|www", re.IGNORECASE)


MOST_URGENT_FIRST: Final = ("reminder", "turn", "challenge", "over", "test")


@dataclass(frozen=True)
class TableLine:
    """What a message says about one table; a test is about none. `left_ms`: the time that the
    person has left. `by`: who invites the person."""

    kind: str
    id: str
    title: str
    left_ms: int | None = None
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


def person_name(name: str, language: str) -> str:
    """The name, which may be a stranger's, unless it could be read as a link."""
    if not name or _LINK_LIKE.search(name):
        return text("notice-somebody", language=language)
    return name


def hours_left(ms: int) -> int:
    return max(1, round(ms / HOUR_MS))


def message(line: TableLine, language: str, *, waiting: int, key: str) -> Message:
    """One table's message, for push and webhooks."""
    kind = line.kind
    args: dict[str, str | int] = {
        "table": table_name(line.title, language),
        "hours": hours_left(line.left_ms or 0),
        "name": person_name(line.by, language),
    }
    return Message(
        id=key,
        kind=kind,
        title=text(f"notice-{kind}-title", language=language),
        body=text(f"notice-{kind}-body", args, language),
        path=_path(line),
        topic=line.id or kind,
        waiting=waiting,
    )


@dataclass(frozen=True)
class Letter:
    subject: str
    body: str


def letter(lines: list[TableLine], language: str, *, site: str, unsubscribe: str) -> Letter:
    """One mail about all of this. Its subject is the most urgent."""

    def say(key: str, **args: str | int) -> str:
        return text(key, args, language)

    subjects: list[str] = []
    parts: list[str] = []
    for kind in MOST_URGENT_FIRST:
        found = [line for line in lines if line.kind == kind]
        if found:
            subjects.append(say(f"mail-{kind}-subject", count=len(found)))
            parts += [say(f"mail-{kind}", count=len(found)), ""]
            for line in found:
                parts += [*_of_table(line, language), f"  {site}{_path(line)}"]
            parts.append("")
    parts += ["-- ", say("mail-why", server=site), say("mail-stop"), unsubscribe, ""]
    return Letter(subjects[0], "\n".join(parts))


def _of_table(line: TableLine, language: str) -> list[str]:
    if not line.id:
        return []
    name = table_name(line.title, language)
    if line.kind == "challenge":
        args = {"table": name, "name": person_name(line.by, language)}
        return [f"- {text('mail-table-by', args, language)}"]
    if line.left_ms is not None:
        left: dict[str, str | int] = {"table": name, "hours": hours_left(line.left_ms)}
        return [f"- {text('mail-table-left', left, language)}"]
    return [f"- {name}"]


def _path(line: TableLine) -> str:
    return f"/t/{line.id}" if line.id else "/me"


def confirmation(language: str, *, site: str, link: str, name: str) -> Letter:
    args = {"server": site, "name": person_name(name, language)}
    parts = [text("mail-confirm", args, language), "", link, "",
             text("mail-confirm-ignore", language=language), ""]  # fmt: skip
    return Letter(text("mail-confirm-subject", language=language), "\n".join(parts))
