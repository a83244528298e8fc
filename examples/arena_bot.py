"""A bot of your own in the arena, on all cores: python examples/arena_bot.py

The command line does the same: cd examples && firstgiants arena --bots own_bot:Displayer,greedy
"""

from firstgiants import load_deck
from firstgiants.arena.match import Match, play_match
from firstgiants.arena.pool import open_pool
from firstgiants.arena.standings import standings


def main() -> None:
    match = Match(bots=("own_bot:Displayer", "random", "greedy"), players=2, games=4)
    with open_pool() as pool:
        results = play_match(match, load_deck("founders"), pool=pool)
    for row in standings(match, results).bots:
        print(f"{row.bot}: {row.share.won:.0%} of the games, {row.mean_score:.1f} points")


if __name__ == "__main__":
    main()
