"""Imports the server once, then forks a new server each time the last one was killed. Also imports
what a server loads later or in a thread, to make a thousand starts fast.

`python -m tests.chaos.zygote serve|worker PIDFILE`; ends when its standard input is closed.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import sys
from pathlib import Path

import uvicorn.lifespan.on
import uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

import firstgiants.bots
from firstgiants.server.serving import run_server, run_worker
from firstgiants.server.settings import load_settings

LOADED = (
    firstgiants.bots,
    uvicorn.lifespan.on,
    uvicorn.loops.uvloop,
    uvicorn.protocols.http.httptools_impl,
    uvicorn.protocols.websockets.websockets_sansio_impl,
)


def serve(kind: str) -> None:
    settings = load_settings()
    if kind == "worker":
        asyncio.run(run_worker(settings, (signal.SIGTERM,)))
    else:
        run_server(settings, open_browser=False)


def main(kind: str, pid_file: Path) -> None:
    while True:
        child = os.fork()
        if child == 0:
            os.close(sys.stdin.fileno())
            serve(kind)
            os._exit(0)
        pid_file.with_suffix(".new").write_text(str(child))
        pid_file.with_suffix(".new").replace(pid_file)
        while os.waitpid(child, os.WNOHANG) == (0, 0):
            if select.select([sys.stdin], [], [], 0.02)[0]:
                os.kill(child, signal.SIGTERM)
                os.waitpid(child, 0)
                return


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
