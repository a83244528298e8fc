"""The host's side: an admin handles a report and bans; and the leaderboard with the curve."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .conftest import ADMIN_SECRET, DESK, PHONE, Open
from .facts import layout, small_targets, violations
from .pages import ask, fetched, go, resize, settled


def faults(page: Page) -> list[str]:
    """What is wrong with the page on a desk and on a phone."""
    found = []
    for size in (DESK, PHONE):
        resize(page, size)
        found += [*layout(page), *violations(page)]
    found += small_targets(page)
    resize(page, DESK)
    return found


REPORT = """async (id) => (await fetch('/api/people/' + id + '/report', {
  method: 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({reason: 'insults', text: 'Was rude.'}),
})).status"""


OVER = """async (id) => {
  while ((await fetch('/api/games/' + id)).status !== 200)
    await new Promise((again) => setTimeout(again, 100));
}"""


def test_an_admin_signs_in_handles_a_report_and_bans(visit: Open) -> None:
    troll, victim = visit("/about"), visit("/about")
    name = f"Troll {random.randrange(10**9)}"
    about = ask(troll, "/me", {"name": name})["id"]
    ask(victim, "/me", {"name": "Victim"})
    assert victim.evaluate(REPORT, about) == 204

    page = visit("/admin")
    page.get_by_label("Admin secret").fill("not the secret at all")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("That is not the secret of the settings.")
    page.get_by_label("Admin secret").fill(ADMIN_SECRET)
    page.keyboard.press("Enter")
    expect(page.get_by_text("All well")).to_be_visible()
    assert faults(page) == []

    page.get_by_role("radio", name="Reports", exact=True).check()
    queue = page.get_by_role("listitem").filter(has_text=f"About {name}")
    queue.get_by_role("button", name="Take it").click()
    expect(queue).to_contain_text("admin secret is on it")
    assert faults(page) == []
    queue.get_by_role("button", name="Look at the person").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What").select_option(label="Ban from the server")
    dialog.get_by_label("Reason").fill("Insults")
    dialog.get_by_role("button", name="Do it").click()
    expect(dialog.get_by_role("listitem")).to_contain_text("banned for good: Insults")
    assert violations(page) == []
    page.keyboard.press("Escape")
    queue.get_by_label("Note for the log").fill("banned")
    queue.get_by_role("button", name="Mark as handled").click()
    expect(queue).to_have_count(0)

    go(troll, "/me")
    banned = troll.get_by_role("alert").first
    expect(banned).to_have_text("You are banned from this server: Insults")

    for section in ("People", "Tables", "Bans", "Announcements"):
        page.get_by_role("radio", name=section, exact=True).check()
        settled(page)
        assert faults(page) == [], section
    page.get_by_label("Text: English").fill("The museum closes at noon.")
    page.get_by_role("button", name="Announce").click()
    expect(page.get_by_role("listitem")).to_contain_text("The museum closes at noon.")
    line = go(victim, "/about").get_by_role("complementary", name="Announcement")
    expect(line).to_contain_text("The museum closes at noon.")
    line.get_by_role("button", name="Hide this announcement").click()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("No announcement.")).to_be_visible()

    page.get_by_role("radio", name="Log", exact=True).check()
    entries = page.get_by_role("row")
    expect(entries.nth(1)).to_contain_text("removed an announcement")
    expect(entries.filter(has_text="Insults")).to_contain_text("banned")
    assert faults(page) == []
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Admin secret")).to_be_visible()


def test_the_leaderboard_has_filters_and_the_profile_a_curve(visit: Open) -> None:
    ada, bo = visit("/about"), visit("/about")
    number = random.randrange(10**9)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/me", {"name": f"{name} {number}"})
        login = {"login": f"{name}-{number}", "password": "a long password"}
        ask(page, "/me/account", login)
    rated = {"rated": True, "pace": {"kind": "live"}}
    table = ask(ada, "/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], **rated})["table"][
        "id"
    ]
    ask(bo, f"/tables/{table}/join")
    for page in (bo, ada):  # bots play it out
        ask(page, f"/tables/{table}/leave")
    ada.evaluate(OVER, table)

    page = go(ada, "/leaderboard")
    row = page.get_by_role("row").filter(has_text=f"Ada {number}")
    expect(row).to_contain_text("provisional")
    page.get_by_label("This season").check()
    expect(
        page.get_by_text("Each season and each number of players is rated separately")
    ).to_be_visible()
    expect(row).to_be_visible()
    page.get_by_label("2 players").check()
    expect(row).to_be_visible()
    page.get_by_label("3 players").check()
    expect(row).to_have_count(0)
    page.get_by_label("Any number").check()
    assert faults(page) == []

    row.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Rating over time")).to_be_visible()
    expect(page.locator(".graph polyline")).to_have_count(1)
    page.get_by_text("Show as a table").click()
    expect(page.get_by_role("row").nth(1)).to_contain_text("1 of 2")
    assert faults(page) == []
    assert fetched(page, "/leaderboard?period=last")["rows"] == []
