"""A deck's words, written out once: every view, event and choice names the same few cards."""

from collections.abc import Iterable

# The one that leaves letters beyond ASCII as they are; the standard library has no other name.
from json.encoder import encode_basestring as quoted

__all__ = ["Lexicon", "quoted"]


class Lexicon:
    """Card ids by number, as they are and as JSON texts; spellings by the heart's code."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = tuple(ids)
        self.quoted = tuple(quoted(card) for card in self.ids)
        self.spelled: dict[int, str] = {}
        """Filled by `asking.py`, with choices that are spelled alike in every position."""
