"""``firstgiants train``: trains the evaluator by self-play."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from .files import read_deck, write_text
from .options import pool_options, seed_option

if TYPE_CHECKING:
    from firstgiants.arena.pool import Pool
    from firstgiants.rules.cards import Deck

_MATCH_GAMES: Final = 200
_MATCH_NODES: Final = 200


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--rounds",
    type=click.IntRange(1, 1000),
    help="Rounds of self-play.  [default: 3, with a warm start 2]",
)
@click.option(
    "--games",
    type=click.IntRange(10, 1_000_000),
    help="Games in a round of search.  [default: 13500, with --general 6000]",
)
@seed_option
@pool_options
@click.option("--deck", "deck_name", help="Name or file of the deck.  [default: founders]")
@click.option("--general", is_flag=True, help="Train the general model, with generated decks.")
def train(
    *,
    folder: Path,
    rounds: int | None,
    games: int | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    deck_name: str | None,
    general: bool,
) -> None:
    """Train a bot by self-play into FOLDER, or continue the training there.

    Without options it trains the model of the package for the deck founders, with --general the
    general model of the package. For another deck it starts with the general model. The same
    options give the same model on the same machine, with any number of processes.
    FOLDER/model.npz is the model, FOLDER/curve.svg shows its progress.
    """
    import json
    import os
    from dataclasses import replace

    # Set before numpy is imported. With one thread its sums do not depend on the number of cores;
    # the fits run in parallel processes anyway.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"

    from firstgiants.arena.plots import plot_curve
    from firstgiants.arena.pool import open_pool
    from firstgiants.arena.train import Step, train_general
    from firstgiants.arena.train import train as train_for
    from firstgiants.arena.training_config import GENERAL, SPECIALIST, TrainingConfig
    from firstgiants.bots.model import BUILT_IN_GENERAL, load_weights

    from .paint import console
    from .progress import progress_bar

    if general and deck_name is not None:
        raise click.UsageError("--general trains for all decks; leave out --deck.")
    deck = read_deck(deck_name or "founders")
    special = not general and deck.hash != read_deck("founders").hash
    config = GENERAL if general else SPECIALIST if special else TrainingConfig()
    config = replace(config, rounds=rounds or config.rounds, games=games or config.games, seed=seed)
    out = console(stderr=True)

    def on_round(step: Step) -> None:
        out.print(
            f"round {step['round']:.0f} of {config.rounds}: {step['positions']:.0f} positions, "
            f"wins against greedy {step['won_against_greedy']:.1%}"
        )

    with open_pool(jobs, cluster) as pool:
        with progress_bar("games", config.games) as progress:
            if general:
                model = train_general(
                    folder, config, pool=pool, progress=progress, on_round=on_round
                )
            else:
                start = load_weights(BUILT_IN_GENERAL) if special else None
                model = train_for(
                    deck, folder, config,
                    start=start, pool=pool, progress=progress, on_round=on_round,
                )  # fmt: skip
        curve = json.loads((folder / "training.json").read_text())["curve"]
        write_text(str(folder / "curve.svg"), plot_curve(curve))
        if not general:
            _print_match(model, deck, min(config.games, _MATCH_GAMES), pool)
    _print_use(model, None if general else deck, deck_name)
    click.echo(str(model))


def _print_match(model: Path, deck: "Deck", games: int, pool: "Pool") -> None:
    """Measure the new model against the general one."""
    from firstgiants.arena.match import Match, play_match
    from firstgiants.arena.standings import standings
    from firstgiants.bots.model import BUILT_IN_GENERAL

    bots = (f"search-learned@{model}", f"search-learned@{BUILT_IN_GENERAL}")
    match = Match(bots, players=2, games=games, nodes=_MATCH_NODES)
    share = standings(match, play_match(match, deck, pool=pool)).duel(*bots).share
    _say(
        f"It wins {share.won:.1%} of {share.games} games against the general model "
        f"(95 %: {share.low:.1%}–{share.high:.1%}; 2 players, {_MATCH_NODES} nodes a decision)."
    )


def _print_use(model: Path, deck: "Deck | None", deck_name: str | None) -> None:
    """How to use what was made."""
    with_deck = f" --deck {deck_name}" if deck_name else ""
    _say(f"To play with it: firstgiants play --bots giant{with_deck} --model {model}")
    if deck is not None:
        _say(f"On a server: copy it to MODELS/{deck.hash}.npz and serve with --models MODELS")


def _say(text: str) -> None:
    """Not through the console, which would break commands in two."""
    click.echo(text, err=True)
