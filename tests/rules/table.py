"""Small tables for tests, with chosen cards at the sites. Card ids describe the cards.

``carnivore-3`` is a large carnivore, ``marine-egg`` an Egg, ``flying-1b`` another small flyer. The
other slots and the rest of the deck have *fillers*: cards without effects, which players dig while
a test waits for another seat.
"""

import re
from collections.abc import Mapping, Sequence

from firstgiants import Deck, Event, Game, Settings
from firstgiants.rules.jsonable import jsonable

EffectRow = Mapping[str, object]
Effects = Mapping[str, Sequence[EffectRow]]

_ID = re.compile(r"([a-z]+)-(1|2|3|egg)[a-z0-9]*")


def card_row(card: str, *effects: EffectRow) -> dict[str, object]:
    """A card of a deck file, with Family and Size from its id."""
    match = _ID.fullmatch(card)
    assert match is not None, card
    size: int | str = match[2] if match[2] == "egg" else int(match[2])
    return {"id": card, "family": match[1], "size": size, "effects": list(effects)}


def table(
    *sites: str,
    deck: str = "",
    effects: Effects | None = None,
    players: int | Sequence[str] = 2,
    cards: int = 60,
    filler: str = "mammal-3",
    gift: int = 0,
    settings: Settings | None = None,
) -> Game:
    """A game before its first turn. ``sites`` has the cards of each site, ``deck`` the top cards of
    the deck; fillers make ``cards`` in all. A player who digs a filler gives each opponent
    ``gift`` amber."""
    effects = effects or {}
    spare = [f"{filler}filler{n}" for n in range(cards)]
    order: list[str] = []
    for place in range(4):
        here = sites[place].split() if place < len(sites) else []
        order += here + [spare.pop(0) for _ in range(2 - len(here))]
    order += deck.split()
    order += spare[: cards - len(order)]
    assert set(effects) <= set(order)
    giving: Sequence[EffectRow] = [{"do": "amber", "amount": gift, "who": "opponents"}]
    gifts = giving if gift else ()
    rows = [card_row(card, *effects.get(card, gifts if is_filler(card) else ())) for card in order]
    rows.sort(key=lambda row: str(row["id"]))
    made = Deck.from_json({"id": "made-for-a-test", "cards": rows})
    return Game.new(players, deck=made, order=order, settings=settings)


def is_filler(card: str) -> bool:
    return "filler" in card


# ---- playing ----


def play(game: Game, *choices: str) -> list[Event]:
    """Play these choices; returns all events."""
    events: list[Event] = []
    for choice in choices:
        events += game.play(choice)
    return events


def legal(game: Game) -> tuple[str, ...]:
    return () if game.decision is None else game.decision.spellings


def asked(game: Game) -> tuple[int, str] | None:
    """The seat and kind of the open decision."""
    return None if game.decision is None else (game.decision.seat, game.decision.kind.value)


def shows(game: Game, card: str) -> list[str]:
    """Where the card may be displayed now: ``new``, ``1``, ``2 small`` …"""
    return [text.split(" ", 2)[2] for text in legal(game) if text.startswith(f"show {card} ")]


def idle(game: Game) -> list[Event]:
    """Make the choice that matters least: dig a filler, reclaim for amber, or decline."""
    options = legal(game)
    for wanted in ("amber", "skip"):
        if wanted in options:
            return play(game, wanted)
    for option in options:
        if (option.startswith("dig ") and is_filler(option)) or option.startswith("use "):
            return play(game, option)
    return play(game, "reclaim")


def until_turn(game: Game, seat: int) -> None:
    """Let all seats idle until this seat's turn."""
    while asked(game) != (seat, "turn"):
        idle(game)


def take(game: Game, seat: int, *cards: str) -> list[Event]:
    """The seat takes these cards, one per turn, and reclaims for amber when it must. Returns the
    events of the last dig, whose questions stay open."""
    events: list[Event] = []
    for card in cards:
        until_turn(game, seat)
        digs = [
            text for text in legal(game) if text.startswith("dig ") and text.endswith(f" {card}")
        ]
        if not digs:
            play(game, "reclaim")
            until_turn(game, seat)
            digs = [text for text in legal(game) if text.endswith(f" {card}")]
        events = play(game, digs[0])
    return events


def reclaim(game: Game, seat: int) -> list[Event]:
    """The seat reclaims its markers; the decision about the first of them stays open."""
    until_turn(game, seat)
    return play(game, "reclaim")


def reclaim_all_four(game: Game, seat: int) -> list[Event]:
    """Like `reclaim`, with four markers: the seat first digs fillers until all are placed."""
    until_turn(game, seat)
    while legal(game) != ("reclaim",):
        play(game, next(text for text in legal(game) if is_filler(text)))
        until_turn(game, seat)
    return play(game, "reclaim")


def museum(cards: str, *, seat: int = 1, players: int = 2, filler: str = "mammal-3") -> Game:
    """The seat has these cards and plenty of amber, and has just reclaimed four markers."""
    held = cards.split()
    sites = [" ".join(held[at : at + 2]) for at in range(0, min(len(held), 6), 2)]
    game = table(*sites, deck=" ".join(held[6:]), players=players, filler=filler, gift=30)
    take(game, seat, *held)
    reclaim_all_four(game, seat)
    return game


# ---- looking ----


def amber(game: Game, seat: int) -> int:
    return game.view().seats[seat - 1].amber


def points(game: Game, seat: int) -> int:
    return game.view().seats[seat - 1].points


def study(game: Game, seat: int) -> tuple[str, ...]:
    return game.view().seats[seat - 1].study


def sets(game: Game, seat: int) -> list[tuple[str, ...]]:
    return [row.cards for row in game.view().seats[seat - 1].sets]


def kinds(game: Game, seat: int) -> list[str | None]:
    return [row.kind for row in game.view().seats[seat - 1].sets]


def news(game: Game) -> dict[str, int]:
    """The holder of each News token."""
    return {token.kind: token.holder for token in game.view().news if token.holder is not None}


def event_fields(events: Sequence[Event], name: str) -> list[dict[str, object]]:
    """The events of one name as JSON, without the name."""
    found = [jsonable(event) for event in events if type(event).__name__ == name]
    return [row for row in found if isinstance(row, dict)]


def line_up(events: Sequence[Event], *names: str) -> list[str]:
    """The names of the events in order, restricted to ``names``."""
    return [type(event).__name__ for event in events if type(event).__name__ in names]
