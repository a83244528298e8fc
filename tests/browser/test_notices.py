"""The bell, the offer of messages, and the app: in a real browser with its real service worker."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, LiveServer, Open
from .facts import violations
from .pages import ask, fetched, fetched_when, go

DAYS = {"kind": "days", "days": 2}
SIZES = {"desk": DESK, "phone": PHONE}
SHOTS = os.environ.get("FIRSTGIANTS_SHOTS")


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def home(visit: Open, size: dict[str, int] = DESK, language: str = "en") -> Page:
    page = visit("/", size=size, language=language)
    page.wait_for_function("() => localStorage.getItem('fg.known') !== null")
    return page


def days_table(host: Page, guest: Page, title: str) -> str:
    """A table of days at which the host is asked."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"seats": seats, "pace": DAYS, "first": 1, "title": title, "visibility": "link"}
    table: str = ask(host, "/tables", wanted)["table"]["id"]
    ask(guest, f"/tables/{table}/join")
    return table


NOTICES = "/me/notices"


def switch_turns_off(page: Page, table: str) -> None:
    """In the menu of the table, by keyboard alone."""
    page.wait_for_selector(".table[data-asked]")
    page.locator("button.menu").press("Enter")
    page.locator("summary", has_text="Messages about this table").press("Enter")
    turns = page.get_by_role("group", name="My turn")
    by_browser = turns.get_by_label("Browser")
    expect(by_browser).to_be_checked()
    expect(by_browser).to_be_disabled()  # as in the preferences
    turns.get_by_label("As in my preferences").press("Space")
    expect(by_browser).to_be_enabled()
    by_browser.press("Space")
    # What the host has not set up is not shown, and stays as it was.
    own = {"table": table, "kinds": {"turn": ["mail", "webhook"]}}
    off = "({ tables }) => tables[0] && !tables[0].kinds.turn.includes('push')"
    assert fetched_when(page, NOTICES, off)["tables"] == [own]
    shot(page, f"table-notices-{page.viewport_size}")
    assert violations(page) == []
    turns.get_by_label("As in my preferences").press("Space")
    fetched_when(page, NOTICES, "({ tables }) => tables.length === 0")
    expect(by_browser).to_be_checked()


def play(page: Page, table: str) -> None:
    """Answers as the page's person until somebody else is asked."""
    while True:
        seen = fetched(page, f"/tables/{table}")
        decision = seen["view"]["decision"]
        if decision["seat"] != seen["you"]["seat"]:
            return
        body = {"ply": seen["view"]["ply"], "choices": [decision["legal"][0]]}
        ask(page, f"/tables/{table}/commit", body)


@pytest.mark.parametrize("size", SIZES)
def test_the_bell_rings_at_once_on_any_page_and_leads_to_the_table(visit: Open, size: str) -> None:
    ada, bo = home(visit), home(visit, SIZES[size], "de" if size == "phone" else "en")
    table = days_table(ada, bo, "Bones by post")
    go(bo, "/rules")
    bo.wait_for_selector(".bell:not(.rings)")
    # A row of the log, and nobody has asked: the server sent it to this page.
    play(ada, table)
    bo.wait_for_selector(".bell.rings .badge:text('1')")
    bo.wait_for_function("() => document.title.startsWith('(1) ')")
    bo.wait_for_function("() => document.querySelector('link[rel=icon]').href.includes('turn')")
    shot(bo, f"bell-{size}")
    bo.locator(".bell").click()
    bo.wait_for_selector("dialog[open] li a")
    shot(bo, f"bell-list-{size}")
    bo.get_by_role("link", name="Bones by post").click()
    bo.wait_for_selector(".table[data-asked]")
    play(bo, table)
    bo.wait_for_function("() => !document.title.startsWith('●')")


@pytest.mark.parametrize("size", SIZES)
def test_after_a_confirm_the_next_game_is_offered_and_then_messages(visit: Open, size: str) -> None:
    ada, bo = home(visit, SIZES[size]), home(visit)
    # A headless browser forbids notifications to everybody; this page may still ask for them.
    ada.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'default' })")
    first, second = days_table(ada, bo, "First"), days_table(ada, bo, "Second")
    go(ada, f"/t/{first}")
    ada.wait_for_selector(".table[data-asked]")
    assert ada.locator(".next").count() == 0
    assert ada.get_by_role("button", name="Tell me").count() == 0
    shot(ada, f"asked-{size}")
    play(ada, first)
    ada.get_by_role("link", name="Second").wait_for()
    ada.get_by_role("button", name="Tell me").wait_for()
    shot(ada, f"next-{size}")
    ada.get_by_role("link", name="Second").click()
    ada.wait_for_url(f"**/t/{second}")
    switch_turns_off(ada, second)


def test_this_page_says_how_it_can_reach_me(visit: Open) -> None:
    page = home(visit)
    go(page, "/me#notices")
    page.get_by_text("You have forbidden this page to show notifications").wait_for()
    page.get_by_label("No messages at night").check()
    page.get_by_label("from", exact=True).fill("21:30")
    page.get_by_label("from", exact=True).blur()
    page.locator("#notices").scroll_into_view_if_needed()
    shot(page, "me-desk")
    fetched_when(page, NOTICES, "({ settings }) => settings.quiet?.begin === 1290")
    page.locator("#notices fieldset").first.get_by_label("Browser").uncheck()
    fetched_when(page, NOTICES, "({ settings }) => !settings.turn.includes('push')")


def test_the_app_works_without_a_network_only_as_far_as_it_can(
    visit: Open, live: LiveServer
) -> None:
    page = home(visit)
    manifest = page.request.get(f"{live.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    said = json.loads(manifest.text())
    assert said["display"] == "fullscreen"
    for icon in said["icons"]:
        assert page.request.get(live.address + icon["src"]).ok, icon
    worker = page.request.get(f"{live.address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert page.evaluate("() => caches.keys()") == []
    page.context.set_offline(True)
    page.goto(f"{live.address}/rules")
    page.get_by_role("heading", name="No connection").wait_for()
    shot(page, "offline")
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.wait_for_selector("#content main")


def test_a_pushed_message_is_shown_unless_its_table_is_seen(visit: Open, live: LiveServer) -> None:
    ada, bo = home(visit), home(visit)
    table = days_table(ada, bo, "Pushed")
    ada.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    go(ada, f"/t/{table}")
    ada.wait_for_selector(".table[data-asked]")
    ada.wait_for_function("() => navigator.serviceWorker.controller !== null")
    worker = ada.context.service_workers[-1]
    assert worker.url == f"{live.address}/sw.js"
    # The headless browser has no place for notifications and numbers, and its worker crashes: what
    # is asked of it is noted instead. The push service is the only other part that is missing.
    messages = [
        {"title": "Your turn", "body": "It waits.", "path": path, "tag": path, "waiting": 1}
        for path in (f"/t/{table}", "/t/another")
    ]
    shown = worker.evaluate(
        """(messages) => new Promise((done) => {
          let badge = 0;
          const setAppBadge = async (count) => { badge = count; };
          Object.defineProperty(self.navigator, 'setAppBadge', { value: setAppBadge });
          self.registration.showNotification = async (...asked) => done([...asked, badge]);
          for (const one of messages)
            self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(one) }));
        })""",
        messages,
    )
    title, options, badge = shown
    assert (title, options["body"], badge) == ("Your turn", "It waits.", 1)
    assert options["data"] == {"path": "/t/another"}
