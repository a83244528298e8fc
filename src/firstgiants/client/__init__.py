"""A client for players and watchers of a server: async, typed, with streams that resume.

    async with Client("http://127.0.0.1:8000", token) as me:
        table = await me.create_table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        over = await me.play(table.id, lambda view, legal: legal[0])

It needs httpx and the rules, nothing else of this package. `BotRunner` plays at many tables.
"""

from .client import Chooser, Client
from .errors import (
    BadAddress,
    BadResponse,
    BadToken,
    ClientError,
    NotSeated,
    Refused,
    SignedOut,
    TableClosed,
    Unreachable,
)
from .messages import (
    Chat,
    Committed,
    LobbyList,
    LobbyTable,
    Me,
    Message,
    Moved,
    Over,
    Person,
    Reacted,
    Seat,
    Snapshot,
    State,
    Table,
    TableChanged,
    Waiting,
    You,
)
from .runner import ACCEPTS, MOST_TABLES, Accept, BotRunner

__all__ = [
    "ACCEPTS",
    "MOST_TABLES",
    "Accept",
    "BadAddress",
    "BadResponse",
    "BadToken",
    "BotRunner",
    "Chat",
    "Chooser",
    "Client",
    "ClientError",
    "Committed",
    "LobbyList",
    "LobbyTable",
    "Me",
    "Message",
    "Moved",
    "NotSeated",
    "Over",
    "Person",
    "Reacted",
    "Refused",
    "Seat",
    "SignedOut",
    "Snapshot",
    "State",
    "Table",
    "TableChanged",
    "TableClosed",
    "Unreachable",
    "Waiting",
    "You",
]
