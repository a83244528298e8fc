"""`review`: the account in words, as JSON and as a page."""

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from firstgiants import Game, Player
from firstgiants.locales import LANGUAGES, text

from .commands import Prompt, write_record


@pytest.fixture
def short_game(tmp_path: Path) -> Path:
    game = Game.new([Player("<b>Ada</b>"), Player("Bo")], seed=7)
    for choice in ("dig 2 smilodon", "dig 3 ichthyosaurus", "dig 1 archelon"):
        game.play(choice)
    return write_record(tmp_path, game)


def test_json_has_the_account_choices_and_reveals(prompt: Prompt, short_game: Path) -> None:
    said = prompt("review", short_game, "--json")
    assert (said.code, said.err) == (0, "")
    review: dict[str, Any] = json.loads(said.out)
    assert {"seat", "start", "luck", "own", "others", "result", "accuracy"} <= set(
        review["seats"][0]
    )
    for seat in review["seats"]:
        parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"]
        assert parts == pytest.approx(seat["result"])
    assert [(one["ply"], one["seat"]) for one in review["choices"]] == [(1, 1), (2, 2), (3, 1)]
    assert all({"choice", "best", "loss"} <= set(one) for one in review["choices"])
    assert all(len(one["luck"]) == 2 and one["card"] for one in review["reveals"])


def test_words_and_page_in_every_language(prompt: Prompt, short_game: Path) -> None:
    out = short_game.parent / "review.html"
    for language in LANGUAGES:
        said = prompt("review", short_game, "--html", out, "--language", language)
        assert (said.code, said.out, said.err) == (0, "", "")
        page = out.read_text(encoding="utf-8")
        assert text("review-title", language=language) in page
        assert text("review-unfinished", language=language) in page
        assert "&lt;b&gt;Ada&lt;/b&gt;" in page
        assert "<b>" not in page
        assert "<script" not in page
        style = re.search(r"<style>(.*?)</style>", page, re.DOTALL)
        assert style is not None
        digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
        policy = f"default-src 'none'; style-src 'sha256-{digest}'"
        assert f'<meta http-equiv="Content-Security-Policy" content="{policy}">' in page
        assert "style=" not in page  # which the policy would refuse


def test_the_terminal_shows_the_account(
    prompt: Prompt, short_game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")  # in 80 columns the headings take two lines
    said = prompt("review", short_game, "--language", "en")
    assert "Own choices" in said.out
    assert "Bo" in said.out
    # Chances in percent: a bare number would read like points of the game.
    assert re.search(r"Bo +\d+ % +[+−]?\d+ % ", said.out)
    assert text("review-moments") in said.out


def test_what_cannot_be_reviewed_gets_a_sentence(prompt: Prompt, tmp_path: Path) -> None:
    said = prompt("review", write_record(tmp_path, Game.new(2, seed=1)))
    assert said.code == 2
    assert said.err.startswith("firstgiants: No choice has been played yet")
    said = prompt("review", tmp_path / "missing.json")
    assert said.code == 2
    assert "Cannot read" in said.err
