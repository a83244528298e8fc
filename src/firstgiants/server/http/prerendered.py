"""Serves the front page, prerendered by the web client's build."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import time
from dataclasses import dataclass
from pathlib import Path

from firstgiants.locales import LANGUAGES
from firstgiants.server.http.static_files import File, is_own_file, make_file

LANGUAGE_COOKIE = "fg_language"
TAG_OF_BASE = {tag.split("-")[0]: tag for tag in LANGUAGES}
"""The language served for the first part of a tag: "de-AT" gets German, "zh-CN" our Chinese."""
FOLDER = "pages"
DAY_S = 86_400
MOST_LANGUAGES = 20
_LANGUAGE_PATTERN = re.compile(rf"(?:^|;) ?{LANGUAGE_COOKIE}=([A-Za-z-]+)(?=;|$)")


def chosen_language(cookies: str) -> str | None:
    """The language that the person chose on this site. Searches the Cookie header instead of
    parsing it, because the framework caches every header that it has parsed."""
    found = _LANGUAGE_PATTERN.search(cookies)
    return found[1] if found is not None else None


def language_of(accepted: str, chosen: str | None) -> str:
    """The chosen language, otherwise the first of the browser's that has a catalog. The web client
    follows the same rule."""
    if chosen is not None and chosen in LANGUAGES:
        return chosen
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]:
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().lower().split("-")[0]))
        except ValueError:
            continue
    wanted.sort(key=lambda one: one[0])
    return next((TAG_OF_BASE[base] for _, base in wanted if base in TAG_OF_BASE), "en")


@dataclass(frozen=True)
class Page:
    file: File
    style: str
    """The hash of the page's inline style sheet, for the content security policy."""
    day: int


def _style(text: str) -> str:
    found = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    digest = hashlib.sha256((found[1] if found else "").encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


class FrontPage:
    """The front page in every language, rebuilt every day."""

    def __init__(self, folder: Path) -> None:
        web = folder.parent
        self._sources = {
            path.stem: path.read_text("utf-8")
            for path in folder.glob("front.*.html")
            if is_own_file(path, web)
        }
        stones = folder / "stones.json"
        self._stones: list[str] = (
            json.loads(stones.read_bytes()) if is_own_file(stones, web) else []
        )
        self._pages: dict[str, Page] = {}

    def get(self, accepted: str, cookies: str) -> Page | None:
        name = f"front.{language_of(accepted, chosen_language(cookies))}"
        source = self._sources.get(name)
        if source is None or not self._stones:
            return None
        day = int(time.time()) // DAY_S
        page = self._pages.get(name)
        if page is None or page.day != day:
            text = source.replace("%day%", str(day))
            text = text.replace("%stone%", self._stones[day % len(self._stones)])
            page = Page(make_file(text.encode(), "text/html"), _style(text), day)
            self._pages[name] = page
        return page
