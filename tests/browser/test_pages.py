"""Every page in every language, at every width, without violations; the lesson and the replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import PHONE, Open
from .hands import click, next_move, play_now, ply, wait_asked

PAGES = [
    "/",
    "/rules",
    "/cards",
    "/open",
    "/watch",
    "/me",
    "/leaderboard",
    "/about",
    "/learn",
    "/nowhere",
]
WIDTHS = [360, 390, 768, 1024, 1440, 1920]
LANGUAGES = ["en", "fr", "de", "it", "zh-Hant"]
TITLES = {
    "en": "Play now",
    "fr": "Jouer maintenant",
    "de": "Jetzt spielen",
    "it": "Gioca ora",
    "zh-Hant": "立即遊玩",
}
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
# A message whose id is shown instead of its words looks like this.
RAW_IDS = """() => [...document.querySelectorAll('#content *')]
  .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3))
  .map((node) => node.textContent.trim())
  .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text))"""


def settled(page: Page) -> None:
    page.wait_for_selector("#content main, #content .table")


def go(page: Page, path: str) -> None:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
    settled(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_renders_every_page(visit: Open, language: str) -> None:
    page = visit(size=PHONE, language=language)
    settled(page)
    assert page.locator(".doors .main").inner_text() == TITLES[language]
    assert page.locator("html").get_attribute("lang") == language
    for path in PAGES:
        go(page, path)
        assert page.evaluate(RAW_IDS) == [], path
        assert not page.evaluate(SIDEWAYS), path


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_scrolls_sideways(visit: Open, width: int) -> None:
    page = visit(size={"width": width, "height": 900}, language="de")
    for path in PAGES:
        go(page, path)
        assert not page.evaluate(SIDEWAYS), path


OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.rival, .quarry, .press, .own, .story, .note')]
    .filter((one) => one.offsetWidth > 0 && one.offsetHeight > 0)
    .map((one) => [one.className, one.getBoundingClientRect()]);
  const found = [];
  for (const [i, [a, p]] of parts.entries()) for (const [b, q] of parts.slice(i + 1)) {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 1 && high > 1) found.push(`${a} over ${b}`);
  }
  return found;
}"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_fits_for_any_number_of_players(visit: Open, seats: int) -> None:
    page = visit()
    for number in range(2, seats + 1):
        page.get_by_label(f"Seat {number}").select_option("hatchling")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector(".table [data-card]")
    for _ in range(120):
        move = next_move(page)
        if move == "over":
            break
        if move:
            click(page, move)
        page.wait_for_timeout(25)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert not page.evaluate(SIDEWAYS), width
        assert page.evaluate(OVERLAPS) == [], width


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run().then((result) => result.violations)"
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_pages(visit: Open, path: str) -> None:
    page = visit(path, bypass_csp=True)
    settled(page)
    page.wait_for_timeout(300)
    assert violations(page) == []


def test_axe_finds_nothing_at_the_table(visit: Open) -> None:
    page = visit(bypass_csp=True)
    play_now(page)
    wait_asked(page)
    assert violations(page) == []
    page.locator(".quarry .slab.lit").first.click()
    page.wait_for_selector(".table:not([data-busy])")
    assert violations(page) == []
    page.keyboard.press("?")
    assert violations(page) == []


def test_the_lesson_is_finished_and_played_on(visit: Open) -> None:
    page = visit("/learn")
    page.wait_for_selector(".lesson")
    for _ in range(400):
        main = page.locator(".lesson .plate.main:visible")
        if main.count() and main.inner_text().startswith("Play on"):
            break
        if main.count():
            main.click()
            continue
        move = next_move(page)
        if move:
            click(page, move)
        page.wait_for_timeout(30)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    # Only a live table has a chat: the lesson's own table is gone by then.
    page.wait_for_selector("#chat-text")
    assert page.locator(".museum .set").count() == 1


def test_the_replay_shows_the_game_as_it_was(visit: Open) -> None:
    page = visit()
    page.get_by_label("Seat 2").select_option("hatchling")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector(".table [data-card]")
    state = "() => [...document.querySelectorAll('.total')].map((one) => one.innerText)"
    live: dict[int, list[str]] = {}
    while (move := next_move(page)) != "over":
        if move is None:
            page.wait_for_timeout(20)
            continue
        if (
            page.locator(".table").get_attribute("data-asked") == "turn"
            and not page.locator(".commit").count()
        ):
            live[ply(page)] = page.evaluate(state)
        click(page, move)
    page.get_by_role("link", name="Look back at the game").click()
    page.wait_for_selector(".transport")
    moments = [at for at in live if at > 0][:: max(1, len(live) // 6)]
    assert moments
    for at in moments:
        page.evaluate("(at) => { location.hash = String(at) }", at)
        page.wait_for_function(
            "(at) => document.querySelector('.table').dataset.ply === String(at)", arg=at
        )
        assert sorted(page.evaluate(state)) == sorted(live[at])
