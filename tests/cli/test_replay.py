"""`replay`: traces exactly as in RULES.md §9.4, and logs."""

import json
import re
from pathlib import Path

import pytest

from firstgiants import Deck, Game, load_deck, trace
from firstgiants.locales import LANGUAGES, text

from .commands import Prompt, random_game, write_record


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_9_4_a_line_for_each_choice_and_the_state_last(prompt: Prompt, tmp_path: Path) -> None:
    game = random_game(players=3)
    said = prompt("replay", write_record(tmp_path, game), "--trace")
    assert (said.code, said.err) == (0, "")
    traced = lines(said.out)
    assert traced == list(trace(game.record()))
    assert [line["ply"] for line in traced[:-1]] == list(range(1, game.ply + 1))
    assert [line["choice"] for line in traced[:-1]] == list(game.choices)
    assert traced[-1]["over"] is True
    assert list(traced[0]) == ["ply", "seat", "legal", "choice"]
    assert list(traced[-1]) == ["over", "seats", "news"]


def test_several_files_are_traced_in_turn(prompt: Prompt, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, two = random_game(seed=1), random_game(seed=2)
    paths = [write_record(tmp_path / "a", one), write_record(tmp_path / "b", two)]
    said = prompt("replay", *paths, "--trace")
    assert lines(said.out) == [*trace(one.record()), *trace(two.record())]


def test_a_record_of_another_deck_needs_its_file(prompt: Prompt, tmp_path: Path) -> None:
    built_in = load_deck("founders")
    deck = Deck("mine", built_in.cards[:30])
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck.to_json()))
    game = Game.new(2, seed=1, deck=deck)
    game.play(game.legal[0])
    record = write_record(tmp_path, game)
    said = prompt("replay", record, "--trace")
    assert said.code == 2
    assert "give its file with --deck" in said.err
    said = prompt("replay", record, "--trace", "--deck", file)
    assert lines(said.out) == list(trace(game.record(), deck=deck))


def test_a_record_may_hold_its_deck(prompt: Prompt, tmp_path: Path) -> None:
    deck = Deck("mine", load_deck("founders").cards[:30])
    game = Game.new(2, seed=1, deck=deck)
    game.play(game.legal[0])
    record = write_record(tmp_path, game, deck_file=deck.to_json())
    assert lines(prompt("replay", record, "--trace").out) == list(trace(game.record(), deck=deck))
    other = deck.to_json() | {"id": "other"}
    said = prompt("replay", write_record(tmp_path, game, deck_file=other))
    assert said.code == 2
    assert f"not {deck.hash[:12]}" in said.err


def test_what_is_missing_is_said_exactly(prompt: Prompt, tmp_path: Path) -> None:
    record = write_record(tmp_path, random_game(), deck_hash="ab" * 32)
    said = prompt("replay", record)
    assert said.code == 2
    assert "another edition of deck 'founders' (hash abababababab); give its file" in said.err
    said = prompt("replay", record, "--deck", "founders")
    assert said.code == 0
    assert "played with another deck file (abababababab)" in said.err


def test_a_record_cannot_open_files(prompt: Prompt, tmp_path: Path) -> None:
    secret = tmp_path / "deck.json"
    secret.write_text(json.dumps(load_deck("founders").to_json()))
    game = random_game()
    record = write_record(tmp_path, game, deck=str(secret))
    assert prompt("replay", record).code == 2


def test_9_3_an_illegal_choice_is_refused_with_its_ply(prompt: Prompt, tmp_path: Path) -> None:
    game = random_game()
    choices = [*game.choices[:4], "dig 9 nothing", *game.choices[5:]]
    record = write_record(tmp_path, game, choices=choices)
    said = prompt("replay", record, "--trace")
    assert said.code == 2
    assert "Choice 5, 'dig 9 nothing', is not legal here" in said.err
    assert len(lines(said.out)) == 4


def test_the_log_names_players_cards_and_the_winner(prompt: Prompt, tmp_path: Path) -> None:
    game = random_game()
    said = prompt("replay", write_record(tmp_path, game))
    assert said.out.startswith("Ada, Bot 2; deck founders, 80 cards.\nAda digs at Dig Site ")
    assert game.outcome is not None
    (winner,) = game.outcome.winners
    name = game.players[winner - 1].name
    assert f"{name} wins with {game.outcome.totals[winner - 1]} points." in said.out
    for score in game.scores:
        assert f"{score.total}" in said.out.splitlines()[-3 + score.seat]


def test_the_log_tells_a_lost_effect_after_its_display_and_a_declined_second_as_such(
    prompt: Prompt, tmp_path: Path
) -> None:
    lost = seconds = 0
    for seed in range(4):
        said = prompt("replay", write_record(tmp_path, random_game(players=4, seed=seed)))
        display = ""
        for line in said.out.splitlines():
            if not line.startswith(" "):
                display = line
            if found := re.search("The effect of (.+) is lost", line):
                assert f"{found[1]} " in display or f"{found[1]}:" in display
                lost += 1
            seconds += "displays no second fossil with" in line
    assert lost
    assert seconds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_complete_in_every_language(
    language: str, prompt: Prompt, tmp_path: Path
) -> None:
    """Logs whole games; a missing message or argument would be an error."""
    record = write_record(tmp_path, random_game(players=4, seed=5))
    said = prompt("replay", record, "--language", language)
    assert (said.code, said.err) == (0, "")
    assert "{" not in said.out
    assert text("end-won", language=language) in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["log-display-new", "log-display-set"])
def test_the_log_mentions_no_payment_of_nothing(message: str, language: str) -> None:
    words: dict[str, str | int] = {"who": "Bo", "card": "Egg", "kind": "Small", "length": 2}
    for you in ("who", "no"):
        free = text(message, words | {"you": you, "cost": 0}, language)
        paid = text(message, words | {"you": you, "cost": 3}, language)
        assert "0" not in free
        assert "3" in paid


def test_the_log_of_an_unfinished_game_says_so(prompt: Prompt, tmp_path: Path) -> None:
    said = prompt("replay", write_record(tmp_path, random_game()), "--ply", "7")
    assert said.out.endswith("The game is not over: 7 moves so far.\n")


def test_names_cannot_control_the_terminal(prompt: Prompt, tmp_path: Path) -> None:
    players = [{"name": "\x1b[31mred\x07"}, {"name": "[bold]Bo\u202e"}]
    said = prompt("replay", write_record(tmp_path, random_game(), players=players))
    assert said.code == 0
    assert not {"\x1b", "\x07", "\u202e"} & set(said.out)
    assert "[bold]Bo" in said.out


def test_a_record_is_read_from_standard_input(
    prompt: Prompt, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = random_game()
    with write_record(tmp_path, game).open() as piped:
        monkeypatch.setattr("sys.stdin", piped)
        assert lines(prompt("replay", "-", "--trace").out) == list(trace(game.record()))
