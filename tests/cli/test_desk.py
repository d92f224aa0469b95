"""The terminal knows no game: it shows what a desk gives it, and loads only the game that is played."""

from __future__ import annotations

import ast
import io
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import rattus
from rattus.cli import main
from rattus.cli.common import compile_thinking, parse_options
from rattus.cli.desk import Sentence, desk_of
from rattus.cli.play_choices import Choice, answers, choices, groups, matching
from rattus.cli.play_screen import Screen
from rattus.kernel.engine import silent
from rattus.kernel.step import CHANCE_NAME
from rattus.locales import Words
from rattus.plague import events
from rattus.table.game import Game
from rattus.table.library import ENGINES

NEUTRAL = sorted((Path(rattus.__file__).parent / "cli").glob("*.py"))


def screen(**styles: str) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    shown = Screen(out=out)
    shown.seat(("red", "yellow"))
    shown.styles |= styles
    return shown, out


def told(*sentences: Sentence, most: int = 10) -> list[str]:
    shown, out = screen()
    shown.story(sentences, most)
    return out.getvalue().splitlines()


def game() -> Game:
    return rattus.new("rattus", seats=2, seed=1, start="first")


# Which game.


@pytest.mark.parametrize("path", NEUTRAL, ids=lambda path: path.stem)
def test_what_is_for_all_games_imports_none(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    names = {name.name for part in ast.walk(tree) if isinstance(part, ast.Import) for name in part.names}
    names |= {part.module or "" for part in ast.walk(tree) if isinstance(part, ast.ImportFrom)}
    homes = tuple(f"{home}.{engine}" for engine in (*ENGINES, "cartus") for home in ("rattus", "rattus.cli"))
    assert not [name for name in names if name.startswith(homes)]


def test_only_the_desk_of_the_game_that_is_played_is_imported() -> None:
    code = (
        "import sys, rattus, rattus.locales, rattus.cli.play_table, rattus.cli.desk as desk; "
        "desk.desk_of(rattus.new(seats=2, rules='interpreted').ruleset, rattus.locales.Words()); "
        "print(*sorted(name for name in sys.modules if name.endswith('.desk')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "rattus.cli.desk rattus.cli.plague.desk\n"


# Choices.


def test_every_choice_has_a_number_its_text_and_a_label() -> None:
    played = game()
    desk = desk_of(played.ruleset, Words())
    for _ in range(30):
        assert played.to_act not in (None, CHANCE_NAME)
        view = played.view(played.to_act or "")
        given = choices(desk, view)
        assert [choice.text for choice in given] == list(view.legal or ())
        assert [choice.number for choice in given] == list(range(1, len(given) + 1))
        assert all(choice.label for choice in given)
        grouped = groups(given, desk.title)
        assert [choice for group in grouped for choice in group.choices] == given
        assert desk.question(view)
        played.play(given[-1].text)


SHOWN = [
    Choice(1, "enter 1", "Farm (peasantry): 4 cards"),
    Choice(2, "enter 2", "Fortune-teller's Tent (magic)"),
    Choice(3, "pass", "pass – wait"),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("farm", [1]),
        ("enter farm", [1]),
        ("FORTUNE", [2]),
        ("fo", []),
        ("castle", []),
        ("enter", [1, 2]),
        ("pas", [3]),
    ],
)
def test_a_choice_is_also_meant_by_how_its_label_begins(typed: str, meant: list[int]) -> None:
    assert [choice.number for choice in matching(SHOWN, typed)] == meant


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("1", ["1"]),
        ("1, 1,3", ["1", "1", "3"]),
        ("1 1 3", ["1", "1", "3"]),
        ("place gallia 2", ["place gallia 2"]),
        ("lay monk-4, lay joker , done", ["lay monk-4", "lay joker", "done"]),
        ("2 2, done", ["2", "2", "done"]),
        (",", [","]),
    ],
)
def test_several_answers_can_be_typed_in_one_line(typed: str, parts: list[str]) -> None:
    assert answers(typed) == parts


def test_a_label_longer_than_the_screen_is_broken_between_words() -> None:
    shown, out = screen()
    shown.groups(groups([Choice(1, "enter 1", "long words " * 15), Choice(2, "enter 2", "short")], str.upper))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 100
    assert len(lines) == 3
    assert " ".join(" ".join(lines).split()) == "ENTER 1 1 " + "long words " * 15 + "ENTER 2 2 short"


# The story.


def test_the_story_has_a_paragraph_for_every_heading() -> None:
    said = (Sentence("One begins."), Sentence("Turn 1: Red", heading=True), Sentence("Red eats!"))
    assert told(*said) == ["One begins.", "Turn 1: Red. Red eats!"]


def test_a_heading_with_nothing_below_it_is_left_out() -> None:
    assert told(Sentence("Red eats."), Sentence("Turn 2", heading=True)) == ["Red eats."]
    assert told() == []


def test_a_long_story_keeps_its_latest_lines() -> None:
    turns = [Sentence(f"Turn {n}.", heading=True) for n in range(9)]
    assert told(*turns, Sentence("So."), most=3) == ["… (log tells all)", "Turn 7.", "Turn 8. So."]


def test_some_events_are_headings_and_some_are_not_told() -> None:
    happened = (
        events.TurnBegan("red", 1),
        events.Passed("red"),
        events.GameEnded((("red", 4), ("yellow", 1))),
    )
    assert desk_of(game().ruleset, Words()).story(happened) == [
        Sentence("Turn 1: Red", heading=True),
        Sentence("Red passes."),
    ]


# Screens.


def test_what_was_typed_is_forgotten_when_the_screen_is_wiped() -> None:
    """Otherwise the next person could recall it with the arrow keys."""
    shown, _ = screen()
    shown._session = object()  # type: ignore[assignment]
    shown.clear()
    assert shown._session is not None
    shown.clear(history=True)
    assert shown._session is None


# Roles.


def test_a_role_nobody_has_a_style_for_is_shown_without_one() -> None:
    shown, out = screen(card="bold red")
    assert (shown.style("card"), shown.style("seat 1"), shown.style("dragon")) == (
        "bold red",
        shown.names["red"],
        "",
    )
    shown.show_lines([[("here be ", "text"), ("dragons", "dragon")]])
    assert out.getvalue() == "here be dragons\n"


def test_a_sentence_is_coloured_by_its_seats_and_the_games_own_words() -> None:
    shown, _ = screen(card="italic")
    shown.highlights = {"farms?": "card"}
    text = shown.coloured(Sentence("Red has a farm."))
    assert {(text.plain[span.start : span.end], span.style) for span in text.spans} == {
        ("Red", shown.names["red"]),
        ("farm", "italic"),
    }


def test_a_paragraph_is_broken_where_the_screen_ends() -> None:
    shown, out = screen()
    shown.paragraph([("Red wins. ", "text"), ("And so on. " * 20, "strong")])
    lines = out.getvalue().splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("Red wins. And so on.")


# Options.


def test_lists_become_options() -> None:
    assert parse_options(("rulebook=de",), cards="Monk, nun", buildings=None) == {
        "rulebook": "de",
        "cards": "monk+nun",
    }
    assert parse_options((), cards=None, buildings="Farm,office") == {"buildings": "farm+office"}
    assert parse_options((), cards=None, buildings="one-per-class") == {"buildings": "one-per-class"}
    with pytest.raises(click.BadParameter, match="buildings is given twice"):
        parse_options(("buildings=farm",), buildings="office")


def test_buildings_have_counts_on_the_command_line() -> None:
    assert parse_options((), buildings="Farm*3, brewery*2,office") == {"buildings": "farm*3+brewery*2+office"}


def test_who_begins_is_an_option_like_others_and_given_once() -> None:
    assert parse_options((), "Anna", buildings=None) == {"start": "Anna"}
    assert parse_options(("rulebook=de",), None) == {"rulebook": "de"}
    with pytest.raises(click.BadParameter, match="start is given twice: leave out --option start="):
        parse_options(("start=first",), "Anna")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_buildings_are_refused_by_a_game_that_has_none(command: str) -> None:
    done = CliRunner().invoke(main, [command, "--buildings", "farm,office"])
    assert (done.exit_code, done.stdout) == (1, "")
    assert "unknown option 'buildings'" in done.stderr


# Points and engines.


def test_a_series_is_summed_up_in_the_games_own_points() -> None:
    done = CliRunner(env={"COLUMNS": "100"}).invoke(main, ["simulate", "--games", "3", "--seats", "2"])
    assert "mean citizens" in done.stdout


def test_warm_says_which_game_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the rules are loaded, so that they are not compiled."""
    game()
    compile_thinking("plague", silent)
    monkeypatch.setenv("RATTUS_CACHE", str(tmp_path))
    monkeypatch.setattr("rattus.table.library.ENGINES", ("plague",))
    assert " plague\n" in CliRunner(env={"COLUMNS": "200"}).invoke(main, ["warm"]).stderr
