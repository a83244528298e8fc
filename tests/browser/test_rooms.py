"""The rooms around the table: choosing opponents, waiting for friends, new tables' settings."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from .conftest import PHONE, Open
from .meeting_scenes import lobby
from .pages import ask, go, play_out
from .seating import at_home, played, stored


def names(page: Page) -> list[str]:
    """Everybody at the table, by the names in its strips."""
    page.wait_for_selector(".table [data-card]")
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('b.name')].map((one) => one.title)"
    )
    return sorted(set(found))


def test_opponents_are_chosen_by_keyboard_and_remembered(visit: Open) -> None:
    page = visit()
    bench = page.get_by_role("list", name="Your opponents")
    expect(bench.get_by_role("button")).to_have_count(2)
    for _ in range(2):
        bench.get_by_role("button").first.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start game")).to_be_disabled()
    hatchling = page.get_by_role("button", name="Invite Hatchling")
    for _ in range(4):
        hatchling.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_text("You play against Hatchling ×4.")).to_be_visible()
    # A fifth is not taken, and it is said why.
    page.keyboard.press("Enter")
    expect(page.get_by_text("4 opponents at most.")).to_be_visible()
    expect(bench.get_by_role("button")).to_have_count(4)
    for _ in range(2):
        bench.get_by_role("button", name="Remove Hatchling").first.focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Start game").focus()
    page.keyboard.press("Enter")
    assert {"Hatchling", "Hatchling 2"} < set(names(page))
    page.goto(page.url.split("/t/")[0])
    expect(page.get_by_text("Play Hatchling ×2 again.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    assert {"Hatchling", "Hatchling 2"} < set(names(page))


def test_running_games_move_nothing_when_they_arrive_on_the_front_page(visit: Open) -> None:
    page = at_home(visit)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "hatchling"}]
    ask(page, "/tables", {"seats": seats, "first": 1})
    go(page, "/")
    mine = page.get_by_role("link", name="Your turn")
    expect(mine).to_be_visible()

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me/tables*", hold)
    page.reload()
    play = page.get_by_role("button", name="Play now")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    before = play.bounding_box()
    expect(mine).to_have_count(0)
    for route in held:
        route.continue_()
    page.unroute("**/api/me/tables*")
    expect(mine).to_be_visible()
    assert play.bounding_box() == before


def test_levels_have_their_names_in_the_readers_language(visit: Open) -> None:
    page = visit(language="de")
    page.get_by_role("button", name="Riese").click()
    page.get_by_role("button", name="Spiel starten").click()
    assert {"Touristin", "Schlüpfling", "Riese"} < set(names(page))
    page.get_by_role("button", name="Menü").click()
    page.get_by_label("Sprache").select_option("fr")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("b.name[title='Oisillon']").first).to_be_attached()
    assert {"Touriste", "Oisillon", "Géant"} < set(names(page))


def test_friends_sit_down_in_one_click_and_late_ones_watch(visit: Open) -> None:
    host = visit()
    host.get_by_label("Seat 3").select_option("open")
    host.get_by_text("More settings").click()
    host.get_by_label("Name of the table").fill("Low tide")
    host.get_by_label("First player", exact=True).select_option("1")
    host.get_by_label("Time").first.select_option("own")
    host.get_by_role("spinbutton", name="Minutes per player").fill("25")
    host.get_by_role("button", name="Create table").click()
    expect(host.get_by_role("heading", name="Low tide")).to_be_visible()
    expect(host.get_by_text("2 empty seats")).to_be_visible()
    expect(host.get_by_text("25 minutes each")).to_be_visible()
    path = "/t/" + host.url.split("/t/")[1]

    friend = visit(path, size=PHONE)
    friend.locator(".join button").tap()
    expect(friend.get_by_text("1 empty seat")).to_be_visible()
    expect(host.get_by_text("1 empty seat")).to_be_visible()
    friend.locator("#chat-text").fill("Good evening")
    friend.get_by_role("button", name="Send").tap()
    expect(host.locator(".chat li")).to_contain_text("Good evening")

    host.get_by_role("button", name="Add a bot").click()
    host.get_by_role("button", name=re.compile("^Curator")).click()
    expect(host.get_by_text("Everybody is here.")).to_be_visible()
    late = visit(path)
    expect(late.get_by_text("Everybody is here. Waiting for the host to start.")).to_be_visible()
    expect(late.locator(".join button")).to_have_count(0)
    friend.locator("#chat-text").press_sequentially("See you at the")
    host.get_by_role("button", name="Start game").click()
    assert len(names(host)) == len(names(friend)) == len(names(late)) == 3
    # The game begins in the middle of a sentence, which can be finished.
    chat = friend.locator(".table #chat-text")
    expect(chat).to_be_focused()
    friend.keyboard.type(" quarry")
    expect(chat).to_have_value("See you at the quarry")
    expect(host.locator(".table")).to_have_attribute("data-asked", "turn")  # the host begins
    expect(late.locator(".table:not([data-asked])")).to_have_count(1)


def test_what_is_chosen_before_the_script_has_come_is_kept(visit: Open) -> None:
    page = visit("/about")
    held: list[Route] = []
    holding = True

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    page.route("**/assets/*.js", hold)
    page.goto(page.url.removesuffix("about"), wait_until="commit")
    page.get_by_label("Seat 3").select_option("open")
    page.get_by_text("More settings").click()
    page.get_by_text("Open to anyone").click()
    page.wait_for_function("() => document.readyState !== 'loading'")
    assert page.get_by_label("Name of the table").count() == 0  # nobody has answered yet
    holding = False
    for route in held:
        route.continue_()
    page.get_by_label("Name of the table").fill("Early birds")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Early birds")).to_be_visible()
    expect(page.get_by_text("2 empty seats")).to_be_visible()
    expect(page.get_by_text("Anyone", exact=True)).to_be_visible()


def test_every_page_names_the_person_and_makes_no_guest_of_a_stranger(visit: Open) -> None:
    page = visit("/")
    page.wait_for_function("() => localStorage.getItem('fg.known') !== null")
    name = ask(page, "/me")["name"]
    stranger = visit("/rules")
    for path in ("/open", "/watch", "/leaderboard", "/rules", "/about"):
        head = go(page, path).locator("header .end")
        expect(head.get_by_role("link", name=name)).to_be_visible()
        expect(go(stranger, path).locator("header .end a")).to_have_text("You")
    assert stranger.evaluate("async () => (await fetch('/api/me')).status") == 401
    # Nor of somebody whose cookies are gone.
    page.context.clear_cookies()
    expect(go(page, "/about").locator("header .end a")).to_have_text("You")
    assert page.evaluate("async () => (await fetch('/api/me')).status") == 401


def test_an_address_leads_to_the_section_and_to_the_card(visit: Open) -> None:
    page = visit("/rules#tokens")
    expect(page.locator("#tokens")).to_be_in_viewport()
    page = visit("/cards#smilodon")
    expect(page.locator("#smilodon")).to_be_in_viewport()


def test_a_record_goes_out_as_a_file_and_comes_back(visit: Open, tmp_path: Path) -> None:
    page = at_home(visit)
    go(page, f"/g/{stored(page)}#9")
    page.get_by_text(f"Move 9 of {len(played().record['choices'])}").wait_for()
    # The sign beside the sentence is the seat it speaks of, not the next one.
    sentence = page.locator(".bar .words")
    expect(sentence).to_contain_text("Cy digs at Dig Site II and takes Keichousaurus.")
    assert "--seat-3" in str(sentence.locator(".marker .top").get_attribute("style"))
    # The log shows this moment, not how the game ends.
    expect(page.locator(".log li.now")).to_be_in_viewport()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game file").click()
    whole, torn = tmp_path / "whole.json", tmp_path / "torn.json"
    download.value.save_as(whole)
    torn.write_text(whole.read_text()[:200])
    go(page, "/watch")
    page.set_input_files("input[type=file]", torn)
    page.get_by_text("That isn't a complete game file").wait_for()
    page.set_input_files("input[type=file]", whole)
    page.get_by_text(f"of {len(played().record['choices'])}").wait_for()


def test_the_host_adds_a_bot_and_thinks_better_of_it(visit: Open) -> None:
    host, path = lobby(visit)
    guest = visit(path)
    host.get_by_role("button", name="Add a bot").first.click()
    host.locator("dialog[open] button", has_text="Curator").click()
    seat = guest.locator(".lobby ol li").nth(1)
    expect(seat).to_contain_text("Curator")
    # Only the host decides that.
    expect(guest.get_by_role("button", name="Remove Curator")).to_have_count(0)
    host.get_by_role("button", name="Remove Curator").click()
    expect(seat).to_contain_text("Sit here")


def test_the_host_changes_the_settings_and_a_guest_sees_it(visit: Open) -> None:
    host, path = lobby(visit)
    guest = visit(path, size=PHONE)
    expect(guest.get_by_text("No clock")).to_be_visible()
    # Only the host decides that.
    expect(guest.get_by_role("button", name="Change settings")).to_have_count(0)
    host.get_by_role("button", name="Change settings").focus()
    host.keyboard.press("Enter")
    rated = host.get_by_role("checkbox", name="Rated game")
    expect(rated).to_be_disabled()  # without a clock
    host.get_by_label("Time").select_option("own")
    minutes = host.get_by_role("spinbutton", name="Minutes per player")
    minutes.fill("8")
    host.get_by_label("Increment (seconds per turn)").fill("5")
    host.get_by_label("Name of the table").fill("Low tide")
    host.get_by_label("First player").select_option(label="Empty seat (seat 3)")
    rated.check()
    host.keyboard.press("Enter")
    expect(host.locator("dialog[open]")).to_have_count(0)
    changes = guest.get_by_role("status").filter(has_text="Changed:")
    expect(changes).to_have_text(
        "Changed: Name of the table – Low tide · Time – 8 minutes each, +5 s per turn · "
        "First player – Empty seat (seat 3) · Rating – Rated"
    )
    expect(guest.get_by_role("heading", name="Low tide")).to_be_visible()
    expect(guest.get_by_role("definition").first).to_have_text("8 minutes each, +5 s per turn")
    # Seats are no settings: only what has changed since they came is named.
    guest.get_by_role("button", name="Sit here").last.tap()
    expect(changes).to_contain_text("First player – ")
    expect(changes).not_to_contain_text("Empty seat")
    # The form begins with what holds; a rated table without a clock is not even asked for.
    host.get_by_role("button", name="Change settings").click()
    expect(minutes).to_have_value("8")
    host.get_by_label("Time").select_option("none")
    host.get_by_role("button", name="Save").click()
    expect(changes).to_have_text(
        re.compile("^Changed: Name of the table – Low tide · First player")
    )
    expect(changes).not_to_contain_text("Rated")


def test_what_the_server_refuses_is_said_where_it_was_asked(visit: Open) -> None:
    """A name that nobody can see is no name; only the server knows which characters show."""
    host, _ = lobby(visit)
    host.get_by_role("button", name="Change settings").click()
    host.get_by_label("Time").select_option("blitz")
    host.get_by_label("Name of the table").fill("\u0301")
    host.get_by_role("button", name="Save").click()
    expect(host.locator("dialog[open]").get_by_role("alert")).to_have_text(
        "Something in the form isn't right. Please check it."
    )
    host.get_by_label("Name of the table").fill("Low tide")
    host.get_by_role("button", name="Save").click()
    expect(host.locator("dialog[open]")).to_have_count(0)
    expect(host.get_by_role("definition").first).to_contain_text("5 minutes each")


def test_a_finished_games_cards_come_again_and_everybody_is_told(visit: Open) -> None:
    host = at_home(visit)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    game = ask(host, "/tables", {"seats": seats})["table"]["id"]
    address = f"{host.url.removesuffix('/healthz')}/g/{game}"
    go(host, "/open")
    cards = "In the order of a finished game: some may know it"
    host.locator("summary", has_text="More settings").click()
    host.get_by_label("Replay a previous shuffle").fill(address)
    expect(host.get_by_role("checkbox", name="Rated game")).to_be_disabled()
    host.get_by_role("button", name="Create table").click()
    # The game is not over yet: its cards are secret.
    expect(host.get_by_role("alert")).to_have_text(
        "Only the shuffle of a finished game can be replayed. Check the link."
    )
    play_out(host, game)
    host.get_by_role("button", name="Create table").click()
    same_deal = host.get_by_role("definition").get_by_role("link", name=cards)
    expect(same_deal).to_have_attribute("href", f"/g/{game}")
    host.get_by_role("button", name="Change settings").click()
    host.get_by_label("Time").select_option("blitz")
    expect(host.get_by_role("checkbox", name="Rated game")).to_be_disabled()
    guest = visit("/open", size=PHONE)
    listed = guest.get_by_role("listitem").filter(has_text="No clock · known shuffle")
    listed.get_by_role("link", name="Join").click()
    expect(guest.get_by_role("definition").get_by_role("link", name=cards)).to_be_visible()
