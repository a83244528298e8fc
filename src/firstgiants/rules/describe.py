"""A card's sentences and icons, computed from its data: a new card needs no new text.

The rules know no language. An effect becomes a *message*, an id and arguments, which any Fluent
catalog turns into a sentence (``locales/<language>/cards.ftl``). The whole grammar::

    id      effect-once-DO or effect-when-DO, with -opponents behind if each opponent applies it;
            DO is the effect's ``do`` with hyphens
    by      you, anyone                                   (only in effect-when-…)
    takes   a Family, a Size in words, or new-family      (only in effect-when-…)
    amount  a number                                      (only for amber and points)
    per     a Family, families, pairs, or nothing         (only for amber and points)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .cards import GAINS, Card, Effect, Family, NewFamily, Per, Size, Who

NEW_FAMILY: Final = "new-family"
NO_MULTIPLIER: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Message:
    """What a catalog needs to say something: ``id`` names the sentence, ``args`` fill it."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "args": dict(self.args)}


def describe_effect(effect: Effect) -> Message:
    """The effect as a message."""
    timing = "when" if effect.recurring else "once"
    whose = "-opponents" if effect.who is Who.OPPONENTS else ""
    args: dict[str, str | int] = {}
    if effect.when is not None:
        args |= {"by": effect.when.by.value, "takes": takes_word(effect.when.takes)}
    if effect.do in GAINS:
        args |= {"amount": effect.amount, "per": _per_word(effect.per)}
    return Message(f"effect-{timing}-{effect.do.value.replace('_', '-')}{whose}", args)


def describe_card(card: Card) -> tuple[Message, ...]:
    """One message per effect, in printed order; a card that does nothing says so."""
    return tuple(map(describe_effect, card.effects)) or (Message("effect-none"),)


def card_messages(card: Card) -> list[dict[str, object]]:
    """The card's messages as JSON: ``[{"id": …, "args": {…}}, …]``."""
    return [message.to_json() for message in describe_card(card)]


def icons(effect: Effect) -> tuple[str, ...]:
    """The effect as icons, always in this order: timing, condition, who, multiplier, effect.

    Timing is ``once`` or ``recurring``; a condition ``you:flying`` or ``anyone:small``; who is
    left out unless ``opponents``; a multiplier ``per:pairs``; the effect ``amber:2`` or ``trade``.
    """
    out = ["recurring" if effect.recurring else "once"]
    if effect.when is not None:
        out.append(f"{effect.when.by.value}:{takes_word(effect.when.takes)}")
    if effect.who is Who.OPPONENTS:
        out.append("opponents")
    if effect.per is not None:
        out.append(f"per:{_per_word(effect.per)}")
    do = effect.do.value.replace("_", "-")
    out.append(f"{do}:{effect.amount}" if effect.do in GAINS else do)
    return tuple(out)


def takes_word(takes: Family | Size | NewFamily) -> str:
    match takes:
        case Family() as family:
            return family.value
        case Size() as size:
            return size.word
        case NewFamily():
            return NEW_FAMILY


def _per_word(per: Family | Per | None) -> str:
    return NO_MULTIPLIER if per is None else per.value
