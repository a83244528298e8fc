"""`make test` runs its parts and closes with one sentence."""

from pathlib import Path

import pytest

from tools import run_tests

PASSES, FAILS = "def test_good(): pass\n", "def test_bad(): assert False\n"


@pytest.fixture
def in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two parts: the first has a failure, the second has none."""
    for name, text in (("first", PASSES + FAILS), ("second", PASSES)):
        (tmp_path / f"test_{name}.py").write_text(text)
    alone = ["-p", "no:cacheprovider", "-c", "/dev/null", f"--rootdir={tmp_path}"]
    parts = [[*alone, str(tmp_path / f"test_{name}.py")] for name in ("first", "second")]
    monkeypatch.setattr(run_tests, "PARTS", {"": parts, "second": parts[1:]})
    return tmp_path


@pytest.mark.usefixtures("in_parts")
def test_a_failure_in_the_first_part_is_told_at_the_end(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run_tests.main("", []) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "1 failed, 1 passed in" in "\n".join(lines)  # pytest's own closing line stays
    assert lines[-1].startswith("2 tests passed in ")
    assert ", 1 failed: run one again with .venv/bin/pytest" in lines[-1]


@pytest.mark.usefixtures("in_parts")
def test_one_part_runs_alone(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_tests.main("second", []) == 0
    last = capfd.readouterr().out.splitlines()[-1]
    assert last.startswith("1 test passed in ")
    assert last.endswith(": all is well.")


def test_an_unknown_part_is_answered_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_tests.main("broser", []) == 2
    said = capsys.readouterr().out
    assert said.startswith("There is no part 'broser': PART is one of rules, server, browser")


def test_a_run_that_stops_early_says_so() -> None:
    said = run_tests.sentence([3], [""], 61)
    assert said == "0 tests passed in 1 min 1 s, but pytest stopped early: read the error above."
