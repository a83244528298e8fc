"""``firstgiants bench``: measures random play in the engine, and copies of a state."""

import platform
import time
from collections.abc import Callable

import click

from .files import dump, read_deck
from .options import deck_option

ROUNDS = 3
"""The result is the best of these, in CPU time, because the machine may be busy."""


def _best_rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per second. ``work(n)`` does about n pieces and returns its number of units."""
    best = 0.0
    pieces = 1
    for _ in range(ROUNDS):
        done, start = 0, time.process_time()
        spent = 0.0
        while spent < seconds:
            done += work(pieces)
            spent = time.process_time() - start
            if spent < seconds / 10:
                pieces *= 2
        best = max(best, done / spent)
    return best


@click.command()
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 60),
    default=1.0,
    show_default=True,
    help="Duration of each of the three rounds of a measurement.",
)
@deck_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def bench(*, seconds: float, deck_name: str, as_json: bool) -> None:
    """Measure how fast the engine plays.

    Plays whole random games with 2 and 4 players, each choice drawn from all legal ones, and copies
    a state. FIRSTGIANTS_PURE=1 measures the interpreted engine.
    """
    from firstgiants.engine import COMPILED, playout
    from firstgiants.engine.state import State
    from firstgiants.rules.game import Game

    deck = read_deck(deck_name)
    seed = iter(range(1, 1 << 40))
    rates = {}
    for players in (2, 4):
        start = Game.new(players, seed=1, deck=deck).state

        def games(count: int, start: State = start) -> int:
            return int(playout.random_games(start, count, next(seed)))

        rates[players] = _best_rate(games, seconds)
    state = Game.new(2, seed=1, deck=deck).state
    copies = _best_rate(lambda count: int(playout.copies(state, count)), seconds)
    found = {
        "compiled": COMPILED,
        "decisions_per_second": {str(n): round(rate) for n, rate in rates.items()},
        "copy_us": round(1e6 / copies, 4),
        "python": platform.python_version(),
    }
    if as_json:
        click.echo(dump(found))
        return
    how = "compiled" if COMPILED else "interpreted"
    click.echo(f"engine             {how}, Python {platform.python_version()}")
    for players, rate in rates.items():
        click.echo(f"{players} players          {rate:>12,.0f} decisions/s")
    click.echo(f"copy of a state    {1e6 / copies:>12.2f} µs")
