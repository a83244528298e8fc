"""The results of a simulation: scores, seats, lengths, endings, and how each card did."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from ..rules.cards import Deck
from ..rules.jsonable import jsonable


def wins_of(totals: Sequence[int]) -> list[float]:
    """Each seat's share of the win; tied winners share it (§7.4)."""
    best = max(totals)
    share = 1 / sum(total == best for total in totals)
    return [share if total == best else 0.0 for total in totals]


@dataclass(slots=True)
class Tally:
    """Sums over games, small enough to be sent between processes."""

    players: int
    cards: int
    bots: int
    games: int = 0
    by_deck: int = 0
    totals: list[list[int]] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    bot_wins: list[float] = field(default_factory=list)
    bot_seats: list[int] = field(default_factory=list)
    bot_points: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    taken_wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.totals = [[] for _ in range(self.players)]
        self.seat_wins = [0.0] * self.players
        self.bot_wins = [0.0] * self.bots
        self.bot_seats = [0] * self.bots
        self.bot_points = [0] * self.bots
        self.taken = [0] * self.cards
        self.taken_wins = [0.0] * self.cards

    def note(
        self,
        *,
        seated: Sequence[int],
        totals: Sequence[int],
        turns: int,
        by_deck: bool,
        takers: Sequence[int],
    ) -> None:
        """One finished game."""
        wins = wins_of(totals)
        self.games += 1
        self.by_deck += by_deck
        self.turns.append(turns)
        for seat, bot in enumerate(seated):
            self.totals[seat].append(totals[seat])
            self.seat_wins[seat] += wins[seat]
            self.bot_wins[bot] += wins[seat]
            self.bot_seats[bot] += 1
            self.bot_points[bot] += totals[seat]
        for card, seat in enumerate(takers):
            if seat >= 0:
                self.taken[card] += 1
                self.taken_wins[card] += wins[seat]

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.by_deck += other.by_deck
        self.turns += other.turns
        for mine, theirs in zip(self.totals, other.totals, strict=True):
            mine.extend(theirs)
        for wins, more in (
            (self.seat_wins, other.seat_wins),
            (self.bot_wins, other.bot_wins),
            (self.taken_wins, other.taken_wins),
        ):
            wins[:] = [a + b for a, b in zip(wins, more, strict=True)]
        for counts, added in (
            (self.bot_seats, other.bot_seats),
            (self.bot_points, other.bot_points),
            (self.taken, other.taken),
        ):
            counts[:] = [a + b for a, b in zip(counts, added, strict=True)]


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation, and the 5th and 95th percentile."""

    mean: float
    deviation: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SeatReport:
    seat: int
    win_share: float
    score: Spread


@dataclass(frozen=True, slots=True)
class BotReport:
    """``win_rate`` is wins for each seat that the bot had."""

    bot: str
    win_rate: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class CardReport:
    """``take_rate`` is the share of games in which a player took the card. ``win_lift`` is how much
    more often its takers won than an even share, in percentage points; None if it was never taken.
    """

    card: str
    take_rate: float
    win_lift: float | None


@dataclass(frozen=True, slots=True)
class SimReport:
    deck: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    score: Spread
    turns_per_player: Spread
    ended_by_deck: float
    ended_by_tokens: float
    seats: tuple[SeatReport, ...]
    bot_results: tuple[BotReport, ...]
    cards: tuple[CardReport, ...]

    def to_json(self) -> dict[str, object]:
        out = jsonable(self)
        assert isinstance(out, dict)
        return out


def make_report(tally: Tally, deck: Deck, bots: Sequence[str], seed: int) -> SimReport:
    even = 1 / tally.players
    deck_share = tally.by_deck / tally.games
    return SimReport(
        deck=deck.id,
        players=tally.players,
        games=tally.games,
        bots=tuple(bots),
        seed=seed,
        score=_spread([float(t) for seat in tally.totals for t in seat]),
        turns_per_player=_spread([turns / tally.players for turns in tally.turns]),
        ended_by_deck=deck_share,
        ended_by_tokens=1 - deck_share,
        seats=tuple(
            SeatReport(
                seat=seat + 1,
                win_share=tally.seat_wins[seat] / tally.games,
                score=_spread([float(t) for t in tally.totals[seat]]),
            )
            for seat in range(tally.players)
        ),
        bot_results=tuple(
            BotReport(
                bot=bot,
                win_rate=tally.bot_wins[n] / max(1, tally.bot_seats[n]),
                mean_score=tally.bot_points[n] / max(1, tally.bot_seats[n]),
            )
            for n, bot in enumerate(bots)
        ),
        cards=tuple(
            CardReport(
                card=card.id,
                take_rate=tally.taken[n] / tally.games,
                win_lift=100 * (tally.taken_wins[n] / tally.taken[n] - even)
                if tally.taken[n]
                else None,
            )
            for n, card in enumerate(deck.cards)
        ),
    )


def _spread(values: list[float]) -> Spread:
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(fmean(ordered), pstdev(ordered), ordered[last // 20], ordered[last - last // 20])
