"""``firstgiants train``: trains the evaluator by self-play."""

from pathlib import Path

import click

from .files import read_deck, write_text


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--rounds", type=click.IntRange(1, 1000), default=3, show_default=True)
@click.option("--games", type=click.IntRange(10, 1_000_000), default=13_500, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", "-j", type=click.IntRange(1, 256), help="Processes.  [default: all cores]")
@click.option("--cluster", help="Address of a Dask scheduler; needs firstgiants[cluster].")
@click.option("--deck", "deck_name", default="founders", show_default=True, help="Name or file.")
def train(
    *,
    folder: Path,
    rounds: int,
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    deck_name: str,
) -> None:
    """Train a bot by self-play into FOLDER, or continue the training there.

    Without options it trains the model of the package. The same options give the same model on the
    same machine, with any number of processes. The first round has a third of the games; the second
    has eight times as many, played quickly. FOLDER/model.npz is the model, FOLDER/curve.svg shows
    its progress.
    """
    import json
    import os

    # Set before numpy is imported. With one thread its sums do not depend on the number of cores;
    # the fits run in parallel processes anyway.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"

    from firstgiants.arena.plan import TrainingConfig
    from firstgiants.arena.plots import plot_curve
    from firstgiants.arena.pool import open_pool
    from firstgiants.arena.train import Step
    from firstgiants.arena.train import train as run

    from .paint import console
    from .progress import progress_bar

    deck = read_deck(deck_name)
    config = TrainingConfig(rounds=rounds, games=games, seed=seed)
    out = console(stderr=True)

    def on_round(step: Step) -> None:
        out.print(
            f"round {step['round']:.0f} of {rounds}: {step['positions']:.0f} positions, "
            f"wins against greedy {step['won_against_greedy']:.1%}"
        )

    with open_pool(jobs, cluster) as pool, progress_bar("games", games) as progress:
        model = run(deck, folder, config, pool=pool, progress=progress, on_round=on_round)
    curve = json.loads((folder / "training.json").read_text())["curve"]
    write_text(str(folder / "curve.svg"), plot_curve(curve))
    click.echo(str(model))
