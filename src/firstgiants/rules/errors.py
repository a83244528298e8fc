"""Every error of the rules, one tree:

    FirstGiantsError            code, message, details
    ├── IllegalChoice           a choice that was not among the legal ones
    ├── BadChoice               a text that is no choice at all
    ├── BadDeck                 a deck file that breaks RULES.md §10: every card and field
    ├── UnknownDeck             no built-in deck of that name, no such file
    ├── BadSettings             players, seats or settings a game cannot start with
    ├── BadRecord               a record that breaks §9, or does not replay
    ├── BadState                a saved state, view or event that cannot be read
    ├── NothingToUndo           the game has not begun
    └── MissingExtra            packages that are not installed; also an ImportError

Each message is one sentence for people: what was wrong and what would be right. ``code`` is stable
and meant for programs; ``details`` holds the offending thing and what was allowed.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar


class FirstGiantsError(Exception):
    """The root of all errors of this package."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details: Mapping[str, object] = details


def brief_list(words: Sequence[str], *, most: int = 8) -> str:
    """``a, b, c … (12 in all)``: a list, short enough for a sentence."""
    text = ", ".join(words[:most])
    return text if len(words) <= most else f"{text} … ({len(words)} in all)"


def brief(value: object, *, most: int = 60) -> str:
    """An offending value, short enough for a sentence."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep, or a number too long to print
        text = f"a {type(value).__name__} too long to show"
    return text if len(text) <= most else f"{text[:most]}…"


class IllegalChoice(FirstGiantsError):
    code = "illegal-choice"

    def __init__(self, choice: str, legal: Sequence[str], *, ply: int, seat: int | None) -> None:
        if legal:
            asked = f"seat {seat} may choose: {brief_list(legal)}"
        elif seat is not None:  # in a preview, which stops where others decide or cards turn up
            asked = f"seat {seat} has nothing more to choose for now"
        else:
            asked = "the game is over"
        super().__init__(
            f"Choice {ply}, {brief(choice)}, is not legal here; {asked}.",
            choice=choice,
            legal=list(legal),
            ply=ply,
            seat=seat,
        )


class BadChoice(FirstGiantsError):
    code = "bad-choice"


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One thing that is wrong with a deck file. ``card`` counts from 0; None: the deck itself."""

    card: int | None
    id: str | None
    field: str | None
    why: str
    code: str

    @property
    def card_name(self) -> str | None:
        return self.id if self.id is not None or self.card is None else f"number {self.card + 1}"

    @property
    def message(self) -> str:
        """A sentence for somebody who looks at the card."""
        of = "the deck" if self.card is None else "the card"
        text = f"{self.field or of} {self.why}."
        return f"{text[0].upper()}{text[1:]}"

    def to_json(self) -> dict[str, object]:
        return {
            "card": self.card,
            "id": self.id,
            "field": self.field,
            "message": self.message,
            "code": self.code,
        }


class BadDeck(FirstGiantsError):
    """``problems`` has everything that is wrong; the message and ``details`` have the first."""

    code = "bad-deck"

    def __init__(
        self,
        why: str,
        *,
        card: str | None = None,
        field: str | None = None,
        problems: Sequence[DeckProblem] = (),
    ) -> None:
        where = f"card {card}" if card is not None else "the deck"
        where_in_it = f", field {field}" if field is not None else ""
        more = "" if len(problems) < 2 else f" (and {len(problems) - 1} more)"
        message = f"Bad deck: {where}{where_in_it}: {why}{more}."
        super().__init__(message, card=card, field=field, why=why)
        self.problems = tuple(problems)

    @classmethod
    def of(cls, problems: Sequence[DeckProblem]) -> "BadDeck":
        first = problems[0]
        return cls(first.why, card=first.card_name, field=first.field, problems=problems)


class UnknownDeck(FirstGiantsError):
    code = "unknown-deck"


class BadSettings(FirstGiantsError):
    code = "bad-settings"


class BadRecord(FirstGiantsError):
    code = "bad-record"


class BadState(FirstGiantsError):
    code = "bad-state"


class NothingToUndo(FirstGiantsError):
    code = "nothing-to-undo"


class MissingExtra(FirstGiantsError, ImportError):
    """A package of one of our extras is not installed. ``extra`` names the extra."""

    code = "missing-extra"

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(
            f"{what} needs packages that are not installed: pip install 'firstgiants[{extra}]'",
            extra=extra,
        )
        self.extra = extra


@contextmanager
def needs_extra(extra: str, what: str) -> Iterator[None]:
    """Wraps imports of packages that only an extra installs; raises MissingExtra if one is missing.
    ``what`` is the subject of the error's sentence."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "firstgiants":
            raise  # a bug of this package, not a missing one
        raise MissingExtra(what, extra) from missing
