"""A real server inside a test, with a controlled clock and people that use the API."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import ssl
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from argon2 import PasswordHasher
from litestar import Litestar
from sqlalchemy import create_engine, event, update

from firstgiants import Choice, Deck, View
from firstgiants.bots import Budget, play_turn
from firstgiants.server.bots import pool as bot_pool
from firstgiants.server.http.app import Parts, make_litestar
from firstgiants.server.jobs import runner as job_runner
from firstgiants.server.node import Node
from firstgiants.server.serving import uvicorn_config
from firstgiants.server.settings import Settings
from firstgiants.server.store import schema
from firstgiants.server.store.migrate import upgrade
from firstgiants.server.timing import Time
from firstgiants.server.wire.openapi import describe

Json = dict[str, Any]
FREE = (1_000_000, 1_000_000)
CAPS = (
    "open_tables_per_person", "open_tables_per_address", "tables_per_person", "tables_per_address",
    "bot_games_per_address", "new_decks_per_address", "decks_per_person",
)  # fmt: skip
TWO_BOTS: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
OPEN_2: list[Json] = [{"kind": "me"}, {"kind": "open"}]


PATIENCE_S = 120
"""How long tests wait for a message or a condition. Generous: the machine may be busy."""
UNUSED_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Otherwise each client reads all certificates of this computer."""


class HeldTime:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def now_ms(self) -> int:
        return self.ms

    def wall_ms(self) -> int:
        return self.ms

    def follow(self, ms: int) -> None:
        self.ms = max(self.ms, ms)

    def pass_s(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


class FirstLegalBot:
    name = "first legal"

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:  # noqa: ARG002
        return legal[0]


class FirstLegal:
    """Returns the first legal choice at once. Records views and seeds."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.seeds: list[str | None] = []

    def start(self) -> None:
        pass

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        assert bot
        self.seeds.append(seed)
        self.views.append(view)
        return [str(choice) for choice in play_turn(FirstLegalBot(), view, Budget(), deck=deck)]

    async def close(self) -> None:
        pass


@dataclass
class Person:
    """A client with a cookie jar, signed in or not."""

    http: httpx.AsyncClient
    address: str
    id: str = ""

    async def ask(
        self, method: str, path: str, body: object = None, **options: Any
    ) -> httpx.Response:
        if body is not None:
            options["json"] = body
        return await self.http.request(method, path, **options)

    async def ok(self, method: str, path: str, body: object = None, **options: Any) -> Any:
        response = await self.ask(method, path, body, **options)
        assert response.is_success, response.text
        return response.json() if response.content else None

    async def refused(
        self, status: int, code: str, method: str, path: str, body: object = None, **options: Any
    ) -> Json:
        response = await self.ask(method, path, body, **options)
        assert (response.status_code, response.json()["code"]) == (status, code), response.text
        assert response.headers["content-type"] == "application/problem+json"
        problem: Json = response.json()
        return problem

    async def make(self, seats: list[Json], **settings: object) -> Json:
        made: Json = await self.ok("POST", "/api/tables", {"seats": seats, **settings})
        return made

    async def look(self, table: str) -> Json:
        seen: Json = await self.ok("GET", f"/api/tables/{table}")
        return seen

    async def commit(self, table: str, ply: int, *choices: str, **more: object) -> httpx.Response:
        body = {"ply": ply, "choices": list(choices), **more}
        return await self.ask("POST", f"/api/tables/{table}/commit", body)

    @property
    def cookie(self) -> str:
        return f"fg_person={self.http.cookies.get('fg_person')}"

    @asynccontextmanager
    async def stream(
        self, table: str, after: int | None = None
    ) -> AsyncIterator[Callable[[], Coroutine[Any, Any, Json]]]:
        query = "" if after is None else f"?after={after}"
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/stream{query}"
        headers = {"Cookie": self.cookie} if self.http.cookies else {}
        async with websockets.connect(address, additional_headers=headers) as socket:

            async def hear() -> Json:
                message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE_S))
                return message

            yield hear


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not await true():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@dataclass
class Served:
    node: Node
    address: str
    _people: list[httpx.AsyncClient] = field(default_factory=list)

    def nobody(self) -> Person:
        client = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE_S, verify=UNUSED_TLS)
        self._people.append(client)
        return Person(client, self.address)

    async def run_on(self, time: HeldTime, seconds: float) -> None:
        """Advance the clock while the service is up, with heartbeats."""
        time.pass_s(seconds)
        t, now = schema.heartbeat, time.now_ms()
        await self.node.database.write(lambda c: c.execute(update(t).values(at=now)).rowcount)
        await self.node.heartbeat.beat()

    async def person(self, name: str = "Ada") -> Person:
        somebody = self.nobody()
        somebody.id = (await somebody.ok("POST", "/api/me", {"name": name}))["id"]
        return somebody


def settings_for(folder: Path, **changes: Any) -> Settings:
    values: dict[str, Any] = {
        "port": 0,
        "web": str(folder / "no web client"),
        "database": str(folder / "test.sqlite3"),
        "bot_pause_ms": 0,
        "shutdown_s": 3,
        **{f"limit_{kind}": FREE for kind in
           ("guests", "sign_in", "chat", "tables", "changes", "imports", "stored", "play", "reads",
            "requests", "frames")},
        **dict.fromkeys(CAPS, 1000000),
    }  # fmt: skip
    return Settings(**(values | changes))


@cache
def _empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()


def make_database(path: Path) -> None:
    """Make an empty database of the newest version, unless there is one. Migrations take longer
    than most tests, so they run once in a process."""
    if not path.exists():
        path.write_bytes(_empty_database())
        path.chmod(0o600)


_idle_apps: dict[int, list[Litestar]] = {}
"""Applications by the largest body that they take. To make one takes longer than most tests."""


@cache
def description() -> Json:
    """The API's description in OpenAPI."""
    described: Json = describe(make_litestar(Node(settings_for(Path("/nowhere")))))
    return described


def _take_app(node: Node) -> Litestar:
    idle = _idle_apps.setdefault(node.settings.max_body_bytes, [])
    if not idle:
        return make_litestar(node)
    app = idle.pop()
    app.state.parts = Parts(node)
    return app


# Tests wait for bots and jobs: while other tests run, a polite process would hardly get on.
bot_pool.NICENESS = job_runner.NICENESS = 0

_QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Of the same kind as the server's, which takes a tenth of a second for each password."""


def _do_not_wait_for_the_disk(raw: sqlite3.Connection, _record: object) -> None:
    """Only a power failure could tell the difference."""
    raw.execute("PRAGMA synchronous=OFF")


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    time: Time | None = None,
    thinker: Any = None,
    works_on_jobs: bool = True,
    **changes: Any,
) -> AsyncIterator[Served]:
    """A server on a free port, in this event loop. Without `works_on_jobs`, jobs wait for
    another node."""
    settings = settings_for(folder, **changes)
    file = Path(settings.database)
    if file.parent == folder:
        make_database(file)
    node = Node(settings, time=time, thinker=thinker or FirstLegal())
    node.passwords._hasher = _QUICK_HASHER
    if not works_on_jobs:
        node.jobs = None
    if node.database._sync is not None:
        event.listen(node.database._sync, "connect", _do_not_wait_for_the_disk)
    app = _take_app(node)
    server = uvicorn.Server(uvicorn_config(node, app))
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
    port = server.servers[0].sockets[0].getsockname()[1]
    served = Served(node, f"http://127.0.0.1:{port}")
    try:
        yield served
    finally:
        for client in served._people:
            await client.aclose()
        node.listeners.shut()
        server.should_exit = True
        await task
        _idle_apps[settings.max_body_bytes].append(app)
