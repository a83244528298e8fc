"""Puzzles: positions in which one choice, or one whole turn, is clearly best."""

from .analysis import GAP, Analyst, Effort, finds
from .book import Book, read_book, shipped_book, write_book
from .maker import Plan, find_puzzles, make_puzzles, puzzles_of_record
from .puzzle import BadPuzzle, Line, Puzzle, Theme, position_key

__all__ = [
    "GAP",
    "Analyst",
    "BadPuzzle",
    "Book",
    "Effort",
    "Line",
    "Plan",
    "Puzzle",
    "Theme",
    "find_puzzles",
    "finds",
    "make_puzzles",
    "position_key",
    "puzzles_of_record",
    "read_book",
    "shipped_book",
    "write_book",
]
