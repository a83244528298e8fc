"""Ask the professor: a ranking at a table with bots alone, and the mark that stays."""

from __future__ import annotations

from .conftest import Open
from .facts import layout, violations
from .pages import ask, fetched, go

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_the_professor_ranks_the_choices_and_the_game_is_marked(visit: Open) -> None:
    page = visit("/about")
    page.wait_for_selector("#content main")
    ask(page, "/me")
    wanted = {"seats": SEATS, "visibility": "link", "first": 1}
    table = ask(page, "/tables", wanted)["table"]["id"]
    go(page, f"/t/{table}")
    page.get_by_role("button", name="Ask the professor").first.wait_for()
    page.keyboard.press("h")
    page.get_by_role("button", name="Show me the ranking").click()
    first = page.locator("dialog[open] ol li").first
    first.wait_for(timeout=120_000)
    assert layout(page) == []
    assert violations(page) == []
    first.get_by_role("button", name="Plan it").click()
    page.get_by_role("button", name="Restart").wait_for()
    assert fetched(page, f"/tables/{table}")["table"]["assisted"] is True
