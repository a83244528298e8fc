"""Do predicted chances come true? Games of mixed levels, and what `explain` said on the way.

    nice -n 19 python -m benchmarks.chances play FOLDER --games 2000
    python -m benchmarks.chances report FOLDER

Every seat of a game gets a level by lot. At a few positions of each game the chances of all seats
are predicted, with as many nodes as a review has, and compared with the result. `founders` is
played with 2 to 5 players, decks that no model has seen with 2 and 4: two decks that get many games
each, and ten in turn. All cases get a hundred games, then all get the next hundred; an interrupted
run goes on. `report` corrects the chances by the calibration of the models as they are now, and
writes RESULTS.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

from benchmarks.results import CHANCES, facts, play_or_report, verdict
from firstgiants.arena.calibration import ASKED, DECISIONS, PLAYERS, Prediction, predict_game
from firstgiants.arena.deck_generator import STYLES, generated_deck
from firstgiants.bots.model import calibrated_chances, weights_for
from firstgiants.review import Effort
from firstgiants.rules.cards import Deck, load_deck

NODES = Effort().choice
AT_ONCE = 100
FOUNDERS = "founders"
GOAL, GOAL_UNSEEN = 5.0, 8.0

Pair = tuple[float, float]
"""A predicted chance, and the share of the victory that the seat got."""


@dataclass(frozen=True)
class Case:
    """Games with so many players and these decks in turn."""

    decks: tuple[Deck, ...]
    players: int

    @property
    def title(self) -> str:
        return self.decks[0].id if len(self.decks) == 1 else f"{len(self.decks)} unseen decks"

    @property
    def name(self) -> str:
        return f"{self.title.replace(' ', '-')}-{self.players}"

    def deck_of(self, number: int) -> Deck:
        return self.decks[number % len(self.decks)]


def cases() -> list[Case]:
    founders = (load_deck(FOUNDERS),)
    one, other = ((generated_deck("unseen-1", style),) for style in ("random", "designed"))
    ten = tuple(generated_deck(f"unseen-{n}", style) for n in range(2, 7) for style in STYLES)
    unseen = [Case(decks, players) for players in (2, 4) for decks in (one, other, ten)]
    return [Case(founders, players) for players in DECISIONS] + unseen


def play_one(case: Case, number: int) -> list[Prediction]:
    """Play a game; returns what was predicted at some positions, with the result."""
    rng = Random(f"chances:{case.name}:{number}")
    return predict_game(case.deck_of(number), case.players, rng, NODES)


def play(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for so_far in range(AT_ONCE, games + AT_ONCE, AT_ONCE):
        for case in cases():
            path = folder / f"{case.name}.jsonl"
            for number in range(len(read(path)), min(so_far, games)):
                line = json.dumps(play_one(case, number))
                with path.open("a", encoding="utf-8") as out:
                    out.write(line + "\n")
            print(f"{case.name}: {min(so_far, games)} games", flush=True)


def read(path: Path) -> list[list[Prediction]]:
    """The finished games of a case. A line that a crash cut short is removed."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return [[Prediction(*one) for one in json.loads(line)] for line in whole.splitlines()]


def corrected(case: Case, games: list[list[Prediction]]) -> list[list[Pair]]:
    """The chances as `explain` shows them, with the results."""
    weights = [weights_for(deck)[0] for deck in case.decks]
    found = []
    for number, game in enumerate(games):
        mine = weights[number % len(weights)]
        assert mine is not None
        found.append(
            [
                pair
                for turns, chances, won in game
                for pair in zip(calibrated_chances(chances, turns, mine), won, strict=True)
            ]
        )
    return found


@dataclass(frozen=True)
class Decile:
    """Chances between ``lowest`` and ten points more; figures in points, ± is a 95 % interval."""

    lowest: int
    count: int
    predicted: float
    came_true: float
    interval: float

    @property
    def difference(self) -> float:
        return self.came_true - self.predicted


def deciles(games: list[list[Pair]]) -> list[Decile]:
    """The interval counts all positions of a game as one observation."""
    found = []
    for number in range(10):
        inside = [[pair for pair in game if min(9, int(pair[0] * 10)) == number] for game in games]
        count = sum(len(game) for game in inside)
        if count == 0:
            continue
        predicted = sum(chance for game in inside for chance, _ in game) / count
        actual = sum(won for game in inside for _, won in game) / count
        off = actual - predicted
        squares = sum(sum(won - chance - off for chance, won in game) ** 2 for game in inside)
        interval = 196 * sqrt(squares) / count
        found.append(Decile(10 * number, count, 100 * predicted, 100 * actual, interval))
    return found


def report(folder: Path) -> str:
    found = {case: corrected(case, read(folder / f"{case.name}.jsonl")) for case in cases()}
    lines = [
        CHANCES,
        "",
        f"`python -m benchmarks.chances`: every seat has a level by lot, from {PLAYERS[0].id} to",
        f"{PLAYERS[-1].id}. About {ASKED} positions of a game are predicted with {NODES} nodes;",
        "the chances of all seats are compared with the result. A cell is how many points more",
        "often than predicted they won, ± a 95 % interval that counts each game once, and the",
        "number of chances.",
        "",
        *facts(),
    ]
    for title, founders in (("`founders`", True), ("Decks that no model has seen", False)):
        some = {c: g for c, g in found.items() if (c.title == FOUNDERS) == founders and g}
        if some:
            lines += ["", f"### {title}", "", *table(some)]
    lines += ["", "Goals:", ""]
    for case, games in found.items():
        if games:
            lines.append(_goal(case, games))
    return "\n".join(lines) + "\n"


def table(some: dict[Case, list[list[Pair]]]) -> list[str]:
    heads = [f"{case.title}, {case.players} players" for case in some]
    lines = [
        f"| predicted | {' | '.join(heads)} |",
        "| --- |" + " ---: |" * len(heads),
        f"| games | {' | '.join(f'{len(games):,}' for games in some.values())} |",
    ]
    columns = [{one.lowest: one for one in deciles(games)} for games in some.values()]
    for lowest in range(0, 100, 10):
        cells = [_cell(column.get(lowest)) for column in columns]
        lines.append(f"| {lowest}–{lowest + 10} % | {' | '.join(cells)} |")
    return lines


def _cell(one: Decile | None) -> str:
    return "" if one is None else f"{one.difference:+.1f} ± {one.interval:.1f} ({one.count:,})"


def _goal(case: Case, games: list[list[Pair]]) -> str:
    goal = GOAL if case.title == FOUNDERS else GOAL_UNSEEN
    worst = max(deciles(games), key=lambda one: abs(one.difference))
    off = abs(worst.difference)
    return verdict(
        f"{case.title}, {case.players} players, every decile within {goal:.0f} points",
        f"{off:.1f} ± {worst.interval:.1f} in {len(games):,} games",
        met=off <= goal,
        missed_by=off / goal - 1,
    )


if __name__ == "__main__":
    play_or_report(__doc__, play, report, games=2000, each="case")
