"""The results file: nothing is lost, nothing is there twice, and damage is reported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rattus.lab import LabError
from rattus.lab.match import Outcome
from rattus.lab.results import FILE, Results


def outcome(game: int) -> Outcome:
    return Outcome(
        game=game, set=game, seed=1, seating={"red": "a", "yellow": "b"}, points={"red": 3, "yellow": 1},
        fates={}, ranking=("red", "yellow"), winners=("red",), steps=9, decisions={"a": 1, "b": 1},
        seconds={"a": 0.5, "b": 0.25}, program="1", edition="rattus 1",
    )  # fmt: skip


def test_what_was_written_is_read_in_the_order_of_games(tmp_path: Path) -> None:
    with Results(tmp_path) as results:
        results.append([outcome(2), outcome(3)])
        results.append([outcome(1)])
    with Results(tmp_path) as results:
        assert results.in_order() == [outcome(1), outcome(2), outcome(3)]
    assert [json.loads(line)["game"] for line in (tmp_path / FILE).read_text().splitlines()] == [2, 3, 1]


def test_a_last_line_that_was_cut_off_is_removed_wherever_it_was_cut(tmp_path: Path) -> None:
    with Results(tmp_path) as results:
        results.append([outcome(1), outcome(2)])
    whole = (tmp_path / FILE).read_bytes()
    first = whole.index(b"\n") + 1
    for cut in range(first, len(whole)):
        (tmp_path / FILE).write_bytes(whole[:cut])
        with Results(tmp_path) as results:
            assert results.in_order() == [outcome(1)]
            assert (tmp_path / FILE).read_bytes() == whole[:first]
            results.append([outcome(2)])
        assert (tmp_path / FILE).read_bytes() == whole


@pytest.mark.parametrize("damage", [b"{}\n", b"what?\n", b'{"game": "one"}\n'])
def test_damage_before_the_last_line_is_told_and_left_alone(tmp_path: Path, damage: bytes) -> None:
    with Results(tmp_path) as results:
        results.append([outcome(1)])
    content = damage + (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(LabError, match="line 1"):
        Results(tmp_path)
    assert (tmp_path / FILE).read_bytes() == content


def test_a_game_that_is_there_twice_is_told(tmp_path: Path) -> None:
    with Results(tmp_path) as results:
        results.append([outcome(1)])
    (tmp_path / FILE).write_bytes(2 * (tmp_path / FILE).read_bytes())
    with pytest.raises(LabError, match="line 2: game 1 is there twice"):
        Results(tmp_path)


def test_two_programs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with Results(tmp_path), pytest.raises(LabError, match="another program is writing"):
        Results(tmp_path)
