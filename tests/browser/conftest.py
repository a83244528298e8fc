"""A real server on a free port, a real Chromium: what people use is what is tested."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

import firstgiants

PACKAGED = Path(firstgiants.__file__).parent / "web_dist"
WEB = Path(os.environ.get("FIRSTGIANTS_WEB") or PACKAGED)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not this computer's own, though it leads here.
    "--host-resolver-rules=MAP friends.test 127.0.0.1",
]
# A page of a test lives for seconds: to optimise its scripts well costs more than it brings.
UNOPTIMISED = "--js-flags=--no-turbofan"
ADMIN_SECRET = "the secret of these tests"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 60_000
"""How long a test waits for a condition. Generous: the machine may be busy with other tests."""
expect.set_options(timeout=PATIENCE_MS)

Open = Callable[..., Page]


class LiveServer:
    """`firstgiants serve` as a child; can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, *flags: str, **settings: str) -> None:
        self._folder = folder
        self._flags = flags
        self._settings = {f"FIRSTGIANTS_{name.upper()}": text for name, text in settings.items()}
        # Its own copy of the web client: a new build meanwhile changes nothing under a test.
        self._web = folder / "web"
        assert (WEB / "index.html").exists(), "build the web client first: make setup"
        self._copy_web()
        self._child: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    def _copy_web(self) -> None:
        shutil.copytree(WEB, self._web)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = Path(sys.executable).parent / "firstgiants"
        many = "100000,100000"
        self._child = subprocess.Popen(
            [
                command,
                "serve",
                "--port",
                str(self.port),
                "--no-open",
                "--log-level",
                "warning",
                *self._flags,
            ],
            cwd=self._folder,
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "FIRSTGIANTS_DATABASE": str(self._folder / "browser.sqlite3"),
                "FIRSTGIANTS_WEB": str(self._web),
                "FIRSTGIANTS_BOT_PAUSE_MS": "0",
                "FIRSTGIANTS_LIMIT_GUESTS": many,
                "FIRSTGIANTS_LIMIT_SIGN_IN": many,
                "FIRSTGIANTS_LIMIT_TABLES": many,
                "FIRSTGIANTS_LIMIT_CHANGES": many,
                "FIRSTGIANTS_LIMIT_IMPORTS": many,
                "FIRSTGIANTS_LIMIT_STORED": many,
                "FIRSTGIANTS_LIMIT_PLAY": many,
                "FIRSTGIANTS_LIMIT_READS": many,
                "FIRSTGIANTS_LIMIT_REQUESTS": many,
                "FIRSTGIANTS_OPEN_TABLES_PER_ADDRESS": "100000",
                "FIRSTGIANTS_TABLES_PER_ADDRESS": "100000",
                "FIRSTGIANTS_BOT_GAMES_PER_ADDRESS": "100000",
                **self._settings,
            },
        )
        assert self._child.stdout is not None
        for line in self._child.stdout:
            if found := re.search(r"http://[^:]+:(\d+)/", line):
                self.port = int(found[1])
                return
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """Without a good-bye, as a crash would."""
        assert self._child is not None
        self._child.send_signal(signal.SIGKILL)
        self._child.wait()
        self._forget()

    def stop(self) -> None:
        assert self._child is not None
        self._child.terminate()
        self._child.wait(timeout=120)
        self._forget()

    def _forget(self) -> None:
        assert self._child is not None
        if self._child.stdout is not None:
            self._child.stdout.close()


class PlainServer(LiveServer):
    """Its fossils, and the grounds they lie on, are plain drawings of the same size. A table shows
    dozens, and to draw the real ones again after each change takes long."""

    def _copy_web(self) -> None:
        super()._copy_web()
        for kind in ("fossil", "ground"):
            for picture in self._web.glob(f"assets/{kind}-*.svg"):
                [head] = re.findall("<svg[^>]*>", picture.read_text())
                picture.write_text(f'{head}<path d="M0 0h100v100z"/></svg>')
                for packed in (".br", ".gz"):
                    picture.with_name(picture.name + packed).unlink(missing_ok=True)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The server of most tests. `test_pictures.py` has its own, with the real drawings."""
    server = PlainServer(tmp_path_factory.mktemp("browser"), admin_secret=ADMIN_SECRET)
    yield server
    server.stop()


def browser_path() -> str:
    """Where Chromium is installed."""
    # The shell draws the page alone; the whole browser draws a toolbar, itself a page, for each.
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "install Debian's chromium-headless-shell"
    return path


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    args = [*FLAGS, UNOPTIMISED]
    browser = driver.chromium.launch(executable_path=browser_path(), args=args)
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(driver: Playwright) -> Iterator[Browser]:
    """The whole browser, with notifications, which the shell does not have."""
    path = shutil.which("chromium")
    assert path, "install Debian's chromium"
    # Playwright's own "headless" asks for the shell's mode, which the whole browser has no more.
    args = [*FLAGS, "--headless=new"]
    browser = driver.chromium.launch(executable_path=path, args=args, headless=False)
    yield browser
    browser.close()


@pytest.fixture
def motion() -> bool:
    """Things move as they do for people. Modules that measure still pictures override this."""
    return True


class Contexts:
    """Browser contexts, used again by later tests: what the browser has fetched stays in its cache,
    what the person did is erased."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[str, list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, str] = {}
        self._erasers: dict[BrowserContext, tuple[Page, CDPSession]] = {}

    def take(self, **options: Any) -> BrowserContext:
        kind = json.dumps(options, sort_keys=True)
        if idle := self._idle.get(kind):
            return idle.pop()
        context = self._browser.new_context(**options)
        self._kinds[context] = kind
        # An empty page that stays: to open one for each test costs a process.
        page = context.new_page()
        self._erasers[context] = page, context.new_cdp_session(page)
        return context

    def give_back(self, context: BrowserContext, origin: str) -> None:
        erased = {"origin": origin, "storageTypes": "local_storage,indexeddb,service_workers"}
        empty, eraser = self._erasers[context]
        eraser.send("Storage.clearDataForOrigin", erased)
        for page in context.pages:
            if page is not empty:
                page.close()
        context.clear_cookies()
        self._idle.setdefault(self._kinds[context], []).append(context)


@pytest.fixture(scope="session")
def contexts(chromium: Browser) -> Contexts:
    return Contexts(chromium)


@pytest.fixture
def visit(contexts: Contexts, live: LiveServer, motion: bool) -> Iterator[Open]:
    """Opens a page as a new person; errors of scripts fail the test."""
    used: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: dict[str, int] = DESK,
        language: str = "en",
        bypass_csp: bool = False,
    ) -> Page:
        context = contexts.take(
            viewport=size,
            locale=language,
            has_touch=size["width"] < 600,
            reduced_motion="no-preference" if motion else "reduce",
            bypass_csp=bypass_csp,
        )
        used.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(live.address + path)
        return page

    yield open_page
    for context in used:
        contexts.give_back(context, live.address)
    assert errors == []
