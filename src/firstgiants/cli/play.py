"""``firstgiants play``: a game in the terminal, against bots."""

import click

from .bot_options import check_model, model_option, print_notes, read_bots
from .files import check_writable, read_deck
from .language import language_option
from .options import PLAYERS, fair_start_option, players_option


@click.command()
@players_option("Number of players, including you.")
@click.option(
    "--bots",
    "-b",
    default="greedy",
    show_default=True,
    help="Bots to play against, separated by commas; they fill the other seats in turn. "
    "Your own is module:Class.",
)
@model_option
@click.option("--seed", help="Number or word; the same seed gives the same deal.")
@click.option("--name", default="Guest", show_default=True, help="Your name in the record.")
@click.option(
    "--seat", type=click.IntRange(1, PLAYERS.max), help="Your seat; seat 1 begins.  [at random]"
)
@fair_start_option
@click.option("--deck", "deck_name", help="Name or file of the deck.  [default: founders]")
@click.option(
    "--save", type=click.Path(dir_okay=False), help="Write the game's record to this file."
)
@click.option("--resume", help="Continue the game of a record that --save wrote.")
@language_option
def play(
    *,
    players: int,
    bots: str,
    model: str | None,
    seed: str | None,
    name: str,
    seat: int | None,
    fair_start: bool,
    deck_name: str | None,
    save: str | None,
    resume: str | None,
    language: str,
) -> None:
    """Play in this terminal against bots.

    You answer each question with a number. ? shows help, ? and a card's name explains the card,
    u undoes, q quits.
    """
    from .session import NewGame, Session, resume_game, start_game

    names = read_bots(bots)
    if any("@" in name for name in names):
        raise click.UsageError("--bots takes names only; --model takes the file of a model.")
    if not names:
        raise click.UsageError("--bots needs at least one name.")
    if seat is not None and seat > players:
        raise click.UsageError(f"There is no seat {seat} at a table for {players}.")
    check_model(names, model)
    check_writable(save)
    if resume is not None:
        game, me = resume_game(resume, deck_name, names)
    else:
        deck = read_deck(deck_name or "founders")
        new = NewGame(deck, players, names, name, seat, seed, fair_start=fair_start)
        game, me = start_game(new)
    print_notes([player.bot for player in game.players if player.bot is not None], game.deck, model)
    Session(game, me, language=language, seed=seed, save=save, model=model).run()
