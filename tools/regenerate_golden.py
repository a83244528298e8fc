"""Regenerates the golden games in tests/golden: `python tools/regenerate_golden.py`. Review the
diff.

Each record demonstrates the feature that it is named for (`FEATURES`). Records in tests/golden use
the built-in deck. Those in tests/golden/own-decks use a deck of tests/golden/decks, which this
script generates too. tests/golden/expected contains the expected results: the digest of each trace,
one full trace, and the numbers of possible lines of play.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from firstgiants import Deck, Event, Game, Player, Record, Settings, load_deck, trace
from firstgiants.engine import playout
from firstgiants.rules import events as e

GOLDEN: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
EXPECTED: Final = GOLDEN / "expected"
IN_FULL: Final = "nine-cards"
"""The record whose full trace is stored."""

DEFAULTS: Final = Settings()
FAMILIES: Final = ("flying", "herbivore", "carnivore", "marine", "mammal")


@dataclass
class PlayedGame:
    """A replayed game with its choices and events."""

    game: Game
    choices: list[tuple[int, int, str]]
    """Active seat, deciding seat and spelling."""
    events: list[Event]

    def has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)

    def chose(self, pattern: str) -> bool:
        return any(re.fullmatch(pattern, choice) for _, _, choice in self.choices)


def replay(record: Record, deck: Deck) -> PlayedGame:
    """Replay a record."""
    game = Game.opening(record, deck=deck)
    played = PlayedGame(game, [], [])
    for choice in record.choices:
        decision = game.decision
        assert decision is not None
        played.choices.append((game.view().active, decision.seat, choice))
        played.events += game.play(choice)
    return played


# ---- the feature of each record ----


def _ended_by(cause: str) -> Callable[[PlayedGame], bool]:
    return lambda played: played.game.outcome is not None and played.game.outcome.ending == cause


def _players(number: int) -> Callable[[PlayedGame], bool]:
    return lambda played: len(played.game.players) == number and played.game.is_over


def _shared_victory(played: PlayedGame) -> bool:
    return played.game.outcome is not None and len(played.game.outcome.winners) > 1


def _opponent_decides(played: PlayedGame) -> bool:
    return any(active != seat for active, seat, _ in played.choices)


def _lost_during_anothers_effect(played: PlayedGame) -> bool:
    """R8: its owner displayed a card during another player's turn, and its effects were lost."""
    active = 1
    for event in played.events:
        match event:
            case e.TurnStarted():
                active = event.seat
            case e.EffectLost() if event.seat != active:
                return True
            case _:
                pass
    return False


def _finished_after_its_own_card(played: PlayedGame) -> bool:
    """R8: "display two" displayed its own card first, and then a second card."""
    begun: e.EffectBegun | None = None
    displayed = 0
    for event in played.events:
        match event:
            case e.EffectBegun():
                begun, displayed = event, 0
            case e.FossilDisplayed() if begun is not None:
                displayed += 1
                if displayed == 1 and event.card != begun.card:
                    begun = None
                if displayed == 2:
                    return True
            case e.TurnStarted() | e.EffectDropped() | e.EffectDeclined():
                begun = None
            case _:
                pass
    return False


def _tokens_after_the_last(played: PlayedGame) -> bool:
    """R9: expansions after the supply ran out."""
    ends = [n for n, event in enumerate(played.events) if isinstance(event, e.EndTriggered)]
    return any(isinstance(event, e.SetTokenTaken) for event in played.events[ends[0] :])


def _both_kinds_of_sets_completed(played: PlayedGame) -> bool:
    kinds = {event.kind for event in played.events if isinstance(event, e.SetCompleted)}
    return bool(kinds & set(FAMILIES)) and bool(kinds - set(FAMILIES))


FEATURES: Final[dict[str, Callable[[PlayedGame], bool]]] = {
    "two-players": _players(2),
    "three-players": _players(3),
    "four-players": _players(4),
    "five-players": _players(5),
    "end-by-tokens": _ended_by("tokens"),
    "end-by-deck": _ended_by("deck"),
    "shared-victory": _shared_victory,
    "tokens-after-the-last": _tokens_after_the_last,
    "two-eggs-name-a-size": lambda played: played.chose(r"show \S+ \d+ (small|medium|large)"),
    "news-stolen": lambda played: played.has(e.NewsStolen),
    "both-kinds-of-sets-completed": _both_kinds_of_sets_completed,
    "order-of-effects": lambda played: played.chose(r"use \S+"),
    "trade": lambda played: played.chose("trade"),
    "point": lambda played: played.chose("point"),
    "effect-lost": lambda played: played.has(e.EffectLost),
    "effect-lost-during-anothers-effect": _lost_during_anothers_effect,
    "effect-dropped": lambda played: played.has(e.EffectDropped),
    "display-two-after-its-own-card": _finished_after_its_own_card,
    "opponents-decide": _opponent_decides,
    "unfinished": lambda played: not played.game.is_over,
    "news-worth-1-and-9": lambda played: played.game.settings == Settings(1, 9),
    "nine-cards": lambda played: len(played.game.deck.cards) == 9 and played.game.is_over,
    "eggs-only": lambda played: all(card.is_egg for card in played.game.deck.cards),
}


@dataclass(frozen=True)
class Golden:
    """A golden record to search for; its name is the feature that it demonstrates."""

    name: str
    players: int
    deck: str = "founders"
    settings: Settings = DEFAULTS
    display_rate: float = 0.7
    """The probability that a player who can display does so."""

    @property
    def path(self) -> Path:
        folder = GOLDEN if self.deck == "founders" else GOLDEN / "own-decks"
        return folder / f"{self.name}.json"


GOLDEN_GAMES: Final = (
    Golden("two-players", 2),
    Golden("three-players", 3),
    Golden("four-players", 4),
    Golden("five-players", 5),
    Golden("end-by-tokens", 2),
    Golden("end-by-deck", 5, display_rate=0.1),
    Golden("shared-victory", 3),
    Golden("tokens-after-the-last", 4),
    Golden("two-eggs-name-a-size", 3),
    Golden("news-stolen", 3),
    Golden("both-kinds-of-sets-completed", 2),
    Golden("order-of-effects", 2),
    Golden("trade", 2),
    Golden("point", 2),
    Golden("unfinished", 3),
    Golden("news-worth-1-and-9", 2, settings=Settings(1, 9)),
    Golden("effect-lost", 3, "wild"),
    Golden("effect-lost-during-anothers-effect", 4, "wild"),
    Golden("effect-dropped", 2, "wild"),
    Golden("display-two-after-its-own-card", 2, "wild"),
    Golden("opponents-decide", 5, "wild"),
    Golden("nine-cards", 3, "nine"),
    Golden("eggs-only", 4, "eggs"),
)


# ---- generated decks ----


def make_deck(name: str, cards: int, eggs: float) -> dict[str, object]:
    """A deck with up to three random effects on each card."""
    rng = Random(f"golden deck {name}")
    rows = [
        {
            "id": f"{name}-{number}",
            "family": rng.choice(FAMILIES),
            "size": "egg" if rng.random() < eggs else rng.randint(1, 3),
            "effects": [_make_effect(rng) for _ in range(rng.choice([0, 1, 1, 2, 3]))],
        }
        for number in range(1, cards + 1)
    ]
    return {"id": name, "cards": rows}


def _make_effect(rng: Random) -> dict[str, object]:
    gains, displays = ("amber", "points"), ("display", "display_free", "display_or_point", "trade")
    twos = ("display_two_different", "display_two_same")
    do = rng.choice([*gains, *displays, *twos])
    effect: dict[str, object] = {}
    if rng.random() < 0.5:
        by = rng.choice(["you", "anyone"])
        takes: list[dict[str, object]] = [
            {"family": rng.choice(FAMILIES)},
            {"size": rng.randint(1, 3)},
        ]
        if by == "you":
            takes.append({"new_family": True})
        effect["when"] = {"by": by, **rng.choice(takes)}
    effect["do"] = do
    if do in gains:
        effect["amount"] = rng.randint(1, 3)
        per = rng.choice([None, {"family": rng.choice(FAMILIES)}, "families", "pairs"])
        if per is not None:
            effect["per"] = per
    if rng.random() < 0.3:
        effect["who"] = "opponents"
    return effect


DECKS: Final = {"wild": (70, 0.15), "nine": (9, 0.2), "eggs": (40, 1.0)}


def golden_deck(name: str) -> Deck:
    """The built-in deck, or one of tests/golden/decks."""
    if name == "founders":
        return load_deck(name)
    return load_deck(GOLDEN / "decks" / f"{name}.json")


# ---- finding and writing ----


def play_one(golden: Golden, deck: Deck, seed: int) -> Record:
    """Play a random game."""
    rng = Random(f"{golden.name} {seed}")
    names = ["Ada", "Bo", "Cy", "Di", "Ed"][: golden.players]
    players = [Player(name) for name in names]
    game = Game.new(players, deck=deck, seed=f"{golden.name} {seed}", settings=golden.settings)
    stop = 60 if golden.name == "unfinished" else 10**6
    while game.decision is not None and game.ply < stop:
        options = game.decision.spellings
        shows = [text for text in options if text.startswith("show ")]
        expanding = [text for text in shows if not text.endswith(" new")]
        for wanted in (expanding, shows):
            if wanted and rng.random() < golden.display_rate:
                options = tuple(wanted)
                break
        game.play(rng.choice(options))
    return game.record()


def find(golden: Golden) -> Record:
    """The game of the first seed that has the record's feature."""
    deck = golden_deck(golden.deck)
    for seed in range(1, 500):
        record = play_one(golden, deck, seed)
        if FEATURES[golden.name](replay(record, deck)):
            return record
    raise SystemExit(f"no game of 500 shows {golden.name}")


def record_files() -> Iterator[tuple[Path, Deck]]:
    """Every golden record with its deck."""
    for golden in GOLDEN_GAMES:
        yield golden.path, golden_deck(golden.deck)


def trace_text(path: Path, deck: Deck) -> str:
    """The trace of a record file, as printed by `firstgiants replay --trace`."""
    record = Record.from_json(path.read_text(encoding="utf-8"))
    return "".join(json.dumps(line) + "\n" for line in trace(record, deck=deck))


def digests() -> str:
    """A line for each record: the SHA-256 of its trace and its name."""
    lines = [
        f"{sha256(trace_text(path, deck).encode()).hexdigest()}  {path.stem}\n"
        for path, deck in record_files()
    ]
    return "".join(lines)


def count_cases() -> Iterator[tuple[str, Game, int]]:
    """The positions whose lines of play are counted: a name, the game and the depth."""
    for name, players, depth in (("wild", 2, 5), ("wild", 5, 4), ("nine", 2, 4), ("eggs", 3, 4)):
        deck = golden_deck(name)
        game = Game.new(players, deck=deck, seed="count")
        yield f"{name}, {players} players, opening", game, depth
    for golden in GOLDEN_GAMES:
        if golden.deck in ("wild", "eggs"):
            record = Record.from_json(golden.path.read_text(encoding="utf-8"))
            game = Game.opening(record, deck=golden_deck(golden.deck))
            for choice in record.choices[: len(record.choices) // 2]:
                game.play(choice)
            yield f"{golden.name}, half-way", game, 4


def checksum_cases() -> Iterator[tuple[str, Game]]:
    """The opening positions whose random games are checksummed."""
    for name, players in (("wild", 2), ("wild", 5), ("nine", 4), ("eggs", 3)):
        game = Game.new(players, deck=golden_deck(name), seed="sum")
        yield f"{name}, {players} players", game


CHECKED_GAMES: Final = 30


def counts() -> str:
    """The expected numbers, one JSON object per line."""
    lines = {
        name: [depth, playout.count_lines(game.state, depth)] for name, game, depth in count_cases()
    }
    sums = {name: playout.checksum(game.state, CHECKED_GAMES, 1) for name, game in checksum_cases()}
    rows = [{"lines": name, "depth": depth, "count": n} for name, (depth, n) in lines.items()]
    rows += [{"checksum": name, "value": value} for name, value in sums.items()]
    return "".join(json.dumps(row) + "\n" for row in rows)


def main() -> None:
    for folder in (GOLDEN / "decks", GOLDEN / "own-decks", EXPECTED):
        folder.mkdir(parents=True, exist_ok=True)
    for name, (cards, eggs) in DECKS.items():
        rows = json.dumps(make_deck(name, cards, eggs), indent=None)
        text = rows.replace('{"id": "' + name + "-", '\n {"id": "' + name + "-")
        (GOLDEN / "decks" / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    for golden in GOLDEN_GAMES:
        text = json.dumps(find(golden).to_json(), ensure_ascii=False)
        golden.path.write_text(text.replace('", "', '",\n"') + "\n", encoding="utf-8")
    (EXPECTED / "traces.sha256").write_text(digests(), encoding="utf-8")
    for path, deck in record_files():
        if path.stem == IN_FULL:
            (EXPECTED / f"{IN_FULL}.jsonl").write_text(trace_text(path, deck), encoding="utf-8")
    (EXPECTED / "counts.jsonl").write_text(counts(), encoding="utf-8")


if __name__ == "__main__":
    main()
