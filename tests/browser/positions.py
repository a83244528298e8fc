"""Positions of real games, found by playing at random from fixed seeds; sitting down in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from firstgiants import Game

from .hands import wait_asked
from .pages import ask, go

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
MOST_GAMES = 60


class Position(NamedTuple):
    record: dict[str, Any]
    ply: int
    seat: int


def find(wanted: Callable[[Game], bool], *, players: int) -> Position:
    """The first position that is wanted; fossils are displayed whenever they can be."""
    for seed in range(MOST_GAMES):
        rng = random.Random(seed)
        game = Game.new(players=NAMES[:players], seed=seed)
        while (decision := game.decision) is not None:
            if wanted(game):
                return Position(game.record().to_json(), game.ply, decision.seat)
            shows = [one for one in decision.spellings if one.startswith("show")]
            game.play(rng.choice(shows or list(decision.spellings)))
    raise AssertionError("no such position")


def open_table(page: Page, position: Position) -> str:
    """A new table that goes on from there, bots on the other seats; its id. The page stays."""
    ask(page, "/me")
    game = ask(page, "/games/import", position.record)["id"]
    seats: list[dict[str, str]] = [
        {"kind": "bot", "bot": "hatchling"} for _ in position.record["players"]
    ]
    seats[position.seat - 1] = {"kind": "me"}
    where = {"ply": position.ply, "seats": seats}
    return str(ask(page, f"/games/{game}/continue", where)["table"]["id"])


def sit_down(page: Page, position: Position) -> str:
    """Go to such a table; its id."""
    table = open_table(page, position)
    go(page, f"/t/{table}")
    wait_asked(page)
    return table
