"""What a match shows: shares of wins with 95 % intervals, ratings, who beats whom, and a plot."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from ..rules.plain import plain
from .match import Match, Result


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins and its 95 % interval. Rotations of one deal are counted as one
    observation, since they are not independent."""

    games: int
    won: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class BotStanding:
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
    players: int
    games: int
    even_share: float
    bots: tuple[BotStanding, ...]
    duels: tuple[Duel, ...]
    turns_per_player: float

    def to_json(self) -> dict[str, object]:
        out = plain(self)
        assert isinstance(out, dict)
        return out


def wins_of(totals: Sequence[int]) -> list[float]:
    """Tied winners share the win (§7.4)."""
    best = max(totals)
    share = 1 / sum(total == best for total in totals)
    return [share if total == best else 0.0 for total in totals]


def _share(by_deal: dict[str, list[float]]) -> Share:
    means = [fmean(values) for values in by_deal.values()]
    games = sum(len(values) for values in by_deal.values())
    mean = fmean(means)
    if len(means) < 2:
        return Share(games, mean, 0.0, 1.0)
    variance = sum((m - mean) ** 2 for m in means) / (len(means) - 1)
    # A floor of one win in the deals played: a clean sweep is no certainty.
    error = max(1.96 * sqrt(variance / len(means)), 1.5 / len(means) if mean in (0, 1) else 0.0)
    return Share(games, mean, max(0.0, mean - error), min(1.0, mean + error))


def standings(match: Match, results: Sequence[Result]) -> Standings:
    won: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    scores: dict[str, list[int]] = defaultdict(list)
    duels: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in match.bots}
    for result in results:
        deal = result.key.rsplit("/", 1)[0]
        for bot, win, total in zip(
            result.seated, wins_of(result.totals), result.totals, strict=True
        ):
            won[bot][deal].append(win)
            scores[bot].append(total)
        for a, mine in zip(result.seated, result.totals, strict=True):
            for b, other in zip(result.seated, result.totals, strict=True):
                if a != b:
                    duels[a, b][deal].append(1.0 if mine > other else 0.5 if mine == other else 0.0)
        if len(set(result.seated)) == len(result.seated):
            teams = [[ratings[bot]] for bot in result.seated]
            rated = model.rate(teams, scores=[float(total) for total in result.totals])
            for bot, (rating,) in zip(result.seated, rated, strict=True):
                ratings[bot] = rating
    table = [
        BotStanding(bot, _share(won[bot]), fmean(scores[bot]), ratings[bot].mu, ratings[bot].sigma)
        for bot in match.bots
    ]
    table.sort(key=lambda one: -one.share.won)
    return Standings(
        players=match.players,
        games=len(results),
        even_share=1 / match.players,
        bots=tuple(table),
        duels=tuple(Duel(a, b, _share(seen)) for (a, b), seen in sorted(duels.items())),
        turns_per_player=fmean(result.turns / match.players for result in results),
    )


_STYLE = (
    "text{font:14px sans-serif;fill:#2b2620} line{stroke:#6d7f5e;stroke-width:3}"
    " .e{stroke:#b8ad9c;stroke-width:1;stroke-dasharray:4 3} circle{fill:#a4662c}"
)


def plot(found: Standings) -> str:
    """Shares of wins with their intervals, as SVG."""
    left, width, row = 150, 560, 34
    height = 90 + row * len(found.bots)

    def x(share: float) -> float:
        return left + width * share

    title = f"Wins of {found.games} games with {found.players} players, 95 % intervals"
    even = x(found.even_share)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="780" height="{height}" fill="#faf6ee"/>',
        f'<text x="20" y="30" font-weight="bold">{escape(title)}</text>',
        f'<line class="e" x1="{even:.1f}" x2="{even:.1f}" y1="48" y2="{height - 24}"/>',
    ]
    for n, one in enumerate(found.bots):
        y = 70 + row * n
        share = one.share
        parts += [
            f'<text x="20" y="{y + 5}">{escape(one.bot)}</text>',
            f'<line x1="{x(share.low):.1f}" x2="{x(share.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(share.won):.1f}" cy="{y}" r="5"/>',
            f'<text x="{left + width + 8}" y="{y + 5}">{100 * share.won:.1f} %</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def plot_curve(curve: Sequence[dict[str, float]]) -> str:
    """A learning curve: wins against greedy by round, as SVG."""
    width, height = 700, 320

    def place(n: int, share: float) -> str:
        return f"{60 + 600 * n / max(1, len(curve) - 1):.1f},{280 - 230 * share:.1f}"

    points = " ".join(place(n, step["won_against_greedy"]) for n, step in enumerate(curve))
    title = "Learned one-step player against greedy, two players, by round of training"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{title}</title>",
            "<style>text{font:13px sans-serif;fill:#2b2620} .g{stroke:#b8ad9c}</style>",
            f'<rect width="{width}" height="{height}" fill="#faf6ee"/>',
            f'<text x="20" y="24" font-weight="bold">{title}</text>',
            '<line class="g" x1="60" x2="660" y1="165" y2="165"/>',
            '<text x="20" y="170">50 %</text><text x="20" y="285">0 %</text>',
            '<text x="14" y="55">100 %</text>',
            f'<polyline fill="none" stroke="#a4662c" stroke-width="3" points="{points}"/>',
            "</svg>",
            "",
        ]
    )
