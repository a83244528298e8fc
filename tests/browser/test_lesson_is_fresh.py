"""The lesson's file is what the engine says."""

import subprocess
import sys
from pathlib import Path


def test_the_lesson_is_fresh(root: Path) -> None:
    script = root / "web/scripts/make_lesson.py"
    done = subprocess.run(
        [sys.executable, script, "--check"], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
