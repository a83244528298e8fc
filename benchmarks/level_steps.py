"""Do the levels keep their order on decks that no model has seen? Neighbours play each other.

    nice -n 19 python -m benchmarks.level_steps play FOLDER --games 200
    python -m benchmarks.level_steps report FOLDER

Two players, the levels' own budgets, three decks. Every step on every deck gets forty games, then
all get the next forty; an interrupted run goes on. The two strongest levels think too long for
hundreds of games and are left out. `report` writes RESULTS.md.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

from benchmarks.general import unseen_decks
from benchmarks.results import LEVEL_STEPS, facts, play_or_report, verdict
from firstgiants.arena.match import Match, play_match
from firstgiants.arena.standings import Share, standings
from firstgiants.bots import LEVELS
from firstgiants.rules.cards import Deck

DECKS = ("random-unseen-2", "random-unseen-5", "designed-unseen-1")
STRONGEST = "curator"
AT_ONCE = 40
LEAST = 0.5


def decks() -> list[Deck]:
    return [deck for deck in unseen_decks() if deck.id in DECKS]


def steps() -> list[tuple[str, str]]:
    """A level and the next weaker one."""
    names = [level.id for level in LEVELS]
    names = names[: names.index(STRONGEST) + 1]
    return [(stronger, weaker) for weaker, stronger in pairwise(names)]


def file_of(folder: Path, deck: str, step: tuple[str, str]) -> Path:
    return folder / f"{deck}-{'-'.join(step)}.json"


def play(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for so_far in range(AT_ONCE, games + AT_ONCE, AT_ONCE):
        for deck in decks():
            for step in steps():
                match = Match(step, players=2, games=min(so_far, games))
                file = file_of(folder, deck.id, step)
                results = play_match(match, deck, path=file.with_suffix(".jsonl"))
                share = standings(match, results).duel(*step).share
                print(f"{file.stem}: {share.won:.1%} of {share.games}", flush=True)
                file.write_text(json.dumps(asdict(share)))


def read(folder: Path) -> dict[tuple[str, str], list[Share]]:
    """For each step its share on each deck."""
    return {
        step: [Share(**json.loads(file_of(folder, deck, step).read_text())) for deck in DECKS]
        for step in steps()
    }


def report(folder: Path) -> str:
    return section(read(folder))


def section(found: dict[tuple[str, str], list[Share]]) -> str:
    lines = [
        LEVEL_STEPS,
        "",
        "`python -m benchmarks.level_steps`: each level against the next weaker one with the",
        "general model, two players, on decks that no model has seen; 95 % intervals, games.",
        "",
        *facts(),
        "",
        f"| match | {' | '.join(DECKS)} |",
        "| --- |" + " ---: |" * len(DECKS),
    ]
    for (stronger, weaker), shares in found.items():
        cells = [f"{s.won:.1%} ({s.low:.1%}–{s.high:.1%}, {s.games})" for s in shares]
        lines.append(f"| {stronger} – {weaker} | {' | '.join(cells)} |")
    least = min(share.won for shares in found.values() for share in shares)
    lines += [
        "",
        verdict(
            f"each level wins more than {LEAST:.0%} against the next weaker one, on every deck",
            f"{least:.1%} at least",
            met=least > LEAST,
            missed_by=LEAST - least,
        ),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    play_or_report(__doc__, play, report, games=200, each="step on each deck")
