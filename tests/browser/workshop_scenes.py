"""The pages of the workshop, for the checks of every page (`scenes.py`)."""

from __future__ import annotations

from playwright.sync_api import Page

from firstgiants import load_deck
from firstgiants.arena.deck_report import ReportSetup, report_on

from .conftest import Open
from .pages import ask, fetched, go
from .scenes import scene
from .seating import at_home


def _deck(visit: Open) -> Page:
    """A deck of one's own with all that can be wrong, and some cards that are right."""
    page = at_home(visit)
    founders = fetched(page, "/decks/founders")["cards"]
    wrong = {"id": "x y", "family": "dragon", "size": 4, "effects": "2 ambr", "name": "Wrong"}
    cards = [wrong, *founders[7:20]]
    made = ask(page, "/workshop/decks", {"name": "Ice age giants", "cards": cards})
    go(page, f"/workshop/{made['deck']['id']}")
    page.wait_for_selector(".drawer")
    return page


@scene
def workshop_drawer(visit: Open) -> Page:
    page = _deck(visit)
    page.locator(".drawer button").nth(1).click()
    return page


@scene
def workshop_wrong_card(visit: Open) -> Page:
    page = _deck(visit)
    page.get_by_text("is not understood here").wait_for()
    return page


@scene
def workshop_table(visit: Open) -> Page:
    page = _deck(visit)
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("[role=gridcell]").first.click()
    return page


@scene
def workshop_sharing(visit: Open) -> Page:
    page = _deck(visit)
    page.get_by_role("button", name="Share").click()
    page.get_by_label("By link").check()
    page.get_by_role("button", name="Copy link").wait_for()
    return page


@scene
def workshop_with_decks(visit: Open) -> Page:
    page = _deck(visit)
    go(page, "/workshop")
    page.wait_for_selector(".cabinet a")
    return page


@scene
def deck_report(visit: Open) -> Page:
    """A real report, but not made by the server: its jobs wait for a free moment."""
    deck = load_deck("founders")
    report = report_on(ReportSetup(deck, "greedy", 40, (2, 3)), other=deck).to_json()
    answer = {"state": "done", "done": 160, "total": 160, "report": report}
    page = at_home(visit)
    page.route("**/report?*", lambda route: route.fulfill(json=answer))
    go(page, "/report/founders?level=greedy&games=40&players=2,3&compare=founders")
    page.wait_for_selector(".found h2")
    return page


@scene
def printing(visit: Open) -> Page:
    page = at_home(visit)
    go(page, "/print/founders")
    page.wait_for_selector(".cut .card")
    return page
