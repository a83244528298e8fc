"""Sends bad input of every kind to every route of the API."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any

from firstgiants import Game
from firstgiants.server.codes import CODES
from tests.server.served import OPEN_2, PATIENCE_S, TWO_BOTS, Json, Served, description
from tests.server.test_play import play_out

IN_PATHS = [
    "%00", "a%00b", "%ff%fe", "%ED%A0%80", "%0a", "x" * 41, "x" * 300, "%F0%9F%A6%96" * 90,
    "..%2f..%2fetc%2fpasswd", "9" * 40, "a b", "%E2%80%AE", "%", "a%0a",
]  # fmt: skip
IN_QUERIES = [
    "", "%00", "a%00b", "%ff", "-1", "1.5", "1e400", "NaN", "9" * 19, "9" * 30, "9" * 5000,
    "0x10", "%EF%BC%91", "x" * 300, "true&", "abc%0a",
]  # fmt: skip
PAGES = [
    "/%00", "/t/%00", "/" + "x" * 300, "/docs/%00", "/docs/" + "x" * 300, "/assets/%ff",
    "/" + "x/" * 900 + ".js", "/assets/" + "x" * 260 + ".js",
]  # fmt: skip
BODIES = [
    b"", b"\xff", b'{"name":"\xff"}', b"{", b"null", b"1", b'"x"', b"[]", b"NaN", b'{"a":1}',
    b"[" * 9_000, b'{"a":' * 9_000, b'{"x":' + b"[" * 9_000, b'{"name":"\\ud800"}',
    b'{"text":"\\udfff"}', b"\x00", b"\xef\xbb\xbf{}",
]  # fmt: skip
# JSON text, because no library writes some of these.
VALUES = [
    '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"' + "x" * 700 + '"', '"' + "\u0958" * 40 + '"',
    '"\u200b"', '"\u202e\u2066"', '"\u3164\u115f"', '"\u2800"', '"abc\\n"', "1" + "0" * 30,
    "9223372036854775808", "-1", "1.5", "1e308", "1e400", "NaN", "null", "true", "[]", "{}",
    "[" * 2000 + "]" * 2000, '["\\u0000"]', '{"\\u0000": "\\u0000"}', '{"a": 1' + "0" * 25 + "}",
]  # fmt: skip
# Of these, what a database could be given: text with NUL, surrogates or too many characters,
# numbers out of range.
STORED = [
    '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"' + "x" * 700 + '"', '"' + "\u0958" * 40 + '"',
    '"abc\\n"', "1" + "0" * 30, "9223372036854775808", "-1", "1e308", '["\\u0000"]',
    '{"\\u0000": "\\u0000"}', '{"a": 1' + "0" * 25 + "}",
]  # fmt: skip
assert set(STORED) <= set(VALUES)
RECORD: Json = Game.new(2, seed=1).record().to_json()
SEATS: list[Json] = OPEN_2
CARD: Json = {
    "id": "x", "family": "marine", "size": 1, "name": "X", "label": "L", "picture": "smilodon",
    "facts": {"note": "n", "mya": [1, 2]},
    "effects": [{"do": "amber", "amount": 1, "per": {"family": "marine"}, "who": "you",
                 "when": {"by": "you", "family": "marine"}}],
}  # fmt: skip
GOOD: dict[str, Json] = {
    "becomeGuest": {"name": "Eve"},
    "changeMe": {"name": "Eve", "prefs": {"sound": True}},
    "makeAccount": {"login": "eve", "password": "long enough"},
    "changePassword": {"old": "long enough", "new": "long enough now"},
    "makeToken": {"label": "x"},
    "signIn": {"login": "eve", "password": "long enough"},
    "makeTable": {
        "seats": SEATS, "title": "T", "visibility": "public", "pace": {"kind": "none"},
        "first": 1, "deck": "founders", "news_points": {"family": 1, "size": 1}, "rated": False,
        "start_when_full": True, "deal": "x",
    },
    "changeTable": {
        "title": "T", "pace": {"kind": "none"}, "first": 1, "news_points": {"family": 1},
        "rated": False, "start_when_full": False,
    },
    "joinTable": {"seat": 1},
    "fillTable": {"bot": "greedy", "seat": 1},
    "dismissBot": {"seat": 2},
    "takeOver": {"seat": 1, "bot": "greedy"},
    "chat": {"text": "hello"},
    "react": {"reaction": "wow"},
    "mute": {"person": "x", "muted": True},
    "preview": {"ply": 0, "choices": ["x"]},
    "commit": {"ply": 0, "choices": ["x"], "key": "k", "view": True},
    "askForHint": {"ply": 0, "choices": ["x"]},
    "askCoach": {"ply": 0, "choices": ["x"]},
    "exploreGame": {"ply": 0, "choices": ["x"], "to_illegal": True},
    "previewExplored": {"ply": 0, "choices": ["x"], "plan": ["x"]},
    "evaluateGame": {"ply": 0, "choices": ["x"]},
    "answerMistake": {"choice": "x"},
    "previewPuzzle": {"choices": ["x"]},
    "answerPuzzle": {"choices": ["x"]},
    "importGame": {**RECORD, "seed": "0" * 64, "commitment": "0" * 64},
    "checkCards": {"cards": [CARD]},
    "makeDeck": {"name": "D", "from": "founders", "cards": [CARD]},
    "changeDeck": {"name": "D", "description": "d", "visibility": "link"},
    "saveDraft": {"revision": 1, "cards": [CARD]},
    "continueGame": {"ply": 0, "seat": 1, "bot": "greedy"},
    "goOnVacation": {"days": 1},
    "invite": {"person": "x", "seat": 2},
    "writeNote": {"text": "hello"},
    "report": {"reason": "spam", "text": "hello", "table": "x"},
    "changeNotices": {
        "turn": ["mail"], "quiet": {"begin": 1, "end": 2}, "zone": "Europe/Rome", "language": "it",
        "mail_every_h": 2,
    },
    "changeTableNotices": {"turn": ["mail"], "over": []},
    "addMail": {"address": "eve@example.org"},
    "addPush": {"endpoint": "https://push.example/x", "p256dh": "B" * 87, "secret": "x" * 22},
    "addWebhook": {"url": "https://hook.example/x", "shape": "plain"},
}  # fmt: skip


Request = tuple[str, str, bytes | None]
"""Method, path and body."""


@dataclass
class Thrown:
    """The number of requests, and the unexpected responses."""

    asked: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)


def _nested(value: Any) -> Iterator[tuple[Any, str]]:
    """The value with each of its nested parts replaced by "@"."""
    yield "@", "@"
    if isinstance(value, dict):
        for key, part in value.items():
            for changed, _ in _nested(part):
                yield {**value, key: changed}, key
    elif isinstance(value, list):
        for changed, _ in _nested(value[0]) if value else ():
            yield [changed, *value[1:]], "0"


def _bodies(good: Json, *, stored_only: bool) -> Iterator[bytes]:
    values = STORED if stored_only else VALUES
    yield from () if stored_only else BODIES
    for changed, _ in _nested(good):
        if changed != "@":
            for value in values:
                yield json.dumps(changed).replace('"@"', value).encode()
    for value in values:
        yield f'{{"{next(iter(good))}": {value}}}'.encode()


async def throw_everything(served: Served, *, stored_only: bool = False) -> Thrown:
    """Send bad requests as Eve, who has a seat at a table in play. With `stored_only`, leave out
    those that are refused before a database could see anything of them: they are the same for all
    databases."""
    eve, bo = await served.person("Eve"), await served.person("Bo")
    finished = (await eve.make(TWO_BOTS))["table"]["id"]
    await play_out(eve, finished)
    playing = (await eve.make(OPEN_2))["table"]["id"]
    await bo.ok("POST", f"/api/tables/{playing}/join", {})
    waiting = (await eve.make(OPEN_2))["table"]["id"]
    new = {"name": "D", "from": "founders"}
    deck = (await eve.ok("POST", "/api/workshop/decks", new))["deck"]["id"]
    puzzle = (await eve.ok("GET", "/api/puzzles/next"))["id"]
    requests: list[Request] = []
    for path, item in description()["paths"].items():
        for method, operation in item.items():
            if not isinstance(operation, dict):
                continue
            name = operation["operationId"]
            table = waiting if name in ("changeTable", "fillTable", "dismissBot") else playing
            known = {"table_id": table, "game_id": finished, "person_id": eve.id,
                     "token_id": "x", "session_id": "x", "deck_id": "founders",
                     "token": "x", "target_id": "x", "project_id": deck,
                     "puzzle_id": puzzle, "ply": "1", "day": "2026-01-31"}  # fmt: skip
            requests += _requests(method.upper(), path, operation, known, stored_only=stored_only)
    requests += [("GET", path, None) for path in ([] if stored_only else PAGES)]
    # The server of a test runs in this thread.
    return await asyncio.to_thread(_throw_all, served.address, eve.cookie, requests)


def _requests(
    method: str, path: str, operation: Json, known: dict[str, str], *, stored_only: bool
) -> Iterator[Request]:
    address = path.format(**known)
    body = b"{}" if "requestBody" in operation else None
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "path":
            for value in IN_PATHS:
                yield method, path.format(**{**known, parameter["name"]: value}), body
        elif parameter["in"] == "query":
            for value in IN_QUERIES:
                yield method, f"{address}?{parameter['name']}={value}", None
    if body is not None:
        for nasty in _bodies(GOOD[operation["operationId"]], stored_only=stored_only):
            yield method, address, nasty


def _throw_all(server: str, cookie: str, requests: list[Request]) -> Thrown:
    """With the client of the standard library: the usual one takes longer for a request than the
    server does, and there are thousands."""
    thrown = Thrown()
    connection = HTTPConnection(server.removeprefix("http://"), timeout=PATIENCE_S)
    for request in requests:
        _throw(thrown, connection, cookie, request)
    connection.close()
    return thrown


def _throw(thrown: Thrown, connection: HTTPConnection, cookie: str, request: Request) -> None:
    method, path, body = request
    headers = {"Cookie": cookie}
    if body is not None:
        headers["Content-Type"] = "application/json"
    thrown.asked += 1
    what = f"{method} {path[:90]} {(body or b'')[:120]!r}"
    connection.request(method, path.replace(" ", "%20"), body, headers)
    response = connection.getresponse()
    kind = response.headers.get("content-type", "")
    if response.status < 400 and "ndjson" in kind:
        connection.close()  # a stream does not end
        return
    text = response.read().decode()
    if response.status < 400:
        unseen = ["\\u0000"]
        if path != "/api/me":  # clients choose the names of preferences
            unseen += ["\u202e", "\u200b", "\u3164"]
        if any(bad in text for bad in unseen):
            thrown.wrong.append(f"{what}: keeps what nobody can see: {text[:200]}")
        return
    thrown.refused += 1
    known = kind == "application/problem+json" and _code(text) in CODES
    if response.status >= 500 or not known:
        thrown.wrong.append(f"{what}: {response.status} {text[:200]}")


def _code(answer: str) -> object:
    try:
        return json.loads(answer)["code"]
    except (ValueError, KeyError, TypeError):
        return None
