"""The settings of a game: the players, and the rulings that have a setting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from json.encoder import encode_basestring as quoted
from typing import Final

from ..engine import constants
from .errors import BadSettings, brief

FEWEST_SEATS: Final = constants.FEWEST_SEATS
MOST_SEATS: Final = constants.MAX_SEATS
SET_TOKENS: Final = {
    seats: constants.SET_TOKENS_BY_SEATS[seats] for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
}
"""Set tokens in the supply by number of players (§2.3)."""

_MOST_POINTS: Final = 1000
_MOST_EXTRA_AMBER: Final = 99
_LONGEST_NAME: Final = 200


@dataclass(frozen=True, slots=True)
class Settings:
    """R1 (§1.6): what a News token is worth; and a fair start (§2.2).

    ``extra_amber`` is what each seat gets besides its 2 amber, by seat; empty for none.
    """

    news_family: int = constants.FAMILY_NEWS_POINTS
    news_size: int = constants.SIZE_NEWS_POINTS
    extra_amber: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for name, points in (("family", self.news_family), ("size", self.news_size)):
            if type(points) is not int or not 0 <= points <= _MOST_POINTS:
                raise BadSettings(
                    f"news_points.{name} is {brief(points)}; it must be a whole number from 0 to "
                    f"{_MOST_POINTS}.",
                    field=f"news_points.{name}",
                )
        if type(self.extra_amber) is not tuple or not all(
            type(amber) is int and 0 <= amber <= _MOST_EXTRA_AMBER for amber in self.extra_amber
        ):
            raise BadSettings(
                f"extra_amber is {brief(self.extra_amber)}; it must be a list with a whole number "
                f"from 0 to {_MOST_EXTRA_AMBER} for each seat.",
                field="extra_amber",
            )

    def extra_amber_for(self, players: int) -> tuple[int, ...]:
        """The extra amber by seat; refused if it is for another number of players."""
        if self.extra_amber and len(self.extra_amber) != players:
            raise BadSettings(
                f"extra_amber is for {len(self.extra_amber)} players, and {players} play.",
                field="extra_amber",
            )
        return self.extra_amber

    def to_json(self) -> dict[str, object]:
        news = {"news_points": {"family": self.news_family, "size": self.news_size}}
        return {**news, "extra_amber": list(self.extra_amber)} if self.extra_amber else {**news}

    @classmethod
    def from_json(cls, data: object) -> "Settings":
        """Absent settings are the defaults (§9.1); unknown ones are refused."""
        if data is None:
            return cls()
        settings = _object(data, ("news_points", "extra_amber"), "settings")
        points = _object(settings.get("news_points", {}), ("family", "size"), "news_points")
        extra = settings.get("extra_amber", [])
        defaults = cls()
        family = points.get("family", defaults.news_family)
        size = points.get("size", defaults.news_size)
        amber = tuple(extra) if isinstance(extra, list | tuple) else extra
        return cls(family, size, amber)  # type: ignore[arg-type]  # __post_init__ checks the types


def _object(data: object, known: Sequence[str], what: str) -> Mapping[str, object]:
    if not isinstance(data, Mapping):
        raise BadSettings(f"{what} is {brief(data)}; it must be an object.", field=what)
    for name in data:
        if name not in known:
            raise BadSettings(
                f"{what} has no {brief(name)}; it knows {', '.join(known)}.", field=what
            )
    return data


@dataclass(frozen=True, slots=True)
class Player:
    """A player's name; ``bot`` names the program if it is one."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        if type(self.name) is not str or len(self.name) > _LONGEST_NAME:
            raise BadSettings(
                f"A player's name is {brief(self.name)}; it must be a text of at most "
                f"{_LONGEST_NAME} characters.",
                field="players",
            )
        if self.bot is not None and type(self.bot) is not str:
            raise BadSettings(f"A bot is {brief(self.bot)}; it must be a name.", field="players")

    def to_json(self) -> dict[str, object]:
        if self.bot is None:
            return {"name": self.name}
        return {"name": self.name, "bot": self.bot}

    def view_head(self, seat: int) -> str:
        """How this player's seat begins in the JSON text of a view."""
        bot = "null" if self.bot is None else quoted(self.bot)
        return f'{{"seat":{seat},"name":{quoted(self.name)},"bot":{bot}'


def seat_players(players: int | Sequence[str | Player]) -> tuple[Player, ...]:
    """Players in seat order; a number stands for that many guests (§2.1)."""
    if isinstance(players, bool | str | bytes) or not isinstance(players, int | Sequence):
        raise BadSettings(
            f"players must be a number from {FEWEST_SEATS} to {MOST_SEATS}, or a list of names."
        )
    if isinstance(players, int):
        seated = tuple(Player(f"Guest {n}") for n in range(1, min(players, 9) + 1))
    else:
        seated = tuple(p if isinstance(p, Player) else Player(p) for p in players)
    check_players(len(seated))
    return seated


def check_players(players: int) -> None:
    """Refuse a number of players that the game is not for (§2.1)."""
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise BadSettings(
            f"First Giants is for {FEWEST_SEATS} to {MOST_SEATS} players, not {players}.",
            players=players,
        )
