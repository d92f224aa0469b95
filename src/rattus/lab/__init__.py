"""Experiments: bots against each other, ratings, balance. Games are divided into chunks that any worker can play."""

from __future__ import annotations


class LabError(ValueError):
    """An experiment can't begin or go on; the games played so far are kept."""
