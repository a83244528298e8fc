"""Decks for tests, and what people do with them over the API."""

from __future__ import annotations

from typing import Any

from firstgiants import load_deck
from tests.server.served import OPEN_2, Json, Person, Served


def cards(count: int = 12) -> list[Json]:
    """Cards of our own: their ids are not those of a built-in deck."""
    rows: Any = load_deck("founders").to_json()["cards"]
    kept = ("family", "size", "effects")
    return [
        {"id": f"own-{n}", "name": f"Own {n}", **{name: row[name] for name in kept}}
        for n, row in enumerate(rows[::5][:count])
    ]


async def begin(person: Person, name: str = "Small finds", count: int = 12) -> str:
    """A deck in the workshop; returns its id."""
    new = {"name": name, "cards": cards(count)}
    made: str = (await person.ok("POST", "/api/workshop/decks", new))["deck"]["id"]
    return made


async def publish(person: Person, project: str) -> str:
    """The hash of its new version."""
    version = await person.ok("POST", f"/api/workshop/decks/{project}/versions")
    found: str = version["hash"]
    return found


async def save(person: Person, project: str, rows: list[Json]) -> Json:
    seen = await person.ok("GET", f"/api/workshop/decks/{project}")
    body = {"revision": seen["deck"]["revision"], "cards": rows}
    saved: Json = await person.ok("PUT", f"/api/workshop/decks/{project}/draft", body)
    return saved


async def two_nodes_share_a_deck(first: Served, second: Served) -> None:
    """A deck made at one node is played at the other, and goes on there when the first is gone."""
    ada = await first.person("Ada")
    there = second.nobody()
    there.http.cookies = ada.http.cookies
    ref = await publish(ada, await begin(ada))
    made = await there.make(OPEN_2, deck=ref, first=1)
    bo = await first.person("Bo")
    table = made["table"]["id"]
    assert (made["table"]["deck"], made["table"]["deck_name"]) == (ref, "Small finds")
    begun = await bo.ok("POST", f"/api/tables/{table}/join", {})
    choice = begun["view"]["decision"]["legal"][0]
    assert "own-" in choice
    assert (await ada.commit(table, 0, choice)).is_success
    assert (await there.look(table))["view"]["ply"] == 1
