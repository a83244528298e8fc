"""Compares everything that two servers send, whose secrets the test chooses.

The same steps run in two worlds that differ only in what is secret at the end: the cards that were
never visible, and their seeds. Everything that the server sends must be the same in both; otherwise
it reveals something about a hidden card.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
from litestar import Litestar
from sqlalchemy import select

from firstgiants import Deck, View, load_deck
from firstgiants.rules import cards
from firstgiants.rules.shuffle import shuffled
from firstgiants.server.daily.days import is_secret
from firstgiants.server.http.app import Parts, make_litestar
from firstgiants.server.node import Node
from firstgiants.server.store import schema
from firstgiants.server.streams.listeners import Listener
from tests.server.served import FirstLegal, HeldTime, settings_for

CARDS = 18
NOBODY = 3
"""Three people have a cookie; the fourth has none."""
NOT_COMPARED = {"presence", "ping"}
"""Messages that come when they come: they hold nothing of a game."""


@contextmanager
def short_deck() -> Iterator[None]:
    """A short deck with the built-in deck's name, so that games end soon with cards hidden."""
    whole = load_deck("founders").to_json()
    listed: Any = whole["cards"]
    short = Deck.from_json(json.dumps(whole | {"cards": listed[::4][:CARDS]}))
    with mock.patch.dict(cards._decks, {"founders": short}):
        yield


@dataclass(frozen=True)
class Secrets:
    """`hidden`: for each secret deal, by number, how many of its cards were visible."""

    hidden: dict[int, int] = field(default_factory=dict)

    def seed(self, number: int) -> str:
        return f"{'f' if number in self.hidden else '0'}{number:063x}"

    def daily(self, day: str) -> str:
        return self.seed(date.fromisoformat(day).toordinal())

    def order(self, seed: str, ids: list[str]) -> list[str]:
        number = int(seed[1:], 16)
        order: list[str] = shuffled(list(ids), f"deal {number}")
        if number in self.hidden:
            seen = self.hidden[number]
            rest = order[seen:]
            order = [*order[:seen], *rest[1:], *rest[:1]]
        return order


@cache
def _application() -> Litestar:
    """The API application, created once because that is slow; each world sets its parts."""
    return make_litestar(Node(settings_for(Path("/nowhere"))))


class Patient(FirstLegal):
    """A thinker that waits while requests are answered, so that an answer does not depend on how
    far the bots are."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        await self.go.wait()
        return await super().think(bot, view, deck, seed)


class World:
    """One server without a network, with three people and a client without a cookie."""

    def __init__(self, node: Node, time: HeldTime, thinker: Patient) -> None:
        self.node = node
        self.time = time
        self._thinker = thinker
        self.received: dict[str, list[str]] = {"responses": []}
        """Everything that the server sent, in order, for each stream and for the responses. Which
        of two streams gets its message first is left to the event loop."""
        self.tables: list[str] = []
        self.people: list[httpx.AsyncClient] = []
        self.ids: list[str | None] = []
        self.deals: list[str] = []
        """Ids of deals, where a server gives one away."""
        self._listeners: list[tuple[str, Listener]] = []

    async def open(self) -> None:
        app = _application()
        app.state.parts = Parts(self.node)
        carrier = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        for name in ("Ada", "Bo", "Cy", ""):
            client = httpx.AsyncClient(transport=carrier, base_url="http://museum.test")
            self.people.append(client)
            made = await client.post("/api/me", json={"name": name}) if name else None
            self.ids.append(made.json()["id"] if made is not None else None)
        self._listeners.append(("lobby", await self.node.lobby.listen(None)))

    async def ask(self, who: int, method: str, path: str, body: object = None) -> Any:
        """Send a request; record the response and all stream messages that it causes."""
        options = {} if body is None else {"json": body}
        response = await self.people[who].request(method, path, **options)  # type: ignore[arg-type]
        self.receive(f"{who} {method} {path}: {response.status_code} {response.text}")
        await self._settle()
        if not response.is_success or not response.content or path.endswith("ndjson"):
            return None
        answer = response.json()
        table = answer.get("table") if isinstance(answer, dict) else None
        if isinstance(table, dict):
            if table["id"] not in self.tables:
                self.tables.append(table["id"])
            if table.get("deal") and table["deal"] not in self.deals:
                self.deals.append(table["deal"])
        return answer

    def receive(self, text: str, stream: str = "responses") -> None:
        self.received.setdefault(stream, []).append(text)

    async def _settle(self) -> None:
        """Let all bots move, and take all messages."""
        self._thinker.go.set()
        bots = self.node.bots
        assert bots is not None
        registry = self.node.registry._open_tables
        while bots._busy or any(d.state and d.state.row.asked_bot for d in registry.values()):
            self._drain()
            await asyncio.sleep(0.001)
        self._thinker.go.clear()
        await self.node.lobby.refresh()
        self._drain()

    def _drain(self) -> None:
        for name, listener in self._listeners:
            while (message := listener.take()) is not None:
                text = message.decode()
                if json.loads(text)["type"] not in NOT_COMPARED:
                    self.receive(text, name)

    async def listen(self, who: int, table: str, after: int | None) -> None:
        try:
            listener = await self.node.registry.listen(table, self.ids[who], after)
        except Exception as error:  # noqa: BLE001 - every error message counts
            self.receive(f"{who} listens: {error}")
        else:
            name = f"{len(self._listeners)}: {who} at {table}"
            self._listeners.append((name, listener))
        self._drain()

    async def days_pass(self, days: int) -> None:
        self.time.pass_s(days * 86_400)
        await self.node.cleanup.run()
        await self._settle()

    async def secrets(self) -> tuple[Secrets, list[str]]:
        """The deals that must be secret now, and the ids of all deals. A deal is secret while an
        unfinished table has it, unless the table says that the order is public; the deal of the day
        until its day is over."""
        t, d = schema.tables, schema.deals
        query = select(t, d.c.seed).join(d, d.c.id == t.c.deal_id)
        rows = await self.node.database.read(lambda c: c.execute(query).mappings().all())
        hidden: dict[int, int] = {}
        for row in rows:
            daily = is_secret(row["daily"], self.time.now_ms())
            public = row["state"] == "finished" or row["same_deal_as"] or row["daily"]
            if public and not daily:
                continue
            state = await self.node.registry.get(row["id"])
            left = CARDS if state.game is None else state.game.view().deck_left
            seen = 0 if state.game is None else CARDS - left + min(left, 1)
            number = int(row["seed"][1:], 16)
            # Several people play the deal of the day; each may see as far as they have come.
            known = hidden.get(number)
            hidden[number] = (
                seen if known is None else max(seen, known) if daily else min(seen, known)
            )
        ids = await self.node.database.read(lambda c: list(c.execute(select(d.c.id)).scalars()))
        return Secrets(hidden), ids


@asynccontextmanager
async def world(template: Path, folder: Path, secrets: Secrets) -> AsyncIterator[World]:
    """A new world with these secrets, on a copy of the empty database in `template`. All other
    random values are replaced by counters."""
    counts = {"id": 0, "deal": 0}

    def counted(kind: str) -> int:
        counts[kind] += 1
        return counts[kind]

    def token_hex(size: int = 32) -> str:
        return secrets.seed(counted("deal")) if size == 32 else "0" * size * 2

    def token_urlsafe(size: int = 32) -> str:
        return f"{counted('id'):0{size}d}-name"

    def number_of(seed: str) -> bytes:
        return seed[1:].encode()

    shutil.copytree(template, folder)
    fair = "firstgiants.server.tables.fair_deal"
    with (
        mock.patch("secrets.token_hex", token_hex),
        mock.patch("secrets.token_urlsafe", token_urlsafe),
        # A commitment reveals nothing about the seed, so it is the same in all worlds.
        mock.patch(f"{fair}.commitment_of", lambda seed: sha256(number_of(seed)).hexdigest()),
        mock.patch(f"{fair}.order_of", secrets.order),
        mock.patch(
            "firstgiants.server.daily.service.seed_of", lambda _, day, **__: secrets.daily(day)
        ),
        mock.patch(f"{fair}.first_chair", lambda seed, chairs: number_of(seed)[-1] % chairs),
    ):
        time = HeldTime()
        thinker = Patient()
        node = Node(settings_for(folder), time=time, thinker=thinker)
        await node.start()
        for task in node._tasks:
            if task.get_name() not in ("bots", "bot-catalog"):
                task.cancel()  # `World` runs the periodic tasks after each step
        here = World(node, time, thinker)
        try:
            await here.open()
            yield here
        finally:
            for client in here.people:
                await client.aclose()
            await node.stop()
            shutil.rmtree(folder)


Run = Callable[[World], Awaitable[Any]]


@dataclass(frozen=True)
class Step:
    """One step of a test; its repr is the code that makes it."""

    spelling: str
    run: Run

    def __repr__(self) -> str:
        return self.spelling


def step(made: Callable[..., Run]) -> Callable[..., Step]:
    """Decorator that turns a function that returns an action into one that returns a step."""

    def spelled(*given: object) -> Step:
        return Step(f"{made.__name__}({', '.join(map(repr, given))})", made(*given))

    return spelled


async def compare_worlds(template: Path, folder: Path, steps: list[Step]) -> list[str]:
    """Run the steps in both worlds, compare everything sent, and return it."""
    async with world(template, folder / "one", Secrets()) as one:
        for step in steps:
            await step.run(one)
        secrets, deals = await one.secrets()
    sent = [line for lines in one.received.values() for line in lines]
    for deal in deals:
        assert not any(f'"{deal}"' in line for line in sent), f"the deal {deal} was named"
    async with world(template, folder / "other", secrets) as other:
        for step in steps:
            await step.run(other)
    assert other.received.keys() == one.received.keys()
    for stream, lines in one.received.items():
        for here, there in zip(lines, other.received[stream], strict=False):
            assert here == there, f"this depends on what must be secret ({stream})"
        assert len(lines) == len(other.received[stream])
    return sent


def table_of(world: World, number: int) -> str:
    return world.tables[number % len(world.tables)] if world.tables else "none"
