"""`play`: a whole game in the terminal."""

import json
import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from firstgiants import DecisionKind, Game, Record, load_deck
from firstgiants.cli.formatting import Formatter
from firstgiants.locales import LANGUAGES, text

from .commands import Prompt, Said


def test_a_whole_game(prompt: Prompt, tmp_path: Path) -> None:
    """Always playing the first choice ends the game, and the record replays."""
    kept = tmp_path / "game.json"
    args = ["--players", "3", "--bots", "greedy,random", "--seed", "4", "--save", str(kept)]
    said = prompt("play", *args, typed=["1"] * 400)
    assert (said.code, said.err) == (0, "")
    game = Game.from_record(Record.from_json(kept.read_text()))
    assert game.outcome is not None
    assert {player.name for player in game.players} == {"Guest", "Greedy", "Random"}
    assert [player.bot for player in game.players if player.bot] == ["greedy", "random"]
    for score in game.scores:
        assert re.search(rf"{game.players[score.seat - 1].name} .* {score.total}\b", said.out)


def test_the_same_seed_is_the_same_game(prompt: Prompt) -> None:
    first = prompt("play", "--seed", "4", typed=["1"] * 20)
    assert prompt("play", "--seed", "4", typed=["1"] * 20) == first
    assert prompt("play", "--seed", "5", typed=["1"] * 20) != first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_everything_fits_80_columns_in_every_language(
    players: int, language: str, prompt: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    dice = random.Random(1)
    typed = ["?", "? ptera", "99", "fly", "u", *(str(dice.randint(1, 3)) for _ in range(300)), "l"]
    args = ["-p", str(players), "--seed", "6", "--language", language]
    said = prompt("play", *args, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert max(map(cell_len, said.out.splitlines())) == 80
    assert "{" not in said.out, "a message was not filled in"
    assert not re.search(r"\b(terminal|log|ask|act|plan|kind|sheet|age)-[a-z]", said.out)
    assert "[" not in said.out.replace("[0m", ""), "markup or colour in plain output"


def first_screen(prompt: Prompt, *typed: str) -> Said:
    return prompt("play", "--seed", "4", "--seat", "1", typed=list(typed))


def test_everything_public_is_on_the_screen(prompt: Prompt) -> None:
    said = first_screen(prompt)
    game = Game.new(2, seed="4")
    view = game.view()
    for site in view.sites:
        for card in site.cards:
            assert card is not None
            assert Formatter(game.deck).card(card) in said.out
    assert view.deck_top is not None
    assert Formatter(game.deck).card(view.deck_top) in said.out
    for news in view.news:
        assert f"{news.kind.capitalize()} –" in said.out
    for words in ("14 Set tokens left", "deck 72", "Greedy", "Your Museum", "2 amber", "▲▲▲▲"):
        assert words in said.out


def test_other_answers_explain_and_do_not_play(prompt: Prompt) -> None:
    said = first_screen(prompt, "99", "0", "fly", "²", "u", "? unicorn", "?", "? ptera", "l", "")
    assert said.out.count("Choose a number from 1 to 8") == 2
    assert "'fly' isn't a choice here" in said.out
    assert "'²' isn't a choice here" in said.out
    assert "Nothing to undo" in said.out
    assert "There is no card called 'unicorn'" in said.out
    assert "Dig: put a marker on a Dig Site that has none of yours" in said.out
    assert "Whenever anyone takes a Flying card, gain 1 amber." in said.out
    assert said.out.count("Your turn: dig up a card (1–8)") == 2
    assert said.out.endswith("You have left the table.\n")


def test_a_choice_may_be_typed_as_its_spelling(prompt: Prompt) -> None:
    card = Game.new(2, seed="4").view().sites[2].cards[1]
    assert card is not None
    said = first_screen(prompt, f"dig 3 {card}", "q")
    assert f"You dig at Dig Site III and take {Formatter(Game.new(2).deck).card(card)}." in said.out


def saved_before_a_reclaim(folder: Path) -> tuple[Path, Game]:
    """A saved game in which seat 1 can reclaim and then has to use its markers."""
    game = Game.new(["Ada", "Bo"], seed=8)
    while True:
        decision = game.decision
        assert decision is not None
        if decision.seat == 1 and "reclaim" in decision.spellings:
            after = game.preview(["reclaim"]).decision
            if after is not None and after.kind is DecisionKind.RECLAIM:
                break
        game.play(decision.legal[0])
    fields = game.record().to_json()
    fields["players"] = [{"name": "Ada"}, {"name": "Bo", "bot": "greedy"}]
    path = folder / "kept.json"
    path.write_text(json.dumps(fields))
    return path, game


def test_u_undoes_choices_that_reveal_nothing(prompt: Prompt, tmp_path: Path) -> None:
    path, game = saved_before_a_reclaim(tmp_path)
    after = tmp_path / "after.json"
    said = prompt("play", "--resume", path, "--save", after, typed=["reclaim", "u", "q"])
    assert (said.code, said.err) == (0, "")
    assert "display a fossil or take 1 amber" in said.out
    assert "Undone." in said.out
    assert Record.from_json(after.read_text()).choices == game.choices


def test_choices_that_reveal_a_card_cannot_be_undone(prompt: Prompt, tmp_path: Path) -> None:
    """After a dig without further decisions, a card is turned up and the bot has played."""
    kept = tmp_path / "game.json"
    game = Game.new(2, seed="4")
    assert game.decision is not None
    quiet = next(c for c in game.decision.spellings if game.preview([c]).decision is None)
    said = prompt(*("play", "--seed", "4", "--seat", "1", "--save", kept), typed=[quiet, "u", "q"])
    assert "Nothing to undo" in said.out
    assert Record.from_json(kept.read_text()).choices[0] == quiet


def test_a_saved_game_holds_its_deck_and_resumes_with_it(prompt: Prompt, tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps(load_deck("founders").to_json() | {"id": "mine"}))
    kept = tmp_path / "game.json"
    prompt("play", "--deck", deck, "--seed", "4", "--seat", "1", "--save", kept, typed=["1", "q"])
    deck.unlink()
    said = prompt("play", "--resume", kept, "--save", kept, typed=["q"])
    assert (said.code, said.err) == (0, "")
    assert json.loads(kept.read_text())["deck_file"]["id"] == "mine"


def test_resume_needs_one_seat_for_a_person(prompt: Prompt, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(json.dumps(Game.new(2, seed=1).record().to_json()))
    said = prompt("play", "--resume", path)
    assert said.code == 2
    assert "has 2 seats without a bot" in said.err


def test_ctrl_c_saves_the_record(
    prompt: Prompt, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("firstgiants.cli.session.Session._read", interrupt)
    kept = tmp_path / "game.json"
    assert prompt("play", "--seed", "4", "--seat", "1", "--save", kept).code == 130
    assert Record.from_json(kept.read_text()).choices == ()


def test_a_game_that_cannot_be_saved_does_not_begin(prompt: Prompt, tmp_path: Path) -> None:
    said = prompt("play", "--save", tmp_path / "none" / "game.json", typed=["q"])
    assert (said.code, said.out) == (2, "")
    assert "there is no folder " in said.err


def test_a_bot_that_fails_leaves_the_saved_game(
    prompt: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bot.py").write_text(
        "class Fails:\n    def choose(self, view, legal, budget):\n        raise SystemExit\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    kept = tmp_path / "game.json"
    bot = ("--bots", "failing_bot:Fails", "--seed", "4", "--seat", "1")
    said = prompt("play", *bot, "--save", kept, typed=["1"] * 9)
    assert said.code == 2
    assert "The bot failing_bot:Fails failed: SystemExit" in said.err
    assert Record.from_json(kept.read_text()).choices


def test_a_name_that_is_no_text_is_saved_too(prompt: Prompt, tmp_path: Path) -> None:
    """A byte of the command line that is not UTF-8 becomes half a surrogate pair."""
    kept = tmp_path / "game.json"
    said = prompt("play", "--name", "\udcff", "--seat", "1", "--save", kept, typed=["q"])
    assert said.code == 0, said.err
    assert Record.from_json(kept.read_text()).players[0].name == "?"


def test_the_locale_determines_the_language(
    prompt: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert text("terminal-left", language="de") in first_screen(prompt).out


def test_every_terminal_message_is_used(root: Path) -> None:
    """Ids that are built at run time begin like one of those in the sources."""
    catalog = (root / "src/firstgiants/locales/en/terminal.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^(terminal-[a-z-]+) =", catalog, re.MULTILINE)
    sources = catalog.replace(" =", "") + "".join(
        path.read_text(encoding="utf-8") for path in (root / "src/firstgiants/cli").glob("*.py")
    )
    beginnings = tuple(re.findall(r"""['"](terminal-[a-z-]+-)\{""", sources))
    beginnings += ("terminal-display", "terminal-or")
    used = {*re.findall(r"""['"](terminal-[a-z-]+)['"]""", sources)}
    used |= {*re.findall(r"\{ (terminal-[a-z-]+) \}", catalog)}
    assert [name for name in messages if name not in used and not name.startswith(beginnings)] == []
