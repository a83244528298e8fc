"""The arena: bots play bots, for reports on a deck, for ratings, and for training."""
