"""Every page in every language and at every width; the lesson; the replay; what is loaded."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from firstgiants import Game

from .conftest import DESK, PHONE, Open
from .facts import hard_wired, layout
from .hands import await_move, click, play_now, wait_asked
from .pages import go, resize, settled
from .positions import find, sit_down
from .seating import asked, at_home, open_at, played

PAGES = [
    "/",
    "/rules",
    "/cards",
    "/workshop",
    "/open",
    "/friends",
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
# A message whose id is shown instead of its words looks like this.
RAW_IDS = """() => [...document.querySelectorAll('#content *')]
  .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3))
  .map((node) => node.textContent.trim())
  .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text))"""


@pytest.fixture
def motion() -> bool:
    """Still pictures are measured here."""
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_renders_every_page(visit: Open, language: str) -> None:
    page = visit(size=PHONE, language=language)
    expect(page.locator(".doors .main")).to_have_text(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in PAGES:
        go(page, path)
        assert page.evaluate(RAW_IDS) == [], path
        # German has the longest words.
        for width in WIDTHS if language == "de" else [PHONE["width"]]:
            resize(page, {"width": width, "height": 900})
            assert layout(page) == [], (path, width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_table(visit: Open, language: str) -> None:
    page = asked(lambda path: visit(path, language=language), "display_or_point")
    for size in (DESK, PHONE):
        resize(page, size)
        assert page.evaluate(RAW_IDS) == []
        assert layout(page) == [], size


def late(game: Game) -> bool:
    """Museums are full: the end is near."""
    return game.decision is not None and game.view().tokens_left <= 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_fits_for_any_number_of_players(visit: Open, seats: int) -> None:
    page = at_home(visit)
    sit_down(page, find(late, players=seats))
    for width in WIDTHS:
        resize(page, {"width": width, "height": 900})
        assert layout(page) == [], width


# Said by the deck, by people, by licences.
DATA = {
    # The browser names the month.
    "/": ".leaf span",
    "/cards": ".specimen h2 i, .specimen dd, .specimen .note",
    "/me": "h1",
    "/about": "main li, [href*=openapi]",
    # Games and people of other tests.
    "/watch": "main li a",
    "/leaderboard": "tbody",
}


@pytest.mark.parametrize("path", PAGES)
def test_no_text_is_hard_wired_or_clipped_in_a_longer_language(visit: Open, path: str) -> None:
    page = visit(f"{path}?pseudo")
    settled(page)
    for size in (PHONE, DESK):
        resize(page, size)
        assert hard_wired(page, DATA.get(path, "")) == []
        # A small card's Size is shown by its bones; the word beside them gives way.
        assert [one for one in layout(page) if "span.band > span.word" not in one] == []


FIRST_LOAD_BYTES = 150_000


@pytest.mark.long
def test_the_first_load_is_small(visit: Open) -> None:
    """Page, script and style of the front page and of a table, as sent; pictures not counted."""
    table = f"/t/{open_at(at_home(visit), *played().asked['turn'])}"
    for language in LANGUAGES:
        page = visit("/favicon.svg", language=language)
        for path in ("/", table):
            assert 0 < _first_load(page, path) <= FIRST_LOAD_BYTES, (language, path)


def _first_load(page: Page, path: str) -> int:
    got: list[Response] = []

    def heard(one: Response) -> None:
        # Styles lie in the page itself.
        if one.request.resource_type in ("document", "script", "stylesheet"):
            got.append(one)

    page.on("response", heard)
    # Other tests may have loaded the same before.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    go(page, path)
    page.wait_for_selector(".card img[src], .stone .bones", state="attached")
    page.remove_listener("response", heard)
    return sum(one.request.sizes()["responseBodySize"] for one in got)


def _listen(page: Page) -> list[dict[str, Any]]:
    """What comes over the page's streams, as it comes."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", opened)
    return heard


# What lies on the table as it is shown, seat by seat; the places of the seats differ.
AT_THE_START = """() => document.querySelector('.table[data-ply="0"]')
  && document.querySelector('.log li') && document.querySelector('.log ol').scrollTop === 0"""
SHOWN = """() => {
  const cards = (one) => [...one.querySelectorAll('[data-card]')].map((card) => card.dataset.card);
  const seats = [...document.querySelectorAll('.rival, .own .museum')]
    .sort((a, b) => a.dataset.seat - b.dataset.seat)
    .map((one) => [one.dataset.seat, one.querySelector('.total').innerText, ...cards(one).sort()]);
  const sites = [...document.querySelectorAll('.site')].map((one) => cards(one).sort());
  return JSON.stringify([seats, sites]);
}"""


@pytest.mark.long
def test_the_replay_shows_the_game_as_it_was(visit: Open) -> None:
    page = visit()
    heard = _listen(page)
    page.get_by_label("Seat 2").select_option("hatchling")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector(".table [data-card]")
    shown: dict[int, str] = {}
    while (move := await_move(page)) != "over":
        table = page.locator(".table")
        if table.get_attribute("data-asked") == "turn" and not page.locator(".commit").count():
            shown[int(table.get_attribute("data-ply") or 0)] = page.evaluate(SHOWN)
        click(page, move)
    _check_the_end(page)
    page.get_by_role("link", name="Review game").click()
    page.wait_for_selector(".transport")
    # It opens at the start, and so does the log, which ends with the result.
    page.wait_for_function(AT_THE_START)
    # It opens from one's own seat.
    own = page.locator(".own [data-seat] .name").inner_text()
    assert own == page.locator(".transport .more option:checked").inner_text()
    assert own not in page.locator(".rival .name").all_inner_texts()
    game = page.url.rsplit("/", 1)[1].split("#")[0]
    stored = page.evaluate("(id) => fetch('/api/games/' + id).then((one) => one.json())", game)
    moved = [one for one in heard if one["type"] == "moved"]
    assert len(moved) > 10
    for one in moved:
        # The same table, but for who looks at it.
        now, then = one["view"], stored["steps"][one["ply"] - 1]["view"]
        for name in ("sites", "deck_left", "deck_top", "tokens_left", "news", "seats", "pending"):
            assert then[name] == now[name], (one["ply"], name)
    assert shown
    for ply, live in shown.items():
        page.evaluate("(at) => { location.hash = String(at) }", ply)
        page.wait_for_selector(f".table[data-ply='{ply}']")
        settled(page)
        assert page.evaluate(SHOWN) == live, ply
    _check_the_marker_in_the_bar(page, stored)
    _continue_with_a_friend(page)


def _check_the_end(page: Page) -> None:
    """The result speaks to the player; a line and a column of words tell each player's way."""
    totals = [int(one) for one in page.locator("dialog tbody .total").all_inner_texts()]
    you = page.locator("dialog tr", has_not=page.locator(".automaton")).locator("td.total")
    points = int(you.inner_text())
    said = page.locator("dialog .result").inner_text()
    wanted = "You win with" if points == max(totals) > min(totals) else "You "
    assert said.startswith(wanted), said
    assert str(points) in said
    for row in page.locator("dialog .end > table tbody tr").all():
        *sources, total = [int(one) for one in row.locator("td:not(.place)").all_inner_texts()]
        assert sum(sources) == total
    expect(page.locator("dialog figure polyline")).to_have_count(len(totals))
    rounds = page.locator("dialog figure table tbody tr")
    assert rounds.count() > 5
    last = [int(one) for one in rounds.last.locator("td").all_inner_texts()]
    assert sorted(last) == sorted(totals)


def _check_the_marker_in_the_bar(page: Page, stored: dict[str, Any]) -> None:
    """It is that of the player of whom the bar tells, not of the next one."""
    for step in stored["steps"][:8]:
        page.evaluate("(at) => { location.hash = String(at) }", step["ply"])
        page.wait_for_selector(f".table[data-ply='{step['ply']}']")
        fill = page.locator(".bar .words .marker .top").first.get_attribute("style") or ""
        assert f"--seat-{step['seat']}" in fill, step["ply"]


def _continue_with_a_friend(page: Page) -> None:
    """One's own seat is offered first; another seat may stay free for a friend."""
    page.locator(".transport .more button").first.click()
    chosen = page.locator("dialog[open] select")
    expect(chosen).to_have_count(2)
    values = [chosen.nth(index).input_value() for index in range(chosen.count())]
    assert sorted(values) == ["hatchling", "me"]
    chosen.nth(values.index("hatchling")).select_option("open")
    page.locator("dialog[open] form .main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".lobby")
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(page.locator(".lobby ol li")).to_have_count(2)


def test_a_watcher_is_told_nothing_hidden(visit: Open) -> None:
    """Of the deck, a watcher's browser hears of the top card alone."""
    player = visit()
    play_now(player)
    wait_asked(player)
    watcher = visit("/about")
    settled(watcher)
    heard = _listen(watcher)
    fetched: list[dict[str, Any]] = []
    address = player.url[player.url.index("/t/") + 3 :]
    watcher.on(
        "response",
        lambda one: fetched.append(one.json()) if one.url.endswith(f"/tables/{address}") else None,
    )
    go(watcher, f"/t/{address}")
    before = len(heard)
    while len(heard) < before + 6:
        click(player, await_move(player))
    deck = watcher.evaluate("() => fetch('/api/decks/founders').then((one) => one.json())")
    names = {card["id"] for card in deck["cards"]}
    views = [one for one in (*fetched, *heard) if one.get("view")]
    assert len(views) >= 3
    for one in views:
        view = one["view"]
        lies_open = {card for site in view["sites"] for card in site["cards"]} | {view["deck_top"]}
        for seat in view["seats"]:
            lies_open.update(seat["study"], *(row["cards"] for row in seat["sets"]))
        spoken = {name for name in names if f'"{name}"' in json.dumps(one)}
        assert spoken <= lies_open
        assert len(lies_open - {None}) < len(names)
