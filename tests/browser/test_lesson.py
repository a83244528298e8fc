"""The first lesson, with normal motion: what it speaks of is lit and beside the text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, Page

from .conftest import DESK, PHONE, Open
from .hands import plan_turn
from .pages import resize, settled
from .positions import find, sit_down
from .seating import at_home

# What is lit, and whether the text keeps clear of it. A lamp is where a part of the table lies.
PICTURE = """() => {
  const rect = (one) => one.getBoundingClientRect();
  const box = document.querySelector('[data-step]')?.closest('section');
  if (!box || getComputedStyle(box).visibility === 'hidden') return null;
  const text = rect(box);
  const lamps = [...document.querySelectorAll('.lamp')];
  const faults = lamps.flatMap((lamp) => {
    const lit = rect(lamp);
    const over = lit.left < text.right && text.left < lit.right
      && lit.top < text.bottom && text.top < lit.bottom;
    const seen = lit.left > -6 && lit.top > -6
      && lit.right < innerWidth + 6 && lit.bottom < innerHeight + 6;
    const middle = [(lit.left + lit.right) / 2, (lit.top + lit.bottom) / 2];
    const there = document.elementFromPoint(...middle)?.closest('.table');
    return [over && 'under the text', !seen && 'out of sight', !there && 'covered'];
  }).filter(Boolean);
  const inside = text.left >= 0 && text.top >= 0
    && text.right <= innerWidth && text.bottom <= innerHeight;
  if (!inside) faults.push('text cut off');
  return { lamps: lamps.length, faults, moving: document.getAnimations().length > 0 };
}"""
# What is larger than the room kept for it.
ROOM = """() => [['.head .hangs', '.head .kept'], ['.own .home', '.own .plaque']].flatMap(
  ([inner, outer]) => {
    const bottom = (name) => document.querySelector(name).getBoundingClientRect().bottom;
    return bottom(inner) > bottom(outer) + 1 ? [`${inner} ${bottom(inner)} ${bottom(outer)}`] : [];
  },
)"""
# By the first lamp or the last: what is to be clicked.
TASKS = {
    2: "[data-site='1'] [data-card=velociraptor]",
    3: ".commit",
    5: "[data-site='2'] [data-card=carnotaurus]",
    6: "[data-site='3'] [data-card=tyrannosaurus]",
    7: "[data-key=t]",
    8: "[data-seat='1'] [data-card=carnotaurus]",
    9: "[data-seat='1'] [data-card=tyrannosaurus]",
    10: "[data-seat='1'] [data-card=velociraptor]",
    11: ".commit",
}


# Once nothing moves and nothing is wrong.
AT_REST = f"""() => {{
  const seen = ({PICTURE})();
  return seen && !seen.moving && seen.faults.length === 0 && seen;
}}"""


def picture(page: Page, step: int) -> dict[str, object]:
    """The picture of this step when nothing moves any more."""
    page.wait_for_selector(f"[data-step='{step}']:visible")
    try:
        seen: dict[str, object] = page.wait_for_function(AT_REST).json_value()
    except Error:
        raise AssertionError((step, page.evaluate(PICTURE))) from None
    return seen


def act(page: Page, step: int, *, finger: bool) -> None:
    target = page.locator(f"{TASKS[step]}:visible").last
    target.tap() if finger else target.click()
    # A finger's first tap shows the card, with a button that chooses it.
    choose = page.locator(".inspector.pinned .act")
    done = page.locator(f"body:not(:has([data-step='{step}']))")
    choose.or_(done).first.wait_for()
    if choose.count():
        choose.tap()
    done.wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_step_lights_what_it_speaks_of_beside_its_text(
    visit: Open, size: dict[str, int]
) -> None:
    page = visit("/learn", size=size)
    count = page.locator("section:has([data-step]) .count").text_content() or ""
    steps = int(re.findall(r"\d+", count)[1])
    assert steps <= 12
    for step in range(1, steps):
        assert picture(page, step)["lamps"]
        if step in TASKS:
            act(page, step, finger=size is PHONE)
        else:
            page.locator("section:has([data-step]) .main").click()
    assert picture(page, steps)["lamps"]
    page.locator("section:has([data-step]) .main").click()
    page.wait_for_url("**/t/*")
    # Only a live table has a chat; the learner begins.
    page.wait_for_selector("#chat-text", state="attached")
    page.wait_for_selector(".table[data-asked=turn]")
    # The coach was offered, and asks from now on.
    assert page.evaluate("() => JSON.parse(localStorage.getItem('fg.prefs')).coach") > 0


def test_the_lesson_can_be_skipped(visit: Open) -> None:
    page = visit("/learn")
    page.get_by_role("button", name="Skip the lesson").click()
    assert picture(page, 12)["lamps"]


def test_the_last_round_names_who_still_plays(visit: Open) -> None:
    page = at_home(visit)
    ending = find(
        lambda game: (
            game.decision is not None
            and game.view().ending is not None
            and str(game.decision.kind) == "turn"
            and game.decision.seat == 2
        ),
        players=3,
    )
    sit_down(page, ending)
    said = page.locator(".ask .final").inner_text()
    assert re.fullmatch(r"Final round! Still to play: you, .+\.", said), said
    # Who began is marked at the seats, and who follows.
    assert page.locator(".order.first").count() == 1
    orders = page.locator(".rival .order, .own .order").all_inner_texts()
    assert sorted(orders) == ["1", "2", "3"]
    # A plan needs the room of that sentence; nothing hangs over the table or out of the Museum.
    resize(page, {"width": 1280, "height": 720})
    plan_turn(page)
    settled(page)
    assert page.locator(".ask .final").count() == 0
    assert page.evaluate(ROOM) == []
    # Large cards take room that the page then scrolls through.
    study = page.locator(".own .study [data-card]").first
    width = study.evaluate("(one) => one.offsetWidth")
    page.evaluate("() => { document.documentElement.dataset.cardSize = 'large' }")
    page.wait_for_function(
        "([one, width]) => one.offsetWidth > width", arg=[study.element_handle(), width]
    )
