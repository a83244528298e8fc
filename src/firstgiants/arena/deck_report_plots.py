"""The plots of a deck report, as SVG to be put in a page."""

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from typing import Final

from .deck_report import DeckReport
from .plots import svg_interval, svg_line, svg_text
from .report import CardReport, CardUses, SimReport

_WIDTH: Final = 860
_ROW: Final = 20
_NAME: Final = 190
"""The width of the names left of a plot."""

USES: Final = ("exhibited", "both", "effect", "left")
USE_COLOURS: Final = ("#6d7f5e", "#a9b79b", "#d39a5c", "#d9cfbc")


def _svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
                f'role="img"><title>{escape(title)}</title>'
            ),
            *parts,
            "</svg>",
        ]
    )


def plot_seats(report: DeckReport) -> str:
    """Each seat's share of the wins, in points from an even share, with its interval."""
    rows = [(table, seat) for table in report.tables for seat in table.seats]
    far = max(
        10.0,
        *(
            100 * abs(end - 1 / table.players)
            for table, seat in rows
            for end in (seat.low, seat.high)
        ),
    )
    far = 5.0 * ceil(far / 5)
    left, right, top = _NAME, _WIDTH - 70, 28
    bottom = top + _ROW * (len(rows) + len(report.tables)) + 4
    parts = list(_axis(left, right, top, bottom, far))
    y: float = top
    for table in report.tables:
        y += _ROW
        parts.append(svg_text(left - 14, y + 4, f"{table.players} players", "b e"))
        for seat in table.seats:
            y += _ROW
            even = 1 / table.players
            low, won, high = (100 * (n - even) for n in (seat.low, seat.win_share, seat.high))
            parts += [
                svg_text(left - 14, y + 4, f"seat {seat.seat}", "s e"),
                *_dot(left, right, y, far, low, won, high),
                svg_text(right + 8, y + 4, f"{won:+.1f}", "s"),
            ]
    return _svg(_WIDTH, bottom + 30, "Wins by seat, in points from an even share", parts)


def _axis(left: float, right: float, top: float, bottom: float, far: float) -> Iterator[str]:
    step = 5 if far <= 20 else 10 if far <= 50 else 25
    ticks = int(far) // step
    for n in range(-ticks, ticks + 1):
        x = _place(left, right, far, n * step)
        yield svg_line(x, top - 8, x, bottom, "z" if n == 0 else "g")
        yield svg_text(x, bottom + 16, f"{n * step:+d}" if n else "0", "s m")


def _place(left: float, right: float, far: float, value: float) -> float:
    clipped = max(-far, min(far, value))
    return (left + right) / 2 + (right - left) / 2 * clipped / far


def _dot(
    left: float, right: float, y: float, far: float, low: float, value: float, high: float
) -> Iterator[str]:
    yield f"<g><title>{value:+.1f} ({low:+.1f} to {high:+.1f})</title>"
    yield from svg_interval(
        y,
        _place(left, right, far, low),
        _place(left, right, far, value),
        _place(left, right, far, high),
    )
    yield "</g>"


def plot_lifts(report: DeckReport) -> str:
    """The win lift of each card, a column for each number of players, the best card on top."""
    columns = len(report.tables)
    by_card = [
        [table.cards[n] for table in report.tables] for n in range(len(report.tables[0].cards))
    ]
    by_card.sort(key=lambda row: -mean_lift(row))
    known = [card for row in by_card for card in row if card.win_lift is not None]
    far = 5.0 * ceil(max([10.0, *(abs(card.win_lift or 0) for card in known)]) / 5)
    top, gap = 46, 16
    width = (_WIDTH - _NAME) / columns
    bottom = top + _ROW * len(by_card) + 4
    parts = []
    for n, table in enumerate(report.tables):
        left, right = _NAME + width * n + gap / 2, _NAME + width * (n + 1) - gap / 2
        parts.append(svg_text((left + right) / 2, 20, f"{table.players} players", "b m"))
        parts += _axis(left, right, top, bottom, far)
        for row, cards in enumerate(by_card):
            card, y = cards[n], top + _ROW * row + _ROW / 2
            if card.win_lift is not None and card.lift_low is not None:
                high = card.lift_high or 0.0
                parts += _dot(left, right, y, far, card.lift_low, card.win_lift, high)
    for row, cards in enumerate(by_card):
        y = top + _ROW * row + _ROW / 2 + 4
        parts.append(svg_text(_NAME - 6, y, short(report.name_of(cards[0].card)), "s e"))
    return _svg(_WIDTH, bottom + 30, "Win lift of each card", parts)


def mean_lift(cards: Sequence[CardReport]) -> float:
    """Over the numbers of players in which the card was taken."""
    lifts = [card.win_lift for card in cards if card.win_lift is not None]
    return sum(lifts) / len(lifts) if lifts else 0.0


def short(name: str) -> str:
    return name if len(name) <= 26 else f"{name[:25]}…"


def plot_wanted(table: SimReport, report: DeckReport) -> str:
    """One dot per card: how often it is taken where it lies, and its win lift."""
    left, right, top, bottom = 60, _WIDTH - 20, 24, 380
    known = [
        (card, card.wanted, card.win_lift)
        for card in table.cards
        if card.win_lift is not None and card.wanted is not None
    ]
    far = 5.0 * ceil(max([10.0, *(abs(lift) for _, _, lift in known)]) / 5)

    def x(share: float) -> float:
        return left + (right - left) * share

    def y(lift: float) -> float:
        return (top + bottom) / 2 - (bottom - top) / 2 * lift / far

    parts = []
    for tick in range(0, 101, 20):
        parts += [
            svg_line(x(tick / 100), top, x(tick / 100), bottom, "g"),
            svg_text(x(tick / 100), bottom + 18, f"{tick} %", "s m"),
        ]
    step = 5 if far <= 20 else 10 if far <= 50 else 25
    for tick in range(-(int(far) // step) * step, int(far) + 1, step):
        parts += [
            svg_line(left, y(tick), right, y(tick), "g" if tick else "z"),
            svg_text(left - 8, y(tick) + 4, f"{tick:+d}" if tick else "0", "s e"),
        ]
    named = {one.card for one in report.findings}
    named |= {one[0].card for one in sorted(known, key=lambda one: -abs(one[2]))[:6]}
    for card, wanted, lift in known:
        name = report.name_of(card.card)
        tip = escape(f"{name}: taken in {wanted:.0%} of the games in which it lay, {lift:+.1f}")
        parts.append(
            f'<circle cx="{x(wanted):.1f}" cy="{y(lift):.1f}" r="4.5" class="f">'
            f"<title>{tip}</title></circle>"
        )
        if card.card in named:
            anchor = " e" if wanted > 0.5 else ""
            shift = -9 if wanted > 0.5 else 9
            parts.append(svg_text(x(wanted) + shift, y(lift) + 4, short(name), f"l{anchor}"))
    return _svg(_WIDTH, bottom + 30, "How wanted each card is, and its win lift", parts)


def plot_histogram(title: str, bars: Sequence[tuple[int, float]], mean: float) -> str:
    """A histogram of value and share, with a line at the mean."""
    width, height, left, bottom = 420.0, 150.0, 12.0, 122.0
    first, last = bars[0][0], bars[-1][0]
    step = (width - 2 * left) / (last - first + 1)
    most = max(share for _, share in bars)
    parts = []
    for value, share in bars:
        tall = (bottom - 20) * share / most
        x = left + step * (value - first)
        parts.append(
            f'<rect x="{x:.1f}" y="{bottom - tall:.1f}" width="{max(1.0, step - 1):.1f}" '
            f'height="{tall:.1f}" class="w"><title>{value}: {share:.1%}</title></rect>'
        )
    middle = left + step * (mean - first + 0.5)
    parts += [
        svg_line(middle, 14, middle, bottom, "z"),
        svg_text(left, bottom + 18, str(first), "s"),
        svg_text(width - left, bottom + 18, str(last), "s e"),
        svg_text(min(max(middle, 60), width - 60), 10, f"mean {mean:.1f}", "s m"),
    ]
    return _svg(width, height, title, parts)


def uses_bar(uses: CardUses) -> str:
    """What the card was for, as one bar."""
    parts, x = [], 0.0
    for name, colour in zip(USES, USE_COLOURS, strict=True):
        share = getattr(uses, name)
        parts.append(
            f'<rect x="{100 * x:.1f}" width="{100 * share:.1f}" height="10" fill="{colour}">'
            f"<title>{name} {share:.0%}</title></rect>"
        )
        x += share
    title = ", ".join(f"{name} {getattr(uses, name):.0%}" for name in USES)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="bar" viewBox="0 0 100 10" role="img">'
        f"<title>{title}</title>{''.join(parts)}</svg>"
    )
