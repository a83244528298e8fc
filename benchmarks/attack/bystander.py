"""Measures the response times of people who play during an attack."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field

import httpx
import websockets

HOME = "127.0.0.7"
"""The bystanders' address, different from the attackers'."""
PLAYERS = 4
READ_EVERY_S = 0.05
TIMEOUT_S = 60.0
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "preparator"}]


def percentile(times: list[float], part: float) -> float:
    """In milliseconds; infinite without any response."""
    if not times:
        return float("inf")
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


@dataclass
class Times:
    read: list[float] = field(default_factory=list)
    commit: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    failed: int = 0


class Bystander:
    """One person with one table against a bot."""

    def __init__(self, address: str) -> None:
        self._address = address
        transport = httpx.AsyncHTTPTransport(local_address=HOME)
        self.http = httpx.AsyncClient(
            base_url=address, transport=transport, timeout=TIMEOUT_S, trust_env=False
        )
        self.table = ""

    async def arrive(self) -> None:
        (await self.http.post("/api/me", json={"name": "Bystander"})).raise_for_status()
        await self._sit_down()

    async def _sit_down(self) -> None:
        made = await self.http.post("/api/tables", json={"seats": SEATS, "visibility": "link"})
        made.raise_for_status()
        self.table = made.json()["table"]["id"]

    async def read(self, times: Times, until: float) -> None:
        """Request the table repeatedly."""
        while time.monotonic() < until:
            began = time.monotonic()
            answer = await self._try(self.http.get(f"/api/tables/{self.table}"), times)
            if answer is not None:
                times.read.append(time.monotonic() - began)
            await asyncio.sleep(READ_EVERY_S)

    async def _try(self, request: Awaitable[httpx.Response], times: Times) -> httpx.Response | None:
        try:
            answer = await request
        except httpx.HTTPError:
            times.failed += 1
            return None
        if answer.is_success:
            return answer
        times.failed += 1
        return None

    async def play(self, times: Times, until: float) -> None:
        """Move in each turn, and wait for the bot."""
        while time.monotonic() < until:
            try:
                await self._play_on(times, until)
            except (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError):
                times.failed += 1
                await asyncio.sleep(0.1)

    async def _play_on(self, times: Times, until: float) -> None:
        stream = f"{self._address.replace('http', 'ws')}/api/tables/{self.table}/stream"
        cookie = f"fg_person={self.http.cookies.get('fg_person')}"
        async with websockets.connect(
            stream, additional_headers={"Cookie": cookie}, local_addr=(HOME, 0), proxy=None
        ) as socket:
            began: float | None = None
            seat: int | None = None
            while time.monotonic() < until:
                left = until - time.monotonic()
                try:
                    text = await asyncio.wait_for(socket.recv(), max(0.01, left))
                except TimeoutError:
                    if began is not None:
                        # The bot has not answered yet: count the time so far.
                        times.bot.append(time.monotonic() - began)
                    return
                message = json.loads(text)
                if message["type"] == "over":
                    await self._sit_down()
                    return
                if message["type"] == "state":
                    seat = message["you"]["seat"]
                if message["type"] == "moved" and message["by"] is not None and began is not None:
                    times.bot.append(time.monotonic() - began)
                    began = None
                decision = (message.get("view") or {}).get("decision")
                if decision is not None and decision["seat"] == seat:
                    began = await self._commit(times, message["view"]["ply"], decision["legal"][0])

    async def _commit(self, times: Times, ply: int, choice: str) -> float:
        began = time.monotonic()
        path = f"/api/tables/{self.table}/commit"
        body = {"ply": ply, "choices": [choice], "view": False}
        if await self._try(self.http.post(path, json=body), times) is not None:
            times.commit.append(time.monotonic() - began)
        return began


async def measure(people: list[Bystander], seconds: float) -> Times:
    times, until = Times(), time.monotonic() + seconds
    plays = [person.play(times, until) for person in people]
    reads = [people[0].read(times, until)]
    await asyncio.gather(*plays, *reads)
    return times


async def arrive_all(address: str) -> list[Bystander]:
    people = [Bystander(address) for _ in range(PLAYERS)]
    for person in people:
        await person.arrive()
    return people
