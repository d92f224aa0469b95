"""The commands that read and write records: replay, simulate, verify; and rules, warm, --version, --help."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from functools import cache
from itertools import pairwise
from math import gcd
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import rattus
from rattus._version import __version__
from rattus.builds import native
from rattus.cli import COMMANDS, main
from rattus.cli.common import compile_thinking
from rattus.kernel.engine import silent
from rattus.plague.edition import load_edition
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.rows import seat_rows
from rattus.table.simulation import random_game
from tools.goldens import FOLDER, record_of

EDITION = Path(rattus.__file__).parent / "plague" / "editions" / "rattus.toml"
KEYS = ["n", "by", "step", "state", "to_act", "legal"]
STATE_KEYS = ["citizens", "rats", "haven", "reserve", "cards", "plague", "caravan"]
STATE_KEYS += ["supply", "seen", "phase", "turn"]
CARDS = ["peasant", "merchant", "monk", "knight", "witch", "king"]
FACE = re.compile(r"\d\+[A-Z]+\*?")
WIDE = {"COLUMNS": "300"}


def run(*arguments: str | Path, typed: str | bytes | None = None) -> Result:
    """Run a command in this process. Errors are printed, never raised."""
    done = CliRunner(env=WIDE).invoke(main, [str(argument) for argument in arguments], input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def refused(*arguments: str | Path, typed: str | bytes | None = None, code: int = 1) -> str:
    """The reason of a refused command: a line on standard error, and nothing else."""
    done = run(*arguments, typed=typed)
    assert (done.exit_code, done.stdout) == (code, "")
    if code == 1:
        assert done.stderr.count("\n") == 1
    return done.stderr


def outside(
    *arguments: str | Path, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command in a separate process."""
    return subprocess.run(
        [sys.executable, "-m", "rattus.cli", *map(str, arguments)],
        input=typed,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
        timeout=300,
    )


@cache
def played() -> Game:
    """A random game of three seats in which each of them has used the Witch."""
    table = ruleset(load_edition("rattus"), ("red", "yellow", "green"), {"rulebook": "de"})
    for seed in range(1000):
        game = random_game(table, seed)
        if len({moment.by for moment in game.moments() if moment.text.startswith("look ")}) == 3:
            return game
    raise AssertionError("nobody looks at rats any more")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    played().save(path)
    return path


def frames(*arguments: str | Path, typed: str | None = None) -> list[dict[str, Any]]:
    done = run("replay", *arguments, "--json", typed=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture
def old_records(tmp_path: Path) -> list[Path]:
    """Records of games played with the first version of the edition."""
    paths = []
    for golden in sorted((FOLDER / "earlier").glob("rattus-1-*.txt")):
        paths.append(tmp_path / golden.name)
        paths[-1].write_text(record_of(golden.read_text("utf-8")))
    return paths


@pytest.fixture
def small_edition(tmp_path: Path) -> Path:
    """A custom edition in which everybody has 8 citizens."""
    path = tmp_path / "mine.toml"
    path.write_text(EDITION.read_text("utf-8").replace("citizens = 20", "citizens = 8", 1), "utf-8")
    return path


# replay --json


def test_the_first_line_is_the_start_exactly_as_the_format_says(record: Path) -> None:
    seats = '{"red": 0, "yellow": 0, "green": 0}'
    north = ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"]
    regions = [*north, "bulgaria", "turcia"]
    citizens = ", ".join(f'"{region}": {seats}' for region in regions)
    rats = ", ".join(f'"{region}": ["hidden"]' for region in regions)
    cards = ", ".join(f'"{card}": null' for card in CARDS)
    assert run("replay", record, "--json").stdout.splitlines()[0] == (
        '{"n": 0, "by": null, "step": null, "state": {'
        f'"citizens": {{{citizens}}}, "rats": {{{rats}}}, "haven": {seats}, '
        f'"reserve": {seats.replace("0", "20")}, "cards": {{{cards}}}, "plague": null, "caravan": null, '
        '"supply": 33, "seen": {}, "phase": "setup", "turn": 0}, "to_act": "?", '
        '"legal": {"start red": 1, "start yellow": 1, "start green": 1}}'
    )


def test_there_is_a_line_for_the_start_and_for_every_step(record: Path) -> None:
    lines = frames(record)
    steps = [(moment.by, moment.text) for moment in played().moments()]
    assert [line["n"] for line in lines] == list(range(len(steps) + 1))
    assert [(line["by"], line["step"]) for line in lines] == [(None, None), *steps]


def test_all_lines_have_the_same_keys_in_the_same_order(record: Path) -> None:
    lines = frames(record)
    assert all(list(line) == KEYS for line in lines[:-1])
    assert list(lines[-1]) == [*KEYS, "result"]
    assert all(list(line["state"]) == STATE_KEYS for line in lines)


def test_the_lines_are_what_the_game_says_step_by_step(record: Path) -> None:
    game = rattus.new("rattus", 3, chance="ask", rulebook="de")
    for line in frames(record):
        if line["step"] is not None:
            assert line["by"] == game.to_act
            game.play(line["step"])
        assert line["to_act"] == game.to_act
        assert line["state"] == game.ruleset.report(game.state)
        assert line["legal"] == (game.weights if game.to_act == "?" else list(game.legal))
    assert game.over


def test_legal_maps_the_outcomes_of_chance_to_whole_reduced_weights(record: Path) -> None:
    asked = [line for line in frames(record) if line["to_act"] == "?"]
    assert len(asked) > 20
    for line in asked:
        assert all(type(weight) is int and weight > 0 for weight in line["legal"].values())
        assert gcd(*line["legal"].values()) == 1
        if line["n"] > 2:
            assert all(re.fullmatch(r"rat \w+/[123] \d\+[A-Z]+\*?", outcome) for outcome in line["legal"])
    assert any(len(set(line["legal"].values())) > 1 for line in asked)
    assert any(len(line["legal"]) == 1 for line in asked)


def test_legal_lists_the_answers_of_a_seat_and_the_next_step_is_one_of_them(record: Path) -> None:
    lines = frames(record)
    for line, after in pairwise(lines):
        assert isinstance(line["legal"], dict) == (line["to_act"] == "?")
        assert after["step"] in line["legal"]
        assert after["by"] == line["to_act"]


def test_the_last_line_has_the_result_in_rank_order(record: Path) -> None:
    last = frames(record)[-1]
    assert (last["to_act"], last["legal"], last["state"]["phase"]) == (None, [], "over")
    assert last["result"] == [list(entry) for entry in played().result or ()]
    points = [entry[1] for entry in last["result"]]
    assert points == sorted(points, reverse=True)


def test_an_unfinished_record_is_replayed_as_far_as_it_goes() -> None:
    lines = run("replay", "-", "--json", typed="\n".join(played().record().split("\n")[:20])).stdout
    last = json.loads(lines.splitlines()[-1])
    assert list(last) == KEYS
    assert last["n"] == 15
    assert last["to_act"] is not None


def test_a_record_comes_from_a_file_or_through_a_pipe_alike(record: Path) -> None:
    assert frames(record) == frames("-", typed=played().record())


# replay --as


@pytest.mark.parametrize("seat", ["red", "yellow", "green"])
def test_a_seat_is_told_only_what_it_may_know(record: Path, seat: str) -> None:
    game = played()
    whole, own = frames(record), frames(record, "--as", seat)
    states = [game.start(), *(moment.after for moment in game.moments())]
    assert len(whole) == len(own) == len(states)
    for full, line, state in zip(whole, own, states, strict=True):
        assert list(line) == list(full)
        assert [line[key] for key in ("n", "by", "to_act")] == [full[key] for key in ("n", "by", "to_act")]
        assert line["state"] == game.ruleset.report(game.blinded(state, seat))
        if line["to_act"] is None:
            assert (line["legal"], line["result"]) == ([], full["result"])
        else:
            assert line["legal"] == (full["legal"] if line["to_act"] == seat else None)


@pytest.mark.parametrize("seat", ["red", "yellow", "green"])
def test_a_seat_knows_exactly_the_faces_it_has_looked_at(record: Path, seat: str) -> None:
    known = hidden = 0
    for line in frames(record, "--as", seat):
        for region, faces in line["state"]["rats"].items():
            for slot, face in enumerate(faces, start=1):
                looked = seat in line["state"]["seen"].get(f"{region}/{slot}", [])
                assert (face != "hidden") == looked
                known += looked
                hidden += bool(line["state"]["seen"].get(f"{region}/{slot}")) and not looked
    assert known > 0
    assert hidden > 0


def test_what_others_look_at_is_hidden_in_their_steps(record: Path) -> None:
    whole = frames(record)
    looks = {line["n"] + 1: line["by"] for line in whole if line["step"] and line["step"].startswith("look ")}
    assert len(set(looks.values())) > 1
    for seat in played().seats:
        for full, line in zip(whole, frames(record, "--as", seat), strict=True):
            if looks.get(line["n"], seat) == seat:
                assert line["step"] == full["step"]
            else:
                assert line["step"] == FACE.sub("hidden", full["step"])


def test_a_seat_that_is_not_at_the_table_is_a_wrong_command_line(record: Path) -> None:
    for arguments in (["--json"], []):
        said = refused("replay", record, *arguments, "--as", "purple", code=2)
        assert "no seat 'purple'; seats are red, yellow, green" in said


# replay for people


def test_without_json_the_steps_are_listed_and_the_end_is_drawn(record: Path) -> None:
    done = run("replay", record)
    listed = [f"{moment.n:4}  {moment.by} {moment.text}" for moment in played().moments()]
    assert done.stdout.splitlines() == [*listed, "", *played().text().splitlines()]


def test_without_json_a_seat_reads_no_secret_either(record: Path) -> None:
    lines = run("replay", record, "--as", "red").stdout.splitlines()
    own = played().record("red").splitlines()[5:-1]
    assert [line[6:] for line in lines[: len(own)]] == own
    assert lines[len(own) + 1 :] == played().text("red").splitlines()


# replay --svg, --at


@pytest.mark.parametrize("viewer", [None, "red"])
def test_a_position_of_a_record_is_drawn(record: Path, viewer: str | None) -> None:
    game = rattus.loads(played().record())
    seen = ("--as", viewer) if viewer else ()
    assert run("replay", record, "--svg", *seen).stdout == game.svg(viewer) + "\n"
    game.rewind(20)
    assert run("replay", record, "--svg", "--at", "20", *seen).stdout == game.svg(viewer) + "\n"


def test_a_record_is_replayed_as_far_as_one_likes(record: Path) -> None:
    assert [frame["n"] for frame in frames(record, "--at", "3")] == [0, 1, 2, 3]
    assert run("replay", record, "--at", "0").stdout.strip().startswith("╭")


def test_replay_refuses_steps_beyond_the_end_and_two_formats(record: Path) -> None:
    count = len(played().numbers)
    assert f"the record has {count} steps" in refused("replay", record, "--at", str(count + 1), code=2)
    assert "choose one" in refused("replay", record, "--json", "--svg", code=2)


# replay with a custom edition


def test_a_record_is_replayed_by_an_edition_of_ones_own(tmp_path: Path, small_edition: Path) -> None:
    rattus.new("rattus", 2, 1, edition=small_edition).save(tmp_path / "small.txt")
    start = frames(tmp_path / "small.txt", "--edition", small_edition)[0]
    assert start["state"]["reserve"] == {"red": 8, "yellow": 8}
    assert frames(tmp_path / "small.txt")[0]["state"]["reserve"] == {"red": 20, "yellow": 20}


@pytest.mark.parametrize("command", ["replay", "simulate", "rules"])
def test_a_broken_edition_is_refused_with_its_file_and_reason(
    command: str, record: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(EDITION.read_text("utf-8").replace("citizens = 20", "citizens = 0", 1), "utf-8")
    files = [record] if command == "replay" else []
    said = refused(command, *files, "--edition", broken)
    assert str(broken) in said
    assert "citizens" in said


@pytest.mark.parametrize("text", ["", "[[[", "\x00", "x = 1", "[edition]\nid = 7"])
def test_a_file_that_is_no_edition_is_refused(text: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(text, "utf-8")
    assert str(broken) in refused("rules", "--edition", broken)


def test_an_edition_that_is_not_there_is_refused(record: Path, tmp_path: Path) -> None:
    for arguments in (["replay", record], ["simulate"], ["rules"]):
        said = refused(*arguments, "--edition", tmp_path / "nowhere.toml")
        assert "nowhere.toml: there is no such file" in said


# replay of broken records


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.txt"
    assert refused("replay", path) == f"rattus: {path}: No such file or directory\n"
    assert refused("replay", tmp_path) == f"rattus: {tmp_path}: Is a directory\n"


@pytest.mark.parametrize("text", ["", "hello", '[Game "rattus"]\n', "\x00\x01", "{}"])
def test_a_file_that_is_no_record_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, "utf-8")
    assert re.fullmatch(
        rf"rattus: {re.escape(str(path))}: line \d: the header line .* is missing\n", refused("replay", path)
    )


def test_a_broken_record_is_refused_with_file_line_and_reason(record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[9] = lines[9].split()[0] + " settle utopia"
    record.write_text("\n".join(lines))
    said = refused("replay", record, "--json")
    assert said.startswith(f"rattus: {record}: line 10: 'utopia': ")


def test_a_record_from_a_pipe_is_refused_by_the_name_it_was_given() -> None:
    assert refused("replay", "-", typed="hello").startswith("rattus: -: line 1: ")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    data = played().record().encode().replace(b"red settle", b"red \xff\xfe", 1)
    path = tmp_path / "bytes.txt"
    path.write_bytes(data)
    line = data[: data.index(b"\xff")].count(b"\n") + 1
    assert refused("replay", path).startswith(f"rattus: {path}: line {line}: not UTF-8 text")
    assert refused("replay", "-", typed=data).startswith(f"rattus: -: line {line}: ")


def test_a_seats_own_record_is_for_reading_and_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(played().record("red"))
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if text.endswith("hidden"))
    for command in ("replay", "verify"):
        done = run(command, path)
        assert done.exit_code == 1
        assert f"{path}: line {line}: 'hidden'" in done.stderr


# simulate


def simulated(folder: Path, *arguments: str, games: int = 5, seed: int = 9) -> dict[str, bytes]:
    """The records of a series of games, by file name in order."""
    done = run("simulate", "--games", str(games), "--seed", str(seed), "--records", folder, *arguments)
    assert (done.exit_code, done.stderr) == (0, "")
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rulebook", ["en", "de", "fr"])
def test_a_series_writes_a_record_for_every_game_and_all_verify(
    tmp_path: Path, seats: int, rulebook: str
) -> None:
    arguments = ("--game", "rattus", "--seats", str(seats), "--option", f"rulebook={rulebook}")
    records = simulated(tmp_path / "records", *arguments)
    assert list(records) == [f"rattus-{seats}-{n:04}.txt" for n in range(1, 6)]
    assert len(set(records.values())) == 5
    for text in records.values():
        game = rattus.loads(text.decode())
        assert game.over
        assert len(game.seats) == seats
        assert dict(game.header.options) == ({} if rulebook == "en" else {"rulebook": rulebook})
    files = [tmp_path / "records" / name for name in records]
    done = run("verify", *files)
    assert (done.exit_code, done.stderr) == (0, "")
    assert [line.partition(": ")[0] for line in done.stdout.splitlines()] == list(map(str, files))


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    first = simulated(tmp_path / "first", "--seats", "3", "--jobs", "1")
    assert simulated(tmp_path / "again", "--seats", "3", "--jobs", "3") == first
    assert simulated(tmp_path / "other", "--seats", "3", seed=10) != first


def test_a_short_series_is_the_beginning_of_a_long_one(tmp_path: Path) -> None:
    short = simulated(tmp_path / "short", "--seats", "2", games=3)
    long = simulated(tmp_path / "long", "--seats", "2", games=8)
    assert list(long.items())[:3] == list(short.items())


def test_the_greatest_seed_is_followed_by_the_least(tmp_path: Path) -> None:
    around = simulated(tmp_path / "around", "--seats", "2", games=2, seed=2**63 - 1)
    least = simulated(tmp_path / "least", "--seats", "2", games=1, seed=0)
    assert list(around.values())[1] == least["rattus-2-0001.txt"]


def test_a_series_without_a_seed_names_the_one_it_took(tmp_path: Path) -> None:
    done = run("simulate", "--seats", "2", "--games", "2", "--records", tmp_path / "first")
    found = re.search(r"2 games, seed (\d+)", done.stdout)
    assert found is not None
    again = simulated(tmp_path / "again", "--seats", "2", games=2, seed=int(found[1]))
    assert [path.read_bytes() for path in sorted((tmp_path / "first").iterdir())] == list(again.values())


def test_a_series_is_summed_up() -> None:
    done = run("simulate", "--seats", "3", "--games", "50", "--seed", "1")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "50 games, seed 1" in done.stdout
    wins = dict(re.findall(r"│ (red|yellow|green) +│ (\d+) ", done.stdout))
    table = ruleset(load_edition("rattus"), ("red", "yellow", "green"), {})
    games = [random_game(table, seed) for seed in range(1, 51)]
    winners = Counter((game.result or (("", 0),))[0][0] for game in games)
    assert {seat: int(count) for seat, count in wins.items()} == dict(winners)
    assert f"{sum(len(game.numbers) for game in games):,} steps" in done.stdout


def test_a_series_is_written_as_a_table(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    done = run(
        "simulate", "--game", "cartus", "--seats", "3", "--games", "20", "--seed", "1", "--table", file
    )
    assert (done.exit_code, done.stderr) == (0, "")
    with file.open(newline="", encoding="utf-8") as lines:
        rows = [*csv.DictReader(lines)]
    table = ruleset(find_edition("cartus"), ("red", "yellow", "green"), {})
    expected = [row for seed in range(1, 21) for row in seat_rows(random_game(table, seed), str(seed))]
    assert [(row["game"], row["seat"], int(row["points"]), float(row["won"])) for row in rows] == [
        (row.game, row.seat, row.points, row.won) for row in expected
    ]


def test_a_table_of_another_kind_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    done = run("simulate", "--games", "5", "--table", tmp_path / "games.xlsx")
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == (
        "rattus: a table is written to a file that ends with .csv or .parquet, not games.xlsx\n"
    )


def test_a_long_series_says_that_it_is_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rattus.cli.simulate.SOON", -1)
    monkeypatch.setattr("rattus.table.simulation.AT_ONCE", 10)
    done = run("simulate", "--games", "30", "--seed", "1")
    assert done.exit_code == 0
    assert done.stderr == "rattus: playing: 0 of 30 games\n"


def test_without_a_gpu_its_figures_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rattus.builds.gpu.gpu_module", lambda: None)
    done = run("bench", "--gpu-only")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "no NVIDIA GPU was found" in done.stderr


def test_a_series_is_played_by_an_edition_of_ones_own(tmp_path: Path, small_edition: Path) -> None:
    records = simulated(tmp_path / "small", "--edition", str(small_edition), "--seats", "2", games=2)
    files = [tmp_path / "small" / name for name in records]
    assert run("verify", *files, "--edition", small_edition).exit_code == 0
    assert records != simulated(tmp_path / "usual", "--seats", "2", games=2)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--option", "rulebook=la"], "rattus has no rulebook 'la'; it has en, de, fr"),
        (["--option", "start=last"], "start is 'random', 'first' or one of red, yellow"),
        (["--option", "turn_limit=0"], "turn_limit is a number from 1 to 30000"),
        (["--option", "colour=red"], "unknown option 'colour'"),
        (["--game", "chess"], "chess: there is no such file, nor an edition of that name"),
        (["--seats", "1"], "1"),
        (["--seats", "5"], "5"),
        (["--seats", "7"], "7"),
        (["--seats", "-2"], "-2"),
        (["--seats", "0"], "0"),
    ],
)
def test_a_table_that_can_not_be_is_refused(arguments: list[str], reason: str) -> None:
    done = run("simulate", "--games", "1", *arguments)
    assert done.exit_code in (1, 2)
    assert done.stdout == ""
    assert reason in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--option", "rulebook"], "'rulebook' is not written NAME=VALUE"),
        (["--option", "=de"], "'=de' is not written NAME=VALUE"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**63)], "--seed"),
        (["--jobs", "0"], "--jobs"),
        (["--speed", "9"], "--speed"),
    ],
)
def test_a_wrong_command_line_is_refused(arguments: list[str], reason: str) -> None:
    assert reason in refused("simulate", *arguments, code=2)


def test_records_are_not_written_where_a_file_is(record: Path) -> None:
    assert str(record) in refused("simulate", "--games", "1", "--records", record, code=2)
    assert "Not a directory" in refused("simulate", "--games", "1", "--records", record / "below")


# verify


def complaints(done: Result) -> dict[str, str]:
    """The message for each file that was refused."""
    assert done.exit_code == 1
    *lines, last = done.stderr.splitlines()
    assert re.fullmatch(r"rattus: \d+ of \d+ refused", last)
    return {Path(file).name: why for file, _, why in (line.partition(": ") for line in lines)}


def line_of(complaint: str) -> int:
    found = re.match(r"line (\d+): ", complaint)
    assert found is not None, complaint
    return int(found[1])


def written(folder: Path, texts: list[str]) -> list[Path]:
    """A file for every text, in order."""
    paths = [folder / f"{n:04}.txt" for n in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8", newline="\n")
    return paths


def test_a_good_record_is_said_to_be_good(record: Path) -> None:
    done = run("verify", record)
    steps = len(played().numbers)
    assert (done.exit_code, done.stdout, done.stderr) == (0, f"{record}: ok, {steps} steps, over\n", "")


def test_good_records_can_go_without_saying(record: Path) -> None:
    done = run("verify", "--quiet", record, record)
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")


def test_a_record_cut_after_any_line_is_refused_where_it_ends(tmp_path: Path) -> None:
    lines = played().record().splitlines(keepends=True)
    cuts = ["".join(lines[:n]) for n in range(len(lines))]
    told = complaints(run("verify", *written(tmp_path, cuts)))
    assert len(told) == len(cuts)
    for n, cut in enumerate(cuts):
        complaint = told[f"{n:04}.txt"]
        ends = len(cut.rstrip("\n").splitlines()) + 1
        assert line_of(complaint) == ends, complaint
        if n < 4:
            assert "the header line" in complaint
        elif n < len(lines) - 1:
            assert "cut off: the game is not over" in complaint
            assert "see --unfinished" in complaint
        else:
            assert 'cut off: the line [Result "' in complaint


def test_a_record_cut_within_a_line_is_refused_there_or_just_after(tmp_path: Path) -> None:
    text = played().record()
    places = list(range(1, len(text) - 1, 29))
    told = complaints(run("verify", *written(tmp_path, [text[:place] for place in places])))
    assert len(told) == len(places)
    for n, place in enumerate(places):
        ends = text[:place].rstrip("\n").count("\n") + 1
        assert line_of(told[f"{n:04}.txt"]) in (ends, ends + 1)


def test_unfinished_games_are_accepted_when_asked_for(tmp_path: Path) -> None:
    lines = played().record().splitlines(keepends=True)
    steps = len(played().numbers)
    cuts = ["".join(lines[:n]) for n in range(5, len(lines) - 1)]
    done = run("verify", "--unfinished", *written(tmp_path, cuts))
    assert (done.exit_code, done.stderr) == (0, "")
    said = [line.partition(": ")[2] for line in done.stdout.splitlines()]
    assert said == [f"ok, {n} steps, going on" for n in range(steps)]


def test_a_finished_game_needs_its_result_even_when_unfinished_ones_are_accepted(tmp_path: Path) -> None:
    lines = played().record().splitlines(keepends=True)
    (path,) = written(tmp_path, ["".join(lines[:-1])])
    told = complaints(run("verify", "--unfinished", path))
    assert line_of(told[path.name]) == len(lines)


def test_a_step_of_somebody_else_is_refused_at_its_line(tmp_path: Path) -> None:
    lines = played().record().splitlines(keepends=True)
    others = {"?": "red", "red": "yellow", "yellow": "green", "green": "?"}
    altered = []
    numbers = range(6, len(lines))
    for number in numbers:
        by, _, step = lines[number - 1].partition(" ")
        altered.append("".join([*lines[: number - 1], f"{others[by]} {step}", *lines[number:]]))
    told = complaints(run("verify", *written(tmp_path, altered)))
    assert [line_of(told[f"{n:04}.txt"]) for n in range(len(altered))] == list(numbers)
    assert all("is asked here" in complaint for complaint in told.values())


def test_an_illegal_step_is_refused_at_its_line(tmp_path: Path) -> None:
    lines = played().record().splitlines(keepends=True)
    numbers = range(6, len(lines), 7)
    altered = [
        "".join([*lines[: n - 1], lines[n - 1].split()[0] + " fly away\n", *lines[n:]]) for n in numbers
    ]
    told = complaints(run("verify", *written(tmp_path, altered)))
    for n, number in enumerate(numbers):
        assert told[f"{n:04}.txt"].startswith(f"line {number}: 'fly': ")


def test_a_face_that_has_gone_can_not_come_again(record: Path) -> None:
    """A face that only one rat has."""
    text = record.read_text()
    faces = Counter(re.findall(r"rat \w+/\d (\d\+[A-Z]+\*)\n", text))
    first = next(face for face, count in faces.items() if count == 1)
    second = next(face for face in reversed(faces) if face != first)
    place = text.rindex(second)
    record.write_text(text[:place] + first + text[place + len(second) :])
    told = complaints(run("verify", record))
    assert line_of(told[record.name]) == text[:place].count("\n") + 1


@pytest.mark.parametrize("shift", [1, -1])
def test_a_wrong_result_is_refused(record: Path, shift: int) -> None:
    text = record.read_text()
    winner, points, *_ = (played().result or ())[0]
    record.write_text(text.replace(f"{winner} {points}", f"{winner} {points + shift}"))
    told = complaints(run("verify", record))
    assert line_of(told[record.name]) == len(text.splitlines())
    assert "the result is '" in told[record.name]


def test_a_result_before_the_end_is_refused(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines[:30], lines[-1]]))
    for arguments in ([], ["--unfinished"]):
        told = complaints(run("verify", record, *arguments))
        assert line_of(told[record.name]) == 31
        assert "the game is not over" in told[record.name]


def test_a_step_after_the_end_is_refused(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines[:-1], "red pass\n", lines[-1]]))
    told = complaints(run("verify", record))
    assert told[record.name] == f"line {len(lines)}: 'red': the game is over before this step"


def test_good_and_bad_records_are_told_apart(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("hello")
    done = run("verify", record, bad, tmp_path / "nowhere.txt", record)
    assert done.exit_code == 1
    assert done.stdout.count("ok, ") == 2
    assert done.stderr.splitlines() == [
        f'{bad}: line 1: the header line [Game "…"] is missing',
        f"{tmp_path / 'nowhere.txt'}: No such file or directory",
        "rattus: 2 of 4 refused",
    ]


def test_records_are_verified_by_an_edition_of_ones_own(record: Path, small_edition: Path) -> None:
    """With fewer citizens the reserve is empty sooner, and the game ends before the record does."""
    told = complaints(run("verify", record, "--edition", small_edition))
    assert line_of(told[record.name]) > 20
    broken = small_edition.with_name("broken.toml")
    broken.write_text("[[[")
    assert "broken.toml" in complaints(run("verify", record, "--edition", broken))[record.name]


def test_records_of_an_earlier_version_are_verified_and_replayed_by_it(old_records: list[Path]) -> None:
    done = run("verify", *old_records)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.count(": ok, ") == len(old_records) == 3
    for path in old_records:
        game = rattus.load(path)
        lines = frames(path)
        assert [line["step"] for line in lines[1:]] == [moment.text for moment in game.moments()]
        assert lines[-1]["result"] == [list(place) for place in game.result or ()]
        faces = re.findall(r"^\? rat \S+ (\S+)$", path.read_text(), re.MULTILINE)
        assert set(faces) - {str(face) for face in load_edition("rattus").faces()}
        assert set(faces) <= set(FACE.findall(run("replay", path).stdout))


@pytest.mark.parametrize("version", ["0", "4", "x", "../1"])
def test_a_version_that_never_was_is_refused_at_its_line(old_records: list[Path], version: str) -> None:
    for path in old_records:
        path.write_text(path.read_text().replace('[Version "1"]', f'[Version "{version}"]'))
    told = complaints(run("verify", *old_records))
    reason = f"line 4: '{version}': unknown version; the newest this program knows is 3"
    assert told == {path.name: reason for path in old_records}
    assert reason in refused("replay", old_records[0])


def test_with_an_edition_of_ones_own_earlier_versions_of_ours_are_unknown(
    old_records: list[Path], tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(EDITION.read_bytes())
    told = complaints(run("verify", *old_records, "--edition", own))
    assert {line_of(complaint) for complaint in told.values()} == {4}
    own.write_bytes((EDITION.parent / "earlier" / "rattus-1.toml").read_bytes())
    assert run("verify", *old_records, "--edition", own).exit_code == 0


def test_something_must_be_given_to_verify() -> None:
    assert "FILES" in refused("verify", code=2)


# rules


SEATS_SHOWN = {
    "rattus": {"anglia": "2-4", "turcia": "3-4", "russia": "4"},
    "bigbox": {"france": "2-6", "turkiye": "3-6", "russia": "4, 6", "libya": "5-6"},
}


@pytest.mark.parametrize("name", ["rattus", "bigbox"])
def test_every_region_is_shown_with_its_seats_borders_and_sources(name: str) -> None:
    text = run("rules", "--edition", name).stdout
    data = load_edition(name).data
    for region in data.region:
        found = re.search(rf"│ {region.id} +│ ([2-6][2-6, -]*?) +│ ([^│]*)│ (\w+) +│", text)
        assert found is not None, region.id
        assert found[1] == SEATS_SHOWN[name].get(region.id, found[1])
        assert found[3] == region.source
        borders = {
            f"{'~' if kind == 'sea' else ''}{b if a == region.id else a} ({source})"
            for a, b, kind, source in data.borders.borders
            if region.id in (a, b)
        }
        assert set(found[2].strip().split(", ")) == borders


def test_every_rat_is_shown_with_its_source() -> None:
    edition = load_edition("rattus")
    shown: Counter[tuple[str, str]] = Counter()
    for kind, _, faces, source in re.findall(
        r"│ (starting|others) +│ (\d)\+ +│ ([^│]*)│ (\w+) +│", run("rules").stdout
    ):
        for face in faces.split():
            assert face.endswith("*") == (kind == "starting")
            shown[face, source] += 1
    assert shown == Counter((str(face), source) for face, source in edition.rats())
    assert shown.total() == 49


def test_every_parameter_and_rulebook_is_shown_with_its_source() -> None:
    text = run("rules").stdout
    edition = load_edition("rattus")
    for name in type(edition.data.parameters).__struct_fields__:
        found = re.search(rf"│ {name} +│ [^│]+│ (\w+) +│", text)
        assert found is not None, name
        assert found[1] == edition.data.sources.get(name, "unstated")
    assert re.search(
        r"│ removed rats +│ 12 with 2 seats, 6 with 3 seats, 0 with 4 seats +│ rulebook +│", text
    )
    for name, book in edition.rulebooks.items():
        cards = ", ".join(book.after_plague) or "none"
        row = rf"│ {name} +│ {cards} +│ {book.plague_start} +│ {book.end} +│ {book.source} +│"
        assert re.search(row, text), name


def test_nothing_is_cut_in_a_narrow_window() -> None:
    done = CliRunner(env={"COLUMNS": "80"}).invoke(main, ["rules"])
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert FACE.findall(done.stdout) == FACE.findall(run("rules").stdout)
    assert done.stdout.count("…") == run("rules").stdout.count("…")


def test_an_edition_of_ones_own_is_shown(small_edition: Path) -> None:
    text = run("rules", "--edition", small_edition).stdout
    assert "8 citizens each" in text
    assert small_edition.name in text
    assert run("rules", "--edition", "rattus").stdout == run("rules").stdout != text


def test_the_rules_are_shown_where_only_plain_letters_can_be() -> None:
    done = outside("rules", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")


# --version, --help, and their speed


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"rattus, version {__version__}\n"


def test_all_commands_are_listed() -> None:
    text = run("--help").stdout
    assert [name for name in COMMANDS if re.search(rf"^  {name} ", text, re.MULTILINE)] == list(COMMANDS)
    assert run("-h").stdout == text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert done.stdout.startswith(f"Usage: main {command} ")
    assert COMMANDS[command].rstrip(".").split(":")[0] in " ".join(done.stdout.split())


def test_a_command_that_is_none_is_refused() -> None:
    assert "No such command 'conquer'" in refused("conquer", code=2)


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], *([name, "--help"] for name in COMMANDS)])
def test_what_should_come_at_once_imports_neither_numpy_nor_numba(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "rattus", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    imported = {line.rpartition("|")[2].strip().split(".")[0] for line in done.stderr.splitlines()}
    assert ("click" in imported) == (arguments != ["--version"])
    assert not imported & {"numpy", "numba", "llvmlite"}


# In a process of its own


def test_the_installed_command_is_this_one() -> None:
    script = Path(sys.executable).with_name("rattus")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"rattus, version {__version__}\n"


def test_a_record_is_replayed_through_pipes(record: Path) -> None:
    done = outside("replay", "-", "--json", typed=record.read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == run("replay", record, "--json").stdout


@pytest.mark.parametrize("encoding", ["utf-8:strict", "utf-8:surrogateescape", "ascii"])
def test_bytes_that_are_no_text_are_refused_whatever_the_terminal_speaks(encoding: str) -> None:
    done = outside("replay", "-", typed=b"\xff\xfe", PYTHONIOENCODING=encoding)
    assert done.returncode == 1
    assert done.stderr.startswith(b"rattus: -: line 1: ")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_has_enough_gets_no_traceback(record: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rattus.cli", "replay", str(record), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"n": 0, ')
        process.stdout.close()
        assert process.stderr.read() == b""


# warm, and the cache of compiled rules


@pytest.fixture
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache for this test; its other files are in the same folder."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("RATTUS_CACHE", str(folder))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return folder


def aged(folder: Path, days: float) -> Path:
    """A folder of compiled rules that was last used some days ago."""
    folder.mkdir(parents=True)
    (folder / "parts").touch()
    then = time.time() - days * 24 * 3600
    os.utime(folder, (then, then))
    return folder


def test_warm_has_nothing_to_do_when_all_is_compiled() -> None:
    played()
    assert run("warm").exit_code == 0
    done = run("warm")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")


@pytest.fixture
def thinking_plague(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the rules and the search of one game are loaded, so that nothing is compiled."""
    played()
    compile_thinking("plague", silent)
    monkeypatch.setattr("rattus.table.library.ENGINES", ("plague",))


@pytest.fixture
def thinking_cartus() -> None:
    """The same for the other game."""
    native.compiled("cartus")
    compile_thinking("cartus", silent)


def test_warm_shows_what_it_is_doing_when_nothing_is_compiled(
    thinking_plague: None, cache_folder: Path
) -> None:
    done = run("warm")
    assert (done.exit_code, done.stdout) == (0, "")
    assert "Compiling the rules (only the first time)" in done.stderr
    assert "Teaching the bots to think (only the first time)" in done.stderr


def test_every_further_game_is_compiled_by_a_process_of_its_own(
    thinking_plague: None, thinking_cartus: None, cache_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    class Helper:
        def __init__(self, command: list[str], stderr: int) -> None:
            started.append(command[1:])

        def wait(self) -> None:
            """Fail, so that the rules are compiled here."""

    monkeypatch.setattr("subprocess.Popen", Helper)
    monkeypatch.setattr("rattus.table.library.ENGINES", ("plague", "cartus"))
    done = run("warm")
    assert done.exit_code == 0
    assert started == [["-m", "rattus.cli", "warm", "cartus"]]
    assert done.stderr.count("Compiling the rules") == 2


def test_warm_knows_its_games() -> None:
    done = run("warm", "chess")
    assert done.exit_code == 1
    assert "there are no rules 'chess'" in done.stderr


def test_compiled_rules_are_kept_where_the_user_says(cache_folder: Path) -> None:
    folder = native.compiled_folder("plague")
    assert folder.parent == cache_folder
    assert folder.is_dir()
    assert folder.name == f"plague-{native.fingerprint('plague')}"
    assert native.compiled_folder("plague") == folder


def test_rules_count_as_compiled_when_all_of_them_are(cache_folder: Path) -> None:
    assert not native.is_compiled("plague")
    (native.compiled_folder("plague") / native.PARTS).touch()
    assert not native.is_compiled("plague")
    (native.compiled_folder("plague") / native.COMPLETE).touch()
    assert native.is_compiled("plague")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"RATTUS_CACHE": "/mine"}, "/mine"),
        ("linux", {"XDG_CACHE_HOME": "/xdg"}, "/xdg/rattus"),
        ("linux", {"XDG_CACHE_HOME": ""}, "~/.cache/rattus"),
        ("linux", {}, "~/.cache/rattus"),
        ("darwin", {}, "~/Library/Caches/rattus"),
        ("darwin", {"RATTUS_CACHE": "/mine"}, "/mine"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/rattus/cache"),
    ],
)
def test_the_cache_is_where_a_system_keeps_caches(
    platform: str, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("RATTUS_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert native.cache_home() == Path(expected.replace("~", str(Path.home())))


def test_compiled_rules_not_used_for_a_month_are_thrown_away(cache_folder: Path) -> None:
    old = aged(cache_folder / "plague-0123456789abcdef", 31)
    recent = aged(cache_folder / "plague-fedcba9876543210", 29)
    other_game = aged(cache_folder / "cartus-0123456789abcdef", 31)
    own = aged(cache_folder / f"plague-{native.fingerprint('plague')}", 31)
    assert native.compiled_folder("plague") == own
    assert not old.exists()
    assert recent.exists()
    assert other_game.exists()
    assert own.exists()
    assert own.stat().st_mtime > time.time() - 60


def test_rubbish_in_the_cache_does_no_harm(cache_folder: Path) -> None:
    cache_folder.mkdir()
    (cache_folder / "plague-link").symlink_to(cache_folder / "nowhere")
    (cache_folder / "plague-notes").write_text("not a folder")
    assert native.compiled_folder("plague").parent == cache_folder


def test_a_cache_that_can_not_be_written_is_replaced_for_this_time(cache_folder: Path) -> None:
    cache_folder.write_text("a file where the folder should be")
    folder = native.compiled_folder("plague")
    assert folder.is_dir()
    assert folder.parent == cache_folder.parent / "temporary"
    (folder / "parts").touch()
    assert cache_folder.read_text() == "a file where the folder should be"


def test_a_cache_that_can_not_be_written_is_replaced_by_one_folder_not_many(cache_folder: Path) -> None:
    cache_folder.write_text("a file where the folder should be")
    assert not native.is_compiled("plague")
    assert native.compiled_folder("plague") == native.compiled_folder("plague")
    assert len(list((cache_folder.parent / "temporary").iterdir())) == 1


def test_a_game_goes_on_without_a_cache_when_the_rules_are_interpreted(cache_folder: Path) -> None:
    cache_folder.write_text("a file where the folder should be")
    game = rattus.new("rattus", 2, 1, rules="interpreted")
    assert game.play(game.legal[0]).numbers
    assert not list((cache_folder.parent / "temporary").iterdir())


def test_the_name_of_compiled_rules_is_the_same_in_every_process() -> None:
    code = "from rattus.builds.native import fingerprint; print(fingerprint('plague'))"
    names = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert names == {native.fingerprint("plague")}
    assert re.fullmatch(r"[0-9a-f]{16}", names.pop())


@pytest.mark.parametrize("constant", ["plague.rats.LAID", "plague.turn.PLACE", "kernel.chance.M32"])
def test_compiled_rules_have_another_name_when_a_constant_changes(
    constant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = native.fingerprint("plague")
    monkeypatch.setattr(f"rattus.{constant}", 12_345)
    assert native.fingerprint("plague") != before


def test_positions_are_printed_and_read(tmp_path: Path) -> None:
    game = random_game(ruleset(load_edition("rattus"), ("red", "yellow"), {}), 3)
    record, position = tmp_path / "record.txt", tmp_path / "position.txt"
    game.save(record)
    printed = run("replay", record, "--at", "40", "--position").stdout
    game.rewind(40)
    assert printed == game.position(drawn=True) + "\n"
    position.write_text(printed, "utf-8")
    assert run("replay", position).stdout.strip() == game.text().strip()
    assert (
        run("replay", position, "--as", "red", "--position").stdout == game.position("red", drawn=True) + "\n"
    )
    begun = rattus.position(printed, seed=1)
    begun.play(begun.legal[0])
    begun.save(record)
    assert run("replay", record).exit_code == 0
    assert "ok" in run("verify", "--unfinished", record).stdout
    position.write_text(printed.replace("plague ", "plague no-", 1), "utf-8")
    assert "no region in play" in refused("replay", position)


@pytest.mark.parametrize(
    ("command", "option", "most"),
    [
        ("simulate", "--games", 2**63 - 1),
        ("simulate", "--jobs", 1024),
        ("arena", "--games", 10_000_000),
        ("arena", "--jobs", 1024),
    ],
)
def test_absurd_counts_are_refused_with_what_would_be_right(command: str, option: str, most: int) -> None:
    for count in (0, most + 1):
        assert f"{count} is not in the range 1<=x<={most}" in refused(command, option, str(count), code=2)
