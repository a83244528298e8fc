"""The container file: its steps are run here, without a container."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engines import can_compile
from tools.try_install import PATIENCE_S, try_address

from .builds import Built, run

Step = tuple[str, str]
"""An instruction and its arguments."""


@pytest.fixture(scope="module")
def stages(root: Path) -> list[list[Step]]:
    """The steps of each stage, beginning with FROM."""
    text = (root / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines()
    stages: list[list[Step]] = []
    for line in filter(None, lines):
        name, _, arguments = line.partition(" ")
        if name == "FROM":
            stages.append([])
        stages[-1].append((name, arguments.strip()))
    return stages


def only(stage: list[Step], name: str) -> str:
    (found,) = (arguments for step, arguments in stage if step == name)
    return found


def test_the_container_is_small_and_runs_without_rights(stages: list[list[Step]]) -> None:
    build, final = stages
    image = only(final, "FROM")
    assert only(build, "FROM") == f"{image} AS build"
    assert image.endswith("-slim")
    # Compiler, sources and tools stay in the first stage.
    assert only(final, "COPY") == "--from=build /app /app"
    assert "apt-get" not in only(final, "RUN")
    names = [name for name, _ in final]
    assert names.index("USER") > names.index("RUN")
    user = only(final, "USER")
    assert user not in ("root", "0")
    assert re.search(rf"useradd .*{user} && install .*--owner={user} .*/data", only(final, "RUN"))
    assert only(final, "VOLUME") == only(final, "WORKDIR") == "/data"


def test_the_steps_of_the_container_lead_to_a_healthy_server(
    stages: list[list[Step]], built: Built, root: Path, tmp_path: Path
) -> None:
    build, final = stages
    assert ("RUN", "make dist") in build  # which made `built`
    app = tmp_path / "app"

    def here(text: str) -> str:
        """With our folders for those of the container."""
        places = {
            "/app": str(app),
            "/data": str(tmp_path),
            "dist/firstgiants-*.whl": str(built.wheel),
        }
        return re.sub("|".join(map(re.escape, places)), lambda found: places[found[0]], text)

    ours = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    run("sh", "-ec", here([step for name, step in build if name == "RUN"][-1]), cwd=root, PATH=ours)
    assert (app / "bin" / "python").exists()

    environment = dict(pair.split("=", 1) for pair in here(only(final, "ENV")).split())
    assert environment["FIRSTGIANTS_HOST"] == "0.0.0.0"
    environment |= {"FIRSTGIANTS_HOST": "127.0.0.1", "FIRSTGIANTS_PORT": "0"}
    environment |= {"FIRSTGIANTS_BOT_PAUSE_MS": "0"}
    check = json.loads(only(final, "HEALTHCHECK").partition("CMD ")[2])

    def is_healthy() -> bool:
        command = [str(app / "bin" / check[0]), *check[1:]]
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        return done.returncode == 0

    program, *arguments = json.loads(only(final, "CMD"))
    with subprocess.Popen(
        [app / "bin" / program, *arguments],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())
            assert address is not None
            environment["FIRSTGIANTS_PORT"] = address[1]
            assert is_healthy()
            try_address(address[0])
        finally:
            server.terminate()
            _, errors = server.communicate(timeout=PATIENCE_S)
    assert server.returncode == 0, errors
    assert (tmp_path / "firstgiants.sqlite3").exists()
    assert not is_healthy()


def test_the_container_has_the_compiled_engine(
    stages: list[list[Step]], built: Built, root: Path
) -> None:
    installed = " ".join(step for name, step in stages[0] if name == "RUN")
    assert " gcc " in installed
    if can_compile():
        assert not built.wheel.name.endswith("-any.whl")
    ignored = (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
    # Built for another system, perhaps.
    assert {"src/firstgiants/engine/_native", "src/firstgiants/web_dist", ".venv*"} <= set(ignored)
