"""The deal of the day: from the front page to the table, and back with a result to share."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Open
from .facts import layout, small_targets, violations
from .pages import fetched, go, play_out


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_deal_of_the_day_is_begun_left_resumed_and_compared(
    visit: Open, size: dict[str, int]
) -> None:
    page = visit("/", size=size)
    page.get_by_role("link", name="Play today’s deal").click()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_selector(".table[data-ply]")
    table = page.url.rsplit("/", 1)[1]
    go(page, "/daily")
    expect(page.get_by_text("The comparison opens when you have finished")).to_be_visible()
    page.get_by_role("link", name="Go on playing").click()
    page.wait_for_url(f"**/t/{table}")
    if size is PHONE:
        return  # the rest is the same; a game takes a while
    # To show every move of the game would take much longer than to play it.
    go(page, "/about")
    play_out(page, table)
    go(page, f"/t/{table}")
    page.get_by_role("link", name="Compare with everybody").click()
    page.get_by_role("button", name="Copy result").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    you = fetched(page, "/daily")["you"]
    expect(page.get_by_role("row", name=str(you["score"])).first).to_be_visible()
    page.get_by_text("Show as a table").click()
    assert layout(page) == []
    assert small_targets(page) == []
    assert violations(page) == []
    other = visit(f"/t/{table}", size=size)
    other.get_by_text("It can be watched when the day is over").wait_for()
