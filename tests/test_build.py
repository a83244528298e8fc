"""The compiled engine: built, fresh, chosen; and all well without it."""

import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from firstgiants.rules import engine, native_source
from tools import build_native

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def can_compile() -> bool:
    try:
        build_native.require_compiler()
    except build_native.CannotBuild:
        return False
    return True


TREES = ["firstgiants", "firstgiants._native"] if can_compile() else ["firstgiants"]


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
    package = root / "src" / "firstgiants"
    assert build_native.is_fresh(package, package / "_native") == can_compile()
    said = run_python(
        "-c", "from firstgiants.rules import engine; print(engine.COMPILED)", cwd=root
    )
    assert (said.stdout.strip(), said.stderr) == (str(can_compile()), "")


def test_the_engine_lists_every_module_of_the_heart(root: Path) -> None:
    heart = root / "src" / "firstgiants" / "rules" / "core"
    modules = {path.stem for path in heart.glob("*.py")} - {"__init__", "kit_native"}
    assert set(engine.__all__) - {"COMPILED", "module"} == modules
    for name in modules:
        assert getattr(engine, name) is engine.module(f"rules.core.{name}")


def test_the_engine_has_no_other_modules() -> None:
    with pytest.raises(AttributeError, match="no module 'nothing'"):
        _ = engine.nothing


@pytest.mark.parametrize("tree", TREES)
def test_each_tree_is_whole(tree: str, root: Path) -> None:
    """All modules come from the tree that was asked for, beside the other in one process."""
    for path in native_source.sources(root / "src" / "firstgiants"):
        if path.stem not in ("__init__", "kit_native"):
            name = ".".join(path.relative_to(root / "src" / "firstgiants").with_suffix("").parts)
            module = importlib.import_module(f"{tree}.{name}")
            assert str(module.__file__).endswith(SUFFIX if "_native" in tree else ".py")


def test_the_trees_throw_the_same_dice() -> None:
    throws = []
    for tree in TREES:
        dice = importlib.import_module(f"{tree}.rules.core.kit").Dice(2026)
        throws.append([dice.below(1000) for _ in range(50)])
    assert throws.count(throws[0]) == len(TREES)
    assert len(set(throws[0])) > 10


# --- choosing, in a copy of the package --------------------------------------------------------


@pytest.fixture
def package(root: Path, tmp_path: Path) -> Path:
    """A package with the real choice between engines and a heart of one module."""
    package = tmp_path / "src" / "firstgiants"
    heart = package / "rules" / "core"
    heart.mkdir(parents=True)
    for folder in (package, package / "rules", heart):
        (folder / "__init__.py").touch()
    for name in ("engine.py", "native_source.py"):
        shutil.copy(root / "src" / "firstgiants" / "rules" / name, package / "rules")
    (heart / "kit.py").write_text("Int = int\nKIND = 'plain'\n")
    (heart / "kit_native.py").write_text(
        "from mypy_extensions import i64\n\nInt = i64\nKIND = 'native'\n"
    )
    (heart / "sums.py").write_text(
        "from .kit import KIND, Int\n\n\n"
        "def add(a: Int, b: Int) -> Int:\n    return a + b\n\n\n"
        "def kind() -> str:\n    return KIND\n"
    )
    return package


CHOOSE = "from firstgiants.rules import engine; print(engine.COMPILED, engine.sums.kind())"


def choose(package: Path, **environment: str) -> tuple[str, str]:
    said = run_python("-c", CHOOSE, cwd=package, PYTHONPATH=str(package.parent), **environment)
    return said.stdout.strip(), said.stderr.strip()


def test_without_a_compiled_copy_the_source_runs(package: Path) -> None:
    assert choose(package) == ("False plain", "")


def test_a_stale_copy_is_refused_with_a_word(package: Path) -> None:
    (package / "_native").mkdir()
    (package / "_native" / native_source.MARK).write_text("of other sources\n")
    notice = "the compiled engine is older than its source; run make setup"
    assert choose(package) == ("False plain", notice)
    assert choose(package, FIRSTGIANTS_PURE="1") == ("False plain", "")


def test_a_copy_for_another_python_is_passed_over(package: Path) -> None:
    (package / "_native").mkdir()
    mark = package / "_native" / native_source.MARK
    mark.write_text(native_source.fingerprint(package) + "\n")
    assert choose(package) == ("False plain", "")


def test_the_fingerprint_sees_edits_names_and_new_files(package: Path) -> None:
    heart = package / "rules" / "core"
    seen = {native_source.fingerprint(package)}
    (heart / "sums.py").write_text("")
    seen.add(native_source.fingerprint(package))
    (heart / "sums.py").rename(heart / "products.py")
    seen.add(native_source.fingerprint(package))
    (heart / "sums.py").touch()
    seen.add(native_source.fingerprint(package))
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
    (package / "_native").mkdir()
    (package / "_native" / native_source.MARK).write_text("of other sources\n")
    said = run_python("tools/build_native.py", cwd=project, CC="no-such-compiler")
    assert said.returncode == 0
    assert said.stderr.splitlines() == [
        "The engine stays interpreted (slower, same games): there is no C compiler."
    ]
    assert not (package / "_native").exists(), "a stale copy must not stay"
    assert choose(package) == ("False plain", "")


def test_a_heart_that_breaks_its_types_is_not_compiled(project: Path, package: Path) -> None:
    (package / "rules" / "core" / "sums.py").write_text("def add(a: int) -> str:\n    return a\n")
    for arguments, code in (([], 0), (["--check"], 1)):
        said = run_python("tools/build_native.py", *arguments, cwd=project, CC=sys.executable)
        assert said.returncode == code
        assert 'sums.py:2: error: Incompatible return value type (got "int"' in said.stderr
    assert not (package / "_native").exists()


def wheel_of(project: Path, **environment: str) -> tuple[str, set[str]]:
    """Build the wheel; the end of its name, and the names of what is inside."""
    said = run_python("-m", "hatchling", "build", "-t", "wheel", cwd=project, **environment)
    assert said.returncode == 0, said.stderr
    (wheel,) = (project / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return wheel.name.split("-", 2)[2], set(archive.namelist())


def test_a_wheel_built_without_a_compiler_is_for_any_machine(project: Path) -> None:
    tag, names = wheel_of(project, CC="no-such-compiler")
    assert tag == "py3-none-any.whl"
    assert "firstgiants/rules/core/sums.py" in names
    assert not [name for name in names if "_native/" in name]
    licences = {name.rsplit("/", 1)[1] for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "THIRD_PARTY_LICENSES"}


@pytest.mark.parametrize("_tree", TREES[1:])
def test_a_wheel_carries_the_compiled_engine(project: Path, package: Path, _tree: str) -> None:
    tag, names = wheel_of(project)
    assert tag.startswith(f"cp{sys.version_info[0]}{sys.version_info[1]}-")
    libraries = {name for name in names if name.endswith(SUFFIX)}
    assert libraries == {
        f"firstgiants/_native/engine__mypyc{SUFFIX}",
        f"firstgiants/_native/rules/core/kit{SUFFIX}",
        f"firstgiants/_native/rules/core/sums{SUFFIX}",
    }
    assert not (package / "_native").exists(), "the working copy is left as it was"

    unpacked = project / "unpacked"
    with zipfile.ZipFile(next((project / "dist").glob("*.whl"))) as archive:
        archive.extractall(unpacked)
    assert choose(unpacked / "firstgiants") == ("True native", "")
    assert choose(unpacked / "firstgiants", FIRSTGIANTS_PURE="1") == ("False plain", "")
