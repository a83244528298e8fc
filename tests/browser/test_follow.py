"""Targets say what they bring; another choice replaces a step; others' moves can be followed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from firstgiants import Game, Record
from firstgiants.rules.events import AmberGained

from .conftest import Open
from .hands import hold_time_at, plan_turn, wait_asked
from .pages import fetched, settled
from .positions import Position, find, sit_down
from .seating import at_home

GAIN = """async (card) => {
  const seen = new Promise((done) => {
    new MutationObserver((changes, watch) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) {
        if (!node.classList?.contains('gain')) continue;
        watch.disconnect();
        const [movement] = node.getAnimations();
        const [, over] = movement.effect.getKeyframes();
        const [x, y] = over.transform.match(/-?[\\d.]+(?=px)/g).map(Number);
        done({ source: node.dataset.source, text: node.textContent, x, y, movement });
      }
    }).observe(document.querySelector('.table'), { childList: true });
  });
  document.querySelector(`.quarry [data-card="${card}"]`).click();
  const { source, text, x, y, movement } = await seen;
  await Promise.allSettled([movement.finished]);
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)));
  const shown = [...document.querySelectorAll(`[data-flip="card:${source}"]`)];
  const rect = shown.find((one) => one.offsetWidth > 0).getBoundingClientRect();
  return {
    source,
    text,
    aside: Math.abs(x - rect.x - rect.width / 2),
    over: rect.y + rect.height / 2 - y,
    width: rect.width,
  };
}"""


def _rows(game: Game) -> dict[str, list[str]]:
    """For each fossil the sets of which it can join several."""
    rows: dict[str, list[str]] = {}
    assert game.decision is not None
    for spelling in game.decision.spellings:
        verb, *rest = spelling.split()
        if verb == "show" and len(rest) == 2 and rest[1] != "new":
            rows.setdefault(rest[0], []).append(rest[1])
    return {card: found for card, found in rows.items() if len(found) > 1}


def _several_targets(game: Game) -> bool:
    decision = game.decision
    assert decision is not None
    if decision.kind != "reclaim" or not _rows(game):
        return False
    pending = game.view(decision.seat).pending
    return pending is not None and pending.markers_to_use > 1


def _at(position: Position) -> Game:
    return Game.from_record(Record.from_json(position.record))


def _own(page: Page, table: str, seat: int) -> dict[str, Any]:
    seats = fetched(page, f"/tables/{table}")["view"]["seats"]
    return next(one for one in seats if one["seat"] == seat)


def _points(text: str) -> int:
    """All that a tip promises for the score: "+2 points", "Small News +5"."""
    return sum(int(found) for found in re.findall(r"\+(\d+)(?! amber)", text))


def test_targets_say_what_they_bring_and_another_one_replaces_the_step(visit: Open) -> None:
    position = find(_several_targets, players=2)
    card, (first, second, *_) = next(iter(_rows(_at(position)).items()))
    page = at_home(visit)
    table = sit_down(page, position)
    before = _own(page, table, position.seat)

    page.locator(f".museum .study [data-card={card}]").click()
    target = f'[data-goal="set:{position.seat}:%s"]'
    page.locator(target % first).hover()
    page.locator(".tip").wait_for()
    settled(page)
    assert page.locator(".inspector").count() == 0
    page.locator(f"{target % first} .slab").first.click()
    page.wait_for_selector(f"{target % first} [data-card={card}]")
    steps = page.locator(".plan").first.inner_text()

    # Another set, without an undo: the card moves there, and the plan tells what that brings.
    settled(page)
    page.locator(target % second).hover()
    settled(page)
    promised = page.locator(".tip").inner_text()
    page.locator(f"{target % second} .slab").first.click()
    page.wait_for_selector(f"{target % second} [data-card={card}]")
    assert page.locator(f"{target % first} [data-card={card}]").count() == 0
    assert page.locator(".plan").first.inner_text() != steps

    # The rest as amber in one click, then what was promised is what is played.
    page.locator("[data-key=A]").click()
    page.locator(".commit").click()
    page.locator(".commit").wait_for(state="detached")
    after = _own(page, table, position.seat)
    assert after["total"] - before["total"] == _points(promised) > 0
    messages = fetched(page, f"/tables/{table}/history")["messages"]
    played = next(one for one in messages if one["type"] == "moved")["events"]
    assert [one["card"] for one in played if one["event"] == "FossilDisplayed"] == [card]
    assert [one["amount"] for one in played if one["event"] == "AmberGained"].count(1) >= 1


def _rival_gains(game: Game) -> str | None:
    """A card whose taking gives amber to a rival, by an effect of the rival's card."""
    assert game.decision is not None
    if game.decision.kind != "turn":
        return None
    for choice in game.decision.spellings:
        if choice.startswith("dig"):
            events = game.preview([choice]).events
            gains = [one for one in events if isinstance(one, AmberGained)]
            if len(gains) == 1 and gains[0].owner not in (None, game.decision.seat):
                return choice.split()[2]
    return None


def _set_speed(page: Page, speed: str) -> None:
    page.locator(".menu").click()
    page.get_by_label("Speed of others' moves").select_option(label=speed)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


# Notes how long each movement is to take. How long it took would depend on the machine.
NOTE_MOVEMENTS = """() => {
  window.movements = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.movements.push(options.duration);
    return animate.call(this, frames, options);
  };
}"""


def _round(page: Page) -> float:
    """Milliseconds of the longest movement with which others' moves are shown."""
    plan_turn(page)
    settled(page)
    page.evaluate("() => { window.movements = []; }")
    page.locator(".commit").click()
    page.locator(".commit").wait_for(state="detached")
    wait_asked(page)
    page.locator(".rival-move").wait_for(state="detached")
    return float(page.evaluate("() => Math.max(0, ...window.movements)"))


def _skip(page: Page, skip: Callable[[], None]) -> None:
    """A round in which neither timers nor animations go on while others' moves are shown: only a
    skip ends that."""
    plan_turn(page)
    motion = page.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.locator(".commit").click()
    page.locator(".rival-move").first.wait_for()
    skip()
    page.locator(".rival-move").wait_for(state="detached")
    motion.send("Animation.setPlaybackRate", {"playbackRate": 1})
    motion.detach()
    wait_asked(page)


def test_moves_of_others_are_followed_at_ones_own_speed_or_skipped(visit: Open) -> None:
    position = find(lambda game: _rival_gains(game) is not None, players=2)
    card = _rival_gains(_at(position))
    page = at_home(visit)
    sit_down(page, position)

    gain = page.evaluate(GAIN, card)
    assert gain["text"].strip().startswith("+")
    assert gain["aside"] <= gain["width"] / 2
    assert 0 < gain["over"] < 60

    page.evaluate(NOTE_MOVEMENTS)
    _set_speed(page, "Instant")
    instant = _round(page)  # one's own movements
    assert page.locator(".ahead").count() == 0
    _set_speed(page, "Slow")
    assert _round(page) > instant
    hold_time_at(page, ".rival-move")
    _skip(page, lambda: page.locator(".ahead").click())
    _skip(page, lambda: page.keyboard.press("Escape"))
