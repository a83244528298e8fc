"""Every page and state of the web app that one can come to, each with the way that leads there.

A scene takes `visit` and gives back a page that shows it. What must hold everywhere (see
`facts.py`) is asked of all of them in `test_scenes.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from .cable import Cable
from .conftest import PHONE, Open
from .hands import plan_turn, play_on
from .pages import ask, go, play_out
from .seating import KINDS, asked, at_home, open_at, played, sit_at, stored

Scene = Callable[[Open], Page]
SCENES: dict[str, Scene] = {}


def scene(made: Scene) -> Scene:
    SCENES[made.__name__] = made
    return made


def _plain(path: str) -> Scene:
    def opened(visit: Open) -> Page:
        page = visit(path)
        page.wait_for_selector("#content main, #content .table main")
        return page

    return opened


for _path in (
    "rules", "cards", "open", "watch", "me", "friends", "leaderboard", "about", "learn", "nowhere",
    "daily", "numbers",
):  # fmt: skip
    SCENES[_path] = _plain(f"/{_path}")
SCENES["front"] = _plain("/")
SCENES["unknown_table"] = _plain("/t/nowhere")
SCENES["unknown_game"] = _plain("/g/nowhere")
SCENES["unknown_person"] = _plain("/people/nowhere")


def _question(kind: str) -> Scene:
    return lambda visit: asked(visit, kind)


for _kind in KINDS:
    SCENES[f"asked_{_kind}"] = _question(_kind)


@scene
def front_with_games(visit: Open) -> Page:
    page = at_home(visit)
    open_at(page, *played().asked["turn"])
    go(page, "/")
    page.wait_for_selector(".games a.now")
    return page


@scene
def cards_filtered(visit: Open) -> Page:
    page = _plain("/cards")(visit)
    page.wait_for_selector(".cases > *")
    page.locator(".chip input").first.check()
    page.locator("#sheet-search").fill("a")
    page.get_by_role("button", name="Show all").wait_for()
    return page


@scene
def cards_none_found(visit: Open) -> Page:
    page = _plain("/cards")(visit)
    page.locator("#sheet-search").fill("zzzz")
    page.wait_for_function("() => document.querySelectorAll('.cases > *').length === 0")
    return page


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


@scene
def watcher(visit: Open) -> Page:
    page = visit(f"/t/{open_at(at_home(visit), *played().asked['turn'])}")
    page.wait_for_selector(".table [data-card]")
    page.locator(".quarry .slab").first.click()
    page.wait_for_selector(".inspector")
    page.keyboard.press("Escape")
    return page


@scene
def dark(visit: Open) -> Page:
    """The dark table, with every kind of thing on it."""
    page = asked(visit, "display")
    page.evaluate("() => localStorage.setItem('fg.prefs', JSON.stringify({ theme: 'dark' }))")
    page.reload()
    page.wait_for_selector(":root[data-theme=dark] .table[data-asked]:not([data-busy])")
    return page


@scene
def planned(visit: Open) -> Page:
    """A plan that could be committed."""
    page = asked(visit, "turn")
    plan_turn(page)
    return page


@scene
def picked_up(visit: Open) -> Page:
    """A fossil that could go to several places, in one's hand."""
    page = asked(visit, "display")
    page.locator(".museum .study .slab.lit").first.click()
    page.wait_for_selector(".chosen, .commit")
    return page


def closely(page: Page) -> Page:
    page.locator(".quarry .slab.lit").last.click(button="right")
    page.wait_for_selector(".inspector.pinned .would, .inspector.pinned .does")
    return page


@scene
def looking_closely(visit: Open) -> Page:
    return closely(asked(visit, "turn"))


@scene
def looking_closely_on_a_phone(visit: Open) -> Page:
    return closely(asked(lambda path: visit(path, size=PHONE), "turn"))


# A panel that is laid beside a card is measured where it was laid.
ONLY = {"looking_closely": "desk", "looking_closely_on_a_phone": "phone"}


@scene
def looking_at_a_rival(visit: Open) -> Page:
    page = asked(visit, "turn")
    page.locator(".rival .visit").first.click()
    page.wait_for_selector("dialog[open] .museum")
    return page


@scene
def asked_again(visit: Open) -> Page:
    """The turn after: the others have moved, and one's marker can be taken back."""
    page = asked(visit, "turn")
    start = page.locator(".table").get_attribute("data-ply")
    again = f".table[data-asked=turn]:not([data-busy], [data-ply='{start}']) .quarry .mine"
    play_on(page, until=again)
    return page


@scene
def looking_back(visit: Open) -> Page:
    page = asked_again(visit)
    # The newest line is the present itself.
    page.locator(".log .ply").nth(-2).click()
    page.get_by_role("button", name="Back to game").first.wait_for()
    return page


@scene
def keys(visit: Open) -> Page:
    page = asked(visit, "turn")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    return page


@scene
def in_words(visit: Open) -> Page:
    """The table in words, with a plan that could be committed or undone."""
    page = visit("/about?text")
    page.wait_for_selector("#content main")
    ask(page, "/me")
    sit_at(page, *played().asked["reclaim"])
    page.get_by_role("button", name="Take 1 amber").first.click()
    page.get_by_role("heading", name="Your turn so far").wait_for()
    return page


@scene
def menu(visit: Open) -> Page:
    page = asked(visit, "turn")
    page.locator(".menu").click()
    page.wait_for_selector("dialog[open]")
    return page


def friends(visit: Open) -> tuple[Page, Page]:
    """Host and guest at a running table."""
    host, path = lobby(visit)
    ask(host, f"/tables{path[2:]}/fill", {"bot": "hatchling", "seat": 3})
    guest = visit(path)
    guest.locator(".join button").click()
    host.get_by_role("button", name="Start game").click()
    for page in (host, guest):
        page.wait_for_selector("#chat-text")
    return host, guest


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
def offline(visit: Open) -> Page:
    """Nothing comes through any more."""
    page = at_home(visit)
    cable = Cable(page)
    sit_at(page, *played().asked["turn"])
    cable.cut()
    page.wait_for_selector(".offline:visible")
    return page


@scene
def stood_in_for(visit: Open) -> Page:
    page = asked(visit, "turn")
    ask(page, f"/tables{page.url[page.url.index('/t/') + 2 :]}/leave")
    page.wait_for_selector(".stand-in")
    return page


def finished(visit: Open) -> Page:
    """The last turn of the game, and what may follow, is played by hand."""
    page = at_home(visit)
    sit_at(page, *played().last)
    play_on(page)
    return page


@scene
def the_end(visit: Open) -> Page:
    page = finished(visit)
    page.get_by_role("button", name="Rematch").wait_for()
    return page


@scene
def after_the_end(visit: Open) -> Page:
    page = finished(visit)
    page.keyboard.press("Escape")
    page.wait_for_selector(".reopen")
    return page


def replaying(visit: Open, ply: int) -> Page:
    page = at_home(visit)
    go(page, f"/g/{stored(page)}#{ply}")
    page.wait_for_selector(f".table[data-ply='{ply}']")
    return page


@scene
def replay(visit: Open) -> Page:
    return replaying(visit, 60)


@scene
def replay_from_the_start(visit: Open) -> Page:
    return replaying(visit, 0)


@scene
def profile(visit: Open) -> Page:
    page = at_home(visit)
    play_out(page, open_at(page, *played().last))
    me = ask(page, "/me")["id"]
    go(page, f"/people/{me}")
    page.wait_for_selector("h1")
    return page


@scene
def account(visit: Open) -> Page:
    """With a login and a token for programs."""
    page = at_home(visit)
    login = f"ada-{random.randrange(10**12)}"
    ask(page, "/me/account", {"login": login, "password": "a long password"})
    go(page, "/me")
    page.get_by_label("What is it for?").fill("my own bot")
    page.keyboard.press("Enter")
    page.wait_for_selector("code")
    return page


@scene
def leaving_for_good(visit: Open) -> Page:
    page = at_home(visit)
    go(page, "/me")
    page.get_by_role("button", name="Delete my account").click()
    page.wait_for_selector("dialog[open]")
    return page
