"""How well the general model plays: decks that it never saw, and `founders` beside the specialist.

    nice -n 19 python -m benchmarks.general play FOLDER --games 400
    python -m benchmarks.general report FOLDER

`play` lets the search with the general model play plain search with the same time for each
decision, with two players, on ten random and ten designed decks; and the specialist on `founders`.
All decks get a hundred games, then all get the next hundred; an interrupted run goes on. `report`
writes RESULTS.md.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from statistics import fmean

from benchmarks.results import GENERAL, facts, play_or_report, verdict
from firstgiants.arena.deck_generator import STYLES, generated_deck
from firstgiants.arena.match import Match, play_match
from firstgiants.arena.standings import Share, standings
from firstgiants.bots.model import BUILT_IN_GENERAL
from firstgiants.rules.cards import Deck, load_deck

SECONDS = 0.003
DECKS = 10
"""Of each style."""
AT_ONCE = 100
SPECIALIST = "founders"
GOAL_EACH, GOAL_MEAN, GOAL_LOST = 0.70, 0.75, 0.10


def unseen_decks() -> list[Deck]:
    """Other seeds than training has."""
    return [generated_deck(f"unseen-{n}", style) for style in STYLES for n in range(1, DECKS + 1)]


def match_on(deck: Deck, games: int) -> Match:
    """The general model, named first, against its opponent."""
    if deck.id == SPECIALIST:
        bots = (f"search-learned@{BUILT_IN_GENERAL}", "search-learned")
    else:
        bots = ("search-learned", "search")
    return Match(bots, players=2, games=games, seconds=SECONDS)


def play(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    decks = [*unseen_decks(), load_deck(SPECIALIST)]
    for so_far in range(AT_ONCE, games + AT_ONCE, AT_ONCE):
        for deck in decks:
            match = match_on(deck, min(so_far, games))
            results = play_match(match, deck, path=folder / f"{deck.id}.jsonl")
            share = standings(match, results).duel(*match.bots).share
            print(f"{deck.id}: {share.won:.1%} of {share.games}", flush=True)
            found = {"deck": deck.id, "cards": len(deck.cards), "share": asdict(share)}
            (folder / f"{deck.id}.json").write_text(json.dumps(found))


def read(folder: Path, deck: str) -> tuple[int, Share]:
    found = json.loads((folder / f"{deck}.json").read_text())
    return found["cards"], Share(**found["share"])


def report(folder: Path) -> str:
    shares = {deck.id: read(folder, deck.id) for deck in unseen_decks()}
    _, founders = read(folder, SPECIALIST)
    lines = [
        GENERAL,
        "",
        f"Two players, {1000 * SECONDS:.0f} ms of processor time a decision for both. The search",
        "with the general model against plain search, on generated decks that are no part of its",
        "training; 95 % intervals. `python -m benchmarks.general` measures it.",
        "",
        *facts(),
        "",
        "| deck | cards | games | won by the general model | 95 % |",
        "| --- | ---: | ---: | ---: | --- |",
    ]
    for name, (cards, share) in shares.items():
        lines.append(
            f"| {name} | {cards} | {share.games} | {share.won:.1%} | "
            f"{share.low:.1%}–{share.high:.1%} |"
        )
    lines.append(
        f"| `founders`, against its specialist | | {founders.games} | {founders.won:.1%} | "
        f"{founders.low:.1%}–{founders.high:.1%} |"
    )
    least = min(share.won for _, share in shares.values())
    mean = fmean(share.won for _, share in shares.values())
    lost = 0.5 - founders.won
    lines += [
        "",
        "Goals:",
        "",
        _goal(f"at least {GOAL_EACH:.0%} on every deck", least, GOAL_EACH),
        _goal(f"at least {GOAL_MEAN:.0%} on average", mean, GOAL_MEAN),
        verdict(
            f"on `founders` at most {100 * GOAL_LOST:.0f} points below an even share against the "
            "specialist",
            f"{100 * lost:.1f} points",
            met=lost <= GOAL_LOST,
            missed_by=lost - GOAL_LOST,
        ),
    ]
    return "\n".join(lines) + "\n"


def _goal(name: str, reached: float, wanted: float) -> str:
    return verdict(name, f"{reached:.1%}", met=reached >= wanted, missed_by=wanted - reached)


if __name__ == "__main__":
    play_or_report(__doc__, play, report, games=400, each="deck")
