"""What the table does for people: brings into sight, adds up, leaves in peace, tells the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from firstgiants import Game

from .conftest import PHONE, Open
from .hands import COVERED, click, hold_time_at, hurry, plan_turn, play_on
from .pages import resize, settled
from .positions import find, sit_down
from .scenes import dark
from .seating import EMPTY, asked

LANGUAGES = ["en", "fr", "de", "it", "zh-Hant"]
SMALL_PHONE = {"width": 360, "height": 740}
SIDEWAYS_PHONE = {"width": 844, "height": 390}
ZOOMED_DESK = {"width": 720, "height": 450}
"""A window of 1440 × 900 pixels at 200 %."""

# Something that can be chosen lies between the bars.
LIT_IN_SIGHT = """() => {
  const top = document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
  const bottom = innerHeight - (document.querySelector('.thumb')?.offsetHeight ?? 0);
  return [...document.querySelectorAll('.slab.lit')].some((one) => {
    const box = one.getBoundingClientRect();
    const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return box.width > 0 && seen > 0.7 * box.height;
  });
}"""
# Sets to which a fossil can go: under a finger each is one target.
PLACES = ".set.lit .item:last-child .slab:visible, .cover.lit:visible"
# Words that do not fit the box they stand in.
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.offsetWidth > 0 && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


# How far the status bar hangs over the table.
HANGS = """() => document.querySelector('.head .hangs').getBoundingClientRect().bottom
  - document.querySelector('header.head').getBoundingClientRect().bottom"""
# Buttons whose words take more than one line.
BROKEN = """() => [...document.querySelectorAll('.bar .buttons .plate')].filter((button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  return range.getClientRects().length > 1;
}).map((button) => button.innerText)"""
# Large parts of the table, other than cards, that are nearly white.
BRIGHT = """() => [...document.querySelectorAll('.table *:not(.card, .card *)')].filter((one) => {
  const [red, green, blue, alpha = 1] = getComputedStyle(one).backgroundColor
    .match(/[\\d.]+/g).map(Number);
  const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
  return light > 215 && one.offsetWidth * one.offsetHeight > 900;
}).map((one) => one.className)"""


def asks(kind: str) -> Callable[[Game], bool]:
    return lambda game: game.decision is not None and game.decision.kind == kind


def names_a_size(game: Game) -> bool:
    """Two Eggs of different Families could be joined."""
    assert game.decision is not None
    return any(len(one.split()) == 4 for one in game.decision.spellings)


def own_marker_out(game: Game) -> bool:
    assert game.decision is not None
    asked = game.view().seats[game.decision.seat - 1]
    return game.decision.kind == "turn" and 0 < asked.markers_left < 4


def nearly_over(game: Game) -> bool:
    assert game.decision is not None
    view = game.view()
    return view.tokens_left <= 1 and view.ending is None and game.decision.kind == "turn"


def expands_a_set(game: Game) -> bool:
    """A fossil can join a set of two, where the cards of sets lie as closely as they ever do."""
    assert game.decision is not None
    sets = game.view().seats[game.decision.seat - 1].sets
    long = {str(one.row) for one in sets if len(one.cards) > 1}
    joined = {one.split()[2] for one in game.decision.spellings if one.startswith("show ")}
    return [len(one.cards) for one in sets] == [2, 2, 1] and bool(long & joined)


@pytest.mark.parametrize("kind", ["turn", "display", "reclaim"])
def test_what_can_be_chosen_comes_into_sight_on_a_phone(visit: Open, kind: str) -> None:
    page = visit(EMPTY, size=PHONE)
    sit_down(page, find(asks(kind), players=4))
    page.wait_for_function(LIT_IN_SIGHT)
    # The other way round: from wherever one was looking.
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.reload()
    page.wait_for_function(LIT_IN_SIGHT)


def test_a_card_that_the_mouse_rests_on_covers_no_neighbours_middle(visit: Open) -> None:
    page = visit(EMPTY)
    sit_down(page, find(expands_a_set, players=2))
    targets = page.locator(".own .set.lit:has(.item + .item)")
    for fossil in page.locator(".own .slab.lit").all():
        fossil.click()
        if targets.count():
            break
    cards = targets.first.locator(".slab")
    for rests_on in cards.all():
        box = rests_on.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 4, box["y"] + box["height"] / 2, steps=3)
        settled(page)
        assert page.evaluate(COVERED) == []
    cards.last.click()
    page.wait_for_selector(".plan:visible")


def test_a_card_under_a_resting_mouse_is_not_shown_close_up(visit: Open) -> None:
    page = visit(EMPTY)
    page.clock.install()
    sit_down(page, find(lambda game: game.ply == 8, players=3))
    click(page, ".quarry .slab.lit")
    page.wait_for_selector(".table:not([data-busy]) [data-key=u]:visible")
    settled(page)
    page.clock.run_for(900)
    assert page.locator(".inspector").count() == 0
    box = page.locator(".museum .slab").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.wait_for_selector(".inspector")
    page.mouse.move(4, 4, steps=4)
    page.wait_for_selector(".inspector", state="detached")


def test_tab_goes_on_from_a_card_that_is_shown_close_up(visit: Open) -> None:
    page = asked(visit, "turn")
    cards = page.locator(".quarry .slab.lit")
    cards.first.focus()
    page.keyboard.press("Shift+Tab")
    for card in cards.all():
        page.keyboard.press("Tab")
        expect(card).to_be_focused()
        page.wait_for_selector(".inspector")


def test_cards_are_explained_in_the_first_games_and_priced_when_displayed(visit: Open) -> None:
    page = visit(EMPTY)
    sit_down(page, find(asks("reclaim"), players=4))
    quarry = page.locator(".quarry")
    sentences = page.locator(".quarry .site .says:visible")
    assert sentences.count() == page.locator(".quarry .site .slab").count()
    studied = page.locator(".museum .study .slab")
    assert page.locator(".museum .study .price").count() == studied.count() > 0
    # The sentence is in the name that a screen reader says.
    first = page.locator(".quarry .site").first.get_by_role("button").first
    assert sentences.first.inner_text() in (first.inner_text() or "")
    settled(page)
    before = quarry.bounding_box()
    page.get_by_role("button", name="Take 1 amber").first.click()
    page.wait_for_selector(".plan:visible")
    settled(page)
    assert quarry.bounding_box() == before
    page.evaluate("() => localStorage.setItem('fg.prefs', JSON.stringify({gamesFinished: 3}))")
    page.reload()
    page.wait_for_selector(".quarry .site .slab")
    settled(page)
    assert sentences.count() == 0


def test_a_plan_is_added_up(visit: Open) -> None:
    page = visit(EMPTY)
    sit_down(page, find(asks("reclaim"), players=2))
    page.get_by_role("button", name="Take 1 amber").first.click()
    plan = page.get_by_role("list", name="Your turn so far").first
    expect(plan).to_contain_text("+1 amber")


@pytest.mark.parametrize("size", [None, PHONE])
def test_two_eggs_are_given_a_size(visit: Open, size: dict[str, int] | None) -> None:
    page = visit(EMPTY, size=size) if size else visit(EMPTY)
    sit_down(page, find(names_a_size, players=4))
    for egg in page.locator(".museum .slab.lit").all():
        egg.click()
        for place in page.locator(PLACES).all():
            if page.locator(".naming button:visible").count() == 0:
                place.click()
                page.wait_for_selector(".table:not([data-busy])")
            if page.locator(".naming button:visible").count() == 3:
                page.locator(".naming button:visible").nth(1).click()
                # Not its plan, which makes room for the chat at the end of the page.
                page.wait_for_selector(".table:not([data-busy]) [data-key=u]:visible")
                return
            page.keyboard.press("r")
            page.wait_for_selector(".table:not([data-busy]) .museum .slab.lit")
            egg.click()
        page.keyboard.press("Escape")
    raise AssertionError("no Size was asked for")


def test_a_phone_on_its_side_shows_the_question_all_sites_and_the_museum(visit: Open) -> None:
    page = visit(EMPTY, size=SIDEWAYS_PHONE, language="de")
    sit_down(page, find(asks("turn"), players=5))
    page.wait_for_function(LIT_IN_SIGHT)
    settled(page)
    assert page.locator(".ask:visible").count() == 1
    quarry, museum = (page.locator(one).bounding_box() for one in (".quarry", ".own .museum"))
    assert quarry is not None
    assert museum is not None
    assert quarry["x"] + quarry["width"] <= museum["x"]
    for box in (quarry, museum):
        assert box["y"] + box["height"] <= SIDEWAYS_PHONE["height"]
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def test_a_plan_leaves_bar_buttons_and_sites_as_they_are_on_small_screens(visit: Open) -> None:
    page = visit(EMPTY, size=ZOOMED_DESK, language="de")
    sit_down(page, find(asks("turn"), players=3))
    settled(page)
    assert page.evaluate(CUT, ".deck .head") == []
    plan_turn(page)
    settled(page)
    assert page.evaluate(HANGS) <= 1
    assert page.evaluate(CUT, ".veiled") == []
    resize(page, PHONE)
    page.wait_for_selector(".thumb .commit")
    assert page.evaluate(BROKEN) == []


def test_only_cards_are_bright_on_a_dark_table(visit: Open) -> None:
    page = dark(visit)
    settled(page)
    assert page.evaluate(BRIGHT) == []


def test_no_name_and_no_headline_is_cut(visit: Open) -> None:
    page = visit(EMPTY, language="de")
    sit_down(page, find(lambda game: game.ply == 60, players=5))
    words = ".rival .name, .paper .headline span, .paper .who span, .flag, .ask"
    for width in (360, 390, 844, 1024, 1440):
        resize(page, {"width": width, "height": 900})
        assert page.evaluate(CUT, words) == [], width


@pytest.mark.long
def test_the_end_fits_a_small_phone_in_every_language(visit: Open) -> None:
    page = visit(EMPTY, size=SMALL_PHONE, language="de")
    hurry(page)
    sit_down(page, find(nearly_over, players=5))
    play_on(page, until=".ledger")
    address = page.url[page.url.index("/t/") :]
    for language in LANGUAGES:
        reader = visit(address, size=SMALL_PHONE, language=language)
        reader.wait_for_selector("dialog[open] tbody tr")
        settled(reader)
        wide = reader.locator("dialog[open]").evaluate(
            "(one) => [...one.querySelectorAll(':not(.visually-hidden *)')].filter((part) =>"
            "part.getBoundingClientRect().right > one.getBoundingClientRect().right + 1)"
            ".map((part) => part.className)"
        )
        assert wide == [], language
        assert reader.evaluate("() => document.documentElement.scrollWidth") == SMALL_PHONE["width"]
        totals = [int(one) for one in reader.locator("dialog td.total").all_inner_texts()]
        assert totals == sorted(totals, reverse=True)


def test_the_end_is_counted_at_the_table_until_somebody_is_impatient(visit: Open) -> None:
    page = visit(EMPTY)
    sit_down(page, find(nearly_over, players=2))
    hold_time_at(page, "b.badge")
    play_on(page, until=".ledger")
    page.wait_for_selector("b.badge")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Space")
    page.wait_for_selector("dialog[open] tbody tr")
    expect(page.locator(".ledger")).to_have_count(0)


def test_a_reason_leads_to_its_rule(visit: Open) -> None:
    page = visit(EMPTY)
    sit_down(page, find(own_marker_out, players=2))
    page.locator(".quarry .site:has(.mine) .slab:not(.lit)").first.click()
    page.get_by_text("Your marker is already at Dig Site").first.wait_for()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="The rule").first.click()
    rules = opened.value
    rules.wait_for_selector("h2#turn")
    assert rules.url.endswith("/rules#turn")
    # The game stays where it was.
    assert "/t/" in page.url
