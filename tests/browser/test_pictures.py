"""Pictures of cards: files that the build has drawn. None is ever missing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route

from .conftest import Open
from .pages import go
from .seating import asked, at_home, played, stored

CARDS = ".card img"
# Loaded without a picture: what a browser shows as a broken image.
BROKEN = """() => [...document.querySelectorAll('.card img')]
  .filter((one) => one.complete && one.naturalWidth === 0)
  .map((one) => one.src)"""
ALL_SHOWN = """() => {
  const all = [...document.querySelectorAll('.card img')];
  return all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0);
}"""


def test_no_picture_breaks_in_a_replay(visit: Open) -> None:
    page = at_home(visit)
    page.emulate_media(reduced_motion="no-preference")
    go(page, f"/g/{stored(page)}")
    page.wait_for_selector(".table:not([data-busy]) .card")
    steps = len(played().record["choices"])
    assert steps > 100
    for ply in range(1, steps + 1):
        page.keyboard.press("ArrowRight")
        assert page.evaluate(BROKEN) == [], f"before ply {ply}"
        page.wait_for_function(ALL_SHOWN)
    assert page.url.endswith(f"#{steps}")


def test_a_second_visit_fetches_no_picture_again(visit: Open) -> None:
    page = asked(visit, "turn")
    page.wait_for_function(ALL_SHOWN)
    first = page.locator(CARDS).count()
    wire: list[str] = []

    def over_the_wire(event: dict[str, Any]) -> None:
        response = event["response"]
        if event["type"] == "Image" and not response.get("fromDiskCache"):
            wire.append(response["url"])

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.responseReceived", over_the_wire)
    go(page, "/about")
    page.go_back()
    page.wait_for_function(ALL_SHOWN)
    assert page.locator(CARDS).count() == first
    assert [url for url in wire if "/fossil-" in url] == []


def test_cards_that_nobody_has_drawn_show_a_generic_fossil(visit: Open) -> None:
    page = visit("/about")

    def rename(route: Route) -> None:
        answer = route.fetch()
        deck = answer.json()
        for card in deck["cards"]:
            card["id"] = f"other-{card['id']}"
        route.fulfill(response=answer, json=deck)

    page.route("**/api/decks/founders", rename)
    go(page, "/cards")
    _scroll_through(page)
    page.wait_for_function(ALL_SHOWN)
    shown = page.evaluate("() => [...document.querySelectorAll('.card img')].map((one) => one.src)")
    assert len(shown) == 80
    assert all("/assets/fossil-any-" in url for url in shown)
    # Every Family in three sizes, and its egg.
    assert len(set(shown)) == 20


def _scroll_through(page: Page) -> None:
    """Pictures of cards that are far below are fetched when they come into view."""
    page.wait_for_selector(CARDS, state="attached")
    page.keyboard.press("End")
    page.wait_for_timeout(100)
