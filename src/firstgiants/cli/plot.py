"""A simulation report as a picture: seats as bars, cards as dots. Plain SVG, no library."""

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from firstgiants.arena.report import SimReport

WIDTH: Final = 960
HEIGHT: Final = 540
LEFT, RIGHT, TOP, BOTTOM = 330, 930, 70, 480
"""The frame of the dots."""

_STYLE: Final = (
    "text{font:13px sans-serif;fill:#2b2620} .t{font:bold 16px sans-serif} .m{text-anchor:middle}"
    " .e{text-anchor:end} .l{font-size:10px;fill:#6b6256} line{stroke:#b8ad9c}"
    " .z{stroke:#2b2620;stroke-dasharray:4 3} circle{fill:#a4662c;fill-opacity:.75}"
    " rect.b{fill:#6d7f5e}"
)


def plot(report: "SimReport") -> str:
    """The SVG document."""
    title = f"{report.games} games, {report.players} players, {', '.join(report.bots)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf6ee"/>',
        f'<text class="t" x="30" y="34">{escape(title)}</text>',
        *_seats(report),
        *_cards(report),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _seats(report: "SimReport") -> list[str]:
    """Each seat's share of the wins, and a line at the even share."""
    parts = ['<text x="30" y="60">share of the wins by seat</text>']
    highest = max(0.5, *(seat.win_share for seat in report.seats))
    floor, room = 480, 380
    step = 240 / report.players
    for place, seat in enumerate(report.seats):
        x = 40 + place * step
        tall = room * seat.win_share / highest
        middle = x + step * 0.35
        box = f'x="{x:.1f}" y="{floor - tall:.1f}" width="{step * 0.7:.1f}" height="{tall:.1f}"'
        parts += [
            f'<rect class="b" {box}/>',
            _label(middle, floor - tall - 6, f"{seat.win_share:.1%}"),
            _label(middle, floor + 18, str(seat.seat)),
        ]
    even = floor - room / report.players / highest
    return [*parts, f'<line class="z" x1="30" x2="280" y1="{even:.1f}" y2="{even:.1f}"/>']


def _cards(report: "SimReport") -> list[str]:
    """A dot a card: how often it is taken, and how much more often its takers win."""
    known = [(card, card.win_lift) for card in report.cards if card.win_lift is not None]
    far = max([15.0, *(abs(lift) for _, lift in known)]) * 1.05
    middle = (TOP + BOTTOM) / 2

    def across(rate: float) -> float:
        return LEFT + (RIGHT - LEFT) * rate

    def down(lift: float) -> float:
        return middle - (BOTTOM - TOP) / 2 * lift / far

    parts = [
        f'<text x="{LEFT}" y="60">win lift of each card’s takers, in points of percentage</text>',
        _label((LEFT + RIGHT) / 2, 520, "games in which somebody takes it"),
    ]
    for tick in range(0, 101, 20):
        x = across(tick / 100)
        parts += [
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{BOTTOM}"/>',
            _label(x, BOTTOM + 18, f"{tick} %"),
        ]
    for tick in range(-int(far) // 5 * 5 + 5, int(far) + 1, 5):
        y = down(tick)
        style = ' class="z"' if tick == 0 else ""
        parts += [
            f'<line{style} x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<text class="e" x="{LEFT - 6}" y="{y + 4:.1f}">{tick:+d}</text>',
        ]
    outliers = {card.card for card, _ in sorted(known, key=lambda one: -abs(one[1]))[:10]}
    for card, lift in known:
        x, y = across(card.take_rate), down(lift)
        name = escape(card.card)
        told = f"{name}: taken in {card.take_rate:.0%}, lift {lift:+.1f}"
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"><title>{told}</title></circle>')
        if card.card in outliers:
            parts.append(f'<text class="l e" x="{x - 6:.1f}" y="{y + 3:.1f}">{name}</text>')
    return parts


def _label(x: float, y: float, words: str) -> str:
    return f'<text class="m" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'
