"""Every third-party part is listed with its licence, and pages load nothing from other hosts."""

import re
from importlib import metadata
from pathlib import Path

import pytest

from tools import licences

WEB = licences.BUNDLED.parent.parent


@pytest.mark.parametrize("path", [licences.TEXT, licences.LIST], ids=lambda path: path.name)
def test_the_licence_lists_are_up_to_date(path: Path) -> None:
    """To update: python tools/licences.py, then `make setup`. Review the diff."""
    assert path.read_text(encoding="utf-8") == licences.outputs()[path]


def test_the_built_client_includes_the_licences() -> None:
    shipped = (WEB / "licences.txt").read_text(encoding="utf-8")
    assert shipped == licences.TEXT.read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in shipped


def test_every_font_file_belongs_to_a_listed_font() -> None:
    listed = [font.name.lower().replace(" ", "-") for font in licences.read_parts().fonts]
    files = [path.name for path in WEB.rglob("*.woff2")]
    assert files
    assert [name for name in files if not name.startswith(tuple(listed))] == []


def test_packages_for_other_platforms_have_the_listed_licence() -> None:
    for name, licence in licences.OTHER_PLATFORMS.items():
        assert name in licences.locked_names()
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        assert licences.python_licence(about) == licence


NAMED_NOT_LOADED = re.compile(r"http://www\.w3\.org/|https://svelte\.dev/e/")
"""Namespaces, and the pages that Svelte's errors point to."""


def page_files() -> list[Path]:
    folders = [WEB, WEB.parent / "server" / "pages"]
    kinds = {".html", ".css", ".js", ".svg"}
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]


def test_no_page_loads_anything_from_other_hosts() -> None:
    """The only absolute addresses are links to the home pages of third-party parts."""
    parts = licences.read_parts()
    groups = (parts.fonts, parts.icons, parts.page, parts.engine)
    homes = {part.home for group in groups for part in group}
    found = {
        f"{path.name}: {address}"
        for path in page_files()
        for address in re.findall(r"(?:https?:)?//[\w.-]+\.[a-z]{2,}[^\s\"'`)<,]*", _code(path))
        if address not in homes and not NAMED_NOT_LOADED.match(address)
    }
    assert found == set()


def _code(path: Path) -> str:
    """The text without the notices of fonts, which quote addresses that are no links."""
    text = path.read_text(encoding="utf-8")
    for notice in (notice for _, notice, _ in licences.FONT_NOTICES.values()):
        text = text.replace(notice, "")
    return text
