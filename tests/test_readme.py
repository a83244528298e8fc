"""The examples, excerpts and links in the README and the other pages are correct."""

import doctest
import re
import runpy
from pathlib import Path

import pytest

from firstgiants import Game, load_deck
from tests.test_examples import SHORT
from tools.console_blocks import ROOT, pages, updated

PAGES = {page.relative_to(ROOT).as_posix(): page for page in pages()}
PYTHON = [name for name, page in PAGES.items() if ">>> " in page.read_text(encoding="utf-8")]
CONSOLE = [name for name, page in PAGES.items() if "```console" in page.read_text(encoding="utf-8")]


def test_the_readme_has_a_python_example_and_a_terminal_excerpt() -> None:
    assert "README.md" in PYTHON
    assert "README.md" in CONSOLE


@pytest.mark.parametrize("name", PYTHON)
def test_the_python_examples_are_correct(name: str) -> None:
    # The end of a code block is not part of the expected output.
    text = PAGES[name].read_text(encoding="utf-8").replace("```", "\n")
    output: list[str] = []
    examples = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=output.append)
    assert "".join(output) == ""


@pytest.mark.parametrize("name", CONSOLE)
def test_the_terminal_excerpts_are_up_to_date(name: str) -> None:
    """To update: python tools/console_blocks.py. Review the diff."""
    text = PAGES[name].read_text(encoding="utf-8")
    assert updated(text) == text


@pytest.mark.parametrize(
    "name", [*PAGES, "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "benchmarks/RESULTS.md"]
)
def test_links_have_targets(name: str) -> None:
    page = ROOT / name
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]
    folder = Path(page).parent
    assert [link for link in local if not (folder / link).exists()] == []


@pytest.mark.parametrize(
    "example",
    [page for page in sorted((ROOT / "examples").glob("*.py")) if page.stem not in SHORT],
    ids=lambda page: page.name,
)
def test_the_other_examples_run(
    example: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(example.parent))
    monkeypatch.setattr("sys.argv", [str(example)])
    runpy.run_path(str(example), run_name="__main__")
    is_script = "__main__" in example.read_text(encoding="utf-8")
    assert bool(capsys.readouterr().out) == is_script


def test_the_example_deck_can_be_played() -> None:
    deck = load_deck(ROOT / "examples" / "tiny_deck.json")
    assert Game.new(2, deck=deck).legal
