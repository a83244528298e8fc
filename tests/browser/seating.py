"""Ways to a table: games that stand where something is asked, and sitting down at them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from firstgiants import Game

from .conftest import Open
from .pages import ask
from .positions import Position, sit_down

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


def stored(page: Page) -> str:
    """The game's id, after it was brought to the server."""
    return str(ask(page, "/games/import", played().record)["id"])


def sit_at(page: Page, ply: int, seat: int) -> str:
    """A table whose game stands there, with this person on that seat."""
    return sit_down(page, Position(played().record, ply, seat))


def asked(visit: Open, kind: str) -> Page:
    """At a table where this question is asked."""
    page = at_home(visit)
    sit_at(page, *played().asked[kind])
    assert page.locator(f".table[data-asked={kind}]").count() == 1
    return page
