"""The interchange format of games (RULES.md §9)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from .errors import BadRecord, BadSettings, brief
from .jsonable import read_object
from .settings import Player, Settings, seat_players

FORMAT: Final = "firstgiants-record/1"
DECK_FILE: Final = "deck_file"
"""The field of a game file that carries the deck itself, for decks that readers may not have."""

_HASH: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Result:
    """Totals by seat, and the seats that won."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {"totals": list(self.totals), "winners": list(self.winners)}


@dataclass(frozen=True, slots=True)
class Record:
    """All it takes to rebuild a game exactly: deck, players, order and choices.

    ``deck_hash`` says which deck file it was; records of older versions have none.
    """

    deck: str
    players: tuple[Player, ...]
    order: tuple[str, ...]
    choices: tuple[str, ...]
    settings: Settings = field(default_factory=Settings)
    result: Result | None = None
    deck_hash: str | None = field(default=None, compare=False)

    def to_json(self) -> dict[str, object]:
        out: dict[str, object] = {
            "format": FORMAT,
            "deck": self.deck,
            **({} if self.deck_hash is None else {"deck_hash": self.deck_hash}),
            "settings": self.settings.to_json(),
            "players": [player.to_json() for player in self.players],
            "order": list(self.order),
            "choices": list(self.choices),
        }
        if self.result is not None:
            out["result"] = self.result.to_json()
        return out

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Read a record from JSON text or a parsed object; whether it replays is checked later."""
        fields = read_object(data, BadRecord, "The record")
        if fields.get("format") != FORMAT:
            raise BadRecord(
                f"The record's format is {brief(fields.get('format'))}; it must be {FORMAT!r}.",
                field="format",
            )
        deck = fields.get("deck")
        if not isinstance(deck, str):
            raise BadRecord(f"The record's deck is {brief(deck)}; it must be a name.", field="deck")
        deck_hash = fields.get("deck_hash")
        if deck_hash is not None and not _is_hash(deck_hash):
            raise BadRecord(
                f"The record's deck_hash is {brief(deck_hash)}; it must be 64 hexadecimal digits.",
                field="deck_hash",
            )
        try:
            settings = Settings.from_json(fields.get("settings"))
            players = seat_players(
                [_player(row) for row in _list(fields.get("players"), "players")]
            )
            settings.extra_amber_for(len(players))
        except BadSettings as error:
            raise BadRecord(f"Bad record: {error.message}", **error.details) from error
        return cls(
            deck=deck,
            players=players,
            order=_texts(fields.get("order"), "order"),
            choices=_texts(fields.get("choices"), "choices"),
            settings=settings,
            result=_result(fields.get("result")),
            deck_hash=deck_hash if isinstance(deck_hash, str) else None,
        )


def _is_hash(value: object) -> bool:
    return isinstance(value, str) and _HASH.fullmatch(value) is not None


def _list(value: object, field: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise BadRecord(f"The record's {field} is {brief(value)}; it must be a list.", field=field)
    return value


def _texts(value: object, field: str) -> tuple[str, ...]:
    values = _list(value, field)
    texts = [text for text in values if isinstance(text, str)]
    if len(texts) != len(values):
        raise BadRecord(f"The record's {field} must hold texts only.", field=field)
    return tuple(texts)


def _player(row: object) -> Player:
    fields = read_object(row if not isinstance(row, str | bytes) else None, BadRecord, "A player")
    name, bot = fields.get("name"), fields.get("bot")
    return Player(name, bot)  # type: ignore[arg-type]  # Player checks the types itself


def _result(value: object) -> Result | None:
    if value is None:
        return None
    fields = read_object(value if not isinstance(value, str | bytes) else None, BadRecord, "Result")
    return Result(_numbers(fields, "totals"), _numbers(fields, "winners"))


def _numbers(fields: Mapping[str, object], name: str) -> tuple[int, ...]:
    values = _list(fields.get(name), f"result.{name}")
    numbers = [number for number in values if type(number) is int]
    if len(numbers) != len(values):
        raise BadRecord(f"The record's result.{name} must hold whole numbers.", field="result")
    return tuple(numbers)
