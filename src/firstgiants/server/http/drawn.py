"""Pages that the web client's build has drawn as they are first seen: which one somebody gets."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass

from firstgiants.server.http.files import File, Files, file_of

LANGUAGE_COOKIE = "fg_language"
LANGUAGES = {"en": "en", "fr": "fr", "de": "de", "it": "it", "zh": "zh-Hant"}
PAGES = {"front": re.compile(r"/"), "table": re.compile(r"/t/[\w-]+")}
DAY_S = 86_400


def language_of(accepted: str, chosen: str | None) -> str:
    """As the client chooses: what was picked here, else the browser's first that is spoken."""
    if chosen is not None and chosen in LANGUAGES.values():
        return chosen
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().lower().split("-")[0]))
        except ValueError:
            continue
    wanted.sort(key=lambda one: one[0])
    return next((LANGUAGES[base] for _, base in wanted if base in LANGUAGES), "en")


@dataclass(frozen=True)
class Page:
    file: File
    """What the content security policy has to name besides: the one style sheet inside it."""
    style: str
    source: File
    day: int


def _named(text: str) -> str:
    found = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    digest = hashlib.sha256((found[1] if found else "").encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


class Drawn:
    def __init__(self, files: Files) -> None:
        self._files = files
        self._made: dict[str, Page] = {}

    def get(self, path: str, accepted: str, cookies: Mapping[str, str]) -> Page | None:
        page = next((name for name, fits in PAGES.items() if fits.fullmatch(path)), None)
        if page is None:
            return None
        name = f"pages/{page}.{language_of(accepted, cookies.get(LANGUAGE_COOKIE))}.html"
        source = self._files.get(name)
        stones = self._files.get("pages/stones.json")
        if source is None or stones is None:
            return None
        day = int(time.time()) // DAY_S
        known = self._made.get(name)
        if known is None or known.source is not source or known.day != day:
            of_the_day: list[str] = json.loads(stones.body)
            text = source.body.decode().replace("%day%", str(day))
            text = text.replace("%stone%", of_the_day[day % len(of_the_day)])
            known = Page(file_of(text.encode(), "text/html"), _named(text), source, day)
            self._made[name] = known
        return known
