"""The account of luck and skill: it adds up, finds what was planted, and knows no hidden card."""

from random import Random

import pytest

from firstgiants import Deck, Game, Record, load_deck
from firstgiants.bots import Budget, make_bot
from firstgiants.review import Effort, Review, review_record
from firstgiants.rules.errors import BadRecord, IllegalChoice

QUICK = Effort(choice=4, reveal=1, candidates=1)
FAMILIES = ("flying", "herbivore", "carnivore", "marine", "mammal")


def plain_deck(count: int, **effects: list[dict[str, object]]) -> Deck:
    """A deck of cards c0, c1 … that bring an amber each, but for those named."""
    return Deck.from_json(
        {
            "id": "plain",
            "cards": [
                {
                    "id": f"c{number}",
                    "family": FAMILIES[number % 5],
                    "size": 1 + number % 3,
                    "effects": effects.get(f"c{number}", [{"do": "amber"}]),
                }
                for number in range(count)
            ],
        }
    )


def random_game(deck: Deck, players: int, seed: int) -> Game:
    game, dice = Game.new(players, seed=seed, deck=deck), Random(seed)
    while game.decision is not None:
        game.play(dice.choice(game.legal))
    return game


def check_sums(review: Review, record: Record) -> None:
    for seat in review.seats:
        parts = seat.start + seat.luck + seat.own + seat.others
        assert parts == pytest.approx(seat.result, abs=1e-6)
        place = seat.seat - 1
        assert seat.luck == pytest.approx(100 * sum(one.luck[place] for one in review.reveals))
        own = [step for step in review.choices if step.seat == seat.seat]
        assert seat.own == pytest.approx(-100 * sum(step.loss for step in own))
        others = [step.skill[place] for step in review.choices if step not in own]
        assert seat.others == pytest.approx(100 * sum(others) + seat.drift)
        assert [step.skill[place] for step in own] == pytest.approx([-one.loss for one in own])
    assert sum(seat.result for seat in review.seats) == pytest.approx(100)
    assert sum(seat.drift for seat in review.seats) == pytest.approx(0, abs=1e-6)
    assert all(step.loss >= 0 for step in review.choices)
    assert all(step.loss == 0 for step in review.choices if step.choice == step.best)
    assert all(sum(step.luck) == pytest.approx(0, abs=1e-9) for step in review.reveals)
    if record.result is not None:
        share = 100 / len(record.result.winners)
        expected = [share if seat.seat in record.result.winners else 0.0 for seat in review.seats]
        assert [seat.result for seat in review.seats] == pytest.approx(expected)
    assert [step.ply for step in review.choices] == list(range(1, len(record.choices) + 1))
    assert [moment.ply for moment in review.curve] == list(range(len(record.choices) + 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_account_sums_to_the_result(players: int) -> None:
    """On 208 random games; small decks make many of them end in ties."""
    tied = 0
    for seed in range(52):
        game = random_game(plain_deck(16 + seed % 5 + 2 * players), players, seed)
        record = game.record()
        assert record.result is not None
        tied += len(record.result.winners) > 1
        check_sums(review_record(record, deck=game.deck, effort=QUICK), record)
    assert tied


@pytest.mark.parametrize("players", [2, 5])
def test_the_account_sums_to_the_result_with_the_learned_chances(players: int) -> None:
    game = random_game(load_deck("founders"), players, 1)
    review = review_record(game.record(), effort=QUICK)
    check_sums(review, game.record())
    assert review.over
    assert review.note is None


def play(game: Game, *choices: str) -> Game:
    for choice in choices:
        game.play(choice)
    return game


def test_an_unfinished_game_ends_with_the_chances_of_its_last_position() -> None:
    game = play(Game.new(2, seed=7), "dig 2 smilodon")
    record = game.record()
    review = review_record(record, effort=QUICK)
    assert not review.over
    check_sums(review, record)
    assert all(0 < seat.result < 100 for seat in review.seats)


def rich_deck() -> Deck:
    """Twelve cards, one of which brings 30 points."""
    return plain_deck(12, c5=[{"do": "points", "amount": 30}])


def rest_of(game: Game) -> Game:
    """Play on with bots that take what they see."""
    bot = make_bot("greedy", seed=1, deck=game.deck)
    while game.decision is not None:
        game.play(bot.choose(game.view(game.asked), game.legal, Budget()))
    return game


def test_a_planted_blunder_is_found() -> None:
    deck = rich_deck()
    order = [f"c{number}" for number in range(12)]
    game = Game.new(2, order=order, deck=deck)
    assert "dig 3 c5" in map(str, game.legal)
    record = rest_of(play(game, "dig 1 c0", "dig 3 c5")).record()
    first = review_record(record, deck=deck, effort=Effort(100, 16, 3)).choices[0]
    assert first.best == "dig 3 c5"
    assert first.loss > 0.3
    assert max(step.loss for step in review_record(record, deck=deck, effort=QUICK).choices) > 0.3


def test_a_planted_lucky_card_is_called_luck() -> None:
    """After the first choice of seat 1, the rich card comes up for seat 2 to dig next."""
    deck = rich_deck()
    # c8 is the top, which refills the first site; c5 comes up then.
    order = ["c0", "c1", "c2", "c3", "c4", "c6", "c7", "c8", "c9", "c10", "c5", "c11"]
    game = Game.new(2, order=order, deck=deck)
    record = rest_of(play(game, "dig 1 c0", "dig 1 c9")).record()
    review = review_record(record, deck=deck, effort=Effort(400, 64, 3))
    cards = {step.card: step for step in review.reveals}
    # The seat that digs when the rich card has come up and lies open gains by it.
    assert max(map(abs, cards["c5"].luck)) > 0.1
    assert review.luckiest_card is cards["c5"]


def test_a_review_never_uses_the_order_of_the_deck() -> None:
    """Two worlds: the same game so far, another order below. The reviews agree up to there."""
    first = Game.new(3, seed=11)
    dice = Random(5)
    for _ in range(12):
        first.play(dice.choice(first.legal))
    order = first.record().order
    dealt = len(order) - first.view().deck_left + 1
    hidden = list(order[dealt:])
    Random(1).shuffle(hidden)
    second = play(Game.new(3, order=(*order[:dealt], *hidden)), *first.choices)
    reviews = []
    for game in (first, second):
        played = rest_of(game.copy())
        reviews.append(review_record(played.record(), effort=QUICK))
    one, two = reviews
    assert one.choices[:12] == two.choices[:12]
    known = [step for step in one.reveals if step.ply < 12]
    assert known
    assert known == [step for step in two.reveals if step.ply < 12]


def test_luck_is_fair_whatever_the_chances_are_worth() -> None:
    """Over all cards that could have come, each of which plays the same choices, luck is zero."""
    game = Game.new(2, seed=4)
    first = str(game.legal[0])
    order = game.record().order
    dealt = len(order) - game.view().deck_left + 1
    luck = []
    for card in order[dealt:]:
        others = [one for one in order[dealt:] if one != card]
        world = play(Game.new(2, order=(*order[:dealt], card, *others)), first)
        (reveal,) = review_record(world.record(), effort=QUICK).reveals
        assert reveal.card == card
        luck.append(reveal.luck[0])
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert max(luck) > 0.001


def test_the_same_record_has_the_same_review() -> None:
    record = random_game(plain_deck(16), 2, 3).record()
    deck = plain_deck(16)
    assert review_record(record, deck=deck, effort=QUICK) == review_record(
        record, deck=deck, effort=QUICK
    )


def test_records_that_cannot_be_reviewed_are_refused() -> None:
    record = Game.new(2, seed=1).record()
    with pytest.raises(BadRecord, match="nothing to review"):
        review_record(record)
    broken = Record.from_json(record.to_json() | {"choices": ["dig 9 nothing"]})
    with pytest.raises(IllegalChoice, match="dig 9 nothing"):
        review_record(broken)


def test_another_deck_says_that_it_is_less_sure() -> None:
    game = random_game(plain_deck(12), 2, 1)
    review = review_record(game.record(), deck=game.deck, effort=QUICK)
    assert review.note is not None
    assert "general model" in review.note
