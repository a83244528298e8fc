"""The texts of messages: every language says every kind, and nothing lies unused."""

from __future__ import annotations

from importlib import resources
from unittest.mock import patch

import pytest

from firstgiants import locales
from firstgiants.locales import LANGUAGES
from firstgiants.server.notices import texts
from firstgiants.server.notices.texts import TableLine, confirmation, letter, message, table_name

SITE = "https://giants.example"
KINDS = ("turn", "reminder", "over", "challenge", "test")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_message(language: str) -> None:
    said: set[str] = set()

    def text(key: str, args: object = None, language: str = "en") -> str:
        said.add(key)
        return locales.text(key, args, language)  # type: ignore[arg-type]

    with patch.object(texts, "text", text):
        for hours in (0, 1, 5):
            for kind in KINDS:
                title, by = ("Bones", "Ada") if hours else ("", "")
                line = TableLine(kind, "t1", title, hours * 3_600_000, by)
                shown = message(line, language, waiting=2, key="k")
                assert shown.title
                assert shown.body
                for lines in ([line], [line, line]):
                    mail = letter(lines, language, site=SITE, unsubscribe=f"{SITE}/stop")
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


def test_a_mail_says_of_each_table_why_it_is_named() -> None:
    lines = [
        TableLine("over", "t1", "One"),
        TableLine("turn", "t2", "Two", 5 * 3_600_000),
        TableLine("turn", "t3", "Three"),
        TableLine("challenge", "t4", "Four", by="Ada"),
        TableLine("over", "t5", "Five"),
    ]
    mail = letter(lines, "en", site=SITE, unsubscribe=f"{SITE}/stop")
    assert mail.subject == "It is your turn at 2 tables"
    assert mail.body.split("-- ")[0].splitlines() == [
        "It is your turn at 2 tables:", "",
        "- Two (5 hours left)", f"  {SITE}/t/t2", "- Three", f"  {SITE}/t/t3", "",
        "A seat is kept for you:", "", "- Four (invited by Ada)", f"  {SITE}/t/t4", "",
        "These games have ended:", "", "- One", f"  {SITE}/t/t1", "- Five", f"  {SITE}/t/t5", "",
    ]  # fmt: skip


def test_a_name_that_looks_like_a_link_is_left_out_of_the_mail_to_confirm() -> None:
    mail = confirmation("en", site=SITE, link=f"{SITE}/x", name="evil.example")
    assert mail.body.startswith("Somebody wants to hear at this address")


@pytest.mark.parametrize(
    "title", ["evil.example", "http://x", "a@b", "see www", "x/y", "\\\\x", "", "Www"]
)
def test_a_title_that_could_become_a_link_is_left_out(title: str) -> None:
    assert table_name(title, "en") == "your table"


@pytest.mark.parametrize("title", ["After dinner", "No. 5, at last.", "Café – 2 : 1", "晚餐後"])
def test_other_titles_are_kept(title: str) -> None:
    assert table_name(title, "en") == title
