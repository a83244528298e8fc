"""Two people get to know each other: ask, accept, challenge, play; and one has had enough."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .conftest import PHONE, Open
from .hands import wait_asked
from .pages import ask, fetched, go
from .seating import at_home


def account(visit: Open, name: str, *, phone: bool = False) -> tuple[Page, str]:
    """A page of a new account, and the person's id."""
    page = at_home((lambda path: visit(path, size=PHONE)) if phone else visit)
    ask(page, "/me", {"name": name})
    login = f"{name.lower()}-{random.randrange(10**12)}"
    me = ask(page, "/me/account", {"login": login, "password": "a long password"})
    page.evaluate(
        "(name) => fetch('/api/me', {method: 'PATCH', headers: {'Content-Type': "
        "'application/json'}, body: JSON.stringify({name})})",
        name,
    )
    return page, str(me["id"])


def test_ask_accept_challenge_play_and_block(visit: Open) -> None:
    ada, _ = account(visit, "Ada")
    bo, bo_id = account(visit, "Bo", phone=True)

    go(ada, f"/people/{bo_id}")
    expect(ada.get_by_role("button", name="Challenge")).to_have_count(0)
    # What Bo has not played yet is no advice to Ada.
    expect(ada.get_by_text("No finished game yet.", exact=True)).to_be_visible()
    expect(ada.get_by_role("link", name="Play now")).to_have_count(0)
    ada.get_by_role("button", name="Ask to be friends").click()
    expect(ada.get_by_role("button", name="Cancel request")).to_be_visible()

    go(bo, "/friends")
    bo.get_by_role("button", name="Accept").click()
    expect(bo.get_by_role("heading", name="Your friends")).to_be_visible()

    go(ada, "/friends")
    expect(ada.get_by_text("online", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Challenge").click()
    rated = ada.get_by_role("dialog").get_by_label("Rated game")
    expect(rated).to_be_disabled()
    expect(rated).to_have_accessible_description("Rated games need a clock: choose one above.")
    ada.get_by_role("dialog").get_by_role("button", name="Challenge").click()
    ada.wait_for_selector(".lobby")
    expect(ada.get_by_text("Kept for Bo")).to_be_visible()

    go(bo, "/friends")
    bo.get_by_role("button", name="Play").click()
    for page in (ada, bo):
        page.wait_for_selector(".table [data-card]")
    table = ada.url.rsplit("/", 1)[1]
    wait_asked(ada if fetched(ada, f"/tables/{table}")["table"]["your_turn"] else bo)

    go(ada, f"/people/{bo_id}")
    ada.get_by_role("button", name="Block").click()
    expect(ada.get_by_text("You have blocked this player")).to_be_visible()
    expect(ada.get_by_role("button", name="Challenge")).to_have_count(0)
    go(bo, "/friends")
    expect(bo.get_by_role("heading", name="Your friends")).to_have_count(0)
