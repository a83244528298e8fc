"""The deal of the day: one deal for everybody, against the same bots, with one counted try."""
