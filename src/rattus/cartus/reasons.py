"""Why nothing can be done now with a thing on the table that somebody points at: a place, a card, a seat.

A thing is called as steps call it, `2` or `monk-4`. Its kind may stand before it, `place:2` or `nun:2`: the second
building and the second card of the nun-row have the same number.
Told from a state as the seat that is asked may know it, so a reason says no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rattus.cartus.codec import Codec
from rattus.cartus.facts import question
from rattus.cartus.state import State
from rattus.cartus.why import ANSWERS, CONFUSED, PHASES, why_not
from rattus.kernel.refusal import UNEXPLAINED, distinct
from rattus.kernel.step import IllegalStep, Step

VERBS_OF = {
    "place": ("supply", "enter"),
    "nun": ("look",),
    "seat": ("target",),
    "card": ("lay", "give", "discard"),
}
"""The verbs that are said with things of a kind; a pass card is played by `pass`, too."""


def reasons(
    codec: Codec, s: State, thing: str, legal: Mapping[str, int], begun: Sequence[str] = ()
) -> list[IllegalStep]:
    """Reasons from the most telling on; none if something can be done with the thing.

    `begun` is the verb that somebody has chosen already, if any.
    """
    if begun:
        legal = {text: number for text, number in legal.items() if Step.of(text).verb in begun} or legal
    kind, _, word = thing.rpartition(":")
    kinds = (kind,) if kind else kinds_of(codec, word)
    if not kind and word in legal:
        return []
    said = ["pass"] * ("card" in kinds and word == "pass")
    said += [f"{verb} {word}" for each in kinds for verb in VERBS_OF.get(each, ())]
    if any(text in legal for text in said):
        return []
    verbs = {text: Step.of(text).verb for text in said}
    texts = [text for text in said if s.ask == ANSWERS[verbs[text]] or (verbs[text], s.ask) in CONFUSED]
    errors = (why_not(codec, s, text, legal) for text in texts)
    told = distinct(
        error for error in errors if error.message != UNEXPLAINED and "-now-" not in error.message
    )
    return told or [what_is_asked(codec, s, thing)]


def kinds_of(codec: Codec, word: str) -> tuple[str, ...]:
    """What a word without its kind may call."""
    if word in codec.cards:
        return ("card",)
    if word in codec.seats:
        return ("seat",)
    return ("place", "nun") if word.isascii() and word.isdigit() else ()


def what_is_asked(codec: Codec, s: State, thing: str) -> IllegalStep:
    """The question itself, where the thing has nothing to do with it."""
    asked = question(codec, s)
    if asked is None:
        return IllegalStep(thing, "refusal-not-a-thing")
    details = {key: value for key, value in asked.items() if key != "id"}
    return IllegalStep(thing, f"cartus-ask-{asked['id']}", PHASES.get(s.stage, "rulebook D"), "", **details)
