"""The pages and tables where people meet, for the checks of every page (`scenes.py`)."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import Open
from .pages import ask, go
from .scenes import scene
from .seating import at_home


def lobby(visit: Open, *, public: bool = False) -> tuple[Page, str]:
    """The host's page, and the way there."""
    host = at_home(visit)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    visibility = "public" if public else "link"
    wanted = {"seats": seats, "visibility": visibility, "start_when_full": False}
    made = ask(host, "/tables", wanted)
    path = f"/t/{made['table']['id']}"
    go(host, path)
    host.wait_for_selector(".lobby")
    return host, path


@scene
def lobby_host(visit: Open) -> Page:
    page = lobby(visit)[0]
    page.get_by_role("button", name="Add a bot").first.wait_for()
    return page


@scene
def lobby_choosing_a_bot(visit: Open) -> Page:
    page = lobby_host(visit)
    page.get_by_role("button", name="Add a bot").first.click()
    page.wait_for_selector("dialog[open]")
    return page


def _changing(host: Page) -> None:
    """The dialog with the settings, open and filled in."""
    host.get_by_role("button", name="Change settings").click()
    host.get_by_label("Time").select_option("own")
    host.get_by_role("spinbutton", name="Minutes per player").wait_for()


@scene
def lobby_changing_settings(visit: Open) -> Page:
    page = lobby(visit)[0]
    _changing(page)
    return page


@scene
def lobby_settings_changed(visit: Open) -> Page:
    host, path = lobby(visit)
    guest = visit(path)
    guest.wait_for_selector(".lobby")
    _changing(host)
    host.get_by_label("First player").select_option("2")
    host.get_by_role("button", name="Save").click()
    guest.get_by_text("Changed:").wait_for()
    return guest


@scene
def lobby_guest(visit: Open) -> Page:
    guest = visit(lobby(visit)[1])
    guest.get_by_role("button", name="Sit here").first.click()
    guest.get_by_role("button", name="Sit here").first.wait_for(state="hidden")
    return guest


@scene
def lobby_stranger(visit: Open) -> Page:
    stranger = visit(lobby(visit)[1])
    stranger.get_by_role("button", name="Sit here").first.wait_for()
    return stranger


@scene
def open_with_tables(visit: Open) -> Page:
    page = lobby(visit, public=True)[0]
    go(page, "/open")
    page.wait_for_selector("main li a")
    return page


@scene
def watch_with_games(visit: Open) -> Page:
    host, path = lobby(visit, public=True)
    ask(host, f"/tables{path[2:]}/fill", {"bot": "hatchling"})
    ask(host, f"/tables{path[2:]}/start")
    go(host, "/watch")
    host.wait_for_selector("main li a")
    return host


def friends(visit: Open) -> tuple[Page, Page]:
    """Host and guest at a running table."""
    host, path = lobby(visit)
    ask(host, f"/tables{path[2:]}/fill", {"bot": "hatchling", "seat": 3})
    guest = visit(path)
    guest.locator(".join button").click()
    host.get_by_role("button", name="Start game").click()
    for page in (host, guest):
        page.wait_for_selector(".table #chat-text")  # the lobby has a chat, too
    return host, guest


@scene
def absent_rival(visit: Open) -> Page:
    """A person has left; a bot may fill in for them."""
    host, guest = friends(visit)
    guest.close()
    host.wait_for_selector(".rival .fill-in")
    return host


@scene
def chatting(visit: Open) -> Page:
    host, guest = friends(visit)
    host.locator("#chat-text").fill("A good evening to all museums")
    host.keyboard.press("Enter")
    guest.locator("#chat-text").fill("Unbelievablyunbreakablewordsareshownwithoutbreakingthetable")
    guest.keyboard.press("Enter")
    host.wait_for_selector(".chat .mute")
    return host


@scene
def muted(visit: Open) -> Page:
    host, guest = friends(visit)
    guest.locator("#chat-text").fill("Hello")
    guest.keyboard.press("Enter")
    host.locator(".chat .mute").click()
    guest.wait_for_selector(".chat .muted")
    return guest


@scene
def person(visit: Open) -> Page:
    """Somebody else's page, with what one can do there."""
    other = ask(at_home(visit), "/me")
    page = at_home(visit)
    go(page, f"/people/{other['id']}")
    page.get_by_role("button", name="Block").wait_for()
    return page


@scene
def person_reporting(visit: Open) -> Page:
    page = person(visit)
    page.get_by_role("button", name="Report").click()
    page.wait_for_selector("dialog[open]")
    return page
