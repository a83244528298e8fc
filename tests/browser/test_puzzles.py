"""Puzzles in the browser: from the front page to the next puzzle, by mouse and by finger."""

from __future__ import annotations

from playwright.sync_api import Page

from firstgiants.review.puzzles import Puzzle, shipped_book

from .conftest import PHONE, Open
from .hands import tap

IDLE = ".table:not([data-busy])"


def a_dig(asks: str) -> Puzzle:
    """A puzzle whose solution begins with a dig."""
    return next(
        one
        for one in shipped_book().puzzles
        if one.asks == asks and one.best.choices[0].startswith("dig ")
    )


def dug(choices: tuple[str, ...]) -> str:
    return choices[0].split(" ")[2]


def result(page: Page) -> str:
    return page.locator(".answer h2").inner_text()


def test_from_the_front_page_to_the_next_puzzle(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(f"{IDLE}[data-asked=turn]")
    assert "Puzzle of the day" in page.locator(".task").inner_text()
    page.get_by_role("link", name="Puzzles").first.click()
    page.get_by_text("Your rating").wait_for()
    page.get_by_role("radio", name="Tempo").check()
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector(f"{IDLE}[data-asked=turn]")
    found = shipped_book().by_id[page.url.rsplit("/", 1)[1].split("?")[0]]
    assert "tempo" in found.themes


def test_a_right_answer_raises_the_rating_and_shows_the_lines(visit: Open) -> None:
    puzzle = a_dig("choice")
    page = visit(f"/puzzles/{puzzle.id}")
    page.wait_for_selector(f"{IDLE}[data-asked=turn]")
    page.locator(f".quarry [data-card={dug(puzzle.best.choices)}]").click()
    page.locator(".commit:visible").click()
    page.locator(".answer").wait_for()
    assert result(page) == "Right!"
    assert "(+" in page.locator(".answer .rating").inner_text()
    assert page.evaluate("document.activeElement.tagName") == "H2"
    best, second, themes = page.locator(".answer section").all()
    assert themes.get_by_role("listitem").count() == len(puzzle.themes)
    assert f"{round(puzzle.best.chance)} %" in best.inner_text()
    assert f"{round(puzzle.second.chance)} %" in second.inner_text()
    second.get_by_role("button").click()
    page.get_by_text("The second best turn").wait_for()
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=puzzle.id)
    page.wait_for_selector(f"{IDLE}[data-asked=turn]")


def test_a_wrong_answer_on_a_phone_can_be_tried_again(visit: Open) -> None:
    puzzle = next(
        one
        for one in shipped_book().puzzles
        if one.asks == "choice"
        and all(x.choices[0].startswith("dig ") for x in (one.best, one.second))
    )
    page = visit(f"/puzzles/{puzzle.id}", size=PHONE)
    for choices, says in ((puzzle.second.choices, "Not the best"), (puzzle.best.choices, "Right!")):
        page.wait_for_selector(f"{IDLE}[data-asked=turn]")
        card = page.locator(f".quarry [data-card={dug(choices)}]")
        card.tap()
        page.locator(".inspector.pinned .act").tap()
        tap(page, ".commit")
        page.locator(".answer h2", has_text=says).wait_for()
        if says != "Right!":
            page.get_by_role("button", name="Try it again").tap()
    assert "first answer" in page.locator(".answer .rating").inner_text()
