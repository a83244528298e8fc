"""Every section of the rules that is cited exists."""

import re
import subprocess
from pathlib import Path

import pytest

CITED = re.compile(r"(?<!RFC 6455 )§ ?(\d+(?:\.\d+)*)")
RULING = re.compile(r"\bR(\d+)\b")
TEST_NAME = re.compile(r"def test_(\d+)_(?:(\d+)_)?[a-z]")


@pytest.fixture(scope="module")
def rules(root: Path) -> str:
    return (root / "docs" / "RULES.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def sections(rules: str) -> set[str]:
    """The numbers of the chapters (4) and paragraphs (4.3)."""
    chapters = re.findall(r"^## (\d+) ", rules, re.MULTILINE)
    return {*chapters, *re.findall(r"^(\d+\.\d+) ", rules, re.MULTILINE)}


@pytest.fixture(scope="module")
def texts(root: Path) -> dict[str, str]:
    """The text files that may cite the rules, by name."""
    listing = ["git", "-c", f"safe.directory={root}", "ls-files", "-z", "src", "tests", "tools"]
    listing += ["benchmarks", "docs", "examples", "web", "README.md", "CONTRIBUTING.md"]
    names = subprocess.run(listing, cwd=root, capture_output=True, check=True).stdout.decode()
    found = {name: root / name for name in names.split("\0") if name}
    kinds = {".py", ".md", ".ts", ".svelte", ".ftl", ".css", ".json", ".mjs"}
    return {
        name: path.read_text(encoding="utf-8")
        for name, path in found.items()
        if path.suffix in kinds and path.is_file()
    }


def test_the_rules_have_numbers(sections: set[str]) -> None:
    assert {"1", "1.1", "4.6", "6.11", "10.3", "11"} <= sections


def test_every_cited_section_exists(texts: dict[str, str], sections: set[str]) -> None:
    cited = {(name, number) for name, text in texts.items() for number in CITED.findall(text)}
    assert len(cited) > 80
    assert {(name, number) for name, number in cited if number not in sections} == set()


def test_every_cited_ruling_exists(texts: dict[str, str], rules: str) -> None:
    known = set(re.findall(r"\bR(\d+)[.:]", rules))
    cited = {
        (name, number)
        for name, text in texts.items()
        if re.match(r"(src/firstgiants|tests)/(rules|engine)/", name)
        for number in RULING.findall(text)
    }
    assert len(cited) > 5
    assert {(name, number) for name, number in cited if number not in known} == set()


def test_tests_are_named_for_sections_that_exist(texts: dict[str, str], sections: set[str]) -> None:
    named = {
        (name, ".".join(filter(None, numbers)))
        for name, text in texts.items()
        if name.startswith("tests/")
        for numbers in TEST_NAME.findall(text)
    }
    assert len(named) > 40
    assert {(name, number) for name, number in named if number not in sections} == set()
