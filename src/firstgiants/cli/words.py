"""Cards and choices in few words, for a screen of 80 columns."""

from collections.abc import Sequence

from firstgiants.rules import choices as say
from firstgiants.rules import events as facts
from firstgiants.rules.cards import By, Card, Deck, Do, Effect, Family, NewFamily, Per, Size, Who
from firstgiants.rules.choices import Choice
from firstgiants.rules.describe import takes_word
from firstgiants.rules.events import Event
from firstgiants.rules.view import SeatView, SetView

from .files import clean
from .story import many

_DOING = {
    Do.DISPLAY: "display",
    Do.DISPLAY_FREE: "display free",
    Do.DISPLAY_TWO_DIFFERENT: "display 2 different",
    Do.DISPLAY_TWO_SAME: "display 2 alike",
    Do.TRADE: "3 amber for 2 pt",
    Do.DISPLAY_OR_POINT: "display or +1 pt",
}
FAMILY_CODES = {
    Family.FLYING: "fly",
    Family.HERBIVORE: "her",
    Family.CARNIVORE: "car",
    Family.MARINE: "mar",
    Family.MAMMAL: "mam",
}
SIZE_CODES = {Size.SMALL: "S", Size.MEDIUM: "M", Size.LARGE: "L", Size.EGG: "egg"}


def code(card: Card) -> str:
    """``carL``: Family and Size."""
    return f"{FAMILY_CODES[card.family]} {SIZE_CODES[card.size]}"


def glance(card: Card) -> str:
    """What the card does, short: ``↻any flying: +1 amber``."""
    return ", ".join(_glance(effect) for effect in card.effects) or "–"


def _glance(effect: Effect) -> str:
    match effect.do:
        case Do.AMBER:
            doing = f"+{effect.amount} amber"
        case Do.POINTS:
            doing = f"+{effect.amount} pt"
        case _:
            doing = _DOING[effect.do]
    match effect.per:
        case Family() as family:
            doing += f" per {family.value}"
        case Per.FAMILIES:
            doing += " per Family"
        case Per.PAIRS:
            doing += " per 2 cards"
        case None:
            pass
    if effect.who is Who.OPPONENTS:
        doing = f"rivals {doing}"
    if effect.when is None:
        return doing
    by = "any" if effect.when.by is By.ANYONE else "your"
    return f"↻ {by} {_taken(effect.when.takes)}: {doing}"


def _taken(takes: Family | Size | NewFamily) -> str:
    return "new Family" if takes is NewFamily.NEW_FAMILY else takes_word(takes)


def is_recurring(card: Card) -> bool:
    return any(effect.recurring for effect in card.effects)


def set_words(row: SetView, deck: Deck) -> str:
    """``set 1, carnivore, 2 cards``: enough to know it again."""
    if row.kind is None:
        return f"set {row.row} with {clean(deck.card(row.cards[0]).name)}"
    return f"set {row.row}, {row.kind}, {many(len(row.cards), 'card')}"


def choice_words(choice: Choice, deck: Deck, me: SeatView) -> str:
    """A choice as a plain sentence."""
    match choice:
        case say.Dig(site, card):
            return f"Dig up {clean(deck.card(card).name)} at site {site}"
        case say.Reclaim():
            mine = {1: "your marker", 2: "both markers"}.get(
                len(me.markers), f"all {len(me.markers)} markers"
            )
            return f"Take {mine} back: each gives 1 amber or a display"
        case say.TakeAmber():
            return "Gain 1 amber"
        case say.Show(card, None):
            return f"{clean(deck.card(card).name)} ({code(deck.card(card))}) as a new set"
        case say.Show(card, row, size):
            into = set_words(me.sets[(row or 1) - 1], deck)
            named = f" as a {size} set" if size else ""
            return f"{clean(deck.card(card).name)} ({code(deck.card(card))}) into {into}{named}"
        case say.Use(card):
            return f"{clean(deck.card(card).name)}: {glance(deck.card(card))}"
        case say.Trade():
            return "Spend 3 amber for 2 points"
        case say.TakePoint():
            return "Gain 1 point"
        case say.Skip():
            return "Decline"


def group_of(choice: Choice) -> str:
    """The heading under which a choice is listed."""
    match choice:
        case say.Dig():
            return "Dig"
        case say.Reclaim():
            return "Reclaim"
        case say.Show():
            return "Display"
        case say.Use():
            return "Which effect comes next?"
        case say.TakeAmber() | say.Trade() | say.TakePoint() | say.Skip():
            return "Or"


def outlook(events: Sequence[Event], me: int, names: Sequence[str]) -> str:
    """What a choice would bring, in a few words: ``+2 amber, small News; Bo +1 amber``."""
    mine: list[str] = []
    gains: dict[int, list[str]] = {}
    for event in events:
        match event:
            case facts.AmberGained(seat, amount):
                gains.setdefault(seat, []).append(f"+{amount} amber")
            case facts.PointsGained(seat, amount):
                gains.setdefault(seat, []).append(f"+{amount} pt")
            case facts.AmberSpent(seat, amount, "display") if seat == me:
                mine.append(f"−{amount} amber")
            case facts.SetTokenTaken(seat) if seat == me:
                mine.append("Set token")
            case facts.SetCompleted(seat) if seat == me:
                mine.append("complete")
            case facts.NewsTaken(seat, kind) if seat == me:
                mine.append(f"{kind} News")
            case facts.NewsStolen(seat, kind, loser) if seat == me:
                mine.append(f"{kind} News from {names[loser - 1]}")
            case _:
                pass
    parts = [", ".join(gains.pop(me, []) + mine)]
    parts += [f"{names[seat - 1]} {', '.join(got)}" for seat, got in sorted(gains.items())]
    return "; ".join(part for part in parts if part)
