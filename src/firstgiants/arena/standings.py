"""The results of a match: win shares with 95 % intervals, ratings, and pairwise results."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from openskill.models import PlackettLuce, PlackettLuceRating

from ..rules.jsonable import json_object
from .intervals import wilson
from .match import Match, Result
from .tally import wins_of


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins and its 95 % interval."""

    games: int
    won: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class BotStanding:
    """``rating`` is openskill's (25 for a newcomer), ``uncertainty`` its standard deviation."""

    bot: str
    share: Share
    mean_score: float
    rating: float
    uncertainty: float


@dataclass(frozen=True, slots=True)
class Duel:
    """How often ``bot`` finished before ``other`` when both were at the table; ties are halves."""

    bot: str
    other: str
    share: Share


@dataclass(frozen=True, slots=True)
class Standings:
    """``bots``: the best first."""

    match: Match
    games: int
    even_share: float
    bots: tuple[BotStanding, ...]
    duels: tuple[Duel, ...]
    turns_per_player: float

    def to_json(self) -> dict[str, object]:
        return json_object(self)

    def duel(self, bot: str, other: str) -> Duel:
        return next(one for one in self.duels if (one.bot, one.other) == (bot, other))


ByDeal = dict[int, list[float]]
"""The results of the games of each deal."""


def share_of(by_deal: ByDeal) -> Share:
    """Wilson's interval, which is sensible near 0 and 1 too.

    Games of one deal are not independent. The variance between deals gives the effective number of
    games, which is never more than the games played.
    """
    games = sum(len(values) for values in by_deal.values())
    means = [fmean(values) for values in by_deal.values()]
    won = fmean(means)
    effective = float(games) if len(means) > 1 else 1.0
    if len(means) > 1 and 0 < won < 1:
        spread = variance(means, won) / len(means)
        if spread > 0:
            effective = min(effective, won * (1 - won) / spread)
    return Share(games, won, *wilson(won, effective))


def rate(match: Match, results: Sequence[Result]) -> dict[str, PlackettLuceRating]:
    """Rate the results deal after deal, as a league would play them.

    Where a bot has several seats, only the first counts: no bot can gain on itself.
    """
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in match.bots}
    for result in sorted(results, key=lambda one: (one.deal, one.key)):
        scores: dict[str, float] = {}
        for bot, total in zip(result.seated, result.totals, strict=True):
            scores.setdefault(bot, float(total))
        rated = model.rate([[ratings[bot]] for bot in scores], scores=list(scores.values()))
        for bot, (rating,) in zip(scores, rated, strict=True):
            ratings[bot] = rating
    return ratings


def standings(match: Match, results: Sequence[Result]) -> Standings:
    won: dict[str, ByDeal] = defaultdict(lambda: defaultdict(list))
    scores: dict[str, list[int]] = defaultdict(list)
    duels: dict[tuple[str, str], ByDeal] = defaultdict(lambda: defaultdict(list))
    for result in results:
        seats = list(zip(result.seated, result.totals, wins_of(result.totals), strict=True))
        for bot, total, win in seats:
            won[bot][result.deal].append(win)
            scores[bot].append(total)
            for other, theirs, _ in seats:
                if bot != other:
                    before = 1.0 if total > theirs else 0.5 if total == theirs else 0.0
                    duels[bot, other][result.deal].append(before)
    ratings = rate(match, results)
    table = [
        BotStanding(
            bot, share_of(won[bot]), fmean(scores[bot]), ratings[bot].mu, ratings[bot].sigma
        )
        for bot in match.bots
    ]
    table.sort(key=lambda one: -one.share.won)
    return Standings(
        match=match,
        games=len(results),
        even_share=1 / match.players,
        bots=tuple(table),
        duels=tuple(Duel(a, b, share_of(seen)) for (a, b), seen in sorted(duels.items())),
        turns_per_player=fmean(result.turns / match.players for result in results),
    )
