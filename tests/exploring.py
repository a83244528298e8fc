"""Settings for property tests, and the storage of games that break a property.

`make test` tries each property with a few fixed examples, `make quick` with a fifth of them. `make
explore` tries thousands of new examples and saves the game of a failing one in tests/golden/found.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hypothesis import settings

# Imported only for checking types: conftest.py loads this module before tests are selected.
if TYPE_CHECKING:
    from firstgiants import Deck, Game, Record

HOUSE: Final = "house"
QUICK: Final = "quick"
EXPLORE: Final = "explore"
"""The names of the Hypothesis profiles."""

EXAMPLES: Final = int(os.environ.get("FIRSTGIANTS_EXAMPLES", "2000"))
"""How many examples `make explore` tries of each property."""

FOUND: Final = Path(
    os.environ.get("FIRSTGIANTS_FOUND") or Path(__file__).parent / "golden" / "found"
)


def is_exploring() -> bool:
    return settings.get_current_profile_name() == EXPLORE


def examples(count: int, **more: Any) -> settings:
    """Settings for a property that `make test` tries with `count` examples."""
    if is_exploring():
        return settings(**more)
    if settings.get_current_profile_name() == QUICK:
        count = count // 5
    return settings(max_examples=count, derandomize=True, **more)


@dataclass(frozen=True)
class Found:
    """The game in which a property failed, up to the failure."""

    test: str
    deck: Deck
    record: Record

    def opening(self) -> Game:
        from firstgiants import Game

        return Game.opening(self.record, deck=self.deck)


class LastGame:
    """The last game that was drawn. Hypothesis ends with the smallest failing example."""

    game: Game | None = None


def keep(test: str, game: Game, folder: Path = FOUND) -> Path:
    """Write the game to a file, which `test_found.py` replays from then on."""
    record = game.record().to_json()
    body = {"test": test, "deck": game.deck.to_json(), "record": record}
    text = json.dumps(body, indent=1, ensure_ascii=False) + "\n"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{test}-{sha256(text.encode()).hexdigest()[:8]}.json"
    path.write_text(text, encoding="utf-8")
    return path


def read(path: Path) -> Found:
    from firstgiants import Deck, Record

    body = json.loads(path.read_text(encoding="utf-8"))
    return Found(body["test"], Deck.from_json(body["deck"]), Record.from_json(body["record"]))
