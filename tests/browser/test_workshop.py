"""The workshop: decks typed by keyboard, pasted, saved, played and printed."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from firstgiants import load_deck

from .conftest import PHONE, Open
from .hands import await_move, click, hurry, ply
from .pages import ask, fetched, go

FAMILIES = ["flying", "herbivore", "Carnivore", "mar", "mammal"]
SIZES = ["1", "2", "large", "egg"]
EFFECTS = ["1 amber", "2 points per marine", "anyone small: 1 amber; opponents display", ""]
FEW_GAMES = "level=greedy&games=20&players=2"
CARDS = 80


def rows(count: int = CARDS) -> str:
    """Rows as a spreadsheet puts them into the clipboard."""
    cells = [[f"Beast {n}", FAMILIES[n % 5], SIZES[n % 4], EFFECTS[n % 4]] for n in range(count)]
    return "".join("\t".join(row) + "\n" for row in cells)


def copied_founders(page: Page) -> str:
    """A copy of the built-in deck; its id."""
    ask(page, "/me")
    made = ask(page, "/workshop/decks", {"name": "Copy", "from": "founders"})
    return str(made["deck"]["id"])


def saved(page: Page) -> None:
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()


def stored(page: Page) -> Any:
    """The cards of this deck as the server has them."""
    deck = page.url.split("/workshop/")[1].split("#")[0]
    return fetched(page, f"/workshop/decks/{deck}")["cards"]


def paste(page: Page, text: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("Control+V")


@pytest.mark.long
def test_a_deck_is_typed_pasted_put_right_kept_and_played(visit: Open) -> None:
    page = visit("/workshop")
    page.get_by_label("Name of the deck").focus()
    page.keyboard.type("Ice age giants")
    page.keyboard.press("Enter")
    expect(page.get_by_text("A deck needs at least 9 cards.")).to_be_visible()

    # A card typed cell by cell: beginnings of words are enough.
    page.get_by_role("button", name="Table", exact=True).focus()
    page.keyboard.press("Enter")
    page.locator("[data-row='0'][data-column='0']").focus()
    for text in ("Mammoth", "mam", "3", "2 amber; you new: display free"):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    grid = page.get_by_role("grid")
    expect(grid).to_contain_text("Mammoth")
    expect(page.locator("aside")).to_contain_text("Gain 2 amber.")

    # Eighty rows from a spreadsheet, over the first card.
    page.locator("[data-row='0'][data-column='0']").focus()
    paste(page, rows())
    expect(page.get_by_text(f"{CARDS - 1} cards added.")).to_be_visible()
    expect(page.get_by_text("Nothing is wrong.")).to_be_visible()
    saved(page)
    assert [card["id"] for card in stored(page)] == [f"beast-{n}" for n in range(CARDS)]

    # Wrong words stand marked in their cells, and stay as they were typed.
    page.locator("[data-row='4'][data-column='1']").focus()
    page.keyboard.type("dragon")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("2 ambr")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    wrong = page.locator("td[aria-invalid=true]")
    expect(wrong).to_have_text(["dragon", "2 ambr"])
    expect(page.get_by_text("“ambr” is not understood here.")).to_be_visible()
    expect(page.get_by_text("Something is wrong with 1 card.")).to_be_visible()
    page.get_by_role("button", name="Keep a version").click()
    expect(page.get_by_text("Put right what is marked in red first.")).to_be_visible()

    # What was typed survives a reload; undo is for this visit, so it is put right by hand.
    saved(page)
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(wrong).to_have_text(["dragon", "2 ambr"])
    page.locator("[data-row='4'][data-column='1']").focus()
    page.keyboard.type("mammal")
    page.keyboard.press("Enter")
    page.locator("[data-row='4'][data-column='3']").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("Nothing is wrong.")).to_be_visible()

    # A whole card is deleted, and comes back.
    page.keyboard.press("Shift+Space")
    page.keyboard.press("Delete")
    expect(page.locator(".count")).to_have_text("79 cards")
    page.keyboard.press("Control+Z")
    expect(page.locator(".count")).to_have_text("80 cards")
    page.keyboard.press("Control+Y")
    expect(page.locator(".count")).to_have_text("79 cards")
    page.keyboard.press("Control+Z")

    page.get_by_role("button", name="Keep a version").click()
    expect(page.get_by_text("Version 1 is kept.")).to_be_visible()
    hurry(page)
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_selector(".table [data-card]")
    assert page.locator(".quarry .label").first.inner_text().startswith("Beast ")
    while ply(page) <= 12 and (move := await_move(page)) != "over":
        click(page, move)
    assert ply(page) > 12


def test_typing_survives_a_lost_connection_and_another_window(visit: Open) -> None:
    page = visit("/about")
    page.wait_for_selector("#content main")
    deck = copied_founders(page)
    go(page, f"/workshop/{deck}")
    name = page.get_by_label("Name", exact=True)
    page.route("**/draft", lambda route: route.abort())
    name.fill("Typed in a tunnel")
    expect(page.get_by_text("No connection.")).to_be_visible()

    # Meanwhile somebody else changes the deck, in another window of the same person.
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_label("Name", exact=True).fill("Typed elsewhere")
    saved(other)
    other.close()

    page.unroute("**/draft")
    expect(page.get_by_text("also changed somewhere else")).to_be_visible()
    expect(name).to_have_value("Typed in a tunnel")
    page.get_by_role("button", name="Take the others").click()
    expect(name).to_have_value("Typed elsewhere")
    # Undo brings one's own back: nothing was lost.
    page.get_by_role("button", name="Undo").click()
    expect(name).to_have_value("Typed in a tunnel")
    saved(page)
    assert stored(page)[0]["name"] == "Typed in a tunnel"


def test_a_card_is_put_together_word_by_word_on_a_phone(visit: Open) -> None:
    page = visit("/workshop", size=PHONE)
    page.get_by_role("button", name="Start empty").click()
    page.get_by_role("button", name="Add a card").click()
    page.get_by_label("Name", exact=True).fill("Giant sloth")
    page.get_by_role("radio", name="Mammal").check()
    page.get_by_role("radio", name="Large").check()
    page.get_by_role("button", name="Add an effect").click()
    page.get_by_label("When").select_option("anyone")
    page.get_by_label("a card of").select_option("small")
    page.get_by_label("What happens").select_option("points")
    page.get_by_label("How much").fill("2")
    page.get_by_label("For each").select_option("pairs")
    sentence = "Whenever anyone takes a Small card, gain 2 victory points for each pair of cards"
    expect(page.locator(".says")).to_contain_text(sentence)
    page.get_by_text("In all languages").click()
    expect(page.locator("dd[lang=de]")).to_contain_text("Siegpunkte")
    page.get_by_role("button", name="Choose a picture").click()
    page.get_by_role("button", name="Megatherium").click()
    expect(page.locator(".case img")).to_have_attribute("src", re.compile("megatherium"))
    saved(page)
    when = {"by": "anyone", "size": 1}
    effect = {"when": when, "do": "points", "amount": 2, "per": "pairs"}
    assert stored(page) == [
        {
            "id": "giant-sloth",
            "name": "Giant sloth",
            "family": "mammal",
            "size": 3,
            "effects": [effect],
            "picture": "megatherium",
        }
    ]
    # The browser's way back leads from the card to the list.
    page.go_back()
    expect(page.get_by_role("button", name="Giant sloth")).to_be_visible()


def test_files_go_out_and_come_back(visit: Open, tmp_path: Path) -> None:
    page = visit("/about")
    page.wait_for_selector("#content main")
    go(page, f"/workshop/{copied_founders(page)}")
    page.get_by_role("button", name="More").click()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a table (CSV)").click()
    file = tmp_path / "deck.csv"
    downloading.value.save_as(file)
    table = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig"))))
    assert [row["id"] for row in table] == [card.id for card in load_deck("founders").cards]

    go(page, "/workshop")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Nothing is wrong.")).to_be_visible()
    built_in = {card.id: card for card in load_deck("founders").cards}
    cards = stored(page)
    assert len(cards) == len(built_in)
    for card in cards:
        assert card["family"] == built_in[card["id"]].family
        assert len(card["effects"]) == len(built_in[card["id"]].effects)


@pytest.mark.long
def test_the_deck_prints_nine_cards_a_sheet(visit: Open, tmp_path: Path) -> None:
    page = visit("/print/founders")
    page.wait_for_selector(".cut .card")
    file = tmp_path / "cards.pdf"
    for paper, width in (("a4", 210), ("letter", 215.9)):
        page.get_by_label("Paper").select_option(paper)
        page.pdf(path=file, prefer_css_page_size=True, print_background=True)
        sheets = PdfReader(file).pages
        assert len(sheets) == 9
        assert abs(float(sheets[0].mediabox.width) / 72 * 25.4 - width) < 1
        text = " ".join("\n".join(sheet.extract_text() for sheet in sheets).split())
        for card in load_deck("founders").cards:
            assert str(card.extra["name"]).removesuffix(" egg") in text
        assert text.count("You may display 1 fossil or gain 1 victory point.") > 1
    page.get_by_label("With backs").check()
    page.pdf(path=file, prefer_css_page_size=True, print_background=True)
    assert len(PdfReader(file).pages) == 18


NASTY = '<img src=x onerror="document.title=1"> <b>'


@pytest.mark.long
def test_bots_test_a_deck_and_nasty_names_are_only_text(visit: Open, tmp_path: Path) -> None:
    page = visit("/about")
    page.wait_for_selector("#content main")
    ask(page, "/me")
    founders = fetched(page, "/decks/founders")["cards"][:10]
    cards = [{**card, "name": f"{NASTY[:36]}{n}"} for n, card in enumerate(founders)]
    cards[1]["name"] = "=SUM(1,2)"
    made = ask(page, "/workshop/decks", {"name": NASTY[:40], "cards": cards})
    deck = made["deck"]["id"]
    go(page, f"/workshop/{deck}")
    page.wait_for_selector(".drawer")

    # A report on the deck as it is; the address has the plan, so a reload shows the same report.
    page.get_by_role("button", name="Test with bots").click()
    page.wait_for_selector("form")
    report = page.url.split("/report/")[1].split("?")[0]
    go(page, f"/report/{report}?{FEW_GAMES}")
    page.get_by_role("button", name="Let them play").click()
    heading = page.get_by_role("heading", name="What stands out")
    # The server's jobs wait for a free moment of the machine.
    expect(heading).to_be_visible(timeout=180_000)
    page.reload()
    expect(heading).to_be_visible()
    table = page.get_by_role("region", name="Cards")
    expect(table.get_by_role("rowheader")).to_have_count(10)
    table.get_by_role("button", name="Card").click()
    expect(table.get_by_role("rowheader").last).to_have_text("=SUM(1,2)")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save as a table (CSV)").click()
    file = tmp_path / "report.csv"
    downloading.value.save_as(file)
    names = {row["name"] for row in csv.DictReader(io.StringIO(file.read_text(encoding="utf-8")))}
    assert "'=SUM(1,2)" in names

    # On paper too.
    go(page, f"/workshop/{deck}/print")
    page.wait_for_selector(".cut .card")
    sheets = tmp_path / "cards.pdf"
    page.pdf(path=sheets, prefer_css_page_size=True, print_background=True)
    pages = PdfReader(sheets).pages
    assert len(pages) == 2
    text = "".join("".join(sheet.extract_text().split()) for sheet in pages)
    assert "=SUM(1,2)" in text
    assert text.count("<imgsrc=x") == 9
    assert page.locator("img[src=x]").count() == 0
