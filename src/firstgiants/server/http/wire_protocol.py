"""WebSockets with a short way for what is sent and received most.

The library that uvicorn uses keeps the law of RFC 6455: handshake, fragments, control frames,
closing, errors. A commit and its answer are plain messages of one frame each, and with them the
library, made for every case, takes longer than the rules of the game (docs/decisions/speed.md).

The library is fed whole frames only, so it always stands between two frames; and a frame that it is
not shown is one that changes nothing for it: unfragmented text, masked, complete, valid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# The compiled one if there is one.
from websockets.frames import apply_mask  # type: ignore[attr-defined]

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState
    from websockets.http11 import Request

WHOLE_TEXT: Final = 0x81
"""First byte of a frame: final, text."""
FINAL: Final = 0x80
MASKED: Final = 0x80
CONTROL: Final = 0x08
LONGEST_HEAD: Final = 14
EXTENSION: Final = "firstgiants.wire"
"""Where the application finds the protocol in its scope."""

Hear = Callable[[str], None]


class WireProtocol(WebSocketsSansIOProtocol):
    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._tail = b""
        """The beginning of a frame that has not come whole."""
        self._in_fragments = False
        self._hear: Hear | None = None
        self._room: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = {EXTENSION: self}
            self.scope["extensions"].update(extensions)  # type: ignore[arg-type]

    # ------------------------------------------------------------ for the application

    def attend(self, hear: Hear, room: Callable[[], None]) -> None:
        """Once accepted: `hear` is given messages, `room` told when one may write again."""
        self._hear, self._room = hear, room

    def attend_no_more(self) -> None:
        self._hear = self._room = None

    def write_text(self, message: bytes) -> bool:
        """Sends UTF-8 as one text frame, at once; False if there is no room for it."""
        if not self.writable.is_set():
            return False
        if self.close_sent or self.disconnected:
            return True
        size = len(message)
        if size < 126:
            head = b"\x81%c" % size
        elif size < 65_536:
            head = b"\x81\x7e%c%c" % (size >> 8, size & 255)
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)
        return True

    # ------------------------------------------------------------ for the transport

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._room is not None:
            self._room()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            if self.handshake_initiated:
                self.transport.close()  # nobody may speak before the answer to the request
            else:
                super().data_received(data)
            return
        if self._tail:
            data, self._tail = self._tail + data, b""
        while data and not self.transport.is_closing():
            size = _frame_size(data)
            if size > len(data):
                self._wait_for_more(data, size)
                return
            # Mostly one frame comes, whole.
            frame, data = (data, b"") if size == len(data) else (data[:size], data[size:])
            if not self._heard(frame):
                self._in_fragments = _stays_in_fragments(frame[0], self._in_fragments)
                super().data_received(frame)

    def _heard(self, frame: bytes) -> bool:
        """Whether the frame went the short way."""
        if (
            self._hear is None
            or frame[0] != WHOLE_TEXT
            or not MASKED <= frame[1] < MASKED + 127
            or self._in_fragments
            or self.close_sent
        ):
            return False
        at = 2 if frame[1] < MASKED + 126 else 4
        try:
            text = apply_mask(frame[at + 4 :], frame[at : at + 4]).decode()
        except UnicodeDecodeError:
            return False
        self._hear(text)
        return True

    def _wait_for_more(self, data: bytes, size: int) -> None:
        """What is announced to be longer than a message may be, the library refuses at once."""
        if size > (self.config.ws_max_size or 0) + LONGEST_HEAD:
            super().data_received(data)
        else:
            self._tail = data


def _frame_size(data: bytes) -> int:
    """How long the frame is that begins here; longer than `data` if its head is not complete."""
    if len(data) < 2:
        return 2
    size = data[1] & 127
    head = 6 if data[1] & MASKED else 2
    if size < 126:
        return head + size
    wide = 2 if size == 126 else 8
    if len(data) < 2 + wide:
        return 2 + wide
    return head + wide + int.from_bytes(data[2 : 2 + wide], "big")


def _stays_in_fragments(first: int, before: bool) -> bool:  # noqa: FBT001
    """Control frames may come between fragments and do not end them."""
    return before if first & CONTROL else not first & FINAL
