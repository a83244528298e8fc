"""Whole games by mouse and by keyboard alone; by finger in `test_layout.py`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .hands import await_move, click, hurry, play_now

MOST_STEPS = 4000
RATE = """async (table) => {
  const body = JSON.stringify({ rated: true, pace: { kind: 'live', bank_s: 7200 } });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`/api/tables/${table}`, { method: 'PATCH', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""


def focus_is_somewhere(page: Page) -> bool:
    return bool(page.evaluate("() => document.activeElement !== document.body"))


def try_keys(page: Page) -> None:
    """A step, its undo and restart, a close look, the help and the menu: focus is never lost."""
    for keys in (
        ["n", "i", "Escape"],
        ["n", "Enter", "u"],
        ["n", "Enter", "r"],
        ["?", "Escape"],
        ["Shift+Tab", "Enter", "Escape"],
    ):
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_selector(".table:not([data-busy])")
            page.wait_for_function("() => document.activeElement !== document.body")
            if key == "i":
                close_look = page.locator("[data-spoken=look]")
                expect(close_look).to_contain_text(re.compile(r"(Large|Medium|Small|Egg);"))


def press(page: Page, move: str) -> None:
    """Play what is lit by keys alone."""
    assert focus_is_somewhere(page), move
    if move == ".commit":
        page.keyboard.press("c")
    elif move.startswith("[data-key="):
        page.keyboard.press(move[-2])
    else:
        page.keyboard.press("n")
        page.keyboard.press("Enter")


def play_out(hands: dict[Page, Callable[[Page, str], None]]) -> None:
    for _ in range(MOST_STEPS):
        # A page is asked, or shows that its opponent is, or tells the end.
        moves = {page: await_move(page, until=".rival.deciding") for page in hands}
        if set(moves.values()) == {"over"}:
            return
        for page, move in moves.items():
            if move not in ("there", "over"):
                hands[page](page, move)
                break
    raise AssertionError("the game did not end")


def the_end_tells_the_ratings_and_draws_the_scores(page: Page) -> None:
    end = page.get_by_role("dialog")
    ratings = end.locator(".rating")
    expect(ratings).to_have_count(2)
    found = [
        re.fullmatch(r"Rating (\d+) → (\d+) \(([+−]?)(\d+)\)", one.replace(",", ""))
        for one in ratings.all_inner_texts()
    ]
    for one in found:
        assert one is not None
        before, after, sign, change = one.groups()
        assert int(after) - int(before) == (-1 if sign == "−" else 1) * int(change)
    # A line for each player, which ends at the total; the same numbers in words.
    graph = end.get_by_role("figure", name="Score over the game")
    expect(graph.locator("polyline")).to_have_count(2)
    totals = sorted(end.locator("td.total").all_inner_texts())
    assert sorted(graph.locator("svg .total").all_text_contents()) == totals
    last_round = graph.get_by_role("row").last.get_by_role("cell")
    assert sorted(last_round.all_text_contents()) == totals


@pytest.mark.long
def test_a_whole_game_by_mouse_against_one_by_keyboard_alone(visit: Open) -> None:
    host = visit()
    # Things move for the keyboard's player alone: each dig that moves takes long.
    host.emulate_media(reduced_motion="reduce")
    hurry(host)
    host.get_by_role("button", name="Create table").click()
    host.wait_for_selector(".lobby")
    link = host.get_by_label("Send this link").input_value()
    host.evaluate(RATE, link[link.index("/t/") + 3 :])
    guest = visit(link[link.index("/t/") :])
    hurry(guest)
    guest.locator(".join button").focus()
    guest.keyboard.press("Enter")
    host.get_by_role("button", name="Start game").click()
    for page in (host, guest):
        page.wait_for_selector(".table [data-card]")
    tried: list[str] = []

    def by_keys(page: Page, move: str) -> None:
        if tried:
            press(page, move)
        else:
            tried.append(move)
            assert focus_is_somewhere(page)
            try_keys(page)

    play_out({host: click, guest: by_keys})
    assert tried
    totals = [page.locator("dialog td.total").all_inner_texts() for page in (host, guest)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2
    for page in (host, guest):
        the_end_tells_the_ratings_and_draws_the_scores(page)


def test_a_watcher_sees_the_game_and_cannot_play(visit: Open) -> None:
    page = visit()
    play_now(page)
    page.wait_for_selector(".slab.lit")
    watcher = visit(page.url[page.url.index("/t/") :])
    watcher.wait_for_selector(".table [data-card]")
    expect(watcher.locator(".slab.lit")).to_have_count(0)
    watcher.locator(".quarry .slab").first.click()
    expect(watcher.locator(".notice:visible")).to_contain_text("watching")
