"""Prints the functions in which the interpreted engine spends most of its time, as Markdown.

Run it with FIRSTGIANTS_PURE=1: Python's profiler does not see compiled functions.
"""

import cProfile
import pstats
from pathlib import Path

from firstgiants.engine import playout
from firstgiants.rules.game import Game

GAMES = 200
TOP = 6


def main() -> None:
    start = Game.new(2, seed=1).state
    profile = cProfile.Profile()
    profile.runcall(playout.random_games, start, GAMES, 1)
    entries = pstats.Stats(profile).get_stats_profile().func_profiles
    total = sum(entry.tottime for entry in entries.values())
    hottest = sorted(entries.items(), key=lambda item: -item[1].tottime)[:TOP]
    for name, entry in hottest:
        print(f"- `{Path(entry.file_name).stem}.{name}`: {entry.tottime / total:.0%} of the time")


if __name__ == "__main__":
    main()
