"""`firstgiants admin`: which accounts may use the admin page of a server, and backups."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click
from sqlalchemy import Connection

from firstgiants.rules.errors import BadSettings
from firstgiants.server.admin.access import (
    BY_COMMAND,
    Admin,
    account_id,
    admin_logins,
)
from firstgiants.server.admin.access import (
    grant as grant_role,
)
from firstgiants.server.admin.access import (
    revoke as revoke_role,
)
from firstgiants.server.admin.audit import write_row
from firstgiants.server.admin.backup import copy_database
from firstgiants.server.settings import load_settings
from firstgiants.server.store import Database, Unavailable
from firstgiants.server.store.database import database_url, sqlite_file
from firstgiants.server.store.migrate import is_current

from .files import counted

T = TypeVar("T")
HERE = Admin(BY_COMMAND, "")


@click.group()
@click.option("--database", metavar="TEXT", help="SQLite file or postgresql://… of the server.")
@click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The server's TOML file.",
)
@click.pass_context
def admin(context: click.Context, database: str | None, config: Path | None) -> None:
    """Give accounts the role of an admin, or take it away; back up the database.

    Works while the server runs.
    """
    try:
        context.obj = load_settings({"database": database}, config).database
    except ValueError as error:
        raise click.UsageError(str(error)) from error


@admin.command()
@click.argument("login")
@click.pass_obj
def grant(database: str, login: str) -> None:
    """Let the account LOGIN use the admin page."""

    def write(connection: Connection) -> None:
        person_id = _account(connection, login)
        grant_role(connection, person_id, _now())
        write_row(connection, HERE, _now(), "grant", person_id)

    _run(database, write)
    click.echo(f"{login.lower()} may use the admin page now.")


@admin.command()
@click.argument("login")
@click.pass_obj
def revoke(database: str, login: str) -> None:
    """Take the role away from the account LOGIN, at once."""

    def write(connection: Connection) -> None:
        person_id = _account(connection, login)
        revoke_role(connection, person_id)
        write_row(connection, HERE, _now(), "revoke", person_id)

    _run(database, write)
    click.echo(f"{login.lower()} may not use the admin page any more.")


@admin.command("list")
@click.pass_obj
def list_admins(database: str) -> None:
    """List the accounts with the role."""
    for login in _run(database, admin_logins):
        click.echo(login)


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def backup(database: str, file: Path) -> None:
    """Copy an SQLite database into the new FILE and check the copy."""
    _must_exist(database)
    source = sqlite_file(database_url(database))
    if source is None:
        raise BadSettings("Only SQLite databases are copied like this: use pg_dump for PostgreSQL.")
    try:
        tables = copy_database(source, file)
    except FileExistsError as error:
        raise BadSettings(f"{file} exists already: name a new file.") from error
    except (OSError, sqlite3.Error) as error:
        raise BadSettings(f"The backup failed: {error}.") from error
    click.echo(f"{file} holds the database, with {counted(tables, 'table')} of players.")


def _now() -> int:
    return int(time.time() * 1000)


def _account(connection: Connection, login: str) -> str:
    person_id = account_id(connection, login)
    if person_id is None:
        raise BadSettings(f"There is no account with the login {login}.")
    return person_id


def _run(name: str, work: Callable[[Connection], T]) -> T:
    """Run one transaction on the server's database. It must exist, in this program's version."""

    async def run() -> T:
        database = Database(name)
        try:
            if not await database.read(is_current):
                raise BadSettings(
                    f"{name} is not a database of this version: start the server with it first."
                )
            return await database.write(work)
        except Unavailable as error:
            why = str(error).partition("\n")[0]  # the rest is for programmers
            raise BadSettings(f"The database {name} cannot be used: {why}.") from error
        finally:
            await database.close()

    _must_exist(name)
    return asyncio.run(run())


def _must_exist(name: str) -> None:
    if "://" not in name and not Path(name).exists():
        raise BadSettings(f"There is no database {name}: name it with --database.")
