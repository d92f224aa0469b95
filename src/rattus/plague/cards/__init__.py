"""The class cards: one file each, found by themselves, called by number.

A card file says `NUMBER`, `CLASS` and `VERBS` (verb, first step, shape of its words), and has the rules

    options(rules, s, out, n) -> n        ways to use it in the action phase, and wherever cards are used
    last_options(rules, s, out, n) -> n   ways to use it in the last round, where they differ
    usable(rules, s)                      whether `options` has any
    use(rules, s, step)                   use it
    bonus(rules, s) -> count              citizens it adds to a placement
    reaction(rules, s, killed)            what it does after a rat has killed so many citizens of others

and, if it asks questions of its own (`ASK_CARD`, with names in `PHASES` by stage; `ASK_LOOKED_RAT`):

    answers(rules, s, out, n) -> n, answer(rules, s, step), seen(rules, s)

and the plain functions `plague_steps(by_seats)`, `last_plague_steps(by_seats)` (how far the plague moves with it, given
the edition's `knight_steps` for the table) and the number `EXTRA_RATS` (rats it adds to a spread).

What a card does not say, it does not do.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule, switch
from rattus.plague.state import CARDS, Rules, State


@rule
def no_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Nothing to choose."""
    return n


@rule
def not_usable(rules: Rules, s: State) -> bool:
    """Never."""
    return False


@rule
def no_answer(rules: Rules, s: State, step: int) -> None:
    """Nothing happens."""


@rule
def no_bonus(rules: Rules, s: State) -> int:
    """Nobody."""
    return 0


@rule
def no_reaction(rules: Rules, s: State, killed: int) -> None:
    """Nothing happens."""


@rule
def not_seen(rules: Rules, s: State) -> None:
    """Nothing happens."""


def find_cards() -> tuple[ModuleType, ...]:
    """All card files by number."""
    modules = [import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__)]
    cards = sorted(modules, key=lambda module: int(module.NUMBER))
    numbers = [card.NUMBER for card in cards]
    if numbers != list(range(len(cards))) or len(cards) > CARDS:
        raise ImportError(f"card numbers must run from 0 to at most {CARDS - 1} without a gap: {numbers}")
    return tuple(cards)


CARD_FILES = find_cards()
NAMES = tuple(card.__name__.rpartition(".")[2] for card in CARD_FILES)

card_options = switch(
    "card_options",
    [getattr(card, "options", no_options) for card in CARD_FILES],
    *("rules", "s", "out", "n"),
    otherwise="n",
)
card_last_options = switch(
    "card_last_options",
    [getattr(card, "last_options", getattr(card, "options", no_options)) for card in CARD_FILES],
    *("rules", "s", "out", "n"),
    otherwise="n",
)
card_usable = switch(
    "card_usable",
    [getattr(card, "usable", not_usable) for card in CARD_FILES],
    *("rules", "s"),
    otherwise="False",
)
use_card = switch(
    "use_card",
    [getattr(card, "use", no_answer) for card in CARD_FILES],
    *("rules", "s", "step"),
    otherwise="None",
)
card_answers = switch(
    "card_answers",
    [getattr(card, "answers", no_options) for card in CARD_FILES],
    *("rules", "s", "out", "n"),
    otherwise="n",
)
answer_card = switch(
    "answer_card",
    [getattr(card, "answer", no_answer) for card in CARD_FILES],
    *("rules", "s", "step"),
    otherwise="None",
)
card_seen = switch(
    "card_seen", [getattr(card, "seen", not_seen) for card in CARD_FILES], *("rules", "s"), otherwise="None"
)
card_bonus = switch(
    "card_bonus", [getattr(card, "bonus", no_bonus) for card in CARD_FILES], *("rules", "s"), otherwise="0"
)
card_reaction = switch(
    "card_reaction",
    [getattr(card, "reaction", no_reaction) for card in CARD_FILES],
    *("rules", "s", "killed"),
    otherwise="None",
)
