"""The deck report: what it names, how it goes on after an interruption, and its formats."""

import csv
import json
from collections.abc import Callable, Iterator, Sequence
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import TypeVar

import pytest

from firstgiants.arena.card_log import CardUse
from firstgiants.arena.deck_report import DeckReport, ReportSetup, report_on
from firstgiants.arena.deck_report_csv import COLUMNS, report_csv
from firstgiants.arena.deck_report_page import report_page
from firstgiants.arena.intervals import normal_quantile, wilson
from firstgiants.arena.pool import open_pool
from firstgiants.arena.report import make_report
from firstgiants.arena.saved_tallies import TallyFile
from firstgiants.arena.simulate import Simulation, deal, play_simulations
from firstgiants.arena.tally import WIN, CardSums, Tally
from firstgiants.rules.cards import Deck, load_deck
from firstgiants.rules.errors import BadRecord, BadSettings
from firstgiants.rules.fair_start import FAIR_START
from tests.cli.commands import Prompt

T = TypeVar("T")
R = TypeVar("R")

FOUNDERS = load_deck("founders")
HOSTILE = "<script>alert('x')</script>"
FORMULA = '=HYPERLINK("http://x")'
DOC = Path(__file__).parents[2] / "docs" / "deck-report.md"


def planted() -> Deck:
    """The first 40 founders with a card that everybody wants and one that nobody wants."""
    cards = [card.to_json() for card in FOUNDERS.cards[:38]]
    jackpot = {"do": "points", "amount": 15}
    gift = {"do": "points", "amount": 9, "who": "opponents"}
    cards += [
        {"id": "jackpot", "family": "marine", "size": 1, "effects": [jackpot], "name": HOSTILE},
        {"id": "gift", "family": "mammal", "size": 3, "effects": [gift], "name": FORMULA},
    ]
    return Deck.from_json({"id": "planted", "cards": cards})


PLANTED = planted()
SMALL = ReportSetup(PLANTED, "greedy", 25, (2, 4))


@pytest.fixture(scope="module")
def report() -> DeckReport:
    return report_on(ReportSetup(PLANTED, "greedy", 150, (2, 3)), other=FOUNDERS)


def test_the_report_names_the_dominant_and_the_dead_card(report: DeckReport) -> None:
    assert [(one.card, one.verdict, one.players) for one in report.findings] == [
        ("jackpot", "dominant", (2, 3)),
        ("gift", "dead", (2, 3)),
    ]
    for table in report.tables:
        jackpot = next(card for card in table.cards if card.card == "jackpot")
        assert jackpot.points == 15
        assert jackpot.lift_low is not None
        assert jackpot.lift_low > 10


def test_the_figures_of_a_report_fit_together(report: DeckReport) -> None:
    for table in report.tables:
        assert table.games == 150
        assert sum(seat.win_share for seat in table.seats) == pytest.approx(1)
        assert all(seat.low < seat.win_share < seat.high for seat in table.seats)
        assert sum(share for _, share in table.rounds) == pytest.approx(1)
        assert sum(share for _, share in table.scores) == pytest.approx(1)
        for card in table.cards:
            assert card.take_rate <= card.seen_rate <= 1
            if card.uses is not None:
                uses = card.uses
                parts = uses.exhibited + uses.both + uses.effect + uses.left
                assert parts == pytest.approx(1)
                assert card.taken_early is not None
                assert card.taken_late is not None
                assert 1 <= card.taken_early <= card.taken_late


def test_a_comparison_says_what_changed_on_the_same_deals(report: DeckReport) -> None:
    found = report.comparison
    assert found is not None
    assert (found.other, found.added, found.changed) == ("founders", ("jackpot", "gift"), ())
    assert len(found.removed) == 42
    for table in found.tables:
        assert sum(seat.value for seat in table.seats) == pytest.approx(0)
        assert table.rounds.low <= table.rounds.value <= table.rounds.high


def test_a_deck_compared_with_itself_does_not_differ() -> None:
    found = report_on(SMALL, other=PLANTED).comparison
    assert found is not None
    for table in found.tables:
        assert {seat.value for seat in table.seats} == {0.0}
        assert {seat.low for seat in table.seats} == {0.0}
        assert table.rounds.value == 0
        assert all(card.win_lift is None or card.win_lift.value == 0 for card in table.cards)


def test_a_card_that_is_added_leaves_the_order_of_the_others_alone() -> None:
    short = Deck("short", FOUNDERS.cards[:60])
    all_cards = [FOUNDERS.cards[n].id for n in deal(FOUNDERS, 1, 7)]
    kept = [card for card in all_cards if card in short.index]
    assert [short.cards[n].id for n in deal(short, 1, 7)] == kept
    assert deal(FOUNDERS, 1, 7) != deal(FOUNDERS, 1, 8) != deal(FOUNDERS, 2, 8)


# ---- what a card was for ----


def test_a_taken_card_is_for_its_effect_for_the_exhibition_for_both_or_for_nothing() -> None:
    sums = CardSums()
    for use in (
        CardUse(0, 2, displayed=5),
        CardUse(0, 2, displayed=2, amber=1),
        CardUse(0, 4, points=1),
        CardUse(0, 4, given=3),
    ):
        sums.note(use, WIN)
    assert (sums.exhibited, sums.both, sums.worked, sums.left) == (1, 1, 1, 1)
    assert (sums.kept_rounds, sums.displayed, sums.taken) == (3, 2, 4)


def test_a_pair_is_listed_only_if_it_certainly_wins_more_than_its_cards_alone() -> None:
    """Cards 0 and 1 win together and only together; 2 and 3 look good in few games."""
    deck = Deck("small", FOUNDERS.cards[:9])
    tally = Tally(2, 9, 1)

    def play(first: Sequence[int], second: Sequence[int], games: int) -> None:
        for _ in range(games):
            uses = {card: CardUse(0, 1) for card in first}
            uses |= {card: CardUse(1, 1) for card in second}
            tally.note(
                group=0,
                seated=[0, 0],
                totals=[9, 1],
                turns=20,
                by_deck=False,
                seen=range(9),
                uses=uses,
            )

    play([0, 1], [4], 300)
    play([5], [0, 6], 300)
    play([5], [1, 6], 300)
    play([2, 3], [7], 20)
    found = make_report(tally, deck, ("greedy",), 1)
    assert [pair.cards for pair in found.pairs] == [(deck.cards[0].id, deck.cards[1].id)]
    assert found.pairs_compared == 3
    assert found.pairs[0].low > 0


def test_intervals_of_many_comparisons_are_wider() -> None:
    assert normal_quantile() == pytest.approx(1.96, abs=0.001)
    assert normal_quantile(80) == pytest.approx(3.42, abs=0.01)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)


# ---- going on ----


class Cut:
    """Stops after some tasks, as Ctrl-C would."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks
        self.run_tasks = 0

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for number, task in enumerate(tasks):
            if number == self.tasks:
                raise KeyboardInterrupt
            self.run_tasks += 1
            yield number, work(task)


SETUP = ReportSetup(FOUNDERS, "hatchling", 25, (2, 3))


def test_an_interrupted_report_goes_on_to_the_same_result(tmp_path: Path) -> None:
    whole = report_on(SETUP)
    path = tmp_path / "games.lab"
    with pytest.raises(KeyboardInterrupt), TallyFile(path) as saved:
        report_on(SETUP, pool=Cut(2), saved=saved)
    rest = Cut(100)
    seen: list[tuple[int, int]] = []
    with TallyFile(path) as saved:
        again = report_on(
            SETUP, pool=rest, saved=saved, progress=lambda done, all_: seen.append((done, all_))
        )
    assert again == whole
    assert rest.run_tasks == 4
    assert (seen[0], seen[-1]) == ((20, 50), (50, 50))
    with TallyFile(path) as saved:
        assert report_on(SETUP, pool=Cut(0), saved=saved) == whole


def test_a_report_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "games.lab"
    with TallyFile(path) as saved:
        report_on(ReportSetup(FOUNDERS, "greedy", 15, (2,)), saved=saved)
    longer = ReportSetup(FOUNDERS, "greedy", 40, (2,))
    with TallyFile(path) as saved:
        assert report_on(longer, saved=saved) == report_on(longer)
    with (
        TallyFile(path) as saved,
        pytest.raises(BadSettings, match="holds 40 games with 2 players"),
    ):
        report_on(ReportSetup(FOUNDERS, "greedy", 30, (2,)), saved=saved)


def test_a_report_does_not_depend_on_the_number_of_processes() -> None:
    with open_pool(2) as pool:
        assert report_on(SETUP, pool=pool) == report_on(SETUP)


@pytest.mark.parametrize(
    "data",
    [b"hello", b"[]", b"{}", b'{"format": "firstgiants-deck-lab/1", "tables": {"x": {}}}', b"\xff"],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games.lab"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match="is not the file of a deck report"):
        TallyFile(path)
    assert path.read_bytes() == data


def test_games_of_other_versions_of_the_bots_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.lab"
    with TallyFile(path) as saved:
        report_on(ReportSetup(FOUNDERS, "greedy", 2, (2,)), saved=saved)
    monkeypatch.setattr("firstgiants.arena.saved_tallies.version_of_bots", lambda: "later")
    with pytest.raises(BadSettings, match="other versions of these bots"):
        TallyFile(path)


def test_sums_survive_json() -> None:
    [tally] = play_simulations([Simulation(FOUNDERS, 3, 5, ("greedy",))])
    again = Tally.from_json(json.loads(json.dumps(tally.to_json())))
    assert again == tally
    damaged = tally.to_json() | {"games": 6}
    with pytest.raises(BadRecord, match="damaged"):
        Tally.from_json(damaged)


def test_a_fair_start_gives_the_seats_of_every_table_their_amber() -> None:
    found = report_on(ReportSetup(FOUNDERS, "greedy", 3, (2, 5), fair_start=True))
    assert [table.extra_amber for table in found.tables] == [FAIR_START[2], FAIR_START[5]]
    assert found.tables != report_on(ReportSetup(FOUNDERS, "greedy", 3, (2, 5))).tables


# ---- formats ----


def names_in(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


def test_every_field_of_the_json_is_documented(report: DeckReport) -> None:
    text = DOC.read_text(encoding="utf-8")
    data = json.loads(json.dumps(report.to_json()))
    assert data["format"] == "firstgiants-deck-report/1"
    assert {name for name in names_in(data) if f"`{name}`" not in text} == set()


def test_the_csv_has_a_row_for_each_card_and_runs_no_formula(report: DeckReport) -> None:
    rows = list(csv.DictReader(StringIO(report_csv(report), newline="")))
    assert len(rows) == 2 * len(PLANTED.cards)
    assert tuple(rows[0]) == COLUMNS
    by_card = {(row["players"], row["card"]): row for row in rows}
    assert by_card["2", "jackpot"]["verdict"] == "dominant"
    assert float(by_card["2", "jackpot"]["win_lift"]) > 10
    assert by_card["2", "gift"]["name"] == f"'{FORMULA}"


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_shows_names_as_text_and_loads_nothing(report: DeckReport) -> None:
    text = report_page(report)
    page = Page()
    page.feed(text)
    assert "script" not in page.tags
    assert page.links == []
    assert HOSTILE in page.text
    assert f"{HOSTILE} is dominant" in page.text
    assert "default-src 'none'" in text
    assert page.tags.count("svg") > 10


# ---- the command ----


@pytest.fixture
def prompt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Prompt:
    monkeypatch.setenv("COLUMNS", "160")
    return Prompt(capsys, monkeypatch)


COMMAND = ["deck", "report", "--level", "greedy", "--games", "3", "--jobs", "1", "--players", "2"]


def test_the_command_prints_and_writes_the_report(prompt: Prompt, tmp_path: Path) -> None:
    page, table, lab = (tmp_path / name for name in ("r.html", "r.csv", "r.lab"))
    said = prompt(*COMMAND, "--html", page, "--csv", table, "--resume", lab)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Deck founders: 3 games a number of players, played by greedy")
    assert page.read_text().startswith("<!doctype html>")
    assert table.read_text().count("\n") == 81
    again = prompt(*COMMAND, "--resume", lab, "--json")
    assert isinstance(again.json, dict)
    assert again.json["games"] == 3
    assert again.json["tables"][0]["players"] == 2


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["nothing"], "There is no deck"),
        (["--level", "best"], "not by 'best'"),
        (["--players", "2,6"], "2 to 5 players"),
        (["--players", "two"], "--players needs numbers"),
        (["--players", "2,2"], "each named once"),
        (["--games", "0"], "0 is not in the range"),
        (["--compare", "nothing"], "There is no deck"),
        (["--cluster", "nonsense"], "There is no cluster at 'nonsense'"),
        (["--html", "/nowhere/r.html"], "there is no folder '/nowhere'"),
        (["--resume", "/nowhere/r.lab"], "there is no folder '/nowhere'"),
    ],
)
def test_bad_options_are_reported_in_one_sentence(
    prompt: Prompt, options: list[str], sentence: str
) -> None:
    said = prompt(*COMMAND, *options)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1
