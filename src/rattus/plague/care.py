"""Which steps are better thought over: looks, rats turned up, and what ends actions or a turn too early."""

from __future__ import annotations

from collections.abc import Mapping

from rattus.kernel.ruleset import Care
from rattus.plague.cards import DECK
from rattus.plague.codec import Codec
from rattus.plague.state import ASK_ACTION, State
from rattus.plague.why import CARD_OF

LOOKS = {verb.word for card in DECK.values() for verb in card.verbs if verb.looks}
ENDS = {"end", "pass"}
"""Verbs that end a turn, or the last one."""


def care(codec: Codec, s: State, legal: Mapping[str, int]) -> dict[str, Care]:
    """By the texts of the steps. A card that may be used after the plague is not lost by moving it."""
    verb_of = {text: text.partition(" ")[0] for text in legal}
    verbs = list(dict.fromkeys(verb_of.values()))
    found = {}
    for text, verb in verb_of.items():
        if verb in LOOKS:
            found[text] = Care("look")
        elif verb == "turn":
            found[text] = Care("turn")
        elif verb in ENDS or (verb == "plague" and s.ask == ASK_ACTION):
            left = tuple(
                other for other in verbs if other != verb and not (verb == "plague" and later(codec, other))
            )
            if left:
                found[text] = Care("left", left)
    return found


def later(codec: Codec, verb: str) -> bool:
    """The verb belongs to a card that the rulebook allows after the plague. [§8]"""
    return verb in CARD_OF and bool(codec.rules.after >> CARD_OF[verb] & 1)
