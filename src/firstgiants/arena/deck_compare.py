"""Two decks on the same seeds: what changed for seats, cards and the length of games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..rules.cards import Deck
from .intervals import Z
from .tally import WIN, CardSums, Tally, wins_from_letter


@dataclass(frozen=True, slots=True)
class Difference:
    """This deck minus the other, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CardDifference:
    """In percentage points: the win lift, and how often it is taken where it lies at a site."""

    card: str
    win_lift: Difference | None
    wanted: Difference | None


@dataclass(frozen=True, slots=True)
class TableComparison:
    """Seats and ``ended_by_deck`` are in percentage points."""

    players: int
    games: int
    seats: tuple[Difference, ...]
    rounds: Difference
    score: Difference
    ended_by_deck: Difference
    cards: tuple[CardDifference, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """With the deck ``other``. ``changed`` cards have the same id and are not the same."""

    other: str
    fingerprint: str
    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]
    tables: tuple[TableComparison, ...]


def compare(deck: Deck, other: Deck, tallies: Sequence[tuple[Tally, Tally]]) -> Comparison:
    """Compare the games of two decks, by number of players."""
    common = [card.id for card in deck.cards if card.id in other.index]
    return Comparison(
        other=other.id,
        fingerprint=other.fingerprint,
        added=tuple(card.id for card in deck.cards if card.id not in other.index),
        removed=tuple(card.id for card in other.cards if card.id not in deck.index),
        changed=tuple(card for card in common if deck.card(card) != other.card(card)),
        tables=tuple(_compare_tables(deck, other, *pair, common) for pair in tallies),
    )


def _compare_tables(
    deck: Deck, other: Deck, mine: Tally, theirs: Tally, common: Sequence[str]
) -> TableComparison:
    return TableComparison(
        players=mine.players,
        games=mine.games,
        seats=_seat_differences(mine, theirs),
        rounds=_mean_difference(
            mine.turns, theirs.turns, mine.games, theirs.games, 1 / mine.players
        ),
        score=_mean_difference(
            sum(mine.totals, start=Counter[int]()),
            sum(theirs.totals, start=Counter[int]()),
            # The scores of one game are not independent, so a game counts once.
            mine.games,
            theirs.games,
        ),
        ended_by_deck=_share_difference(mine.by_deck, mine.games, theirs.by_deck, theirs.games),
        cards=tuple(
            _card_difference(card, mine.cards[deck.index[card]], theirs.cards[other.index[card]])
            for card in common
        ),
    )


def _seat_differences(mine: Tally, theirs: Tally) -> tuple[Difference, ...]:
    """By pairs of games with the same deal, which resemble each other."""
    pairs = Counter(zip(mine.letters(), theirs.letters(), strict=True))
    games = pairs.total()
    found = []
    for seat in range(mine.players):
        gaps = [
            (
                wins_from_letter(a, mine.players)[seat] - wins_from_letter(b, mine.players)[seat],
                times,
            )
            for (a, b), times in pairs.items()
        ]
        mean = sum(gap * times for gap, times in gaps) / games
        variance = sum((gap - mean) ** 2 * times for gap, times in gaps) / games
        found.append(_difference(100 * mean / WIN, 100 * sqrt(variance / games) / WIN))
    return tuple(found)


def _mean_difference(
    mine: Counter[int], theirs: Counter[int], my_games: int, their_games: int, unit: float = 1.0
) -> Difference:
    (a, a_variance), (b, b_variance) = _moments(mine), _moments(theirs)
    error = sqrt(a_variance / my_games + b_variance / their_games)
    return _difference(unit * (a - b), unit * error)


def _moments(values: Counter[int]) -> tuple[float, float]:
    mean = sum(value * times for value, times in values.items()) / values.total()
    spread = sum((value - mean) ** 2 * times for value, times in values.items())
    return mean, spread / values.total()


def _card_difference(card: str, mine: CardSums, theirs: CardSums) -> CardDifference:
    lift = wanted = None
    if mine.taken and theirs.taken:
        lift = _share_difference(mine.wins / WIN, mine.taken, theirs.wins / WIN, theirs.taken)
    if mine.seen and theirs.seen:
        wanted = _share_difference(mine.taken, mine.seen, theirs.taken, theirs.seen)
    return CardDifference(card, lift, wanted)


def _share_difference(a: float, a_games: int, b: float, b_games: int) -> Difference:
    """Of two shares, in percentage points, as if they were independent: not too narrow."""
    a, b = a / a_games, b / b_games
    error = sqrt(a * (1 - a) / a_games + b * (1 - b) / b_games)
    return _difference(100 * (a - b), 100 * error)


def _difference(value: float, error: float) -> Difference:
    return Difference(value, value - Z * error, value + Z * error)
