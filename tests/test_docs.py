"""The documentation site builds without a warning, and its pages load nothing from other hosts."""

import re
from pathlib import Path

import pytest

from tools import card_catalogue, docs, strength_plot

LOADS = re.compile(r"""<(?:script|img|iframe|source|use|link)\b[^>]*?(?:src|href)="([^"]+)""")
STYLE_LOADS = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')]+)""")
INLINE = re.compile(r"<style|<script(?![^>]*\bsrc=)|\son\w+=|javascript:")


def test_the_catalogue_of_cards_matches_the_deck() -> None:
    """To update: python tools/card_catalogue.py"""
    assert card_catalogue.PAGE.read_text(encoding="utf-8") == card_catalogue.catalogue()


def test_the_plot_of_the_levels_shows_the_table_of_matches() -> None:
    """To update: python tools/strength_plot.py"""
    assert strength_plot.OUT.read_text(encoding="utf-8") == strength_plot.levels_plot()


def test_links_lead_to_pages_of_the_site_or_to_the_repository() -> None:
    pages = {"docs/a.md": "a.md", "SECURITY.md": "project/security.md"}
    text = "[safe](../SECURITY.md#requests), [code](../tools/docs.py), [out](https://x.example)"
    assert docs.with_links(text, "docs/a.md", pages) == (
        "[safe](project/security.md#requests), code, [out](https://x.example)"
    )
    published = docs.with_links(text, "docs/a.md", pages, "https://git.example/giants")
    assert "[code](https://git.example/giants/blob/main/tools/docs.py)" in published
    with pytest.raises(docs.BrokenLink, match="nowhere"):
        docs.with_links("[gone](nowhere.md)", "docs/a.md", pages)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("sphinx", reason="make dev installs it")
    out = tmp_path_factory.mktemp("docs") / "site"
    docs.build(out)
    return out


def test_the_site_builds_without_warnings_and_has_every_page(site: Path) -> None:
    for page in [*docs.sources().values(), "http.md", "reference/game.md"]:
        assert (site / page).with_suffix(".html").is_file(), page
    cards = (site / "cards.html").read_text(encoding="utf-8")
    assert cards.count("_images/") >= 80
    assert "firstgiants.rules.game.Game.play" in (site / "reference/game.html").read_text("utf-8")
    assert 'id="s4-3"' in (site / "RULES.html").read_text(encoding="utf-8")


def test_pages_load_only_files_of_the_site_and_nothing_inline(site: Path) -> None:
    """The server's content security policy allows neither."""
    pages = list(site.rglob("*.html"))
    assert len(pages) > 50
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert INLINE.findall(text) == [], page
        files = [link.partition("#")[0].partition("?")[0] for link in LOADS.findall(text)]
        assert [name for name in files if name and not (page.parent / name).exists()] == [], page
    for sheet in site.rglob("*.css"):
        assert STYLE_LOADS.findall(sheet.read_text(encoding="utf-8")) == [], sheet
