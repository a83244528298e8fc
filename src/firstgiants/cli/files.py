"""Reads and writes the files that people name on the command line. Errors are plain sentences."""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from firstgiants.rules.cards import BUILT_IN, Deck, built_in_deck, load_deck
from firstgiants.rules.errors import BadDeck, BadRecord, FirstGiantsError, UnknownDeck, brief
from firstgiants.rules.game import Game
from firstgiants.rules.jsonable import read_object
from firstgiants.rules.record import DECK_FILE, Record

from .errors import BadFile

LARGEST: Final = 32 * 1024 * 1024
"""The size limit in bytes; the record of a long game has about 20,000."""


def clean(text: str) -> str:
    """Replace characters that could control a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def counted(count: int, thing: str) -> str:
    """``1 game``, ``2 games``."""
    return f"{count:,} {thing}{'' if count == 1 else 's'}"


def read_bytes(name: str) -> bytes:
    """Read a whole file; ``-`` reads standard input."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "not a file name"
        raise BadFile(f"Cannot read {brief(name)}: {why}.", file=name) from error
    if len(data) > LARGEST:
        raise BadFile(f"{brief(name)} is larger than {LARGEST // 2**20} MB.", file=name)
    return data


def read_deck(name: str) -> Deck:
    """A built-in deck by name, or a deck file."""
    if name in BUILT_IN:
        return load_deck(name)
    if name != "-" and not Path(name).exists():
        raise UnknownDeck(
            f"There is no deck {brief(name)}: neither a file nor one of {', '.join(BUILT_IN)}."
        )
    return Deck.from_json(_text(read_bytes(name), BadDeck("is not a UTF-8 text file")))


def read_record(name: str) -> tuple[Record, dict[str, object]]:
    """Read a record file; returns the record and all fields of the file."""
    text = _text(read_bytes(name), BadRecord(f"{brief(name)} is not a UTF-8 text file."))
    fields = read_object(text, BadRecord, "The record")
    return Record.from_json(fields), dict(fields)


def deck_of(record: Record, fields: Mapping[str, object], name: str | None) -> Deck:
    """The deck to replay a record with: the one named by the person, the one in the record's file,
    or a built-in one. A record names no files: it may come from a stranger."""
    if name is not None:
        deck = read_deck(name)
        if record.deck_hash not in (None, deck.hash):
            click.echo(
                f"firstgiants: the game was played with another deck file ({_short(record)}); "
                f"replaying it with {clean(name)} ({deck.hash[:12]}).",
                err=True,
            )
        return deck
    if fields.get(DECK_FILE) is not None:
        deck = Deck.from_json(fields[DECK_FILE])
        if record.deck_hash not in (None, deck.hash):
            raise BadRecord(
                f"The record's {DECK_FILE} is not the deck that it was played with: its hash is "
                f"{deck.hash[:12]}, not {_short(record)}."
            )
        return deck
    try:
        return built_in_deck(record.deck, record.deck_hash)
    except UnknownDeck as error:
        another = "another edition of deck" if record.deck in BUILT_IN else "deck"
        kind = "" if record.deck in BUILT_IN else ", which is not built in"
        raise UnknownDeck(
            f"The record was played with {another} {brief(record.deck)}{kind} (hash "
            f"{_short(record)}); give its file with --deck.",
            deck=record.deck,
            hash=record.deck_hash,
        ) from error


def _short(record: Record) -> str:
    return "unknown" if record.deck_hash is None else record.deck_hash[:12]


def record_file(game: Game) -> dict[str, object]:
    """The game's record, with its deck if that is not a built-in one."""
    fields = game.record().to_json()
    deck = game.deck
    if deck.id not in BUILT_IN or built_in_deck(deck.id).hash != deck.hash:
        fields[DECK_FILE] = deck.to_json()
    return fields


def check_writable(*names: str | None) -> None:
    """Refuse files that cannot be written, before the work that they are for. Raises `BadFile`."""
    for name in names:
        path = None if name is None else Path(name)
        if path is None:
            continue
        if path.is_dir():
            why = "it is a folder"
        elif not path.parent.is_dir():
            why = f"there is no folder {brief(str(path.parent))}"
        elif not os.access(path if path.exists() else path.parent, os.W_OK):
            why = "Permission denied"
        else:
            continue
        raise BadFile(f"Cannot write {brief(name)}: {why}.", file=name)


def write_text(name: str, text: str) -> None:
    """Write a text file. Raises `BadFile`."""
    try:
        # Encoded first: text that cannot be would leave an empty file.
        data = text.encode("utf-8", errors="replace")
        Path(name).write_bytes(data)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "not a file name"
        raise BadFile(f"Cannot write {brief(name)}: {why}.", file=name) from error


def dump(value: object) -> str:
    """JSON for a program, on one line."""
    return json.dumps(value, ensure_ascii=False)


def _text(data: bytes, refusal: FirstGiantsError) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refusal from error
