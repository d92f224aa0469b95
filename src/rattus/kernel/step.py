"""A step as people write it, and the error for an illegal one."""

from __future__ import annotations

from rattus.locales import clause

CHANCE_NAME = "?"
HIDDEN = "hidden"
"""Stands in texts for what the reader may not know."""
UNKNOWN = -1
"""Stands for the number of a step whose last word the listener may not know."""


class Step(str):
    """One answer: a text that knows its parts. `place gallia 2` has a verb and words."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        """The first word."""
        return self.partition(" ")[0]

    @property
    def words(self) -> tuple[str, ...]:
        """The words after the verb."""
        return tuple(self.split()[1:])

    @classmethod
    def of(cls, *words: str) -> Step:
        """Make a step from its words, or from a text; blanks are folded."""
        return cls(" ".join(" ".join(words).split()))


class IllegalStep(ValueError):
    """A step that is not an answer to the pending question: which rule forbids it, and why.

    `message` and `details` give the reason in any language of the catalogue, `reason` in English.
    """

    def __init__(self, step: str, message: str, rule: str = "", token: str = "", **details: object) -> None:
        reason = clause(message, **details)
        super().__init__(f"{step!r}: {reason}" + (f" [{rule}]" if rule else ""))
        self.step = step
        self.message = message
        self.details = details
        self.reason = reason
        self.rule = rule
        self.token = token or step
