"""The names that the server suggests to guests."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from firstgiants.locales import LANGUAGES
from firstgiants.server.text import clean

from .served import serving

WORDS = json.loads(resources.files("firstgiants").joinpath("locales", "guests.json").read_bytes())
LONGEST = 24
"""Letters: a name stands on a plaque a finger or two wide."""


def names(language: str) -> set[str]:
    words = WORDS[language]
    return {
        words["name"].format(stuff=stuff, being=being)
        for stuff in words["stuffs"]
        for being in words["beings"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_many_short_and_clean(language: str) -> None:
    assert len(names(language)) >= 300
    for name in names(language):
        assert len(name) <= LONGEST
        assert clean(name, "name", 40) == name


async def test_newcomers_are_named_in_their_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for accepted, language in (
            ("de-CH,de;q=0.9,en;q=0.5", "de"),
            ("zh-TW", "zh-Hant"),
            ("pl", "en"),
            ("", "en"),
        ):
            headers = {"Accept-Language": accepted}
            me = await served.nobody().ok("POST", "/api/me", {}, headers=headers)
            assert me["name"] in names(language)
        # The language chosen on the page has precedence over the browser's.
        headers = {"Accept-Language": "de", "Cookie": "fg_language=it"}
        me = await served.nobody().ok("POST", "/api/me", {}, headers=headers)
        assert me["name"] in names("it")
        me = await served.nobody().ok("POST", "/api/me", {"name": "Ada"}, headers=headers)
        assert me["name"] == "Ada"
