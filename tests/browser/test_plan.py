"""Plan, undo, restart and confirm; reloading restores the plan."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from firstgiants import Game

from .conftest import DESK, PHONE, LiveServer, Open
from .hands import await_move, click, plan_turn, play_now, ply, wait_asked
from .meeting_scenes import friends
from .pages import settled
from .positions import find, sit_down
from .seating import KINDS, asked, at_home

PAST = "(before) => Number(document.querySelector('.table').dataset.ply) > before"
PLANNED = "body:not(:has(.chosen)) [data-key=u]"
ASKS = "(asked) => [...document.querySelectorAll('.ask')].some((one) => one.innerText === asked)"
# Where the Exhibition begins, and how many cards have come to it.
EXHIBITION = """() => {
  const hall = document.querySelector('.own .exhibition');
  const { left, top } = hall.getBoundingClientRect();
  return [left + scrollX, top + scrollY, hall.querySelectorAll('[data-flip]').length];
}"""
DISPLAYED = "(before) => document.querySelectorAll('.own .exhibition [data-flip]').length > before"


DISPLAYS = 2


def rich_reclaim(game: Game) -> bool:
    """Whether several fossils can be displayed, one after the other, and more stay in the Study."""
    view, decision = game.view(), game.decision
    if decision is None or str(decision.kind) != "reclaim" or view.pending is None:
        return False
    seat = view.seats[decision.seat - 1]
    many = len(seat.study) >= 2 * DISPLAYS and seat.amber >= 3 * DISPLAYS
    return many and view.pending.markers_to_use >= DISPLAYS


def test_plan_undo_restart_commit(visit: Open) -> None:
    page = visit()
    play_now(page)
    wait_asked(page)
    before = ply(page)
    card = page.locator(".quarry .slab.lit").first.get_attribute("data-card")
    page.locator(".quarry .slab.lit").first.click()
    page.wait_for_selector(f".museum [data-card={card}]")
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_selector(f".quarry [data-card={card}]")
    page.locator(f".quarry [data-card={card}]").click()
    page.wait_for_selector(f".museum [data-card={card}]")
    page.get_by_role("button", name="Restart").first.click()
    page.wait_for_selector(f".quarry [data-card={card}].lit")
    assert ply(page) == before
    plan_turn(page)
    click(page, ".commit")
    page.wait_for_function(PAST, arg=before)


@pytest.mark.parametrize("kind", KINDS)
def test_reload_brings_back_question_and_plan(visit: Open, kind: str) -> None:
    page = asked(visit, kind)
    question = page.locator(".ask:visible").inner_text()
    page.reload()
    page.wait_for_selector(f".table[data-asked={kind}]:not([data-busy])")
    assert page.locator(".ask:visible").inner_text() == question
    # A confirmed plan is gone: the button to confirm is never clicked.
    while (move := await_move(page, until=PLANNED)) not in ("there", ".commit"):
        click(page, move)
    page.wait_for_selector(".table:not([data-busy])")
    question = page.locator(".ask:visible").inner_text()
    page.reload()
    page.wait_for_selector("[data-key=u]:visible")
    page.wait_for_function(ASKS, arg=question)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_exhibition_stands_still_while_fossils_are_displayed(
    visit: Open, size: dict[str, int]
) -> None:
    page = at_home(lambda path: visit(path, size=size))
    sit_down(page, find(rich_reclaim, players=2))
    settled(page)
    left, top, count = page.evaluate(EXHIBITION)
    for _ in range(DISPLAYS):
        page.locator(".own .study .slab.lit").first.press("Enter")
        target = page.locator(".fresh:visible")
        if target.count():
            target.press("Enter")
        page.wait_for_function(DISPLAYED, arg=count)
        settled(page)
        count += 1
        assert page.evaluate(EXHIBITION) == [left, top, count]


def test_a_click_that_cannot_act_explains(visit: Open) -> None:
    page = visit()
    play_now(page)
    wait_asked(page)
    page.locator(".deck .slab").click()
    expect(page.locator(".notice:visible")).not_to_be_empty()
    expect(page.locator(".inspector")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".inspector")).to_have_count(0)


def test_a_server_killed_in_the_middle_of_a_turn(visit: Open, live: LiveServer) -> None:
    page = visit()
    play_now(page)
    wait_asked(page)
    plan_turn(page)
    before = ply(page)
    live.kill()
    # The page finds nobody there; later it sends the turn again.
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/commit")):
        click(page, ".commit")
    live.start()
    page.wait_for_function(PAST, arg=before)
    page.wait_for_selector(".table[data-asked]")


def test_the_host_mutes_and_unmutes(visit: Open) -> None:
    host, guest = friends(visit)
    guest.locator("#chat-text").fill("Hello")
    guest.locator("#chat-text").press("Enter")
    host.get_by_role("button", name="Mute").click()
    guest.get_by_text("The host has muted you").wait_for()
    expect(guest.locator("#chat-text")).to_have_count(0)
    expect(guest.locator(".chat .mute")).to_have_count(0)
    host.reload()
    host.get_by_role("button", name="Unmute").click()
    guest.locator("#chat-text").fill("Sorry, I shall be brief")
    guest.keyboard.press("Enter")
    host.locator(".chat").get_by_text("Sorry, I shall be brief").wait_for()
