"""Helpers that run the command line in this process and make records."""

import json
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from firstgiants import Game, Player
from firstgiants.cli.main import run


@dataclass(frozen=True)
class Said:
    """The output and the exit code of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> object:
        return json.loads(self.out)


class Prompt:
    """Runs commands, optionally with typed answers."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *args: str | Path, typed: list[str] | None = None) -> Said:
        answers = iter(typed or [])

        def answer(_: str) -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        self._monkeypatch.setattr("builtins.input", answer)
        code = run([str(arg) for arg in args])
        said = self._capsys.readouterr()
        return Said(code, said.out, said.err)


def random_game(players: int = 2, seed: int = 3) -> Game:
    """A whole game of random choices."""
    names = [Player("Ada"), *(Player(f"Bot {n}", bot="random") for n in range(2, players + 1))]
    game = Game.new(names, seed=seed)
    dice = random.Random(seed)
    while game.decision is not None:
        game.play(dice.choice(game.decision.legal))
    return game


def write_record(folder: Path, game: Game, **more: object) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps(game.record().to_json() | more))
    return path
