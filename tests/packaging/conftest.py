"""The wheel and the source archive, built once for all tests and workers.

Building is cheap here: `make dist` takes the web client and the engine that `make setup` has built,
and the archive's wheel is built without a compiler.
"""

from __future__ import annotations

import fcntl
import sys
from pathlib import Path

import pytest

from .builds import Built, run


@pytest.fixture(scope="session")
def uv() -> Path:
    return Path(sys.executable).with_name("uv")


@pytest.fixture(scope="session")
def built(root: Path, uv: Path, worker_id: str, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """What `make dist` builds. The first worker builds, the others wait for it."""
    folder = tmp_path_factory.getbasetemp()
    folder = folder if worker_id == "master" else folder.parent
    out = folder / "dist"
    with (folder / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (out / "done").exists():
            # Without `make setup`: it must not rebuild what other tests use now.
            run("make", "--old-file=setup", "dist", f"DIST={out}", cwd=root)
            (archive,) = out.glob("*.tar.gz")
            flags = ["--wheel", f"--python={sys.executable}", f"--out-dir={out / 'interpreted'}"]
            locked = f"--build-constraint={root / 'requirements' / 'build.txt'}"
            run(uv, "build", *flags, locked, archive, cwd=out, CC="no-such-compiler")
            (out / "done").touch()
    (wheel,) = out.glob("*.whl")
    (archive,) = out.glob("*.tar.gz")
    (interpreted,) = (out / "interpreted").glob("*.whl")
    return Built(wheel, archive, interpreted)
