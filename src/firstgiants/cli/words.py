"""Cards, sets and choices in few words, for a screen of 80 columns, in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size

from firstgiants.locales import has, text
from firstgiants.rules import choices as say
from firstgiants.rules import events as facts
from firstgiants.rules.cards import Card, Deck, Effect, Family, Size, Who
from firstgiants.rules.choices import Choice
from firstgiants.rules.describe import describe_effect
from firstgiants.rules.events import Event
from firstgiants.rules.view import SeatView, SetView

from .files import clean

FIRST_GROUPS: Final = ("dig", "reclaim", "order")
"""The groups of choices that are always listed first."""


def pad(words: str, width: int) -> str:
    """Filled up or cut to so many columns; a Chinese sign takes two."""
    return set_cell_size(words, width)


@dataclass(frozen=True, slots=True)
class Words:
    """Says what belongs to a deck in one language, with the catalogs that the web uses."""

    deck: Deck
    language: str = "en"

    def say(self, message: str, **args: str | int) -> str:
        return text(message, args, self.language)

    # ---- cards ----

    def card(self, card_id: str) -> str:
        """The card's name; an Egg is called by its Family, as in the web app."""
        card = self.deck.card(card_id)
        if card.is_egg:
            return self.say("egg-of", family=self.kind(card.family.value))
        return clean(card.name)

    def kind(self, kind: str) -> str:
        """A Family or a Size, as the name of a set and of its News."""
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
        """Columns that the longest code takes."""
        families = (self.say("terminal-family", family=family.value) for family in Family)
        sizes = (self.say("terminal-size", size=size.word) for size in Size)
        return max(map(cell_len, families)) + 1 + max(map(cell_len, sizes))

    def glance(self, card: Card) -> str:
        """What the card does, short: ``↻ any flying: +1 amber``."""
        return ", ".join(self._effect(effect) for effect in card.effects) or "–"

    def _effect(self, effect: Effect) -> str:
        args = describe_effect(effect).args
        words = self.say(f"terminal-effect-{effect.do.value.replace('_', '-')}", **args)
        if effect.who is Who.OPPONENTS:
            words = self.say("terminal-effect-opponents", effect=words)
        if effect.when is not None:
            words = self.say("terminal-effect-when", effect=words, **args)
        return words

    def label(self, card: Card) -> list[str]:
        """The museum label: age, where it was found, how long it was; and a remark."""
        found = card.extra.get("facts")
        if not isinstance(found, dict):
            return []
        parts = [self._age(found), self._own(f"found-{card.id}", found.get("where"))]
        lengths = (
            ("wingspan_m", "sheet-wingspan", "m"),
            ("length_m", "sheet-length", "m"),
            ("length_cm", "sheet-egg", "cm"),
        )
        parts += [
            f"{self.say(message)} {found[key]} {unit}"
            for key, message, unit in lengths
            if key in found
        ]
        label = " · ".join(part for part in parts if part)
        return [clean(label), clean(self._own(f"note-{card.id}", found.get("note")))]

    def _age(self, found: dict[str, object]) -> str:
        period = str(found.get("period", ""))
        words = self._own(f"age-{period.lower().replace(' ', '-')}", period)
        match found.get("mya"):
            case [int() | float() as since, int() | float() as until] if since != until:
                ago = self.say("sheet-ago", **{"from": str(since), "to": str(until)})
            case [int() | float() as since, _]:
                ago = self.say("sheet-ago1", **{"from": str(since)})
            case _:
                return words
        return f"{words}, {ago}"

    def _own(self, message: str, otherwise: object) -> str:
        """What the catalog says of our own deck's cards; else what the deck file says."""
        return self.say(message) if has(message, self.language) else str(otherwise or "")

    # ---- choices ----

    def set_label(self, row: SetView) -> str:
        """``set 1, Carnivore, 2 cards``: enough to know it again."""
        if row.kind is None:
            return self.say("terminal-set-one", row=row.row, card=self.card(row.cards[0]))
        kind = self.kind(row.kind)
        return self.say("set-label", row=row.row, kind=kind, count=len(row.cards))

    def choice(self, choice: Choice, me: SeatView) -> str:
        """A choice as a plain sentence."""
        match choice:
            case say.Dig(site, card):
                return f"{self.say('terminal-site', site=site)}: {self.card(card)}"
            case say.Reclaim():
                return self.say("terminal-reclaim", count=len(me.markers))
            case say.TakeAmber():
                return self.say("act-amber")
            case say.Show(card, None):
                return self.say("terminal-show-new", card=self._named(card))
            case say.Show(card, row, size):
                into = self.set_label(me.sets[(row or 1) - 1])
                if size is None:
                    return self.say("terminal-show-set", card=self._named(card), set=into)
                named = {"card": self._named(card), "set": into, "size": self.kind(size)}
                return self.say("terminal-show-size", **named)
            case say.Use(card):
                return f"{self.card(card)}: {self.glance(self.deck.card(card))}"
            case say.Trade():
                return self.say("act-trade")
            case say.TakePoint():
                return self.say("act-point")
            case say.Skip():
                return self.say("act-skip")

    def _named(self, card_id: str) -> str:
        card = self.deck.card(card_id)
        name = self.card(card_id)
        return name if card.is_egg else f"{name} ({self.code(card)})"

    def outlook(self, events: Sequence[Event], me: int, names: Sequence[str]) -> str:
        """What a choice would bring, in a few words: ``+2 amber, Small News; Bo +1 amber``."""
        mine: list[str] = []
        gains: dict[int, list[str]] = {}
        for event in events:
            match event:
                case facts.AmberGained(seat, amount):
                    gains.setdefault(seat, []).append(self._change("amber", amount))
                case facts.PointsGained(seat, amount):
                    gains.setdefault(seat, []).append(self._change("points", amount))
                case facts.AmberSpent(seat, amount, "display") if seat == me:
                    mine.append(self._change("amber", -amount))
                case facts.SetTokenTaken(seat) if seat == me:
                    mine.append(self._change("tokens", 1))
                case facts.SetCompleted(seat, _, kind) if seat == me:
                    mine.append(self.say("plan-complete", kind=self.kind(kind)))
                case facts.NewsTaken(seat, kind) if seat == me:
                    mine.append(self.say("plan-news", kind=self.kind(kind)))
                case facts.NewsStolen(seat, kind, loser) if seat == me:
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
        case say.Dig():
            return "dig"
        case say.Reclaim():
            return "reclaim"
        case say.Show():
            return "display"
        case say.Use():
            return "order"
        case say.TakeAmber() | say.Trade() | say.TakePoint() | say.Skip():
            return "or"
