"""Random decks and random games for properties, drawn by hypothesis."""

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from firstgiants import Deck, Event, Family, Game, Settings
from firstgiants.rules.cards import By, Do, Who
from tests.exploring import LastGame

FAMILIES = [family.value for family in Family]
GAINS = ["amber", "points"]


@st.composite
def effects(draw: st.DrawFn) -> dict[str, object]:
    """A legal effect. All kinds of effects are about equally likely."""
    effect: dict[str, object] = {"do": draw(st.sampled_from([do.value for do in Do]))}
    if effect["do"] in GAINS:
        effect["amount"] = draw(st.integers(1, 3))
        per = draw(st.sampled_from([None, "family", "families", "pairs"]))
        if per is not None:
            family = {"family": draw(st.sampled_from(FAMILIES))}
            effect["per"] = family if per == "family" else per
    if draw(st.booleans()):
        takes = draw(st.sampled_from(["family", "size", "new_family"]))
        by = "you" if takes == "new_family" else draw(st.sampled_from([by.value for by in By]))
        value: dict[str, object] = {
            "family": draw(st.sampled_from(FAMILIES)),
            "size": draw(st.integers(1, 3)),
            "new_family": True,
        }
        effect["when"] = {"by": by, takes: value[takes]}
    if draw(st.integers(0, 2)) == 0:
        effect["who"] = draw(st.sampled_from([who.value for who in Who]))
    return effect


@st.composite
def decks(draw: st.DrawFn, most: int = 120) -> Deck:
    """A legal deck of 9 to ``most`` cards.

    A few drawn effects are spread over all cards by a seeded source, because 120 independent draws
    would be slow.
    """
    count = draw(st.integers(9, most))
    pool = draw(st.lists(effects(), min_size=1, max_size=8))
    rng = Random(draw(st.integers(0, 2**32)))
    eggs = draw(st.sampled_from([0.0, 0.1, 0.3, 0.7, 1.0]))
    families = rng.sample(FAMILIES, draw(st.sampled_from([5, 5, 5, 3, 2])))
    cards = [
        {
            "id": f"c{number}",
            "family": rng.choice(families),
            "size": "egg" if rng.random() < eggs else rng.choice([1, 2, 3]),
            "effects": rng.sample(pool, min(len(pool), rng.choice([0, 1, 1, 2, 3]))),
        }
        for number in range(count)
    ]
    return Deck.from_json({"id": "drawn", "cards": cards})


@st.composite
def openings(draw: st.DrawFn, most: int = 120) -> Game:
    """A game before its first choice."""
    deck = draw(decks(most))
    seats = draw(st.integers(2, 5))
    extra = draw(st.just([]) | st.lists(st.integers(0, 5), min_size=seats, max_size=seats))
    settings = Settings(draw(st.integers(0, 6)), draw(st.integers(0, 6)), tuple(extra))
    game = Game.new(seats, deck=deck, seed=draw(st.integers(0, 2**32)), settings=settings)
    LastGame.game = game
    return game


seeds = st.integers(0, 2**32)


def pick(game: Game, rng: Random) -> str:
    """A random legal choice. Displays are preferred, so that some sets get finished."""
    decision = game.decision
    assert decision is not None
    options = decision.spellings
    shows = [text for text in options if text.startswith("show ")]
    expanding = [text for text in shows if not text.endswith(" new")]
    for wanted in (expanding, shows):
        if wanted and rng.random() < 0.5:
            return rng.choice(wanted)
    return rng.choice(options)


def walk(game: Game, rng: Random) -> Iterator[tuple[str, Sequence[Event]]]:
    """Play to the end; yields each choice with its events, after it was played."""
    while not game.is_over:
        choice = pick(game, rng)
        yield choice, game.play(choice)
