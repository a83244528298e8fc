"""A client for players of a server, in the standard library only.

from firstgiants.client import Client

me = Client("http://127.0.0.1:8000").become_guest("Ada")
table = me.create_table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
me.play(table, lambda view, legal: legal[0])
"""

from .client import Client, Refused, TableClosed
from .stream import listen

__all__ = ["Client", "Refused", "TableClosed", "listen"]
