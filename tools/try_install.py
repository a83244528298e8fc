"""Use an installed First Giants the way people do; run by the Python of its environment.

    python tools/try_install.py [--compiled] [--server]

Plays a game as a library and one in the terminal. With --server it serves instead: opens the web
app and lets bots play at a table. Without the packages for that, `firstgiants serve` must say what
to install. With --compiled the engine must be compiled. Uses only the standard library. The release
workflow runs this for every wheel, the tests in every environment that they make.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
from http.cookiejar import CookieJar
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

PATIENCE_S = 120
"""For everything that must happen at some time."""

if not __package__:
    # Python puts the folder of a script first; our package must come from the environment.
    sys.path.pop(0)


def command() -> str:
    found = which("firstgiants", path=sysconfig.get_path("scripts"))
    assert found is not None, "the command firstgiants is not installed"
    return found


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [command(), *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def check_engine(*, compiled: bool) -> None:
    from firstgiants import engine

    site = {sysconfig.get_path(name) for name in ("purelib", "platlib")}
    home = Path(engine.__file__)
    assert any(home.is_relative_to(folder) for folder in site), f"{home} is not installed"
    assert compiled == engine.COMPILED, f"compiled: {engine.COMPILED}"


def try_library() -> None:
    from firstgiants import Game
    from firstgiants.bots import Budget, make_bot

    game = Game.new(players=2, seed=7)
    # The second bot has the model that is in the package.
    bots = {1: make_bot("greedy", seed=7), 2: make_bot("learned", seed=7)}
    while game.decision is not None:
        seat = game.decision.seat
        game.play(bots[seat].choose(game.view(seat), game.decision.legal, Budget()))
    assert Game.from_record(game.record()) == game


def try_terminal() -> None:
    import firstgiants

    assert run("--version").stdout.strip() == f"firstgiants {firstgiants.__version__}"
    # The first choice of every question; there are more answers here than any game has questions.
    played = run("play", "--seed", "7", "--language", "en", stdin="1\n" * 300)
    assert played.returncode == 0, played.stderr
    assert "wins" in played.stdout or "win " in played.stdout, played.stdout[-800:]


def try_without_extras() -> None:
    from firstgiants import MissingExtra

    refused = run("serve")
    assert refused.returncode == 69, refused
    assert refused.stderr.strip().endswith("pip install 'firstgiants[server]'"), refused.stderr
    assert len(refused.stderr.splitlines()) == 1, refused.stderr
    wanted = None
    try:
        import firstgiants.client  # noqa: F401
    except MissingExtra as missing:
        wanted = missing.extra
    assert wanted == (None if find_spec("httpx") else "client"), wanted


def try_server() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "try.sqlite3")
        flags = ["--no-open", "--port", "0", "--database", database, "--bot-pause-ms", "0"]
        with subprocess.Popen(
            [command(), "serve", *flags], stdout=subprocess.PIPE, encoding="utf-8"
        ) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+?(?=/\s)", server.stdout.readline())
                assert address is not None, "the server did not start"
                try_address(address[0])
            finally:
                server.terminate()
                server.communicate(timeout=PATIENCE_S)
        assert server.returncode == 0 or sys.platform == "win32", server.returncode


def try_address(address: str) -> None:
    """Open the page and one of its files, then let two bots play."""
    browser = build_opener(HTTPCookieProcessor(CookieJar()))

    def get(path: str) -> bytes:
        with browser.open(address + path, timeout=PATIENCE_S) as answer:
            return bytes(answer.read())

    script = re.search(r'src="(/assets/[^"]+\.js)"', get("/").decode())
    assert script is not None, "the web app is not in the package"
    assert get(script[1])
    assert json.loads(get("/healthz"))["status"] == "ok"
    post(browser, f"{address}/api/me", {"name": "Ada"})
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "hatchling"}]
    table = post(browser, f"{address}/api/tables", {"seats": seats})["table"]
    assert isinstance(table, dict)
    deadline = time.monotonic() + PATIENCE_S
    while table["state"] != "finished":
        assert time.monotonic() < deadline, table
        time.sleep(0.1)
        table = json.loads(get(f"/api/tables/{table['id']}"))["table"]


def post(browser: OpenerDirector, address: str, body: object) -> dict[str, object]:
    headers = {"Content-Type": "application/json"}
    request = Request(address, json.dumps(body).encode(), headers, method="POST")
    with browser.open(request, timeout=PATIENCE_S) as answer:
        found: dict[str, object] = json.load(answer)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Use an installed First Giants.")
    parser.add_argument("--compiled", action="store_true", help="the engine must be compiled")
    parser.add_argument("--server", action="store_true", help="try the server")
    wanted = parser.parse_args()
    check_engine(compiled=wanted.compiled)
    if wanted.server:
        try_server()
    else:
        try_library()
        try_terminal()
        if find_spec("litestar") is None:
            try_without_extras()
    print("It works.")


if __name__ == "__main__":
    main()
