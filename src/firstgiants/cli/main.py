"""``firstgiants``: finds the command, runs it, and turns every error into one sentence.

A command is imported only when it is called, so that the help and ``replay`` start at once.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Final, NoReturn

import click

from firstgiants import __version__
from firstgiants.rules.errors import FirstGiantsError, MissingExtra, needs_extra

from .errors import CheckFailed

BAD_INPUT: Final = 2
FAILED_CHECK: Final = 1
NOT_INSTALLED: Final = 69
OUR_FAULT: Final = 70
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
"""The exit codes other than 0."""

COMMANDS: Final = {
    "play": ("play", "Play in this terminal against bots."),
    "serve": ("serve", "Serve the web app: tables for people and bots."),
    "bot": ("bot", "Seat a bot at a server, where it plays with people."),
    "worker": ("serve", "Run a server's bots on this machine."),
    "admin": ("admin", "Choose a server's admins, and back up its database."),
    "rules": ("rules", "Read the rules of the game."),
    "cards": ("deck", "List the cards of a deck, with what they do."),
    "deck": ("deck", "Show a deck, or check a deck file of your own."),
    "replay": ("replay", "Tell the story of recorded games, or trace them for a program."),
    "review": ("review", "Review a recorded game: luck, skill and the choices that mattered."),
    "puzzles": ("puzzles", "Make puzzles from games of bots, and check them."),
    "record": ("record", "Check game records, and that a server shuffled fairly."),
    "dataset": ("dataset", "Turn game records into tables for analysis and learning."),
    "sim": ("sim", "Let bots play many games, and report on scores, seats and cards."),
    "arena": ("arena", "Let bots play matches, and rate them."),
    "train": ("train", "Train a bot by self-play."),
    "bench": ("bench", "Measure how fast the engine plays."),
}
"""For each command: the module that defines it, and its help. Commands whose module is missing are
not listed."""

EXTRAS: Final = {"serve": "server", "worker": "server", "admin": "server"}
"""The commands that need the packages of an extra. Others need one for some of their options."""


class LazyGroup(click.Group):
    """Lists commands from `COMMANDS` and imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        here = Path(__file__).parent
        return [name for name, (home, _) in COMMANDS.items() if (here / f"{home}.py").exists()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        home, _ = COMMANDS[cmd_name]
        extra = EXTRAS.get(cmd_name)
        with needs_extra(extra, f"The command {cmd_name}") if extra else nullcontext():
            command = getattr(import_module(f"{__package__}.{home}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="New here? Try: firstgiants play",
)
@click.version_option(__version__, prog_name="firstgiants", message="%(prog)s %(version)s")
def cli() -> None:
    """First Giants, a game of fossils, museums and headlines for 2 to 5 players.

    Dig at four sites, study what you find, and display it in sets before the others do.
    """


def run(args: Sequence[str]) -> int:
    """Run a command line; returns the exit code. Prints errors to stderr, in one sentence."""
    try:
        # Not `cli.main`: it would turn a broken pipe into the exit code of a failed check.
        with cli.make_context("firstgiants", list(args)) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except FirstGiantsError as error:
        codes = {CheckFailed: FAILED_CHECK, MissingExtra: NOT_INSTALLED}
        return _print_error(error.message, codes.get(type(error), BAD_INPUT))
    except click.exceptions.NoArgsIsHelpError as wanted:
        click.echo(wanted.ctx.get_help())
        return BAD_INPUT
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "firstgiants"
        return _print_error(f"{error.format_message()} See: {path} --help", BAD_INPUT)
    except click.ClickException as error:
        return _print_error(error.format_message(), BAD_INPUT)
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe (say, `| head`). Discard the buffered rest, or flushing it
        # at exit would raise again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        about = f"{error.filename}: " if error.filename else ""
        return _print_error(f"{about}{error.strerror or error}.", BAD_INPUT)
    except Exception as error:
        if os.environ.get("FIRSTGIANTS_DEBUG") == "1":
            raise
        what = f"{type(error).__name__}: {error}"
        return _print_error(
            f"This is our fault ({what}). FIRSTGIANTS_DEBUG=1 shows more.", OUR_FAULT
        )
    return 0


def _print_error(sentence: str, code: int) -> int:
    click.echo(f"firstgiants: {sentence}", err=True)
    return code


def main() -> NoReturn:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        # Print question marks for characters that this terminal cannot show.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))
