"""What a choice may lead to: one game for each card that may come up (RULES.md §1.3, §3.1)."""

from ..engine import state as cell
from ..engine.state import with_hidden_cards
from .choices import Choice
from .game import Game


def reveals(game: Game, choice: Choice | str) -> dict[str | None, Game]:
    """The games after a choice, by the card that it turns up on the deck.

    All of these cards are equally likely. A choice that turns up no card leads to one game, under
    None. The order of the deck plays no part: below the visible top card it is the order of the
    deck file in each of these games, and they have no record.
    """
    spelling = str(choice)
    after = without_order(game)
    dealt = after.state.cells[cell.DEALT]
    after.play(spelling)
    hidden = _hidden_cards(game)
    if after.state.cells[cell.DEALT] == dealt or not hidden:
        return {None: after}
    found: dict[str | None, Game] = {}
    for card in hidden:
        one = _game_with(game, [card, *(other for other in hidden if other != card)])
        one.play(spelling)
        found[game.deck.cards[card].id] = one
    return found


def without_order(game: Game) -> Game:
    """The same position without the order of the deck: below the visible top card it is that of
    the deck file. What is computed from it is the same for every order."""
    return _game_with(game, _hidden_cards(game))


def _hidden_cards(game: Game) -> list[int]:
    """The cards below the top of the deck, in the order of the deck file."""
    state = game.state
    known = state.cells[cell.DEALT] + 1
    return sorted(state.order[place] for place in range(known, len(game.deck.cards)))


def _game_with(game: Game, hidden: list[int]) -> Game:
    """The same position with these cards below the top of the deck."""
    state = with_hidden_cards(game.state, hidden)
    return Game(game.deck, game.players, game.settings, None, state, begun_at=game.ply)
