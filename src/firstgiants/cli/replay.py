"""``firstgiants replay``: prints recorded games as a log, or as a trace (RULES.md §9.4)."""

import json
from dataclasses import replace

import click

from firstgiants.rules.errors import FirstGiantsError, brief
from firstgiants.rules.game import Game
from firstgiants.rules.trace import trace as trace_record

from .errors import BadFile
from .files import deck_of, read_record
from .language import language_option


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--trace", "as_trace", is_flag=True, help="Print one JSON object per choice.")
@click.option("--deck", "deck_name", help="The deck's file, if the record does not hold it.")
@click.option("--ply", type=click.IntRange(0), help="Stop after this many choices.")
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

    FILE is a game record; - reads one from standard input. With --trace, each choice becomes a line
    with one JSON object: the seat, the choice and all legal choices. The last line has the final
    state.
    """
    for number, file in enumerate(files):
        try:
            record, fields = read_record(file)
            deck = deck_of(record, fields, deck_name)
            record = replace(record, choices=record.choices[:ply])
            if as_trace:
                for line in trace_record(record, deck=deck):
                    click.echo(json.dumps(line))
            else:
                if number:
                    click.echo()
                _print_log(Game.opening(record, deck=deck), record.choices, language)
        except FirstGiantsError as error:
            if len(files) > 1 and not isinstance(error, BadFile):
                error.message = f"{brief(file)}: {error.message}"
            raise


def _print_log(game: Game, choices: tuple[str, ...], language: str) -> None:
    from .formatting import Formatter
    from .game_log import GameLog, heading, score_lines

    formatter = Formatter(game.deck, language)
    log = GameLog(formatter, [player.name for player in game.players])
    click.echo(heading(game, formatter))
    for choice in choices:
        events = game.play(choice)
        for line in log.lines(events, ending=game.view().ending is not None):
            click.echo(line.indented)
    click.echo()
    for text in score_lines(game, formatter):
        click.echo(text)
