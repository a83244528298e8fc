"""Ratings of solvers and puzzles, by the model that rates people. The rules:

1. An answer is a game between a person and a puzzle. Only the first answer to a puzzle counts.
2. The answers of guests and of programs change their own rating, not that of the puzzle: anybody
   can be a guest, and what a program finds hard says nothing about people.
3. The displayed rating is 40 × mu + 500, rounded: people start at 1500. It is provisional for the
   first ten answers.
4. A puzzle starts with a rating by its difficulty, which the maker has measured with bots.
"""

from __future__ import annotations

from firstgiants.review.puzzles import Puzzle
from firstgiants.server.people.ratings import Strength, rate

PROVISIONAL_ANSWERS = 10
_START_SIGMA = 4.0
_EASIEST = 19.0
_STEP = 3.0


def start_strength(puzzle: Puzzle) -> Strength:
    """The rating of a puzzle that no account has answered (rule 4)."""
    return Strength(_EASIEST + _STEP * puzzle.difficulty, _START_SIGMA)


def rate_answer(person: Strength, puzzle: Strength, *, right: bool) -> tuple[Strength, Strength]:
    """The ratings of person and puzzle after an answer (rule 1)."""
    after_person, after_puzzle = rate([person, puzzle], [1, 2] if right else [2, 1])
    return after_person, after_puzzle


def display_puzzle_rating(strength: Strength) -> int:
    """The number that people see (rule 3)."""
    return max(0, round(40 * strength.mu + 500))
