"""The table in words: a whole game by roles and names alone, as a screen reader tells them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page

from .conftest import PHONE, Open
from .pages import ask, go

MOST_STEPS = 1500
# Displays that expand sets first: games end soonest that way.
ACTS = ["Confirm", "Display .* in set", "Display", "Take 1 point|Pay", "Dig", "Take|First|Skip"]
ANY_ACT = re.compile(f"^({'|'.join(ACTS)})")
PARTS = [
    "What is asked",
    "Your Museum",
    "Dig Sites",
    "Museum of Hatchling",
    "News tokens",
    "Set tokens in the supply",
    "Log",
    "Chat",
]


@pytest.fixture
def motion() -> bool:
    """There is nothing to be seen moving."""
    return False


def next_button(buttons: Locator) -> Locator | None:
    """The button to press now. One look at all their names: at a second one they may be others."""
    names = buttons.all_inner_texts()
    for act in ACTS:
        for place, name in enumerate(names):
            if re.match(act, name):
                return buttons.nth(place)
    return None


def lost_focus(page: Page) -> bool:
    return bool(page.evaluate("() => document.activeElement === document.body"))


@pytest.mark.long
def test_a_whole_game_by_roles_and_names_alone(visit: Open) -> None:
    page = visit("/about?text", size=PHONE)
    page.get_by_role("heading", level=1).wait_for()
    assert page.url.endswith("/about")
    ask(page, "/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "hatchling"}]
    wanted = {"seats": seats, "visibility": "link", "start_when_full": True}
    go(page, f"/t/{ask(page, '/tables', wanted)['table']['id']}")
    page.get_by_role("heading", name="The table in words").wait_for()
    for part in PARTS:
        assert page.get_by_role("heading", name=part, exact=True).count() == 1, part
    asked = page.get_by_role("region", name="What is asked")

    # A step is tried, described and taken back.
    dig = asked.get_by_role("button", name=re.compile("^Dig .* at Dig Site I: "))
    dig.first.wait_for()
    assert not lost_focus(page)
    names = asked.get_by_role("button").all_inner_texts()
    assert len(names) == len(set(names))
    dig.first.click()
    plan = asked.get_by_role("listitem").filter(has_text=re.compile("^You dig at Dig Site"))
    plan.first.wait_for()
    assert not lost_focus(page)
    asked.get_by_role("button", name="Undo").click()
    plan.first.wait_for(state="detached")
    dig.first.wait_for()
    assert not lost_focus(page)

    end = page.get_by_role("dialog")
    choices = asked.get_by_role("button")
    steps = 0
    while not end.count():
        assert (steps := steps + 1) < MOST_STEPS
        choices.filter(has_text=ANY_ACT).or_(end).first.wait_for()
        if button := next_button(choices):
            assert not lost_focus(page)
            button.click()
        page.wait_for_selector(".table:not([data-busy])", state="attached")
    assert end.get_by_role("table").first.get_by_role("row").count() == 3
    end.get_by_role("button", name=re.compile("Play again|Rematch")).wait_for()
    end.get_by_role("button", name="Close").click()
    page.wait_for_function("() => document.activeElement !== document.body")

    # The way back, and in again, by the menu.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Table with pictures").click()
    museum = page.get_by_role("region", name="Museum of Hatchling")
    museum.get_by_role("button", name=re.compile("Hatchling Score so far")).wait_for()
