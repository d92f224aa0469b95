"""The GPU plays the same games as the CPU, bit for bit. Runs where a GPU is found."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rattus.builds import gpu
from rattus.cartus.edition import load_card_edition
from rattus.kernel.notation import Header
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.table.library import (
    EDITIONS,
    ENGINES,
    edition_of,
    engine,
    engine_of,
    find_edition,
    known_versions,
    ruleset,
)
from tests.laws.tables import CARTUS_KINDS, PLAGUE_KINDS, Kind, Tables, cartus_tables, plague_tables

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")

with_a_gpu = pytest.mark.skipif(gpu.gpu_module() is None, reason="no GPU here")

GAMES, FEWER_GAMES = 4096, 256
OTHERS = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
"""The card game's buildings that are not in the first game."""
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *(
        (name, seats, {"rulebook": rulebook})
        for name in BUILT_IN
        for seats in load_edition(name).seat_counts
        for rulebook in load_edition(name).data.parameters.rulebooks
    ),
    ("bigbox", 4, {"cards": "soldier+serf+queen+nun+courier+caravanner"}),
    *(
        ("cartus", seats, {"buildings": buildings})
        for seats in load_card_edition("cartus").seat_counts
        for buildings in ("first", "one-per-class", "mixed", OTHERS)
    ),
]


def test_every_game_and_number_of_seats_is_among_the_tables() -> None:
    assert {(name, seats) for name, seats, _ in TABLES} == {
        (name, seats) for name in EDITIONS for seats in find_edition(name).seat_counts
    }
    assert {engine_of(find_edition(name)) for name, _, _ in TABLES} == set(ENGINES)


@with_a_gpu
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_a_gpu_plays_the_same_games_as_the_cpu(edition: str, seats: int, options: dict[str, str]) -> None:
    compare(ruleset(find_edition(edition), COLOURS[:seats], options, "native"), GAMES)


@with_a_gpu
@pytest.mark.parametrize("kind", [*PLAGUE_KINDS, *CARTUS_KINDS], ids=lambda kind: "-".join(map(str, kind)))
def test_a_gpu_plays_the_same_games_at_every_table_of_the_laws(kind: Kind) -> None:
    """With random sets of cards and buildings, and every way to begin."""
    make: Any = cartus_tables if kind in CARTUS_KINDS else plague_tables
    tables: Tables[Ruleset] = make(kind, build="native")
    for table in tables.tables:
        compare(table, FEWER_GAMES)


@with_a_gpu
@pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name in EDITIONS for version in known_versions(name)[:-1]]
)
def test_a_gpu_plays_the_same_games_of_earlier_versions(name: str, version: str) -> None:
    edition = edition_of(Header(name, (), version=version))
    assert edition is not None
    for seats in edition.seat_counts:
        compare(ruleset(edition, COLOURS[:seats], {}, "native"), GAMES)


def compare(table: Ruleset, games: int) -> None:
    """Final states and numbers of steps do not differ in a bit; the laws hold the CPU's machines against each other."""
    seeds = np.arange(games)
    states, lengths = gpu.play_games(table.engine.game, table.rules, seeds)
    ours, our_lengths = engine(table.engine.game, "native").play_games(table.rules, seeds.tolist())
    assert states.tobytes() == ours
    assert lengths.tolist() == our_lengths
