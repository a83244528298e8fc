"""Long work that nobody has to wait for: reviews of games, reports on decks."""
