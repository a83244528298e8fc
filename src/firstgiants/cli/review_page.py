"""A review as one web page: no scripts, nothing from elsewhere."""

import base64
import hashlib
from collections.abc import Sequence
from html import escape
from typing import Final

from firstgiants.review import ChoiceStep, Review, mark_of

from .review_texts import ReviewTexts

_COLOURS: Final = ("#a8402f", "#2f6a8f", "#4f7a3a", "#8a5a9c", "#b07a1e")
_DASHES: Final = ("", "8 4", "2 4", "10 3 2 3", "5 2")
"""A seat's curve has a colour and a dash, so that no reader depends on the colour."""

_WIDTH, _HEIGHT, _LEFT = 860, 300, 44
_STYLE: Final = """
body{font:17px/1.5 'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif;color:#2a2118;
background:#f4ecd9;max-width:920px;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:600}
table{border-collapse:collapse;width:100%;background:#fbf6ea}
th,td{text-align:right;padding:.35rem .6rem;border-bottom:1px solid #c8b68f}
th:first-child,td:first-child{text-align:left}
figure{margin:1rem 0;background:#fbf6ea;border:1px solid #c8b68f;overflow-x:auto}
svg text{font-size:13px;fill:#5b4c3a}
li{margin:.5rem 0}
"""


_STYLE_HASH: Final = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY: Final = f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'"
"""The page's one style sheet is allowed, and nothing else: no script, no request."""


def review_page(found: Review, texts: ReviewTexts) -> str:
    title = escape(texts.say("title"))
    names = escape(" · ".join(texts.names))
    notes = "".join(f"<p><strong>{escape(note)}</strong></p>" for note in texts.notes(found))
    sections = "".join(
        f"<h2>{escape(heading)}</h2><ul>{_items(lines)}</ul>"
        for heading, lines in texts.sections(found)
    )
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        f"<title>{title}: {names}</title><style>{_STYLE}</style></head><body>"
        f"<h1>{title}</h1><p>{names}</p>{notes}"
        f"<h2>{escape(texts.say('curve'))}</h2>{_curve(found, texts)}"
        f"{_account(texts.account_rows(found))}<p>{escape(texts.say('lead'))}</p>"
        f"{sections}</body></html>\n"
    )


def _items(lines: Sequence[str]) -> str:
    """A list item for each line; lines that begin with a space belong to the item before."""
    items: list[str] = []
    for line in lines:
        if line.startswith(" ") and items:
            items[-1] += f"<br>{escape(line.strip())}"
        else:
            items.append(escape(line))
    return "".join(f"<li>{item}</li>" for item in items)


def _account(rows: Sequence[Sequence[str]]) -> str:
    heading, *body = rows
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heading)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>"


def _curve(found: Review, texts: ReviewTexts) -> str:
    """The chances of each seat over the game, with a dot where a choice cost 5 points or more."""
    last = max(1, found.curve[-1].ply)

    def x(ply: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - 12) * ply / last

    def y(chance: float) -> float:
        return 12 + (_HEIGHT - 40) * (1 - chance)

    parts = []
    for share in (0, 25, 50, 75, 100):
        line = y(share / 100)
        parts.append(
            f'<path d="M{_LEFT} {line:.1f}H{_WIDTH - 12}" stroke="#e3dac8"/>'
            f'<text x="{_LEFT - 8}" y="{line + 4:.1f}" text-anchor="end">{share}</text>'
        )
    for seat, name in enumerate(texts.names):
        points = " ".join(f"{x(m.ply):.1f},{y(m.chances[seat]):.1f}" for m in found.curve)
        colour = _COLOURS[seat]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{_DASHES[seat]}"/>'
            f'<path d="M{_LEFT + 150 * seat} {_HEIGHT - 8}h26" stroke="{colour}" '
            f'stroke-width="3" stroke-dasharray="{_DASHES[seat]}"/>'
            f'<text x="{_LEFT + 32 + 150 * seat}" y="{_HEIGHT - 4}">{escape(name[:16])}</text>'
        )
    parts += [
        _dot(step, texts, x(step.ply), y(step.after[step.seat - 1])) for step in _marked(found)
    ]
    label = escape(texts.say("curve"))
    return (
        f'<figure><svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg></figure>"
    )


def _marked(found: Review) -> list[ChoiceStep]:
    return [step for step in found.choices if mark_of(step) is not None]


def _dot(step: ChoiceStep, texts: ReviewTexts, x: float, y: float) -> str:
    title = escape(texts.choice_line(step))
    colour = _COLOURS[step.seat - 1]
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"><title>{title}</title></circle>'
    )
