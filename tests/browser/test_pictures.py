"""Pictures of cards are files from the build, and none is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route

from .conftest import LiveServer, Open
from .pages import go, settled
from .seating import at_home, played, sit_at, stored

CARDS = ".card img"
# Loaded without a picture: the browser shows a broken image.
BROKEN = """() => [...document.querySelectorAll('.card img')]
  .filter((one) => one.complete && one.naturalWidth === 0)
  .map((one) => one.src)"""
ALL_SHOWN = """() => {
  const all = [...document.querySelectorAll('.card img')];
  return all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0);
}"""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the real drawings."""
    server = LiveServer(tmp_path_factory.mktemp("pictures"), bot_processes="0")
    yield server
    server.stop()


# So many moves are seen to move; the others only change the table, which takes much less time.
MOVING = 25
# The whole table, but small: most of the time goes into painting.
SMALL = {"width": 1024, "height": 600}


@pytest.mark.long
def test_no_picture_breaks_in_a_replay(visit: Open) -> None:
    page = at_home(lambda path: visit(path, size=SMALL))
    go(page, f"/g/{stored(page)}")
    page.wait_for_selector(".table:not([data-busy]) .card")
    steps = len(played().record["choices"])
    assert steps > 100
    for ply in range(1, steps + 1):
        if ply > MOVING:
            page.emulate_media(reduced_motion="reduce")
        page.keyboard.press("ArrowRight")
        assert page.evaluate(BROKEN) == [], f"before ply {ply}"
        page.wait_for_function(ALL_SHOWN)
    page.wait_for_url(f"**#{steps}")


# Bytes transferred for pictures of cards: 0 for cached ones.
TRANSFERRED = """() => performance.getEntriesByType('resource')
  .filter((one) => one.name.includes('/fossil-'))
  .map((one) => one.transferSize)"""


def test_a_second_visit_fetches_no_picture_again(visit: Open) -> None:
    page = at_home(visit)
    # Other tests may have fetched pictures before.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    sit_at(page, *played().asked["turn"])
    page.wait_for_function(ALL_SHOWN)
    cards = page.locator(CARDS).count()
    assert min(page.evaluate(TRANSFERRED)) > 0
    table = page.url[page.url.index("/t/") :]
    go(page, "/about")
    go(page, table)
    page.wait_for_selector(".table:not([data-busy]) .card")
    page.wait_for_function(ALL_SHOWN)
    assert page.locator(CARDS).count() == cards
    assert set(page.evaluate(TRANSFERRED)) == {0}


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
    """Scroll through the page, because pictures are loaded when they come into view."""
    page.wait_for_selector(CARDS, state="attached")
    page.keyboard.press("End")
    settled(page)
