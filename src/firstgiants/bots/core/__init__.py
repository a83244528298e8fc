"""The fast heart of the bots, compiled in one group with the heart of the rules."""
