"""The HTTP client of one person."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import SimpleCookie
from time import sleep
from urllib.parse import urlsplit

from .stream import listen

Json = dict[str, object]
Chooser = Callable[[Json, Sequence[str]], str]
"""Picks one of the legal choices, given the view."""

TRIES = 8
FIRST_WAIT_S = 0.2


class Refused(Exception):
    """The server responded with a problem. `code` is stable; `problem` is the whole response."""

    def __init__(self, problem: Json) -> None:
        super().__init__(str(problem.get("detail", "refused")))
        self.problem = problem
        self.code = str(problem.get("code", "unknown"))
        self.status = problem.get("status")


class Client:
    """`token`: an API token. Without one, call `be` to become a guest."""

    def __init__(self, address: str, token: str | None = None, *, timeout: float = 30) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise ValueError(f"{address!r} is not the address of a server")
        self._secure = parts.scheme == "https"
        self._host = parts.netloc
        self._timeout = timeout
        self._headers: dict[str, str] = {}
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

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """Send one request. Retries lost connections, and 429 and 503 after the time that the
        server asks for. Raises `Refused`."""
        wait = FIRST_WAIT_S
        for left in reversed(range(TRIES)):
            try:
                return self._ask(method, path, body)
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

    def _ask(self, method: str, path: str, body: object) -> Json:
        connection = self.connect()
        try:
            headers = dict(self._headers)
            payload = None
            if body is not None:
                payload = json.dumps(body).encode()
                headers["Content-Type"] = "application/json"
            connection.request(method, path, payload, headers)
            response = connection.getresponse()
            text = response.read()
            self._keep_cookie(response)
        finally:
            connection.close()
        data = json.loads(text) if text else {}
        if response.status >= 400:
            raise Refused(data if isinstance(data, dict) else {"status": response.status})
        return data if isinstance(data, dict) else {"items": data}

    def _keep_cookie(self, response: HTTPResponse) -> None:
        for line in response.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(line).items():
                self._headers["Cookie"] = f"{name}={morsel.value}"

    # ---- playing ----

    def be(self, name: str | None = None) -> "Client":
        """Become a guest with this name, or with one that the server suggests."""
        self.ask("POST", "/api/me", {} if name is None else {"name": name})
        return self

    def me(self) -> Json:
        return self.ask("GET", "/api/me")

    def make_table(self, seats: Sequence[Json], **settings: object) -> str:
        """Create a table; returns its id. Each seat is {"kind": "me" | "open"} or {"kind": "bot",
        "bot": …}."""
        made = self.ask("POST", "/api/tables", {"seats": list(seats), **settings})
        table = made["table"]
        assert isinstance(table, dict)
        return str(table["id"])

    def join(self, table: str) -> Json:
        return self.ask("POST", f"/api/tables/{table}/join", {})

    def look(self, table: str) -> Json:
        return self.ask("GET", f"/api/tables/{table}")

    def commit(self, table: str, ply: int, choices: Sequence[str], key: str | None = None) -> Json:
        """Play choices. Without a key it makes one, so that a retry is harmless."""
        body = {"ply": ply, "choices": list(choices), "key": key or secrets.token_hex(8)}
        return self.ask("POST", f"/api/tables/{table}/commit", body)

    def play(self, table: str, choose: Chooser) -> Json:
        """Play a whole game; returns its last message."""
        seat: object = None
        for message in listen(self, table):
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
