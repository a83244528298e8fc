"""People: guests, accounts, sessions, tokens, ratings, and forgetting somebody."""
