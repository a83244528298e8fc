# ruff: noqa: INP001 (a script beside the web client, no package)
"""Plays the first lesson in the engine and writes the views and events of each step.

python web/scripts/make_lesson.py           writes web/src/pages/learn/lesson.json
python web/scripts/make_lesson.py --check   fails if the file is out of date
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from firstgiants import Game

FILE = Path(__file__).parent.parent / "src/pages/learn/lesson.json"
LYING = [
    "velociraptor", "maiasaura-egg", "carnotaurus", "pteranodon",
    "tyrannosaurus", "heterodontosaurus", "argentinosaurus", "anomalocaris",
]  # fmt: skip
YOU, MARY = 1, 2
# The seats and their choices. Each of the learner's is a step in src/pages/learn/steps.ts.
SCRIPT: list[tuple[int, list[str]]] = [
    (YOU, ["dig 1 velociraptor"]),
    (MARY, ["dig 3 heterodontosaurus"]),
    (YOU, ["dig 2 carnotaurus"]),
    (MARY, ["dig 4 argentinosaurus"]),
    (YOU, ["dig 3 tyrannosaurus"]),
    (MARY, ["dig 2 pteranodon"]),
    (YOU, ["reclaim", "show carnotaurus new", "show tyrannosaurus 1", "show velociraptor 1"]),
]


def deal() -> list[str]:
    deck = Game.new(players=2, seed=1).deck
    rest = sorted(card.id for card in deck.cards if card.id not in LYING)
    random.Random(1899).shuffle(rest)
    return LYING + rest


def previewed(game: Game, choices: list[str]) -> dict[str, Any]:
    seen = game.preview(choices)
    return {
        "view": json.loads(seen.view_text),
        "events": json.loads(f"[{seen.events_text}]"),
        "decision": json.loads(seen.decision_text),
    }


def lesson() -> dict[str, Any]:
    game = Game.new(players=["You", "Mary"], order=deal())
    start = json.loads(game.view_text(YOU))
    moves: list[dict[str, Any]] = []
    for seat, choices in SCRIPT:
        counts = range(1, len(choices) + 1) if seat == YOU else ()
        previews = [previewed(game, choices[:count]) for count in counts]
        events = json.loads(f"[{','.join(game.play_text(choice) for choice in choices)}]")
        moves.append(
            {
                "seat": seat,
                "choices": choices,
                "previews": previews,
                "events": events,
                "view": json.loads(game.view_text(YOU)),
            }
        )
    return {"start": start, "moves": moves}


def main() -> int:
    text = json.dumps(lesson(), separators=(",", ":"), ensure_ascii=False) + "\n"
    if "--check" in sys.argv:
        fresh = FILE.read_text() == text
        print("fresh" if fresh else "run web/scripts/make_lesson.py: the lesson is out of date")
        return 0 if fresh else 1
    FILE.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
