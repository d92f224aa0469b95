"""The commands that read and write records, with the card game: replay, simulate, verify."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from math import gcd
from pathlib import Path
from typing import Any

import pytest

import rattus
from rattus.cartus.edition import CLASS_NAMES, load_card_edition
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import load_edition
from rattus.table.game import Game
from rattus.table.library import ruleset
from rattus.table.simulation import random_game
from tests.cli.test_commands import KEYS, complaints, frames, line_of, refused, run, simulated, written
from tools.goldens import FOLDER, record_of

CARDS = Path(rattus.__file__).parent / "cartus" / "cards.toml"
STATE_KEYS = ["row", "entered", "laid", "influence", "rats", "hands", "nuns", "piles", "tokens", "start"]
STATE_KEYS += ["order", "shown", "discards", "seen", "round", "phase"]
PILES = ["deck", "discards", "joker", "sword", "flute", "pass", "gold", "tokens", "buildings", "replacement"]
PHASES = ["setup", "buildings", "supplies", "enter", "resolve", "plague", "over"]
OTHERS = "brewery,office,hospital,guard-tower,pied-pipers-hut,treasury"


@cache
def played() -> Game:
    """A random game of three seats in which cards change hands, tokens are drawn, and all look at the row."""
    table = ruleset(load_card_edition("cartus"), COLOURS[:3], {"buildings": "mixed"})
    for seed in range(1000):
        game = random_game(table, seed)
        steps = [(moment.by, moment.text.split()[0]) for moment in game.moments()]
        givers = {by for by, verb in steps if verb == "give"}
        lookers = {by for by, verb in steps if verb == "look"}
        if len(lookers) == 3 and len(givers) > 1 and ("?", "token") in steps:
            return game
    raise AssertionError("nobody plays swords any more")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    played().save(path)
    return path


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    """A custom card game in which everybody begins with three rats."""
    path = tmp_path / "mine.toml"
    text = CARDS.read_text("utf-8").replace("\nrats = 10 ", "\nrats = 3 ", 1)
    path.write_text(text.replace('id = "cartus"', 'id = "mine"', 1), "utf-8")
    return path


# replay --json


def test_the_first_line_is_the_start_exactly_as_the_format_says(record: Path) -> None:
    def each(value: str) -> str:
        return "{" + ", ".join(f'"{seat}": {value}' for seat in COLOURS[:3]) + "}"

    nobody = '[["red", 0], ["yellow", 0], ["green", 0]]'
    influence = ", ".join(f'"{kind}": {nobody}' for kind in CLASS_NAMES)
    assert run("replay", record, "--json").stdout.splitlines()[0] == (
        '{"n": 0, "by": null, "step": null, "state": {"row": [], '
        f'"entered": {each("null")}, "laid": {each("0")}, "influence": {{{influence}}}, '
        f'"rats": {each("10")}, "hands": {each("[]")}, '
        '"nuns": ["hidden", "hidden", "hidden", "hidden", "hidden"], '
        '"piles": {"deck": 79, "discards": 0, "joker": 15, "sword": 12, "flute": 12, "pass": 12, "gold": 15, '
        '"tokens": 20, "buildings": 18, "replacement": 12}, '
        f'"tokens": {each("[]")}, "start": null, "order": [], "shown": {each("[]")}, '
        '"discards": {}, "seen": {}, "round": 0, "phase": "setup"}, "to_act": "?", '
        '"legal": {"start red": 1, "start yellow": 1, "start green": 1}}'
    )


def test_all_lines_have_the_same_keys_in_the_same_order(record: Path) -> None:
    lines = frames(record)
    assert all(list(line) == KEYS for line in lines[:-1])
    assert list(lines[-1]) == [*KEYS, "result"]
    for line in lines:
        assert list(line["state"]) == STATE_KEYS
        assert list(line["state"]["piles"]) == PILES
        assert list(line["state"]["influence"]) == list(CLASS_NAMES)


def test_the_phases_come_in_their_order(record: Path) -> None:
    phases = [line["state"]["phase"] for line in frames(record)]
    assert list(dict.fromkeys(phases)) == PHASES
    follow = {"buildings": "supplies", "supplies": "enter", "plague": "over"}
    for phase, after in pairwise(phases):
        if phase in follow and after != phase:
            assert after == follow[phase]


def test_the_lines_are_what_the_game_says_step_by_step(record: Path) -> None:
    game = rattus.new("cartus", 3, chance="ask", buildings="mixed")
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
    for line in asked:
        assert all(type(weight) is int and weight > 0 for weight in line["legal"].values())
        assert gcd(*line["legal"].values()) == 1
    verbs = {outcome.split()[0] for line in asked for outcome in line["legal"]}
    assert verbs == {"start", "deal", "row", "building", "token"}
    assert any(len(set(line["legal"].values())) > 1 for line in asked)


def test_the_last_line_has_the_result_with_the_fates_of_the_seats(record: Path) -> None:
    last = frames(record)[-1]
    assert (last["to_act"], last["legal"], last["state"]["phase"]) == (None, [], "over")
    assert last["result"] == [list(place) for place in played().result or ()]
    nuns = sum(int(card.split("-")[1]) for card in last["state"]["nuns"])
    for seat, _, *fate in last["result"]:
        assert bool(fate) == (last["state"]["rats"][seat] > nuns)
        assert fate in ([], ["dead"], ["would-be"])


# replay --as


def hidden(line: dict[str, Any]) -> list[str]:
    """The row cards that are not shown."""
    return [str(n) for n, card in enumerate(line["state"]["nuns"], start=1) if card == "hidden"]


@pytest.mark.parametrize("seat", COLOURS[:3])
def test_a_seat_is_told_only_what_it_may_know(record: Path, seat: str) -> None:
    """Others' hands and tokens are counts, even at the end; row cards are those it has looked at."""
    for full, line in zip(frames(record), frames(record, "--as", seat), strict=True):
        assert list(line) == list(full)
        state, whole = line["state"], full["state"]
        for key in ("hands", "tokens"):
            assert state[key] == {
                name: things if name == seat else len(things) for name, things in whole[key].items()
            }
        if line["n"] < len(played().numbers) - 4:
            looked = [spot for spot, lookers in state["seen"].items() if seat in lookers]
            assert hidden(line) == [spot for spot in "12345" if spot not in looked]
        for key in STATE_KEYS:
            if key not in ("hands", "tokens", "nuns"):
                assert state[key] == whole[key]
        if line["to_act"] is None:
            assert (line["legal"], line["result"]) == ([], full["result"])
            assert hidden(line) == []
        else:
            assert line["legal"] == (full["legal"] if line["to_act"] == seat else None)


@pytest.mark.parametrize("seat", COLOURS[:3])
def test_what_others_do_in_secret_is_hidden_in_their_steps(record: Path, seat: str) -> None:
    found: Counter[str] = Counter()
    for full, line in zip(frames(record), frames(record, "--as", seat), strict=True):
        if line["step"] != full["step"]:
            verb, *words = full["step"].split()
            assert line["step"] == " ".join([verb, *words[:-1], "hidden"])
            assert line["by"] != seat
            assert verb in ("deal", "token", "lay", "give", "row")
            assert seat not in words
            found[verb] += 1
    assert set(found) >= {"deal", "lay", "row"}


def test_without_json_a_seat_reads_no_secret_either(record: Path) -> None:
    lines = run("replay", record, "--as", "red").stdout.splitlines()
    own = played().record("red").splitlines()[5:-1]
    assert [line[6:] for line in lines[: len(own)]] == own
    assert lines[len(own) + 1 :] == played().text("red").splitlines()


def test_a_seats_own_record_is_for_reading_and_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(played().record("red"))
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if text.endswith("hidden"))
    for command in ("replay", "verify"):
        done = run(command, path)
        assert done.exit_code == 1
        assert f"{path}: line {line}: 'hidden'" in done.stderr


def test_a_record_is_replayed_by_a_card_game_of_ones_own(tmp_path: Path, own_cards: Path) -> None:
    rattus.new(seats=2, seed=1, edition=own_cards).save(tmp_path / "own.txt")
    start = frames(tmp_path / "own.txt", "--edition", own_cards)[0]
    assert start["state"]["rats"] == {"red": 3, "yellow": 3}
    assert "unknown game" in refused("replay", tmp_path / "own.txt")


def test_an_unfinished_record_is_replayed_as_far_as_it_goes() -> None:
    text = "\n".join(played().record().split("\n")[:30])
    last = json.loads(run("replay", "-", "--json", typed=text).stdout.splitlines()[-1])
    assert (list(last), last["n"]) == (KEYS, 25)


# simulate


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("buildings", ["first", "one-per-class", "mixed", OTHERS])
def test_a_series_writes_a_record_for_every_game_and_all_verify(
    tmp_path: Path, seats: int, buildings: str
) -> None:
    arguments = ("--game", "cartus", "--seats", str(seats), "--buildings", buildings)
    records = simulated(tmp_path / "records", *arguments, games=2)
    assert list(records) == [f"cartus-{seats}-{n:04}.txt" for n in (1, 2)]
    for text in records.values():
        game = rattus.loads(text.decode())
        assert game.over
        assert len(game.seats) == seats
        said = {} if buildings == "first" else {"buildings": buildings.replace(",", "+")}
        assert dict(game.header.options) == said
    done = run("verify", *(tmp_path / "records" / name for name in records))
    assert (done.exit_code, done.stderr) == (0, "")


def test_without_a_number_of_seats_all_seats_are_taken() -> None:
    done = run("simulate", "--game", "cartus", "--games", "1", "--seed", "1")
    assert set(re.findall(r"│ (\w+) +│ \d", done.stdout)) == set(COLOURS[:5])


def test_a_series_of_card_games_is_summed_up() -> None:
    """Nobody wins if all are dead, so there are fewer wins than games."""
    done = run("simulate", "--game", "cartus", "--seats", "3", "--games", "50", "--seed", "1")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "50 games, seed 1" in done.stdout
    assert "mean points" in done.stdout
    told = re.findall(r"│ (red|yellow|green) +│ (\d+) +│ +([\d.]+)% +│ ([\d.]+) +│", done.stdout)
    table = ruleset(load_card_edition("cartus"), COLOURS[:3], {})
    games = [random_game(table, seed) for seed in range(1, 51)]
    wins = Counter(seat for game in games for seat in game.winners)
    assert 0 < wins.total() < 50
    points = [dict(place[:2] for place in game.result or ()) for game in games]
    assert told == [
        (seat, str(wins[seat]), f"{wins[seat] / 50:.1%}"[:-1], f"{sum(p[seat] for p in points) / 50:.2f}")
        for seat in COLOURS[:3]
    ]
    assert f"{sum(len(game.numbers) for game in games):,} steps" in done.stdout


def test_a_series_is_played_by_a_card_game_of_ones_own(tmp_path: Path, own_cards: Path) -> None:
    records = simulated(tmp_path / "own", "--edition", str(own_cards), "--seats", "2", games=2)
    assert list(records) == ["mine-2-0001.txt", "mine-2-0002.txt"]
    files = [tmp_path / "own" / name for name in records]
    assert run("verify", *files, "--edition", own_cards).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--buildings", "inn"], "cartus has no buildings 'inn'"),
        (["--buildings", "farm"], "5 building cards of each class are chosen, but none of the bourgeoisie"),
        (
            ["--buildings", "farm,brewery"],
            "5 building cards of each class are chosen, but 10 of the peasantry",
        ),
        (["--cards", "monk"], "unknown option 'cards'; known are buildings, start"),
        (["--option", "rulebook=de"], "unknown option 'rulebook'; known are buildings, start"),
        (
            ["--buildings", "farm*3,brewery*1"],
            "5 building cards of each class are chosen, but 4 of the peasantry",
        ),
        (["--option", "start=white"], "start is 'random', 'first' or one of red, yellow"),
        (["--seats", "1"], "cartus is for 2 to 5 seats, not 1"),
        (["--seats", "6"], "cartus is for 2 to 5 seats, not 6"),
    ],
)
def test_a_card_table_that_can_not_be_is_refused(arguments: list[str], reason: str) -> None:
    assert reason in refused("simulate", "--game", "cartus", "--games", "1", *arguments)


# verify


def test_records_of_an_earlier_version_of_the_card_game_are_verified_by_it(tmp_path: Path) -> None:
    paths = []
    for golden in sorted((FOLDER / "earlier").glob("cartus-*.txt")):
        paths.append(tmp_path / golden.name)
        paths[-1].write_text(record_of(golden.read_text("utf-8")))
    done = run("verify", *paths)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.count(": ok, ") == len(paths) == 5


def altered(line: int, step: str) -> str:
    """The record with another step in a line (counted from 1)."""
    lines = played().record().splitlines(keepends=True)
    return "".join([*lines[: line - 1], f"{step}\n", *lines[line:]])


def line_with(start: str) -> int:
    """The first line of the record that begins like this."""
    return next(n for n, line in enumerate(played().record().splitlines(), 1) if line.startswith(start))


def test_a_good_record_is_said_to_be_good(record: Path) -> None:
    done = run("verify", record)
    assert done.stdout == f"{record}: ok, {len(played().numbers)} steps, over\n"
    assert (done.exit_code, done.stderr) == (0, "")


def test_a_record_cut_after_any_line_is_refused_where_it_ends(tmp_path: Path) -> None:
    lines = played().record().splitlines(keepends=True)
    numbers = [*range(6), *range(6, len(lines), 11), len(lines) - 1]
    told = complaints(run("verify", *written(tmp_path, ["".join(lines[:n]) for n in numbers])))
    for i, n in enumerate(numbers):
        complaint = told[f"{i:04}.txt"]
        assert line_of(complaint) == (n + 1 if n != 5 else 5)
        assert ("the header line" if n < 4 else "cut off: the ") in complaint


def test_a_step_of_somebody_else_is_refused_at_its_line(tmp_path: Path) -> None:
    lines = played().record().splitlines()
    others = {"?": "red", "red": "yellow", "yellow": "green", "green": "?"}
    numbers = range(6, len(lines), 5)
    texts = []
    for number in numbers:
        by, _, step = lines[number - 1].partition(" ")
        texts.append(altered(number, f"{others[by]} {step}"))
    told = complaints(run("verify", *written(tmp_path, texts)))
    assert [line_of(told[f"{n:04}.txt"]) for n in range(len(texts))] == list(numbers)
    assert all("is asked here" in complaint for complaint in told.values())


@pytest.mark.parametrize(
    ("start", "step"),
    [
        ("? start", "? start blue"),
        ("? deal red", "? deal yellow monk-4"),
        ("? deal red", "? deal red monk-5"),
        ("? deal red", "? deal red joker"),
        ("? deal red", "? deal red hidden"),
        ("? building 1", "? building 2 farm 4-cards"),
        ("? building 1", "? building 1 inn 4-cards"),
        ("? building 1", "? building 1 farm 3-cards"),
        ("? token", "? token green 9"),
        ("? row 1 ", "? row 1 gold"),
    ],
)
def test_an_outcome_that_can_not_come_is_refused_at_its_line(tmp_path: Path, start: str, step: str) -> None:
    number = line_with(start)
    told = complaints(run("verify", *written(tmp_path, [altered(number, step)])))
    assert line_of(told["0000.txt"]) == number


@pytest.mark.parametrize(
    ("verb", "step"),
    [
        ("supply", "supply 3"),
        ("look", "look 6"),
        ("enter", "enter 0"),
        ("enter", "lay joker"),
        ("lay", "lay pass"),
        ("lay", "lay gold"),
        ("lay", "lay hidden"),
        ("done", "pass"),
        ("give", "give hidden"),
        ("give", "enough"),
        ("give", "fly away"),
    ],
)
def test_a_step_against_the_rules_is_refused_at_its_line(tmp_path: Path, verb: str, step: str) -> None:
    lines = played().record().splitlines()
    number, by = next(
        (n, line.split()[0]) for n, line in enumerate(lines, 1) if re.match(rf"\w+ {verb}\b", line)
    )
    told = complaints(run("verify", *written(tmp_path, [altered(number, f"{by} {step}")])))
    assert line_of(told["0000.txt"]) == number


def test_a_card_that_has_gone_can_not_be_dealt_again(tmp_path: Path) -> None:
    """There are two monks with three nuns; the third one dealt is refused."""
    lines = played().record().splitlines()
    deals = [n for n, line in enumerate(lines) if re.match(r"\? deal ", line)][:3]
    for n in deals:
        lines[n] = re.sub(r"\S+$", "monk-3", lines[n])
    told = complaints(run("verify", *written(tmp_path, ["\n".join(lines)])))
    assert line_of(told["0000.txt"]) == deals[2] + 1


@pytest.mark.parametrize(
    ("old", "new"),
    [(r"(\d+)( |,|\")", "99\\2"), (r"dead|would-be", "alive"), (r" (dead|would-be)", "")],
)
def test_a_wrong_result_is_refused(record: Path, old: str, new: str) -> None:
    *lines, result = record.read_text().splitlines()
    record.write_text("\n".join([*lines, re.sub(old, new, result, count=1)]))
    told = complaints(run("verify", record))
    assert line_of(told[record.name]) == len(lines) + 1
    assert "the result is '" in told[record.name]


def test_a_step_after_the_end_is_refused(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines[:-1], "red pass\n", lines[-1]]))
    told = complaints(run("verify", record))
    assert told[record.name] == f"line {len(lines)}: 'red': the game is over before this step"


def test_records_of_both_games_are_verified_together(record: Path, tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    random_game(ruleset(load_edition("rattus"), COLOURS[:2], {}), 1).save(board)
    done = run("verify", record, board)
    assert (done.exit_code, done.stdout.count("ok, ")) == (0, 2)


def test_a_record_of_the_board_game_is_not_one_of_the_card_game(record: Path) -> None:
    record.write_text(record.read_text().replace('"cartus"', '"rattus"', 1))
    assert line_of(complaints(run("verify", record))[record.name]) == 3
