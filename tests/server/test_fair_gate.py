"""Expensive requests of one address do not delay those of others."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from firstgiants.server.errors import TooMany
from firstgiants.server.http.fair_gate import FairGate
from tests.server.served import PATIENCE_S, TWO_BOTS, serving
from tests.server.test_play import play_out


async def test_addresses_take_turns() -> None:
    gate, order = FairGate(at_once=1), list[str]()
    go = asyncio.Event()

    async def ask(address: str) -> None:
        async with gate.inside(address):
            order.append(address)
            await go.wait()

    addresses = [*["many"] * 20, "a", "b", "a"]
    tasks = [asyncio.create_task(ask(address)) for address in addresses]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    assert Counter(order) == {"many": 20, "a": 2, "b": 1}
    # Between two requests of others, "many" gets at most one turn.
    last_a = len(order) - 1 - order[::-1].index("a")
    assert order[: order.index("a")] == ["many"]
    assert order[: order.index("b")].count("many") <= 2
    assert order[:last_a].count("many") <= 3


@pytest.mark.parametrize("cancelled", [(1, 0), (0, 1)])
async def test_one_address_runs_one_request_and_queues_a_limited_number(
    cancelled: tuple[int, int],
) -> None:
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
    # A request that is cancelled in the queue, or at its turn, leaves nothing behind.
    for number in cancelled:
        tasks[number].cancel()
    await asyncio.sleep(0)
    tasks[2].cancel()
    async with asyncio.timeout(PATIENCE_S):
        while len(inside) < 2:  # noqa: ASYNC110 - until the rest after the first is over
            await asyncio.sleep(0.01)
    assert inside == [0, 3]
    go.set()
    await tasks[3]
    await ask(5)


async def test_an_address_rests_for_twice_as_long_as_it_was_busy() -> None:
    gate, loop = FairGate(), asyncio.get_running_loop()

    async def ask(address: str) -> None:
        async with gate.inside(address):
            await asyncio.sleep(0.05)

    began = loop.time()
    await asyncio.gather(ask("many"), ask("many"), ask("few"))
    # The two requests of one address have a rest in between; the other runs at the same time.
    assert loop.time() - began >= 0.2
    await ask("new")


async def test_replays_are_computed_outside_the_event_loop(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person("Ada")
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        await play_out(ada, table)
        path = f"/api/games/{table}"
        games = await asyncio.gather(*(ada.ok("GET", path) for _ in range(8)))
        assert all(game == games[0] for game in games)
        zipped, plain = [
            await ada.ask("GET", path, headers={"Accept-Encoding": coding})
            for coding in ("gzip", "identity")
        ]
        assert zipped.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert zipped.json() == plain.json() == games[0]
        assert int(zipped.headers["content-length"]) < len(plain.content) / 8
        record = await ada.ok("GET", f"{path}/record")
        imported = await ada.ok("POST", "/api/games/import", record)
        assert (await ada.ok("GET", f"/api/games/{imported['id']}"))["source"] == "import"
