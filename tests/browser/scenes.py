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
from .seating import EMPTY, KINDS, asked, at_home, open_at, played, sit_at, stored

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
def mail_link(visit: Open) -> Page:
    """Where a mail's link leads, with an address that is longer than a phone is wide."""
    page = visit(EMPTY)
    address = "mary.elizabeth.anning.of.lyme.regis@naturalhistorymuseum.example"
    page.route("**/api/mail/**", lambda route: route.fulfill(json={"address": address}))
    go(page, "/mail/confirm/token")
    page.get_by_role("button", name="Confirm").wait_for()
    return page


@scene
def leaving_for_good(visit: Open) -> Page:
    page = at_home(visit)
    go(page, "/me")
    page.get_by_role("button", name="Delete my account").click()
    page.wait_for_selector("dialog[open]")
    return page
