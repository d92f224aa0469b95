"""Why a text is not a legal step, as far as all games share the notation. Knows no game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NoReturn

from rattus.kernel.step import CHANCE_NAME, IllegalStep, Step

NUMBER = re.compile(r"[1-9][0-9]{0,5}")
LONGEST_WORD = 40
"""Longer words are shortened in reasons, and get no suggestions."""
UNEXPLAINED = "refusal-unexplained"
"""The reason if there is no better one."""


@dataclass(frozen=True)
class Attempt:
    """A text that was meant as a step."""

    text: str

    @property
    def step(self) -> Step:
        """The text as verb and words."""
        return Step.of(self.text)

    @property
    def first_word(self) -> str:
        """The word after the verb."""
        return self.step.words[0]

    def no(self, message: str, rule: str = "", token: str = "", **details: object) -> NoReturn:
        """Refuse it, with this message of the catalogue."""
        raise IllegalStep(self.text, f"refusal-{message}", rule, token, **details)

    def verb_known(self, verbs: Collection[str], seats: Iterable[str], example: str) -> None:
        """Check that the verb is one of the game's, and comes first."""
        verb = self.step.verb
        if not verb:
            self.no("no-verb", example=example)
        if verb in verbs:
            return
        if verb in (*seats, CHANCE_NAME):
            self.no("with-seat", token=verb, example=example)
        self.unknown("verb", verb, verbs)

    def words_counted(self, written: str) -> None:
        """Check the number of words against `place REGION [COUNT]`; those in brackets are optional."""
        words, names = self.step.words, written.split()[1:]
        if len(words) > len(names):
            self.no("too-many-words", token=words[len(names)], usage=written)
        if len(words) < sum(not name.startswith("[") for name in names):
            self.no("too-few-words", token=self.step.verb, usage=written)

    def unknown(
        self, what: str, word: str, known: Iterable[str], all_of_them: Sequence[str] = ()
    ) -> NoReturn:
        """Refuse an unknown word; name the nearest known one, or all of them (in fewer words, if given)."""
        names = {name.casefold(): name for name in known}
        near = get_close_matches(word.casefold(), names, n=1) if len(word) <= LONGEST_WORD else []
        nearest = names[near[0]] if near else None
        all_known = ", ".join(all_of_them or known)
        self.no("unknown", token=word, what=what, word=shown(word), near=nearest, known=all_known)


@dataclass(frozen=True)
class Answer(Attempt, ABC):
    """An attempt to answer what a game asks."""

    @abstractmethod
    def numbers(self) -> tuple[int, ...]:
        """The words after the verb as numbers; what is no such word is refused."""

    @abstractmethod
    def right_question(self) -> None:
        """The verb answers what is asked now."""

    def why_not(
        self,
        verbs: Collection[str],
        seats: Iterable[str],
        example: str,
        reasons: Mapping[str, Callable[..., None]],
    ) -> IllegalStep:
        """Which rule forbids it; of each verb `reasons` has a function that finds what is against its numbers."""
        try:
            self.verb_known(verbs, seats, example)
            numbers = self.numbers()
            self.right_question()
            reasons[self.step.verb](self, *numbers)
        except IllegalStep as error:
            return error
        return IllegalStep(self.text, UNEXPLAINED)


def shown(word: str) -> str:
    """A word as it was given, shortened if very long."""
    return repr(word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…")


def distinct(errors: Iterable[IllegalStep], most: int = 3) -> list[IllegalStep]:
    """The first few distinct reasons."""
    found: dict[str, IllegalStep] = {}
    for error in errors:
        found.setdefault(error.reason, error)
    return list(found.values())[:most]
