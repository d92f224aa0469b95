"""The terminal game through a pipe: whole games, commands, several people at one keyboard, secrets."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

import rattus
from rattus.bots import RandomBot
from rattus.cli import main
from rattus.cli.common import ready_bots
from rattus.cli.desk import desk_of
from rattus.cli.plague import words
from rattus.cli.play import players
from rattus.cli.play_choices import Choice, completed, groups, matching
from rattus.cli.play_screen import COLOURS, Screen
from rattus.cli.play_table import Table, unused
from rattus.kernel.engine import Progress
from rattus.kernel.step import Step
from rattus.locales import Words
from rattus.plague import events
from rattus.plague.cards import DECK, NAMES
from rattus.plague.codec import VERBS, Codec
from rattus.plague.edition import load_edition, reconstructed
from rattus.plague.report import PHASES as PHASES_BY_QUESTION
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import State
from rattus.table.game import Game
from rattus.table.library import ENGINES

EN = Words()
FACE = re.compile(r"\b\d\+[A-Z]+\*?")
PASS_ON = re.compile(r"Pass the keyboard to (\w+), press Enter")
ASKED = re.compile(r"^([A-Z]+): ", re.MULTILINE)


class Person:
    """Somebody at the keyboard, who reads everything printed since the last answer and types a line."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        self.screen = io.StringIO()
        self.answer = answer
        self.looked = 0

    def readline(self) -> str:
        text = self.screen.getvalue()
        said = self.answer(text[self.looked :])
        self.looked = len(text)
        return "" if said is None else f"{said}\n"


def always(answer: str) -> Callable[[str], str]:
    return lambda seen: answer


def in_turn(*answers: str) -> Callable[[str], str | None]:
    left = iter(answers)
    return lambda seen: next(left, None)


def sit_down(
    game: Game, answer: Callable[[str], str | None], people: Sequence[str], save: Path | None = None
) -> tuple[Table, str]:
    """Play a game through a pipe; random bots have the seats without persons."""
    person = Person(answer)
    bots = {seat: RandomBot(n) for n, seat in enumerate(game.seats) if seat not in people}
    table = Table(game, Screen(source=person, out=person.screen), bots, save)
    table.run()
    return table, person.screen.getvalue()


def red_starts(seats: int = 2, seed: int = 1) -> Game:
    return rattus.new("rattus", seats=seats, seed=seed, start="first")


BIG = "peasant+merchant+queen+serf+soldier+nun+courier+caravanner"


def big_box(seats: int = 6, seed: int = 1, cards: str | None = None) -> Game:
    if cards is None:
        return rattus.new("bigbox", seats=seats, seed=seed, start="first")
    return rattus.new("bigbox", seats=seats, seed=seed, start="first", cards=cards)


def codec(game: Game) -> Codec:
    assert isinstance(game.ruleset, PlagueRuleset)
    return game.ruleset.codec


def command(*arguments: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rattus.cli", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
        timeout=300,
    )


# Whole games.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_always_choosing_the_first(seats: int) -> None:
    table, text = sit_down(red_starts(seats), always("1"), ["red"])
    assert table.game.over
    assert text.rstrip().endswith(".")
    assert words.ranking_words(EN, table.game.result or ()) in " ".join(text.split())
    assert "triggers the end of the game" in text
    assert "Pass the keyboard" not in text


def test_the_command_plays_a_whole_game_through_a_pipe_and_keeps_its_record(tmp_path: Path) -> None:
    arguments = ("--bots", "human,random,random", "--seed", "3", "--save", "game.txt")
    done = command(*arguments, typed="1\n" * 2000, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout
    assert "\x1b" not in done.stdout
    assert rattus.load(tmp_path / "game.txt").over


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_whole_game_of_the_big_box_is_played_by_always_choosing_the_first(seats: int) -> None:
    table, text = sit_down(big_box(seats), always("1"), ["red"])
    assert table.game.over
    assert words.ranking_words(EN, table.game.result or ()) in " ".join(text.split())


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (("take nun", "nun", "spread", "place"), ["sends a nun", "The Nun: place or move up to 2 more nuns"]),
        (
            ("take caravanner", "caravan", "place"),
            ["leads the caravan", "where does the caravan go", "caravanner°"],
        ),
        (("take courier", "courier", "place"), ["with the Courier", "The Courier: 2 more moves", "courier°"]),
        (("take soldier", "spread", "place"), ["The Soldier: 1 more rat beside", "enough – no further rat"]),
    ],
    ids=["nun", "caravanner", "courier", "soldier"],
)
def test_a_whole_game_with_a_new_card_asks_and_tells_everything(
    wishes: tuple[str, ...], said: list[str]
) -> None:
    game = big_box(cards=BIG)

    def answer(seen: str) -> str:
        if "ress Enter" in seen or game.to_act is None:
            return ""
        legal = game.view(game.to_act).legal
        assert legal is not None
        wished = [text for wish in wishes for text in legal.texts if text.startswith(wish)]
        return (wished or list(legal.texts))[0]

    table, text = sit_down(game, answer, ["red", "yellow"])
    assert table.game.over
    assert "None" not in text
    for sentence in (*said, "° reconstructed card"):
        assert sentence in " ".join(text.split())


def test_the_command_plays_a_whole_big_box_game_of_six_through_a_pipe(tmp_path: Path) -> None:
    done = command(
        *("--game", "bigbox", "--bots", "human" + ",random" * 5, "--seed", "3", "--save", "game.txt"),
        typed="1\n" * 3000,
        folder=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout
    assert "The caravan starts in" in done.stdout
    finished = rattus.load(tmp_path / "game.txt")
    assert finished.over
    assert finished.seats == ("red", "yellow", "green", "blue", "purple", "white")


def test_other_cards_can_be_chosen(tmp_path: Path) -> None:
    done = command(
        *("--game", "bigbox", "--bots", "human,random,random", "--seed", "1"),
        *("--cards", "Nun, serf,soldier,queen,witch,merchant"),
        typed="record\nhelp cards\nhelp king\nquit\n\n",
        folder=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert '[Options "cards=merchant+witch+queen+serf+soldier+nun"]' in done.stdout
    assert "Soldier (Chivalry, K)." in done.stdout
    assert "This card is not in this game." in done.stdout


def test_bots_alone_play_without_asking_anybody() -> None:
    table, text = sit_down(red_starts(3), in_turn(), [])
    assert table.game.over
    assert " > " not in text


def test_an_edition_of_ones_own_names_and_options_can_be_given(tmp_path: Path) -> None:
    done = command(
        *("--names", "anna,bob", "--bots", "human,random", "--option", "rulebook=de"),
        *("--option", "start=first", "--seed", "1", "--plain"),
        typed="1\nrecord\nquit\n\n",
        folder=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert '[Seats "anna bob"]' in done.stdout
    assert '[Options "rulebook=de start=first"]' in done.stdout
    assert "ANNA: Where does the plague break out?" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "9"], "2 to 4 seats"),
        (["--bots", "human,genius,random"], "there is no bot 'genius'; there are random, greedy, search,"),
        (["--bots", "human,genius,random"], "ismcts-compiled; or human"),
        (["--bots", "human,search,random"], "'search': how long may it think?"),
        (["--bots", "human,search:soon"], "'search:soon': 'soon' is neither a number of simulations"),
        (["--bots", "human,search:0s"], "'search:0s': a bot needs some time"),
        (["--bots", "human,random:5"], "'random:5': the random bot takes no budget"),
        (["--bots", "human,greedy:1s"], "'greedy:1s': the greedy bot takes no budget"),
        (["--bots", "human,master:1s"], "'master:1s': a level has its own budget"),
        (["--bots", "human"], "2 to 4 seats, not 1"),
        (["--bots", "human,random", "--seats", "3"], "2 players for 3 seats"),
        (["--names", "a,b", "--seats", "3"], "2 names for 3 seats"),
        (["--names", "a,a"], "each seat has its own"),
        (["--option", "chance=ask"], "unknown option"),
        (["--option", "rulebook"], "NAME=VALUE"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
        (["--load", "nowhere.txt"], "nowhere.txt"),
        (["--load", "x", "--seats", "2"], "leave these out"),
        (["--game", "bigbox", "--seats", "7"], "2 to 6 seats, not 7"),
        (["--game", "bigbox", "--cards", "monk,pope"], "no card 'pope'"),
        (["--game", "bigbox", "--seats", "6", "--cards", "monk,nun"], "with 6 seats 8 different cards"),
        (["--game", "bigbox", "--cards", "monk,monk,king,witch,nun,serf"], "6 different cards"),
        (["--cards", "monk,nun", "--option", "cards=monk"], "given twice"),
        (["--load", "x", "--cards", "nun"], "leave these out"),
        (["--load", "x", "--start", "first"], "leave these out"),
        (["--start", "white"], "not 'white'"),
        (["--game", "cartus", "--names", "a,b", "--start", "c"], "or one of a, b, not 'c'"),
        (["--start", "first", "--option", "start=first"], "start is given twice"),
        (["--speed", "breakneck"], "none, fast, normal, slow"),
        (["--save", "no/such/folder/game.txt"], "game.txt"),
    ],
)
def test_a_wrong_command_line_is_refused_with_the_reason(
    arguments: list[str], reason: str, tmp_path: Path
) -> None:
    done = command(*arguments, folder=tmp_path)
    assert done.returncode in (1, 2)
    assert reason in " ".join(done.stderr.replace("│", " ").split())
    assert "Traceback" not in done.stderr


def test_a_person_has_the_first_seat_and_bots_of_a_fair_level_the_others() -> None:
    assert players(None, 2) == ["human", "fair"]
    assert players(None, 6) == ["human", *["fair"] * 5]
    assert players("human, search:250ms,human", 3) == ["human", "search:250ms", "human"]
    assert players("random,novice", 2) == ["random", "novice"]


def test_the_command_sits_down_with_thinking_bots(tmp_path: Path) -> None:
    """A quick one and one with simulations; the default is shown above."""
    done = command(
        *("--bots", "human,novice,search:20", "--seed", "3", "--option", "start=first"),
        typed="1\nquit\n\n",
        folder=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "Red (you), Yellow (a bot), Green (a bot)" in done.stdout
    assert "Yellow settles" in done.stdout
    assert "Green settles" in done.stdout


# Preparing bots.


class Compilation:
    """Replaces the compiled search, and notes the requests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, done: bool) -> None:
        self.compiled: list[str] = []
        monkeypatch.setattr("rattus.cli.common.is_thinking_compiled", lambda game: done)
        monkeypatch.setattr("rattus.cli.common.compile_thinking", self.compile)

    def compile(self, game: str, progress: Progress) -> None:
        self.compiled.append(game)
        progress("search", 0, 1)
        progress("", 1, 1)


@pytest.mark.parametrize("game", ENGINES)
@pytest.mark.parametrize("code", ["greedy", "search:1s", "search:20", "novice", "master"])
def test_bots_that_think_are_made_ready_with_a_progress_bar(
    game: str, code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    compilation = Compilation(monkeypatch, done=False)
    ready_bots(game, ["human", "random", code])
    shown = capsys.readouterr()
    assert compilation.compiled == [game]
    assert re.search(rf"^rattus: Teaching the bots to think \(only the first time\) {game}$", shown.err)
    assert shown.out == ""


def test_bots_that_are_ready_are_not_made_ready_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compilation = Compilation(monkeypatch, done=True)
    ready_bots("plague", ["human", "fair"])
    assert compilation.compiled == []
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    "codes", [["human"], ["human", "random"], ["random", "random"], ["human", "cautious"], []]
)
def test_nothing_is_compiled_for_players_that_need_no_search(
    codes: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """People, the random bot, and other people's bots, which bring their own."""
    compilation = Compilation(monkeypatch, done=False)
    ready_bots("plague", codes)
    assert compilation.compiled == []
    assert capsys.readouterr() == ("", "")


# Answers.

ACTION = [
    Choice(number, text, text)
    for number, text in enumerate(
        [
            "take witch",
            "take king",
            "place gallia",
            "place germania 1",
            "place germania 2",
            "plague germania",
        ],
        start=1,
    )
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["take witch"]),
        ("6", ["plague germania"]),
        ("7", []),
        ("0", []),
        ("take witch", ["take witch"]),
        ("TAKE  Witch", ["take witch"]),
        ("ta w", ["take witch"]),
        ("t", ["take witch", "take king"]),
        ("pla g", ["place gallia", "place germania 1", "place germania 2", "plague germania"]),
        ("plag g", ["plague germania"]),
        ("place germania", ["place germania 1", "place germania 2"]),
        ("place germania 2", ["place germania 2"]),
        ("witch", ["take witch"]),
        ("w", []),
        ("germania 1", ["place germania 1"]),
        ("take witch now", []),
    ],
)
def test_an_answer_is_a_number_a_text_or_the_beginnings_of_its_words(typed: str, meant: list[str]) -> None:
    assert [choice.text for choice in matching(ACTION, typed)] == meant


def test_what_is_typed_can_be_completed() -> None:
    texts = [choice.text for choice in ACTION]
    assert completed(texts, "ta") == ["take witch", "take king"]
    assert completed(texts, "take  k") == ["take king"]
    assert completed(texts, "take ") == ["take witch", "take king"]
    assert completed(texts, "x") == []
    assert completed(texts, "") == texts


def test_choices_are_grouped_by_verb_and_long_groups_next_to_others_are_folded() -> None:
    moves = [Choice(n, f"merchant a b {n}", "") for n in range(1, 40)]
    assert [(group.verb, group.folded) for group in groups([*ACTION, *moves], partial(words.group_title, EN))] == [
        ("take", False), ("place", False), ("plague", False), ("merchant", True),
    ]  # fmt: skip
    assert [group.folded for group in groups(moves, partial(words.group_title, EN))] == [False]


def test_the_nuns_are_grouped_by_where_they_come_from() -> None:
    texts = ("nun italia", "nun france", "nun italia france", "nun italia egypt", "enough")
    found = groups(
        [Choice(n, text, text) for n, text in enumerate(texts, start=1)], partial(words.group_title, EN)
    )
    assert [group.title for group in found] == ["new nun to", "nun from Italia to", ""]
    assert [len(group.choices) for group in found] == [2, 2, 1]


def test_an_ambiguous_answer_shows_what_it_could_mean_and_changes_nothing() -> None:
    table, text = sit_down(red_starts(), in_turn("settle g", "settle gal"), ["red"])
    before, _, after = text.partition("settle g\n")
    assert "2 gallia" in before
    listed, _, _ = after.partition("Red >")
    assert "gallia" in listed
    assert "germania" in listed
    assert "anglia" not in listed
    assert "Red settles 2 citizens in Gallia." in after
    assert table.game.record().count("red settle") == 1


def test_an_answer_that_breaks_a_rule_gets_the_reason() -> None:
    typed = ("settle atlantis", "take witch", "77")
    table, text = sit_down(red_starts(), in_turn(*typed), ["red"])
    assert text.count("Not possible: ") == 2
    assert "atlantis" in text.split("Not possible: ")[1]
    assert "The choices have the numbers 1 to 8." in text
    assert "red settle" not in table.game.record()


# Commands.


def test_a_step_can_be_undone_and_chosen_again() -> None:
    start = ("settle gallia", "settle gallia", "take king", "undo", "take monk", "quit", "")
    table, text = sit_down(red_starts(), in_turn(*start), ["red"])
    assert "Taken back: take king" in text
    assert "red take monk" in table.game.record()
    assert "red take king" not in table.game.record()


def test_undo_says_why_when_it_is_impossible() -> None:
    game = red_starts()
    script = (
        "undo",
        "settle gallia",
        "u",
        "settle gallia",
        "take witch",
        "look gallia/1",
        "undo",
        "quit",
        "",
    )
    _, text = sit_down(game, in_turn(*script), ["red"])
    reasons = re.findall(r"That can't be undone: (.*)\.", text)
    assert len(reasons) == 3
    assert "chance has spoken" in reasons[0]
    assert "Yellow" in reasons[1]
    assert "chance has spoken" in reasons[2]


def test_the_other_commands_answer_and_leave_the_game_as_it_is() -> None:
    script = (
        "help",
        "?",
        "help witch",
        "help sym",
        "help nonsense",
        "log",
        "log 1",
        "log x",
        "board",
        "record",
        "save",
    )
    table, text = sit_down(red_starts(), in_turn(*script), ["red"])
    assert "Beginnings of words will do" in text
    assert "Look at any rat" in text
    assert "majority: everyone who has the most" in text
    assert "There is no help on 'nonsense'" in text
    assert "The plague breaks out in" in text
    assert "log takes a number" in text
    assert '[Game "rattus"]' in text
    assert "save needs the name of a file" in text
    assert "red settle" not in table.game.record()


def test_the_log_begins_with_the_oldest_of_the_last_events() -> None:
    _, text = sit_down(red_starts(), in_turn("settle gallia", "log 2", "quit", ""), ["red"])
    told = text.split("log 2\n")[1].split("Red >")[0].strip().split("\n")
    assert len(told) == 2
    assert all("Yellow settles" in line for line in told)


# Saving the game.


def test_a_game_that_was_left_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    arguments = ("--bots", "human,random,random", "--seed", "5", "--save", str(path))
    left = command(*arguments, typed="1\n1\n1\nquit\n")
    assert left.returncode == 0, left.stderr
    assert f"rattus play --load {path}" in " ".join(left.stdout.split())
    steps = rattus.load(path).numbers
    went_on = command(*arguments, "--load", str(path), typed="1\n" * 2000)
    assert went_on.returncode == 0, went_on.stderr
    finished = rattus.load(path)
    assert finished.over
    assert finished.numbers[: len(steps)] == steps


def test_the_file_is_up_to_date_after_every_step(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = red_starts()
    kept: list[bool] = []

    def answer(seen: str) -> str | None:
        kept.append(not kept or path.read_text("utf-8") == game.record())
        return "1" if len(kept) < 12 else None

    sit_down(game, answer, ["red"], path)
    assert kept == [True] * 12


def test_when_the_input_ends_the_game_is_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table, text = sit_down(red_starts(), in_turn("1", "1"), ["red"], path)
    assert rattus.load(path).numbers == table.game.numbers
    assert "Saved. Go on with" in text


def test_quitting_asks_for_a_file_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    table, text = sit_down(red_starts(), in_turn("1", "quit", str(path)), ["red"])
    assert "Save the game?" in text
    assert rattus.load(path).numbers == table.game.numbers


def test_a_file_that_can_not_be_written_is_told_and_loses_nothing(tmp_path: Path) -> None:
    lost = tmp_path / "folder" / "game.txt"
    good = tmp_path / "good.txt"
    script = ("1", f"save {lost}", "1", "quit", str(good))
    table, text = sit_down(red_starts(), in_turn(*script), ["red"], lost)
    assert "can't be written any more" in " ".join(text.split())
    assert "can't be written: " in " ".join(text.split())
    assert rattus.load(good).numbers == table.game.numbers


def test_another_game_in_the_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    rattus.new("rattus", seats=2, seed=1).save(path)
    before = path.read_text("utf-8")
    done = command("--bots", "human,random", "--save", str(path))
    assert done.returncode == 2
    assert "exists" in done.stderr
    assert path.read_text("utf-8") == before


def test_a_file_nobody_named_takes_no_name_that_is_in_use(tmp_path: Path) -> None:
    name = str(tmp_path / "unfinished.txt")
    for _ in range(3):
        Path(unused(name)).write_text("a game", "utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "unfinished-2.txt", "unfinished-3.txt", "unfinished.txt",
    ]  # fmt: skip


# Several people at one keyboard, and what each may see.


def test_with_one_person_the_keyboard_is_never_passed_on() -> None:
    _, text = sit_down(red_starts(4, seed=3), prefers("take witch", "look"), ["red"])
    assert "looks at rat" in text
    assert "Pass the keyboard" not in text


def prefers(*verbs: str) -> Callable[[str], str]:
    """Type these if they are offered, else the first choice; Enter where Enter is expected."""
    tries: list[str] = []

    def answer(seen: str) -> str:
        if "press Enter" in seen or "Press Enter" in seen:
            return ""
        if ASKED.search(seen):
            tries[:] = [verb for verb in verbs if verb.split()[-1] in seen]
        elif "Not possible" not in seen and "numbers 1 to" not in seen:
            listed = re.findall(r"(?<![\d/+])\b(\d+) [a-z]", seen)
            return listed[0] if listed else "1"
        return tries.pop(0) if tries else "1"

    return answer


def test_the_keyboard_is_passed_on_before_a_secret_is_shown() -> None:
    script = (*"1111", "take witch", "look gallia/1", "enough", *["1"] * 30)
    game = red_starts()
    _, text = sit_down(game, in_turn(*script), ["red", "yellow"])
    mine, _, yellows = text.partition("Pass the keyboard to Yellow, press Enter.")
    seen = FACE.findall(mine.split("It shows ")[1])[0]
    assert "Pass the keyboard" not in mine
    shown, _, rest = yellows.partition("Pass the keyboard to Red, press Enter.")
    assert "YELLOW: Take your actions" in shown
    assert "▫" in shown
    assert set(FACE.findall(shown)) <= set(FACE.findall(game.record("yellow")))
    assert f"│ {seen}" in rest or f"║ {seen}" in rest


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_screen_never_shows_a_face_the_person_before_it_does_not_know(seats: int, seed: int) -> None:
    """Every face printed for a person is one their own view knows, or one turned over for all."""
    game = red_starts(seats, seed)
    people = list(game.seats)
    at_keyboard: list[str] = []
    handed_over = 0
    player = prefers("take witch", "look")

    @cache
    def faces_in_record(seat: str, steps: int) -> set[str]:
        return set(FACE.findall(game.record(seat)))

    def known(seat: str) -> set[str]:
        """Faces of the seat's own record: those it looked at, and those turned over for all."""
        return faces_in_record(seat, len(game.numbers))

    def answer(seen: str) -> str:
        nonlocal handed_over
        passed = PASS_ON.search(seen)
        asked = ASKED.search(seen)
        if passed is not None:
            handed_over += 1
            before = seen[: passed.start()]
            assert set(FACE.findall(before)) <= known(at_keyboard[-1])
            at_keyboard.append(passed[1].lower())
            assert not FACE.findall(seen[passed.start() :])
            return ""
        if asked is not None:
            if not at_keyboard or at_keyboard[-1] != asked[1].lower():
                assert not secrets(at_keyboard[-1:]), (
                    "the person changed without the keyboard being passed on"
                )
                assert not secrets([asked[1].lower()])
            at_keyboard.append(asked[1].lower())
        if at_keyboard:
            assert set(FACE.findall(seen)) <= known(at_keyboard[-1])
            report = game.view(at_keyboard[-1]).report()
            rats = report["rats"]
            assert isinstance(rats, dict)
            board_faces = {face for lying in rats.values() for face in lying if face != "hidden"}
            board, _, _ = seen.partition("cards")
            drawn = [line for line in board.split("\n") if re.search(r"[│║].*\d\+[A-Z]", line)]
            assert set(FACE.findall("\n".join(drawn))) <= board_faces
        return player(seen)

    def secrets(seats_now: list[str]) -> bool:
        public = State.of(game.blinded(game.state, None)).face
        return any(State.of(game.blinded(game.state, seat)).face != public for seat in seats_now)

    sit_down(game, answer, people)
    assert game.over
    assert handed_over > 0


def test_another_seats_look_is_told_without_the_face() -> None:
    assert "2+MBC" in words.sentence(EN, events.RatLookedAt("yellow", "gallia", 1, "2+MBC"))
    hidden = words.sentence(EN, events.RatLookedAt("yellow", "gallia", 1))
    assert hidden == "Yellow looks at rat 1 in Gallia."


# Words.

EXAMPLES: dict[str, object] = {
    "seat": "red", "region": "gallia", "count": 2, "turn": 3, "card": "monk", "owner": "yellow",
    "source": "italia", "to": "gallia", "slot": 1, "other": "italia", "other_slot": 2, "face": "2+MBC",
    "spread": 1, "supply_empty": True, "rages": True, "limit": 2, "population": 3, "outbreak": True,
    "cause": events.Cause.MAJORITY, "reason": events.EndReason.SUPPLY, "chooser": "red",
    "ranking": (("red", 4), ("yellow", 1)), "words": ("gallia",),
}  # fmt: skip


@pytest.mark.parametrize("kind", get_args(events.Event), ids=lambda kind: kind.__name__)
def test_there_is_a_sentence_for_every_event(kind: Callable[..., events.Event]) -> None:
    assert isinstance(kind, type)
    event = kind(**{field.name: EXAMPLES[field.name] for field in fields(kind)})
    text = words.sentence(EN, event)
    assert text[0].isupper() or text[0].isdigit()
    assert "None" not in text
    assert "_" not in text


@pytest.mark.parametrize("cause", events.Cause)
def test_every_cause_of_a_loss_is_told(cause: events.Cause) -> None:
    assert "(" in words.sentence(EN, events.CitizensLost("red", "gallia", 1, cause, "monk"))


@pytest.mark.parametrize("reason", events.EndReason)
def test_every_reason_of_the_end_is_told(reason: events.EndReason) -> None:
    assert "triggers the end of the game" in words.sentence(EN, events.EndTriggered("red", reason))


def test_there_is_help_on_every_card_every_phase_and_the_symbols() -> None:
    table = codec(big_box(cards="monk+knight+witch+king+courier+caravanner+nun+serf"))
    for card in NAMES:
        assert card in (words.help_text(EN, card, "action", table) or "").lower()
    of_cards = {phase for card in DECK.values() for phase in card.phases}
    for phase in {*PHASES_BY_QUESTION.values(), *of_cards, "final"}:
        assert words.help_text(EN, phase, "action", table)
        assert words.help_text(EN, "", phase, table)
        assert EN.has(f"plague-ask-{phase}")
    for topic in ("symbols", "cards", "map", "rats", "phases"):
        text = words.help_text(EN, topic, "action", table)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_help_in_one_edition_does_not_speak_of_the_others_cards(seats: int) -> None:
    table = codec(red_starts(seats))
    for topic in ("", "cards", "phases", "symbols"):
        text = (words.help_text(EN, topic, "action", table) or "").lower()
        assert not re.search("caravan|courier|nun|soldier|queen|serf", text)


def test_the_knights_help_is_the_editions_own() -> None:
    first = words.help_text(EN, "knight", "action", codec(red_starts(4))) or ""
    assert "one or two steps" in first
    assert "where it stands in the end, it counts as two citizens" in first
    for seats, far in ((4, "one or two steps"), (6, "one to three steps")):
        second = words.help_text(EN, "knight", "action", codec(big_box(seats))) or ""
        assert far in second
        assert "lower all limits by two" in second
        assert "ravaged at once" in second


@pytest.mark.parametrize(
    ("edition", "haven", "other"), [("rattus", "palace", "Haven"), ("bigbox", "Safe Haven", "palace")]
)
def test_where_citizens_are_safe_is_called_as_in_the_rulebook(edition: str, haven: str, other: str) -> None:
    game = rattus.new(edition, seats=2, seed=1)
    table, view = desk_of(game.ruleset, EN), game.view("red")
    told = [sentence.text for sentence in table.story([events.CitizenSaved("red", "king", "italia")])]
    told += [table.help(topic, view) for topic in ("", "king", "symbols", "phases")]
    assert all(haven in text and other not in text for text in told)


def test_a_starred_rat_may_come_from_the_supply() -> None:
    assert "those left over are in the supply" in " ".join(
        words.help_text(EN, "symbols", "action", codec(red_starts(2))).split()
    )


def test_a_reconstructed_card_says_so_wherever_it_is_explained() -> None:
    table = codec(big_box())
    assert [card for card in NAMES if reconstructed(card)] == ["courier", "caravanner"]
    for card in NAMES:
        assert ("Reconstructed" in words.card_help(EN, card, table)) == reconstructed(card)
    for phase in ("courier", "caravan"):
        assert "Reconstructed" in words.phase_help(EN, phase, table)
    assert words.choice(EN, Step.of("take", "courier"), "red") == "courier° (from Red)"
    assert words.choice(EN, Step.of("take", "king")) == "king"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_help_on_map_and_rats_marks_what_is_reconstructed_and_explains_the_mark(language: str) -> None:
    said = Words(language)
    table = codec(big_box())
    edition = load_edition("bigbox")
    map_help = words.help_text(said, "map", "action", table)
    for a, b, _, source in edition.data.borders.borders:
        line = next(line for line in map_help.split("\n") if re.match(rf"  {a}°? ", line))
        assert bool(re.search(rf"\b{b}°", line)) == (source == "reconstructed"), (a, b)
    for region in edition.data.region:
        assert bool(re.search(rf"(?m)^  {region.id}° ", map_help)) == (region.source == "reconstructed")
    assert f"° {said.t('source-borders')}" in map_help
    assert f"° {said.t('source-region')}" in map_help
    rats_help = words.help_text(said, "rats", "action", table)
    for face, source in edition.face_sources().items():
        assert (f" {face}°" in rats_help) == (source == "reconstructed"), face
    assert f"° {said.t('source-face')}" in rats_help
    symbols = " ".join(words.help_text(said, "symbols", "action", table).split())
    assert " ".join(said.t("terminal-plague-symbol-marked").split()) in symbols


def test_a_reconstructed_face_is_marked_when_a_seat_looks_at_it() -> None:
    edition = load_edition("rattus")
    for face, marked in (("1+PB*", True), ("2+MBC", False)):
        looked = events.RatLookedAt("red", "gallia", 1, face)
        assert words.sentence(EN, looked, edition).endswith("°.") == marked
    assert "°" not in words.sentence(EN, events.RatLookedAt("red", "gallia", 1), edition)


def test_a_reconstructed_face_is_marked_when_it_is_turned_up() -> None:
    edition = load_edition("rattus")
    for face, shown in (("1+PB*", "1+PB*°"), ("2+MBC", "2+MBC:")):
        turned = events.RatTurned("gallia", 1, face, 1, 3, True)
        assert f"shows {shown}" in words.sentence(EN, turned, edition)


def test_rules_count_what_is_reconstructed_and_say_what_is_not_part_of_the_program() -> None:
    done = CliRunner(env={"COLUMNS": "300"}).invoke(main, ["rules"])
    text = " ".join(done.output.replace("│", " ").split())
    borders = [source for *_, source in load_edition("rattus").data.borders.borders]
    assert f"Reconstructed: {borders.count('reconstructed')} of {len(borders)} borders, " in text
    assert "rattus play --edition FILE" in text
    for name in (
        "queen, serf, soldier, nun",
        "caravanner",
        "Baker",
        "Emperor",
        "Sultan",
        "Judge",
        "Boccaccio",
    ):
        assert name in text, name
    assert "Nobilis" not in text
    done = CliRunner(env={"COLUMNS": "300"}).invoke(main, ["rules", "--edition", "cartus"])
    assert "Rattus Cartus Nobilis" in done.output
    assert "Pied Piper (" not in done.output


def test_every_verb_of_a_card_and_every_enough_has_its_words() -> None:
    for verb in VERBS - {"start", "rat"}:
        assert (
            EN.has(f"terminal-plague-title-{verb}") != EN.has(f"terminal-plague-{verb}") or verb == "enough"
        )
    meanings = {
        words.choice(EN, Step.of("enough"), phase=phase) for phase in ("look", "courier", "nun", "spread")
    }
    assert len(meanings) == 4


def test_the_words_for_citizens_tell_who_brought_them() -> None:
    placed = [events.CitizensPlaced("red", "italia", 1, card) for card in (None, "serf", "queen")]
    assert [words.sentence(EN, event) for event in placed] == [
        "Red places 1 citizen in Italia.",
        "Red's Serf brings 1 citizen to Italia.",
        "Red places 1 citizen in Italia with the Queen.",
    ]
    empty = words.sentence(EN, events.CaravanMoved("red", "caravanner", "italia", "egypt", 0))
    assert "no citizen left" in empty
    assert (
        words.sentence(EN, events.PlagueMoved("red", "italia", "italia", 0))
        == "Red leaves the plague in Italia."
    )


def test_six_seats_have_six_colours() -> None:
    screen = Screen(out=io.StringIO())
    screen.seat(big_box().seats)
    assert len(set(screen.names.values())) == 6
    assert list(COLOURS) == list(big_box().seats)


def test_the_rules_of_the_big_box_say_seats_and_sources() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rattus.cli", "rules", "--edition", "bigbox"],
        capture_output=True, text=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"}, check=True,
    )  # fmt: skip
    rows = [" ".join(line.replace("│", " ").split()) for line in done.stdout.split("\n")]
    assert "courier bourgeoisie 5-6 reconstructed" in rows
    assert "nun church by choice published" in rows
    assert any(row.startswith("russia 4, 6 ") for row in rows)
    assert any(row.startswith("egypt 5-6 ") for row in rows)


def test_a_face_is_explained_in_words() -> None:
    assert (
        words.face_words(EN, "2+MBC*")
        == "with 2 citizens or more there, it strikes the majority, the bourgeoisie (B), the church (C)"
    )
    assert words.face_words(EN, "1+A") == "with 1 citizen or more there, it strikes everyone"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("RED: Settle two citizens", "Red settles 2 citizens in", "Not possible:")),
        ("de", ("ROT: Besiedle eine Region", "Rot besiedelt Gallien mit 2 Würfeln.", "Nicht möglich:")),
        ("fr", ("ROUGE: Place deux cubes", "Rouge place 2 cubes en", "Impossible\u00a0:")),
    ],
)
def test_the_table_speaks_the_language_that_is_wanted(language: str, said: tuple[str, ...]) -> None:
    typed = "settle gallia\nsettle atlantis\nhelp\nhelp witch\nlog\nquit\n\n"
    command = ["play", "--seats", "2", "--bots", "human,random", "--option", "start=first", "--seed", "3"]
    done = CliRunner().invoke(main, [*command, "--language", language], input=typed)
    assert done.exit_code == 0
    for words_said in said:
        assert words_said in done.output
    for wanted in ("terminal-topics", "card-witch-rule"):
        assert Words(language).t(wanted)[:40] in done.output


def test_the_language_is_that_of_the_system_or_english() -> None:
    command = ["play", "--seats", "2", "--bots", "human,random", "--seed", "3"]
    german = CliRunner().invoke(main, command, input="quit\n\n", env={"LC_ALL": "de_AT.UTF-8"})
    assert "Bei jeder Frage erklärt help alles." in german.output
    other = CliRunner().invoke(main, command, input="quit\n\n", env={"LC_ALL": "it_IT.UTF-8"})
    assert "At any question, help explains everything." in other.output
