"""What the rest of the house asks of the card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from rattus.cartus import codec
from rattus.cartus.details import CartusDetails, choices, details, file, sources
from rattus.cartus.edition import BUILT_IN, ENGINE, OWN_TABLES, CardEdition, earlier, load_card_edition
from rattus.cartus.events import Event
from rattus.cartus.facts import Facts, Question
from rattus.cartus.report import StateReport
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.game import GamePackage, Guided, Shown
from rattus.kernel.sources import expansions_of


def is_own(tables: Mapping[str, object]) -> bool:
    """Whether a file is meant for the card game."""
    return any(table in tables for table in OWN_TABLES)


def actions(ruleset: CartusRuleset) -> list[list[int]]:
    """The steps that can ever be asked, a row for each seat."""
    return [codec.choices(ruleset.codec.rules, seat) for seat in range(len(ruleset.header.seats))]


def steps(ruleset: CartusRuleset) -> int:
    """How many numbers the steps have."""
    return codec.steps(ruleset.codec.rules)


GAME: GamePackage[CardEdition, CartusRuleset] = GamePackage(
    name=ENGINE,
    rules="rattus.cartus.game",
    editions=BUILT_IN,
    load=load_card_edition,
    is_own=is_own,
    earlier=earlier,
    ruleset=CartusRuleset.of,
    choices=choices,
    details=details,
    details_type=CartusDetails,
    actions=actions,
    steps=steps,
    shown=Shown(StateReport, Question, Facts, get_args(Event)),
    sources=sources,
    file=file,
    expansions=lambda: expansions_of("rattus.cartus"),
    guided={"cartus": Guided(3, 3, {"start": "first"})},
    sense="rattus.bots.cartus_sense",
    desk="rattus.cli.cartus.desk",
    sheet="rattus.cli.cartus.rules",
    facts="rattus.lab.cartus_facts",
    place=2,
)
