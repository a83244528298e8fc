"""Whole games, by mouse, finger and keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import PHONE, Open
from .hands import click, next_move, play_now, tap

MOST_STEPS = 4000
NAP_MS = 25


def play_out(pages: list[Page], act: object = click) -> None:
    for _ in range(MOST_STEPS):
        moves = [next_move(page) for page in pages]
        if all(move == "over" for move in moves):
            return
        for page, move in zip(pages, moves, strict=True):
            if move is not None and move != "over":
                act(page, move)  # type: ignore[operator]
                break
        else:
            pages[0].wait_for_timeout(NAP_MS)
    raise AssertionError("the game did not end")


def test_two_people_play_a_whole_game_by_clicks(visit: Open) -> None:
    host = visit()
    host.get_by_role("button", name="Set up the table").click()
    host.wait_for_selector(".lobby")
    link = host.get_by_label("Send this link").input_value()
    guest = visit(link[link.index("/t/") :])
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        page.wait_for_selector(".table [data-card]")
    play_out([host, guest])
    totals = [page.locator("dialog .total").all_inner_texts() for page in (host, guest)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2


def test_five_seats_with_four_bots_on_a_phone_by_taps(visit: Open) -> None:
    page = visit(size=PHONE)
    for number in range(2, 6):
        page.get_by_label(f"Seat {number}").select_option("hatchling")
    page.get_by_role("button", name="Set up the table").tap()
    page.wait_for_selector(".table [data-card]")
    play_out([page], tap)
    assert page.locator("dialog tbody tr").count() == 5


def test_a_whole_game_by_keyboard_alone(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table [data-card]")
    for _ in range(MOST_STEPS):
        move = next_move(page)
        if move == "over":
            break
        if move is None:
            page.wait_for_timeout(NAP_MS)
        elif move == ".commit":
            page.keyboard.press("c")
        elif move.startswith("[data-key="):
            page.keyboard.press(move[-2])
        else:
            page.keyboard.press("n")
            page.keyboard.press("Enter")
    assert page.locator("dialog[open]").count() == 1


def test_a_watcher_sees_the_game_and_cannot_play(visit: Open) -> None:
    page = visit()
    play_now(page)
    page.wait_for_selector(".slab.lit")
    watcher = visit(page.url[page.url.index("/t/") :])
    watcher.wait_for_selector(".table [data-card]")
    assert watcher.locator(".slab.lit").count() == 0
    watcher.locator(".quarry .slab").first.click()
    assert "watching" in watcher.locator(".notice:visible").inner_text()
