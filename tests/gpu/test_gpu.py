"""The GPU plays the same games as the CPU, bit for bit. Runs where a GPU is found."""

from __future__ import annotations

import numpy as np
import pytest

from rattus.builds import gpu
from rattus.cartus.edition import load_card_edition
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.table.library import EDITIONS, ENGINES, engine_of, find_edition, ruleset

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")

GAMES = 4096
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


@pytest.mark.skipif(gpu.gpu_module() is None, reason="no GPU here")
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_a_gpu_plays_the_same_games_as_the_cpu(edition: str, seats: int, options: dict[str, str]) -> None:
    table = ruleset(find_edition(edition), COLOURS[:seats], options)
    seeds = np.arange(GAMES)
    states, lengths = gpu.play_games(table.engine.game, table.rules, seeds)
    ours, our_lengths = table.engine.play_games(table.rules, seeds.tolist())
    assert states.tobytes() == ours
    assert lengths.tolist() == our_lengths
