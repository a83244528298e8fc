"""Lists every third-party part of First Giants with its licence.

    python tools/licences.py           write THIRD_PARTY_LICENSES and the list of the About page

It reads three sources: the list of npm packages in the web build (`web_dist/.vite/bundled.json`),
their licences in `web/node_modules`, and the metadata of the installed packages that
`requirements/run.txt` locks. Run it after a change of dependencies, then rebuild the web client. A
test fails when the output is out of date.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUNDLED = ROOT / "src" / "firstgiants" / "web_dist" / ".vite" / "bundled.json"
MODULES = ROOT / "web" / "node_modules"
LOCK = ROOT / "requirements" / "run.txt"
STANDARD_TEXTS = ROOT / "tools" / "licence_texts"

TEXT = ROOT / "THIRD_PARTY_LICENSES"
LIST = ROOT / "web" / "src" / "lib" / "thirdParty.json"

FONT_NOTICES = {
    "@fontsource-variable/fraunces": (
        "Fraunces",
        "Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)",
        "https://github.com/undercasetype/Fraunces",
    ),
    "@fontsource-variable/source-sans-3": (
        "Source Sans 3",
        "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’",
        "https://github.com/adobe-fonts/source-sans",
    ),
    "@fontsource/im-fell-english-sc": (
        "IM Fell English SC",
        "© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL English SC",
        "https://iginomarini.com/fell/",
    ),
}
"""Name, notice and home of each font. The notice is in the font file, not in the npm package."""

ICON_AUTHORS = {
    "@iconify-json/game-icons": "Lorc, Delapouite and the contributors of game-icons.net"
}
"""The build inlines icons, so the list of bundled packages does not contain them."""

OTHER_PLATFORMS = {
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "tzdata": "Apache-2.0",
}
"""Locked packages that are installed only on other systems or with older Pythons."""

IN_THEIR_FILE = {"segno": "BSD-3-Clause"}
"""Packages that state their exact licence only in the licence file itself."""

SPDX = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


@dataclass(frozen=True)
class Part:
    """One third-party part, as the About page lists it."""

    name: str
    version: str | None
    licence: str
    notice: str | None
    """The copyright holder."""
    home: str | None


@dataclass(frozen=True)
class Parts:
    fonts: list[Part]
    icons: list[Part]
    page: list[Part]
    """Software inside the web client."""
    engine: list[Part]
    """Software inside the compiled engine."""
    server: list[Part]
    """Python packages that are installed beside First Giants; none is inside it."""


def read_parts() -> Parts:
    bundled: list[str] = json.loads(BUNDLED.read_text(encoding="utf-8"))
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    icons = [
        name for name in ICON_AUTHORS if name in wanted["dependencies"] | wanted["devDependencies"]
    ]
    return Parts(
        fonts=[_font(name) for name in bundled if name.startswith("@fontsource")],
        icons=[_icons(name) for name in icons],
        page=[_npm(name) for name in bundled if not name.startswith(("@fontsource", "@iconify"))],
        engine=[_compiler()],
        server=[_python(name) for name in locked_names()],
    )


def locked_names() -> list[str]:
    """The packages of the run-time lock, each once."""
    return sorted(set(re.findall(r"^([\w.-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE)))


def _package_json(name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((MODULES / name / "package.json").read_text("utf-8"))
    return found


def _font(name: str) -> Part:
    about = _package_json(name)
    title, notice, home = FONT_NOTICES[name]
    return Part(title, str(about["version"]), str(about["license"]), notice, home)


def _icons(name: str) -> Part:
    about = _package_json(name)
    notice = ICON_AUTHORS[name]
    return Part(
        name, str(about["version"]), str(about["license"]), notice, "https://game-icons.net"
    )


def _npm(name: str) -> Part:
    about = _package_json(name)
    text = licence_text(name, str(about["license"]))
    notices = re.findall(r"^\s*Copyright \(c\) (.*)", text, re.MULTILINE) or [str(about["author"])]
    # Remove e-mail addresses and Markdown links.
    notice = "; ".join(re.sub(r" *<[^>]*>|[][]|\(http[^)]*\)", "", line) for line in notices)
    return Part(name, str(about["version"]), str(about["license"]), notice, _home(about))


def _compiler() -> Part:
    """mypyc compiles its runtime library into the engine; it is part of mypy."""
    about = metadata.metadata("mypy")
    home = "https://github.com/python/mypy"
    notice = "Jukka Lehtosalo and contributors"
    return Part("mypy", about["Version"], python_licence(about), notice, home)


def _home(about: dict[str, object]) -> str:
    if isinstance(home := about.get("homepage"), str):
        return home.removesuffix("#readme")
    source = about["repository"]
    url = source["url"] if isinstance(source, dict) else f"https://github.com/{source}"
    return re.sub(r"^git\+|\.git$", "", str(url))


def _python(name: str) -> Part:
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return Part(name, None, OTHER_PLATFORMS[name], None, None)
    return Part(name, None, python_licence(about), None, None)


def python_licence(about: metadata.PackageMetadata) -> str:
    """The licence as an SPDX expression. Older packages state it in older fields."""
    if expression := _field(about, "License-Expression"):
        return expression
    stated = [
        SPDX.get(line.rsplit(" :: ", 1)[1], "")
        for line in about.get_all("Classifier", [])
        if line.startswith("License ::")
    ]
    if stated and all(stated):
        return " OR ".join(sorted(stated))
    line = _field(about, "License").partition("\n")[0] or IN_THEIR_FILE.get(about["Name"], "")
    if not line:
        raise ValueError(f"{about['Name']} does not state its licence")
    return SPDX.get(line, line)


def _field(about: metadata.PackageMetadata, name: str) -> str:
    return str(about[name]).strip() if name in about else ""


def licence_text(name: str, licence: str) -> str:
    """The licence text in the package; if there is none, the standard text of the licence."""
    if name == "mypy":
        files = metadata.files(name) or []
        return next(file for file in files if file.name == "LICENSE").read_text()
    for path in sorted((MODULES / name).iterdir()):
        if re.fullmatch(r"licen[sc]e(\.md|\.txt)?", path.name, re.IGNORECASE):
            return path.read_text(encoding="utf-8")
    return (STANDARD_TEXTS / f"{licence}.txt").read_text(encoding="utf-8")


INTRODUCTION = """\
First Giants holds or needs the work of others, listed here with its licence.
Written by tools/licences.py. Do not edit.
"""


def write_text(parts: Parts) -> str:
    """THIRD_PARTY_LICENSES: all parts with their licences, and the texts for shipped parts."""
    by_name = {part.name: part for part in [*parts.fonts, *parts.icons, *parts.page, *parts.engine]}
    packages = {FONT_NOTICES[name][0]: name for name in FONT_NOTICES}
    lines = [INTRODUCTION]
    for title, listed in (
        ("Fonts in the web client", parts.fonts),
        ("Icons in the web client", parts.icons),
        ("Software in the web client", parts.page),
        ("Software in the compiled engine", parts.engine),
        ("Python packages that are installed beside First Giants", parts.server),
    ):
        if listed:
            lines += [title, "-" * len(title), *map(_line, listed), ""]
    texts: dict[str, list[str]] = {}
    for name, part in by_name.items():
        text = licence_text(packages.get(name, name), part.licence).strip("\n")
        if part in parts.fonts:
            # Each package adds its copyright line above the same text.
            text = text[text.index("This Font Software is licensed") :]
        texts.setdefault("\n".join(line.rstrip() for line in text.splitlines()), []).append(name)
    for text, names in texts.items():
        notices = [notice for name in names if (notice := by_name[name].notice)]
        head = f"{', '.join(names)} ({by_name[names[0]].licence})"
        added = [] if "Copyright (c)" in text else [*notices, ""]
        lines += ["=" * 79, head, "=" * 79, "", *added, text, ""]
    return "\n".join(lines)


def _line(part: Part) -> str:
    name = f"{part.name} {part.version}" if part.version else part.name
    return ", ".join(filter(None, [f"  {name}: {part.licence}", part.notice, part.home]))


def write_list(parts: Parts) -> str:
    """The list for the About page, without versions."""
    groups = {
        group: [
            {k: v for k, v in part.items() if v is not None and k != "version"} for part in listed
        ]
        for group, listed in asdict(parts).items()
    }
    return json.dumps(groups, indent=2, ensure_ascii=False) + "\n"


def outputs() -> dict[Path, str]:
    parts = read_parts()
    return {TEXT: write_text(parts), LIST: write_list(parts)}


def main() -> None:
    for path, text in outputs().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"updated {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
