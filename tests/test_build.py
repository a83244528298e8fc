"""Building the compiled engine, choosing a build, and working without a compiler."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from firstgiants import engine
from firstgiants.engine import loader
from hatch_build import readme_for_index
from tests.engines import BUILDS, COMPILED, can_compile, engine_module
from tools import build_native

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def run_python(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("FIRSTGIANTS_PURE", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )


# --- the engine of this checkout ---------------------------------------------------------------


def test_the_engine_is_compiled_and_fresh_where_there_is_a_compiler(root: Path) -> None:
    folder = root / "src" / "firstgiants" / "engine"
    assert build_native.is_fresh(folder, folder / loader.NATIVE) == can_compile()
    said = run_python("-c", "from firstgiants import engine; print(engine.COMPILED)", cwd=root)
    assert (said.stdout.strip(), said.stderr) == (str(can_compile()), "")


def test_a_profiled_engine_will_do_where_none_is_asked_for(root: Path, tmp_path: Path) -> None:
    folder = root / "src" / "firstgiants" / "engine"
    lines = [loader.fingerprint(folder), build_native.recipe()]
    for built_from, plain, profiled in (
        (lines, True, False),
        ([*lines, build_native.PROFILED], True, True),
        (["older", lines[1], build_native.PROFILED], False, False),
    ):
        (tmp_path / loader.BUILT_FROM).write_text("\n".join(built_from))
        assert build_native.is_fresh(folder, tmp_path) == plain
        assert build_native.is_fresh(folder, tmp_path, profile=True) == profiled


def test_the_package_lists_every_module() -> None:
    modules = {path.stem for path in loader.sources(loader.FOLDER)} - {"ints_native"}
    listed = re.findall(r"\w+", str(engine.__doc__).split("\n\n")[1])
    assert set(listed) == modules | {"game", "text", "bots", "learning"}


@pytest.mark.parametrize("build", BUILDS)
def test_all_modules_of_a_build_come_from_that_build(build: str) -> None:
    """Every module comes from the requested build, with the other build in the same process."""
    for path in loader.sources(loader.FOLDER):
        if path.stem != "ints_native":
            file = str(engine_module(build, path.stem).__file__)
            assert file.endswith(SUFFIX if build == COMPILED else ".py")


# --- choosing, in a copy of the package --------------------------------------------------------


@pytest.fixture
def package(root: Path, tmp_path: Path) -> Path:
    """A package with the real loader and an engine of one module."""
    package = tmp_path / "src" / "firstgiants"
    engine = package / "engine"
    engine.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "0.1.0"\n')
    for name in ("__init__.py", "loader.py"):
        shutil.copy(root / "src" / "firstgiants" / "engine" / name, engine)
    (engine / "ints.py").write_text("Int = int\nKIND = 'plain'\n")
    (engine / "ints_native.py").write_text(
        "from mypy_extensions import i64\n\nInt = i64\nKIND = 'native'\n"
    )
    (engine / "sums.py").write_text(
        "from .ints import KIND, Int\n\n\n"
        "def add(a: Int, b: Int) -> Int:\n    return a + b\n\n\n"
        "def kind() -> str:\n    return KIND\n"
    )
    return package


CHOOSE = "from firstgiants.engine import COMPILED, sums; print(COMPILED, sums.kind())"


def choose(package: Path, **environment: str) -> tuple[str, str]:
    said = run_python("-c", CHOOSE, cwd=package, PYTHONPATH=str(package.parent), **environment)
    return said.stdout.strip(), said.stderr.strip()


def test_without_a_compiled_copy_the_source_runs(package: Path) -> None:
    assert choose(package) == ("False plain", "")


def test_a_stale_copy_is_refused_with_a_warning(package: Path) -> None:
    (package / "engine" / "_native").mkdir()
    (package / "engine" / "_native" / loader.BUILT_FROM).write_text("of other sources\n")
    notice = "the compiled engine is older than its source; run make setup"
    assert choose(package) == ("False plain", notice)
    assert choose(package, FIRSTGIANTS_PURE="1") == ("False plain", "")


def test_a_copy_for_another_python_is_ignored(package: Path) -> None:
    (package / "engine" / "_native").mkdir()
    mark = package / "engine" / "_native" / loader.BUILT_FROM
    mark.write_text(loader.fingerprint(package / "engine") + "\n")
    assert choose(package) == ("False plain", "")


def test_without_librt_the_source_runs_and_says_so(package: Path) -> None:
    native = package / "engine" / "_native"
    native.mkdir()
    (native / loader.BUILT_FROM).write_text(loader.fingerprint(package / "engine") + "\n")
    (native / loader.LIBRARY).touch()
    # A module that cannot be found hides the installed one.
    hide = "import sys; sys.modules['librt'] = None; " + CHOOSE
    said = run_python("-c", hide, cwd=package, PYTHONPATH=str(package.parent))
    assert said.stdout.strip() == "False plain"
    assert said.stderr.strip() == "the compiled engine needs the package librt; running its source"


def test_the_fingerprint_depends_on_contents_names_and_new_files(package: Path) -> None:
    engine_folder = package / "engine"
    seen = {loader.fingerprint(package / "engine")}
    (engine_folder / "sums.py").write_text("")
    seen.add(loader.fingerprint(package / "engine"))
    (engine_folder / "sums.py").rename(engine_folder / "products.py")
    seen.add(loader.fingerprint(package / "engine"))
    (engine_folder / "sums.py").touch()
    seen.add(loader.fingerprint(package / "engine"))
    assert len(seen) == 4


# --- building, in a copy of the project --------------------------------------------------------


@pytest.fixture
def project(root: Path, package: Path) -> Path:
    """A project with the real build scripts around that package."""
    project = package.parent.parent
    for name in ("hatch_build.py", "pyproject.toml", "LICENSE", "THIRD_PARTY_LICENSES", "tools"):
        source = root / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, project / name)
    (project / "README.md").touch()
    return project


def test_without_a_compiler_the_build_says_so_and_succeeds(project: Path, package: Path) -> None:
    (package / "engine" / "_native").mkdir()
    (package / "engine" / "_native" / loader.BUILT_FROM).write_text("of other sources\n")
    said = run_python("tools/build_native.py", cwd=project, CC="no-such-compiler")
    assert said.returncode == 0
    assert said.stderr.splitlines() == [
        "The engine stays interpreted (slower, same games): there is no C compiler."
    ]
    assert not (package / "engine" / "_native").exists(), "a stale copy must not stay"
    assert choose(package) == ("False plain", "")


def test_an_engine_that_breaks_its_types_is_not_compiled(project: Path, package: Path) -> None:
    (package / "engine" / "sums.py").write_text("def add(a: int) -> str:\n    return a\n")
    for arguments, code in (([], 0), (["--check"], 1)):
        said = run_python("tools/build_native.py", *arguments, cwd=project, CC=sys.executable)
        assert said.returncode == code
        assert 'sums.py:2: error: Incompatible return value type (got "int"' in said.stderr
    assert not (package / "engine" / "_native").exists()


def wheel_of(project: Path, **environment: str) -> tuple[str, set[str]]:
    """Build the wheel; returns the end of its name and the names of its files."""
    said = run_python("-m", "hatchling", "build", "-t", "wheel", cwd=project, **environment)
    assert said.returncode == 0, said.stderr
    (wheel,) = (project / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return wheel.name.split("-", 2)[2], set(archive.namelist())


def test_a_wheel_built_without_a_compiler_is_for_any_machine(project: Path) -> None:
    tag, names = wheel_of(project, CC="no-such-compiler")
    assert tag == "py3-none-any.whl"
    assert "firstgiants/engine/sums.py" in names
    assert not [name for name in names if "_native/" in name]
    licences = {name.rsplit("/", 1)[1] for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "THIRD_PARTY_LICENSES"}


@pytest.mark.skipif(not can_compile(), reason="there is no C compiler")
def test_a_wheel_carries_the_compiled_engine(project: Path, package: Path) -> None:
    tag, names = wheel_of(project)
    assert tag.startswith(f"cp{sys.version_info[0]}{sys.version_info[1]}-")
    libraries = {name for name in names if name.endswith(SUFFIX)}
    assert libraries == {
        f"firstgiants/engine/_native/engine__mypyc{SUFFIX}",
        f"firstgiants/engine/_native/ints{SUFFIX}",
        f"firstgiants/engine/_native/sums{SUFFIX}",
    }
    assert not (package / "engine" / "_native").exists(), "the working copy is left as it was"

    unpacked = project / "unpacked"
    with zipfile.ZipFile(next((project / "dist").glob("*.whl"))) as archive:
        archive.extractall(unpacked)
    assert choose(unpacked / "firstgiants") == ("True native", "")
    assert choose(unpacked / "firstgiants", FIRSTGIANTS_PURE="1") == ("False plain", "")


# --- what a package index shows ----------------------------------------------------------------


def test_the_readme_of_an_index_has_no_link_that_leads_nowhere(root: Path) -> None:
    text = (root / "README.md").read_text(encoding="utf-8")
    local = re.compile(r"\]\((?!https://)")
    assert local.search(text)
    plain = readme_for_index(text, "")
    assert not local.search(plain)
    assert "![" not in plain
    assert "Make a deck in the browser or as a file" in plain
    linked = readme_for_index(text, "https://git.example/giants")
    assert not local.search(linked)
    assert (
        "![The table in the middle of a game](https://git.example/giants/raw/main/docs/" in linked
    )
    assert "[as a file](https://git.example/giants/blob/main/docs/deck.md)" in linked
