"""Why a text is no legal step, as far as that is the same in every game: how a step is written. It knows no game."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NoReturn

from rattus.kernel.step import CHANCE_NAME, IllegalStep, Step

NUMBER = re.compile(r"[1-9][0-9]{0,5}")
LONGEST_WORD = 40
"""A longer word is cut in a reason, and nothing is near to it."""
UNEXPLAINED = "not an answer to the question asked now"


@dataclass(frozen=True)
class Attempt:
    """A text that was meant to be an answer."""

    text: str

    @property
    def step(self) -> Step:
        """The text as verb and words."""
        return Step.of(self.text)

    @property
    def first_word(self) -> str:
        """The word after the verb."""
        return self.step.words[0]

    def no(self, reason: str, rule: str = "", token: str = "") -> NoReturn:
        """It is not legal, and this is why."""
        raise IllegalStep(self.text, reason, rule, token)

    def verb_known(self, verbs: Collection[str], seats: Iterable[str], example: str) -> None:
        """The verb is one of the game's, and stands first."""
        verb = self.step.verb
        if not verb:
            self.no(f"a step is written VERB and its words, like {example!r}")
        if verb in verbs:
            return
        if verb in (*seats, CHANCE_NAME):
            self.no(f"a step is written without the seat, like {example!r}", token=verb)
        self.unknown("verb", verb, verbs)

    def words_counted(self, written: str) -> None:
        """There are as many words as in `place REGION [COUNT]`; those in brackets may be missing."""
        words, names = self.step.words, written.split()[1:]
        if len(words) > len(names):
            self.no(f"too many words: it is written {written!r}", token=words[len(names)])
        if len(words) < sum(not name.startswith("[") for name in names):
            self.no(f"too few words: it is written {written!r}", token=self.step.verb)

    def unknown(self, what: str, word: str, known: Iterable[str], all_of_them: str = "") -> NoReturn:
        """A word is none of the known ones; the nearest is named, or all of them (in shorter words, if given)."""
        names = {name.casefold(): name for name in known}
        near = get_close_matches(word.casefold(), names, n=1) if len(word) <= LONGEST_WORD else []
        right = (
            f"did you mean {names[near[0]]!r}?" if near else f"it is one of {all_of_them or listed(known)}"
        )
        self.no(f"{shown(word)} is not a {what} of this game; {right}", token=word)


def some(count: int, what: str) -> str:
    """`no rat`, `1 rat`, `2 rats`"""
    return f"{count or 'no'} {what}{'s' if count > 1 else ''}"


def listed(words: Iterable[str], last: str = "or") -> str:
    """`a, b or c`"""
    *most, end = words
    return f"{', '.join(most)} {last} {end}" if most else end


def shown(word: str) -> str:
    """A word as it was given, unless it is very long."""
    return repr(word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…")
