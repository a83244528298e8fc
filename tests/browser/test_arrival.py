"""A table is mounted part by part, without layout shifts."""

from __future__ import annotations

import pytest

from firstgiants import Game

from .conftest import DESK, PHONE, Open
from .positions import find, sit_down

# Browsers rate up to 0.1 as good. The rest here comes from a font that replaces another.
MOST_SHIFT = 0.02
# Slow enough to spread the parts over many frames, as on a small phone.
SLOWED = 4
WATCH = """() => {
  window.shifts = [];
  const name = (node) => node?.className ?? node?.nodeName ?? 'something';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, sources.map(({ node }) => name(node))]);
  }).observe({ type: 'layout-shift', buffered: true });
  window.frames_with_cards = new Set();
  const count = () => {
    window.frames_with_cards.add(document.querySelectorAll('.table [data-card]').length);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""


def midway(game: Game) -> bool:
    return (
        game.ply >= 25 * len(game.players) and str(game.decision and game.decision.kind) == "turn"
    )


@pytest.fixture
def motion() -> bool:
    """Turn animations off, because this module measures still pages."""
    return False


@pytest.mark.parametrize(
    ("seats", "size"), [(2, DESK), (3, PHONE), (4, DESK), (5, DESK), (5, PHONE)]
)
def test_nothing_moves_while_a_table_is_put_up(
    visit: Open, seats: int, size: dict[str, int]
) -> None:
    page = visit("/about", size=size)
    sit_down(page, find(midway, players=seats))
    page.add_init_script(f"({WATCH})()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.reload()
    page.wait_for_selector(".table:not([data-busy])", timeout=60_000)
    # Layout shifts are reported after the frame.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("window.frames_with_cards.size") > 3, "it came all at once"
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts
