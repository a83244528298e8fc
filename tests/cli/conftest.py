"""A prompt for the tests of the command line."""

import pytest

from .commands import Prompt


@pytest.fixture
def prompt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Prompt:
    # The locale of the machine must not change the output.
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Prompt(capsys, monkeypatch)
