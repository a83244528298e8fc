"""Plots of matches, levels, simulations and trainings, as plain SVG."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from typing import Final

from .report import SimReport
from .standings import BotStanding, Duel, Share, Standings

_WIDTH: Final = 860
SVG_STYLE: Final = (
    "text{font:14px 'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif;fill:#2b2620}"
    " .t{font:600 20px Fraunces,Georgia,serif} .s{font-size:12px;fill:#6b6256} .b{font-weight:600}"
    " .m{text-anchor:middle} .e{text-anchor:end} .g{stroke:#e3dac8} .z{stroke:#8a7f70;"
    "stroke-dasharray:4 4} .i{fill:#a9b79b}"
    " .d{fill:#a4662c;stroke:#faf6ee;stroke-width:2}"
    " .c{fill:none;stroke:#a4662c;stroke-width:3;stroke-linejoin:round}"
    " .l{font-size:10px;fill:#6b6256} .f{fill:#a4662c;fill-opacity:.75} .w{fill:#6d7f5e}"
    " .h{fill:#ece3cf}"
)


def svg_text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def svg_line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _page(title: str, subtitle: str, height: float, parts: Sequence[str]) -> str:
    box = f"0 0 {_WIDTH} {height:.0f}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">',
            f"<title>{escape(title)}: {escape(subtitle)}</title>",
            f"<style>{SVG_STYLE}</style>",
            f'<rect width="{_WIDTH}" height="{height:.0f}" rx="8" fill="#faf6ee"/>',
            svg_text(32, 44, title, "t"),
            svg_text(32, 66, subtitle, "s"),
            *parts,
            "</svg>",
            "",
        ]
    )


# ---- a match ----

_LEFT: Final = 170
_RIGHT: Final = 600
"""The frame of the shares."""

_ROW: Final = 34
_TOP: Final = 118


def plot_match(found: Standings) -> str:
    """Shares of wins with their intervals and ratings; with three or more bots who beats whom."""
    match = found.match
    subtitle = (
        f"{found.games:,} games with {match.players} players; every deal from every seat; "
        "95 % intervals"
    )
    parts = list(_shares(found))
    height: float = _TOP + _ROW * len(found.bots) + 44
    if len(found.bots) > 2:
        parts += _matrix(found, height)
        height += 74 + _cell_height(found) * len(found.bots)
    return _page("Who wins", subtitle, height, parts)


def _shares(found: Standings) -> Iterator[str]:
    highest = max(one.share.high for one in found.bots)
    end = min(1.0, ceil(highest * 10) / 10)
    bottom = _TOP + _ROW * len(found.bots) - 8

    def x(share: float) -> float:
        return _LEFT + (_RIGHT - _LEFT) * share / end

    ticks = round(end * 10)
    for tick in range(0, ticks + 1, 2 if ticks > 6 else 1):
        yield svg_line(x(tick / 10), _TOP - 22, x(tick / 10), bottom, "g")
        yield svg_text(x(tick / 10), bottom + 18, f"{10 * tick} %", "s m")
    yield svg_line(x(found.even_share), _TOP - 22, x(found.even_share), bottom, "z")
    yield svg_text(x(found.even_share), _TOP - 28, "even share", "s m")
    for heading, place in (("wins", 680), ("rating", 820)):
        yield svg_text(place, _TOP - 28, heading, "s e")
    for n, one in enumerate(found.bots):
        yield from _share_row(
            one, _TOP + _ROW * n, x(one.share.low), x(one.share.won), x(one.share.high)
        )


def _share_row(one: BotStanding, y: float, low: float, won: float, high: float) -> Iterator[str]:
    share = one.share
    yield svg_text(_LEFT - 18, y + 5, one.bot, "b e")
    yield "<g>"
    yield f"<title>{escape(one.bot)}: {100 * share.low:.1f} to {100 * share.high:.1f} %</title>"
    yield from svg_interval(y, low, won, high)
    yield "</g>"
    yield svg_text(680, y + 5, f"{100 * share.won:.1f} %", "b e")
    yield svg_text(688, y + 5, f"{100 * share.low:.0f}–{100 * share.high:.0f}", "s")
    yield svg_text(820, y + 5, f"{one.rating:.1f} ± {one.uncertainty:.1f}", "e")


def svg_interval(y: float, low: float, won: float, high: float) -> Iterator[str]:
    """A dot on a bar from ``low`` to ``high``."""
    box = f'x="{low:.1f}" y="{y - 4.5:.1f}" width="{high - low:.1f}" height="9" rx="4.5"'
    yield f'<rect {box} class="i"/>'
    yield f'<circle cx="{won:.1f}" cy="{y:.1f}" r="6" class="d"/>'


def _cell_height(found: Standings) -> float:
    return 40 if len(found.bots) <= 8 else 28


def _matrix(found: Standings, top: float) -> Iterator[str]:
    """A row's share of finishing before each column's bot."""
    bots = [one.bot for one in found.bots]
    high = _cell_height(found)
    wide = min(96.0, (_WIDTH - _LEFT - 40) / len(bots))
    yield svg_text(32, top + 20, "Who finishes before whom", "b")
    for n, bot in enumerate(bots):
        middle = _LEFT + wide * (n + 0.5)
        yield svg_text(
            middle, top + 44, bot if len(bot) * 7 < wide else f"{bot[: int(wide / 8)]}…", "s m"
        )
    for row, bot in enumerate(bots):
        y = top + 54 + high * row
        yield svg_text(_LEFT - 18, y + high / 2 + 5, bot, "b e")
        for column, other in enumerate(bots):
            x = _LEFT + wide * column
            if bot != other:
                yield _cell(found.duel(bot, other), x, y, wide, high)


def _cell(duel: Duel, x: float, y: float, wide: float, high: float) -> str:
    share = duel.share
    # From rust (always behind) over paper to moss (always before).
    far = 2 * share.won - 1
    end = (78, 98, 66) if far > 0 else (150, 68, 40)
    red, green, blue = (round(240 + (c - 240) * abs(far)) for c in end)
    tip = (
        f"{duel.bot} before {duel.other}: {100 * share.won:.1f} % "
        f"({100 * share.low:.1f} to {100 * share.high:.1f}) of {share.games}"
    )
    ink = ' style="fill:#fff"' if abs(far) > 0.75 else ""
    middle, base = x + wide / 2, y + high / 2 + 5
    return (
        f'<g><title>{escape(tip)}</title><rect x="{x + 1:.1f}" y="{y + 1:.1f}" '
        f'width="{wide - 2:.1f}" height="{high - 2:.1f}" rx="4" fill="rgb({red},{green},{blue})"/>'
        f'<text x="{middle:.1f}" y="{base:.1f}" class="m"{ink}>{100 * share.won:.0f}</text></g>'
    )


# ---- levels ----

_BAND: Final = (0.55, 0.75)
"""Where a level should stand against the next weaker one."""


def plot_levels(matches: Sequence[tuple[str, Share]]) -> str:
    """One row per match: its name, and the first bot's share of wins with the 95 % interval."""
    left, right, top = 250, 670, 100
    bottom = top + _ROW * len(matches)

    def x(share: float) -> float:
        return left + (right - left) * share

    low, high = (x(share) for share in _BAND)
    height = bottom - top
    parts = [
        f'<rect x="{low:.1f}" y="{top}" width="{high - low:.1f}" height="{height}" class="h"/>'
    ]
    for tick in range(0, 101, 25):
        parts += [
            svg_line(x(tick / 100), top, x(tick / 100), bottom, "g"),
            svg_text(x(tick / 100), bottom + 22, f"{tick} %", "s m"),
        ]
    for number, (name, share) in enumerate(matches):
        y = top + _ROW * (number + 0.5)
        parts += [
            svg_text(left - 14, y + 4, name, "e"),
            *svg_interval(y, x(share.low), x(share.won), x(share.high)),
            svg_text(x(share.high) + 8, y + 4, f"{share.won:.1%}"),
        ]
    return _page("Share of wins", "with 95 % intervals", bottom + 40, parts)


# ---- a simulation ----


def plot_simulation(report: SimReport) -> str:
    """Each seat's share of the wins as bars, and how each card did as dots."""
    bots = ", ".join(report.bots)
    subtitle = f"{report.games:,} games with {report.players} players: {bots}"
    parts = [*_seat_bars(report), *_card_dots(report)]
    return _page("What the deck does", subtitle, 560, parts)


def _seat_bars(report: SimReport) -> Iterator[str]:
    """Each seat's share of the wins, and a line at the even share."""
    yield svg_text(32, 96, "share of the wins by seat", "s")
    highest = max(0.5, *(seat.win_share for seat in report.seats))
    floor, room = 500, 370
    step = 220 / report.players
    for place, seat in enumerate(report.seats):
        x = 40 + place * step
        tall = room * seat.win_share / highest
        middle = x + step * 0.35
        box = f'x="{x:.1f}" y="{floor - tall:.1f}" width="{step * 0.7:.1f}" height="{tall:.1f}"'
        yield f'<rect {box} class="w"/>'
        yield svg_text(middle, floor - tall - 6, f"{seat.win_share:.1%}", "s m")
        yield svg_text(middle, floor + 18, str(seat.seat), "m")
    even = floor - room / report.players / highest
    yield svg_line(32, even, 262, even, "z")


def _card_dots(report: SimReport) -> Iterator[str]:
    """One dot per card: how often it is taken, and how much more often its takers win."""
    left, right, top, bottom = 330, _WIDTH - 30, 108, 500
    known = [(card, card.win_lift) for card in report.cards if card.win_lift is not None]
    far = max([15.0, *(abs(lift) for _, lift in known)]) * 1.05

    def x(rate: float) -> float:
        return left + (right - left) * rate

    def y(lift: float) -> float:
        return (top + bottom) / 2 - (bottom - top) / 2 * lift / far

    yield svg_text(left, 96, "win lift of each card’s takers, in percentage points", "s")
    yield svg_text((left + right) / 2, bottom + 40, "games in which a player takes it", "s m")
    for tick in range(0, 101, 20):
        yield svg_line(x(tick / 100), top, x(tick / 100), bottom, "g")
        yield svg_text(x(tick / 100), bottom + 18, f"{tick} %", "s m")
    for tick in range(-int(far) // 5 * 5 + 5, int(far) + 1, 5):
        yield svg_line(left, y(tick), right, y(tick), "z" if tick == 0 else "g")
        yield svg_text(left - 6, y(tick) + 4, f"{tick:+d}", "s e")
    outliers = {card.card for card, _ in sorted(known, key=lambda one: -abs(one[1]))[:10]}
    for card, lift in known:
        tip = escape(f"{card.card}: taken in {card.take_rate:.0%}, lift {lift:+.1f}")
        yield f'<circle cx="{x(card.take_rate):.1f}" cy="{y(lift):.1f}" r="4" class="f">'
        yield f"<title>{tip}</title></circle>"
        if card.card in outliers:
            yield svg_text(x(card.take_rate) - 6, y(lift) + 3, card.card, "l e")


# ---- a training ----


def plot_curve(curve: Sequence[dict[str, float]]) -> str:
    """A learning curve: wins against greedy by round."""
    left, right, top, bottom = 90, _WIDTH - 40, 100, 330

    def x(n: int) -> float:
        return left + (right - left) * (n + 0.5) / len(curve)

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    parts = []
    for tick in range(0, 101, 25):
        parts += [
            svg_line(left, y(tick / 100), right, y(tick / 100), "z" if tick == 50 else "g"),
            svg_text(left - 10, y(tick / 100) + 5, f"{tick} %", "s e"),
        ]
    wins = [step["won_against_greedy"] for step in curve]
    points = " ".join(f"{x(n):.1f},{y(won):.1f}" for n, won in enumerate(wins))
    parts.append(f'<polyline points="{points}" class="c"/>')
    best = wins.index(max(wins)) if wins else -1
    every = -(-len(curve) // 20)
    for n, won in enumerate(wins):
        parts.append(
            f'<circle cx="{x(n):.1f}" cy="{y(won):.1f}" r="{7 if n == best else 4}" class="d">'
            f"<title>round {n + 1}: {100 * won:.1f} %</title></circle>"
        )
        if n == best:
            parts.append(svg_text(x(n), y(won) - 14, f"{100 * won:.1f} %", "b m"))
        if n % every == 0:
            parts.append(svg_text(x(n), bottom + 22, str(n + 1), "s m"))
    subtitle = "wins of the learned one-step player against greedy, two players, by round"
    return _page("How it learned", subtitle, bottom + 44, parts)
