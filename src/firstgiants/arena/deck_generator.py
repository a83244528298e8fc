"""Decks drawn at random, for training and testing bots that play any deck.

A *random* deck draws everything on a card from the whole vocabulary (RULES.md §6, §10). A
*designed* deck is made as people make them: Families of equal size with a theme each, dearer cards
with stronger effects, a price for what is too strong. Both draw one of several price curves. The
same seed and style always make the same deck.
"""

from random import Random
from typing import Final, Literal, get_args

from ..rules.cards import (
    FAMILIES,
    GAINS,
    SIZES,
    By,
    Card,
    Deck,
    Do,
    Effect,
    Family,
    NewFamily,
    Per,
    Size,
    When,
    Who,
)

DeckStyle = Literal["random", "designed"]
STYLES: Final[tuple[DeckStyle, ...]] = get_args(DeckStyle)

PRICE_CURVES: Final = {
    "even": (25, 25, 20, 10),
    "flat": (20, 20, 20, 20),
    "cheap": (42, 22, 8, 8),
    "dear": (12, 24, 36, 8),
    "many eggs": (18, 18, 14, 30),
    "no eggs": (30, 28, 22, 0),
}
"""Cards of Size 1, 2, 3 and Eggs, in eightieths of a deck."""

_KINDS: Final = (*SIZES, Size.EGG)

_VALUES: Final = {
    Do.AMBER: 2,
    Do.POINTS: 3,
    Do.DISPLAY: 3,
    Do.DISPLAY_FREE: 6,
    Do.DISPLAY_TWO_DIFFERENT: 4,
    Do.DISPLAY_TWO_SAME: 4,
    Do.TRADE: 2,
    Do.DISPLAY_OR_POINT: 4,
}
"""About what an effect is worth to its owner, in half points."""


def generated_deck(seed: int | str, style: DeckStyle) -> Deck:
    """The deck of this seed and style."""
    rng = Random(f"deck:{style}:{seed}")
    curve = rng.choice(list(PRICE_CURVES.values()))
    cards = _random_cards(rng, curve) if style == "random" else _designed_cards(rng, curve)
    return Deck(f"{style}-{seed}", cards)


def generated_decks(count: int, seed: int | str) -> list[Deck]:
    """Generate ``count`` decks, of each style in turn."""
    return [generated_deck(f"{seed}-{n}", STYLES[n % len(STYLES)]) for n in range(count)]


# ---- random ----


def _random_cards(rng: Random, curve: tuple[int, ...]) -> tuple[Card, ...]:
    count = rng.randrange(36, 133)
    shares = [rng.choice((2, 2, 3, 4)) for _ in FAMILIES]
    return tuple(
        Card(
            f"card-{number}",
            rng.choices(FAMILIES, shares)[0],
            rng.choices(_KINDS, curve)[0],
            tuple(_random_effect(rng) for _ in range(rng.choices(range(4), (3, 8, 6, 2))[0])),
        )
        for number in range(1, count + 1)
    )


def _random_effect(rng: Random) -> Effect:
    do = rng.choice(tuple(Do))
    when = _random_condition(rng) if rng.random() < 0.35 else None
    per = _random_multiplier(rng) if do in GAINS and rng.random() < 0.4 else None
    amounts = (1,) if do not in GAINS or (per and when) else (1, 1, 1, 2, 2, 3)
    who = Who.OPPONENTS if rng.random() < 0.12 else Who.YOU
    return Effect(do, rng.choice(amounts), per, when, who)


def _random_condition(rng: Random) -> When:
    if rng.random() < 0.15:
        return When(By.YOU, NewFamily.NEW_FAMILY)
    takes = rng.choice(FAMILIES) if rng.random() < 0.7 else rng.choice(SIZES)
    return When(rng.choice(tuple(By)), takes)


def _random_multiplier(rng: Random) -> Family | Per:
    return rng.choice((rng.choice(FAMILIES), Per.FAMILIES, Per.PAIRS))


# ---- designed ----


def _designed_cards(rng: Random, curve: tuple[int, ...]) -> tuple[Card, ...]:
    each = rng.randrange(9, 22)
    cards: list[Card] = []
    for family in FAMILIES:
        theme = rng.sample(tuple(Do), 3)
        sizes = _sizes(rng, curve, each)
        for number, size in enumerate(sizes, 1):
            effects = _effects_for(rng, family, size, theme)
            cards.append(Card(f"{family.value}-{number}", family, size, effects))
    return tuple(cards)


def _sizes(rng: Random, curve: tuple[int, ...], count: int) -> list[Size]:
    """Distribute ``count`` Sizes by the curve, rounded down; draw the rest at random."""
    fixed = [
        size for size, share in zip(_KINDS, curve, strict=True) for _ in range(share * count // 80)
    ]
    return fixed + rng.choices(_KINDS, curve, k=count - len(fixed))


def _effects_for(rng: Random, family: Family, size: Size, theme: list[Do]) -> tuple[Effect, ...]:
    """Effects worth about as much as the card costs to display."""
    budget = 1 if size is Size.EGG else 1 + 2 * int(size.value)
    effects: list[Effect] = []
    while budget > 1 and len(effects) < 3:
        effect = _designed_effect(rng, family, theme)
        budget -= _value(effect)
        effects.append(effect)
    if budget < -2:
        bonus = rng.choice((Effect(Do.AMBER), Effect(Do.DISPLAY), Effect(Do.TRADE)))
        effects.append(Effect(bonus.do, who=Who.OPPONENTS))
    return tuple(effects)


def _designed_effect(rng: Random, family: Family, theme: list[Do]) -> Effect:
    do = rng.choice(theme) if rng.random() < 0.7 else rng.choice((*GAINS, *GAINS, *Do))
    when, per, amount = None, None, 1
    if rng.random() < 0.3:
        by = rng.choice(tuple(By))
        when = When(by, rng.choice((family, family, rng.choice(FAMILIES), rng.choice(SIZES))))
        if by is By.YOU and rng.random() < 0.25:
            when = When(by, NewFamily.NEW_FAMILY)
    elif do in GAINS and rng.random() < 0.35:
        per = rng.choice((family, family, rng.choice(FAMILIES), Per.FAMILIES, Per.PAIRS))
    elif do in GAINS:
        amount = rng.choice((1, 1, 1, 2, 2, 3))
    return Effect(do, amount, per, when)


def _value(effect: Effect) -> int:
    often = 2 if effect.when is not None or effect.per is not None else 1
    return _VALUES[effect.do] * effect.amount * often
