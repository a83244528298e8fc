"""A prompt for the tests of the command line."""

import pytest

from .commands import Prompt


@pytest.fixture
def prompt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Prompt:
    return Prompt(capsys, monkeypatch)
