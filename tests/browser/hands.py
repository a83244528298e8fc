"""A pair of hands that plays whatever is lit, by mouse, finger or keyboard."""

from __future__ import annotations

from playwright.sync_api import Page

# First what a plan needs to go on, then displays that expand sets: games end soonest that way.
LIT = [
    ".commit",
    ".naming button",
    ".set.lit .item:last-child .slab",
    ".set .cover.lit",
    ".fresh",
    ".museum .slab.lit",
    "[data-key=p]",
    ".quarry .slab.lit",
    "[data-key=a]",
    "[data-key=t]",
    "[data-key=s]",
]

FIRST = """([lit, until]) => {
  const shown = (one) => one.getClientRects().length > 0;
  if (document.querySelector('dialog[open]')) return 'over';
  if (document.querySelector('.table[data-busy]')) return null;
  if (until && [...document.querySelectorAll(until)].some(shown)) return 'there';
  for (const selector of lit) {
    if ([...document.querySelectorAll(selector)].some(shown)) return selector;
  }
  return null;
}"""


# What may be chosen, but not by a click on its middle.
COVERED = """() => [...document.querySelectorAll('.table [data-choice]')].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width === 0 || one.contains(hit) ? [] : [`${one.dataset.choice}: ${hit?.className}`];
})"""


def next_move(page: Page, until: str = "") -> str | None:
    """What could be clicked now; "over" while the end is shown; None while others play;
    "there" if the page shows what `until` selects, which the same look tells."""
    found: str | None = page.evaluate(FIRST, [LIT, until])
    return found


def await_move(page: Page, until: str = "") -> str:
    """The same, once it is not None."""
    found: str = page.wait_for_function(FIRST, arg=[LIT, until]).json_value()
    return found


def click(page: Page, selector: str) -> None:
    page.locator(f"{selector}:visible").first.click()


def play_on(page: Page, until: str = "") -> None:
    """Click what is lit until the page shows what `until` selects, or tells the end."""
    # One look for each step: at a second one the page may show something else.
    while (move := await_move(page, until)) not in ("there", "over"):
        click(page, move)


def plan_turn(page: Page) -> None:
    """Plan a whole turn, up to the button that confirms it, which stays unclicked."""
    play_on(page, until=".commit")


# A finger's first tap on these shows the card large; the second, or the button there, chooses it.
SHOWN_FIRST = (".museum .slab.lit", ".quarry .slab.lit")


# The browser makes a click of a tap a little later than Playwright has tapped.
EXPECT_CLICK = """() => {
  window.clicked = new Promise((done) => {
    addEventListener('click', () => done(null), { capture: true, once: true });
  });
}"""


def tap(page: Page, selector: str) -> None:
    page.evaluate(EXPECT_CLICK)
    page.locator(f"{selector}:visible").first.tap()
    page.evaluate("() => window.clicked")
    if selector in SHOWN_FIRST and page.locator(".inspector.pinned .act").count():
        tap(page, ".inspector.pinned .act")


def ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".table [data-card]")


def wait_asked(page: Page) -> None:
    page.wait_for_selector(".table[data-asked]:not([data-busy])")


HOLD = """(selector) => {
  const later = window.setTimeout;
  const cancel = window.clearTimeout;
  const held = new Map();
  window.setTimeout = (call, ms, ...more) => {
    const id = later(function ring() {
      held.delete(id);
      if (document.querySelector(selector)) held.set(id, later(ring, 50));
      else call(...more);
    }, ms);
    return id;
  };
  window.clearTimeout = (id) => {
    cancel(held.get(id));
    held.delete(id);
    cancel(id);
  };
}"""


def hold_time_at(page: Page, selector: str) -> None:
    """From now on no timer of this page rings while it shows such a thing. What would pass by
    itself stays until the test has looked at it, however slow the machine is."""
    page.evaluate(HOLD, selector)


def hurry(page: Page) -> None:
    """Moves of others are shown at once, as the preference says: whole games are long."""
    page.evaluate("() => localStorage.setItem('fg.prefs', JSON.stringify({ speed: 'instant' }))")
    page.reload()
