"""The server shows the documentation at /docs, or says how to build it."""

from __future__ import annotations

from pathlib import Path

import pytest

from firstgiants.server.http import pages
from tests.server.served import serving


async def test_the_documentation_is_served_below_docs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    (site / "reference").mkdir(parents=True)
    (site / "index.html").write_text("<p>The front page")
    (site / "api.html").write_text("<p>The guide to the API")
    (site / "reference" / "game.html").write_text("<p>Games")
    (tmp_path / "secret.html").write_text("a secret")
    monkeypatch.setattr(pages, "DOCS", site)
    async with serving(tmp_path) as served:
        reader = served.nobody()
        for address in ("/docs", "/docs/"):
            moved = await reader.ask("GET", address)
            assert (moved.status_code, moved.headers["location"]) == (307, "/docs/index.html")
        page = await reader.ask("GET", "/docs/index.html")
        assert page.text == "<p>The front page"
        assert "script-src 'self';" in page.headers["content-security-policy"]
        tag = {"If-None-Match": page.headers["etag"]}
        assert (await reader.ask("GET", "/docs/index.html", headers=tag)).status_code == 304
        assert (await reader.ask("GET", "/docs/reference/game.html")).text == "<p>Games"
        assert "guide" in (await reader.ask("GET", "/docs/api.html")).text
        assert "/docs/api.js" in (await reader.ask("GET", "/docs/api")).text
        for missing in ("nothing.html", "unbuilt.html", "%2e%2e/secret.html", "reference"):
            await reader.refused(404, "not-found", "GET", f"/docs/{missing}")


async def test_a_server_without_documentation_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "DOCS", tmp_path / "nothing")
    async with serving(tmp_path) as served:
        page = await served.nobody().ask("GET", "/docs")
        assert page.status_code == 200
        assert "<code>make docs</code>" in page.text
