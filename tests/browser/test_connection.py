"""A table uses one socket, and works without sockets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from .cable import EVENTS, STREAM, Cable
from .conftest import Open
from .hands import click, plan_turn, ply, wait_asked
from .pages import fetched
from .seating import asked, at_home, played, sit_at

PAST = "(before) => Number(document.querySelector('.table').dataset.ply) > before"
# Like a proxy without WebSocket support: sockets never open, or open and close silently.
NO_SOCKETS = """(opens) => {
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor() {
      setTimeout(() => {
        this.readyState = 1;
        if (opens) this.onopen?.(new Event('open'));
      }, 2);
      setTimeout(() => {
        this.readyState = 3;
        this.onclose(new CloseEvent('close'));
      }, 5);
    }
    send() {}
    close() {}
  };
}"""


def moves(page: Page) -> list[dict[str, Any]]:
    """The moves that the server has stored for the table of this page."""
    table = page.url.split("/t/")[1]
    kept = fetched(page, f"/tables/{table}/history")["messages"]
    return [one for one in kept if one["type"] == "moved"]


def test_a_table_opens_with_one_socket_and_one_history(visit: Open) -> None:
    page = asked(visit, "turn")
    sockets: list[str] = []
    requests: list[str] = []

    def requested(request: Request) -> None:
        if "/api/tables/" in request.url:
            requests.append(f"{request.method} {request.url.split('/api')[1]}")

    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.on("request", requested)
    page.reload()
    wait_asked(page)
    page.wait_for_selector(".log li", state="attached")
    page.locator(".quarry .slab.lit").first.click()
    page.wait_for_selector("[data-key=u]:visible")
    table = page.url.split("/t/")[1]
    # The other one is the bell's, which every page of a person with a seat has.
    at_the_table = [one for one in sockets if not one.endswith("/api/me/stream")]
    assert [STREAM.search(one) is not None for one in at_the_table] == [True]
    # The plan was previewed on the socket.
    assert requests == [f"GET /tables/{table}/history"]


@pytest.mark.parametrize("opens", [False, True])
def test_a_game_goes_on_where_sockets_are_blocked(visit: Open, opens: bool) -> None:
    page = at_home(visit)
    page.add_init_script(f"({NO_SOCKETS})({str(opens).lower()})")
    with page.expect_request(EVENTS):
        sit_at(page, *played().asked["turn"])
    with page.expect_request("**/preview"):
        plan_turn(page)
    before = ply(page)
    with page.expect_request("**/commit") as sent:
        click(page, ".commit")
    assert sent.value.method == "POST"
    page.wait_for_function(PAST, arg=before)
    # The bots' moves arrive on the HTTP stream.
    wait_asked(page)
    assert len(moves(page)) > 1
    assert ply(page) == moves(page)[-1]["ply"]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_while_the_socket_is_cut_is_stored_once_and_shown_once(
    visit: Open, when: str
) -> None:
    page = at_home(visit)
    cable = Cable(page)
    sit_at(page, *played().asked["turn"])
    plan_turn(page)
    before, stored = ply(page), len(moves(page))
    cable.cut_at_commit = when
    click(page, ".commit")
    page.wait_for_function(PAST, arg=before)
    wait_asked(page)
    assert cable.cut_at_commit == "", "nothing was cut"
    kept = moves(page)[stored:]
    assert [one["from_ply"] for one in kept].count(before) == 1
    assert ply(page) == kept[-1]["ply"]
    expect(page.locator(".notice:visible")).to_have_count(0)
    shown = page.locator(".log .ply").all_inner_texts()
    assert len(shown) >= len(kept)
    page.reload()
    wait_asked(page)
    page.wait_for_function(
        "(all) => document.querySelectorAll('.log .ply').length >= all", arg=len(shown)
    )
    assert page.locator(".log .ply").all_inner_texts() == shown
