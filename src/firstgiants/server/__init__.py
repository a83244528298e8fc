"""Tables over HTTP and WebSocket: people, tables, clocks, bots, records.

The log of choices is the source of truth. Any node may serve any table; unique keys of the database
decide races. `wire` defines every request, response and stream message.
"""
