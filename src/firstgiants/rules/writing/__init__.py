"""Positions, facts and choices as text, straight from the heart's integers; compiled with it.

A server writes a view with every choice that is played: building values only to write them out
takes several times as long. What is written here is what ``view.py``, ``events.py`` and
``choices.py`` say, word for word, and properties over random games hold them together.
"""
