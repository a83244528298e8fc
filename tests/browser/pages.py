"""Requests to the server as the person of a page, and navigation."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

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


def go(page: Page, path: str) -> Page:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
    page.wait_for_selector("#content main, #content .table main")
    return page
