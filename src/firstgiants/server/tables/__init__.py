"""Tables: their state and log, what can be done at one, clocks, the lobby, finished games."""
