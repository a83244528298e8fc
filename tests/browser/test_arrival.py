"""A table opens without layout shifts."""

from __future__ import annotations

import pytest

from firstgiants import Game

from .conftest import DESK, PHONE, Open
from .positions import find, sit_down
from .seating import EMPTY

# Browsers rate up to 0.1 as good. The rest here comes from a font that replaces another.
MOST_SHIFT = 0.02
# As slow as a small phone, so that what comes late is seen to come late.
SLOWED = 4
WATCH = """() => {
  window.shifts = [];
  const name = (node) => node?.className ?? node?.nodeName ?? 'something';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, sources.map(({ node }) => name(node))]);
  }).observe({ type: 'layout-shift', buffered: true });
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
def test_nothing_moves_while_a_table_opens(visit: Open, seats: int, size: dict[str, int]) -> None:
    page = visit(EMPTY, size=size)
    sit_down(page, find(midway, players=seats))
    page.add_init_script(f"({WATCH})()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.reload()
    page.wait_for_selector(".table:not([data-busy])")
    # Layout shifts are reported after the frame.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts
