"""The release workflow agrees with the project and with itself."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from hatch_build import REPOSITORY, CustomMetadataHook


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def workflow(root: Path) -> dict[Any, Any]:
    path = root / ".github" / "workflows" / "release.yml"
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def versions_in(texts: list[str], pattern: str) -> list[tuple[int, int]]:
    found = [re.search(pattern, text) for text in texts]
    return [(3, int(version[1])) for version in found if version]


def test_wheels_are_built_for_the_versions_that_the_project_names(project: dict[str, Any]) -> None:
    named = versions_in(project["project"]["classifiers"], r"Python :: 3\.(\d+)")
    assert named == versions_in(project["tool"]["cibuildwheel"]["build"], r"cp3(\d+)-\*")
    assert named == [(3, minor) for minor in range(named[0][1], named[-1][1] + 1)]
    assert f">=3.{named[0][1]}" == project["project"]["requires-python"]


def test_wheels_are_built_on_linux_macos_and_windows(workflow: dict[Any, Any]) -> None:
    systems = workflow["jobs"]["wheels"]["strategy"]["matrix"]["os"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}


def test_nothing_is_published_unless_everything_was_built(workflow: dict[Any, Any]) -> None:
    jobs = workflow["jobs"]
    for job in jobs.values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(jobs)
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert workflow[True]["push"] == {"tags": ["v*"]}  # YAML reads the key `on` as true
    assert jobs["publish"]["if"] == "startsWith(github.ref, 'refs/tags/v')"


def test_the_artifacts_that_are_published_are_those_that_jobs_make(
    workflow: dict[Any, Any],
) -> None:
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    made = [s["with"]["name"] for s in steps if s.get("uses", "").startswith("actions/upload-")]
    assert len(made) == len(set(made)) == 3
    used = [s["with"] for s in steps if s.get("uses", "").startswith("actions/download-")]
    assert all(wish.get("name", "dist-source") in made for wish in used)
    assert all(name.startswith("dist-") for name in made)
    assert used[-1]["pattern"] == "dist-*"


def test_every_command_of_ours_exists(
    workflow: dict[Any, Any], project: dict[str, Any], root: Path
) -> None:
    """`make dist` and the trial of an installation are run by other tests here."""
    steps = [
        step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step
    ]
    assert "make docs dist" in steps
    assert any("--file Containerfile" in step for step in steps)
    for line in project["tool"]["cibuildwheel"]["test-command"]:
        python, script, *_ = shlex.split(line)
        assert python == "python"
        assert (root / script.removeprefix("{package}/")).is_file()


def test_a_release_knows_its_address(
    workflow: dict[Any, Any], project: dict[str, Any], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert REPOSITORY in workflow["env"]
    assert REPOSITORY in project["tool"]["cibuildwheel"]["linux"]["environment-pass"]
    monkeypatch.setenv(REPOSITORY, "https://git.example/giants/")
    metadata: dict[str, Any] = {}
    CustomMetadataHook(str(root), {}).update(metadata)
    assert metadata["urls"]["Source"] == "https://git.example/giants"
    assert metadata["urls"]["Changelog"] == "https://git.example/giants/blob/main/CHANGELOG.md"
    assert "](https://git.example/giants/blob/main/docs/deck.md)" in metadata["readme"]["text"]
    monkeypatch.delenv(REPOSITORY)
    CustomMetadataHook(str(root), {}).update(metadata)
    assert metadata["urls"] == {}
