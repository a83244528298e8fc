"""Bots at tables: the catalog, the processes that think, and the worker that moves for them."""
