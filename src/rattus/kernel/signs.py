"""The signs of seats in drawings that are made of text."""

from __future__ import annotations

from collections.abc import Sequence


def letters(seats: Sequence[str]) -> list[str]:
    """One sign a seat: the first letter of its name that no seat before it has, else its number."""
    signs: list[str] = []
    for number, name in enumerate(seats, start=1):
        free = [letter.upper() for letter in name if letter.isalpha() and letter.upper() not in signs]
        signs.append(free[0] if free else str(number))
    return signs
