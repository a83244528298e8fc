"""Work in the background goes on after an error that nobody has foreseen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from firstgiants.server.node import Node
from tests.server.served import PATIENCE_S, serving

JOBS: dict[str, tuple[Callable[[Node], Any], str, float]] = {
    "jobs": (lambda node: node.jobs, "work_once", False),
    "bots": (lambda node: node.bots, "claim_due", 0.05),
    "bell": (lambda node: node.bell, "_send", False),
}
"""What does the work, which method of it fails, and what that returns afterwards."""


@pytest.mark.parametrize("name", JOBS)
async def test_an_error_does_not_end_work_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    find, method, found = JOBS[name]
    async with serving(tmp_path) as served:
        ada, node = await served.person("Ada"), served.node
        listener = await node.bell.listen(ada.id)
        failed, went_on = asyncio.Event(), asyncio.Event()

        async def work(*_: object) -> float:
            if not failed.is_set():
                failed.set()
                raise ArithmeticError("nobody expects this")
            went_on.set()
            return found

        monkeypatch.setattr(find(node), method, work)
        async with asyncio.timeout(PATIENCE_S):
            for seen in (failed, went_on):
                node.ring(ada.id)
                for part in (node.jobs, node.bots):
                    assert part is not None
                    part.nudge()
                await seen.wait()
        node.bell.unlisten(listener)
