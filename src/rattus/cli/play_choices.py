"""The choices of a question: numbered, grouped by verb, and matched with what the player types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rattus.kernel.step import Step

if TYPE_CHECKING:
    from rattus.cli.desk import Desk
    from rattus.table.game import View

ENOUGH_LETTERS = 3
"""From this length on, the verb may be left out."""
FOLDS = (24, 16, 12, 8)
"""Larger groups are folded, and opened by typing their verb, if there are other groups; less room, smaller limits."""
LONG = FOLDS[0]


@dataclass(frozen=True)
class Choice:
    """One legal step: the number shown, its text in records, and its label in its group."""

    number: int
    text: str
    label: str

    @property
    def verb(self) -> str:
        """Its group."""
        return self.text.partition(" ")[0]


@dataclass(frozen=True)
class Group:
    """Choices of one verb with their title; a folded group shows only their number."""

    verb: str
    title: str
    choices: tuple[Choice, ...]
    folded: bool


def choices(desk: Desk, view: View) -> list[Choice]:
    """All choices of the seat to act, in the contract's order."""
    labelled = zip(view.legal.texts, desk.labels(view), strict=True)
    return [Choice(number, text, label) for number, (text, label) in enumerate(labelled, start=1)]


def groups(given: Sequence[Choice], title: Callable[[str], str], most: int = LONG) -> list[Group]:
    """Choices by verb and title; verbs with more than `most` choices are folded if there are others."""
    by_verb = [(verb, tuple(group)) for verb, group in groupby(given, key=lambda choice: choice.verb)]
    crowded = sum(len(group) > 1 for _, group in by_verb) > 1
    found = []
    for verb, group in by_verb:
        if crowded and len(group) > most:
            found.append(Group(verb, title(verb), group, folded=True))
        else:
            by_title = groupby(group, key=lambda choice: title(choice.text))
            found += [Group(verb, own_title, tuple(part), folded=False) for own_title, part in by_title]
    return found


def answers(typed: str) -> list[str]:
    """Several answers in one line: separated by commas, numbers also by blanks."""
    found: list[str] = []
    for part in typed.split(","):
        words = part.split()
        found += words if all(map(_is_number, words)) else [" ".join(words)]
    return found or [typed]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def matching(given: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices matched by a number, a text, prefixes of its words, or the same without the verb.

    If there are none, those whose label begins with the text.
    """
    if _is_number(typed):
        return [choice for choice in given if choice.number == int(typed)]
    asked = typed.lower().split()
    for skipped in (0, 1) if len(typed) >= ENOUGH_LETTERS else (0,):
        found = [choice for choice in given if _begins(asked, choice.text.split()[skipped:])]
        exact = [choice for choice in found if choice.text.split()[skipped:] == asked]
        if found:
            return exact or found
    if len(typed) < ENOUGH_LETTERS:
        return []
    return [choice for choice in given if any(_begins(asked, has) for has in _readings(choice))]


def _readings(choice: Choice) -> tuple[list[str], list[str]]:
    """The words of a label, with and without its verb."""
    shown = choice.label.lower().split()
    return [choice.verb, *shown], shown


def _begins(asked: Sequence[str], has: Sequence[str]) -> bool:
    return 0 < len(asked) <= len(has) and all(
        word.startswith(start) for start, word in zip(asked, has, strict=False)
    )


def completed(given: Sequence[str], typed: str) -> list[str]:
    """Texts that begin with what is typed so far."""
    start = Step.of(typed)
    folded = str(start) + " " * (typed.endswith(" ") and bool(start.verb))
    return [text for text in given if text.startswith(folded)]
