"""`rattus verify --secret`: whether the luck of a game is the committed one."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import rattus
from rattus.cli import main
from rattus.kernel.fairness import SecretLuck, commitment
from rattus.kernel.step import CHANCE_NAME
from rattus.table.game import Game

SECRET = bytes(range(32))
OTHER = bytes(32)


@cache
def played(game: str) -> Game:
    """A game whose luck comes from the secret."""
    chooser = random.Random(1)
    table = Game(rattus.new(game, seats=3).ruleset, luck=SecretLuck(SECRET))
    while not table.over:
        table.play(chooser.choice(list(table.legal)))
    return table


def verify(path: Path, *options: str) -> Result:
    return CliRunner().invoke(main, ["verify", str(path), *options])


def written(folder: Path, text: str) -> Path:
    path = folder / "game.txt"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("game", ["rattus", "bigbox", "cartus"])
def test_luck_that_came_from_the_promised_secret_is_fair(game: str, tmp_path: Path) -> None:
    path = written(tmp_path, played(game).record())
    done = verify(path, "--secret", SECRET.hex(), "--commitment", commitment(SECRET))
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == f"{path}: ok, {len(played(game).numbers)} steps, over, fair luck\n"


def test_a_secret_that_was_not_promised_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, played("rattus").record())
    done = verify(path, "--secret", SECRET.hex(), "--commitment", commitment(OTHER))
    assert done.exit_code == 1
    told = f"{path}: unfair: the commitment of this secret is {commitment(SECRET)}, not {commitment(OTHER)}\n"
    assert done.stderr.startswith(told)


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_the_first_unfair_step_is_named_with_its_line(game: str, tmp_path: Path) -> None:
    whole = played(game)
    lines = whole.record().splitlines(keepends=True)
    middle = [moment for moment in whole.moments() if moment.by == CHANCE_NAME and 30 < moment.n < 150]
    late = [moment for moment in middle if len(whole.weights_at(moment.before)) > 1][-1]
    others = [text for text in whole.weights_at(late.before) if text != late.text]
    n = late.n + 5  # the header, and the blank line after it
    cheated = "".join([*lines[: n - 1], f"? {others[0]}\n"])
    done = verify(written(tmp_path, cheated), "--unfinished", "--secret", SECRET.hex())
    assert done.exit_code == 1
    told = f"line {n}: '? {others[0]}': unfair: by the secret step {late.n} is '? {late.text}'"
    assert told in done.stderr


def test_an_unfinished_game_can_be_fair_as_far_as_it_goes(tmp_path: Path) -> None:
    part = "".join(played("rattus").record().splitlines(keepends=True)[:60])
    done = verify(written(tmp_path, part), "--unfinished", "--secret", SECRET.hex())
    assert done.stdout.endswith("going on, fair luck\n")


@pytest.mark.parametrize(
    "options",
    [
        ("--secret", "abc"),
        ("--secret", "zz" * 32),
        ("--secret", SECRET.hex() + "00"),
        ("--commitment", commitment(SECRET)),
        ("--secret", SECRET.hex(), "other.txt"),
    ],
)
def test_what_cannot_be_checked_is_a_wrong_command_line(options: tuple[str, ...], tmp_path: Path) -> None:
    assert verify(written(tmp_path, played("rattus").record()), *options).exit_code == 2
