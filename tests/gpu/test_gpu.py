"""The GPU plays the same games as the CPU, bit for bit. Runs where a GPU is found."""

from __future__ import annotations

import numpy as np
import pytest

from rattus.kernel import gpu
from rattus.plague.edition import load_edition
from rattus.plague.ruleset import COLOURS
from rattus.table.library import ruleset

GAMES = 4096


@pytest.mark.skipif(gpu.gpu_module() is None, reason="no GPU here")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rulebook", ["en", "de", "fr"])
def test_a_gpu_plays_the_same_games_as_the_cpu(seats: int, rulebook: str) -> None:
    table = ruleset(load_edition("rattus"), COLOURS[:seats], {"rulebook": rulebook})
    seeds = np.arange(GAMES)
    states, lengths = gpu.play_games("plague", table.rules, seeds)
    ours, our_lengths = table.engine.play_games(table.rules, seeds)
    assert states.tobytes() == ours.tobytes()
    assert (lengths == our_lengths).all()
