"""Draws the table in a terminal: rivals above, the quarry in the middle, your Museum below."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from firstgiants.rules.cards import Card
from firstgiants.rules.settings import SET_TOKENS
from firstgiants.rules.view import NewsView, SeatView, SetView, View

from .files import clean
from .formatting import Formatter, is_recurring, pad
from .paint import FAMILY_STYLES, SEAT_STYLES

_NAME: Final = 20
"""Columns for a card's name."""

_HEADING: Final = 20
"""Columns for a player's name over their Museum."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Draws views for one seat, ``width`` columns wide. Without ``roomy`` it uses fewer lines, for
    low terminals."""

    formatter: Formatter
    you: int
    width: int
    roomy: bool = True

    @property
    def label_width(self) -> int:
        """The number of columns for the labels at the beginning of lines, in this language."""
        say = self.formatter.say
        labels = [say("study"), say("terminal-sets"), say("terminal-next")]
        longest_numeral = 3
        labels += [say("terminal-site", site=longest_numeral), say("terminal-news", points=5)]
        markers_of_five = 10
        return max(markers_of_five, *(cell_len(label) + 1 for label in labels))

    def table(self, view: View, numbers: Mapping[tuple[int, str], int]) -> list[Text]:
        """The whole table. ``numbers`` are the numbers of the dig choices, by site and card."""
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
        say = self.formatter.say
        number = (view.turn + len(view.seats) - 1) // len(view.seats)
        yours = "yes" if view.active == self.you else "no"
        name = clean(view.seats[view.active - 1].name)
        left = f" {say('terminal-turn', round=number, you=yours, name=name)}"
        if view.ending is not None:
            left += f" · {say('ending-short')}"
        right = f"{say('terminal-deck', count=view.deck_left)} "
        if not self.roomy and view.deck_top is not None:
            top = self.formatter.deck.card(view.deck_top)
            right = f"{right[:-1]}: {self.formatter.card(top.id)} {self.formatter.code(top)} "
        if view.ending is None:
            right = f"{say('tokens-left', count=view.tokens_left)} · {right}"
        room = self.width - cell_len(right)
        title = Text(pad(left, max(0, room - 1)) + " " + right, "bold reverse", no_wrap=True)
        title.truncate(self.width)
        return title

    def _quarry(self, view: View, numbers: Mapping[tuple[int, str], int]) -> list[Text]:
        out = [self._rule(self.formatter.say("quarry"))]
        for site in view.sites:
            where = Text(self.formatter.say("terminal-site", site=site.site))
            markers = Text()
            for seat in site.markers:
                markers.append(f"▲{seat}", style=SEAT_STYLES[seat - 1])
            for label, card in zip((where, markers), site.cards, strict=True):
                number = None if card is None else numbers.get((site.site, card))
                out.append(self._card_line(label, card, number))
        if view.deck_top is not None and self.roomy:
            label = Text(self.formatter.say("terminal-next"), style="dim")
            out.append(self._card_line(label, view.deck_top, None))
        return out

    def _card_line(self, label: Text, card_id: str | None, number: int | None) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        label.truncate(self.label_width, pad=True)
        line.append_text(label)
        line.append(f"{number:>2} " if number else "   ", style="bold")
        if card_id is None:
            return line.append(self.formatter.say("slot-empty"), style="dim")
        card = self.formatter.deck.card(card_id)
        name = Text(self.formatter.card(card_id), style=FAMILY_STYLES[card.family])
        name.truncate(_NAME, overflow="ellipsis", pad=True)
        line.append_text(name).append(" ")
        code = pad(self.formatter.code(card), self.formatter.code_width() + 1)
        line.append(code, style=FAMILY_STYLES[card.family])
        line.append(self.formatter.effects_text(card))
        line.truncate(self.width, overflow="ellipsis")
        return line

    def _news(self, view: View) -> list[Text]:
        families, sizes = view.news[:5], view.news[5:]
        supply = SET_TOKENS[len(view.seats)]
        out = [self._rule(self.formatter.say("news"))] if self.roomy else []
        for group in (families, sizes):
            tokens = [self._news_token(news) for news in group]
            out += self._wrapped(
                self.formatter.say("terminal-news", points=group[0].points), tokens
            )
        if view.ending is None and view.tokens_left <= supply // 4:
            near = self.formatter.say("terminal-end-near", count=view.tokens_left)
            out[-1].append(f"   {near}", style="bold")
        return out

    def _news_token(self, news: NewsView) -> Text:
        kind = self.formatter.kind(news.kind)
        if news.holder is None:
            return Text(f"{kind} –", style="dim")
        state = self.formatter.say("news-safe-short") if news.safe else f"×{news.length}"
        return Text(f"{kind} ▲{news.holder} {state}", style=SEAT_STYLES[news.holder - 1])

    def _museum(self, seat: SeatView) -> list[Text]:
        say = self.formatter.say
        mine = seat.seat == self.you
        name = say("museum-yours") if mine else clean(seat.name)
        head = Text(f"▲{seat.seat} {name}", style=SEAT_STYLES[seat.seat - 1])
        head.truncate(_HEADING, overflow="ellipsis")
        head.append(f"  {say('terminal-points', count=seat.total)}", style="bold")
        markers = "▲" * seat.markers_left + "△" * (4 - seat.markers_left)
        head.append(f" · {say('amber-count', count=seat.amber)} · {markers}", style="bold")
        # Comes last, because a narrow screen may cut it.
        sources = {"news": seat.news_points, "sets": seat.set_points, "effects": seat.points}
        head.append(f" ({say('terminal-sources', **sources)})", style="dim")
        # On a low terminal, show only Family and Size of rivals' cards.
        named = mine or self.roomy
        study = [self._card(self.formatter.deck.card(card), named=named) for card in seat.study]
        rows = [self._set(row, named=named) for row in seat.sets]
        most = self.width - self.label_width
        rows = [
            text if text.cell_len <= most else self._set(row, named=False)
            for row, text in zip(seat.sets, rows, strict=True)
        ]
        out = [self._rule(head), *self._wrapped(say("study"), study)]
        return out + self._wrapped(say("terminal-sets"), rows) if rows else out

    def _set(self, row: SetView, *, named: bool) -> Text:
        text = Text(f"{row.row} ", style="bold")
        if row.kind is not None:
            text.append(f"{self.formatter.kind(row.kind)}: ")
        for place, card in enumerate(map(self.formatter.deck.card, row.cards)):
            text.append(" + " if place else "")
            text.append_text(self._displayed(card, row.type, named=named))
        if row.complete:
            text.append(f" {self.formatter.say('terminal-complete')}", style="bold")
        return text

    def _displayed(self, card: Card, set_type: str | None, *, named: bool) -> Text:
        """A card of a set, with the part of its code that the set's kind does not imply. Displayed
        cards have no effects (RULES.md §4.1)."""
        family, size = self.formatter.family_code(card), self.formatter.size_code(card)
        open_parts = {"family": size, "size": f"{family} {size}" if card.is_egg else family}
        code = open_parts.get(set_type or "", self.formatter.code(card))
        text = self._name(card, code) if named else code
        return Text(text, style=FAMILY_STYLES[card.family])

    def _name(self, card: Card, code: str) -> str:
        """The name and the code. The name of an Egg includes its Family and needs no code."""
        name = self.formatter.card(card.id)
        return name if card.is_egg else f"{name} {code}"

    def _card(self, card: Card, *, named: bool) -> Text:
        text = Text(style=FAMILY_STYLES[card.family])
        code = self.formatter.code(card)
        text.append(self._name(card, code) if named else code)
        return text.append(" ↻") if is_recurring(card) else text

    # ---- lines ----

    def _rule(self, title: Text | str) -> Text:
        title = Text(title, style="bold") if isinstance(title, str) else title
        line = Text("── ", style="dim", no_wrap=True).append_text(title).append(" ")
        line.truncate(self.width, overflow="ellipsis")
        return line.append("─" * (self.width - line.cell_len), style="dim")

    def _wrapped(self, label: str, items: Sequence[Text]) -> list[Text]:
        """A label, then the items, as many on each line as fit."""
        lines: list[Text] = []
        label_width = self.label_width
        line = Text(pad(label, label_width), no_wrap=True)
        filled = False
        for item in items or [Text("–", style="dim")]:
            if filled and line.cell_len + 3 + item.cell_len > self.width:
                lines.append(line)
                line, filled = Text(" " * label_width, no_wrap=True), False
            if filled:
                line.append(" · ", style="dim")
            line.append_text(item)
            filled = True
        return [*lines, line]
