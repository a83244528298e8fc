"""Listening to a table: numbered messages, picked up again where they were lost."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .client import Client

NUMBERED = frozenset({"state", "moved", "table", "chat", "react", "over"})
SILENCE_S = 90
"""The server says something at least this often."""
MOST_FAILURES = 20
WAIT_S = 0.3


def listen(client: "Client", table: str, after: int | None = None) -> Iterator[dict[str, object]]:
    """Messages of a table, without end. Lost connections are made again after the last number."""
    failures = 0
    while failures < MOST_FAILURES:
        try:
            for message in _once(client, table, after):
                failures = 0
                number = message["n"]
                if message["type"] == "bye":
                    break
                if message["type"] in NUMBERED:
                    assert isinstance(number, int)
                    after = number
                yield message
        except (OSError, HTTPException, json.JSONDecodeError):
            pass
        failures += 1
        sleep(min(WAIT_S * failures, 5.0))


def _once(client: "Client", table: str, after: int | None) -> Iterator[dict[str, object]]:
    from .client import Refused

    connection: HTTPConnection = client.connect(timeout=SILENCE_S)
    try:
        query = "" if after is None else f"?after={after}"
        connection.request(
            "GET", f"/api/tables/{table}/events{query}", headers=dict(client.headers)
        )
        response = connection.getresponse()
        if response.status == 503:
            raise ConnectionError("the server is away")
        if response.status != 200:
            raise Refused(json.loads(response.read()))
        for line in response:
            yield json.loads(line)
    finally:
        connection.close()
