"""Requests to the server as the person of a page, navigation, and the wait for a settled page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from .conftest import PATIENCE_MS

CALL = """async ([path, body]) => {
  const answer = await fetch('/api' + path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(path + ': ' + await answer.text());
  return answer.json();
}"""


def ask(page: Page, path: str, body: object = None) -> Any:
    """The response to a POST by the person of this page."""
    return page.evaluate(CALL, [path, body or {}])


def fetched(page: Page, path: str) -> Any:
    """The response to a GET by the person of this page."""
    return page.evaluate("async (path) => (await fetch('/api' + path)).json()", path)


WAIT_FETCHED = """async ([path, patience]) => {
  const wanted = %s;
  const end = performance.now() + patience;
  for (;;) {
    const answer = await (await fetch('/api' + path)).json();
    if (wanted(answer)) return answer;
    if (performance.now() > end) throw new Error(path + ': ' + JSON.stringify(answer));
    await new Promise((again) => setTimeout(again, 20));
  }
}"""


def fetched_when(page: Page, path: str, wanted: str) -> Any:
    """The response to a GET by the person of this page, once the function `wanted` accepts it."""
    return page.evaluate(WAIT_FETCHED % wanted, [path, PATIENCE_MS])


PLAY_OUT = """async (table) => {
  const path = '/api/tables/' + table;
  const look = async () => (await fetch(path)).json();
  for (let seen = await look(); seen.table.state === 'playing'; seen = await look()) {
    if (!seen.table.your_turn) {
      await new Promise((again) => setTimeout(again, 20));
      continue;
    }
    const { ply, decision } = seen.view;
    const body = JSON.stringify({ ply, choices: [decision.legal[0]], view: false });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(path + '/commit', { method: 'POST', headers, body });
  }
}"""


def play_out(page: Page, table: str) -> None:
    """Play the first legal choices of this page's person until the game is over."""
    page.evaluate(PLAY_OUT, table)


# `evaluate` waits for ever, so this gives up by itself.
SETTLED = """(patience) => Promise.race([
  window.settled(),
  new Promise((_, fail) => setTimeout(() => fail(new Error('the page does not settle')), patience)),
])"""


def settled(page: Page) -> None:
    """Wait until requests are answered, fonts loaded and animations done, and the layout is final
    (`web/src/lib/settled.ts`). Call it before every measurement."""
    page.wait_for_function("() => 'settled' in window")
    page.evaluate(SETTLED, PATIENCE_MS)


SIZE = "(size) => innerWidth === size.width && innerHeight === size.height"


def resize(page: Page, size: dict[str, int]) -> None:
    """Change the size of the window, and wait until the page has answered."""
    if page.viewport_size != size:
        page.set_viewport_size(size)  # type: ignore[arg-type]
    page.wait_for_function(SIZE, arg=size)
    settled(page)


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait until this holds for what the test has heard from the browser. Each frame of the page
    lets the browser speak."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not holds():
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert time.monotonic() < end, "the browser did not tell it"


def go(page: Page, path: str) -> Page:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
    page.wait_for_selector("#content main, #content .table main")
    settled(page)
    return page
