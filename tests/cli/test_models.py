"""`--model`: bots with a model that somebody trained, and what they say if it does not fit."""

from dataclasses import replace
from pathlib import Path

import pytest

from firstgiants import Game, Player
from firstgiants.bots import BadModel, Budget, UnknownBot, make_bot, note_of
from firstgiants.bots.model import BUILT_IN, BUILT_IN_GENERAL, load_weights, save_weights
from firstgiants.rules.cards import load_deck
from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.bots.pool import choose_turn
from firstgiants.server.serving import run_server
from firstgiants.server.settings import Settings

from .commands import Prompt, write_record

OTHER_DECK = Path(__file__).parent.parent / "golden" / "decks" / "wild.json"
GENERAL = "the bots use the general model."


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A model that prefers other choices than the built-in one."""
    weights = load_weights(BUILT_IN)
    nets = [
        replace(net, logit=-net.logit, policy=-net.policy, own=-net.own, others=-net.others)
        for net in weights.nets
    ]
    path = tmp_path / "model.npz"
    save_weights(path, replace(weights, nets=(nets[0], nets[1])))
    return path


def choices_of(name: str, model: Path | None = None) -> list[str]:
    game = Game.new(2, seed=5)
    bot = make_bot(name, seed=1, model=model)
    while game.decision is not None and game.ply < 30:
        game.play(bot.choose(game.view(game.asked), game.legal, Budget(nodes=20)))
    return list(game.choices)


def test_a_bot_plays_by_the_model_that_it_is_given(model: Path) -> None:
    for name in ("learned", "digger"):
        plain = choices_of(name)
        assert choices_of(name, BUILT_IN) == plain
        assert choices_of(name, model) != plain
        assert choices_of(f"{name}@{model}") == choices_of(name, model)
    assert choices_of("search", model) == choices_of("search")


def test_a_model_that_was_replaced_is_read_again(model: Path) -> None:
    other = choices_of("learned", model)
    model.write_bytes(BUILT_IN.read_bytes())
    assert choices_of("learned", model) == choices_of("learned") != other


def test_a_bad_model_is_named_and_the_general_one_plays(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(b"nonsense")
    bot = make_bot("best", model=tmp_path / "bad.npz")
    assert note_of(bot) == f"bad.npz is not a model file, or it is damaged: {GENERAL}"
    assert choices_of("learned", tmp_path / "bad.npz") == choices_of("learned", BUILT_IN_GENERAL)
    with pytest.raises(BadModel, match="There is no model"):
        make_bot("best", model=tmp_path / "none.npz")
    with pytest.raises(UnknownBot):
        make_bot(f"greedy@{tmp_path / 'bad.npz'}")


@pytest.mark.parametrize(
    "command",
    [
        ["sim", "--games", "2", "--json", "--bots", "learned"],
        ["arena", "--games", "2", "--jobs", "1", "--json", "--bots", "learned,greedy"],
        ["play", "--bots", "learned", "--seed", "3"],
    ],
)
def test_commands_take_a_model(prompt: Prompt, model: Path, command: list[str]) -> None:
    plain, other = prompt(*command), prompt(*command, "--model", model)
    assert (plain.code, plain.err) == (other.code, other.err) == (0, "")
    if command[0] != "play":  # it ends before the bot moves
        assert plain.out != other.out
    said = prompt(*command, "--model", "none.npz")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "There is no model file" in said.err
    said = prompt(*command, "--model", __file__)
    assert (said.code, said.err.count(GENERAL), said.err.count("\n")) == (0, 1, 1)


def test_bots_on_another_deck_say_that_they_use_the_general_model(prompt: Prompt) -> None:
    for command in (
        ["sim", "--games", "1", "--bots", "hatchling,learned"],
        ["arena", "--games", "2", "--jobs", "1", "--bots", "hatchling,greedy"],
        ["play", "--bots", "hatchling"],
    ):
        said = prompt(*command, "--deck", OTHER_DECK)
        assert (said.code, said.err.count(GENERAL), said.err.count("\n")) == (0, 1, 1), said
        assert "the bots" not in prompt(*command).err
    assert note_of(make_bot("greedy")) is None


def test_two_models_can_play_a_match_and_its_file_knows_them(
    prompt: Prompt, model: Path, tmp_path: Path
) -> None:
    names = f"learned,learned@{model}"
    match: list[str | Path] = [
        "arena",
        "--games",
        "2",
        "--jobs",
        "1",
        "--bots",
        names,
        "--out",
        tmp_path / "m",
    ]
    assert prompt(*match).code == 0
    assert prompt(*match).code == 0
    model.write_bytes(BUILT_IN.read_bytes())
    said = prompt(*match)
    assert said.code == 2
    assert "other versions of these bots" in said.err


def test_a_record_cannot_name_a_file(prompt: Prompt, model: Path, tmp_path: Path) -> None:
    game = Game.new([Player("Ada"), Player("Bot", bot=f"learned@{model}")], seed=1)
    said = prompt("play", "--resume", write_record(tmp_path, game))
    assert said.code == 2
    assert "names a bot that there is not" in said.err
    assert "--model takes the file" in prompt("play", "--bots", f"learned@{model}").err


def test_the_bots_of_a_server_use_its_model(model: Path, tmp_path: Path) -> None:
    views = [Game.new(2, seed=seed).view(1) for seed in range(12)]
    plain, other = [
        [choose_turn("learned", view, 1, None, None, file) for view in views]
        for file in (None, str(model))
    ]
    assert plain != other
    with pytest.raises(Exception, match="model: There is no model"):
        run_server(
            Settings(port=0, model=str(tmp_path / "none.npz"), database=str(tmp_path / "x")),
            open_browser=False,
        )


def test_a_server_takes_the_models_of_a_folder_by_deck(model: Path, tmp_path: Path) -> None:
    other, founders = load_deck(OTHER_DECK), load_deck("founders")
    folder = tmp_path / "models"
    with pytest.raises(BadModel, match="There is no folder models"):
        ModelFiles(None, str(folder)).check()
    folder.mkdir()
    (folder / f"{other.hash}.npz").write_bytes(b"nonsense")
    files = ModelFiles(str(model), str(folder))
    assert files.file_for(founders) == str(model)
    assert files.file_for(other) == str(folder / f"{other.hash}.npz")
    assert files.check() == [f"{other.hash}.npz is not a model file, or it is damaged: {GENERAL}"]
    turns = [
        choose_turn("learned", Game.new(2, seed=1, deck=other).view(1), 1, None, None, file, other)
        for file in (files.file_for(other), None)
    ]
    assert turns[0] == turns[1]


@pytest.mark.parametrize("command", ["sim --bots", "arena --bots", "play --bots"])
def test_a_model_that_no_bot_uses_is_refused(prompt: Prompt, command: str) -> None:
    said = prompt(*command.split(), "greedy,random", "--model", "none.npz")
    assert said.code == 2
    assert "--model is for the bots that learn: learned, " in said.err
