"""The declared dependencies match the imports."""

import ast
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

WITHOUT_IMPORT = {
    "asyncpg": "SQLAlchemy's driver for PostgreSQL, named in the database's address",
    "tzdata": "the time zones of zoneinfo, where the system has none",
    "httptools": "uvicorn's HTTP parser, named in its configuration",
    "uvloop": "uvicorn's event loop, named in its configuration",
}
"""Dependencies that another package, or the standard library, loads by name."""


def normalized(name: str) -> str:
    """A distribution's name, as PEP 503 normalizes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def declared(root: Path) -> set[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [wish for wishes in project["optional-dependencies"].values() for wish in wishes]
    names = [re.match(r"[\w.-]+", wish) for wish in project["dependencies"] + extras]
    return {normalized(name[0]) for name in names if name}


@pytest.fixture(scope="module")
def imported(root: Path) -> dict[str, str]:
    """The distributions that the package imports, each with one file that does."""
    providers = metadata.packages_distributions()
    found: dict[str, str] = {}
    package = root / "src" / "firstgiants"
    for path in sorted(package.rglob("*.py")):
        if "_native" in path.relative_to(package).parts:
            continue
        for module in top_level_imports(path.read_text(encoding="utf-8")):
            for distribution in providers.get(module, [module]):
                found[normalized(distribution)] = path.relative_to(root).as_posix()
    return found


def top_level_imports(text: str) -> set[str]:
    """The packages that are neither ours nor the standard library's."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names - sys.stdlib_module_names - {"firstgiants"}


def test_everything_imported_is_declared(imported: dict[str, str], declared: set[str]) -> None:
    # `fluent` is a namespace of two distributions; the other comes with ours.
    missing = imported.keys() - declared - {"fluent-syntax"}
    assert {name: imported[name] for name in missing} == {}


def test_everything_declared_is_used(imported: dict[str, str], declared: set[str]) -> None:
    assert declared - imported.keys() == set(WITHOUT_IMPORT)


@pytest.mark.parametrize("name", sorted(WITHOUT_IMPORT.keys() - {"tzdata"}))
def test_packages_loaded_by_name_occur_in_the_sources(name: str, root: Path) -> None:
    server = (root / "src" / "firstgiants" / "server").rglob("*.py")
    # By its name, or by uvicorn's module that is built on it.
    named = re.compile(rf"""["'](?:postgresql\+)?{name}["']|\.{name}_impl import""")
    assert any(named.search(path.read_text(encoding="utf-8")) for path in server)


def test_greenlet_is_installed_for_postgresql(root: Path) -> None:
    """SQLAlchemy needs greenlet to run asyncpg, but does not depend on it."""
    lock = (root / "requirements" / "run.txt").read_text(encoding="utf-8")
    assert re.search(r"^greenlet==", lock, re.MULTILINE)


def test_imports_are_found_in_all_forms() -> None:
    text = "import json, redis.asyncio\nfrom . import a\nfrom firstgiants.rules import b\n"
    lazy = "def f() -> None:\n    from numpy.random import default_rng\n"
    assert top_level_imports(text + lazy) == {"redis", "numpy"}
