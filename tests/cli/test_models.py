"""`--model`: bots with a model that somebody trained, and what they say if it does not fit."""

from dataclasses import replace
from pathlib import Path

import pytest

from firstgiants import Game, Player
from firstgiants.bots import BadModel, Budget, UnknownBot, make_bot, note_of
from firstgiants.bots.model import BUILT_IN, load_weights, save_weights
from firstgiants.server.bots.pool import choose_turn
from firstgiants.server.serving import run_server
from firstgiants.server.settings import Settings

from .commands import Prompt, write_record

OTHER_DECK = Path(__file__).parent.parent / "golden" / "decks" / "wild.json"
WITHOUT = "the bots search without learning."


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


def test_a_bad_model_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(b"nonsense")
    for name, sentence in (("bad.npz", "is not a model file"), ("none.npz", "There is no model")):
        with pytest.raises(BadModel, match=sentence):
            make_bot("best", model=tmp_path / name)
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
    for file, sentence in (("none.npz", "There is no model file"), (__file__, "is not a model")):
        said = prompt(*command, "--model", file)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert sentence in said.err


def test_bots_on_another_deck_say_that_they_play_without_learning(prompt: Prompt) -> None:
    for command in (
        ["sim", "--games", "1", "--bots", "hatchling,learned"],
        ["arena", "--games", "2", "--jobs", "1", "--bots", "hatchling,greedy"],
        ["play", "--bots", "hatchling"],
    ):
        said = prompt(*command, "--deck", OTHER_DECK)
        assert (said.code, said.err.count(WITHOUT), said.err.count("\n")) == (0, 1, 1), said
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
    for file, sentence in ((str(tmp_path / "none.npz"), "There is no model"), (__file__, "is not")):
        with pytest.raises(Exception, match=f"^model: .*{sentence}"):
            run_server(
                Settings(port=0, model=file, database=str(tmp_path / "x")), open_browser=False
            )
