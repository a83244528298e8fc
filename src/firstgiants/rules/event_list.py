"""The events of a choice, parsed from text on first access."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias, overload

if TYPE_CHECKING:
    from .events import Event

Ending: TypeAlias = Literal["tokens", "deck"]
"""What triggered the end (§7.1)."""


class Events(Sequence["Event"]):
    """The events of a choice, in order. The text is parsed on first access."""

    __slots__ = ("_events", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        """The events as JSON objects, separated by commas."""
        self._events: tuple[Event, ...] | None = None

    def _read(self) -> "tuple[Event, ...]":
        if self._events is None:
            from .events import read_events  # two dozen classes, which many programs never need

            self._events = read_events(self.text)
        return self._events

    @overload
    def __getitem__(self, index: int) -> "Event": ...
    @overload
    def __getitem__(self, index: slice) -> "tuple[Event, ...]": ...
    def __getitem__(self, index: int | slice) -> "Event | tuple[Event, ...]":
        return self._read()[index]

    def __len__(self) -> int:
        return len(self._read())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Events):
            return self.text == other.text
        return self._read() == other

    def __hash__(self) -> int:
        return hash(self._read())

    def __repr__(self) -> str:
        return repr(self._read())
