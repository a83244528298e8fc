"""Takes the screenshots in docs/images from a real game against bots.

python tools/screenshots.py        (after `make dev`; needs chromium on the PATH)
"""

import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, ViewportSize, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, LiveServer  # noqa: E402
from tests.browser.hands import click, next_move, play_now, ply  # noqa: E402

IMAGES = ROOT / "docs" / "images"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MID_GAME_PLY = 60


def play_on(page: Page, until: int) -> None:
    """Play lit choices until the game reaches this ply."""
    while ply(page) < until:
        move = next_move(page)
        if move == "over":
            return
        if move is None:
            page.wait_for_timeout(100)
        else:
            click(page, move)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = LiveServer(Path(folder))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for name, viewport in (("desk", DESK), ("phone", PHONE)):
                context = browser.new_context(
                    viewport=viewport, locale="en-GB", reduced_motion="reduce"
                )
                page = context.new_page()
                page.goto(server.address)
                page.wait_for_timeout(1500)
                page.screenshot(path=IMAGES / f"front-{name}.png")
                play_now(page)
                play_on(page, MID_GAME_PLY)
                page.mouse.move(2, 2)
                page.wait_for_timeout(1500)
                page.screenshot(path=IMAGES / f"table-{name}.png")
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
