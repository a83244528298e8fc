"""The unit tests of the web client."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.long
def test_the_unit_tests_of_the_web_client_pass(root: Path) -> None:
    """Here they run beside other tests: alone, they do not keep all cores busy."""
    command = [sys.executable, "tools/node.py", "npm", "test"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
