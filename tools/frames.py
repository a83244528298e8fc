"""How smoothly a card travels from the quarry to the Study: every frame of a dig, counted.

python tools/frames.py        (after `make dev`; needs chromium on the PATH)

A page's own clock of frames (requestAnimationFrame) is read while a card is dug up and things
travel: at a desk, on a phone, and on a phone whose processor is slowed fourfold. A frame is late
when the one before it is more than one and a half frames away. Without a graphics processor, as on
most servers, everything is also painted by the processor.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.browser.conftest import DESK, FLAGS, PHONE, LiveServer  # noqa: E402
from tests.browser.seating import asked  # noqa: E402

DIGS = 5
FRAME_MS = 1000 / 60
LATE_MS = 1.5 * FRAME_MS
ANIMATION_MS = 700
COUNT = """(ms) => new Promise((done) => {
  const gaps = [];
  let last = null;
  let start = null;
  const tick = (now) => {
    start ??= now;
    if (last !== null) gaps.push(now - last);
    last = now;
    if (now - start < ms) requestAnimationFrame(tick);
    else done(gaps);
  };
  document.querySelector('.quarry .slab.lit').click();
  // From the moment things begin to travel.
  const wait = () => document.getAnimations().some((one) => one.playState === 'running')
    ? requestAnimationFrame(tick) : setTimeout(wait, 1);
  wait();
})"""


def digs(browser: Browser, server: LiveServer, size: dict[str, int], slower: int) -> list[float]:
    """The time between frames, over several digs, each taken back again."""

    def visit(path: str = "/") -> Page:
        page = browser.new_page(viewport=size)  # type: ignore[arg-type]
        page.goto(server.address + path)
        return page

    page = asked(visit, "turn")
    page.wait_for_timeout(1500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    gaps: list[float] = []
    for _ in range(DIGS):
        gaps += page.evaluate(COUNT, ANIMATION_MS)
        page.wait_for_timeout(500)
        page.keyboard.press("r")
        page.wait_for_selector(".quarry .slab.lit")
        page.wait_for_timeout(1000)
    page.close()
    return gaps


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = LiveServer(Path(folder))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            print("| as | frames | middle, ms | longest, ms | late |")
            print("| --- | ---: | ---: | ---: | ---: |")
            for name, size, slower in (
                ("desk", DESK, 1),
                ("phone", PHONE, 1),
                ("phone, processor 4 times slower", PHONE, 4),
            ):
                gaps = digs(browser, server, size, slower)
                late = sum(gap > LATE_MS for gap in gaps)
                middle = statistics.median(gaps)
                print(
                    f"| {name} | {len(gaps)} | {middle:.1f} | {max(gaps):.1f} | {late} |",
                    flush=True,
                )
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
