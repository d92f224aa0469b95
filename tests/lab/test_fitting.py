"""Fitting the evaluation: known weights are recovered, and games give positions to fit."""

from __future__ import annotations

import json

import numpy as np
import pytest
from click.testing import CliRunner

from rattus.bots.sense import sense_of
from rattus.cli import main
from rattus.kernel.ruleset import COLOURS
from rattus.lab.fitting import Positions, fitted, played
from rattus.table.library import find_edition, ruleset


def test_the_weights_that_decide_synthetic_games_are_found_again() -> None:
    luck = np.random.default_rng(1)
    true = np.array([0.8, -0.5, 0.0, 0.3])
    features = luck.normal(size=(20_000, 3, 4)) * [1, 2, 1, 5]
    chances = np.exp(features @ true)
    chances /= chances.sum(axis=1, keepdims=True)
    winners = (luck.random((20_000, 1)) > chances.cumsum(axis=1)).sum(axis=1)
    found = fitted(Positions(features, np.eye(3)[winners], np.arange(20_000)))
    assert found.weights == pytest.approx(true, abs=0.05)
    assert found.loss < found.loss_of_guess == pytest.approx(np.log(3))


def test_the_loss_is_that_of_games_which_were_not_fitted() -> None:
    luck = np.random.default_rng(2)
    features = luck.normal(size=(60, 2, 30))
    winners = luck.integers(0, 2, 60)
    found = fitted(Positions(features, np.eye(2)[winners], np.arange(60)))
    assert found.loss > found.loss_of_guess, "nothing can be learned here, only remembered"
    assert found.positions == 54


@pytest.mark.parametrize(("name", "seats"), [("rattus", 3), ("bigbox", 2), ("cartus", 4)])
def test_games_of_the_bot_against_itself_give_positions_of_all_turns(name: str, seats: int) -> None:
    table = ruleset(find_edition(name), COLOURS[:seats], {})
    sense = sense_of(table)
    once, again = (played(table, sense, 4, 10, 100, seed=5, jobs=jobs) for jobs in (1, 2))
    assert (once.features == again.features).all()
    assert (once.shares == again.shares).all()
    assert once.features.shape[:2] == once.shares.shape
    assert len(once.shares) > 8
    assert once.shares.sum(axis=1) == pytest.approx(1)


def test_the_command_prints_an_entry_of_the_weights_file() -> None:
    few = ["--rounds", "1", "--games", "4", "--thoughts", "5", "--jobs", "1"]
    done = CliRunner().invoke(main, ["lab", "fit", "--game", "rattus", "--seats", "2", *few])
    assert done.exit_code == 0, done.output
    entry = json.loads(done.stdout)
    assert (entry["edition"], entry["seats"]) == ("rattus", 2)
    assert len(entry["weights"]) > 50
    assert "positions, loss" in done.stderr
