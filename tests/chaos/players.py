"""Players that record what was acknowledged, and retry and reconnect after every failure."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

Json = dict[str, Any]
BROKEN = (OSError, httpx.HTTPError, websockets.WebSocketException, asyncio.TimeoutError, EOFError)
NUMBERED = ("moved", "table", "chat", "react", "over")


@dataclass
class Ack:
    table: str
    ply: int
    choices: list[str]


@dataclass
class Player:
    """Plays at one table through any of the given servers, with what the stream sends."""

    addresses: Callable[[], str]
    rng: random.Random
    cookie: str = ""
    acks: list[Ack] = field(default_factory=list)
    moved: dict[int, Json] = field(default_factory=dict)
    last: int | None = None
    view: Json | None = None
    seat: int | None = None
    over: Json | None = None
    lost: int = 0
    duplicate: float = 0.0
    """How often a commit is sent twice at once."""
    by_socket: bool = False
    """Whether choices are sent on the socket; then the "moved" message acknowledges them."""
    think_s: float = 0.0
    """How long a player thinks at most, and at least half as long."""
    open_s: float | None = 5.0
    """How long a server may take to open the stream; None: until it answers or closes."""
    silence_s: float | None = 30.0
    """How long an open stream may say nothing; None: until it closes."""
    sent_at: dict[int, float] = field(default_factory=dict)
    """By ply: when the player first sent a choice."""
    heard_at: dict[int, float] = field(default_factory=dict)
    """By ply: when the player first heard of the choices there."""

    async def until(self, method: str, path: str, body: object = None) -> Json:
        """Retry the request until it succeeds or is refused for good."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.addresses(), timeout=10, verify=False
                ) as client:
                    headers = {"Cookie": self.cookie} if self.cookie else {}
                    response = await client.request(method, path, json=body, headers=headers)
                    if "set-cookie" in response.headers and not self.cookie:
                        self.cookie = response.headers["set-cookie"].split(";")[0]
                    if response.status_code not in (500, 503):
                        return {"status": response.status_code, **_object(response)}
            except BROKEN:
                self.lost += 1
            await asyncio.sleep(0.05)

    async def play(self, table: str, *, stop: asyncio.Event | None = None) -> None:
        while self.over is None and not (stop is not None and stop.is_set()):
            try:
                await self._listen(table, stop)
            except BROKEN:
                self.lost += 1
                await asyncio.sleep(0.05)

    async def _listen(self, table: str, stop: asyncio.Event | None) -> None:
        query = "" if self.last is None else f"?after={self.last}"
        address = self.addresses().replace("http", "ws")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with websockets.connect(
            f"{address}/api/tables/{table}/stream{query}",
            additional_headers=headers,
            open_timeout=self.open_s,
            close_timeout=1,
        ) as socket:
            sent = await self._answer(table, socket)
            while self.over is None and not (stop is not None and stop.is_set()):
                self._heard(
                    table, json.loads(await asyncio.wait_for(socket.recv(), self.silence_s))
                )
                if not self.by_socket or self.view is None or self.view["ply"] != sent:
                    sent = await self._answer(table, socket)

    def _heard(self, table: str, message: Json) -> None:
        if message["type"] == "bye":
            raise EOFError(message["why"])
        if message["type"] == "moved":
            known = self.moved.setdefault(message["n"], message)
            assert known["choices"] == message["choices"]
            self.heard_at.setdefault(message["from_ply"], time.monotonic())
            if self.by_socket:
                self.acks.append(Ack(table, message["from_ply"], message["choices"]))
        if "you" in message:
            self.seat = message["you"]["seat"]
        if message["type"] == "state" or message["type"] in NUMBERED:
            assert self.last is None or message["type"] == "state" or message["n"] > self.last
            self.last = message["n"]
        if message.get("view") is not None:
            self.view = message["view"]
        if message["type"] == "over":
            self.over = message
        if message["type"] == "state" and message["table"]["state"] == "finished":
            self.over = {"totals": message["table"]["totals"]}

    async def _answer(self, table: str, socket: websockets.ClientConnection) -> int | None:
        """Choose, if this seat must decide. Returns the ply of a commit that was only sent."""
        decision = (self.view or {}).get("decision")
        if self.view is None or decision is None or decision["seat"] != self.seat:
            return None
        ply: int = self.view["ply"]
        choice = self.rng.choice(decision["legal"])
        if self.think_s:
            await asyncio.sleep((0.5 + self.rng.random() / 2) * self.think_s)
        self.sent_at.setdefault(ply, time.monotonic())
        body = {"ply": ply, "choices": [choice], "key": f"{ply}-{self.rng.random()}"}
        if self.by_socket:
            await socket.send(json.dumps({"type": "commit", "id": ply, **body}))
            return ply
        body["view"] = True
        path = f"/api/tables/{table}/commit"
        sends = 2 if self.rng.random() < self.duplicate else 1
        answers = await asyncio.gather(*(self.until("POST", path, body) for _ in range(sends)))
        assert all(a["status"] in (200, 409) for a in answers), answers
        if any(a["status"] == 200 for a in answers):
            self.acks.append(Ack(table, ply, [choice]))
            self.view = next(a["view"] for a in answers if a["status"] == 200)
        elif answers[0]["code"] == "stale":
            self.view = answers[0]["now"]["view"]
        return None

    def fingerprint(self) -> str:
        """The final position and points in this player's last message."""
        assert self.view is not None
        assert self.over is not None
        position = {k: v for k, v in self.view.items() if k != "seat"}
        text = json.dumps([position, self.over["totals"]], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()


def _object(response: httpx.Response) -> Json:
    answer = response.json() if response.content else {}
    return answer if isinstance(answer, dict) else {"items": answer}


async def seat_people(players: list[Player], bots: int = 0, **settings: object) -> str:
    """Make all players guests and seat them at one table; returns its id."""
    for player in players:
        await player.until("POST", "/api/me", {})
    chairs: list[Json] = [{"kind": "me"}]
    chairs += [{"kind": "open"}] * (len(players) - 1)
    chairs += [{"kind": "bot", "bot": "random"}] * bots
    made = await players[0].until("POST", "/api/tables", {"seats": chairs, **settings})
    table = str(made["table"]["id"])
    for player in players[1:]:
        await player.until("POST", f"/api/tables/{table}/join", {})
    return table


def check_against_log(players: list[Player], log: dict[str, list[str]]) -> int:
    """Assert that every acknowledged choice is in the log at its ply. Returns their number."""
    acks = [ack for player in players for ack in player.acks]
    for ack in acks:
        kept = log[ack.table][ack.ply : ack.ply + len(ack.choices)]
        assert kept == ack.choices, f"{ack} was acknowledged, but the log has {kept}"
    return len(acks)


MOVED_ROWS = "SELECT table_id, ply, body FROM log WHERE type = 'moved' ORDER BY table_id, n"


def choices_by_table(rows: Iterable[Any]) -> dict[str, list[str]]:
    """The choices of every table in order, from MOVED_ROWS. Asserts that none is there twice."""
    choices: dict[str, list[str]] = {}
    for table, ply, body in rows:
        kept = choices.setdefault(table, [])
        assert ply == len(kept), f"table {table} has a gap or a double at ply {ply}"
        kept += json.loads(body)["choices"]
    return choices
