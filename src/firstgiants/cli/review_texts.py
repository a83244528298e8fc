"""The texts of a review: the account as a table, and sentences about the moments that mattered."""

from collections.abc import Iterator
from math import floor

from firstgiants.review import ChoiceStep, Review, mark_of
from firstgiants.rules.choices import parse_choice
from firstgiants.rules.game import Game
from firstgiants.rules.record import Record

from .files import clean
from .formatting import Formatter

_LONGEST_LINE = 4
"""How many choices of the better line are shown."""


class ReviewTexts:
    def __init__(self, formatter: Formatter, record: Record) -> None:
        self._formatter = formatter
        self._record = record
        self.names = [clean(player.name) for player in record.players]

    @property
    def language(self) -> str:
        return self._formatter.language

    def say(self, message: str, **args: str | int) -> str:
        return self._formatter.say(f"review-{message}", **args)

    def notes(self, found: Review) -> list[str]:
        """What the reader must know to judge the figures."""
        unfinished = [] if found.over else [self.say("unfinished")]
        return unfinished + ([] if found.note is None else [self.say("unsure")])

    def account_rows(self, found: Review) -> list[list[str]]:
        """The headings, then a row for each seat."""
        names = ("start", "luck", "own", "others", "drift", "result", "deserved", "accuracy")
        rows = [[self._formatter.say("leader-name"), *(self.say(name) for name in names)]]
        for seat in found.seats:
            figures = [f"{seat.start:.0f}", signed(seat.luck), signed(seat.own)]
            figures += [signed(seat.others - seat.drift), signed(seat.drift)]
            figures += [f"{seat.result:.0f}", f"{seat.deserved:.0f}"]
            chances = [self.say("percent", value=figure) for figure in figures]
            accuracy = "–"
            if seat.accuracy is not None:
                accuracy = self.say("percent", value=f"{seat.accuracy:.0f}")
            rows.append([self.names[seat.seat - 1], *chances, accuracy])
        return rows

    def sections(self, found: Review) -> Iterator[tuple[str, list[str]]]:
        """Headings, each with its lines."""
        marked = [step for step in found.choices if mark_of(step) is not None]
        lines = [line for step in marked for line in self.mistake_lines(step)]
        yield self.say("moments"), lines or [self.say("none")]
        if (best := found.best_move) is not None:
            yield self.say("best-move"), [self.choice_line(best)]
        if (card := found.luckiest_card) is not None and max(card.luck) > 0:
            lucky = max(range(len(self.names)), key=lambda seat: card.luck[seat])
            line = self.say(
                "luckiest-card",
                card=self._formatter.card(card.card),
                ply=card.ply,
                who=self.names[lucky],
                luck=floor(100 * card.luck[lucky]),
            )
            yield self.say("luckiest"), [line]

    def choice_line(self, step: ChoiceStep) -> str:
        choice = self._in_words(step.ply, [step.choice])[0]
        return self.say("move", ply=step.ply, who=self.names[step.seat - 1], choice=choice)

    def mistake_lines(self, step: ChoiceStep) -> list[str]:
        """What was played, what was better, and how the game may have gone on."""
        better, *line = self._in_words(step.ply, step.line[: 1 + _LONGEST_LINE])
        mark = self.say(f"mark-{mark_of(step)}")
        lines = [
            f"{self.choice_line(step)} ({mark})",
            f"  {self.say('better', choice=better, loss=floor(100 * step.loss))}",
        ]
        return lines + (
            [f"  {self._formatter.say('terminal-review-then', line='; '.join(line))}"]
            if line
            else []
        )

    def _in_words(self, ply: int, choices: list[str] | tuple[str, ...]) -> list[str]:
        """Choices from a position of the game, as plain sentences."""
        game = Game.opening(self._record, deck=self._formatter.deck)
        for choice in self._record.choices[: ply - 1]:
            game.play(choice)
        sentences = []
        for choice in choices:
            seat = game.asked
            if seat is None or choice not in map(str, game.legal):
                break  # the line met a card that has not come up
            me = game.view().seats[seat - 1]
            sentences.append(self._formatter.choice(parse_choice(choice), me))
            game.play(choice)
        return sentences


def signed(points: float) -> str:
    """``+12`` or ``−5``.

    >>> signed(11.6), signed(-0.2), signed(-5)
    ('+12', '0', '−5')
    """
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"
