"""The engine imports only itself, and the rules need only the standard library.

pyproject.toml defines which room may import which; `make check` runs import-linter.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SOURCE / "firstgiants"

FOR_THE_COMPILER = {"librt", "mypy_extensions"}
"""What the engine may import of others: the names of machine integers and vectors."""


@dataclass(frozen=True)
class Import:
    """One import statement: the importing module, the imported name, and how it is written."""

    importer: str
    target: str
    line: int
    is_relative: bool

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def imports_of(path: Path) -> Iterator[Import]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    me = dotted(path)
    package = me.split(".") if path.name == "__init__.py" else me.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(me, alias.name, node.lineno, is_relative=False)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from . import state` names a module, `from .state import State` does not.
                whole = f"{stem}.{alias.name}"
                target = whole if is_module(whole) else stem
                yield Import(me, target, node.lineno, is_relative=node.level > 0)


@cache
def all_imports() -> list[Import]:
    """Not when the module is imported: every worker does that, one runs these tests."""
    return [found for path in sorted(PACKAGE.rglob("*.py")) for found in imports_of(path)]


def room(module: str) -> str:
    return module.split(".")[1] if module.startswith("firstgiants.") else module


def is_compiled(module: str) -> bool:
    return room(module) == "engine" and module != "firstgiants.engine.loader"


def test_rules_need_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"firstgiants"}
    broken = [
        str(found)
        for found in all_imports()
        if room(found.importer) in ("engine", "rules")
        and found.target.split(".")[0] not in allowed
        and not (
            room(found.importer) == "engine" and found.target.split(".")[0] in FOR_THE_COMPILER
        )
    ]
    assert broken == []


def test_the_engine_imports_only_itself_and_by_relative_names() -> None:
    """Tests load the engine under two package names, so its imports must be relative."""
    broken = [
        str(found)
        for found in all_imports()
        if is_compiled(found.importer)
        and found.target.partition(".")[0] == "firstgiants"
        and not (found.is_relative and room(found.target) == "engine")
    ]
    assert broken == []


@pytest.mark.parametrize(
    ("text", "target", "is_relative"),
    [
        ("import json", "json", False),
        ("from firstgiants.rules import view", "firstgiants.rules.view", False),
        ("from .view import View", "firstgiants.rules.view", True),
        ("from . import view", "firstgiants.rules.view", True),
        ("from .. import rules", "firstgiants.rules", True),
        ("from ..engine.ints import Int", "firstgiants.engine.ints", True),
        ("if TYPE_CHECKING:\n    from .view import View", "firstgiants.rules.view", True),
        ("def f() -> None:\n    import redis", "redis", False),
    ],
)
def test_imports_are_found_in_all_forms(
    text: str, target: str, *, is_relative: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("rules/view.py", "engine/ints.py"):
        path = tmp_path / "firstgiants" / module
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    path = tmp_path / "firstgiants" / "rules" / "game.py"
    path.write_text(text)
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (found,) = imports_of(path)
    assert (found.target, found.is_relative) == (target, is_relative)
