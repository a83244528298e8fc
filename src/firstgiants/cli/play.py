"""``firstgiants play``: a game in the terminal, against bots."""

import click

from .files import read_deck
from .language import language_option


@click.command()
@click.option(
    "--players",
    "-p",
    type=click.IntRange(2, 5),
    default=2,
    show_default=True,
    help="How many sit at the table, you included.",
)
@click.option(
    "--bots",
    "-b",
    default="greedy",
    show_default=True,
    help="Who plays against you; several names, with commas, sit down in turn.",
)
@click.option("--seed", help="The same number or word gives the same deal.")
@click.option("--name", default="Guest", show_default=True, help="Your name in the record.")
@click.option("--seat", type=click.IntRange(1, 5), help="Your seat; seat 1 begins.  [at random]")
@click.option("--deck", "deck_name", default="founders", show_default=True, help="Name or file.")
@click.option("--save", type=click.Path(dir_okay=False), help="Write the game's record there.")
@click.option("--resume", help="Go on with a record that --save has written.")
@language_option
def play(
    *,
    players: int,
    bots: str,
    seed: str | None,
    name: str,
    seat: int | None,
    deck_name: str,
    save: str | None,
    resume: str | None,
    language: str,
) -> None:
    """Play in this terminal against bots.

    You are asked a question at a time and answer with a number. ? explains, ? and a card's name
    tells about the card, u takes back, q quits.
    """
    from .session import Seating, Session, resumed, seated

    deck = read_deck(deck_name)
    names = tuple(word.strip() for word in bots.split(",") if word.strip())
    if not names:
        raise click.UsageError("--bots needs at least one name.")
    if seat is not None and seat > players:
        raise click.UsageError(f"There is no seat {seat} at a table for {players}.")
    if resume is not None:
        game, me = resumed(resume, deck)
    else:
        game, me = seated(Seating(deck, players, names, name, seat, seed))
    Session(game, me, language=language, seed=seed, save=save).run()
