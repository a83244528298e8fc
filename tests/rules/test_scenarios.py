"""A table of card scenarios: every ``do`` with every ``when``, ``per`` and ``who``.

All start from one position with three seats and plenty of amber. Seat 2 has the card with the
effect under test (a herbivore), a medium flyer and a small marine animal; seat 3 has a medium
flyer. Then a seat takes a card, and the scenario says what the effect does.
"""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import pytest

from firstgiants import Game

from .table import EffectRow, amber, asked, idle, legal, play, points, table, take, until_turn

GAINS = ("amber", "points")
CHOICES = {
    "display": "display",
    "display_free": "display",
    "display_two_different": "display",
    "display_two_same": "display",
    "trade": "trade",
    "display_or_point": "display_or_point",
}
OWNER = 2
CARD = "herbivore-1"


class Take(NamedTuple):
    """A seat takes a card, and which conditions of seat 2's card that meets."""

    seat: int
    card: str
    meets: set[str]


WHENS: dict[str, dict[str, object]] = {
    "own flying": {"by": "you", "family": "flying"},
    "any flying": {"by": "anyone", "family": "flying"},
    "own large": {"by": "you", "size": 3},
    "any large": {"by": "anyone", "size": 3},
    "new family": {"by": "you", "new_family": True},
}
TAKES = [
    Take(2, "flying-3", {"own flying", "any flying", "own large", "any large"}),
    Take(2, "flying-egg", {"own flying", "any flying"}),
    Take(2, "carnivore-2", {"new family"}),
    Take(2, "carnivore-3", {"new family", "own large", "any large"}),
    Take(2, "marine-2", set()),
    Take(1, "flying-3", {"any flying", "any large"}),
    Take(3, "flying-egg", {"any flying"}),
    Take(3, "carnivore-3", {"any large"}),
    Take(1, "carnivore-2", set()),
]
PERS: dict[str, object] = {
    "nothing": None,
    "flying": {"family": "flying"},
    "herbivore": {"family": "herbivore"},
    "carnivore": {"family": "carnivore"},
    "families": "families",
    "pairs": "pairs",
}


def position(effect: EffectRow, wanted: str) -> Game:
    """The position above, with the card to take at a site without markers."""
    game = table(
        *(f"{CARD} flying-2", "marine-1 flying-2b", "", f"mammal-1 {wanted}"),
        players=3,
        effects={CARD: [effect]},
        gift=20,
    )
    play(game, "dig 4 mammal-1")
    until_turn(game, 2)
    return game


def ready(effect: EffectRow, take_: Take) -> Game:
    """Seats 2 and 3 have taken their cards; the next take is that of the scenario."""
    game = position(effect, take_.card)
    take(game, 2, CARD)
    while asked(game) != (3, "turn"):
        play(game, "skip" if "skip" in legal(game) else legal(game)[0])
    take(game, 3, "flying-2b")
    calm(game)
    take(game, 2, "flying-2")
    calm(game)
    take(game, 2, "marine-1")
    calm(game)
    until_turn(game, take_.seat)
    if f"dig 4 {take_.card}" not in legal(game):
        play(game, "reclaim")
        until_turn(game, take_.seat)
    return game


def calm(game: Game) -> None:
    """Decline every decision except turns."""
    while game.decision is not None and game.decision.kind != "turn":
        play(game, "skip" if "skip" in legal(game) else legal(game)[0])


def balances(game: Game) -> dict[int, tuple[int, int]]:
    return {seat: (amber(game, seat), points(game, seat)) for seat in (1, 2, 3)}


def appliers(who: str) -> Sequence[int]:
    """The seats that apply the effect, clockwise from the owner (R6)."""
    return [OWNER] if who == "you" else [3, 1]


def counts(game: Game, per: str, seat: int) -> int:
    """What a multiplier counts in the Study after the take, computed from the view."""
    study = [game.deck.card(card) for card in game.view().seats[seat - 1].study]
    if per == "nothing":
        return 1
    if per == "families":
        return len({card.family for card in study})
    if per == "pairs":
        return len(study) // 2
    return sum(card.family.value == per for card in study)


@pytest.mark.parametrize("who", ["you", "opponents"])
@pytest.mark.parametrize("per", PERS)
@pytest.mark.parametrize("do", GAINS)
def test_gains(do: str, per: str, who: str) -> None:
    """Every gain with every multiplier, condition and taking seat."""
    for when, take_ in product(WHENS, TAKES):
        effect: dict[str, object] = {"do": do, "amount": 2, "when": WHENS[when], "who": who}
        if per != "nothing":
            effect["per"] = PERS[per]
        game = ready(effect, take_)
        before = balances(game)
        play(game, f"dig 4 {take_.card}")
        gained = {
            seat: 2 * counts(game, per, seat) * (when in take_.meets and seat in appliers(who))
            for seat in (1, 2, 3)
        }
        column = GAINS.index(do)
        after = balances(game)
        assert {seat: after[seat][column] - before[seat][column] for seat in after} == gained
        assert {seat: after[seat][1 - column] - before[seat][1 - column] for seat in after} == (
            dict.fromkeys((1, 2, 3), 0)
        )


@pytest.mark.parametrize("who", ["you", "opponents"])
@pytest.mark.parametrize("do", CHOICES)
def test_choices(do: str, who: str) -> None:
    """Every effect with a choice: which seats decide, and in which order."""
    for when, take_ in product(WHENS, TAKES):
        game = ready({"do": do, "when": WHENS[when], "who": who}, take_)
        play(game, f"dig 4 {take_.card}")
        questions = []
        while game.decision is not None and game.decision.kind != "turn":
            questions.append(asked(game))
            play(game, "skip")
        wanted = [(seat, CHOICES[do]) for seat in appliers(who)] if when in take_.meets else []
        assert questions == wanted


@pytest.mark.parametrize("who", ["you", "opponents"])
@pytest.mark.parametrize("do", [*GAINS, *CHOICES])
def test_single_use(do: str, who: str) -> None:
    """An effect without a condition applies when its card is taken, and never again."""
    effect: dict[str, object] = {"do": do, "who": who}
    game = position(effect, "flying-3")
    idle(game)
    until_turn(game, OWNER)  # now every seat has a card
    before = balances(game)
    take(game, OWNER, CARD)
    column = GAINS.index(do) if do in GAINS else None
    for seat in appliers(who):
        if column is None:
            assert asked(game) == (seat, CHOICES[do])
            play(game, "skip")
        else:
            assert balances(game)[seat][column] == before[seat][column] + 1
    assert asked(game) == (3, "turn")
    take(game, OWNER, "flying-3")
    assert asked(game) == (3, "turn")


@pytest.mark.parametrize(
    ("do", "choice", "amber_change", "point_change", "next_kind"),
    [
        ("display", "show flying-2 new", -2, 0, "turn"),
        ("display", "show marine-1 new", -1, 0, "turn"),
        ("display", "skip", 0, 0, "turn"),
        ("display_free", "show flying-2 new", 0, 0, "turn"),
        ("display_free", "skip", 0, 0, "turn"),
        ("display_two_different", "show flying-2 new", -2, 0, "display_second"),
        ("display_two_different", "skip", 0, 0, "turn"),
        ("display_two_same", "show flying-2 new", -2, 0, "display_second"),
        ("display_two_same", "show marine-1 new", -1, 0, "turn"),
        ("display_two_same", "skip", 0, 0, "turn"),
        ("trade", "trade", -3, 2, "turn"),
        ("trade", "skip", 0, 0, "turn"),
        ("display_or_point", "show flying-2 new", -2, 0, "turn"),
        ("display_or_point", "point", 0, 1, "turn"),
        ("display_or_point", "skip", 0, 0, "turn"),
    ],
)
def test_answers(
    do: str, choice: str, amber_change: int, point_change: int, next_kind: str
) -> None:
    """The cost, gain and next decision of each answer."""
    game = ready({"do": do, "when": WHENS["own flying"]}, TAKES[0])
    take(game, OWNER, "flying-3")
    had = balances(game)[OWNER]
    play(game, choice)
    has = balances(game)[OWNER]
    assert (has[0] - had[0], has[1] - had[1]) == (amber_change, point_change)
    assert game.decision is not None
    assert game.decision.kind == next_kind
