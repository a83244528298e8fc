"""The words of messages: every language says every kind, and nothing lies unused."""

from __future__ import annotations

from importlib import resources
from unittest.mock import patch

import pytest

from firstgiants import locales
from firstgiants.locales import LANGUAGES
from firstgiants.server.notices import words
from firstgiants.server.notices.words import TableLine, confirmation, letter, message, table_name

SITE = "https://giants.example"
KINDS = ("turn", "reminder", "over", "challenge", "test")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_message(language: str) -> None:
    said: set[str] = set()

    def text(key: str, args: object = None, language: str = "en") -> str:
        said.add(key)
        return locales.text(key, args, language)  # type: ignore[arg-type]

    with patch.object(words, "text", text):
        for hours in (0, 1, 5):
            for kind in KINDS:
                line = TableLine(
                    "t1", "Bones" if hours else "", hours * 3_600_000, kind, "Ada" if hours else ""
                )
                shown = message(kind, line, language, waiting=2, key="k")
                assert shown.title
                assert shown.body
                for lines in ([line], [line, line]):
                    mail = letter(kind, lines, language, site=SITE, unsubscribe=f"{SITE}/stop")
                    assert f"{SITE}/t/t1" in mail.body
                    assert f"{SITE}/stop" in mail.body
                    assert "\n" not in mail.subject
        assert SITE in confirmation(language, site=SITE, link=f"{SITE}/x", name="Ada").body
    catalog = resources.files("firstgiants.locales").joinpath(language, "mail.ftl")
    keys = {
        line.split(" =")[0]
        for line in catalog.read_text("utf-8").splitlines()
        if " =" in line and line[0].isalpha()
    }
    assert keys == said


@pytest.mark.parametrize(
    "title", ["evil.example", "http://x", "a@b", "see www", "x/y", "\\\\x", "", "Www"]
)
def test_a_title_that_could_become_a_link_is_left_out(title: str) -> None:
    assert table_name(title, "en") == "your table"


@pytest.mark.parametrize("title", ["After dinner", "No. 5, at last.", "Café – 2 : 1", "晚餐後"])
def test_other_titles_are_kept(title: str) -> None:
    assert table_name(title, "en") == title
