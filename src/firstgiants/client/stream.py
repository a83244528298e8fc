"""Streams of table messages, which resume after a lost connection."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .client import Client

NUMBERED = frozenset({"state", "moved", "table", "chat", "react", "over"})
SILENCE_S = 90
"""Read timeout; the server sends a message far more often."""
MOST_FAILURES = 20
WAIT_S = 0.3


def listen(client: "Client", table: str, after: int | None = None) -> Iterator[dict[str, object]]:
    """Yield the messages of a table. Reconnects after the last number when the connection is
    lost."""
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
