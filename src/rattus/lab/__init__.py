"""Experiments: bots against each other, ratings, balance. Games are cut into chunks that any worker can play."""

from __future__ import annotations


class LabError(ValueError):
    """An experiment can't be begun or can't go on, and why; the games played so far are kept."""
