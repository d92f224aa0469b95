"""The tables whose random games obey the laws: every edition of every game, with every number of seats."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
import pytest
from _pytest.mark import ParameterSet

from rattus.cartus.edition import CLASS_NAMES, load_card_edition
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.engine import BuildName
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.plague.edition import load_edition
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.library import engine
from tests.packed import columns

FEW, MANY = 40, 1000
"""Games of a law, in every run of the tests and as a proof."""
SETS = 50
"""Random sets of cards, or of buildings, for each number of seats."""

Table_co = TypeVar("Table_co", bound=Ruleset, covariant=True)


@dataclass(frozen=True)
class Tables(Generic[Table_co]):
    """Tables of one kind, which share the games of a law; seeds run through all of them."""

    tables: tuple[Table_co, ...]
    games: int = FEW
    undo_every: int = 2
    """One in this many steps is taken back and played again."""

    def histories(self, share: int = 1) -> Iterator[tuple[Table_co, int, list[int]]]:
        """Tables, seeds, and the steps of the random games they give: all games, or some of them."""
        for seed in range(max(self.games // share, 2)):
            table = self.tables[seed % len(self.tables)]
            state = table.engine.blank()
            table.engine.setup(table.rules, state)
            yield table, seed, table.engine.play_randomly(table.rules, state, seed)


def trace(table: Ruleset, steps: Sequence[int]) -> list[bytearray]:
    """All states of a game, the start first."""
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    states = [state.copy()]
    for step in steps:
        table.engine.apply(table.rules, state, step)
        states.append(state.copy())
    return states


Kind = tuple[str, int, str]


def kinds(*all_kinds: Kind) -> list[ParameterSet]:
    """Parameters of a law: each kind of table with few games, and as a proof with many."""
    return [
        pytest.param((kind, games), id="-".join(map(str, kind)) + tail, marks=marks)
        for kind in all_kinds
        for games, tail, marks in ((FEW, "", ()), (MANY, f"-{MANY}", pytest.mark.prove))
    ]


def traced(table: Ruleset, steps: Sequence[int]) -> np.ndarray:
    """The same by fields."""
    return columns(table.engine.state, trace(table, steps))


# The board game.


PLAGUE_KINDS: list[Kind] = [
    *(("rattus", seats, rulebook) for seats in (2, 3, 4) for rulebook in ("en", "de", "fr")),
    *(("bigbox", seats, cards) for cards in ("own", "random") for seats in (2, 3, 4, 5, 6)),
]


def card_sets(seats: int) -> list[str]:
    """Random sets of cards of the Big Box for a number of seats, each card in some of them."""
    edition = load_edition("bigbox")
    chance = random.Random(seats)
    sets = [chance.sample(edition.known_cards(), len(edition.default_cards(seats))) for _ in range(SETS)]
    assert {card for cards in sets for card in cards} == set(edition.known_cards())
    return ["+".join(cards) for cards in sets]


def plague_tables(kind: Kind, games: int = FEW, build: BuildName = "portable") -> Tables[PlagueRuleset]:
    """An edition of the board game, by a rulebook, or with its own or random sets of cards."""
    name, seats, way = kind
    given: list[dict[str, str]]
    match way:
        case "own":
            given = [{}]
        case "random":
            given = [{"cards": cards} for cards in card_sets(seats)]
        case rulebook:
            given = [{"rulebook": rulebook}]
    edition, own = load_edition(name), engine("plague", build)
    return Tables(tuple(PlagueRuleset.of(edition, own, COLOURS[:seats], options) for options in given), games)


# The card game.

CARTUS_KINDS: list[Kind] = [("cartus", seats, "all") for seats in (2, 3, 4, 5)]


def building_sets(seats: int) -> list[str]:
    """Random sets of one building a class, each building in some of them."""
    edition = load_card_edition("cartus")
    chance = random.Random(seats)
    of_class = [
        [name for name in edition.buildings if edition.class_of(name) == kind] for kind in CLASS_NAMES
    ]
    sets = [[chance.choice(names) for names in of_class] for _ in range(SETS)]
    assert {building for buildings in sets for building in buildings} == set(edition.buildings)
    return ["+".join(buildings) for buildings in sets]


def cartus_tables(kind: Kind, games: int = FEW, build: BuildName = "portable") -> Tables[CartusRuleset]:
    """The card game with its buildings chosen in every way, in turns."""
    name, seats, _ = kind
    chance = random.Random(seats)
    edition = load_card_edition(name)
    tables = [
        CartusRuleset.of(
            edition,
            engine(edition.engine, build),
            COLOURS[:seats],
            {"buildings": way, "start": chance.choice(("random", "first", "yellow"))},
        )
        for names in building_sets(seats)
        for way in ("first", "one-per-class", "mixed", names, agreed_set(chance))
    ]
    return Tables(tuple(tables), games, undo_every=6)


def agreed_set(chance: random.Random) -> str:
    """Five cards of each class, of one building or of both."""
    names = load_card_edition("cartus").buildings
    chosen: list[str] = []
    for pair in zip(names[::2], names[1::2], strict=True):
        count = chance.randrange(6)
        chosen += [f"{name}*{cards}" for name, cards in zip(pair, (count, 5 - count), strict=True) if cards]
    return "+".join(chosen)
