"""``firstgiants record``: checks that records are valid and their decks fairly shuffled."""

import click

from firstgiants.rules.errors import FirstGiantsError, brief
from firstgiants.rules.game import Game

from .errors import CheckFailed
from .files import clean, deck_of, dump, read_record

_DECK = click.option("--deck", "deck_name", help="The deck's file, if the record does not hold it.")
_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")


@click.group()
def record() -> None:
    """Check game records, and that a server shuffled fairly."""


@record.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@_DECK
@_JSON
def check(*, files: tuple[str, ...], deck_name: str | None, as_json: bool) -> None:
    """Replay each record, and compare the result with the recorded one."""
    bad = 0
    for file in files:
        row: dict[str, object] = {"file": file}
        try:
            found, fields = read_record(file)
            game = Game.from_record(found, deck=deck_of(found, fields, deck_name))
            row |= {"ok": True, "choices": game.ply, "over": game.is_over}
            verdict = f"sound, {game.ply} choices, {_state(game)}"
        except FirstGiantsError as error:
            bad += 1
            row |= {"ok": False, "code": error.code, "why": error.message}
            verdict = error.message
        click.echo(dump(row) if as_json else f"{clean(file)}: {verdict}")
    if bad:
        what = "record is" if bad == 1 else "records are"
        raise CheckFailed(f"{bad} of {len(files)} {what} not sound.")


def _state(game: Game) -> str:
    outcome = game.outcome
    if outcome is None:
        return "not finished"
    totals = " : ".join(str(total) for total in outcome.totals)
    names = " and ".join(clean(game.players[seat - 1].name) for seat in outcome.winners)
    return f"{totals}, won by {names}"


@record.command()
@click.argument("file")
@_DECK
@_JSON
def verify(*, file: str, deck_name: str | None, as_json: bool) -> None:
    """Check that the deck of FILE was shuffled as the server committed to before the game.

    Before a game the server publishes a commitment, the SHA-256 of its secret seed; after the game
    it publishes the seed. The record of such a game contains both.
    """
    from firstgiants.server.tables.fair_deal import verify as verify_deal

    found, fields = read_record(file)
    seed, commitment = fields.get("seed"), fields.get("commitment")
    if not isinstance(seed, str) or not isinstance(commitment, str):
        raise CheckFailed(
            f"{brief(file)} has no seed and commitment: the game was not dealt by a server, or "
            "was not over."
        )
    deck = deck_of(found, fields, deck_name)
    try:
        game = Game.from_record(found, deck=deck)
    except FirstGiantsError as error:
        raise CheckFailed(error.message) from error
    cards = [card.id for card in game.deck.cards]
    verdict = verify_deal(seed=seed, commitment=commitment, order=found.order, cards=cards)
    if as_json:
        click.echo(dump({"file": file, "fair": verdict.fair, "problems": list(verdict.problems)}))
    if not verdict.fair:
        raise CheckFailed(f"{brief(file)} was not shuffled fairly: {'; '.join(verdict.problems)}.")
    if not as_json:
        click.echo(
            f"{clean(file)}: fair. The seed matches the commitment, the deck has the seed's order, "
            "and the choices lead to the result."
        )
