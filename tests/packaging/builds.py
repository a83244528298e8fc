"""What `make dist` builds, and how the tests run commands."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Built:
    wheel: Path
    archive: Path
    interpreted: Path
    """The wheel that the source archive gives where there is no compiler."""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command that must succeed; returns its output."""
    # `make test` tells its children how it was called.
    ours = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "PYTHONDONTWRITEBYTECODE", "FIRSTGIANTS_PURE")
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(
        command, cwd=cwd, env=clean | environment, capture_output=True, text=True, check=False
    )
    # What uv says without a network.
    if done.returncode != 0 and re.search("error sending request|Failed to fetch", done.stderr):
        pytest.fail(f"This test installs packages, and they cannot be fetched: {done.stderr}")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
