"""Animations of a dig run on the compositor, without repaints of the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from .conftest import Open
from .pages import settled, wait_until
from .seating import asked

# For page, frame and scrolling; not one for each card.
FEW_LAYERS = 12
# Records all animations of a dig, and returns the record when they have ended.
DIG = """async () => {
  const flight = [];
  const waited = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const movement = animate.apply(this, how);
    flight.push(movement);
    queueMicrotask(() => waited.push(movement.playState === 'paused'));
    return movement;
  };
  document.querySelector('.quarry .slab.lit').click();
  while (waited.length === 0) await new Promise((done) => setTimeout(done, 1));
  const names = flight
    .flatMap((one) => one.effect.getKeyframes())
    .flatMap((frame) => Object.keys(frame));
  const around = new Set();
  for (const { effect } of flight) {
    for (let at = effect.target.parentElement; at; at = at.parentElement) {
      const { outlineStyle, filter } = getComputedStyle(at);
      if (outlineStyle !== 'none' || filter !== 'none') around.add(at.className);
    }
  }
  await Promise.allSettled(flight.map((one) => one.finished));
  await new Promise((done) => setTimeout(done));
  return {
    waited: waited.every(Boolean),
    moved: flight.length,
    names: [...new Set(names)],
    around: [...around],
    left: document.querySelectorAll('.travelling, .flight').length,
  };
}"""


def layers(page: Page) -> list[dict[str, Any]]:
    """The browser's compositing layers."""
    changes: list[list[dict[str, Any]]] = []

    def heard(change: dict[str, Any]) -> None:
        if "layers" in change:
            changes.append(change["layers"])

    settled(page)
    session = page.context.new_cdp_session(page)
    session.on("LayerTree.layerTreeDidChange", heard)
    session.send("LayerTree.enable")
    # The browser reports layers at the next change, so add an element.
    page.evaluate(
        """() => new Promise((done) => {
          const mark = document.createElement('i');
          mark.style.cssText = 'position: fixed; width: 9px; height: 9px; will-change: transform';
          document.body.append(mark);
          requestAnimationFrame(() => requestAnimationFrame(done));
        })"""
    )
    wait_until(page, lambda: bool(changes))
    return changes[-1]


def test_a_dig_moves_nothing_that_must_be_painted(visit: Open) -> None:
    page = asked(visit, "turn")
    flight = page.evaluate(DIG)
    # The dug card, the next one from the deck, the marker.
    assert flight["moved"] >= 3
    assert flight["waited"], "it sets out before the new table is painted"
    assert set(flight["names"]) <= {
        "transform",
        "opacity",
        "offset",
        "computedOffset",
        "easing",
        "composite",
    }
    # Inside an outline or filter, every movement would repaint everything.
    assert flight["around"] == []
    assert flight["left"] == 0


def test_cards_lie_on_the_table_not_in_layers_of_their_own(visit: Open) -> None:
    page = asked(visit, "turn")
    page.wait_for_selector(".quarry .card img[src]", state="attached")
    assert page.locator(".table .card").count() > 2 * FEW_LAYERS
    assert len(layers(page)) <= FEW_LAYERS


def test_nothing_moves_for_people_who_want_less_motion(visit: Open) -> None:
    page = asked(visit, "turn")
    page.emulate_media(reduced_motion="reduce")
    before = page.locator(".museum .study .slab").count()
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moved'); }; }")
    page.locator(".quarry .slab.lit").first.click()
    page.locator(".museum .study .slab").nth(before).wait_for()
