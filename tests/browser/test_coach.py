"""The coach in the browser: the professor's ranking, "are you sure?", the analysis board, and
mistakes that are asked again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from firstgiants import Deck, Game
from firstgiants.review.puzzles import Puzzle, shipped_book

from .conftest import DESK, PHONE, Open
from .facts import layout, small_targets, violations
from .hands import ply, tap, wait_asked
from .pages import ask, fetched, fetched_when, go
from .positions import Position, sit_down
from .seating import at_home

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SLOW_MS = 240_000
"""For what the server thinks about when no bot wants the processor."""
FAMILIES = ("flying", "herbivore", "carnivore", "marine", "mammal")
RICH, POOR = "c5", "c0"
"""A card that wins the game, and one that does not."""


def two_digs() -> Puzzle:
    """A puzzle of two players in which two digs are far apart; neither asks for more."""
    fitting = [
        one
        for one in shipped_book().puzzles
        if one.players == 2
        and all(len(line.choices) == 1 for line in (one.best, one.second))
        and all(line.choices[0].startswith("dig ") for line in (one.best, one.second))
    ]
    return max(fitting, key=lambda one: one.gap)


def sit_at_puzzle(page: Page, puzzle: Puzzle) -> str:
    game = puzzle.position(shipped_book().deck, ["Ada", "Bo"])
    assert game.asked is not None
    return sit_down(page, Position(game.record().to_json(), game.ply, game.asked))


def dig(page: Page, card: str) -> None:
    place = page.locator(f".quarry [data-card={card}]")
    if page.viewport_size == PHONE:
        place.tap()
        page.locator(".inspector.pinned .act").tap()
    else:
        place.click()


def commit(page: Page) -> None:
    if page.viewport_size == PHONE:
        tap(page, ".commit")
    else:
        page.locator(".commit:visible").click()


def sound(page: Page) -> None:
    assert layout(page) == []
    if page.viewport_size == PHONE:
        assert small_targets(page) == []
    assert violations(page) == []


@SIZES
def test_the_professor_ranks_the_choices_and_marks_the_game(
    visit: Open, size: dict[str, int]
) -> None:
    puzzle = two_digs()
    page = at_home(lambda path: visit(path, size=size))
    table = sit_at_puzzle(page, puzzle)
    if size is PHONE:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Ask the professor").click()
    else:
        page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name="Ask the professor")
    dialog.get_by_text("marked as played with hints").wait_for()
    assert fetched(page, f"/tables/{table}")["table"]["assisted"] is False
    dialog.get_by_role("button", name="Show me the ranking").click()
    dialog.locator("[aria-busy=false] li").first.wait_for(timeout=SLOW_MS)
    chances = [
        int(text.split("\u00a0")[0].split(" ")[0])
        for text in dialog.locator(".chance b").all_inner_texts()
    ]
    assert chances == sorted(chances, reverse=True)
    assert "best" in dialog.locator("li").first.inner_text()
    sound(page)
    dialog.get_by_role("button", name="Plan it").first.click()
    commit(page)
    page.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) > ply",
        arg=len(puzzle.choices),
    )
    seen = fetched(page, f"/tables/{table}")
    assert seen["table"]["assisted"] is True
    played = fetched(page, f"/tables/{table}/history?after={len(puzzle.choices)}")
    assert puzzle.best.choices[0] in str(played)


@SIZES
def test_the_coach_asks_before_a_turn_that_loses_much(visit: Open, size: dict[str, int]) -> None:
    puzzle = two_digs()
    page = at_home(lambda path: visit(path, size=size))
    page.evaluate("() => localStorage.setItem('fg.prefs', JSON.stringify({ coach: 5 }))")
    table = sit_at_puzzle(page, puzzle)
    # The coach gives up after six seconds, which may be too short on a busy machine.
    page.evaluate("() => { const now = Date.now(); Date.now = () => now; }")
    before = ply(page)
    dig(page, puzzle.second.choices[0].split(" ")[2])
    commit(page)
    dialog = page.get_by_role("dialog", name="Are you sure?")
    dialog.wait_for(timeout=SLOW_MS)
    assert re.search(r"chance of winning by about \d\d\s%", dialog.inner_text())
    assert "Better: " in dialog.inner_text()
    sound(page)
    dialog.get_by_role("button", name="Think again").click()
    dialog.wait_for(state="hidden")
    assert fetched(page, f"/tables/{table}")["view"]["ply"] == before
    commit(page)
    dialog.get_by_role("button", name="Play it anyway").click(timeout=SLOW_MS)
    # The move was made, and a bot answered.
    page.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=before + 1
    )


def rich_record() -> dict[str, Any]:
    """The opening of a short game with a deck of its own, in which one card wins."""
    rich, plain = [{"do": "points", "amount": 30}], [{"do": "amber"}]
    cards = [
        {
            "id": f"c{number}",
            "family": FAMILIES[number % 5],
            "size": 1 + number % 3,
            "effects": rich if f"c{number}" == RICH else plain,
        }
        for number in range(12)
    ]
    deck = Deck.from_json({"id": "short", "cards": cards})
    order = [f"c{number}" for number in range(12)]
    game = Game.new(["Ada", "Bo"], order=order, deck=deck)
    return {**game.record().to_json(), "deck_file": deck.to_json()}


def dig_of(view: dict[str, Any], card: str) -> str:
    legal: list[str] = view["decision"]["legal"]
    return next(one for one in legal if one.startswith("dig ") and one.endswith(f" {card}"))


def blunder(page: Page) -> None:
    """Play the short game to its end after a blunder in the first move."""
    table = sit_down(page, Position(rich_record(), 0, 1))
    first = True
    mine = "({ table }) => table.your_turn || table.state !== 'playing'"
    while (seen := fetched_when(page, f"/tables/{table}", mine))["table"]["state"] == "playing":
        view = seen["view"]
        choice = dig_of(view, POOR) if first else view["decision"]["legal"][0]
        ask(page, f"/tables/{table}/commit", {"ply": view["ply"], "choices": [choice]})
        first = False


def test_a_mistake_is_asked_again_until_it_is_found(visit: Open) -> None:
    page = at_home(visit)
    blunder(page)
    go(page, "/mistakes")
    page.get_by_role("button", name="Analyse my last game").click()
    page.get_by_role("button", name="Begin").click(timeout=SLOW_MS)
    question = page.locator(".panel")
    expect(question).to_contain_text("Find something better")
    page.wait_for_selector(".table[data-ply='0']")
    wait_asked(page)
    sound(page)
    dig(page, POOR)
    costs = re.compile(r"That lowers your chance of winning by \d+\s%")
    expect(question).to_contain_text(costs, timeout=SLOW_MS)
    question.get_by_role("button", name="Try again").click()
    wait_asked(page)
    dig(page, RICH)
    expect(question).to_contain_text("Well found!", timeout=SLOW_MS)
    expect(question.get_by_role("link", name="Try it out")).to_be_visible()


@SIZES
def test_the_analysis_board_tries_a_line_out(visit: Open, size: dict[str, int]) -> None:
    page = at_home(lambda path: visit(path, size=size))
    game = ask(page, "/games/import", rich_record())["id"]
    go(page, f"/g/{game}/analysis")
    best = page.locator(".outlook .at")
    expect(best).to_contain_text("Best: ", timeout=SLOW_MS)
    dig(page, RICH)
    page.wait_for_function("(card) => location.hash.includes(card)", arg=f"0~dig.3.{RICH}")
    wait_asked(page)
    page.reload()
    page.wait_for_selector(".table[data-ply='1']")
    sound(page)
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_function("() => location.hash === '#0'")
    page.wait_for_selector(".table[data-ply='0']")
