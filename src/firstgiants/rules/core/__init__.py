"""The fast heart of the rules: one state of small integers, and the functions that move it.

Plain Python that mypyc also compiles; which of the two runs is chosen by ``rules/engine.py``.
Seats count from 0 here and cards are indexes into the deck; the façade speaks to people.
"""
