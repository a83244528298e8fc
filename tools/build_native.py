"""Compile the engine, as one mypyc group, into one shared library.

    python tools/build_native.py            build if the sources changed since the last build
    python tools/build_native.py --profile  the same, tuned by a profile of random games (GCC only):
                                            takes longer to build, plays a sixth more games
    python tools/build_native.py --check    only check the types of the copy that would be compiled

The sources are the same text that runs interpreted, except that `ints_native.py` takes the place of
`ints.py`. The result is the folder `src/firstgiants/engine/_native`, which the package
`firstgiants.engine` prefers. `make setup` and, for a wheel, `hatch_build.py` run this.
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
ENGINE = Path("src/firstgiants/engine")
GROUP = "firstgiants.engine.engine"
"""Names the shared library `firstgiants.engine.engine__mypyc`. By default mypyc would drop it, with
a hash for a name, at the top of site-packages."""

PROFILED = "profiled"
TRAINING = """
from firstgiants.engine.many_games import NOBODY, ManyGames
from firstgiants.engine.playout import random_games
from firstgiants.rules.game import Game
for players in (2, 3, 4, 5):
    game = Game.new(players, seed=1)
    random_games(game.state, 500, 1)
    many = ManyGames(game.state, 16, 1, NOBODY)
    for step in range(300):
        many.step([many.space.actions(*one)[step % 2 - 1] for one in zip(many.games, many.legal)])
    while game.legal:
        game.view_text()
        game.play(game.legal[-1])
"""

MYPY_OPTIONS = ["--strict", "--python-version=3.11", "--config-file="]

if TYPE_CHECKING:
    from firstgiants.engine import loader
else:
    # Read by path: the package is not installed while it is built, and must not be imported whole.
    _spec = importlib.util.spec_from_file_location("engine_loader", ROOT / ENGINE / "loader.py")
    loader = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(loader)


class CannotBuild(Exception):
    """Says why there is no compiled engine; the interpreted one still works."""


def recipe() -> str:
    """What decides the result besides the sources: this file, the compiler, the interpreter."""
    ours = sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    mypy = importlib.metadata.version("mypy")
    return f"{ours} mypy-{mypy} {sysconfig.get_config_var('EXT_SUFFIX')}"


def is_fresh(engine: Path, native: Path, *, profile: bool = False) -> bool:
    """Was the compiled engine in `native` made from exactly these sources by this recipe? One with
    a profile will do where none is asked for."""
    built_from = native / loader.BUILT_FROM
    if not built_from.exists():
        return False
    lines = built_from.read_text().splitlines()
    return lines[:2] == [loader.fingerprint(engine), recipe()] and (
        PROFILED in lines[2:] or not profile
    )


def can_profile() -> bool:
    """Only GCC reads the profile the way we write it."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return sys.platform == "linux" and "gcc" in Path(command[0]).name


def require_compiler() -> None:
    """Refuse early, in one sentence, where mypyc would fail in a hundred lines."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    # On Windows setuptools finds the compiler, which is not on PATH.
    if sys.platform != "win32" and (not command or shutil.which(command[0]) is None):
        raise CannotBuild("there is no C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise CannotBuild("the Python headers (Python.h) are missing")
    if importlib.util.find_spec("mypyc") is None:
        raise CannotBuild("mypyc is not installed")


def lay_out(engine: Path, stage: Path) -> list[str]:
    """Copy the engine into `stage` as `firstgiants.engine`; returns the modules to compile."""
    folder = stage / "firstgiants" / "engine"
    folder.mkdir(parents=True)
    for package in (folder.parent, folder):
        (package / "__init__.py").touch()
    modules: list[str] = []
    for path in loader.sources(engine):
        if path.name == loader.INTS:
            continue
        name = loader.INTS if path.name == loader.NATIVE_INTS else path.name
        shutil.copyfile(path, folder / name)
        modules.append((folder / name).relative_to(stage).as_posix())
    if not modules:
        raise CannotBuild("there are no sources to compile")
    return modules


def train(root: Path, stage: Path) -> None:
    """Play with the engine in `stage`, which writes a profile as it ends."""
    rules = stage / "firstgiants" / "rules"
    shutil.copytree(root / "src" / "firstgiants" / "rules", rules)
    run([sys.executable, "-c", TRAINING], stage)
    shutil.rmtree(rules)


def run(command: list[str], stage: Path) -> None:
    done = subprocess.run(command, cwd=stage, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"the compiler refused\n{done.stdout}{done.stderr}".rstrip())


def check(root: Path) -> None:
    """Type-check the copy as it is compiled: machine integers, vectors."""
    with staging(root, "check") as stage:
        modules = lay_out(root / ENGINE, stage)
        run([sys.executable, "-m", "mypy", *MYPY_OPTIONS, *modules], stage)


@contextlib.contextmanager
def staging(root: Path, purpose: str) -> Iterator[Path]:
    """An empty folder for this process: builds that run at the same time do not collide."""
    stage = root / "build" / f"native-{purpose}-{os.getpid()}"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    try:
        yield stage
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def build(root: Path, native: Path, *, profile: bool = False) -> bool:
    """Put the compiled engine into `native`; False if a fresh one is there. Raises CannotBuild.

    `profile` has no effect where the compiler is not GCC on Linux. A stale engine is removed even
    if no new one can be built.
    """
    engine = root / ENGINE
    profile = profile and can_profile()
    try:
        require_compiler()
        if is_fresh(engine, native, profile=profile):
            return False
        with staging(root, "build") as stage:
            # Taken before the copy: an edit made meanwhile leaves the result stale, never wrong.
            built_from = f"{loader.fingerprint(engine)}\n{recipe()}\n"
            compile_stage = [sys.executable, str(Path(__file__).resolve())]
            modules = lay_out(engine, stage)
            if profile:
                built_from += f"{PROFILED}\n"
                run([*compile_stage, "--pass=generate", "--compile", *modules], stage)
                train(root, stage)
                run([*compile_stage, "--pass=use", "--compile", *modules], stage)
            else:
                run([*compile_stage, "--compile", *modules], stage)
            built = stage / "firstgiants" / "engine"
            for source in built.glob("*.py"):
                source.unlink()
            (built / loader.BUILT_FROM).write_text(built_from)
            shutil.rmtree(native, ignore_errors=True)
            native.parent.mkdir(parents=True, exist_ok=True)
            built.rename(native)
    except CannotBuild:
        shutil.rmtree(native, ignore_errors=True)
        raise
    return True


def compile_here(modules: list[str], profile_pass: str | None) -> None:
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
    folder = Path.cwd() / "profile"
    for extension in extensions:
        if profile_pass == "generate":
            flags = ["-fprofile-generate", f"-fprofile-dir={folder}"]
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
        elif profile_pass == "use":
            # What the training did not reach is compiled as without a profile.
            flags = [f"-fprofile-use={folder}", f"-fprofile-dir={folder}"]
            flags += ["-fprofile-partial-training", "-Wno-missing-profile", "-Wno-error"]
            extension.extra_compile_args += flags
    setup(
        name="firstgiants-native",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["build_ext", "--inplace", "--force"],
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine.")
    parser.add_argument("--check", action="store_true", help="only check types")
    parser.add_argument("--profile", action="store_true", help="tune for random games (GCC)")
    parser.add_argument("--pass", dest="profile_pass", help=argparse.SUPPRESS)
    parser.add_argument("--compile", nargs="+", metavar="MODULE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.compile:
        compile_here(arguments.compile, arguments.profile_pass)
        return 0
    try:
        if arguments.check:
            check(ROOT)
        elif build(ROOT, ROOT / ENGINE / loader.NATIVE, profile=arguments.profile):
            print("The engine is compiled.")
    except CannotBuild as why:
        print(f"The engine stays interpreted (slower, same games): {why}.", file=sys.stderr)
        return 1 if arguments.check else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
