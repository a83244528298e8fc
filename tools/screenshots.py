"""Takes the screenshots in docs/images from a real server: games against bots, and other pages.

python tools/screenshots.py [NAME …]        (`make pictures` takes all; needs chromium)
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.browser import workshop_scenes  # noqa: E402
from tests.browser.conftest import DESK, FLAGS, PHONE, LiveServer, Open, browser_path  # noqa: E402
from tests.browser.hands import click, next_move, play_now, ply  # noqa: E402
from tests.browser.pages import ask, go  # noqa: E402
from tests.browser.seating import at_home, stored  # noqa: E402

IMAGES = ROOT / "docs" / "images"
MID_GAME_PLY = 60
SETTLED_MS = 1500
"""Pictures and fonts have come by then."""


def front(visit: Open) -> Page:
    return visit("/")


def table(visit: Open) -> Page:
    """The middle of a game against a bot: plays lit choices until then."""
    page = visit("/")
    page.wait_for_timeout(SETTLED_MS)
    play_now(page)
    while ply(page) < MID_GAME_PLY and (move := next_move(page)) != "over":
        if move is None:
            page.wait_for_timeout(100)
        else:
            click(page, move)
    page.mouse.move(2, 2)
    return page


def review(visit: Open) -> Page:
    page = at_home(visit)
    go(page, f"/g/{stored(page)}")
    page.get_by_role("link", name="Luck and skill").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("row", name="Result").wait_for(timeout=600_000)
    return page


def puzzle(visit: Open) -> Page:
    page = visit("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(".table:not([data-busy])[data-asked]")
    return page


def workshop(visit: Open) -> Page:
    page = at_home(visit)
    made = ask(page, "/workshop/decks", {"name": "Ice age giants", "from": "founders"})
    go(page, f"/workshop/{made['deck']['id']}")
    page.wait_for_selector(".drawer")
    page.locator(".drawer button").nth(9).click()
    return page


SHOTS: dict[str, tuple[Callable[[Open], Page], dict[str, int]]] = {
    "front-desk": (front, DESK),
    "front-phone": (front, PHONE),
    "table-desk": (table, DESK),
    "table-phone": (table, PHONE),
    "review-desk": (review, DESK),
    "puzzle-desk": (puzzle, DESK),
    "workshop-desk": (workshop, DESK),
    "report-desk": (workshop_scenes.deck_report, DESK),
}


def save(shot: bytes, path: Path) -> None:
    """Save with 256 colours, which look the same and are a third of the size."""
    picture = Image.open(BytesIO(shot)).convert("RGB").quantize(256)
    picture.save(path, optimize=True)


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        sys.exit(f"There is no picture {unknown[0]}; there are: {', '.join(SHOTS)}.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = LiveServer(Path(folder))
        browser = driver.chromium.launch(executable_path=browser_path(), args=FLAGS)
        try:
            for name in names or SHOTS:
                scene, size = SHOTS[name]
                options: dict[str, Any] = {"viewport": size, "locale": "en-GB"}
                context = browser.new_context(reduced_motion="reduce", **options)

                def visit(path: str = "/", **_more: object) -> Page:
                    page = context.new_page()  # noqa: B023
                    page.goto(server.address + path)
                    return page

                page = scene(visit)
                page.wait_for_timeout(SETTLED_MS)
                save(page.screenshot(), IMAGES / f"{name}.png")
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
