"""The API's page lists and tries operations, under the strict content security policy."""

from playwright.sync_api import expect

from tests.browser.conftest import Open


def test_the_page_of_the_api_lists_and_tries_operations(visit: Open) -> None:
    page = visit("/docs/api#stale")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.wait_for_selector("#operations details")
    expect(page.locator("#stale")).to_be_visible()
    page.fill("#find", "post /api/me ")
    shown = page.locator("#operations details:visible")
    expect(shown).to_have_count(1)
    shown.locator("summary").click()
    assert '"name": "Ada"' in shown.locator("textarea").input_value()
    shown.locator("button").click()
    shown.locator("form pre", has_text='"guest"').wait_for()
    assert shown.locator("form pre").inner_text().startswith("200")
    assert said == []
