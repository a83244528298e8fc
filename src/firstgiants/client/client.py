"""The HTTP client of one person."""

import contextlib
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import SimpleCookie
from time import monotonic, sleep
from urllib.parse import urlsplit

from .stream import listen

Json = dict[str, object]
Chooser = Callable[[Json, Sequence[str]], str]
"""Picks one of the legal choices, given the view."""

IDLE_S = 3.0
"""How long an unused connection is kept; servers close it after five seconds."""
TRIES = 8
FIRST_WAIT_S = 0.2


class Refused(Exception):
    """The server responded with a problem. `code` is stable; `fields` says which fields of the
    request are wrong; `problem` is the whole response."""

    def __init__(self, problem: Json) -> None:
        fields = problem.get("fields")
        self.fields = [str(field) for field in fields] if isinstance(fields, list) else []
        detail = str(problem.get("detail", "refused"))
        super().__init__(f"{detail} ({'; '.join(self.fields)})" if self.fields else detail)
        self.problem = problem
        self.code = str(problem.get("code", "unknown"))
        self.status = problem.get("status")


class TableClosed(Exception):
    """The table was closed before the game was over."""


class Client:
    """`token`: an API token. Without one, call `become_guest` to become a guest. A client keeps one
    connection for its requests: do not share it between threads."""

    _connection: HTTPConnection | None = None

    def __init__(self, address: str, token: str | None = None, *, timeout: float = 30) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise ValueError(f"{address!r} is not the address of a server")
        self._secure = parts.scheme == "https"
        self._host = parts.netloc
        self._timeout = timeout
        self._headers: dict[str, str] = {}
        self._used_at = 0.0
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"

    # ---- requests ----

    def connect(self, *, timeout: float | None = None) -> HTTPConnection:
        kind = HTTPSConnection if self._secure else HTTPConnection
        return kind(self._host, timeout=timeout or self._timeout)

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers that identify this person."""
        return self._headers

    def request(self, method: str, path: str, body: object = None) -> Json:
        """Send one request. Retries lost connections, and 429 and 503 after the time that the
        server asks for. Raises `Refused`."""
        wait = FIRST_WAIT_S
        for left in reversed(range(TRIES)):
            try:
                return self._send(method, path, body)
            except Refused as refused:
                if refused.status not in (429, 503) or not left:
                    raise
                retry_after = refused.problem.get("retry_after")
                wait = float(retry_after) if isinstance(retry_after, int | float) else wait
            except (OSError, HTTPException):
                # The server may have done it already. A commit carries a key, so a retry is safe.
                if not left:
                    raise
            sleep(min(wait, 5.0))
            wait *= 2
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Close the connection. The next request opens another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __del__(self) -> None:
        self.close()

    def _send(self, method: str, path: str, body: object) -> Json:
        headers = dict(self._headers)
        payload = None
        if body is not None:
            payload = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        with contextlib.ExitStack() as on_error:
            on_error.callback(self.close)
            if monotonic() - self._used_at > IDLE_S:
                self.close()
            if self._connection is None:
                self._connection = self.connect()
            self._connection.request(method, path, payload, headers)
            response = self._connection.getresponse()
            text = response.read()
            on_error.pop_all()
        self._used_at = monotonic()
        self._keep_cookie(response)
        data = json.loads(text) if text else {}
        if response.status >= 400:
            raise Refused(data if isinstance(data, dict) else {"status": response.status})
        return data if isinstance(data, dict) else {"items": data}

    def _keep_cookie(self, response: HTTPResponse) -> None:
        for line in response.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(line).items():
                self._headers["Cookie"] = f"{name}={morsel.value}"

    # ---- playing ----

    def become_guest(self, name: str | None = None) -> "Client":
        """Become a guest with this name, or with one that the server suggests."""
        self.request("POST", "/api/me", {} if name is None else {"name": name})
        return self

    def me(self) -> Json:
        return self.request("GET", "/api/me")

    def create_table(self, seats: Sequence[Json], **settings: object) -> str:
        """Create a table; returns its id. Each seat is {"kind": "me" | "open"} or {"kind": "bot",
        "bot": …}."""
        made = self.request("POST", "/api/tables", {"seats": list(seats), **settings})
        table = made["table"]
        assert isinstance(table, dict)
        return str(table["id"])

    def join(self, table: str) -> Json:
        return self.request("POST", f"/api/tables/{table}/join", {})

    def get_table(self, table: str) -> Json:
        return self.request("GET", f"/api/tables/{table}")

    def get_deck(self, ref: str) -> Json:
        """The deck file of a table, by the table's `deck`; `Deck.from_json` reads it."""
        return self.request("GET", f"/api/decks/{ref}")

    def commit(self, table: str, ply: int, choices: Sequence[str], key: str | None = None) -> Json:
        """Play choices. Without a key it makes one, so that a retry is harmless."""
        body = {"ply": ply, "choices": list(choices), "key": key or secrets.token_hex(8)}
        return self.request("POST", f"/api/tables/{table}/commit", body)

    def play(self, table: str, choose: Chooser) -> Json:
        """Play a whole game; returns its last message. Raises `TableClosed` if it is closed."""
        seat: object = None
        for message in listen(self, table):
            now = message.get("table")
            if isinstance(now, dict) and now["state"] == "closed":
                raise TableClosed(f"Table {table} is closed.")
            if "you" in message:
                you = message["you"]
                assert isinstance(you, dict)
                seat = you["seat"]
            if message["type"] == "over":
                return message
            view = message.get("view")
            if not isinstance(view, dict):
                continue
            if view["over"] and message["type"] == "state":
                return message
            decision = view["decision"]
            if decision is None or decision["seat"] != seat:
                continue
            try:
                self.commit(table, view["ply"], [choose(view, decision["legal"])])
            except Refused as refused:
                if refused.code not in ("stale", "not-your-decision", "taken-over"):
                    raise
        raise ConnectionError("the stream ended before the game did")
