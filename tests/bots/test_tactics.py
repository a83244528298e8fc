"""The search finds the winning line in positions in which others do not win."""

from collections.abc import Iterator
from itertools import islice

import pytest

from firstgiants.bots import Budget, make_bot
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.events import NewsStolen, SetCompleted
from firstgiants.rules.game import Game

FOUNDERS = load_deck("founders")


def last_turns(deck: Deck) -> Iterator[Game]:
    """Games of greedy bots, at the first decision of the very last turn."""
    for seed in range(400):
        game = Game.new(2, seed=f"tactics-{seed}", deck=deck)
        bots = [make_bot("greedy", seed=1, deck=deck), make_bot("greedy", seed=2, deck=deck)]
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            if view.ending is not None and view.active == 2 and decision.kind == "turn":
                yield game
                break
            bot = bots[decision.seat - 1]
            game.play(bot.choose(view, decision.legal, Budget()))


def outcomes(game: Game, seat: int, budget: list[int]) -> Iterator[tuple[bool, set[type]]]:
    """For every line of play: whether the seat wins alone, and which means it uses."""
    budget[0] -= 1
    if budget[0] < 0:
        return
    if game.outcome is not None:
        yield game.outcome.winners == (seat,), set()
        return
    for choice in game.legal:
        after = game.copy()
        events = after.play(choice)
        seen = {type(event) for event in events}
        for won, more in outcomes(after, seat, budget):
            yield won, seen | more


def puzzles(means: type, deck: Deck = FOUNDERS, lines: int = 3000) -> Iterator[Game]:
    """Last turns that only some first choices win, in lines that use ``means``."""
    for game in last_turns(deck):
        winning: set[str] = set()
        used = False
        budget = [lines]
        for choice in game.legal:
            after = game.copy()
            seen = {type(event) for event in after.play(choice)}
            for won, more in outcomes(after, 2, budget):
                if won:
                    winning.add(str(choice))
                    used = used or means in seen | more
        if budget[0] > 0 and used and len(winning) < len(game.legal):
            yield game


@pytest.mark.parametrize("name", ["search", "search-learned"])
@pytest.mark.parametrize("means", [NewsStolen, SetCompleted])
def test_the_search_finds_the_win_of_the_last_turn(means: type, name: str) -> None:
    found = list(islice(puzzles(means), 2))
    assert len(found) == 2
    for game in found:
        bot = make_bot(name, seed=1)
        while (decision := game.decision) is not None:
            game.play(bot.choose(game.view(2), decision.legal, Budget(nodes=400)))
        assert game.outcome is not None
        assert game.outcome.winners == (2,)


@pytest.mark.parametrize("name", ["search", "search-learned"])
def test_the_search_ends_the_game_when_it_is_ahead(name: str) -> None:
    """The seat leads and is the last of the round, so taking the last token wins at once."""
    found = 0
    for seed in range(400):
        game = Game.new(2, seed=f"ahead-{seed}")
        bots = [make_bot("greedy", seed=1), make_bot("greedy", seed=2)]
        while (decision := game.decision) is not None:
            view = game.view(decision.seat)
            if (
                decision.seat == 2
                and decision.kind == "reclaim"
                and view.pending is not None
                and view.pending.markers_to_use == 1
                and view.tokens_left == 1
                and view.seats[1].total > view.seats[0].total + 8
            ):
                ends = {str(c) for c in decision.legal if _ends(game, str(c))}
                if ends:
                    choice = make_bot(name, seed=1).choose(view, decision.legal, Budget(nodes=400))
                    assert str(choice) in ends
                    found += 1
                    break
            game.play(bots[decision.seat - 1].choose(view, decision.legal, Budget()))
        if found == 2:
            return
    pytest.fail("no such position was found")


def _ends(game: Game, choice: str) -> bool:
    after = game.copy()
    after.play(choice)
    return after.is_over
