"""Decks that people make: stored by content hash, and edited in the workshop."""
