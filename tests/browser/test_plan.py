"""Plan, then commit: nothing is sent before, everything comes back."""

from __future__ import annotations

from .conftest import LiveServer, Open
from .hands import click, next_move, play_now, ply, wait_asked

PAST = "(before) => Number(document.querySelector('.table').dataset.ply) > before"
ASKS = "(asked) => [...document.querySelectorAll('.ask')].some((one) => one.innerText === asked)"


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
    while True:
        move = next_move(page)
        if move is None:
            break
        click(page, move)
        page.wait_for_selector(".table:not([data-busy])")
        if move == ".commit":
            break
    page.wait_for_function(PAST, arg=before)


def test_reload_keeps_the_plan_in_each_kind_of_decision(visit: Open) -> None:
    page = visit()
    play_now(page)
    seen: set[str] = set()
    for _ in range(600):
        move = next_move(page)
        if move == "over" or len(seen) >= 4:
            break
        if move is None:
            page.wait_for_timeout(25)
            continue
        kind = page.locator(".table").get_attribute("data-asked") or "ready"
        picked = page.locator(".chosen").count() > 0
        if kind not in seen and not picked:
            seen.add(kind)
            asked = page.locator(".ask:visible").inner_text()
            page.reload()
            page.wait_for_function(ASKS, arg=asked)
            continue
        click(page, move)
    assert {"turn", "ready"} <= seen


def test_a_click_that_cannot_act_explains(visit: Open) -> None:
    page = visit()
    play_now(page)
    wait_asked(page)
    page.locator(".deck .slab").click()
    assert page.locator(".notice:visible").inner_text() != ""
    assert page.locator(".inspector").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".inspector").count() == 0


def test_a_server_killed_in_the_middle_of_a_turn(visit: Open, live: LiveServer) -> None:
    page = visit()
    play_now(page)
    wait_asked(page)
    while next_move(page) != ".commit":
        move = next_move(page)
        if move:
            click(page, move)
        page.wait_for_timeout(50)
    before = ply(page)
    live.kill()
    click(page, ".commit")
    page.wait_for_timeout(300)
    live.start()
    page.wait_for_function(PAST, arg=before, timeout=30_000)
    page.wait_for_selector(".table[data-asked]", timeout=30_000)
