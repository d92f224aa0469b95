"""A step as people write it, and what can be wrong with one."""

from __future__ import annotations

from dataclasses import dataclass

CHANCE_NAME = "?"
HIDDEN = "hidden"


@dataclass(frozen=True)
class Step:
    """One answer: a verb and its words. `str(step)` is the text form, `Step.of(text)` reads it."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))

    @classmethod
    def of(cls, text: str) -> Step:
        """From its text; blanks are folded."""
        verb, *words = text.split() or [""]
        return cls(verb, tuple(words))


class IllegalStep(ValueError):
    """A step that is not an answer to the question asked now: which rule forbids it, and why."""

    def __init__(self, step: str, reason: str, rule: str = "", token: str = "") -> None:
        super().__init__(f"{step!r}: {reason}" + (f" [{rule}]" if rule else ""))
        self.step = step
        self.reason = reason
        self.rule = rule
        self.token = token or step
