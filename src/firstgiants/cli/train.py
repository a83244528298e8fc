"""``firstgiants train``: the learned evaluation by self-play."""

from pathlib import Path

import click

from .files import read_deck, write_text


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--rounds", type=click.IntRange(1, 1000), default=2, show_default=True)
@click.option("--games", type=click.IntRange(10, 1_000_000), default=2500, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--deck", "deck_name", default="founders", show_default=True, help="Name or file.")
def train(*, folder: Path, rounds: int, games: int, seed: int, deck_name: str) -> None:
    """Train a bot by self-play into FOLDER, or go on with the training there.

    The same options make the same model. FOLDER/model.npz is the model of the best round,
    FOLDER/curve.svg shows how it learned.
    """
    import json

    from firstgiants.arena.standings import plot_curve
    from firstgiants.arena.train import Plan
    from firstgiants.arena.train import train as run

    from .paint import console
    from .sim import _progress as progress_bar

    deck = read_deck(deck_name)
    plan = Plan(rounds=rounds, games=games, seed=seed)
    out = console(stderr=True)
    with progress_bar(rounds) as bar:

        def told(done: int, total: int, step: dict[str, float]) -> None:
            if bar is not None:
                bar(done, total)
            out.print(
                f"round {done} of {total}: error {step['error']:.2f} points, wins against greedy "
                f"{step['won_against_greedy']:.1%}",
                highlight=False,
            )

        model = run(deck, folder, plan, progress=told)
    curve = json.loads((folder / "training.json").read_text())["curve"]
    write_text(str(folder / "curve.svg"), plot_curve(curve))
    click.echo(str(model))
