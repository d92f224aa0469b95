"""`rattus analyse` and `rattus lab calibrate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import rattus
from rattus.bots import RandomBot
from rattus.bots.analysis import loads
from rattus.cli import main

FAST = ("--bot", "search:16")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of bots that play blindly."""
    game, bot = rattus.new(seats=2, seed=3), RandomBot(3)
    while game.to_act is not None:
        game.play(bot.choose(game.view(game.to_act)))
    path = tmp_path_factory.mktemp("games") / "game.txt"
    game.save(path)
    return path


def analyse(file: str | Path, *options: str) -> Result:
    return CliRunner().invoke(main, ["analyse", str(file), *options])


def test_it_prints_accounts_curves_and_turning_points(record: Path) -> None:
    done = analyse(record, *FAST, "--language", "en")
    assert done.exit_code == 0, done.output
    head, red, yellow, gap, curve, *_ = done.stdout.splitlines()
    assert head.split() == ["Start", "Luck", "Skill", "Others", "Result", "Slips", "Blunders"]
    assert (red.split()[0], yellow.split()[0], gap) == ("Red", "Yellow", "")
    start, luck, skill, others, result = (int(cell.replace("−", "-")) for cell in red.split()[1:6])
    assert abs(start + luck + skill + others - result) <= 2, "rounded to points"
    assert set(curve.removeprefix("Red").strip()) <= set("▁▂▃▄▅▆▇█")
    assert "Step " in done.stdout
    assert "Judged by search:16" in done.stdout


@pytest.mark.parametrize(("language", "word"), [("de", "Glück"), ("fr", "Habileté")])
def test_it_speaks_other_languages(record: Path, language: str, word: str) -> None:
    assert word in analyse(record, *FAST, "--language", language).stdout


def test_json_is_the_analysis(record: Path) -> None:
    done = analyse(record, *FAST, "--json", "--jobs", "1")
    assert json.loads(done.stdout)["simulations"] == 16
    assert loads(done.stdout) == rattus.load(record).analysis("search:16")


def test_a_page_stands_alone(record: Path) -> None:
    done = analyse(record, *FAST, "--html")
    assert done.stdout.startswith("<!doctype html>")
    assert "<svg" in done.stdout
    assert "http" not in done.stdout.replace("http://www.w3.org/2000/svg", "")


def test_what_can_not_be_analysed_is_refused_in_one_line(record: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.txt"
    rattus.new(seats=2, seed=1).save(running)
    own = tmp_path / "own.txt"
    game = rattus.load(record)
    own.write_text(game.record().replace("yellow", "green", 1), "utf-8")
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    for file, reason in (
        (running, "the game is not over"),
        (own, "line "),
        (binary, "not UTF-8"),
        (tmp_path / "none.txt", "No such file"),
    ):
        done = analyse(file, *FAST)
        assert (done.exit_code, done.stdout) == (1, "")
        assert reason in done.stderr
        assert len(done.stderr.splitlines()) == 1
    done = analyse(record, "--bot", "random")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "can't judge a game" in done.stderr


def test_json_and_html_at_once_are_a_wrong_command_line(record: Path) -> None:
    assert analyse(record, "--json", "--html").exit_code == 2


def test_a_calibration_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def calibrate(games: int, *more: str) -> Result:
        options = ["--game", "rattus", "--seats", "2", "--bot", "random", "--judge", "search:16", *more]
        where = ["--games", str(games), "--jobs", "1", "--out", str(tmp_path)]
        return CliRunner().invoke(main, ["lab", "calibrate", *options, *where])

    assert calibrate(1).exit_code == 0
    first = (tmp_path / "calibration.jsonl").read_bytes()
    with (tmp_path / "calibration.jsonl").open("ab") as file:
        file.write(b'{"kind": {"ga')  # cut off in writing
    done = calibrate(2)
    assert done.exit_code == 0, done.output
    lines = (tmp_path / "calibration.jsonl").read_bytes().splitlines(keepends=True)
    assert lines[0] == first
    assert len(lines) == 2
    assert "| rattus | 2 | 2 |" in done.stdout
    assert done.stdout == (tmp_path / "calibration.md").read_text("utf-8")
    assert (tmp_path / "calibration.svg").read_text("utf-8").startswith("<svg")
    refused = calibrate(2, "--bot", "greedy")
    assert refused.exit_code == 1
    assert "take another folder" in refused.stderr
