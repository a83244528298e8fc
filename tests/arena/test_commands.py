"""The output of `firstgiants arena` and `firstgiants train`."""

import json
from pathlib import Path

import pytest

from firstgiants.rules.cards import load_deck
from firstgiants.server.bots.catalog import ModelFiles
from tests.cli.commands import Prompt

OTHER_DECK = Path(__file__).parent.parent / "golden" / "decks" / "wild.json"
BOTS = ["arena", "--bots", "greedy,random", "--games", "4", "--jobs", "1"]


@pytest.fixture
def prompt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Prompt:
    # The table depends on the width of the terminal, so fix it.
    monkeypatch.setenv("COLUMNS", "120")
    return Prompt(capsys, monkeypatch)


def test_the_table_ranks_the_bots(prompt: Prompt) -> None:
    said = prompt(*BOTS, "--nodes", "5")
    assert (said.code, said.err) == (0, "")
    head, _, titles, first, second = said.out.splitlines()
    assert head.startswith("4 games with 2 players, 5 nodes a decision; every deal from every seat")
    assert titles.split()[:3] == ["bot", "wins", "95"]
    assert first.split()[:2] == ["1", "greedy"]
    assert second.split()[:2] == ["2", "random"]
    assert first.count("●") == second.count("●") == 1


def test_with_three_bots_the_output_compares_each_pair(prompt: Prompt) -> None:
    said = prompt("arena", "--bots", "random,greedy,volunteer", "--games", "2", "--jobs", "1")
    assert "How often each bot finishes ahead" in said.out
    assert said.out.splitlines()[-1].split()[-1] == "·"


def test_the_files_have_the_same_results_as_the_json_output(prompt: Prompt, tmp_path: Path) -> None:
    stem = tmp_path / "match"
    said = prompt(*BOTS, "--json", "--out", stem)
    assert said.json == json.loads((tmp_path / "match.json").read_text())
    assert isinstance(said.json, dict)
    assert said.json["match"]["bots"] == ["greedy", "random"]
    assert said.json["games"] == 4
    assert (tmp_path / "match.svg").read_text().startswith("<svg")
    assert len((tmp_path / "match.jsonl").read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "greedy,nobody"], "There is no bot 'nobody'"),
        (["--bots", "greedy"], "two or more bots"),
        (["--bots", ","], "two or more bots"),
        (["--bots", "greedy,greedy"], "each named once"),
        (["--games", "0"], "0 is not in the range"),
        (["--players", "6"], "6 is not in the range"),
        (["--seconds", "nan"], "too small to think in"),
        (["--nodes", "0"], "too small to think in"),
        (["--deck", "nothing"], "There is no deck"),
        (["--out", "/nowhere/match"], "No such file"),
        (["--cluster", "nonsense"], "There is no cluster at 'nonsense'"),
    ],
)
def test_bad_options_of_a_match_are_reported_in_one_sentence(
    prompt: Prompt, options: list[str], sentence: str
) -> None:
    said = prompt(*BOTS, *options)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_an_interrupted_match_says_how_to_go_on(
    prompt: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("firstgiants.arena.match.play_match", interrupt)
        said = prompt(*BOTS, "--out", tmp_path / "match")
    assert said.code == 130
    assert "Repeat the command to go on" in said.err


def test_training_reports_each_round(prompt: Prompt, tmp_path: Path) -> None:
    options = ["--rounds", "1", "--games", "10", "--jobs", "1"]
    said = prompt("train", tmp_path / "one", *options)
    assert said.code == 0
    assert said.err.startswith("round 1 of 1: ")
    assert said.out == f"{tmp_path / 'one' / 'model.npz'}\n"
    assert (tmp_path / "one" / "curve.svg").read_text().startswith("<svg")
    played = prompt("sim", "--games", "1", "--bots", "learned", "--model", said.out.strip())
    assert (played.code, played.err) == (0, "")


def test_a_model_for_another_deck_is_used_wherever_bots_play(
    prompt: Prompt, tmp_path: Path
) -> None:
    deck = load_deck(OTHER_DECK)
    options = ["--rounds", "1", "--games", "10", "--jobs", "1", "--deck", str(OTHER_DECK)]
    said = prompt("train", tmp_path / "own", *options)
    assert said.code == 0
    model = said.out.strip()
    assert "of 10 games against the general model" in said.err
    assert f"firstgiants play --bots giant --deck {OTHER_DECK} --model {model}" in said.err
    for command in (
        ["sim", "--games", "1", "--bots", "learned"],
        ["arena", "--games", "2", "--jobs", "1", "--bots", "learned,greedy"],
        ["play", "--bots", "learned"],
    ):
        played = prompt(*command, "--deck", OTHER_DECK, "--model", model)
        assert (played.code, played.err) == (0, ""), "no note: it is the deck's own model"
    served = tmp_path / f"{deck.hash}.npz"
    served.write_bytes(Path(model).read_bytes())
    assert f"MODELS/{served.name}" in said.err
    files = ModelFiles(None, str(tmp_path))
    assert (files.file_for(deck), files.check()) == (str(served), [])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--general", "--deck", "founders"], "--general trains for all decks"),
        (["--games", "5"], "5 is not in the range"),
        (["--rounds", "0"], "0 is not in the range"),
        (["--deck", "nothing"], "There is no deck"),
        (["--cluster", "nonsense"], "There is no cluster at 'nonsense'"),
    ],
)
def test_bad_options_of_a_training_are_reported_in_one_sentence(
    prompt: Prompt, tmp_path: Path, options: list[str], sentence: str
) -> None:
    said = prompt("train", tmp_path / "new", *options)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_file_instead_of_the_folder_is_reported(prompt: Prompt, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = prompt("train", tmp_path / "file")
    assert said.code == 2
    assert "is a file" in said.err
