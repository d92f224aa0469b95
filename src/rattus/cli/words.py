"""Words that the terminal has for all games; a game's own are at its desk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import fill


def name(word: str) -> str:
    """Seats and other names as they begin a sentence: `golden-horde` is Golden Horde."""
    return word.replace("-", " ").title() if word.islower() else word


def some(count: int, what: str) -> str:
    """`1 citizen`, `2 citizens`"""
    return f"{count} {what}" + "s" * (count != 1)


def ways(verb: str, count: int) -> str:
    """What stands in the place of a long list of choices."""
    return f"{count} ways – type {verb} to list them"


ANSWERING = """\
Answer with the number of a choice, or type it. Beginnings of words will do:
"{typed}" is "{meant}". Tab completes. Several answers at once: 1, 1, 4.

  undo, u     take back your last step, if it taught nobody anything
  board, b    draw the board again
  log [N]     the last N things that happened
  help, ?     this; help TOPIC tells more on a topic
  save FILE   write the game to a file; "rattus play --load FILE" goes on
  record      the record of the game as you know it
  quit, q     leave; you can save first"""


def general_help(about: str, typed: str, meant: str, topics: Sequence[Iterable[str]], now: str) -> str:
    """Help on everything: the game, how to answer (with an example), groups of topics, the question asked now."""
    listed = "\n".join(map(_listed, topics))
    return f"{about}\n\n{ANSWERING.format(typed=typed, meant=meant)}\n\nTopics:\n{listed}\n\nNow: {now}"


def _listed(topics: Iterable[str]) -> str:
    return fill(", ".join(topics), 70, initial_indent="  ", subsequent_indent="  ")
