"""Attacks by guests with many ordinary requests, about tables, lists, bots and passwords.

Each `attack_…` sends at most `MOST` requests, for at most `seconds`. Attacks run against the
loopback address only, and do not wait when they are refused.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any
from urllib.parse import urlsplit

import httpx

from firstgiants import Game

GUESTS = 15
MOST = 20_000
PAUSE_S = 0.002
"""The pause between two requests of a guest, because the attackers share the machine's CPU."""
BOTS = [{"kind": "bot", "bot": "giant"}] * 4

Json = dict[str, Any]
Attack = Callable[[str, float], Coroutine[Any, Any, None]]


def must_be_loopback(address: str) -> None:
    if urlsplit(address).hostname != "127.0.0.1":
        raise SystemExit(f"attacks run against 127.0.0.1 only, not {address}")


class Attacker:
    """Counts the requests of all guests, and ends the attack at its limits."""

    def __init__(self, address: str, seconds: float) -> None:
        must_be_loopback(address)
        self.address = address
        self._until = time.monotonic() + seconds
        self._left = MOST
        self._answers: Counter[str] = Counter()

    @property
    def running(self) -> bool:
        return self._left > 0 and time.monotonic() < self._until

    async def request(
        self, guest: httpx.AsyncClient, method: str, path: str, body: object = None
    ) -> httpx.Response | None:
        """The response with any status; None if there was none."""
        self._left -= 1
        await asyncio.sleep(PAUSE_S)
        try:
            answer = await guest.request(method, path, json=body)
        except httpx.HTTPError:
            self._answers["none"] += 1
            return None
        self._answers[str(answer.status_code)] += 1
        return answer

    async def with_guests(
        self, work: Callable[[httpx.AsyncClient], Awaitable[None]], guests: int = GUESTS
    ) -> None:
        """Run `work` for all guests at the same time."""
        clients = [httpx.AsyncClient(base_url=self.address, timeout=10) for _ in range(guests)]
        try:
            await asyncio.gather(*(self._one(client, work) for client in clients))
        finally:
            for client in clients:
                await client.aclose()
            counts = ", ".join(f"{status}: {n}" for status, n in sorted(self._answers.items()))
            print(f"  the attackers' answers: {counts}", flush=True)

    async def _one(
        self, client: httpx.AsyncClient, work: Callable[[httpx.AsyncClient], Awaitable[None]]
    ) -> None:
        await self.request(client, "POST", "/api/me", {})
        await work(client)


async def attack_lobby_reads(address: str, seconds: float) -> None:
    """Fifteen guests read the list of public tables repeatedly."""
    attacker = Attacker(address, seconds)

    async def work(guest: httpx.AsyncClient) -> None:
        for state in itertools.cycle(("open", "playing")):
            if not attacker.running:
                return
            await attacker.request(guest, "GET", f"/api/tables?state={state}")

    await attacker.with_guests(work)


async def attack_bot_tables(address: str, seconds: float) -> None:
    """Fifteen guests play at ten tables each, against four of the strongest bots."""
    attacker = Attacker(address, seconds)

    async def work(guest: httpx.AsyncClient) -> None:
        new = {"seats": [{"kind": "me"}, *BOTS], "visibility": "link", "first": 1}
        alone = {"seats": BOTS, "visibility": "link"}
        tables: list[str] = []
        for body in (*[new] * 10, alone, alone):
            made = await attacker.request(guest, "POST", "/api/tables", body)
            if made is not None and made.status_code == 201:
                tables.append(made.json()["table"]["id"])
        while attacker.running:
            for table in tables:
                if attacker.running:
                    await _move(attacker, guest, table)
            await asyncio.sleep(PAUSE_S)

    await attacker.with_guests(work)


async def _move(attacker: Attacker, guest: httpx.AsyncClient, table: str) -> None:
    seen = await attacker.request(guest, "GET", f"/api/tables/{table}")
    if seen is None or seen.status_code != 200:
        return
    state = seen.json()
    decision = (state["view"] or {}).get("decision")
    if decision is not None and decision["seat"] == state["you"]["seat"]:
        body = {"ply": state["view"]["ply"], "choices": decision["legal"][:1]}
        await attacker.request(guest, "POST", f"/api/tables/{table}/commit", body)


async def attack_lobby_flood(address: str, seconds: float) -> None:
    """Fifteen guests create as many public tables as they can."""
    attacker = Attacker(address, seconds)

    async def work(guest: httpx.AsyncClient) -> None:
        body = {"seats": [{"kind": "me"}, {"kind": "open"}], "title": "Look at me"}
        while attacker.running:
            await attacker.request(guest, "POST", "/api/tables", body)

    await attacker.with_guests(work)


async def attack_passwords(address: str, seconds: float) -> None:
    """Fifteen guests guess passwords and create accounts, which costs the server slow hashes."""
    attacker = Attacker(address, seconds)

    async def work(guest: httpx.AsyncClient) -> None:
        while attacker.running:
            guess = {"login": f"x{secrets.token_hex(6)}", "password": secrets.token_hex(8)}
            await attacker.request(guest, "POST", "/api/session", guess)
            await attacker.request(guest, "POST", "/api/me/account", guess)

    await attacker.with_guests(work)


async def attack_replays(address: str, seconds: float) -> None:
    """Fifteen guests import a long game, then read it and some lists repeatedly."""
    attacker = Attacker(address, seconds)
    record = _long_game()

    async def work(guest: httpx.AsyncClient) -> None:
        paths = ["/api/games", "/api/leaderboard"]
        made = await attacker.request(guest, "POST", "/api/games/import", record)
        if made is not None and made.status_code == 201:
            paths += [f"/api/games/{made.json()['id']}"] * 8
        for path in itertools.cycle(paths):
            if not attacker.running:
                return
            await attacker.request(guest, "GET", path)

    await attacker.with_guests(work)


async def attack_reviews(address: str, seconds: float) -> None:
    """Fifteen guests import a long game each and ask for its review and for evaluations, without a
    pause. Bots at tables must not notice."""
    attacker = Attacker(address, seconds)
    record = _long_game()
    guests = itertools.count(1)

    async def work(guest: httpx.AsyncClient) -> None:
        # Every guest has another game: one review of a game serves all.
        mine = record | {"choices": record["choices"][: -next(guests)], "result": None}
        made = await attacker.request(guest, "POST", "/api/games/import", mine)
        if made is None or made.status_code != 201:
            return
        game = f"/api/games/{made.json()['id']}"
        await attacker.request(guest, "POST", f"{game}/review")
        for ply in itertools.cycle(range(100)):
            if not attacker.running:
                return
            await attacker.request(guest, "POST", f"{game}/evaluation", {"ply": ply})

    await attacker.with_guests(work)


async def attack_coach(address: str, seconds: float) -> None:
    """Fifteen guests play against a bot, with large decks that they made, and ask the coach about
    one choice after the other, without a pause."""
    attacker = Attacker(address, seconds)

    async def work(guest: httpx.AsyncClient) -> None:
        new = {"name": "Large", "cards": _large_deck()}
        made = await attacker.request(guest, "POST", "/api/workshop/decks", new)
        if made is None or made.status_code != 201:
            return
        versions = f"/api/workshop/decks/{made.json()['deck']['id']}/versions"
        version = await attacker.request(guest, "POST", versions)
        if version is None or not version.is_success:
            return
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        body = {"seats": seats, "deck": version.json()["hash"], "visibility": "link", "first": 1}
        begun = await attacker.request(guest, "POST", "/api/tables", body)
        if begun is None or begun.status_code != 201:
            return
        coach, view = f"/api/tables/{begun.json()['table']['id']}/coach", begun.json()["view"]
        for choice in itertools.cycle(view["decision"]["legal"]):
            if not attacker.running:
                return
            body = {"ply": view["ply"], "choices": [choice]}
            await attacker.request(guest, "POST", coach, body)

    await attacker.with_guests(work)


def _large_deck() -> list[Json]:
    facts = {"note": "n" * 300, "where": "w" * 80}
    texts = {"name": "x" * 40, "label": "l" * 200, "facts": facts}
    return [
        {"id": f"c-{n}", "family": "marine", "size": 1 + n % 3, "effects": [], **texts}
        for n in range(200)
    ]


def _long_game() -> Json:
    game = Game.new(players=["A", "B", "C", "D", "E"], seed=7)
    while not game.is_over:
        assert game.decision is not None
        game.play(game.decision.legal[0])
    return game.record().to_json()


def attacks_of(module: object) -> Iterable[tuple[str, Attack]]:
    """The attacks of a module, by name."""
    for name, attack in vars(module).items():
        if name.startswith("attack_"):
            yield name.removeprefix("attack_").replace("_", "-"), attack
