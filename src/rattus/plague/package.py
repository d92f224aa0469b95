"""What the rest of the house asks of the board game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from rattus.kernel.game import GamePackage, Guided, Shown
from rattus.kernel.sources import expansions_of
from rattus.plague import codec
from rattus.plague.details import PlagueDetails, choices, details, file, sources
from rattus.plague.edition import BUILT_IN, ENGINE, Edition, earlier, load_edition
from rattus.plague.events import Event
from rattus.plague.facts import Facts, Question
from rattus.plague.report import StateReport
from rattus.plague.ruleset import PlagueRuleset

OWN_TABLES = ("region", "borders", "rats")
"""Tables that only files of the board game have."""
FIRST = {"start": "first"}
"""In a guided game the newcomer, who has the first seat, begins."""


def is_own(tables: Mapping[str, object]) -> bool:
    """Whether a file is meant for the board game."""
    return any(table in tables for table in OWN_TABLES)


def actions(ruleset: PlagueRuleset) -> list[list[int]]:
    """The steps that can ever be asked, a row for each seat."""
    return [codec.choices(ruleset.codec.rules, seat) for seat in range(len(ruleset.header.seats))]


def steps(ruleset: PlagueRuleset) -> int:
    """How many numbers the steps have."""
    return codec.steps(ruleset.codec.rules)


GAME: GamePackage[Edition, PlagueRuleset] = GamePackage(
    name=ENGINE,
    rules="rattus.plague.game",
    editions=BUILT_IN,
    load=load_edition,
    is_own=is_own,
    earlier=earlier,
    ruleset=PlagueRuleset.of,
    choices=choices,
    details=details,
    details_type=PlagueDetails,
    actions=actions,
    steps=steps,
    shown=Shown(StateReport, Question, Facts, get_args(Event)),
    sources=sources,
    file=file,
    expansions=lambda: expansions_of("rattus.plague"),
    guided={"rattus": Guided(3, 34, FIRST), "bigbox": Guided(3, 4, FIRST)},
    sense="rattus.bots.plague_sense",
    desk="rattus.cli.plague.desk",
    sheet="rattus.cli.plague.rules",
    facts="rattus.lab.plague_facts",
    place=1,
)
