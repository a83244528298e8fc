"""Imports point inward: which room of the house may use which other one."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SOURCE / "firstgiants"

LAW: dict[str, set[str]] = {
    "engine": set(),
    "rules": {"engine"},
    # Catalogs render what the rules describe.
    "locales": {"rules"},
    # The package itself re-exports the façade of the rules.
    "firstgiants": {"rules", "engine"},
    "bots": {"firstgiants", "engine", "rules"},
    "arena": {"firstgiants", "engine", "rules", "bots"},
    "review": {"firstgiants", "engine", "rules", "bots", "locales"},
    "server": {"firstgiants", "rules", "bots", "review", "locales"},
    "envs": {"firstgiants", "rules"},
    "client": {"firstgiants", "rules"},
    "cli": {
        "firstgiants",
        "engine",
        "rules",
        "bots",
        "arena",
        "review",
        "server",
        "envs",
        "client",
        "locales",
    },
}
"""Each room, and the rooms that it may import."""

FOR_THE_COMPILER = {"librt", "mypy_extensions"}
"""What the engine may import of others: the names of machine integers and vectors."""


@dataclass(frozen=True)
class Import:
    """One import statement: who, what, and how it was written."""

    importer: str
    target: str
    line: int
    is_relative: bool
    for_types_only: bool
    for_constants_only: bool = False

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def type_checking_lines(tree: ast.AST) -> set[int]:
    """The lines inside `if TYPE_CHECKING:`."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for statement in node.body:
                lines.update(range(statement.lineno, (statement.end_lineno or 0) + 1))
    return lines


def used_names(tree: ast.AST, alias: ast.alias, *, of_module: bool) -> set[str]:
    """What is taken by an import: the name itself or, of a module, its attributes that are used."""
    if not of_module:
        return {alias.name}
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == (alias.asname or alias.name)
    }


def imports_of(path: Path) -> Iterator[Import]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    me = dotted(path)
    package = me.split(".") if path.name == "__init__.py" else me.split(".")[:-1]
    for_types = type_checking_lines(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(
                    me,
                    alias.name,
                    node.lineno,
                    is_relative=False,
                    for_types_only=node.lineno in for_types,
                )
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from .core import state` names a module, `from .state import State` does not.
                whole = f"{stem}.{alias.name}"
                of_module = is_module(whole)
                yield Import(
                    me,
                    whole if of_module else stem,
                    node.lineno,
                    is_relative=node.level > 0,
                    for_types_only=node.lineno in for_types,
                    for_constants_only=all(
                        name.isupper() for name in used_names(tree, alias, of_module=of_module)
                    ),
                )


def all_imports() -> list[Import]:
    files = [p for p in sorted(PACKAGE.rglob("*.py")) if "_native" not in p.parts]
    return [found for path in files for found in imports_of(path)]


IMPORTS = all_imports()


def room(module: str) -> str:
    """The room of a module of ours: the folder below the package, or the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else parts[0]


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "firstgiants"


def is_compiled(module: str) -> bool:
    return room(module) == "engine" and module != "firstgiants.engine.loader"


def test_the_law_names_every_room() -> None:
    rooms = {p.name for p in PACKAGE.iterdir() if p.is_dir() and any(p.glob("*.py"))}
    rooms.discard("_native")  # where the compiled engine was before; an old checkout may have it
    assert rooms | {"firstgiants", "review", "envs"} == set(LAW)


def test_the_law_has_no_circle() -> None:
    done: set[str] = set()
    while len(done) < len(LAW):
        free = {name for name, uses in LAW.items() if name not in done and uses <= done}
        assert free, f"these rooms need each other: {sorted(set(LAW) - done)}"
        done |= free


def test_rooms_import_only_what_the_law_allows() -> None:
    broken = [
        str(found)
        for found in IMPORTS
        if is_ours(found.target)
        and room(found.target) != room(found.importer)
        and room(found.target) not in LAW[room(found.importer)]
    ]
    assert broken == []


def test_rules_need_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"firstgiants"}
    broken = [
        str(found)
        for found in IMPORTS
        if room(found.importer) in ("engine", "rules")
        and found.target.split(".")[0] not in allowed
        and not (
            room(found.importer) == "engine" and found.target.split(".")[0] in FOR_THE_COMPILER
        )
    ]
    assert broken == []


def test_the_engine_imports_only_itself_and_by_relative_names() -> None:
    """Its text runs under two names: tests load the sources beside the compiled modules."""
    broken = [
        str(found)
        for found in IMPORTS
        if is_compiled(found.importer)
        and is_ours(found.target)
        and not (found.is_relative and room(found.target) == "engine")
    ]
    assert broken == []


@pytest.mark.parametrize(
    ("text", "target", "how"),
    [
        ("import json", "json", set()),
        ("from firstgiants.rules import engine", "firstgiants.rules.engine", {"constants"}),
        ("from .engine import module", "firstgiants.rules.engine", {"relative"}),
        ("from . import engine\nengine.module()", "firstgiants.rules.engine", {"relative"}),
        ("from .. import rules\nrules.f()", "firstgiants.rules", {"relative"}),
        ("from .core.kit import Int", "firstgiants.rules.core.kit", {"relative"}),
        ("from .core.kit import ALL", "firstgiants.rules.core.kit", {"relative", "constants"}),
        (
            "from .core import kit as at\nat.ALL[at.ONE]",
            "firstgiants.rules.core.kit",
            {"relative", "constants"},
        ),
        (
            "from .core import kit as at\nat.Dice(at.ONE)",
            "firstgiants.rules.core.kit",
            {"relative"},
        ),
        (
            "if TYPE_CHECKING:\n    from .core.kit import Dice",
            "firstgiants.rules.core.kit",
            {"relative", "types"},
        ),
        ("def f() -> None:\n    import redis", "redis", set()),
    ],
)
def test_the_reader_of_imports(
    text: str, target: str, how: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "firstgiants" / "rules"
    (rules / "core").mkdir(parents=True)
    (rules / "engine.py").touch()
    (rules / "core" / "kit.py").touch()
    path = rules / "game.py"
    path.write_text(text)
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (found,) = imports_of(path)
    flags = {
        "relative": found.is_relative,
        "types": found.for_types_only,
        "constants": found.for_constants_only,
    }
    assert (found.target, {name for name, flag in flags.items() if flag}) == (target, how)
