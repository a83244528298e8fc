"""The results of a simulation: scores, seats, lengths, endings, and how each card did."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal, TypeAlias

from ..rules.cards import Deck
from ..rules.jsonable import json_object
from .intervals import normal_quantile, wilson
from .tally import WIN, CardSums, Tally

Verdict: TypeAlias = Literal["dominant", "strong", "fair", "weak", "dead", "unclear"]
"""What the games say about a card; ``verdict_of`` has the criteria."""

FAIR_LIFT: Final = 5.0
"""The takers of a fair card win at most this many percentage points more or less often."""
EXTREME_LIFT: Final = 10.0
"""Beyond this a card is dominant or dead."""
UNWANTED: Final = 0.5
"""A card that is taken less than this times as often as the median card is dead."""
FEWEST_GAMES: Final = 30
"""With fewer games in which a card was taken, its lift is not judged."""

FEWEST_PAIR_GAMES: Final = 100
"""Pairs that one seat took in fewer games are not compared."""
MOST_PAIRS: Final = 20


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation, and the 5th and 95th percentile."""

    mean: float
    deviation: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SeatReport:
    """``low`` and ``high`` are the 95 % interval of the share."""

    seat: int
    win_share: float
    low: float
    high: float
    score: Spread


@dataclass(frozen=True, slots=True)
class BotReport:
    """``win_rate`` is wins for each seat that the bot had."""

    bot: str
    win_rate: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class CardUses:
    """What a taken card was for, as shares of its takes; the four add up to 1.

    ``exhibited``: displayed, and its effects did nothing. ``both``: its effects did something, and
    it was displayed. ``effect``: its effects did something, and it stayed in the Study. ``left``:
    neither.
    """

    exhibited: float
    both: float
    effect: float
    left: float


@dataclass(frozen=True, slots=True)
class CardReport:
    """One card with one number of players.

    ``take_rate`` is the share of games in which a player took the card, ``seen_rate`` the share in
    which it lay at a Dig Site, ``wanted`` the first divided by the second. ``win_lift`` is how much
    more often its takers won than an even share, in percentage points, with its 95 % interval.
    ``taken_round`` is the mean round of the take, ``kept_rounds`` how many rounds it stayed in the
    Study before it was displayed. ``amber``, ``points`` and ``displays`` are what its effects gave
    its taker a take, ``given`` what they gave opponents. What cannot be known is None.
    """

    card: str
    verdict: Verdict
    take_rate: float
    seen_rate: float
    wanted: float | None
    win_lift: float | None = None
    lift_low: float | None = None
    lift_high: float | None = None
    taken_round: float | None = None
    taken_early: int | None = None
    taken_late: int | None = None
    kept_rounds: float | None = None
    uses: CardUses | None = None
    amber: float | None = None
    points: float | None = None
    displays: float | None = None
    given: float | None = None


@dataclass(frozen=True, slots=True)
class PairReport:
    """Two cards that a seat took in the same game. ``win_lift`` is as for a card; ``more`` is by
    how much it exceeds the sum of the lifts of both cards, ``low`` and ``high`` its interval.
    """

    cards: tuple[str, str]
    games: int
    win_lift: float
    more: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SimReport:
    """The games of one number of players. ``rounds`` and ``scores`` are histograms: value, share.

    ``pairs_compared`` says how many pairs had enough games; ``pairs`` are those that certainly win
    more together than their cards alone.
    """

    deck: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    extra_amber: tuple[int, ...]
    score: Spread
    turns_per_player: Spread
    ended_by_deck: float
    ended_by_tokens: float
    seats: tuple[SeatReport, ...]
    bot_results: tuple[BotReport, ...]
    cards: tuple[CardReport, ...]
    rounds: tuple[tuple[int, float], ...]
    scores: tuple[tuple[int, float], ...]
    pairs: tuple[PairReport, ...]
    pairs_compared: int

    def to_json(self) -> dict[str, object]:
        return json_object(self)


def make_report(
    tally: Tally,
    deck: Deck,
    bots: Sequence[str],
    seed: int,
    *,
    extra_amber: tuple[int, ...] = (),
    tables: int = 1,
) -> SimReport:
    """The report on the games of a tally; it is one of ``tables`` whose cards are judged."""
    games = tally.games
    rounds: Counter[int] = Counter()
    for turns, count in tally.turns.items():
        rounds[turns // tally.players] += count
    scores = sum(tally.totals, start=Counter[int]())
    deck_share = tally.by_deck / games
    pairs, compared = _pairs(tally, deck)
    return SimReport(
        deck=deck.id,
        players=tally.players,
        games=games,
        bots=tuple(bots),
        seed=seed,
        extra_amber=extra_amber,
        score=_spread(scores),
        turns_per_player=_spread(rounds),
        ended_by_deck=deck_share,
        ended_by_tokens=1 - deck_share,
        seats=tuple(
            SeatReport(
                seat + 1, parts / WIN / games, *wilson(parts / WIN / games, games), _spread(totals)
            )
            for seat, (parts, totals) in enumerate(
                zip(tally.seat_wins(), tally.totals, strict=True)
            )
        ),
        bot_results=tuple(
            BotReport(
                bot=bot,
                win_rate=tally.bot_wins[n] / WIN / max(1, tally.bot_seats[n]),
                mean_score=tally.bot_points[n] / max(1, tally.bot_seats[n]),
            )
            for n, bot in enumerate(bots)
        ),
        cards=_cards(tally, deck, tables),
        rounds=_histogram(rounds),
        scores=_histogram(scores),
        pairs=pairs,
        pairs_compared=compared,
    )


def _spread(values: Counter[int]) -> Spread:
    count = values.total()
    mean = sum(value * times for value, times in values.items()) / count
    variance = sum((value - mean) ** 2 * times for value, times in sorted(values.items())) / count
    last = count - 1
    low, high = _at_places(values, (last // 20, last - last // 20))
    return Spread(mean, sqrt(variance), low, high)


def _at_places(values: Counter[int], places: Iterable[int]) -> list[int]:
    """The values at some places of the sorted list."""
    found = []
    for place in places:
        passed = 0
        for value in sorted(values):
            passed += values[value]
            if place < passed:
                found.append(value)
                break
    return found


def _histogram(values: Counter[int]) -> tuple[tuple[int, float], ...]:
    return tuple((value, values[value] / values.total()) for value in sorted(values))


# ---- cards ----


def lift_interval(card: CardSums, players: int, comparisons: int = 1) -> tuple[float, float, float]:
    """The win lift of a card that was taken, and its 95 % interval, in percentage points."""
    share = card.wins / WIN / card.taken
    low, high = wilson(share, card.taken, normal_quantile(comparisons))
    return (100 * (share - 1 / players), 100 * (low - 1 / players), 100 * (high - 1 / players))


def _cards(tally: Tally, deck: Deck, tables: int) -> tuple[CardReport, ...]:
    comparisons = len(deck.cards) * tables
    wanted = sorted(card.taken / card.seen for card in tally.cards if card.seen)
    median = wanted[len(wanted) // 2]
    return tuple(
        _card(
            name.id, card, tally, verdict_of(card, tally.players, median, comparisons=comparisons)
        )
        for name, card in zip(deck.cards, tally.cards, strict=True)
    )


def verdict_of(card: CardSums, players: int, median: float, *, comparisons: int) -> Verdict:
    """What the games say about a card, with intervals that are right for all cards at once.

    The whole interval of its lift must lie beyond a limit: above EXTREME_LIFT it is dominant, above
    FAIR_LIFT strong; below the negative limits dead or weak. A card is dead also if players take it
    less than UNWANTED times as often, where it lies at a Dig Site, as the median card. It is fair
    if the whole interval lies within FAIR_LIFT; else more games are needed to tell.
    """
    z = normal_quantile(comparisons)
    if card.seen:
        _, most = wilson(card.taken / card.seen, card.seen, z)
        if most < UNWANTED * median:
            return "dead"
    if card.taken < FEWEST_GAMES:
        return "unclear"
    _, low, high = lift_interval(card, players, comparisons)
    if low > FAIR_LIFT:
        return "dominant" if low > EXTREME_LIFT else "strong"
    if high < -FAIR_LIFT:
        return "dead" if high < -EXTREME_LIFT else "weak"
    return "fair" if low >= -FAIR_LIFT and high <= FAIR_LIFT else "unclear"


def _card(name: str, card: CardSums, tally: Tally, verdict: Verdict) -> CardReport:
    taken = card.taken
    if not taken:
        seen_rate = card.seen / tally.games
        return CardReport(name, verdict, 0.0, seen_rate, 0.0 if card.seen else None)
    lift, low, high = lift_interval(card, tally.players)
    early, late = _at_places(card.rounds, ((taken - 1) // 10, taken - 1 - (taken - 1) // 10))
    return CardReport(
        card=name,
        verdict=verdict,
        take_rate=taken / tally.games,
        seen_rate=card.seen / tally.games,
        wanted=taken / card.seen,
        win_lift=lift,
        lift_low=low,
        lift_high=high,
        taken_round=sum(value * times for value, times in card.rounds.items()) / taken,
        taken_early=early,
        taken_late=late,
        kept_rounds=card.kept_rounds / card.displayed if card.displayed else None,
        uses=CardUses(
            card.exhibited / taken, card.both / taken, card.worked / taken, card.left / taken
        ),
        amber=card.amber / taken,
        points=card.points / taken,
        displays=card.displays / taken,
        given=card.given / taken,
    )


# ---- pairs ----


def _pairs(tally: Tally, deck: Deck) -> tuple[tuple[PairReport, ...], int]:
    """The pairs that win more together, and how many pairs were compared.

    The intervals are right for all compared pairs at once (Bonferroni), and only pairs whose whole
    interval is above 0 are listed: of thousands of pairs some always look good by chance.
    """
    tried = [pair for pair, games in tally.pair_games.items() if games >= FEWEST_PAIR_GAMES]
    z = normal_quantile(len(tried))
    found = []
    for pair in tried:
        a, b = divmod(pair, tally.card_count)
        games = tally.pair_games[pair]
        share = tally.pair_wins[pair] / WIN / games
        alone = [tally.cards[n].wins / WIN / tally.cards[n].taken for n in (a, b)]
        more = share - sum(alone) + 1 / tally.players
        error = sqrt(
            share * (1 - share) / games
            + sum(
                one * (1 - one) / tally.cards[n].taken for one, n in zip(alone, (a, b), strict=True)
            )
        )
        if more > z * error:
            found.append(
                PairReport(
                    cards=(deck.cards[a].id, deck.cards[b].id),
                    games=games,
                    win_lift=100 * (share - 1 / tally.players),
                    more=100 * more,
                    low=100 * (more - z * error),
                    high=100 * (more + z * error),
                )
            )
    found.sort(key=lambda one: (-one.low, one.cards))
    return tuple(found[:MOST_PAIRS]), len(tried)
