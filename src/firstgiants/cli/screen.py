"""The table drawn for a terminal: rivals above, the quarry in the middle, your Museum below."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from firstgiants.rules.cards import Card, Deck
from firstgiants.rules.settings import SET_TOKENS
from firstgiants.rules.view import NewsView, SeatView, SetView, View

from .files import clean
from .paint import FAMILY_STYLES, SEAT_STYLES
from .story import many
from .words import FAMILY_CODES, SIZE_CODES, code, glance, is_recurring

LABEL: Final = 10
"""Columns for what stands at the beginning of a line."""

_NAME: Final = 20
_CODE: Final = 8


@dataclass(frozen=True, slots=True)
class Screen:
    """Draws views for one seat, ``width`` columns wide; where lines are scarce, ``roomy`` is
    False, and fewer are spent."""

    deck: Deck
    you: int
    width: int
    roomy: bool = True

    def table(self, view: View, numbers: Mapping[tuple[int, str], int]) -> list[Text]:
        """All that lies on the table. ``numbers`` are the digs' numbers, by site and card."""
        out = [self._title(view)]
        for seat in view.seats:
            if seat.seat != self.you:
                out += self._museum(seat)
        out += self._quarry(view, numbers)
        out += self._news(view)
        out += self._museum(view.seats[self.you - 1])
        return out

    # ---- parts ----

    def _title(self, view: View) -> Text:
        turn = (view.turn + len(view.seats) - 1) // len(view.seats)
        name = "You are" if view.active == self.you else f"{self._name(view.active, view)} is"
        left = f" Round {turn} · {name} on turn"
        if view.ending is not None:
            left += " · last turns"
        tokens = "" if view.ending else f"{many(view.tokens_left, 'Set token')} left · "
        right = f"{tokens}deck {view.deck_left} "
        if not self.roomy and view.deck_top is not None:
            card = self.deck.card(view.deck_top)
            right = f"{tokens}deck {view.deck_left}: {clean(card.name)} {code(card)} "
        gap = max(1, self.width - len(left) - len(right))
        return Text(left + " " * gap + right, style="bold reverse", no_wrap=True)

    def _name(self, seat: int, view: View) -> str:
        return "You" if seat == self.you else clean(view.seats[seat - 1].name)

    def _quarry(self, view: View, numbers: Mapping[tuple[int, str], int]) -> list[Text]:
        out = [self._rule("Dig Sites")]
        for site in view.sites:
            where = Text(f"Site {site.site}")
            markers = Text()
            for seat in site.markers:
                markers.append(f"▲{seat}", style=SEAT_STYLES[seat - 1])
            for label, card in zip((where, markers), site.cards, strict=True):
                number = None if card is None else numbers.get((site.site, card))
                out.append(self._card_line(label, card, number))
        if view.deck_top is not None and self.roomy:
            out.append(self._card_line(Text("Next up", style="dim"), view.deck_top, None))
        return out

    def _card_line(self, label: Text, card_id: str | None, number: int | None) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        label.truncate(LABEL, pad=True)
        line.append_text(label)
        line.append(f"{number:>2} " if number else "   ", style="bold")
        if card_id is None:
            return line.append("(empty)", style="dim")
        card = self.deck.card(card_id)
        name = Text(clean(card.name), style=FAMILY_STYLES[card.family])
        name.truncate(_NAME, overflow="ellipsis", pad=True)
        line.append_text(name).append(" ")
        line.append(f"{code(card):{_CODE}}", style=FAMILY_STYLES[card.family])
        line.append(glance(card))
        line.truncate(self.width, overflow="ellipsis")
        return line

    def _news(self, view: View) -> list[Text]:
        families, sizes = view.news[:5], view.news[5:]
        supply = SET_TOKENS[len(view.seats)]
        out = [self._rule("News")] if self.roomy else []
        for group in (families, sizes):
            tokens = [self._news_token(news) for news in group]
            out += self._wrapped(f"News {group[0].points} pt", tokens)
        if view.ending is None and view.tokens_left <= supply // 4:
            out[-1].append(f"   the end comes in {many(view.tokens_left, 'token')}", style="bold")
        return out

    def _news_token(self, news: NewsView) -> Text:
        if news.holder is None:
            return Text(f"{news.kind} –", style="dim")
        state = "safe" if news.safe else f"×{news.length}"
        return Text(f"{news.kind} ▲{news.holder} {state}", style=SEAT_STYLES[news.holder - 1])

    def _museum(self, seat: SeatView) -> list[Text]:
        mine = seat.seat == self.you
        name = "Your Museum" if mine else clean(seat.name)
        head = Text(f"▲{seat.seat} {name}", style=SEAT_STYLES[seat.seat - 1])
        head.truncate(20, overflow="ellipsis")
        head.append(f"  {many(seat.total, 'point')}", style="bold")
        sources = f" (News {seat.news_points}, Sets {seat.set_points}, effects {seat.points})"
        head.append(sources, style="dim")
        markers = "▲" * seat.markers_left + "△" * (4 - seat.markers_left)
        head.append(f" · {seat.amber} amber · {markers}", style="bold")
        # Where lines are scarce a rival's cards are told by Family and Size only.
        named = mine or self.roomy
        study = [self._card(self.deck.card(card), named=named) for card in seat.study]
        rows = [self._set(row, named=named) for row in seat.sets]
        most = self.width - LABEL
        rows = [
            text if text.cell_len <= most else self._set(row, named=False)
            for row, text in zip(seat.sets, rows, strict=True)
        ]
        out = [self._rule(head), *self._wrapped("Study", study)]
        return out + self._wrapped("Sets", rows) if rows else out

    def _set(self, row: SetView, *, named: bool) -> Text:
        text = Text(f"{row.row} ", style="bold")
        if row.kind is not None:
            text.append(f"{row.kind}: ")
        for place, card in enumerate(map(self.deck.card, row.cards)):
            text.append(" + " if place else "")
            text.append_text(self._displayed(card, row.type, named=named))
        return text.append(" complete", style="bold") if row.complete else text

    def _displayed(self, card: Card, of: str | None, *, named: bool) -> Text:
        """A card of a set, told by what the set's kind leaves open; it has lost its effects
        (RULES.md §4.1)."""
        family, size = FAMILY_CODES[card.family], SIZE_CODES[card.size]
        tells = {"family": size, "size": f"{family} egg" if card.is_egg else family}
        what = tells.get(of or "", code(card))
        words = f"{clean(card.name)} {what}" if named else what
        return Text(words, style=FAMILY_STYLES[card.family])

    def _card(self, card: Card, *, named: bool) -> Text:
        text = Text(style=FAMILY_STYLES[card.family])
        text.append(f"{clean(card.name)} {code(card)}" if named else code(card))
        return text.append(" ↻") if is_recurring(card) else text

    # ---- lines ----

    def _rule(self, title: Text | str) -> Text:
        title = Text(title, style="bold") if isinstance(title, str) else title
        line = Text("── ", style="dim", no_wrap=True).append_text(title).append(" ")
        line.truncate(self.width)
        return line.append("─" * (self.width - line.cell_len), style="dim")

    def _wrapped(self, label: str, items: Sequence[Text]) -> list[Text]:
        """Items one after another, as many to a line as fit, behind a label."""
        lines: list[Text] = []
        line = Text(label.ljust(LABEL), style="", no_wrap=True)
        filled = False
        for item in items or [Text("–", style="dim")]:
            if filled and line.cell_len + 3 + item.cell_len > self.width:
                lines.append(line)
                line, filled = Text(" " * LABEL, no_wrap=True), False
            if filled:
                line.append(" · ", style="dim")
            line.append_text(item)
            filled = True
        return [*lines, line]
