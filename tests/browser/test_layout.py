"""The table's places: nothing moves during a game, all fits, and what can be chosen is in sight."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from firstgiants import load_deck
from firstgiants.locales import LANGUAGES, text

from .conftest import PHONE, WEB, Open
from .hands import COVERED, await_move, click, hurry, next_move, tap, wait_asked
from .pages import ask, go, resize, settled
from .seating import at_home

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
UPRIGHT = (390, 844)
FINGERS = [size for size in SIZES if size[0] < 1024]
DESKS = [size for size in SIZES if size[0] >= 1024]
MOST_SHIFT = 2
MOST_HIGH = {3: 1100, 5: 1400}
MOST_STEPS = 4000
IN_A_ROW = 3

# Where the quarry's cards lie in the page, whether they have arrived there or not.
PLACES = """() => {
  const page = document.documentElement;
  const beds = [...document.querySelectorAll('.quarry .bed, .quarry .hollow')];
  return {
    beds: beds.map((bed) => {
      const { left, top, width } = bed.getBoundingClientRect();
      return [left + scrollX, top + scrollY, width];
    }),
    high: page.scrollHeight,
    aside: page.scrollWidth > page.clientWidth ? [...page.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > page.clientWidth + 1)
      .map((one) => `${one.tagName} ${one.className}`) : [],
    letters: parseFloat(getComputedStyle(page).fontSize),
    side: document.querySelector('.places > .side').offsetWidth,
  };
}"""

# What can be chosen, but not without a scroll: it lies under a bar, or out of the window.
OUT_OF_SIGHT = """() => {
  const head = document.querySelector('header.head').getBoundingClientRect().bottom;
  const raised = document.querySelector('.thumb .raised');
  const thumb = raised?.getBoundingClientRect().top ?? innerHeight;
  const all = [...document.querySelectorAll('.table [data-choice]')];
  const buttons = document.querySelectorAll('.bar .buttons button');
  if (all.length + buttons.length === 0) return ['nothing'];
  return all.filter((one) => one.offsetWidth > 0).flatMap((one) => {
    const { left, top, bottom, width } = (one.closest('.bed, .fan, .item') ?? one)
      .getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(20, width / 2), (top + bottom) / 2);
    if (top >= head - 1 && bottom <= thumb + 1 && one.contains(hit)) return [];
    return [`${one.className} ${one.dataset.choice} ${Math.round(top)}-${Math.round(bottom)}
      between ${Math.round(head)} and ${Math.round(thumb)}, over it: ${hit?.className}`];
  });
}"""


# Players, and whether things move: moves of one's own take their time in one of the games.
GAMES = {2: False, 3: False, 5: True}


@pytest.fixture
def motion(players: int) -> bool:
    """As people have it in one of the games; elsewhere only places are measured."""
    return GAMES[players]


def sit_with_bots(page: Page, players: int) -> None:
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "hatchling"}] * (players - 1)
    table = ask(page, "/tables", {"seats": seats})["table"]["id"]
    go(page, f"/t/{table}")
    page.wait_for_selector(".table [data-card]")
    wait_asked(page)


def shift(seen: list[dict[str, Any]]) -> float:
    """The furthest that a place of the quarry has moved, or a card has grown."""
    first = seen[0]["beds"]
    moved: list[float] = [
        abs(now - before)
        for one in seen
        for bed, start in zip(one["beds"], first, strict=True)
        for now, before in zip(bed, start, strict=True)
    ]
    return max(moved)


def window(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


@dataclass
class Seen:
    """What was measured during a game: places at each size, and choices that were not in sight."""

    places: dict[tuple[int, int], list[dict[str, Any]]]
    hidden: list[str]
    decisions: int = 0

    def measure(self, page: Page, size: tuple[int, int], *, asked: bool = True) -> None:
        if size in FINGERS:
            # A card that the mouse rests on is raised over its neighbour; no finger rests there.
            page.mouse.move(1, 1)
        resize(page, window(size))
        self.places[size].append(page.evaluate(PLACES))
        if asked:
            found = page.evaluate(OUT_OF_SIGHT if size in FINGERS else COVERED)
            self.hidden += [f"{self.decisions}, {size}: {one}" for one in found]


def play_and_measure(page: Page, *, finger: bool) -> Seen:
    """Play a whole game and measure each decision at one of the sizes. By finger each is measured
    on the phone, and some at another size too. To lay another size out takes longest, so some
    decisions in a row have the same.
    """
    seen = Seen({size: [] for size in SIZES}, [])

    for size in SIZES:
        seen.measure(page, size)
    resize(page, window(UPRIGHT))
    for _ in range(MOST_STEPS):
        if await_move(page) == "over":
            break
        if finger:
            seen.measure(page, UPRIGHT)
        if not finger or seen.decisions % IN_A_ROW == 0:
            seen.measure(page, SIZES[seen.decisions // IN_A_ROW % len(SIZES)])
        if finger:
            resize(page, window(UPRIGHT))
        seen.decisions += 1
        if (now := next_move(page)) and now != "over":
            (tap if finger else click)(page, now)
    else:
        raise AssertionError("the game did not end")
    # Museums are fullest now.
    for size in SIZES:
        seen.measure(page, size, asked=False)
    return seen


@pytest.mark.long
@pytest.mark.parametrize("players", GAMES)
def test_nothing_moves_all_fits_and_choices_are_in_sight_during_a_whole_game(
    visit: Open, players: int, motion: bool
) -> None:
    page = at_home(lambda path: visit(path, size=PHONE))
    if motion:
        hurry(page)
    sit_with_bots(page, players)
    seen = play_and_measure(page, finger=motion)
    assert seen.decisions > 3 * len(SIZES)
    assert seen.hidden == [], f"{len(seen.hidden)} of {seen.decisions}: {seen.hidden[:5]}"
    assert page.locator("dialog[open]").count() == 1

    moved = {size: shift(there) for size, there in seen.places.items()}
    assert max(moved.values()) <= MOST_SHIFT, moved
    everything = [(size, one) for size, there in seen.places.items() for one in there]
    assert [(size, one["aside"]) for size, one in everything if one["aside"]] == []
    assert [
        (size, one["high"]) for size, one in everything if size in DESKS and one["high"] > size[1]
    ] == []
    high = max(one["high"] for one in seen.places[UPRIGHT])
    assert high <= MOST_HIGH.get(players, high), high
    # A large screen is not a small one with more air.
    small, large = seen.places[1440, 900][0], seen.places[2560, 1440][0]
    for grows in ("letters", "side"):
        assert large[grows] > 1.3 * small[grows], grows
    # In the first games sentences stand under the cards of a large screen.
    assert large["beds"][0][2] > 1.3 * small["beds"][0][2]


TWO = {"display_two_same": "same", "display_two_different": "different"}
# How many lines the status bar needs for each of these questions.
LINES = """(questions) => {
  const ask = document.querySelector('.bar .ask');
  const high = parseFloat(getComputedStyle(ask).lineHeight);
  return questions.map((question) => {
    ask.textContent = question;
    return Math.round(ask.offsetHeight / high);
  });
}"""


@pytest.mark.parametrize("players", [2])
def test_questions_about_two_fossils_take_two_lines_of_a_small_phone(
    visit: Open, players: int
) -> None:
    page = at_home(lambda path: visit(path, size={"width": 360, "height": 640}))
    sit_with_bots(page, players)
    # The moves of others hide the question.
    page.wait_for_selector(".bar .ask:not(.visually-hidden)")
    settled(page)
    questions = [
        text(f"ask-{which}-{TWO[effect.do]}", {"card": card.name}, language)
        for card in load_deck("founders").cards
        for effect in card.effects
        if effect.do in TWO
        for which in ("two", "second")
        for language in LANGUAGES
    ]
    lines = page.evaluate(LINES, questions)
    long = [question for question, count in zip(questions, lines, strict=True) if count > 2]
    assert long == []


def test_no_sheet_with_fonts_asks_for_the_windows_size() -> None:
    """If one did, the browser would reckon the whole page again when the answer changes."""
    sheets = {file.name: file.read_text("utf-8") for file in WEB.glob("assets/*.css")}
    lasting = {name for name, text in sheets.items() if re.search("@font-face|@property", text)}
    with_size_queries = {
        name for name, text in sheets.items() if re.search(r"@media[^{]*(width|height)", text)
    }
    assert lasting
    assert with_size_queries
    assert lasting & with_size_queries == set()
