"""The table as text and as a picture, drawn from a view."""

import math
from typing import TYPE_CHECKING, Final

import numpy as np

from ..rules.cards import Card, Deck, Family, Size
from ..rules.errors import needs_extra
from ..rules.view import SeatView, View
from .table import Bytes

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""How an environment shows its table: text on the screen, the same text as a value, a picture."""

_SIZE_LETTERS: Final = {Size.SMALL: "S", Size.MEDIUM: "M", Size.LARGE: "L", Size.EGG: "egg"}


def check_render_mode(mode: str | None) -> None:
    """Raises ValueError for a mode that is not there."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}.")


def _short(card: Card) -> str:
    return f"{card.name} ({card.family.value[:3]} {_SIZE_LETTERS[card.size]})"


def draw_text(view: View, deck: Deck) -> str:
    """The whole table in lines of text."""

    def names(ids: tuple[str | None, ...]) -> str:
        return ", ".join(_short(deck.card(one)) for one in ids if one is not None) or "–"

    lines = [f"Turn {view.turn} · {view.tokens_left} Set tokens left · deck {view.deck_left}"]
    for site in view.sites:
        marked = "".join(f" ▲{seat}" for seat in site.markers)
        lines.append(f"Dig Site {site.site}: {names(site.cards)}{marked}")
    lines.append(f"Next up: {names((view.deck_top,))}")
    news = ", ".join(f"{one.kind} {one.holder or '–'}" for one in view.news)
    lines.append(f"News: {news}")
    for seat in view.seats:
        decides = view.decision is not None and view.decision.seat == seat.seat
        lines.append(
            f"{'>' if decides else ' '} Seat {seat.seat}: "
            f"{seat.total} points, {seat.amber} amber, {seat.markers_left} markers"
        )
        lines.append(f"    Study: {names(seat.study)}")
        lines += [f"    Set {row.row}: {names(row.cards)}" for row in seat.sets]
    if view.over:
        lines.append("The game is over.")
    return "\n".join(lines)


# ---- the picture ----

_WIDTH: Final = 960
_MARGIN: Final = 16
_CARD_W, _CARD_H = 112, 74
_SMALL_W, _SMALL_H = 62, 36
_GAP: Final = 6
_WALL, _FRAME, _PAPER, _INK = "#26221d", "#3b342b", "#f3ead7", "#2a2018"
_COLOURS: Final = {
    Family.FLYING: "#8fb4cf",
    Family.HERBIVORE: "#9dba7d",
    Family.CARNIVORE: "#d08b73",
    Family.MARINE: "#6fa7a3",
    Family.MAMMAL: "#cfae6d",
}
_SEATS: Final = ("#d9a441", "#6aa5d8", "#c76b98", "#7fb069", "#b08bd9")


def draw_picture(view: View, deck: Deck) -> Bytes:
    """The table as an RGB array of height × 960 × 3. Needs Pillow."""
    with needs_extra("envs", "A picture of the table"):
        from PIL import Image, ImageDraw

    rows = [_rows_of(seat) for seat in view.seats]
    top = _MARGIN * 3 + 2 * _CARD_H + 78
    height = top + sum(30 + n * (_SMALL_H + _GAP) + 10 for n in rows) + _MARGIN
    image = Image.new("RGB", (_WIDTH, height), _WALL)
    draw = ImageDraw.Draw(image)
    _draw_sites(draw, view, deck)
    _draw_news(draw, view, _MARGIN * 2 + 2 * _CARD_H + 40)
    y = top
    for seat, count in zip(view.seats, rows, strict=True):
        _draw_seat(draw, view, deck, seat, y)
        y += 30 + count * (_SMALL_H + _GAP) + 10
    return np.asarray(image)


_IN_A_ROW: Final = (_WIDTH - 2 * _MARGIN - 70) // (_SMALL_W + _GAP)


def _rows_of(seat: SeatView) -> int:
    """How many rows of small cards a seat needs: its Study, then its sets."""
    shown = sum(len(row.cards) for row in seat.sets) + len(seat.sets)
    return max(1, math.ceil(len(seat.study) / _IN_A_ROW)) + math.ceil(shown / _IN_A_ROW)


def _text(
    draw: "ImageDraw", at: tuple[float, float], words: str, colour: str, size: int = 13
) -> None:
    from PIL import ImageFont

    draw.text(at, words, fill=colour, font=ImageFont.load_default(size))


def _fit(draw: "ImageDraw", words: str, width: float, size: int) -> str:
    from PIL import ImageFont

    font = ImageFont.load_default(size)
    while draw.textlength(words, font=font) > width and len(words) > 1:
        words = words[:-1]
    return words


def _draw_card(draw: "ImageDraw", card: Card, x: float, y: float, w: int, h: int) -> None:
    draw.rounded_rectangle((x, y, x + w, y + h), 5, fill=_COLOURS[card.family], outline=_INK)
    small = h < _CARD_H
    size = 10 if small else 13
    _text(draw, (x + 5, y + 4), _fit(draw, card.name, w - 10, size), _INK, size)
    label = _SIZE_LETTERS[card.size] if small else f"{card.family.value} {_SIZE_LETTERS[card.size]}"
    _text(draw, (x + 5, y + h - size - 7), label, _INK, size)


def _draw_sites(draw: "ImageDraw", view: View, deck: Deck) -> None:
    for n, site in enumerate(view.sites):
        x = _MARGIN + n * (_CARD_W + 72)
        y = _MARGIN + 24
        _text(draw, (x, _MARGIN), f"Dig Site {site.site}", _PAPER, 15)
        for place, seat in enumerate(site.markers):
            at = x + _CARD_W + 12
            spot = y + place * 26
            draw.ellipse((at, spot, at + 22, spot + 22), fill=_SEATS[seat - 1], outline=_INK)
            _text(draw, (at + 7, spot + 3), str(seat), _INK)
        for place, one in enumerate(site.cards):
            down = y + place * (_CARD_H + _GAP)
            if one is None:
                box = (x, down, x + _CARD_W, down + _CARD_H)
                draw.rounded_rectangle(box, 5, outline=_FRAME, width=2)
            else:
                _draw_card(draw, deck.card(one), x, down, _CARD_W, _CARD_H)
    x = _MARGIN + 4 * (_CARD_W + 72)
    _text(draw, (x, _MARGIN), f"Deck {view.deck_left}", _PAPER, 15)
    if view.deck_top is not None:
        _draw_card(draw, deck.card(view.deck_top), x, _MARGIN + 24, _CARD_W, _CARD_H)
    lines = (f"Turn {view.turn}", f"{view.tokens_left} Set tokens", "Over" if view.over else "")
    for n, words in enumerate(lines):
        _text(draw, (x, _MARGIN + 34 + _CARD_H + n * 20), words, _PAPER, 15)


def _draw_news(draw: "ImageDraw", view: View, y: float) -> None:
    width = (_WIDTH - 2 * _MARGIN) // len(view.news) - _GAP
    for n, news in enumerate(view.news):
        x = _MARGIN + n * (width + _GAP)
        held = _FRAME if news.holder is None else _SEATS[news.holder - 1]
        draw.rounded_rectangle((x, y, x + width, y + 30), 5, fill=held, outline=_INK)
        ink = _PAPER if news.holder is None else _INK
        _text(draw, (x + 6, y + 8), f"{news.kind} {news.points}", ink, 12)


def _draw_seat(draw: "ImageDraw", view: View, deck: Deck, seat: SeatView, y: float) -> None:
    decides = view.decision is not None and view.decision.seat == seat.seat
    draw.line((_MARGIN, y, _WIDTH - _MARGIN, y), fill=_SEATS[seat.seat - 1], width=2)
    words = f"{seat.name}: {seat.total} points, {seat.amber} amber, {seat.markers_left} markers"
    _text(draw, (_MARGIN, y + 6), words + (" · decides" if decides else ""), _PAPER, 15)
    y += 30
    _text(draw, (_MARGIN, y + 10), "Study", _PAPER)
    y = _draw_row(draw, deck, [(one, False) for one in seat.study], y)
    if seat.sets:
        _text(draw, (_MARGIN, y + 10), "Sets", _PAPER)
        shown = [
            (one, n == len(row.cards)) for row in seat.sets for n, one in enumerate(row.cards, 1)
        ]
        _draw_row(draw, deck, shown, y)


def _draw_row(draw: "ImageDraw", deck: Deck, cards: list[tuple[str, bool]], y: float) -> float:
    """Small cards, with a gap after each that ends a set; returns where the next row begins."""
    place = 0
    for one, ends in cards:
        row, column = divmod(place, _IN_A_ROW)
        x = _MARGIN + 70 + column * (_SMALL_W + _GAP)
        _draw_card(draw, deck.card(one), x, y + row * (_SMALL_H + _GAP), _SMALL_W, _SMALL_H)
        place += 2 if ends else 1
    return y + max(1, math.ceil(place / _IN_A_ROW)) * (_SMALL_H + _GAP)
