"""A deck report as one HTML page: no scripts, nothing from elsewhere."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from .deck_compare import Comparison, Difference
from .deck_report import DeckReport, Finding
from .deck_report_plots import (
    USE_COLOURS,
    mean_lift,
    plot_histogram,
    plot_lifts,
    plot_seats,
    plot_wanted,
    uses_bar,
)
from .plots import SVG_STYLE
from .report import EXTREME_LIFT, FAIR_LIFT, UNWANTED, CardReport, SimReport

_STYLE: Final = """
:root{color-scheme:light}
body{margin:0 auto;max-width:960px;padding:1rem;background:#faf6ee;color:#2b2620;
 font:16px/1.5 'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif}
h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.2;overflow-wrap:anywhere}
h2{margin-top:2.5rem} .quiet{color:#6b6256} .scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #e3dac8;white-space:nowrap}
th:first-child,td:first-child{text-align:left} th{font-weight:600;color:#6b6256}
svg{width:100%;height:auto;display:block} .scroll>svg{min-width:640px}
svg.bar{width:100px;height:10px}
.row{display:flex;flex-wrap:wrap;gap:1rem} .row>*{flex:1 1 300px;min-width:0}
.dominant,.dead{color:#963f1f;font-weight:600} .strong,.weak{color:#8a5a14}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
.key i{display:inline-block;width:.8em;height:.8em;margin:0 .3em 0 1em}
"""


def report_page(report: DeckReport) -> str:
    """The whole page."""
    title = f"Deck {report.deck}: what the games say"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            (
                '<meta http-equiv="Content-Security-Policy" '
                "content=\"default-src 'none'; style-src 'unsafe-inline'\">"
            ),
            f"<title>{escape(title)}</title><style>{_STYLE}{SVG_STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            f'<p class="quiet">{escape(_about(report))}</p>',
            *_findings(report),
            *_seats(report),
            *_lengths(report),
            *_lifts(report),
            *(line for table in report.tables for line in _cards(table, report)),
            *_pairs(report),
            *([] if report.comparison is None else _comparison(report, report.comparison)),
            *_method(),
            "</body></html>\n",
        ]
    )


def _about(report: DeckReport) -> str:
    numbers = ", ".join(str(table.players) for table in report.tables)
    text = (
        f"{report.games:,} games with each of {numbers} players, all played by {report.level}, "
        f"seed {report.seed}; deck fingerprint {report.fingerprint[:12]}."
    )
    return f"{text} {report.note}" if report.note else text


def finding_sentence(finding: Finding, report: DeckReport) -> str:
    """One sentence about a card that stands out."""
    name = report.name_of(finding.card)
    players = _and([str(n) for n in finding.players])
    of_card = [
        card
        for table in report.tables
        if table.players in finding.players
        for card in table.cards
        if card.card == finding.card
    ]
    why = {
        "dominant": "is dominant: its takers win far too often",
        "strong": "is strong: its takers win too often",
        "weak": "is weak: its takers win too seldom",
        "dead": "is dead: hardly anybody wants it, or its takers lose",
    }[finding.verdict]
    figures = "; ".join(_figures(card) for card in of_card)
    return f"{name} {why} ({players} players: {figures})."


def _figures(card: CardReport) -> str:
    wanted = "never seen" if card.wanted is None else f"taken in {card.wanted:.0%} where it lay"
    return wanted if card.win_lift is None else f"{card.win_lift:+.1f} points, {wanted}"


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _findings(report: DeckReport) -> Iterator[str]:
    yield "<h2>What stands out</h2>"
    if not report.findings:
        yield "<p>No card is certainly too strong or too weak.</p>"
        return
    yield "<ul>"
    for one in report.findings:
        sentence = escape(finding_sentence(one, report))
        yield f'<li><span class="{one.verdict}">{one.verdict}</span> {sentence}</li>'
    yield "</ul>"


def _seats(report: DeckReport) -> Iterator[str]:
    yield "<h2>Seats</h2>"
    yield "<p>Wins of each seat in percentage points from an even share; bars are 95 % intervals."
    yield "Seat 1 begins.</p>"
    yield f'<div class="scroll">{plot_seats(report)}</div>'


def _lengths(report: DeckReport) -> Iterator[str]:
    yield "<h2>Length, scores and the end</h2>"
    yield from _table(
        ("players", "rounds", "90 %", "score", "90 %", "by Set tokens", "by the deck"),
        (
            (
                str(table.players),
                f"{table.turns_per_player.mean:.1f}",
                f"{table.turns_per_player.low:g}–{table.turns_per_player.high:g}",
                f"{table.score.mean:.1f}",
                f"{table.score.low:g}–{table.score.high:g}",
                f"{table.ended_by_tokens:.1%}",
                f"{table.ended_by_deck:.1%}",
            )
            for table in report.tables
        ),
    )
    for table in report.tables:
        rounds = plot_histogram("Rounds", table.rounds, table.turns_per_player.mean)
        scores = plot_histogram("Scores", table.scores, table.score.mean)
        yield f'<div class="row"><div><p>{table.players} players, rounds</p>{rounds}</div>'
        yield f"<div><p>{table.players} players, scores of all seats</p>{scores}</div></div>"


def _lifts(report: DeckReport) -> Iterator[str]:
    yield "<h2>Win lift of every card</h2>"
    yield "<p>How much more often the takers of a card win than an even share, in percentage"
    yield "points, with 95 % intervals. Of a hundred such intervals five miss the truth.</p>"
    yield f'<div class="scroll">{plot_lifts(report)}</div>'


def _cards(table: SimReport, report: DeckReport) -> Iterator[str]:
    first = " open" if table is report.tables[0] else ""
    yield f"<details{first}><summary>Every card with {table.players} players</summary>"
    yield "<p>How often a card is taken where it lies at a Dig Site, and its win lift:</p>"
    yield f'<div class="scroll">{plot_wanted(table, report)}</div>'
    yield '<p class="key">What taken cards were for:'
    words = ("exhibited only", "effect and exhibited", "effect only", "left in the Study")
    for colour, word in zip(USE_COLOURS, words, strict=True):
        yield f'<i style="background:{colour}"></i>{word}'
    yield "</p>"
    headings = (
        *("card", "", "lift", "95 %", "wanted", "taken", "round", "80 %", "kept", "what for"),
        *("amber", "points", "displays", "to others"),
    )
    rows = (
        _card_row(card, report) for card in sorted(table.cards, key=lambda card: -mean_lift([card]))
    )
    yield from _table(headings, rows)
    yield "</details>"


def _card_row(card: CardReport, report: DeckReport) -> tuple[str, ...]:
    def number(value: float | None, form: str = ".1f") -> str:
        return "–" if value is None else f"{value:{form}}"

    return (
        escape(report.name_of(card.card)),
        f'<span class="{card.verdict}">{card.verdict}</span>',
        number(card.win_lift, "+.1f"),
        "–" if card.lift_low is None else f"{card.lift_low:+.1f} to {card.lift_high:+.1f}",
        number(card.wanted, ".0%"),
        number(card.take_rate, ".0%"),
        number(card.taken_round),
        "–" if card.taken_early is None else f"{card.taken_early}–{card.taken_late}",
        number(card.kept_rounds),
        "" if card.uses is None else uses_bar(card.uses),
        *(number(value) for value in (card.amber, card.points, card.displays, card.given)),
    )


def _pairs(report: DeckReport) -> Iterator[str]:
    yield "<h2>Pairs that win together</h2>"
    for table in report.tables:
        about = f"{table.players} players: {table.pairs_compared:,} pairs had enough games"
        if not table.pairs:
            yield f"<p>{about}; none certainly wins more than its two cards alone.</p>"
            continue
        yield f"<p>{about}; these certainly win more than their two cards alone:</p>"
        yield from _table(
            ("pair", "games", "lift", "more than alone", "interval"),
            (
                (
                    escape(" + ".join(report.name_of(card) for card in pair.cards)),
                    f"{pair.games:,}",
                    f"{pair.win_lift:+.1f}",
                    f"{pair.more:+.1f}",
                    f"{pair.low:+.1f} to {pair.high:+.1f}",
                )
                for pair in table.pairs
            ),
        )


def _comparison(report: DeckReport, found: Comparison) -> Iterator[str]:
    yield f"<h2>Compared with {escape(found.other)}</h2>"
    yield f"<p>Both decks played the same deals. Figures are {escape(report.deck)} minus"
    yield f"{escape(found.other)}; bold where the 95 % interval excludes 0.</p>"
    for word, cards in (
        ("Added", found.added),
        ("Removed", found.removed),
        ("Changed", found.changed),
    ):
        if cards:
            yield f"<p>{word}: {escape(', '.join(report.name_of(card) for card in cards))}.</p>"
    for table in found.tables:
        yield f"<h3>{table.players} players, {table.games:,} games</h3>"
        lines = [(f"seat {n}, points of the wins", seat) for n, seat in enumerate(table.seats, 1)]
        lines += [("rounds", table.rounds), ("mean score", table.score)]
        lines += [("ended by the deck, points", table.ended_by_deck)]
        lines += [
            (f"{report.name_of(card.card)}, win lift", card.win_lift)
            for card in table.cards
            if card.win_lift is not None and (card.card in found.changed or _certain(card.win_lift))
        ]
        yield from _table(
            ("", "difference", "95 %"), ((escape(name), *_gap(gap)) for name, gap in lines)
        )


def _certain(gap: Difference) -> bool:
    return gap.low > 0 or gap.high < 0


def _gap(gap: Difference) -> tuple[str, str]:
    value = f"{gap.value:+.1f}"
    return f"<b>{value}</b>" if _certain(gap) else value, f"{gap.low:+.1f} to {gap.high:+.1f}"


def _table(headings: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """The cells are HTML."""
    head = "".join(f"<th>{escape(word)}</th>" for word in headings)
    yield f'<div class="scroll"><table><tr>{head}</tr>'
    for row in rows:
        yield f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>"
    yield "</table></div>"


def _method() -> Iterator[str]:
    yield "<h2>How to read this</h2>"
    yield (
        f"<p>A card is <b>strong</b> or <b>weak</b> if its lift is certainly beyond "
        f"±{FAIR_LIFT:g} points, <b>dominant</b> or <b>dead</b> beyond ±{EXTREME_LIFT:g}. It is "
        f"<b>dead</b> also if players take it less than {UNWANTED:g} times as often as the median "
        "card where it lies at a Dig Site. It is <b>fair</b> if its lift is certainly within "
        f"±{FAIR_LIFT:g}; <b>unclear</b> means that more games are needed. Certainly: with "
        "intervals that are right for all cards and numbers of players at once in 95 % of the "
        "reports.</p>"
    )
    yield (
        "<p>A lift says who won, not why: a card may be taken by players who are ahead anyway. "
        "Change one thing, then compare both versions on the same deals.</p>"
    )
