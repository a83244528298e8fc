"""Ways to a table: games that stand where something is asked, and sitting down at them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from firstgiants import Game

from .conftest import Open
from .hands import wait_asked

MIDDLE = 60
KINDS = [
    "turn",
    "reclaim",
    "order",
    "display",
    "display_second",
    "trade",
    "display_or_point",
]
CALL = """async ([path, body]) => {
  const answer = await fetch('/api' + path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(path + ': ' + await answer.text());
  return answer.json();
}"""


def ask(page: Page, path: str, body: object = None) -> Any:
    """What the page itself would be answered: as the person whose browser this is."""
    return page.evaluate(CALL, [path, body or {}])


@dataclass(frozen=True)
class Played:
    """A whole game of three; where each kind of question is asked, and of whom; the last turn."""

    record: dict[str, Any]
    asked: dict[str, tuple[int, int]]
    last: tuple[int, int]


@cache
def played() -> Played:
    game = Game.new(players=["Ada", "Bo", "Cy"], seed=0)
    dice = random.Random(0)
    asked: dict[str, tuple[int, int]] = {}
    last = (0, 1)
    while game.decision is not None:
        kind = str(game.decision.kind)
        here = (game.ply, game.decision.seat)
        # Later in the game there is more of everything to see.
        if kind not in asked or asked[kind][0] < MIDDLE:
            asked[kind] = here
        if kind == "turn":
            last = here
        game.play(dice.choice(game.decision.legal))
    return Played(game.record().to_json(), asked, last)


def at_home(visit: Open) -> Page:
    """Somebody known: the cookie is there."""
    page = visit("/about")
    page.wait_for_selector("#content main")
    ask(page, "/me")
    return page


def go(page: Page, path: str) -> Page:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
    page.wait_for_selector("#content main, #content .table main")
    return page


def stored(page: Page) -> str:
    """The game's id, after it was brought to the server."""
    return str(ask(page, "/games/import", played().record)["id"])


def sit_at(page: Page, ply: int, seat: int) -> str:
    """A table whose game stands there, with this person on that seat."""
    where = {"ply": ply, "seat": seat, "bot": "hatchling"}
    made = ask(page, f"/games/{stored(page)}/continue", where)
    go(page, f"/t/{made['table']['id']}")
    wait_asked(page)
    return str(made["table"]["id"])


def asked(visit: Open, kind: str) -> Page:
    """At a table where this question is asked."""
    page = at_home(visit)
    sit_at(page, *played().asked[kind])
    assert page.locator(f".table[data-asked={kind}]").count() == 1
    return page
