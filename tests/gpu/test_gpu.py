"""The GPU plays the same games as the CPU, bit for bit. Runs where a GPU is found."""

from __future__ import annotations

import numpy as np
import pytest

from rattus.kernel import gpu
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import BUILT_IN, load_edition
from rattus.table.library import ruleset

GAMES = 4096
TABLES: list[tuple[str, int, dict[str, str]]] = [
    (name, seats, {"rulebook": rulebook})
    for name in BUILT_IN
    for seats in load_edition(name).seat_counts
    for rulebook in load_edition(name).data.parameters.rulebooks
] + [("bigbox", 4, {"cards": "soldier+serf+queen+nun+courier+caravanner"})]


@pytest.mark.skipif(gpu.gpu_module() is None, reason="no GPU here")
@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_a_gpu_plays_the_same_games_as_the_cpu(edition: str, seats: int, options: dict[str, str]) -> None:
    table = ruleset(load_edition(edition), COLOURS[:seats], options)
    seeds = np.arange(GAMES)
    states, lengths = gpu.play_games("plague", table.rules, seeds)
    ours, our_lengths = table.engine.play_games(table.rules, seeds)
    assert states.tobytes() == ours.tobytes()
    assert (lengths == our_lengths).all()
