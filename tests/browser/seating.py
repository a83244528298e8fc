"""Opens tables at positions with a given decision."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from firstgiants import Game

from .conftest import Open
from .pages import ask
from .positions import Position, open_table, sit_down

MIDDLE = 60
EMPTY = "/healthz"
"""A page that shows nothing of the app, which would take time."""
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
    """A whole game of three; the ply and seat of each kind of decision, and of the last turn."""

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
        # Prefer later positions, with more cards on the table.
        if kind not in asked or asked[kind][0] < MIDDLE:
            asked[kind] = here
        if kind == "turn":
            last = here
        game.play(dice.choice(game.decision.legal))
    return Played(game.record().to_json(), asked, last)


def at_home(visit: Open) -> Page:
    """An empty page of a person with a cookie."""
    page = visit(EMPTY)
    ask(page, "/me")
    return page


def stored(page: Page) -> str:
    """Import the game; returns its id."""
    return str(ask(page, "/games/import", played().record)["id"])


def open_at(page: Page, ply: int, seat: int) -> str:
    """Take this seat at a table that continues the game from this ply; the page stays."""
    return open_table(page, Position(played().record, ply, seat))


def sit_at(page: Page, ply: int, seat: int) -> str:
    """The same, and go there."""
    return sit_down(page, Position(played().record, ply, seat))


def asked(visit: Open, kind: str) -> Page:
    """Sit down at a table with this kind of decision."""
    page = at_home(visit)
    sit_at(page, *played().asked[kind])
    assert page.locator(f".table[data-asked={kind}]").count() == 1
    return page
