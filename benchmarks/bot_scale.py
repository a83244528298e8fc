"""Puts the bots' levels on the scale of people's ratings; writes RESULTS.md and the data file of
the server.

    python -m benchmarks.bot_scale FOLDER

The levels play each other in the arena, two players, each level against the next two. FOLDER keeps
the games, so that an interrupted run goes on. The strengths are those under which the results are
most likely, by the model that also rates people (Plackett–Luce, which for two players is
Bradley–Terry): P(a before b) = 1 / (1 + exp((mu_b − mu_a) / c)), c = √2 × beta.

That gives the distances. No bot plays rated games, so the arena cannot say where on the scale they
begin: ANCHOR is a decision, not a measurement.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import stdev

from benchmarks.results import BOT_SCALE, ROOT, facts, write_section
from firstgiants import load_deck
from firstgiants.arena.match import Match, Result, play_match
from firstgiants.arena.pool import open_pool
from firstgiants.bots import LEVELS
from firstgiants.server.people.bot_levels import LEVELS_FILE, SETTLED_SIGMA
from firstgiants.server.people.ratings import BETA, START, display_rating

ANCHOR = "preparator"
"""Gets the mu of a newcomer: the level in the middle, which also stands in for people."""
GAMES = 400
"""For each pair."""
SEED = 11
RESAMPLES = 200
SCALE = sqrt(2) * BETA


@dataclass(frozen=True)
class Pair:
    """How often `a` finished before `b`, by deal; a tie counts half."""

    a: str
    b: str
    deals: list[tuple[float, int]]

    def share(self) -> tuple[float, int]:
        games = sum(number for _, number in self.deals)
        return sum(won for won, _ in self.deals) / games, games


def play(folder: Path) -> list[Pair]:
    names = [level.id for level in LEVELS]
    deck = load_deck("founders")
    pairs = []
    with open_pool(jobs=1) as pool:
        for gap in (1, 2):
            for b, a in zip(names, names[gap:], strict=False):
                match = Match((a, b), players=2, games=GAMES, seed=SEED)
                path = folder / f"{a}-{b}.jsonl"
                pairs.append(pair_of(a, b, play_match(match, deck, path=path, pool=pool)))
                print(f"{a} - {b}: {pairs[-1].share()[0]:.1%} of {GAMES}", flush=True)
    return pairs


def pair_of(a: str, b: str, results: list[Result]) -> Pair:
    by_deal: dict[int, list[float]] = defaultdict(list)
    for result in results:
        totals = dict(zip(result.seated, result.totals, strict=True))
        won = 1.0 if totals[a] > totals[b] else 0.5 if totals[a] == totals[b] else 0.0
        by_deal[result.deal].append(won)
    return Pair(a, b, [(sum(won), len(won)) for _, won in sorted(by_deal.items())])


def fit(shares: list[tuple[str, str, float, int]]) -> dict[str, float]:
    """The most likely mu of each level, ANCHOR at the newcomer's. By gradient ascent: the
    likelihood is concave, so it has one maximum."""
    mu = {level.id: START.mu for level in LEVELS}
    games = sum(number for *_, number in shares)
    for _ in range(4000):
        slope: dict[str, float] = defaultdict(float)
        for a, b, won, number in shares:
            missing = number * (won - 1 / (1 + exp((mu[b] - mu[a]) / SCALE)))
            slope[a] += missing
            slope[b] -= missing
        for name in mu:
            mu[name] += 8 * SCALE * slope[name] / games
    shift = START.mu - mu[ANCHOR]
    return {name: value + shift for name, value in mu.items()}


def uncertainty(pairs: list[Pair]) -> dict[str, float]:
    """Standard errors of the distances to ANCHOR, from resampled deals."""
    rng = Random(SEED)
    fits = []
    for _ in range(RESAMPLES):
        drawn = [Pair(p.a, p.b, rng.choices(p.deals, k=len(p.deals))) for p in pairs]
        fits.append(fit([(p.a, p.b, *p.share()) for p in drawn]))
    return {level.id: stdev(one[level.id] for one in fits) for level in LEVELS}


def section(pairs: list[Pair], mu: dict[str, float], error: dict[str, float]) -> str:
    lines = [
        BOT_SCALE,
        "",
        "`python -m benchmarks.bot_scale FOLDER`: two-player games in the arena, every deal from",
        "both seats. The distances are measured; where the scale begins is a decision:",
        f"`{ANCHOR}` gets the mu of a newcomer ({START.mu:.0f}). *shown* is the rating after many",
        f"games (sigma {SETTLED_SIGMA}). ± is one standard error of the distance to the anchor.",
        "",
        *facts(),
        "",
        "| level | mu | ± | shown |",
        "| --- | ---: | ---: | ---: |",
    ]
    for level in LEVELS:
        value = mu[level.id]
        shown = display_rating(value, SETTLED_SIGMA)
        lines.append(f"| {level.id} | {value:.1f} | {error[level.id]:.1f} | {shown} |")
    lines += ["", "| match | games | won | by the fit |", "| --- | ---: | ---: | ---: |"]
    for pair in pairs:
        won, games = pair.share()
        fitted = 1 / (1 + exp((mu[pair.b] - mu[pair.a]) / SCALE))
        lines.append(f"| {pair.a} – {pair.b} | {games} | {won:.1%} | {fitted:.1%} |")
    return "\n".join(lines)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    pairs = play(folder)
    mu = fit([(pair.a, pair.b, *pair.share()) for pair in pairs])
    levels = {name: round(value, 2) for name, value in mu.items()}
    LEVELS_FILE.write_text(json.dumps({"anchor": ANCHOR, "levels": levels}, indent=2) + "\n")
    write_section(section(pairs, mu, uncertainty(pairs)))
    print(f"wrote {LEVELS_FILE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
