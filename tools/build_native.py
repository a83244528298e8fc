"""Compile the fast heart of the engine, as one mypyc group, into one shared library.

    python tools/build_native.py            build if the sources changed since the last build
    python tools/build_native.py --check    only check the types of the copy that would be compiled

The sources are the same text that runs interpreted, but for `kit.py`, whose place `kit_native.py`
takes. The result is the package `firstgiants._native`, which `firstgiants.rules.engine` prefers.
Used by `make setup`, and by `hatch_build.py` when a wheel is built.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/firstgiants")
NATIVE = "_native"
GROUP = "firstgiants._native.engine"
"""Names the shared library `firstgiants/_native/engine__mypyc`: by default mypyc would drop it,
with a hash for a name, at the top of site-packages."""

MYPY_OPTIONS = ["--strict", "--python-version=3.11", "--config-file="]

if TYPE_CHECKING:
    from firstgiants.rules import native_source
else:
    # Read by path: the package is not installed while it is built, and must not be imported whole.
    sys.path.insert(0, str(ROOT / PACKAGE / "rules"))
    import native_source


class CannotBuild(Exception):
    """Why there will be no compiled engine; the interpreted one works all the same."""


def recipe() -> str:
    """All that decides the result beside the sources: this file, the compiler, the interpreter."""
    ours = sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    mypy = importlib.metadata.version("mypy")
    return f"{ours} mypy-{mypy} {sysconfig.get_config_var('EXT_SUFFIX')}"


def is_fresh(package: Path, native: Path) -> bool:
    """Was the compiled engine in `native` made from these very sources by this very recipe?"""
    mark = native / native_source.MARK
    if not mark.exists():
        return False
    return mark.read_text().splitlines() == [native_source.fingerprint(package), recipe()]


def require_compiler() -> None:
    """Refuse early, in one sentence, where mypyc would fail in a hundred lines."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not command or shutil.which(command[0]) is None:
        raise CannotBuild("there is no C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise CannotBuild("the Python headers (Python.h) are missing")
    if importlib.util.find_spec("mypyc") is None:
        raise CannotBuild("mypyc is not installed")


def lay_out(package: Path, stage: Path) -> list[str]:
    """Copy the hearts into `stage` as `firstgiants._native`; the modules to compile, relative."""
    modules: list[str] = []
    for path in native_source.sources(package):
        if path.name == native_source.KIT:
            continue
        name = native_source.KIT if path.name == native_source.NATIVE_KIT else path.name
        copy = stage / "firstgiants" / NATIVE / path.relative_to(package).with_name(name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
        if name != "__init__.py":
            modules.append(copy.relative_to(stage).as_posix())
    for folder in sorted({parent for m in modules for parent in (stage / m).parents}):
        if stage in folder.parents and not (folder / "__init__.py").exists():
            (folder / "__init__.py").touch()
    if not modules:
        raise CannotBuild("there are no sources to compile")
    return modules


def run(command: list[str], stage: Path) -> None:
    done = subprocess.run(command, cwd=stage, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"the compiler refused\n{done.stdout}{done.stderr}".rstrip())


def check(root: Path) -> None:
    """Type-check the copy as it is compiled: machine integers, vectors."""
    with staging(root, "check") as stage:
        modules = lay_out(root / PACKAGE, stage)
        run([sys.executable, "-m", "mypy", *MYPY_OPTIONS, *modules], stage)


@contextlib.contextmanager
def staging(root: Path, purpose: str) -> Iterator[Path]:
    """An empty folder of our own; builds that run at the same time do not meet."""
    stage = root / "build" / f"native-{purpose}-{os.getpid()}"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    try:
        yield stage
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def build(root: Path, native: Path) -> bool:
    """Put the compiled engine into `native`; False if a fresh one is there. Raises CannotBuild.

    One that is out of date is removed even when no new one can be made.
    """
    package = root / PACKAGE
    try:
        require_compiler()
        if is_fresh(package, native):
            return False
        with staging(root, "build") as stage:
            # Taken before the copy: an edit made meanwhile leaves the result stale, never wrong.
            mark = f"{native_source.fingerprint(package)}\n{recipe()}\n"
            modules = lay_out(package, stage)
            run([sys.executable, str(Path(__file__).resolve()), "--compile", *modules], stage)
            built = stage / "firstgiants" / NATIVE
            for source in built.rglob("*.py"):
                if source.name != "__init__.py":
                    source.unlink()
            (built / native_source.MARK).write_text(mark)
            shutil.rmtree(native, ignore_errors=True)
            native.parent.mkdir(parents=True, exist_ok=True)
            built.rename(native)
    except CannotBuild:
        shutil.rmtree(native, ignore_errors=True)
        raise
    return True


def compile_here(modules: list[str]) -> None:
    """Run mypyc and the C compiler in the current folder; the libraries land beside the sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        [*MYPY_OPTIONS, *modules], opt_level="3", debug_level="0", group_name=GROUP
    )
    if sys.platform == "linux":
        for extension in extensions:
            # Lets the compiler inline across the group's modules: 10 % more games.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    setup(
        name="firstgiants-native",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["build_ext", "--inplace"],
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine.")
    parser.add_argument("--check", action="store_true", help="only check types")
    parser.add_argument("--compile", nargs="+", metavar="MODULE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.compile:
        compile_here(arguments.compile)
        return 0
    try:
        if arguments.check:
            check(ROOT)
        elif build(ROOT, ROOT / PACKAGE / NATIVE):
            print("The engine is compiled.")
    except CannotBuild as why:
        print(f"The engine stays interpreted (slower, same games): {why}.", file=sys.stderr)
        return 1 if arguments.check else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
