"""What was best in a recorded game: python examples/analyse_record.py RECORD.json"""

import sys
from pathlib import Path

from firstgiants import Game, Record
from firstgiants.bots import Budget, explain


def main(file: str, every: int = 20) -> None:
    record = Record.from_json(Path(file).read_text(encoding="utf-8"))
    game = Game.opening(record)
    for ply, choice in enumerate(record.choices):
        if ply % every == 0:
            best = explain(game.view(), budget=Budget(nodes=200)).ranked[0]
            chances = ", ".join(f"{chance:.0%}" for chance in best.win)
            print(f"{ply}: played {choice}, best {best.choice}; chances {chances}")
        game.play(choice)
    print("totals:", *(score.total for score in game.scores))


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
