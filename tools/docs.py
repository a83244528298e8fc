"""Builds the documentation site into src/firstgiants/docs_dist, which the server shows at /docs.

    python tools/docs.py        (or `make docs`; needs the packages of requirements/docs.txt)

The pages are those of docs/, some of the repository's own (SECURITY.md …) and some made from code.
They are copied into a folder, where links are made to fit, and Sphinx makes HTML of them. Warnings
are errors: a link or an anchor that leads nowhere stops the build.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import docs_parts, docs_reference  # noqa: E402

OUT = ROOT / "src" / "firstgiants" / "docs_dist"
SITE = ROOT / "docs" / "site"
ELSEWHERE = {
    "SECURITY.md": "project/security.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "benchmarks/RESULTS.md": "project/results.md",
}
"""Pages from outside docs/, and where they are in the site."""
LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?![a-z]+:|#)(?P<target>[^)\s]+)\)")
SECTION = re.compile(r"^## (?P<title>.+)\n(?P<text>(?:(?!## ).*\n?)*)", re.MULTILINE)
FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
NUMBERED = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
SHIPPED = ("furo", "sphinx", "pygments", "snowballstemmer")
"""Packages whose scripts and style sheets are part of the site."""
COMPRESSED = {".html", ".css", ".js", ".svg"}
SMALL = 1_000


class BrokenLink(Exception):
    """A page links to a file that does not exist."""


def sources() -> dict[str, str]:
    """The pages of the repository: path there, path in the site."""
    own = {f"docs/{path}": path for path in _relative(ROOT / "docs", "*.md")}
    return own | ELSEWHERE


def _relative(folder: Path, pattern: str) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in sorted(folder.rglob(pattern))]


def with_links(text: str, page: str, pages: dict[str, str], repository: str = "") -> str:
    """The text of a page of the repository with the site's links. A link to a file that is not in
    the site leads to the published repository; without an address of one, its words stay."""
    here = Path(pages[page]).parent

    def link(found: re.Match[str]) -> str:
        target, _, anchor = found["target"].partition("#")
        path = os.path.normpath(Path(page).parent / target).replace(os.sep, "/")
        if not (ROOT / path).exists():
            raise BrokenLink(f"{page} links to {found['target']}, which does not exist.")
        if found["picture"]:
            there = os.path.relpath(Path(path).relative_to("docs"), here).replace(os.sep, "/")
            return f"![{found['words']}]({there})"
        if path in pages:
            there = os.path.relpath(pages[path], here).replace(os.sep, "/")
            return f"[{found['words']}]({there}{anchor and '#' + anchor})"
        return (
            f"[{found['words']}]({repository}/blob/main/{path})" if repository else found["words"]
        )

    return LINK.sub(link, text)


def with_plain_fences(text: str) -> str:
    """Code blocks in languages that GitHub knows and Sphinx does not, as Sphinx can show them."""

    def fence(found: re.Match[str]) -> str:
        match found["language"]:
            case "mermaid":
                return docs_parts.imports_table(found["body"])
            case "http":
                return f"```text\n{found['body']}```"
            case _:
                return found[0]

    return FENCE.sub(fence, text)


def with_paragraphs(text: str) -> str:
    """The rules with a paragraph for each number, and an anchor: 4.3 is at #s4-3."""
    return NUMBERED.sub(lambda n: f"\n(s{n[1].replace('.', '-')})=\n**{n[1]}** ", text)


def with_navigation(text: str, more: dict[str, list[str]] | None = None) -> str:
    """A page of links with a hidden table of contents: a part for each section, with the pages
    that the section links to, by the words of the links, and `more` pages of the site."""
    parts: list[str] = []
    for section in SECTION.finditer(text):
        links = [
            (one["words"], one["target"].partition("#")[0])
            for one in LINK.finditer(section["text"])
        ]
        entries = [f"{words} <{page[:-3]}>" for words, page in links if page.endswith(".md")]
        entries += (more or {}).get(section["title"], [])
        head = ["```{toctree}", ":hidden:", f":caption: {section['title']}", ""]
        parts.append("\n".join([*head, *entries, "```"]))
    return "\n\n".join([text, *parts, ""])


def stage(folder: Path, repository: str = "") -> None:
    """Write all pages of the site into a folder, for Sphinx."""
    pages = sources()
    for page, place in pages.items():
        text = with_links((ROOT / page).read_text(encoding="utf-8"), page, pages, repository)
        text = with_plain_fences(text)
        if page == "docs/RULES.md":
            text = with_paragraphs(text)
        _write(folder / place, text)
    shutil.copytree(ROOT / "docs" / "images", folder / "images")
    for name, text in docs_reference.pages().items():
        _write(folder / name, text)
    pictures = docs_parts.copy_fossils(folder / "fossils")
    _write(folder / "cards.md", docs_parts.with_pictures(folder / "cards.md", pictures))
    for name in ("index.md", "decisions/README.md"):
        listing = (folder / name).read_text(encoding="utf-8")
        _write(folder / name, with_navigation(listing, docs_reference.NAVIGATION))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def compress(folder: Path) -> None:
    """Write x.gz beside each text file x, so that the server need not do it at its start."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in COMPRESSED and path.stat().st_size >= SMALL:
            zipped = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(path.name + ".gz").write_bytes(zipped)


def remove_leftovers(folder: Path) -> None:
    """Remove what no page uses."""
    shutil.rmtree(folder / "_sources", ignore_errors=True)
    unused = [
        ".buildinfo",
        "objects.inv",
        *(f"_static/{name}.css" for name in ("debug", "skeleton")),
    ]
    for path in [*(folder / name for name in unused), *folder.rglob("*.map")]:
        path.unlink(missing_ok=True)


def write_licences(path: Path) -> None:
    """Write the licences of the packages whose scripts and style sheets are part of the site."""
    texts: list[str] = []
    for name in SHIPPED:
        package = metadata.distribution(name)
        files = [
            file for file in package.files or () if file.name.startswith(("LICENSE", "COPYING"))
        ]
        notice = "\n".join(file.read_text(encoding="utf-8") for file in files)
        texts.append(f"{package.name} {package.version}\n\n{notice}")
    path.write_text(f"\n{'=' * 70}\n".join(texts), encoding="utf-8")


def build(out: Path) -> None:
    """Build the site. Replaces the folder `out` only when all is well."""
    with tempfile.TemporaryDirectory() as scratch:
        staged, parts, made = (Path(scratch) / name for name in ("pages", "parts", "site"))
        docs_parts.copy_web_parts(parts)
        stage(staged, os.environ.get("FIRSTGIANTS_REPOSITORY", "").rstrip("/"))
        # Docstrings and signatures are those of the source, not of the compiled engine.
        environment = os.environ | {"FIRSTGIANTS_DOCS_PARTS": str(parts), "FIRSTGIANTS_PURE": "1"}
        command = [sys.executable, "-m", "sphinx", "--builder", "html", "--fail-on-warning"]
        command += ["--quiet", "--fresh-env", "--conf-dir", str(SITE)]
        command += ["--doctree-dir", str(Path(scratch) / "doctrees"), str(staged), str(made)]
        subprocess.run(command, check=True, env=environment, cwd=ROOT)
        remove_leftovers(made)
        write_licences(made / "_static" / "licences.txt")
        compress(made)
        if out.exists():
            shutil.rmtree(out)
        shutil.move(made, out)


def main() -> None:
    try:
        build(OUT)
    except BrokenLink as error:
        sys.exit(f"The documentation was not built: {error}")
    except subprocess.CalledProcessError:
        sys.exit("The documentation was not built: see the warnings above.")
    print(f"The documentation is in {OUT.relative_to(ROOT)}; `make play` shows it at /docs.")


if __name__ == "__main__":
    main()
