"""A puzzle: a position in which one choice, or one whole turn, is clearly best.

The position is stored as the beginning of a record: the cards that had come up, in their order, and
the choices. The order of the hidden cards is no part of it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from ...rules.cards import Deck
from ...rules.errors import FirstGiantsError, brief
from ...rules.game import Game
from ...rules.jsonable import read_object
from ...rules.record import Record
from ...rules.settings import Player, Settings

Asks: TypeAlias = Literal["choice", "turn"]

DIFFICULTIES: Final = 6
"""From 0, which the weakest level always finds, to 5."""


class BadPuzzle(FirstGiantsError):
    """A puzzle, or a file of puzzles, that cannot be read."""

    code = "bad-puzzle"


class Theme(StrEnum):
    """What a puzzle is about; ``themes.py`` finds it in the events."""

    STEAL_NEWS = "steal-news"
    FINISH_SET = "finish-set"
    START_END = "start-end"
    ENGINE = "engine"
    DENY = "deny"
    TEMPO = "tempo"
    EGG = "egg"


@dataclass(frozen=True, slots=True)
class Line:
    """The choices of a turn, up to where the seat must wait, and its chance to win in points."""

    choices: tuple[str, ...]
    chance: float

    def to_json(self) -> dict[str, object]:
        return {"choices": list(self.choices), "chance": self.chance}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """``asks`` tells whether the first choice counts or the whole turn.

    ``revealed`` are the cards that had come up, in the order of the deck, its visible top included.
    """

    players: int
    settings: Settings
    revealed: tuple[str, ...]
    choices: tuple[str, ...]
    asks: Asks
    best: Line
    second: Line
    themes: tuple[Theme, ...]
    difficulty: int

    @property
    def id(self) -> str:
        """A digest of the position: the same position is the same puzzle in every file."""
        position = [self.players, self.settings.to_json(), self.revealed, self.choices]
        return sha256(json.dumps(position).encode()).hexdigest()[:10]

    @property
    def gap(self) -> float:
        """How much better the best is than the second best, in points of winning chance."""
        return self.best.chance - self.second.chance

    def position(self, deck: Deck, names: Sequence[str] = ()) -> Game:
        """The game at the question. Its hidden cards lie in the order of the deck file."""
        out = set(self.revealed)
        hidden = [card.id for card in deck.cards if card.id not in out]
        players = names or [f"Player {seat}" for seat in range(1, self.players + 1)]
        record = Record(
            deck=deck.id,
            players=tuple(Player(name) for name in players),
            order=(*self.revealed, *hidden),
            choices=self.choices,
            settings=self.settings,
        )
        return Game.from_record(record, deck=deck)

    def solved_by(self, game: Game, choices: Sequence[str]) -> bool:
        """Whether these choices, played in the puzzle's position ``game``, answer it.

        Raises IllegalChoice, and BadPuzzle if a whole turn is asked and this one is not finished.
        """
        if not choices:
            raise BadPuzzle("The answer has no choice.")
        if self.asks == "choice":
            game.preview(choices)
            return choices[0] == self.best.choices[0]
        tried = game.preview(choices)
        if tried.decision is not None:
            raise BadPuzzle("The turn is not finished; the puzzle asks for the whole turn.")
        return position_key(tried.view_text) == position_key(
            game.preview(self.best.choices).view_text
        )

    def to_json(self) -> dict[str, object]:
        return {
            "players": self.players,
            **({} if self.settings == Settings() else {"settings": self.settings.to_json()}),
            "revealed": list(self.revealed),
            "choices": list(self.choices),
            "asks": self.asks,
            "best": self.best.to_json(),
            "second": self.second.to_json(),
            "themes": [theme.value for theme in self.themes],
            "difficulty": self.difficulty,
        }

    @classmethod
    def from_json(cls, data: object) -> "Puzzle":
        """Read a puzzle; whether its position can be reached is checked by ``position``."""
        fields = read_object(data, BadPuzzle, "The puzzle")
        asks, difficulty = fields.get("asks"), fields.get("difficulty")
        if asks != "choice" and asks != "turn":
            raise BadPuzzle(f"The puzzle asks for {brief(asks)}; must be 'choice' or 'turn'.")
        if type(difficulty) is not int or not 0 <= difficulty < DIFFICULTIES:
            raise BadPuzzle(f"The puzzle's difficulty is {brief(difficulty)}; must be 0 to 5.")
        players = fields.get("players")
        if type(players) is not int:
            raise BadPuzzle(f"The puzzle's players are {brief(players)}; must be a number.")
        try:
            themes = tuple(Theme(text) for text in _texts(fields, "themes"))
        except ValueError as error:
            raise BadPuzzle(f"The puzzle has an unknown theme: {error}.") from error
        return cls(
            players=players,
            settings=Settings.from_json(fields.get("settings")),
            revealed=_texts(fields, "revealed"),
            choices=_texts(fields, "choices"),
            asks=asks,
            best=_line(fields, "best"),
            second=_line(fields, "second"),
            themes=themes,
            difficulty=difficulty,
        )


def position_key(view_text: str) -> str:
    """Equal for two ways to the same position: the order of sets, and of cards in them, is left
    out, and so is what the names of choices say about it.
    """
    view = json.loads(view_text)
    for seat in view["seats"]:
        for row in seat["sets"]:
            row["cards"].sort()
            del row["row"]
        seat["sets"].sort(key=lambda row: row["cards"])
        seat["study"].sort()
    if view["decision"] is not None:
        del view["decision"]["legal"]
    del view["ply"]
    return json.dumps(view, sort_keys=True)


def _texts(fields: Mapping[str, object], name: str) -> tuple[str, ...]:
    values = fields.get(name)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadPuzzle(f"The puzzle's {name} must be a list of texts.")
    return tuple(values)


def _line(fields: Mapping[str, object], name: str) -> Line:
    found = fields.get(name)
    row = read_object(found if isinstance(found, dict) else None, BadPuzzle, f"The {name} line")
    chance = row.get("chance")
    if isinstance(chance, bool) or not isinstance(chance, int | float) or not 0 <= chance <= 100:
        raise BadPuzzle(f"The {name} line's chance is {brief(chance)}; must be 0 to 100.")
    return Line(_texts(row, "choices"), float(chance))
