"""The declared dependencies match the imports: the core needs no package of an extra."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
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

CORE = "core"
EXTRAS_OF = {
    "server/": {"server"},
    "client/": {"client"},
    "envs/": {"envs"},
    "envs/openspiel.py": {"openspiel"},
    "cli/admin.py": {"server"},
    "arena/pool.py": {"cluster"},
    "arena/dataset.py": {"data"},
}
"""The files and folders of the package that may import packages of extras. All that begin like a
file's path apply to it."""


def normalized(name: str) -> str:
    """A distribution's name, as PEP 503 normalizes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def declared(root: Path) -> dict[str, set[str]]:
    """The distributions of the core and of each extra but `all`."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = {CORE: project["dependencies"], **project["optional-dependencies"]}
    everything = groups.pop("all")
    assert everything == [f"firstgiants[{','.join(sorted(groups.keys() - {CORE}))}]"]
    names = {group: [re.match(r"[\w.-]+", wish) for wish in groups[group]] for group in groups}
    return {group: {normalized(n[0]) for n in found if n} for group, found in names.items()}


@pytest.fixture(scope="module")
def imports(root: Path) -> list[tuple[str, str]]:
    """Every file of the package, with each distribution that it imports."""
    return list(_imports(root))


def _imports(root: Path) -> Iterator[tuple[str, str]]:
    providers = metadata.packages_distributions()
    package = root / "src" / "firstgiants"
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if "_native/" in name:
            continue
        for module in top_level_imports(path.read_text(encoding="utf-8")):
            for distribution in providers.get(module, [module]):
                # `fluent` is a namespace of two distributions; the other comes with ours.
                if normalized(distribution) != "fluent-syntax":
                    yield name, normalized(distribution)


def top_level_imports(text: str) -> set[str]:
    """The packages that are neither ours nor the standard library's."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names - sys.stdlib_module_names - {"firstgiants"}


def test_everything_imported_is_declared_where_it_is_needed(
    imports: list[tuple[str, str]], declared: dict[str, set[str]]
) -> None:
    def allowed(file: str) -> set[str]:
        extras = [extras for place, extras in EXTRAS_OF.items() if file.startswith(place)]
        return {CORE}.union(*extras)

    assert [
        (file, name)
        for file, name in imports
        if not any(name in declared[group] for group in allowed(file))
    ] == []


def test_everything_declared_is_used(
    imports: list[tuple[str, str]], declared: dict[str, set[str]]
) -> None:
    imported = {name for _, name in imports}
    assert set().union(*declared.values()) - imported == set(WITHOUT_IMPORT)


def test_every_exception_is_needed(
    imports: list[tuple[str, str]], declared: dict[str, set[str]]
) -> None:
    for place, extras in EXTRAS_OF.items():
        used = {name for file, name in imports if file.startswith(place)}
        assert all(used & declared[extra] for extra in extras)


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
