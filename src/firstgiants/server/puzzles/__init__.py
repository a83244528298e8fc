"""Puzzles for people: which one comes next, answers, ratings and streaks."""
