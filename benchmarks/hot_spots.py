"""Where the interpreted engine spends its time: the functions at the top, as lines of Markdown.

Runs with FIRSTGIANTS_PURE=1; the compiled engine hides its functions from Python's profiler.
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
    whole = sum(entry.tottime for entry in entries.values())
    hottest = sorted(entries.items(), key=lambda item: -item[1].tottime)[:TOP]
    for name, entry in hottest:
        print(f"- `{Path(entry.file_name).stem}.{name}`: {entry.tottime / whole:.0%} of the time")


if __name__ == "__main__":
    main()
