"""Sums over games: small enough to be sent between processes and to be saved.

All are whole numbers, so that their sum does not depend on the order of the games.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import combinations
from typing import Final

from ..rules.errors import BadRecord
from ..rules.jsonable import read_object
from .card_log import CardUse

WIN: Final = 60
"""A win in whole parts: 1 to 5 winners share it without a remainder (§7.4)."""

_MASK_LETTER: Final = 64
"""Winners as a letter: A is seat 1, B seat 2, C both."""


def wins_of(totals: Sequence[int]) -> list[float]:
    """Each seat's share of the win; tied winners share it (§7.4)."""
    best = max(totals)
    share = 1 / sum(total == best for total in totals)
    return [share if total == best else 0.0 for total in totals]


def wins_from_letter(letter: str, players: int) -> list[int]:
    """Each seat's parts of the win, of WIN."""
    mask = ord(letter) - _MASK_LETTER
    winners = [mask >> seat & 1 for seat in range(players)]
    return [WIN * won // sum(winners) for won in winners]


@dataclass(slots=True)
class CardSums:
    """Over all games of one card. ``wins`` are its takers' parts of the win.

    ``exhibited``, ``both``, ``worked`` and ``left`` count what the taken card was for: displayed
    only, effects and display, effects only, nothing.
    """

    seen: int = 0
    taken: int = 0
    wins: int = 0
    kept_rounds: int = 0
    exhibited: int = 0
    both: int = 0
    worked: int = 0
    left: int = 0
    amber: int = 0
    points: int = 0
    displays: int = 0
    given: int = 0
    rounds: Counter[int] = field(default_factory=Counter)

    @property
    def displayed(self) -> int:
        return self.exhibited + self.both

    def note(self, use: CardUse, win: int) -> None:
        self.taken += 1
        self.wins += win
        self.rounds[use.taken] += 1
        if use.displayed is not None:
            self.kept_rounds += use.displayed - use.taken
            self.both += use.worked
            self.exhibited += not use.worked
        else:
            self.worked += use.worked
            self.left += not use.worked
        self.amber += use.amber
        self.points += use.points
        self.displays += use.displays
        self.given += use.given


_COUNTS: Final = tuple(one.name for one in fields(CardSums) if one.name != "rounds")


@dataclass(slots=True)
class Tally:
    """The games of one number of players. ``pairs`` are of cards taken by the same seat, keyed by
    ``first * cards + second``: games, and parts of the win.
    """

    players: int
    card_count: int
    bots: int
    games: int = 0
    by_deck: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    winners: dict[int, str] = field(default_factory=dict)
    totals: list[Counter[int]] = field(default_factory=list)
    bot_wins: list[int] = field(default_factory=list)
    bot_seats: list[int] = field(default_factory=list)
    bot_points: list[int] = field(default_factory=list)
    cards: list[CardSums] = field(default_factory=list)
    pair_games: Counter[int] = field(default_factory=Counter)
    pair_wins: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.totals = [Counter() for _ in range(self.players)]
        self.cards = [CardSums() for _ in range(self.card_count)]
        self.bot_wins = [0] * self.bots
        self.bot_seats = [0] * self.bots
        self.bot_points = [0] * self.bots

    def note(
        self,
        *,
        group: int,
        seated: Sequence[int],
        totals: Sequence[int],
        turns: int,
        by_deck: bool,
        seen: Iterable[int],
        uses: Mapping[int, CardUse],
    ) -> None:
        """One finished game; ``group`` is where its winners are kept."""
        best = max(totals)
        mask = sum(1 << seat for seat, total in enumerate(totals) if total == best)
        letter = chr(_MASK_LETTER + mask)
        wins = wins_from_letter(letter, self.players)
        self.games += 1
        self.by_deck += by_deck
        self.turns[turns] += 1
        self.winners[group] = self.winners.get(group, "") + letter
        for seat, bot in enumerate(seated):
            self.totals[seat][totals[seat]] += 1
            self.bot_wins[bot] += wins[seat]
            self.bot_seats[bot] += 1
            self.bot_points[bot] += totals[seat]
        for card in seen:
            self.cards[card].seen += 1
        hands: list[list[int]] = [[] for _ in range(self.players)]
        for card in sorted(uses):
            use = uses[card]
            self.cards[card].note(use, wins[use.seat])
            hands[use.seat].append(card)
        for seat, hand in enumerate(hands):
            pairs = [a * self.card_count + b for a, b in combinations(hand, 2)]
            self.pair_games.update(pairs)
            if wins[seat]:
                for pair in pairs:
                    self.pair_wins[pair] += wins[seat]

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.by_deck += other.by_deck
        self.turns.update(other.turns)
        for group, letters in other.winners.items():
            self.winners[group] = self.winners.get(group, "") + letters
        for mine, theirs in zip(self.totals, other.totals, strict=True):
            mine.update(theirs)
        for counts, added in (
            (self.bot_wins, other.bot_wins),
            (self.bot_seats, other.bot_seats),
            (self.bot_points, other.bot_points),
        ):
            counts[:] = [a + b for a, b in zip(counts, added, strict=True)]
        for card, more in zip(self.cards, other.cards, strict=True):
            for name in _COUNTS:
                setattr(card, name, getattr(card, name) + getattr(more, name))
            card.rounds.update(more.rounds)
        self.pair_games.update(other.pair_games)
        self.pair_wins.update(other.pair_wins)

    def letters(self) -> str:
        """The winners of all games, in the order of the games."""
        return "".join(self.winners[group] for group in sorted(self.winners))

    def seat_wins(self) -> list[int]:
        """Each seat's parts of all wins."""
        wins = [0] * self.players
        for letter, games in Counter(self.letters()).items():
            for seat, parts in enumerate(wins_from_letter(letter, self.players)):
                wins[seat] += parts * games
        return wins

    # ---- saved ----

    def to_json(self) -> dict[str, object]:
        """Read by ``from_json``; a card's row has its counts in the order of the fields."""
        return {
            "players": self.players,
            "card_count": self.card_count,
            "bots": self.bots,
            "games": self.games,
            "by_deck": self.by_deck,
            "turns": dict(self.turns),
            "winners": dict(self.winners),
            "totals": [dict(seat) for seat in self.totals],
            "bot_wins": self.bot_wins,
            "bot_seats": self.bot_seats,
            "bot_points": self.bot_points,
            "cards": [
                [*(getattr(card, name) for name in _COUNTS), dict(card.rounds)]
                for card in self.cards
            ],
            "pair_games": dict(self.pair_games),
            "pair_wins": dict(self.pair_wins),
        }

    @classmethod
    def from_json(cls, data: object) -> "Tally":
        """Raises BadRecord for anything that ``to_json`` did not write."""
        row = read_object(data, BadRecord, "A tally")
        try:
            return cls._read(row)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadRecord("The saved sums are damaged.") from error

    @classmethod
    def _read(cls, row: Mapping[str, object]) -> "Tally":
        tally = cls(_int(row["players"]), _int(row["card_count"]), _int(row["bots"]))
        tally.games = _int(row["games"])
        tally.by_deck = _int(row["by_deck"])
        tally.turns = _counter(row["turns"])
        tally.winners = {int(group): str(text) for group, text in _mapping(row["winners"]).items()}
        tally.totals = [_counter(one) for one in _rows(row["totals"], tally.players)]
        for name in ("bot_wins", "bot_seats", "bot_points"):
            setattr(tally, name, [_int(n) for n in _rows(row[name], tally.bots)])
        for card, saved in zip(tally.cards, _rows(row["cards"], tally.card_count), strict=True):
            *counts, rounds = _rows(saved, len(_COUNTS) + 1)
            for name, count in zip(_COUNTS, counts, strict=True):
                setattr(card, name, _int(count))
            card.rounds = _counter(rounds)
        tally.pair_games = _counter(row["pair_games"])
        tally.pair_wins = _counter(row["pair_wins"])
        if len(tally.letters()) != tally.games:
            raise ValueError
        return tally


def _int(value: object) -> int:
    if type(value) is not int or value < 0:
        raise TypeError
    return value


def _rows(value: object, length: int) -> list[object]:
    if not isinstance(value, list) or len(value) != length:
        raise TypeError
    return value


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError
    return value


def _counter(value: object) -> Counter[int]:
    return Counter({int(key): _int(count) for key, count in _mapping(value).items()})
