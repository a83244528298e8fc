"""The examples of docs/api.md are what a server really answers."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.served import PATIENCE_S, Json, Person, Served, serving

BLOCK = re.compile(r"^```http\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HEADER = re.compile(r"([A-Z][\w-]+): (.+)")
MADE_UP = re.compile(r"[A-Z]{3,}")
MORE = "…"
SEED = "7" * 64
"""A shuffle in which the person begins."""


class Examples:
    """Sends the requests of a page, with what earlier responses said."""

    def __init__(self, served: Served, person: Person) -> None:
        self.served, self.person = served, person
        self.known: dict[str, str] = {}

    def filled(self, text: str) -> str:
        return MADE_UP.sub(lambda word: self.known.get(word[0], word[0]), text)

    def fits(self, wanted: Any, found: Any) -> bool:
        """Whether a response has everything that the example shows. Learns words in capitals."""
        match wanted:
            case str() if wanted == MORE:
                return found is not None
            case str() if MADE_UP.fullmatch(wanted):
                return bool(self.known.setdefault(wanted, found) == found)
            case dict():
                return isinstance(found, dict) and all(
                    name in found and self.fits(value, found[name])
                    for name, value in wanted.items()
                )
            case [*first, last] if last == MORE:
                return len(found) > len(first) and all(map(self.fits, first, found))
            case list():
                return len(found) == len(wanted) and all(map(self.fits, wanted, found))
            case _:
                return bool(wanted == found)

    async def expect(self, wanted: list[Json], messages: AsyncIterator[Json]) -> None:
        """Wait until messages like these have come, in this order, perhaps with others between."""
        for one in wanted:
            async with asyncio.timeout(PATIENCE_S):
                async for message in messages:
                    if self.fits(one, message):
                        break
                else:
                    raise AssertionError(f"the stream ended before {one}")

    async def request(self, block: str) -> None:
        asked, _, answered = block.partition("\n\n")
        first, *lines = asked.splitlines()
        method, path = first.split()
        headers = {}
        while lines and (found := HEADER.fullmatch(lines[0])):
            headers[found[1]] = self.filled(found[2])
            lines.pop(0)
        body = json.loads(self.filled("\n".join(lines))) if lines else None
        status, _, text = answered.partition("\n")
        who = self.served.nobody() if "Authorization" in headers else self.person
        if "/events" in path:
            async with who.http.stream(method, self.filled(path), headers=headers) as response:
                assert response.status_code == int(status)
                await self.expect(list(map(json.loads, text.splitlines())), _lines(response))
            return
        response = await who.ask(method, self.filled(path), body, headers=headers)
        assert response.status_code == int(status), response.text
        assert self.fits(json.loads(text), response.json()), f"{block}\n{response.text}"

    async def socket(self, block: str) -> None:
        first, *lines = block.splitlines()
        address = self.served.address.replace("http", "ws") + self.filled(first.split()[1])
        headers = {"Cookie": self.person.cookie}
        async with websockets.connect(address, additional_headers=headers) as socket:
            messages = _messages(socket)
            for line in lines:
                message = json.loads(line[2:])
                if line.startswith(">"):
                    await socket.send(json.dumps(message))
                else:
                    await self.expect([message], messages)


async def _lines(response: httpx.Response) -> AsyncIterator[Json]:
    async for line in response.aiter_lines():
        yield json.loads(line)


async def _messages(socket: websockets.ClientConnection) -> AsyncIterator[Json]:
    async for text in socket:
        yield json.loads(text)


async def test_the_examples_of_the_api_are_what_a_server_answers(
    tmp_path: Path, root: Path
) -> None:
    blocks = BLOCK.findall((root / "docs" / "api.md").read_text(encoding="utf-8"))
    assert len(blocks) > 12
    async with serving(tmp_path) as served:
        served.node.tables._new_seed = lambda: SEED
        examples = Examples(served, served.nobody())
        for block in blocks:
            if block.startswith("WS "):
                await examples.socket(block)
            else:
                await examples.request(block)
    assert set(examples.known) == {"PERSON", "TOKEN", "TABLE", "OTHER"}
