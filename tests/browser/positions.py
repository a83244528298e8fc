"""Positions of real games, found by playing at random from fixed seeds; sitting down in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from firstgiants import Game

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
MOST_GAMES = 60

SIT_DOWN = """async ([record, ply, seat]) => {
  const post = async (path, body) => {
    const headers = {'content-type': 'application/json'};
    const options = {method: 'POST', headers, body: JSON.stringify(body)};
    return (await fetch(path, options)).json();
  };
  await post('/api/me', {});
  const game = await post('/api/games/import', record);
  const ask = {ply, seat, bot: 'hatchling'};
  return (await post(`/api/games/${game.id}/continue`, ask)).table.id;
}"""


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


def sit_down(page: Page, position: Position) -> None:
    """At a new table that goes on from there, bots on the other seats."""
    table = page.evaluate(SIT_DOWN, list(position))
    page.goto("/".join([*page.url.split("/")[:3], "t", table]))
    page.wait_for_selector(".table[data-asked]:not([data-busy])")
