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

FIRST = """(lit) => {
  if (document.querySelector('dialog[open]')) return 'over';
  if (document.querySelector('.table[data-busy]')) return null;
  for (const selector of lit) {
    const found = [...document.querySelectorAll(selector)].find((one) => one.offsetWidth > 0);
    if (found) return selector;
  }
  return null;
}"""


# What may be chosen, but not by a click on its middle.
COVERED = """() => [...document.querySelectorAll('.table [data-choice]')].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width === 0 || one.contains(hit) ? [] : [`${one.dataset.choice}: ${hit?.className}`];
})"""


def next_move(page: Page) -> str | None:
    """What could be clicked now; "over" when the end is being told; None while others play."""
    found: str | None = page.evaluate(FIRST, LIT)
    return found


def click(page: Page, selector: str) -> None:
    page.locator(f"{selector}:visible").first.click()


def plan_turn(page: Page) -> None:
    """Plan a whole turn, up to the button that confirms it, which stays unclicked."""
    # One look for each step: at a second one the button may be there.
    while (move := next_move(page)) != ".commit":
        if move:
            click(page, move)
        page.wait_for_timeout(30)


# A finger's first tap on these shows the card large; the second, or the button there, chooses it.
SHOWN_FIRST = (".museum .slab.lit", ".quarry .slab.lit")


def tap(page: Page, selector: str) -> None:
    page.locator(f"{selector}:visible").first.tap()
    if selector in SHOWN_FIRST and page.locator(".inspector.pinned .act").count():
        page.locator(".inspector.pinned .act").tap()


def ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".table [data-card]")


def wait_asked(page: Page) -> None:
    page.wait_for_selector(".table[data-asked]:not([data-busy])")


def hurry(page: Page) -> None:
    """Moves of others are shown at once, as the preference says: whole games are long."""
    page.evaluate("() => localStorage.setItem('fg.prefs', JSON.stringify({ speed: 'instant' }))")
    page.reload()
