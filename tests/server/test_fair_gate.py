"""Expensive requests of one address do not queue up before everybody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from firstgiants.server.errors import TooMany
from firstgiants.server.http.fair_gate import FairGate
from tests.server.served import TWO_BOTS, serving
from tests.server.test_play import play_out


async def test_addresses_take_turns() -> None:
    gate, order = FairGate(), list[str]()

    async def ask(address: str) -> None:
        async with gate.inside(address):
            order.append(address)
            await asyncio.sleep(0.01)

    many = [asyncio.create_task(ask("many")) for _ in range(20)]
    await asyncio.sleep(0)
    few = [asyncio.create_task(ask(name)) for name in ("a", "b", "a")]
    await asyncio.gather(*few)
    assert order.count("many") <= 4
    await asyncio.gather(*many)
    assert len(order) == 23


async def test_one_address_has_one_inside_and_so_many_waiting() -> None:
    gate, inside = FairGate(at_once=2, most_waiting=3), list[int]()
    go = asyncio.Event()

    async def ask(number: int) -> None:
        async with gate.inside("here"):
            inside.append(number)
            await go.wait()

    tasks = [asyncio.create_task(ask(number)) for number in range(4)]
    await asyncio.sleep(0.01)
    assert inside == [0]
    with pytest.raises(TooMany):
        await ask(4)
    # Whoever goes away while waiting, or as their turn comes, leaves nothing behind.
    tasks[1].cancel()
    tasks[0].cancel()
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.sleep(0.01)
    assert inside == [0, 3]
    go.set()
    await tasks[3]
    await ask(5)


async def test_replays_are_worked_out_beside_the_event_loop(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        await play_out(ada, table)
        path = f"/api/games/{table}"
        games = await asyncio.gather(*(ada.ok("GET", path) for _ in range(8)))
        assert all(game == games[0] for game in games)
        record = await ada.ok("GET", f"{path}/record")
        imported = await ada.ok("POST", "/api/games/import", record)
        assert (await ada.ok("GET", f"/api/games/{imported['id']}"))["source"] == "import"
