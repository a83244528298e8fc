"""Formats cards, sets and choices as short text in the reader's language, for 80 columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size

from firstgiants.locales import has, text
from firstgiants.rules import choices, events
from firstgiants.rules.cards import Card, Deck, Effect, Family, Size, Who
from firstgiants.rules.choices import Choice
from firstgiants.rules.describe import describe_effect
from firstgiants.rules.events import Event
from firstgiants.rules.view import SeatView, SetView

from .files import clean

FIRST_GROUPS: Final = ("dig", "reclaim", "order")
"""The groups of choices that are always listed first."""


def pad(text: str, width: int) -> str:
    """Pad or cut a text to a number of columns. A Chinese character takes two."""
    return set_cell_size(text, width)


@dataclass(frozen=True, slots=True)
class Formatter:
    """Formats what belongs to a deck in one language, with the same catalogs as the web app."""

    deck: Deck
    language: str = "en"

    def say(self, message: str, **args: str | int) -> str:
        return text(message, args, self.language)

    def listed(self, words: Sequence[str]) -> str:
        """``A, B and C``."""
        *some, last = words
        if not some:
            return last
        return self.say("list-and", some=self.say("list-comma").join(some), last=last)

    # ---- cards ----

    def card(self, card_id: str) -> str:
        """The card's name. An Egg is named for its Family, as in the web app."""
        card = self.deck.card(card_id)
        if card.is_egg:
            return self.say("egg-of", family=self.kind(card.family.value))
        return clean(card.name)

    def kind(self, kind: str) -> str:
        """The name of a Family or Size, as used for sets and News."""
        return self.say(f"kind-{kind}")

    def size(self, size: Size) -> str:
        return self.say("size-egg") if size is Size.EGG else self.kind(size.word)

    def family_code(self, card: Card) -> str:
        return self.say("terminal-family", family=card.family.value)

    def size_code(self, card: Card) -> str:
        return self.say("terminal-size", size=card.size.word)

    def code(self, card: Card) -> str:
        """``car L``: Family and Size."""
        return f"{self.family_code(card)} {self.size_code(card)}"

    def code_width(self) -> int:
        """The number of columns of the longest code."""
        families = (self.say("terminal-family", family=family.value) for family in Family)
        sizes = (self.say("terminal-size", size=size.word) for size in Size)
        return max(map(cell_len, families)) + 1 + max(map(cell_len, sizes))

    def effects_text(self, card: Card) -> str:
        """The card's effects in short: ``↻ any flying: +1 amber``."""
        return ", ".join(self._effect(effect) for effect in card.effects) or "–"

    def _effect(self, effect: Effect) -> str:
        args = describe_effect(effect).args
        short = self.say(f"terminal-effect-{effect.do.value.replace('_', '-')}", **args)
        if effect.who is Who.OPPONENTS:
            short = self.say("terminal-effect-opponents", effect=short)
        if effect.when is not None:
            short = self.say("terminal-effect-when", effect=short, **args)
        return short

    def label(self, card: Card) -> list[str]:
        """The museum label: age, place of discovery and length in one line, a remark in another."""
        facts = card.extra.get("facts")
        if not isinstance(facts, dict):
            return []
        parts = [self._age(facts), self._translated(f"found-{card.id}", facts.get("where"))]
        lengths = (
            ("wingspan_m", "sheet-wingspan", "m"),
            ("length_m", "sheet-length", "m"),
            ("length_cm", "sheet-egg", "cm"),
        )
        parts += [
            f"{self.say(message)} {facts[key]} {unit}"
            for key, message, unit in lengths
            if key in facts
        ]
        label = " · ".join(part for part in parts if part)
        return [clean(label), clean(self._translated(f"note-{card.id}", facts.get("note")))]

    def _age(self, facts: dict[str, object]) -> str:
        period = str(facts.get("period", ""))
        name = self._translated(f"age-{period.lower().replace(' ', '-')}", period)
        match facts.get("mya"):
            case [int() | float() as since, int() | float() as until] if since != until:
                ago = self.say("sheet-ago", **{"from": str(since), "to": str(until)})
            case [int() | float() as since, _]:
                ago = self.say("sheet-ago1", **{"from": str(since)})
            case _:
                return name
        return f"{name}, {ago}"

    def _translated(self, message: str, default: object) -> str:
        """The catalog's text for built-in cards; for other decks, the text of the deck file."""
        return self.say(message) if has(message, self.language) else str(default or "")

    # ---- choices ----

    def set_label(self, row: SetView) -> str:
        """``set 1, Carnivore, 2 cards``: enough to recognize the set."""
        if row.kind is None:
            return self.say("terminal-set-one", row=row.row, card=self.card(row.cards[0]))
        kind = self.kind(row.kind)
        return self.say("set-label", row=row.row, kind=kind, count=len(row.cards))

    def choice(self, choice: Choice, me: SeatView) -> str:
        """A choice as a plain sentence."""
        match choice:
            case choices.Dig(site, card):
                return f"{self.say('terminal-site', site=site)}: {self.card(card)}"
            case choices.Reclaim():
                return self.say("terminal-reclaim", count=len(me.markers))
            case choices.TakeAmber():
                return self.say("act-amber")
            case choices.Show(card, None):
                return self.say("terminal-show-new", card=self._named(card))
            case choices.Show(card, row, size):
                into = self.set_label(me.sets[(row or 1) - 1])
                if size is None:
                    return self.say("terminal-show-set", card=self._named(card), set=into)
                named = {"card": self._named(card), "set": into, "size": self.kind(size)}
                return self.say("terminal-show-size", **named)
            case choices.Use(card):
                return f"{self.card(card)}: {self.effects_text(self.deck.card(card))}"
            case choices.Trade():
                return self.say("act-trade")
            case choices.TakePoint():
                return self.say("act-point")
            case choices.Skip():
                return self.say("act-skip")

    def _named(self, card_id: str) -> str:
        card = self.deck.card(card_id)
        name = self.card(card_id)
        return name if card.is_egg else f"{name} ({self.code(card)})"

    def preview_text(self, previewed: Sequence[Event], me: int, names: Sequence[str]) -> str:
        """The results of a choice in short: ``+2 amber, Small News; Bo +1 amber``."""
        mine: list[str] = []
        gains: dict[int, list[str]] = {}
        for event in previewed:
            match event:
                case events.AmberGained(seat, amount):
                    gains.setdefault(seat, []).append(self._change("amber", amount))
                case events.PointsGained(seat, amount):
                    gains.setdefault(seat, []).append(self._change("points", amount))
                case events.AmberSpent(seat, amount, "display") if seat == me:
                    mine.append(self._change("amber", -amount))
                case events.SetTokenTaken(seat, _, left) if seat == me and left > 0:
                    mine.append(self.say("plan-supply", **{"from": left + 1, "to": left}))
                case events.SetCompleted(seat, _, kind) if seat == me:
                    mine.append(self.say("plan-complete", kind=self.kind(kind)))
                case events.NewsTaken(seat, kind) if seat == me:
                    mine.append(self.say("plan-news", kind=self.kind(kind)))
                case events.NewsStolen(seat, kind, loser) if seat == me:
                    taken = self.say("plan-news", kind=self.kind(kind))
                    mine.append(f"{taken} {self.say('plan-from', name=names[loser - 1])}")
                case _:
                    pass
        parts = [", ".join(gains.pop(me, []) + mine)]
        parts += [f"{names[seat - 1]} {', '.join(got)}" for seat, got in sorted(gains.items())]
        return "; ".join(part for part in parts if part)

    def _change(self, what: str, amount: int) -> str:
        signed = f"+{amount}" if amount > 0 else f"−{-amount}"
        return self.say(f"plan-{what}", count=abs(amount), amount=signed)


def is_recurring(card: Card) -> bool:
    return any(effect.recurring for effect in card.effects)


def group_of(choice: Choice) -> str:
    """The group in which a choice is listed."""
    match choice:
        case choices.Dig():
            return "dig"
        case choices.Reclaim():
            return "reclaim"
        case choices.Show():
            return "display"
        case choices.Use():
            return "order"
        case choices.TakeAmber() | choices.Trade() | choices.TakePoint() | choices.Skip():
            return "or"
