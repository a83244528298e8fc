# ruff: noqa: INP001 (a script beside the web client, no package)
"""Plays the first lesson through the engine and writes what the page shows at each step.

python web/scripts/make_lesson.py           writes web/src/pages/learn/lesson.json
python web/scripts/make_lesson.py --check   fails if the file is not what the engine says now
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
# Who plays what; each of the learner's choices is explained by the text of its number.
SCRIPT: list[tuple[int, list[str]]] = [
    (YOU, ["dig 1 velociraptor"]),
    (MARY, ["dig 3 heterodontosaurus"]),
    (YOU, ["dig 2 carnotaurus"]),
    (MARY, ["dig 2 pteranodon"]),
    (YOU, ["dig 3 tyrannosaurus"]),
    (MARY, ["dig 4 argentinosaurus"]),
    (YOU, ["dig 4 anomalocaris", "show carnotaurus new"]),
    (MARY, ["reclaim", "show heterodontosaurus new", "amber", "amber"]),
    (YOU, ["reclaim", "show tyrannosaurus 1", "show velociraptor 1", "amber", "amber"]),
    (MARY, ["dig 1 maiasaura-egg"]),
]


def deal() -> list[str]:
    deck = Game.new(players=2, seed=1).deck
    rest = sorted(card.id for card in deck.cards if card.id not in LYING)
    random.Random(1899).shuffle(rest)
    return LYING + rest


def view_json(text: str, follow: str | None) -> dict[str, Any]:
    """The view, with only the next scripted choice left to choose."""
    data: dict[str, Any] = json.loads(text)
    if data["decision"] is not None:
        data["decision"]["legal"] = [follow] if follow else []
    return data


def lesson() -> dict[str, Any]:
    game = Game.new(players=["You", "Mary"], order=deal())
    start = view_json(game.view_text(YOU), SCRIPT[0][1][0])
    steps: list[dict[str, Any]] = []
    for number, (seat, choices) in enumerate(SCRIPT):
        previews: list[dict[str, Any]] = []
        if seat == YOU:
            for count in range(1, len(choices) + 1):
                seen = game.preview(choices[:count])
                follow = choices[count] if count < len(choices) else None
                decision = (
                    {"seat": YOU, "kind": str(seen.decision.kind), "legal": [follow]}
                    if seen.decision is not None and follow
                    else None
                )
                previews.append(
                    {
                        "view": view_json(seen.view_text, follow),
                        "events": json.loads(f"[{seen.events_text}]"),
                        "decision": decision,
                    }
                )
        events = json.loads(f"[{','.join(game.play_text(choice) for choice in choices)}]")
        after = SCRIPT[number + 1][1][0] if number + 1 < len(SCRIPT) else None
        steps.append(
            {
                "seat": seat,
                "choices": choices,
                "previews": previews,
                "events": events,
                "view": view_json(game.view_text(YOU), after),
            }
        )
    return {"start": start, "steps": steps, "record": game.record().to_json()}


def main() -> int:
    text = json.dumps(lesson(), separators=(",", ":"), ensure_ascii=False) + "\n"
    if "--check" in sys.argv:
        fresh = FILE.read_text() == text
        print("fresh" if fresh else "run web/scripts/make_lesson.py: the engine has moved on")
        return 0 if fresh else 1
    FILE.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
