"""An account from its first day: created, used on two devices, its password changed."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .conftest import PHONE, Open

FIRST, SECOND = "a long password", "an even longer one"


def sign_in(page: Page, login: str, password: str) -> None:
    page.get_by_role("button", name="Sign in instead").click()
    fill_in(page, login, password)


def fill_in(page: Page, login: str, password: str) -> None:
    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill(password)
    page.keyboard.press("Enter")


def test_devices_are_listed_signed_out_and_left_behind_by_a_new_password(visit: Open) -> None:
    login = f"ada-{random.randrange(10**12)}"
    page = visit("/me")
    page.get_by_label("Username").fill(login)
    page.get_by_label("Password").fill(" " * 12)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Choose a password that is harder to guess.")
    page.get_by_label("Password").fill(FIRST)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()

    devices = page.get_by_role("list", name="Signed-in devices").get_by_role("listitem")
    expect(devices).to_have_count(1)
    expect(devices).to_contain_text("This device")
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)

    phone, laptop = visit("/me", size=PHONE), visit("/me")
    for other in (phone, laptop):
        sign_in(other, login, FIRST)
        expect(other.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    page.reload()
    expect(devices).to_have_count(3)
    expect(devices.nth(1)).to_contain_text("Chrome, Linux")
    expect(devices.nth(1)).to_contain_text("Last seen")
    devices.nth(1).get_by_role("button").click()
    expect(devices).to_have_count(2)
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(devices).to_have_count(1)
    for other in (phone, laptop):
        other.reload()
        # This browser had an account, so it offers to sign in again.
        expect(other.locator("header .end a")).to_have_text("Sign in")
        expect(other.get_by_text("Welcome back.")).to_be_visible()

    fill_in(phone, login, FIRST)
    expect(phone.locator("header .end a")).not_to_have_text("Sign in")
    expect(phone.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    page.get_by_label("Current password").fill("not my password")
    page.get_by_label("New password").fill(SECOND)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Your current password is wrong.")
    page.get_by_label("Current password").fill(FIRST)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("Password changed. All other devices are signed out.")).to_be_visible()
    expect(devices).to_have_count(1)
    page.reload()
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    phone.reload()
    fill_in(phone, login, FIRST)
    expect(phone.get_by_role("alert")).to_be_visible()
    phone.get_by_label("Password").fill(SECOND)
    phone.keyboard.press("Enter")
    expect(phone.get_by_text(f"You are signed in as {login}.")).to_be_visible()
