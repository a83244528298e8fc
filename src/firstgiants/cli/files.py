"""Files given by people: read with care, and told about in plain words."""

import json
import sys
from pathlib import Path
from typing import Final

from firstgiants.rules.cards import BUILT_IN, Deck, load_deck
from firstgiants.rules.errors import BadDeck, BadRecord, FirstGiantsError, UnknownDeck, brief
from firstgiants.rules.jsonable import read_object
from firstgiants.rules.record import Record

LARGEST: Final = 32 * 1024 * 1024
"""Bytes; a record of a long game has some 20,000."""


class CheckFailed(FirstGiantsError):
    """A check failed: exit code 1."""

    code = "check-failed"


class BadFile(FirstGiantsError):
    code = "bad-file"


def clean(text: str) -> str:
    """Replace characters that could control a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


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


def deck_of(record: Record, given: str | None) -> Deck:
    """The deck to replay a record with. A record may name built-in decks only: it may come from a
    stranger, and must not choose which files to open."""
    if given is not None:
        return read_deck(given)
    if record.deck not in BUILT_IN:
        raise UnknownDeck(
            f"The record was played with deck {brief(record.deck)}, which is not built in; "
            "give its file with --deck."
        )
    return load_deck(record.deck)


def write_text(name: str, text: str) -> None:
    """Write a text file. Raises `BadFile`."""
    try:
        Path(name).write_text(text, encoding="utf-8")
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
