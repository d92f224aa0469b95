"""Why nothing can be done now with a thing on the table that somebody points at: a place, a card, a seat.

Told from a state as the seat that is asked may know it, so a reason says no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping

from rattus.cartus.codec import Codec
from rattus.cartus.facts import question
from rattus.cartus.state import State
from rattus.cartus.why import ANSWERS, CONFUSED, PHASES, why_not
from rattus.kernel.refusal import UNEXPLAINED, distinct
from rattus.kernel.step import IllegalStep, Step

BY_CARD = ("lay", "give", "discard")
BY_NUMBER = ("supply", "look", "enter")
BY_SEAT = ("target",)
BESIDE_THE_POINT = (
    UNEXPLAINED,
    "refusal-cartus-now-",
    "refusal-cartus-building-number",
    "refusal-cartus-row-number",
)
"""Messages that tell nothing of the thing: another question is asked, or a number counts something else."""


def reasons(codec: Codec, s: State, thing: str, legal: Mapping[str, int]) -> list[IllegalStep]:
    """Reasons from the most telling on; none if something can be done with the thing."""
    if any(thing in (*Step.of(text).words, text) for text in legal):
        return []
    verbs = [verb for verb in verbs_of(codec, thing) if s.ask == ANSWERS[verb] or (verb, s.ask) in CONFUSED]
    texts = ["pass"] * (thing == "pass") + [f"{verb} {thing}" for verb in verbs]
    errors = (why_not(codec, s, text, legal) for text in texts)
    told = distinct(
        error for error in errors if error.message != UNEXPLAINED and "-now-" not in error.message
    )
    return told or [what_is_asked(codec, s, thing)]


def verbs_of(codec: Codec, thing: str) -> tuple[str, ...]:
    """The verbs that are said with such a thing."""
    if thing in codec.cards:
        return BY_CARD
    if thing in codec.seats:
        return BY_SEAT
    return BY_NUMBER if thing.isascii() and thing.isdigit() else ()


def what_is_asked(codec: Codec, s: State, thing: str) -> IllegalStep:
    """The question itself, where the thing has nothing to do with it."""
    asked = question(codec, s)
    if asked is None:
        return IllegalStep(thing, "refusal-not-a-thing")
    details = {key: value for key, value in asked.items() if key != "id"}
    return IllegalStep(thing, f"cartus-ask-{asked['id']}", PHASES.get(s.stage, "rulebook D"), "", **details)
