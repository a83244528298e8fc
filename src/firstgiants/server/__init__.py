"""Tables over HTTP and WebSocket: people, tables, clocks, bots at work, records.

The log of choices is the truth; any node may serve any table; the database's unique key is
the referee. `wire` holds every request, answer and stream message.
"""
