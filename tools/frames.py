"""Counts the dropped frames while a dug card flies from the quarry to the Study.

python tools/frames.py        (after `make dev`; needs Debian's chromium-headless-shell)

Frames are counted from the first to the last of the animation, on a desktop, on a phone, and on a
phone with the CPU slowed down four times. There are two counts:

- screen: what people see. The browser's trace says which frames of the screen were drawn. A frame
  that was not drawn is dropped.
- page: whether the page could respond. It requests every animation frame, which it does not do in
  real games. A frame is late if it comes more than 1.5 frames after the previous one.

The last column is the time from the click to the visible change. Without a GPU, as on most servers,
the CPU also paints.
"""

import json
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.browser.conftest import DESK, FLAGS, PHONE, LiveServer, browser_path  # noqa: E402
from tests.browser.seating import asked  # noqa: E402

DIGS = 5
FRAME_MS = 1000 / 60
LATE_MS = 1.5 * FRAME_MS
TRACED = ["-*", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
DIG = """async (counting) => {
  const gaps = [];
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running');
  const clicked = performance.now();
  // The change is visible when the frame after the first DOM change is done.
  const changed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
    });
    watch.observe(document.querySelector('.museum .study .row'), { childList: true });
  });
  document.querySelector('.quarry .slab.lit').click();
  while (moving().length === 0) await new Promise((done) => setTimeout(done, 1));
  const flight = moving();
  await Promise.all(flight.map((one) => one.ready));
  // Use the animations' timestamps, because the page learns of their start a little later.
  const start = Math.min(...flight.map((one) => one.startTime));
  const end = Math.max(
    ...flight.map((one) => one.startTime + one.effect.getComputedTiming().endTime),
  );
  let landed = false;
  if (counting) {
    let last = null;
    const tick = (now) => {
      if (last !== null) gaps.push(now - last);
      last = now;
      if (!landed) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
  await Promise.all(flight.map((one) => one.finished));
  performance.mark('flight', { startTime: start });
  performance.mark('landed', { startTime: end });
  landed = true;
  return { gaps, changed: await changed };
}"""


@dataclass
class Counted:
    """Frames of the screen during flights, how many of them were dropped, and the page's counts."""

    frames: int = 0
    dropped: int = 0
    gaps: list[float] = field(default_factory=list)
    changed: list[float] = field(default_factory=list)


def screen_frames(trace: Path) -> tuple[int, int]:
    """The number of screen frames during the flight, and how many of them were dropped."""
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    [start] = [one for one in events if one["name"] == "flight"]
    [end] = [one for one in events if one["name"] == "landed"]
    ours = [one for one in events if one["pid"] == start["pid"]]
    begun = [
        one["args"]["frameSeqId"]
        for one in ours
        if one["name"] == "BeginFrame" and start["ts"] <= one["ts"] < end["ts"]
    ]
    drawn = {one["args"]["frameSeqId"] for one in ours if one["name"] == "DrawFrame"}
    # Count by sequence number, to include frames that the browser never began. The first frame
    # shows the cards where they were and needs no drawing.
    frames = range(min(begun) + 1, max(begun) + 1)
    return len(frames), sum(frame not in drawn for frame in frames)


def digs(browser: Browser, server: LiveServer, size: dict[str, int], slower: int) -> Counted:
    """Dig several times, with an undo after each. Half of the digs are traced, half counted by the
    page."""

    def visit(path: str = "/") -> Page:
        page = browser.new_page(viewport=size)  # type: ignore[arg-type]
        page.goto(server.address + path)
        return page

    page = asked(visit, "turn")
    page.wait_for_timeout(1500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    counted = Counted()
    for number in range(2 * DIGS):
        counting = number % 2 == 1
        if not counting:
            browser.start_tracing(page=page, categories=TRACED)
        result = page.evaluate(DIG, counting)
        counted.gaps += result["gaps"]
        counted.changed.append(result["changed"])
        if not counting:
            with tempfile.NamedTemporaryFile() as file:
                file.write(browser.stop_tracing())
                file.flush()
                frames, dropped = screen_frames(Path(file.name))
            counted.frames += frames
            counted.dropped += dropped
        page.wait_for_timeout(500)
        page.keyboard.press("r")
        page.wait_for_selector(".quarry .slab.lit")
        page.wait_for_timeout(1000)
    page.close()
    return counted


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = LiveServer(Path(folder))
        browser = driver.chromium.launch(executable_path=browser_path(), args=FLAGS)
        try:
            print(
                "| as | screen: frames | dropped | page: frames | longest, ms | late | seen, ms |"
            )
            print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
            for name, size, slower in (
                ("desk", DESK, 1),
                ("phone", PHONE, 1),
                ("phone, CPU 4 times slower", PHONE, 4),
            ):
                one = digs(browser, server, size, slower)
                late = sum(gap > LATE_MS for gap in one.gaps)
                seen = statistics.median(one.changed)
                print(
                    f"| {name} | {one.frames} | {one.dropped} "
                    f"| {len(one.gaps)} | {max(one.gaps):.1f} | {late} | {seen:.0f} |",
                    flush=True,
                )
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
