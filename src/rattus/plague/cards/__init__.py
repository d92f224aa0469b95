"""The class cards: a folder each with rules, words and tests, found by themselves, called by number (see `Card`).

Nothing else knows a card by its name: the tables of the rules, of texts, reasons, events, questions and of what bots
think are folds over `DECK`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from rattus.kernel.rule import rule, switch, written_function
from rattus.plague.card import TAKING, Card, no_reaction
from rattus.plague.state import CARDS


def find_cards() -> dict[int, Card]:
    """The `card` of every folder here, by number."""
    names = [info.name for info in iter_modules(__path__)]
    cards: dict[int, Card] = {}
    for name in names:
        card: Card = import_module(f"{__name__}.{name}").card
        if card.name != name:
            raise ImportError(f"the card in {name} calls itself {card.name!r}")
        if not 0 <= card.number < CARDS or card.number in cards:
            raise ImportError(
                f"the {name} has the number {card.number}; free are those up to {CARDS - 1} but {sorted(cards)}"
            )
        cards[card.number] = card
    return dict(sorted(cards.items()))


DECK = find_cards()
NUMBERS = {card.name: number for number, card in DECK.items()}
NAMES = tuple(NUMBERS)

_BLANK = Card(name="", number=-1, kind="")
"""Stands where no card has the number."""
_CARDS = [DECK.get(number, _BLANK) for number in range(max(DECK) + 1)]

card_options = switch(
    "card_options", [card.options for card in _CARDS], *("rules", "s", "out", "n"), otherwise="n"
)
card_last_options = switch(
    "card_last_options",
    [card.last_options or card.options for card in _CARDS],
    *("rules", "s", "out", "n"),
    otherwise="n",
)
card_usable = switch("card_usable", [card.usable for card in _CARDS], "rules", "s", otherwise="False")
use_card = switch("use_card", [card.use for card in _CARDS], *("rules", "s", "step"), otherwise="None")
card_answers = switch(
    "card_answers", [card.answers for card in _CARDS], *("rules", "s", "out", "n"), otherwise="n"
)
answer_card = switch(
    "answer_card", [card.answer for card in _CARDS], *("rules", "s", "step"), otherwise="None"
)
card_seen = switch("card_seen", [card.seen for card in _CARDS], "rules", "s", otherwise="None")
card_bonus = switch("card_bonus", [card.bonus for card in _CARDS], "rules", "s", otherwise="0")
card_reaction = switch(
    "card_reaction",
    [card.reaction or no_reaction for card in _CARDS],
    *("rules", "s", "killed"),
    otherwise="None",
)
card_worth = switch("card_worth", [card.worth for card in _CARDS], *("rules", "s", "step"))


def folded(name: str, parameter: str, body: str) -> Any:
    """A rule from what the cards say: its text has numbers only."""
    return rule(written_function(name, [parameter], body, {"__name__": __name__}))


_raging = " or ".join(f"s.holder[{number}] == s.seat" for number, card in DECK.items() if card.rages)
may_rage = folded("may_rage", "s", f"return {_raging or False}")
"""The seat that is asked holds a card with which the plague may rage."""
_takings = [
    f"if card == {number}: return {card.taking}" for number, card in DECK.items() if card.taking != TAKING
]
worth_of_taking = folded("worth_of_taking", "card", "\n    ".join([*_takings, f"return {TAKING}"]))
"""What bots think of taking a card."""
