"""Imports the server once, then forks a new server each time the last one was killed. Also imports
what a server loads later or in a thread, to make a thousand starts fast.

`python -m tests.chaos.zygote serve|worker PIDFILE`; ends when its standard input is closed.
"""

from __future__ import annotations

import asyncio
import gc
import os
import select
import signal
import sys
from importlib import import_module
from pathlib import Path

MODULES = (
    "firstgiants.bots",
    "firstgiants.server.serving",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


def load() -> None:
    """Without garbage collection, as `firstgiants serve` does it: collections take a third of the
    time."""
    gc.disable()
    for module in MODULES:
        import_module(module)
    gc.freeze()


def serve(kind: str) -> None:
    from firstgiants.server.serving import run_server, run_worker
    from firstgiants.server.settings import load_settings

    settings = load_settings()
    if kind == "worker":
        gc.enable()
        asyncio.run(run_worker(settings, (signal.SIGTERM,)))
    else:
        run_server(settings, open_browser=False)  # enables it when it is ready


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
    load()
    main(sys.argv[1], Path(sys.argv[2]))
