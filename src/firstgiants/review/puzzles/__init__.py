"""Puzzles: positions in which one choice, or one whole turn, is clearly best."""

from .analysis import GAP, PuzzleEffort, PuzzleFinder, solves
from .book import Book, read_book, shipped_book, write_book
from .maker import PuzzleConfig, find_puzzles, make_puzzles, puzzles_of_record
from .puzzle import BadPuzzle, Line, Puzzle, Theme, position_key

__all__ = [
    "GAP",
    "BadPuzzle",
    "Book",
    "Line",
    "Puzzle",
    "PuzzleConfig",
    "PuzzleEffort",
    "PuzzleFinder",
    "Theme",
    "find_puzzles",
    "make_puzzles",
    "position_key",
    "puzzles_of_record",
    "read_book",
    "shipped_book",
    "solves",
    "write_book",
]
