"""The wheel and the source archive, installed into clean environments and used, on every Python
that is at hand."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import firstgiants
from tests.engines import can_compile

from .builds import Built, run

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
VERSIONS = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
OURS = "{}.{}".format(*sys.version_info)


def find_python(version: str) -> str | None:
    """An interpreter of this version: ours, one of pyenv's, or one on PATH."""
    if version == OURS:
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    candidates = [str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python3"))]
    if on_path := shutil.which(f"python{version}"):
        candidates.append(on_path)
    for python in candidates:  # a shim of pyenv may have nothing behind it
        if subprocess.run([python, "-V"], capture_output=True, check=False).returncode == 0:
            return python
    return None


PYTHONS = {version: python for version in VERSIONS if (python := find_python(version))}
"""The interpreters at hand. Others are the business of the release workflow."""


def names_of(wishes: list[str]) -> set[str]:
    found = (re.match(r"[\w.-]+", wish) for wish in wishes)
    return {name[0].replace(".", "-").lower() for name in found if name}


# --- what is inside ----------------------------------------------------------------------------


def test_the_wheel_holds_engine_decks_models_words_and_web_app(built: Built) -> None:
    for wheel in (built.wheel, built.interpreted):
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
        assert len(names) == len(set(names))
        for part in (
            "rules/decks/founders.json", "bots/models/founders.npz", "locales/fr/app.ftl",
            "server/migrations/env.py", "web_dist/index.html", "engine/state.py", "py.typed",
        ):  # fmt: skip
            assert f"firstgiants/{part}" in names
        compiled = any(
            name.startswith("firstgiants/engine/_native/engine__mypyc") for name in names
        )
        assert compiled == (wheel == built.wheel and can_compile())
    assert built.interpreted.name.endswith("-py3-none-any.whl")


def test_the_core_needs_nothing_of_the_web(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = email.message_from_bytes(archive.read(name))
    assert metadata["Version"] == firstgiants.__version__
    assert set(metadata.get_all("Provides-Extra", [])) == set(PROJECT["optional-dependencies"])
    wishes = metadata.get_all("Requires-Dist", [])
    assert names_of([wish for wish in wishes if "extra ==" not in wish]) == names_of(
        PROJECT["dependencies"]
    )


def test_a_source_archive_holds_what_it_takes_to_work_on_it(built: Built) -> None:
    with tarfile.open(built.archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
        metadata = files.extractfile(f"firstgiants-{firstgiants.__version__}/PKG-INFO")
        assert metadata is not None
        assert b"Description-Content-Type: text/markdown" in metadata.read()
    assert names >= {
        "README.md", "SECURITY.md", "LICENSE", "docs/index.md", "docs/images/table-desk.png",
        "tests/test_build.py", "tests/golden/trade.json", "examples/own_bot.py", "Containerfile",
        "benchmarks/RESULTS.md", "web/package.json", "requirements/run.txt", "tools/try_install.py",
        "src/firstgiants/web_dist/index.html",
    }  # fmt: skip
    built_here = ("node_modules/", "/_native/", "__pycache__", "/.venv")
    assert not [name for name in names if any(part in f"/{name}" for part in built_here)]


# --- in clean environments ---------------------------------------------------------------------


class Environment:
    """A new virtual environment. Its programs find no compiler and no Node.js on PATH."""

    def __init__(self, uv: Path, python: str, home: Path) -> None:
        self._uv, self._home, self._bin = uv, home, home / "env" / "bin"
        run(uv, "venv", "--quiet", "--python", python, home / "env", cwd=home)

    def install(self, wheel: Path, extra: str = "") -> None:
        """With the locked versions of its dependencies."""
        self._pip("install", "-c", ROOT / "requirements" / "dev.txt", f"{wheel}{extra}")

    def installed(self) -> set[str]:
        return {row["name"] for row in json.loads(self._pip("list", "--format=json"))}

    def try_it(self, *flags: str) -> None:
        done = subprocess.run(
            [self._bin / "python", ROOT / "tools" / "try_install.py", *flags],
            cwd=self._home,
            env={"PATH": str(self._bin), "HOME": str(self._home)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (0, "It works.\n"), done.stderr

    def _pip(self, command: str, *arguments: str | Path) -> str:
        python = ("--quiet", "--python", self._bin / "python")
        return run(self._uv, "pip", command, *python, *arguments, cwd=self._home)


WEB = names_of(PROJECT["optional-dependencies"]["server"])


def test_the_wheel_plays_in_an_empty_environment(built: Built, uv: Path, tmp_path: Path) -> None:
    """The server of this wheel is tried in `test_container.py`."""
    place = Environment(uv, sys.executable, tmp_path)
    place.install(built.wheel)
    assert names_of(PROJECT["dependencies"]) <= place.installed()
    assert not WEB & place.installed()
    place.try_it(*["--compiled"] * can_compile())


@pytest.mark.parametrize("version", PYTHONS)
def test_the_source_archive_plays_and_serves(
    version: str, built: Built, uv: Path, tmp_path: Path
) -> None:
    """Its wheel, as pip builds it where there is no compiler."""
    place = Environment(uv, PYTHONS[version], tmp_path)
    place.install(built.interpreted)
    assert not WEB & place.installed()
    place.try_it()
    if version != OURS:  # ours serves in all other tests
        place.install(built.interpreted, "[server]")
        assert place.installed() >= WEB
        place.try_it("--server")
