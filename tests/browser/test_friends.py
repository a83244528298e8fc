"""Friends by a link, on plain http in the local network: join, talk, be away, be filled in for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from firstgiants.server.network import lan_addresses, url_of
from tests.chaos.processes import Port

from .conftest import DESK, PATIENCE_MS, PHONE, LiveServer, Open
from .facts import layout
from .hands import await_move, click, hold_time_at, ply, tap, wait_asked
from .meeting_scenes import lobby
from .pages import ask, fetched, go, settled, wait_until
from .seating import at_home


@dataclass(frozen=True)
class Party:
    """A server that friends can reach, the address they use, and browsers for them."""

    server: LiveServer
    friends: str
    enter: Callable[..., Page]


@pytest.fixture
def party(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Party]:
    folder = tmp_path_factory.mktemp("friends")
    port = Port()
    if lan_addresses():
        server = LiveServer(folder, "--lan", patience_s="1")
        friends = url_of(lan_addresses()[0], server.port)
    else:  # a name that leads here is as good
        friends = f"http://friends.test:{port.number}"
        flags = ("--port", str(port.number), "--public-url", friends)
        server = LiveServer(folder, *flags, patience_s="1")
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def enter(address: str, size: dict[str, int]) -> Page:
        context = chromium.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=size is PHONE,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        page.wait_for_selector("#content main")
        return page

    yield Party(server, friends, enter)
    for context in contexts:
        context.close()
    server.stop()
    port.close()
    assert errors == []


COVERED = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.right > toast.left && box.left < toast.right
      && box.bottom > toast.top && box.top < toast.bottom;
  };
  return [...document.querySelectorAll('button:not(.slab), [data-choice], .quarry .slab, a, input')]
    .filter(over).map((one) => one.outerHTML.slice(0, 80));
}"""
# The whole field of the chat can be seen.
UNCOVERED = """() => {
  const field = document.querySelector('#chat-text');
  const { left, top, bottom } = field.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 8, y) === field);
}"""
LINES = 6
STEP_PX = 40
SELECTED = "(input) => input.value.slice(input.selectionStart, input.selectionEnd)"


def move(page: Page, by: Callable[[Page, str], None]) -> None:
    """Plays one turn."""
    wait_asked(page)
    while (found := await_move(page)) != ".commit":
        by(page, found)
    by(page, found)
    page.wait_for_selector(".commit", state="detached")


def allowed(page: Page, fill_in: Locator) -> bool:
    """Ask for a stand-in; whether the server allows it already."""
    with page.expect_response("**/takeover") as answered:
        fill_in.click()
    return answered.value.ok


def test_a_friend_comes_by_link_talks_and_is_filled_in_for(party: Party) -> None:
    host = party.enter(party.server.address + "/about", DESK)
    ask(host, "/me")
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}], "first": 2, "visibility": "link"}
    path = f"/t/{ask(host, '/tables', wanted)['table']['id']}"
    go(host, path)

    # The link carries the address for friends, though the host's own page is at 127.0.0.1.
    link = host.get_by_label("Send this link")
    expect(link).to_have_value(party.friends + path)
    expect(host.locator(".code svg")).to_be_visible()
    host.locator(".copy-link button").last.click()
    expect(host.locator(".copy-link .answer")).to_have_text("Copied")

    # On plain http there is no clipboard: the text is selected, and every click is answered.
    friend = party.enter(link.input_value(), PHONE)
    assert friend.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    answer = friend.locator(".copy-link .answer")
    friend.locator(".copy-link button").last.click()
    expect(answer).to_have_text("Copied")
    friend.evaluate("document.execCommand = () => false")
    friend.locator(".copy-link button").last.click()
    expect(answer).to_contain_text("Ctrl+C")
    assert friend.get_by_label("Send this link").evaluate(SELECTED) == party.friends + path

    # One seat, one button; the name is on the seat.
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(0)
    friend.locator("#join-name").fill("Bo the Digger")
    friend.locator(".join button").tap()
    expect(host.locator(".rival .name b")).to_have_text("Bo the Digger")

    # A move is sent from plain http, where `crypto.randomUUID` does not exist either.
    move(friend, tap)
    wait_asked(host)
    assert ply(host) > 0

    # A message pops up on the phone without covering what can be pressed; the badge leads to it.
    friend.evaluate("scrollTo(0, 0)")
    hold_time_at(friend, ".toast")
    host.locator("#chat-text").fill("Well dug, Bo!")
    host.keyboard.press("Enter")
    expect(friend.locator(".toast")).to_be_visible()
    expect(friend.get_by_role("status").filter(has_text="Well dug, Bo!")).to_have_count(1)
    settled(friend)
    assert friend.evaluate(COVERED) == []
    expect(host.locator(".toast")).to_have_count(0)
    expect(friend.locator(".menu .badge")).to_have_text("1")
    friend.locator(".menu").tap()
    friend.get_by_role("button", name="1 new message", exact=True).tap()
    expect(friend.locator("#chat-text")).to_be_focused()
    expect(friend.locator(".menu .badge")).to_have_count(0)
    # More messages make the list longer; the field in which the friend types stays in sight.
    for line in range(LINES):
        host.locator("#chat-text").fill(f"Line {line}")
        host.keyboard.press("Enter")
    expect(friend.locator(".chat li")).to_have_count(1 + LINES)
    friend.wait_for_function(UNCOVERED)
    # It comes into sight between the bars from wherever the page is scrolled to.
    for top in range(0, friend.evaluate("document.documentElement.scrollHeight"), STEP_PX):
        friend.evaluate("(top) => { document.activeElement.blur(); scrollTo(0, top); }", top)
        friend.locator("#chat-text").focus()
        assert friend.evaluate(UNCOVERED), top

    # Away is shown; a bot fills in when the rules allow it, and until then the reason is shown.
    friend.close()
    fill_in = host.locator(".rival .fill-in")
    expect(host.locator(".rival .kind")).to_have_text("away")
    fill_in.click()
    expect(host.get_by_role("alert")).to_contain_text("Bo the Digger when everybody has waited")
    move(host, click)
    before = ply(host)
    wait_until(host, lambda: allowed(host, fill_in))
    expect(fill_in).to_have_count(0)
    host.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=before
    )


def test_on_this_computer_only_the_invitation_says_so(visit: Open) -> None:
    host = lobby(visit)[0]
    heading = host.get_by_role("heading", name="Invite", exact=True)
    sheet = host.locator("section").filter(has=heading)
    expect(sheet).to_contain_text("firstgiants serve --lan")
    expect(host.locator(".code")).to_have_count(0)
    host.locator(".copy-link button").last.click()
    expect(host.locator(".copy-link .answer")).to_have_text(re.compile("only on this computer"))


def test_a_guest_in_a_game_of_days_is_offered_an_account(visit: Open) -> None:
    host = at_home(visit)
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "days", "days": 2}}
    go(host, f"/t/{ask(host, '/tables', wanted)['table']['id']}")
    offer = host.get_by_text("With an account you can")
    expect(offer).to_be_visible()
    host.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    host.reload()
    host.wait_for_selector(".lobby .seats")
    expect(offer).to_have_count(0)


def test_an_offer_leaves_everything_of_a_phone_in_reach(visit: Open) -> None:
    host, friend = at_home(visit), at_home(lambda path: visit(path, size=PHONE))
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {
        "seats": seats,
        "pace": {"kind": "days", "days": 2},
        "first": 1,
        "start_when_full": False,
    }
    path = f"/tables/{ask(host, '/tables', wanted)['table']['id']}"
    ask(friend, f"{path}/join")
    go(friend, path.replace("/tables", "/t"))
    expect(friend).to_have_title("New table · First Giants")
    ask(host, f"{path}/start")
    friend.wait_for_selector(".table")
    expect(friend).to_have_title("First Giants")
    expect(friend.get_by_role("button", name="Not now")).to_be_in_viewport(ratio=1)
    assert layout(friend) == []
    while (seen := fetched(host, path))["table"]["your_turn"]:
        choices = [seen["view"]["decision"]["legal"][-1]]
        ask(host, f"{path}/commit", {"ply": seen["view"]["ply"], "choices": choices})
    # On their own turn people are not asked about anything else.
    wait_asked(friend)
    expect(friend.get_by_role("button", name="Not now")).to_have_count(0)
