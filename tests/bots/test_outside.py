"""Bots from outside: ``module:Class`` in the current directory, and entry points."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firstgiants import Game
from firstgiants.arena.version import version_of_bots
from firstgiants.bots import BadBot, Budget, UnknownBot, known_bots, make_bot
from firstgiants.bots.outside import installed_bots
from firstgiants.cli.main import run
from firstgiants.rules.settings import Player

SOURCE = """
from pathlib import Path

class First:
    name = "first of all"
    note = None
    def __init__(self, seed=None, deck=None):
        self.seed, self.deck = seed, deck
    def choose(self, view, legal, budget):
        return legal[0]

class Modelled(First):
    def __init__(self, model):
        self.note = f"plays with {Path(model).name}"

class Reads(First):
    def __init__(self, deck):
        self.cards = len(deck.cards)

class Fails(First):
    def choose(self, view, legal, budget):
        return 1 // 0

class Exits(First):
    def choose(self, view, legal, budget):
        raise SystemExit("enough")

class Illegal(First):
    def choose(self, view, legal, budget):
        return "dance"

class Spells(First):
    def choose(self, view, legal, budget):
        return str(legal[0])

class Unmakable:
    def __init__(self, secret):
        pass

class NoBot:
    pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A current directory with bots, and an installed package with one more."""
    (tmp_path / "test_bots_here.py").write_text(SOURCE)
    (tmp_path / "test_bots_broken.py").write_text("import no_such_module_at_all\n")
    (tmp_path / "test_bots_syntax.py").write_text("\nclass First(\n")
    (tmp_path / "test_bots_exits.py").write_text("raise SystemExit(3)\n")
    site = tmp_path / "site" / "bots_pack-1.0.dist-info"
    site.mkdir(parents=True)
    (site / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-pack\nVersion: 1.0\n")
    (site / "entry_points.txt").write_text(
        "[firstgiants.bots]\npacked = test_bots_here:First\ngreedy = test_bots_here:NoBot\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(site.parent)])
    installed_bots.cache_clear()
    yield tmp_path
    installed_bots.cache_clear()
    for name in [name for name in sys.modules if name.startswith("test_bots_")]:
        del sys.modules[name]


def test_a_bot_of_your_own_is_found_by_module_and_class() -> None:
    game = Game.new(2, seed=1)
    bot = make_bot("test_bots_here:First", seed=5, deck=game.deck)
    assert bot.name == "first of all"
    assert bot.choose(game.view(1), game.legal, Budget()) == game.legal[0]
    assert make_bot("test_bots_here:Modelled@x/model.npz").note == "plays with model.npz"  # type: ignore[attr-defined]


def test_a_bot_that_takes_the_deck_always_gets_one() -> None:
    """Also where only its name is checked, before a match or a simulation begins."""
    assert make_bot("test_bots_here:Reads").name == "first of all"
    assert run(["sim", "--bots", "test_bots_here:Reads,random", "--games", "1"]) == 0


def test_installed_packages_name_their_bots() -> None:
    assert "packed" in known_bots()
    assert make_bot("packed").name == "first of all"
    assert make_bot("greedy").name == "greedy"  # a built-in name stays what it is


@pytest.mark.parametrize(
    ("name", "error", "sentence"),
    [
        ("nobody", UnknownBot, "there are: random, .*, packed; your own is module:Class"),
        ("test_bots_here:", UnknownBot, "'test_bots_here:' is no bot"),
        (":First", UnknownBot, "':First' is no bot"),
        ("test_bots_nowhere:First", UnknownBot, "no module 'test_bots_nowhere'; it must be"),
        ("test_bots_here.sub:First", UnknownBot, "no module 'test_bots_here.sub'"),
        ("test_bots_here:Second", UnknownBot, "no bot 'Second'; it has: First, Modelled"),
        ("test_bots_broken:First", BadBot, "cannot be imported: .*no_such_module_at_all"),
        ("test_bots_exits:First", BadBot, "cannot be imported: SystemExit: 3"),
        ("test_bots_syntax:First", BadBot, r"SyntaxError: .* \(test_bots_syntax.py, line 2\)"),
        (
            "test_bots_here:Unmakable",
            BadBot,
            "cannot be made: TypeError: [^(]*[(][)][^(]*secret'\\.$",
        ),
        ("test_bots_here:NoBot", BadBot, "which is no bot: a bot has a method choose"),
        ("test_bots_here:First@m.npz", BadBot, "takes no model"),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(
    name: str, error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        make_bot(name)


def test_a_bot_that_fails_is_named_with_the_place(capsys: pytest.CaptureFixture[str]) -> None:
    for name, sentence in (
        (
            "Fails",
            "failed: ZeroDivisionError: integer division or modulo by zero (test_bots_here.py",
        ),
        ("Exits", "failed: SystemExit: enough (test_bots_here.py"),
        ("Spells", "answered the text 'dig "),
        ("Illegal", "answered 'dance'; it must return one of the choices in legal: dig "),
    ):
        assert run(["sim", "--bots", f"test_bots_here:{name}", "--games", "1"]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"firstgiants: The bot test_bots_here:{name} {sentence}")
        assert said.count("\n") == 1


def test_sim_and_arena_make_them_in_their_processes(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        run(["sim", "--bots", "test_bots_here:First,packed", "-g", "12", "-j", "2", "--json"]) == 0
    )
    assert json.loads(capsys.readouterr().out)["bots"] == ["test_bots_here:First", "packed"]
    match = ["arena", "--bots", "test_bots_here:First,greedy", "-g", "4", "-j", "2", "--json"]
    assert run([*match, "--out", "match"]) == 0
    rows = json.loads(capsys.readouterr().out)["bots"]
    assert {row["bot"] for row in rows} == {"test_bots_here:First", "greedy"}
    # Results of another version of the bot are not mixed in.
    before = version_of_bots(["test_bots_here:First"])
    with (folder / "test_bots_here.py").open("a") as source:
        source.write("# changed\n")
    assert version_of_bots(["test_bots_here:First"]) != before
    assert run([*match, "--out", "match"]) == 2
    assert "other versions of these bots" in capsys.readouterr().err


def test_a_record_cannot_name_a_module(capsys: pytest.CaptureFixture[str]) -> None:
    """Only the person at the keyboard says which code runs."""
    game = Game.new([Player("Ada"), Player("X", bot="test_bots_here:Fails")], seed=1)
    Path("game.json").write_text(json.dumps(game.record().to_json()))
    assert run(["play", "--resume", "game.json"]) == 2
    assert "must be named with --bots too" in capsys.readouterr().err
    assert "test_bots_here" not in sys.modules
