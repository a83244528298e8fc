"""The analysis of a game: asked for with one button, seen to grow, and leading to the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from firstgiants import Game

from .conftest import DESK, PATIENCE_MS, PHONE, Open
from .facts import layout, small_targets, violations
from .pages import ask, go
from .seating import at_home


def short_record(seed: str) -> dict[str, object]:
    """A game that the server has not analysed yet."""
    game = Game.new(["Ada", "Bo"], seed=seed)
    for _ in range(3):
        game.play(game.legal[0])
    return game.record().to_json()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_analysed_and_its_moments_lead_to_the_table(
    visit: Open, size: dict[str, int]
) -> None:
    page = at_home(lambda path: visit(path, size=size))
    game = ask(page, "/games/import", short_record(str(size)))["id"]
    go(page, f"/g/{game}")
    if size is PHONE:
        page.locator(".transport .fold").click()
    page.get_by_role("link", name="Luck and skill").click()
    page.get_by_role("button", name="Analyse this game").click()
    result = page.get_by_role("row", name=re.compile("^Result"))
    # A bot thinks about each choice, beside the bots of other tests.
    result.wait_for(timeout=5 * PATIENCE_MS)
    cells = result.locator("td").all_inner_texts()
    assert all(re.fullmatch(r"\d+\s%", cell) for cell in cells), cells
    shares = [int(cell.rstrip("%")) for cell in cells]
    assert abs(sum(shares) - 100) <= 1
    expect(page.get_by_role("heading", name="Luckiest card")).to_be_visible()
    assert layout(page) == []
    assert small_targets(page) == []
    assert violations(page) == []
    page.get_by_role("link", name="Show on the table").last.click()
    page.wait_for_selector(".table[data-ply]")
    expect(page).to_have_url(re.compile(rf"/g/{game}#\d$"))
