"""``firstgiants replay``: recorded games as a story, or as a trace (RULES.md §9.4)."""

import json
from dataclasses import replace

import click

from firstgiants.rules.errors import FirstGiantsError, brief
from firstgiants.rules.game import Game
from firstgiants.rules.trace import trace as trace_record

from .files import BadFile, deck_of, read_record
from .language import language_option


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--trace", "as_trace", is_flag=True, help="Print a JSON line for each choice.")
@click.option("--deck", "deck_name", help="The deck's file, if it is not built in.")
@click.option("--ply", type=click.IntRange(0), help="Stop after that many choices.")
@language_option
def replay(
    *,
    files: tuple[str, ...],
    as_trace: bool,
    deck_name: str | None,
    ply: int | None,
    language: str,
) -> None:
    """Tell the story of recorded games.

    FILE is a game record; - reads one from the standard input. With --trace every recorded choice
    becomes one JSON object a line, with the seat and all that was legal, and last comes the state
    in which the game stands.
    """
    for number, file in enumerate(files):
        try:
            record, _ = read_record(file)
            deck = deck_of(record, deck_name)
            record = replace(record, choices=record.choices[:ply])
            if as_trace:
                for line in trace_record(record, deck=deck):
                    click.echo(json.dumps(line))
            else:
                if number:
                    click.echo()
                _tell(Game.opening(record, deck=deck), record.choices, language)
        except FirstGiantsError as error:
            if len(files) > 1 and not isinstance(error, BadFile):
                error.message = f"{brief(file)}: {error.message}"
            raise


def _tell(game: Game, choices: tuple[str, ...], language: str) -> None:
    from .story import Story, heading, score_lines
    from .words import Words

    words = Words(game.deck, language)
    story = Story(words, [player.name for player in game.players])
    click.echo(heading(game, words))
    for choice in choices:
        for line in story.tell(game.play(choice)):
            click.echo(line.plain)
    click.echo()
    for text in score_lines(game, words):
        click.echo(text)
