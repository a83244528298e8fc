"""``firstgiants bot``: seats a bot at a server, where it plays with people."""

import asyncio
import signal
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from .bot_options import check_model, model_option
from .files import clean
from .options import nodes_option, players_option

if TYPE_CHECKING:
    from firstgiants.client import Accept, Chooser, Client
    from firstgiants.rules.cards import Deck

TOKEN_VARIABLE = "FIRSTGIANTS_TOKEN"  # noqa: S105


@click.command()
@click.option("--server", required=True, help="The server's address.", metavar="URL")
@click.option(
    "--token",
    envvar=TOKEN_VARIABLE,
    help=f"The account's token. Better set {TOKEN_VARIABLE}: other users of this computer can read "
    "the command line.",
)
@click.option(
    "--bot",
    "name",
    default="best",
    show_default=True,
    help="A bot's name, or module:Class for one of your own.",
)
@model_option
@click.option(
    "--accept",
    type=click.Choice(["challenges", "link", "lobby"]),
    multiple=True,
    default=["challenges"],
    show_default=True,
    help="Whom it plays with: people who challenge it, people with the link of a table that it "
    "opens, anybody in the lobby. May be repeated.",
)
@click.option("--join", multiple=True, help="Also sit down at this table.", metavar="TABLE")
@click.option(
    "--tables",
    type=click.IntRange(1, 20),
    default=4,
    show_default=True,
    help="Tables at which it plays at once.",
)
@click.option(
    "--per-person",
    type=click.IntRange(1, 20),
    default=2,
    show_default=True,
    help="Games at once with the same person; others come first.",
)
@players_option("Players at the tables that it opens.")
@click.option("--seconds", type=float, help="Time for each decision.")
@nodes_option
def bot(
    *,
    server: str,
    token: str | None,
    name: str,
    model: str | None,
    accept: tuple["Accept", ...],
    join: tuple[str, ...],
    tables: int,
    per_person: int,
    players: int,
    seconds: float | None,
    nodes: int | None,
) -> None:
    """Seat a bot at a server, where it plays with people.

    It needs a separate account that is marked as a program's, and a token of that account; both are
    made on the account's page of the server. It reconnects by itself; end it with Ctrl-C. Games
    stay as they are then, and the next start plays on.
    """
    from firstgiants.bots import Budget, make_bot
    from firstgiants.client import BotRunner, Client, ClientError

    if not token:
        raise click.UsageError(
            f"A token is missing: make one on the account's page and set {TOKEN_VARIABLE}."
        )
    budget = Budget(seconds, nodes)
    check_model([name], model)
    make_bot(name, model=model)  # refuses a bad name before anything is sent

    def make(deck: "Deck") -> "Chooser":
        player = make_bot(name, deck=deck, model=model)
        return lambda view, legal: player.choose(view, legal, budget)

    def report(line: str) -> None:
        click.echo(clean(line))

    async def run() -> None:
        async with Client(server, token, patience_s=None, report=report) as client:
            await _check_account(client)
            runner = BotRunner(
                client,
                make,
                accept=accept,
                most_tables=tables,
                per_person=per_person,
                players=players,
                report=report,
            )
            await runner.run(_table_ids(join))

    try:
        asyncio.run(_until_stopped(run()))
    except ClientError as error:
        raise click.ClickException(str(error)) from error


async def _check_account(client: "Client") -> None:
    """Refuse to play as a person."""
    me = await client.me()
    if not me.program:
        how = (
            "only an account can be a program's, and this is a guest"
            if me.kind == "guest"
            else "tick “A program plays with this account” on its page"
        )
        raise click.ClickException(
            f"{clean(me.name)} is not marked as a program: {how} ({client.address}/me)."
        )
    click.echo(f"{clean(me.name)} plays at {client.address}/people/{me.id}")


def _table_ids(tables: Sequence[str]) -> list[str]:
    """The ids of tables that are given by id or by address."""
    return [table.rstrip("/").rpartition("/")[2] for table in tables]


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until done, or until SIGINT or SIGTERM asks for an orderly end. A second signal ends the
    process at once."""
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)

    def stop() -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)
        task.cancel()

    with suppress(RuntimeError):  # Windows has none; Ctrl-C cancels the task there
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        click.echo("Stopped. Games go on at the next start.", err=True)
