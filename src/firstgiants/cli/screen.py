"""The table drawn for a terminal: rivals above, the quarry in the middle, your Museum below."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from firstgiants.rules.cards import Card, Deck
from firstgiants.rules.settings import SET_TOKENS
from firstgiants.rules.view import NewsView, SeatView, View

from .files import clean
from .paint import FAMILY_STYLES, SEAT_STYLES
from .story import many
from .words import code, glance, is_recurring

LABEL: Final = 9
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
                out += self._museum(seat, view)
        out += self._quarry(view, numbers)
        out += self._news(view)
        out += self._museum(view.seats[self.you - 1], view)
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
            line = Text(f"{group[0].points} pt each".ljust(LABEL + 1), no_wrap=True)
            line.append_text(_spaced([self._news_token(news) for news in group]))
            out.append(line)
        if view.ending is None and view.tokens_left <= supply // 4:
            out[-1].append(f"   the end comes in {many(view.tokens_left, 'token')}", style="bold")
        return out

    def _news_token(self, news: NewsView) -> Text:
        if news.holder is None:
            return Text(f"{news.kind} –", style="dim")
        state = "safe" if news.safe else f"with {news.length}"
        return Text(f"{news.kind} ▲{news.holder} {state}", style=SEAT_STYLES[news.holder - 1])

    def _museum(self, seat: SeatView, view: View) -> list[Text]:
        head = Text(f"▲{seat.seat} {self._name(seat.seat, view)}", style=SEAT_STYLES[seat.seat - 1])
        head.truncate(24, overflow="ellipsis", pad=False)
        if seat.seat == self.you:
            head.append("r Museum", style="bold")
        markers = "▲" * seat.markers_left + "△" * (4 - seat.markers_left)
        facts = f"  {many(seat.total, 'point')} · {seat.amber} amber · markers {markers} "
        sources = f"(News {seat.news_points}, Sets {seat.set_points}, effects {seat.points})"
        head.append(facts, style="bold").append(sources, style="dim")
        study = [self._card(self.deck.card(card)) for card in seat.study]
        rows = []
        for row in seat.sets:
            text = Text(f"{row.row} ", style="bold")
            if row.kind is not None:
                text.append(f"{row.kind}: ")
            text.append_text(_joined([self._card(self.deck.card(c)) for c in row.cards], " + "))
            if row.complete:
                text.append(" complete", style="bold")
            rows.append(text)
        out = [self._rule(head)]
        if not study and not rows:
            return [*out, *self._wrapped("Study", [Text("empty", style="dim")])]
        out += self._wrapped("Study", study)
        return out + self._wrapped("Sets", rows) if rows else out

    def _card(self, card: Card) -> Text:
        text = Text(clean(card.name), style=FAMILY_STYLES[card.family])
        text.append(f" {code(card)}")
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


def _joined(parts: Sequence[Text], between: str) -> Text:
    return Text(between).join(parts)


def _spaced(parts: Sequence[Text]) -> Text:
    return _joined(parts, "  ")
