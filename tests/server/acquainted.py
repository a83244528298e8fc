"""People with accounts, and games that two people play to the end."""

from __future__ import annotations

from tests.server.served import OPEN_2, Json, Person, Served


async def account(served: Served, name: str) -> Person:
    person = await served.person(name)
    made = {"login": f"{name.lower()}-1", "password": "long enough now"}
    await person.ok("POST", "/api/me/account", made)
    return person


async def befriend(one: Person, other: Person) -> None:
    await one.ok("PUT", f"/api/people/{other.id}/friend")
    await other.ok("PUT", f"/api/people/{one.id}/friend")


async def sit_together(one: Person, other: Person, **settings: object) -> str:
    """A game of the two that has begun; `one` begins."""
    table: str = (await one.make(OPEN_2, **({"first": 1} | settings)))["table"]["id"]
    await other.ok("POST", f"/api/tables/{table}/join", {})
    return table


async def play_to_the_end(table: str, *people: Person) -> Json:
    """Everybody commits the first legal choice until the game is over."""
    by_seat = {(await one.look(table))["you"]["seat"]: one for one in people}
    state = await people[0].look(table)
    while state["table"]["state"] == "playing":
        seat = state["table"]["waiting_for"]
        if seat not in by_seat:  # a bot stands in
            state = await people[0].look(table)
            continue
        mine = await by_seat[seat].look(table)
        legal = mine["view"]["decision"]["legal"]
        response = await by_seat[seat].commit(table, mine["view"]["ply"], legal[0], view=False)
        assert response.status_code == 200, response.text
        state = await people[0].look(table)
    return state
