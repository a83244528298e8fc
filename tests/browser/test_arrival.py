"""How a table is put up: part by part, yet nothing moves for what comes after it."""

from __future__ import annotations

import pytest

from firstgiants import Game

from .conftest import DESK, PHONE, Open
from .positions import find, sit_down

# Browsers call up to 0.1 good. What is left here is a font that takes the place of another.
MOST_SHIFT = 0.02
# So slow that the parts come in many frames, as on a small phone.
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
    """Still pictures are measured here."""
    return False


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_moves_while_a_table_is_put_up(
    visit: Open, seats: int, size: dict[str, int]
) -> None:
    page = visit("/about", size=size)
    sit_down(page, find(midway, players=seats))
    page.add_init_script(f"({WATCH})()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.reload()
    page.wait_for_selector(".table:not([data-busy])", timeout=60_000)
    # What is told is told after the frame.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("window.frames_with_cards.size") > 3, "it came all at once"
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts
