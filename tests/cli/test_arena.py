"""`rattus arena` and `rattus lab balance` on the command line: output and refusals."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rattus.cli import main
from rattus.lab import series

WIDE = {"COLUMNS": "200"}
needs_extra = pytest.mark.skipif(
    find_spec("choix") is None or find_spec("matplotlib") is None, reason="the extra `lab` is not installed"
)


def run(*arguments: str | Path) -> Result:
    done = CliRunner(env=WIDE).invoke(main, [str(argument) for argument in arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def arena(*arguments: str | Path, seats: int = 2) -> Result:
    return run("arena", "--seats", str(seats), "--jobs", "1", "--seed", "1", *arguments)


def refused(done: Result, code: int = 1) -> str:
    """The reason of a refusal: on standard error, with nothing else printed."""
    assert (done.exit_code, done.stdout) == (code, "")
    return done.stderr


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Refusals are the same with and without the extra."""
    if needs_extra.mark not in request.node.own_markers:
        monkeypatch.setattr(series, "EXTRA", ())


# Output.


@needs_extra
def test_an_arena_prints_its_tables_and_writes_all_files(tmp_path: Path) -> None:
    done = arena("--bots", "random,greedy", "--games", "20", "--out", tmp_path / "a")
    assert done.exit_code == 0
    for told in ("rattus, 2 seats: 20 games", "greedy", "+0", "yellow", "report.html"):
        assert told in done.stdout
    assert "20/20 games" in done.stderr
    assert {path.name for path in (tmp_path / "a").iterdir()} == {
        "settings.json", "games.jsonl", "summary.json", "report.html",
    }  # fmt: skip


@needs_extra
def test_an_arena_that_is_resumed_when_all_is_played_shows_the_same_again(tmp_path: Path) -> None:
    first = arena("--bots", "random,greedy", "--games", "8", "--out", tmp_path / "a")
    content = (tmp_path / "a" / "games.jsonl").read_bytes()
    again = run("arena", "--resume", tmp_path / "a", "--jobs", "1")
    assert (again.exit_code, again.stdout) == (0, first.stdout)
    assert (tmp_path / "a" / "games.jsonl").read_bytes() == content


@needs_extra
def test_the_command_of_a_summary_plays_the_same_games(tmp_path: Path) -> None:
    arena(
        "--game", "bigbox", "--cards", "peasant,monk,queen,witch,knight,king", "--bots", "random,greedy",
        "--anchor", "greedy", "--games", "4", "--out", tmp_path / "a",
    )  # fmt: skip
    summary = json.loads((tmp_path / "a" / "summary.json").read_text())
    assert summary["anchor"] == "greedy"
    words = summary["origin"]["command"].split()
    assert words[0] == "rattus"
    assert run(*words[1:], "--jobs", "1", "--out", tmp_path / "b").exit_code == 0
    first, again = (
        [json.loads(line)["points"] for line in (tmp_path / name / "games.jsonl").read_text().splitlines()]
        for name in ("a", "b")
    )
    assert first == again


@needs_extra
def test_without_a_folder_an_arena_makes_one_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert arena("--bots", "random,greedy", "--games", "2").exit_code == 0
    (folder,) = tmp_path.iterdir()
    assert folder.name.startswith("arena-2")


@needs_extra
def test_a_stop_keeps_the_games_and_tells_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena("--bots", "random,greedy", "--games", "8", "--out", tmp_path / "a")
    lines = (tmp_path / "a" / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "a" / "games.jsonl").write_text("".join(lines[:5]))

    def stop(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(series, "play_all", stop)
    done = run("arena", "--resume", tmp_path / "a", "--jobs", "1")
    assert done.exit_code == 130
    assert "5 of 8 games" in done.stdout
    assert f"to go on: rattus arena --resume {tmp_path / 'a'}" in done.stderr


@needs_extra
def test_balance_prints_its_tables_and_writes_all_files(tmp_path: Path) -> None:
    done = run(
        "lab", "balance", "--seats", "4", "--bot", "random", "--games", "10", "--jobs", "1", "--seed", "1",
        "--out", tmp_path / "b",
    )  # fmt: skip
    assert done.exit_code == 0
    for told in (
        "random in all of them: 10 games",
        "the start seat",
        "tie for first",
        "10 or 11 (four seats)",
    ):
        assert told in done.stdout
    assert {path.name for path in (tmp_path / "b").iterdir()} == {
        "settings.json", "games.jsonl", "summary.json", "report.html",
    }  # fmt: skip


# Refusals.


def test_without_the_extra_an_arena_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "EXTRA", ("no_such_library",))
    told = refused(arena("--bots", "random,greedy"))
    assert told == "rattus: no_such_library must be installed for this: pip install 'rattus[lab]'\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--bots", "random,nobody"), "there is no bot 'nobody'"),
        (("--bots", "random,search:soon"), "'soon' is neither a number of simulations"),
        (("--bots", "random"), "an arena is for two bots at least"),
        (("--bots", "random,greedy,random"), "a bot is given twice"),
        (("--bots", "random,greedy", "--anchor", "search:5"), "the anchor 'search:5' is not one of the bots"),
        (("--bots", "random,greedy", "--game", "chess"), "chess"),
        (("--bots", "random,greedy", "--option", "rulebook=klingon"), "klingon"),
        (("--bots", "random,greedy", "--seats", "9"), "no game has 9 seats"),
        (("--bots", "random,greedy", "--seats", "5"), "rattus is for 2 to 4 seats, not 5"),
    ],
)
def test_what_can_not_be_played_is_refused_in_a_line(
    arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    told = refused(arena(*arguments, "--out", tmp_path / "a"))
    assert told.startswith("rattus: ")
    assert told.count("\n") == 1
    assert reason in told
    assert not (tmp_path / "a").exists()


def test_an_arena_without_bots_is_a_wrong_command_line() -> None:
    assert "--bots search:1s,greedy,random" in refused(arena(), code=2)


def test_a_folder_that_is_not_empty_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    told = refused(arena("--bots", "random,greedy", "--out", tmp_path))
    assert told == f"rattus: {tmp_path} is not empty\n"


def test_a_folder_without_settings_can_not_be_resumed(tmp_path: Path) -> None:
    assert "is not the folder of a series" in refused(run("arena", "--resume", tmp_path))


def test_damaged_settings_are_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"kind": "arena"}')
    assert "settings.json: Object missing required field" in refused(run("arena", "--resume", tmp_path))


def test_a_series_that_is_resumed_has_its_own_settings(tmp_path: Path) -> None:
    told = refused(run("arena", "--resume", tmp_path, "--games", "7"), code=2)
    assert "--games: a series that is resumed has its own settings" in told


@needs_extra
def test_a_series_is_resumed_by_its_own_command_and_version(tmp_path: Path) -> None:
    arena("--bots", "random,greedy", "--games", "2", "--out", tmp_path / "a")
    assert "resume it with that" in refused(run("lab", "balance", "--resume", tmp_path / "a"))
    settings = tmp_path / "a" / "settings.json"
    settings.write_text(settings.read_text().replace('"program": "', '"program": "0.'))
    assert "was begun with version 0." in refused(run("arena", "--resume", tmp_path / "a"))
