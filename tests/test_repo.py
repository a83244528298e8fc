"""Checks on all files of the repository."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

LONGEST = 450
"""Lines in a source file; the house aims at 400."""

# Split, so that this file does not contain the names itself.
HOSTS = ["pypi" + ".org", "python" + "hosted.org", "npmjs" + ".org", "deb.debian" + ".org"]
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|tmp|home|Users)" + r"/\w")


@pytest.fixture(scope="module")
def tracked(root: Path) -> list[Path]:
    """The files that git tracks."""
    listing = ["git", "-c", f"safe.directory={root}", "ls-files", "-z"]
    names = subprocess.run(listing, cwd=root, capture_output=True, check=True).stdout
    return [root / name for name in names.decode().split("\0") if name and (root / name).is_file()]


@pytest.fixture(scope="module")
def texts(tracked: list[Path], root: Path) -> dict[str, str]:
    """The text files among them, by name."""
    found: dict[str, str] = {}
    for path in tracked:
        data = path.read_bytes()
        if b"\0" not in data:
            found[path.relative_to(root).as_posix()] = data.decode("utf-8")
    return found


def test_no_tracked_file_names_a_package_host(texts: dict[str, str]) -> None:
    assert [(name, host) for name, text in texts.items() for host in HOSTS if host in text] == []


def test_no_tracked_file_contains_a_local_path(texts: dict[str, str]) -> None:
    found = {name: hit[0] for name, text in texts.items() if (hit := MACHINE_PATH.search(text))}
    assert found == {}


@pytest.mark.parametrize("lock", ["run", "build", "dev", "docs", "node", "uv"])
def test_python_locks_hold_hashes_and_no_addresses(lock: str, root: Path) -> None:
    text = (root / "requirements" / f"{lock}.txt").read_text()
    assert "://" not in text
    assert "--index-url" not in text
    pinned = re.findall(
        r"^([\w.-]+(?:\[[\w,-]+\])?)==\S+.*\\\n +--hash=sha256:", text, re.MULTILINE
    )
    requirements = [line for line in text.splitlines() if re.match(r"[A-Za-z]", line)]
    assert len(pinned) == len(requirements) > 0


def names_in_lock(text: str) -> dict[str, set[str]]:
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE):
        versions.setdefault(name, set()).add(version)
    return versions


@pytest.mark.parametrize("part", ["run", "build"])
def test_the_smaller_locks_agree_with_the_largest(part: str, root: Path) -> None:
    everything = names_in_lock((root / "requirements" / "dev.txt").read_text())
    some = names_in_lock((root / "requirements" / f"{part}.txt").read_text())
    assert {name: everything.get(name) for name in some} == some


def test_the_lock_covers_all_dependencies(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    wishes = project["dependencies"] + project["optional-dependencies"]["server"]
    asked = {re.split(r"[^\w.-]", wish)[0].replace(".", "-") for wish in wishes}
    assert asked - set(names_in_lock((root / "requirements" / "run.txt").read_text())) == set()


def test_npm_locks_hold_hashes_and_no_addresses(tracked: list[Path]) -> None:
    for path in tracked:
        if path.name == "package-lock.json":
            packages = json.loads(path.read_text())["packages"]
            entries = {name: entry for name, entry in packages.items() if name}
            assert [name for name, entry in entries.items() if "resolved" in entry] == []
            assert [name for name, entry in entries.items() if "integrity" not in entry] == []
            assert "://" not in path.read_text()


def test_lock_files_with_host_names_are_not_tracked(tracked: list[Path]) -> None:
    assert [p.name for p in tracked if re.fullmatch(r"uv\.lock|pylock.*\.toml", p.name)] == []


def test_source_files_stay_short(texts: dict[str, str]) -> None:
    source = re.compile(r"(src|tools|tests|benchmarks)/.*\.py|web/(src|tests)/.*\.(ts|svelte|css)")
    drawings = "web/src/lib/art/"  # data: the parameters of animals
    lines = {
        name: len(text.splitlines())
        for name, text in texts.items()
        if source.fullmatch(name)
        and not name.startswith(drawings)
        and "Do not edit." not in text.partition("\n")[0]  # generated
    }
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_scripts_are_executable(tracked: list[Path]) -> None:
    scripts = [path for path in tracked if path.read_bytes()[:2] == b"#!"]
    assert [str(path) for path in scripts if not os.access(path, os.X_OK)] == []


@pytest.fixture(scope="module")
def targets(root: Path) -> set[str]:
    """The targets of the Makefile that people call."""
    found = re.search(r"^\.PHONY: (.*)$", (root / "Makefile").read_text(), re.MULTILINE)
    assert found is not None
    return set(found[1].split())


def test_make_help_lists_every_target(root: Path, targets: set[str]) -> None:
    said = subprocess.run(["make", "help"], cwd=root, capture_output=True, text=True, check=True)
    assert set(re.findall(r"^  make (\S+) ", said.stdout, re.MULTILINE)) == targets


def test_the_web_client_is_built_again_only_after_a_change_of_its_sources(
    root: Path,
) -> None:
    """Bytecode beside the catalogs, which every run may write, is none of them."""
    (root / "src/firstgiants/locales/__pycache__").mkdir(exist_ok=True)
    ask = ["make", "--print-data-base", "--question", "help"]
    rules = subprocess.run(ask, cwd=root, capture_output=True, text=True, check=False).stdout
    found = re.search(r"^\.venv/\.stamps/web: (.*)$", rules, re.MULTILINE)
    assert found is not None
    sources = {name for name in found[1].split() if not name.startswith(".venv/")}
    assert {
        "web/src/App.svelte", "web/plugins/pictures.ts", "THIRD_PARTY_LICENSES",
        "src/firstgiants/locales/fr/app.ftl", "src/firstgiants/rules/decks/founders.json",
    } <= sources  # fmt: skip
    assert [name for name in sources if not (root / name).is_file()] == []
    git = ["git", "-c", f"safe.directory={root}", "check-ignore", *sources]
    ignored = subprocess.run(git, cwd=root, capture_output=True, text=True, check=False)
    assert (ignored.stdout, ignored.stderr) == ("", "")


def test_contributing_names_only_existing_targets_and_files(root: Path, targets: set[str]) -> None:
    text = (root / "CONTRIBUTING.md").read_text()
    paths = re.findall(r"`((?:src|web|tests|tools|docs|benchmarks|requirements)/[\w./-]*)`", text)
    assert len(paths) > 10
    built = {"src/firstgiants/engine/_native", "src/firstgiants/web_dist"}
    assert [path for path in paths if path not in built and not (root / path).exists()] == []
    assert set(re.findall(r"`make ([a-z]+)", text)) <= targets


def test_browser_tests_wait_for_conditions_never_for_time(texts: dict[str, str]) -> None:
    waits = re.compile(r"wait_for_timeout|\bsleep\(|import sleep|networkidle")
    browser = {name: text for name, text in texts.items() if name.startswith("tests/browser/")}
    assert browser
    found = {name: hit[0] for name, text in browser.items() if (hit := waits.search(text))}
    assert found == {}
    # `resize` waits until the page has answered.
    resizing = [name for name, text in browser.items() if "set_viewport_size" in text]
    assert resizing == ["tests/browser/pages.py"]
