"""The library's front: editions by name or file, tables, new games and games from records, for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rattus
from rattus.cartus.edition import CardEdition
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.engine import BuildName
from rattus.kernel.notation import Header
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import Edition as BoardEdition
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.library import (
    EDITIONS,
    ENGINES,
    edition_of,
    engine,
    engine_of,
    find_edition,
    known_versions,
    ruleset,
    seat_names,
)
from rattus.table.simulation import random_game, simulated

PACKAGE = Path(rattus.__file__).parent
FILES = {
    "rattus": PACKAGE / "plague" / "editions" / "rattus.toml",
    "cartus": PACKAGE / "cartus" / "cards.toml",
}
MARKET = "marketplace*3+office*2"
OTHERS = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    """A card game of one's own, in which everybody begins with three rats."""
    path = tmp_path / "mine.toml"
    text = FILES["cartus"].read_text("utf-8").replace("\nrats = 10 ", "\nrats = 3 ", 1)
    path.write_text(text.replace('id = "cartus"', 'id = "mine"', 1), "utf-8")
    return path


# Editions.


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_found_by_its_name(name: str) -> None:
    assert find_edition(name).id == name
    assert find_edition(Path(name)).id == name


def test_editions_are_of_the_game_that_plays_them() -> None:
    kinds = {name: (engine_of(find_edition(name)), type(find_edition(name))) for name in EDITIONS}
    assert kinds == {
        "rattus": ("plague", BoardEdition),
        "bigbox": ("plague", BoardEdition),
        "cartus": ("cartus", CardEdition),
    }
    assert {game for game, _ in kinds.values()} == set(ENGINES)


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_ones_own_is_of_the_game_whose_things_it_lists(name: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_bytes(FILES[name].read_bytes())
    edition = find_edition(path)
    assert (edition.id, engine_of(edition)) == (name, engine_of(find_edition(name)))
    assert find_edition(str(path)) == edition


def test_a_card_game_of_ones_own_is_found_by_its_path(own_cards: Path) -> None:
    edition = find_edition(own_cards)
    assert isinstance(edition, CardEdition)
    assert (edition.id, edition.data.parameters.rats, engine_of(edition)) == ("mine", 3, "cartus")


def test_an_edition_that_is_nowhere_is_refused_with_all_that_are() -> None:
    with pytest.raises(rattus.EditionError, match=r"chess: there is no such file.*rattus, bigbox, cartus"):
        find_edition("chess")


# Tables.


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_a_table_has_the_rules_of_its_edition(name: str, rules: BuildName) -> None:
    edition = find_edition(name)
    table = ruleset(edition, COLOURS[:3], {}, rules)
    assert isinstance(table, CartusRuleset if engine_of(edition) == "cartus" else PlagueRuleset)
    assert table.edition is edition
    assert table.engine is engine(engine_of(edition), rules)
    version = {"rattus": 3, "bigbox": 2, "cartus": 2}[name]
    assert str(table.header) == (
        f'[Game "{name}"]\n[Seats "red yellow green"]\n[Options ""]\n[Version "{version}"]\n'
    )


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_card_game_is_for_two_to_five_seats(seats: int) -> None:
    with pytest.raises(rattus.OptionError, match=f"^cartus is for 2 to 5 seats, not {seats}$"):
        rattus.new("cartus", seats)


def test_seats_have_the_names_of_colours() -> None:
    assert seat_names(5) == ("red", "yellow", "green", "blue", "purple")
    assert rattus.new("cartus", 5, 1).seats == seat_names(5)
    with pytest.raises(rattus.OptionError, match="no game has 7 seats"):
        seat_names(7)


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("first", ""),
        ("farm+marketplace+monastery+castle+fortune-tellers-tent+palace", ""),
        ("palace+castle+farm+monastery+marketplace+fortune-tellers-tent", ""),
        ("one-per-class", "buildings=one-per-class"),
        ("mixed", "buildings=mixed"),
        (OTHERS, f"buildings={OTHERS}"),
        (OTHERS.replace("office", "office*2+marketplace*3"), f"buildings={OTHERS.replace('office', MARKET)}"),
        ("+".join(reversed(OTHERS.split("+"))), f"buildings={OTHERS}"),
    ],
)
def test_buildings_are_written_in_class_order_and_the_first_ones_left_out(given: str, written: str) -> None:
    game = rattus.new("cartus", 3, 1, buildings=given)
    assert str(game.header).splitlines()[2] == f'[Options "{written}"]'
    assert rattus.loads(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"buildings": "castle"}, "5 building cards of each class are chosen, but none of the peasantry"),
        ({"buildings": "farm+brewery"}, "5 building cards of each class are chosen, but 10 of the peasantry"),
        ({"buildings": "farm*3"}, "5 building cards of each class are chosen, but 3 of the peasantry"),
        ({"buildings": "farm*0"}, "'farm*0': of a building 1 to 5 cards are chosen"),
        ({"buildings": "farm+farm"}, "farm is named twice"),
        ({"buildings": "inn"}, "cartus has no buildings 'inn'; it has first, one-per-class, mixed, farm"),
        ({"buildings": ""}, "cartus has no buildings ''"),
        ({"rulebook": "de"}, "unknown option 'rulebook'; known are buildings, start"),
        ({"start": "blue"}, "start is 'random', 'first' or one of red, yellow, green, not 'blue'"),
    ],
)
def test_an_option_the_card_game_does_not_have_is_refused(options: dict[str, str], reason: str) -> None:
    with pytest.raises(rattus.OptionError) as caught:
        ruleset(find_edition("cartus"), COLOURS[:3], options)
    assert str(caught.value).startswith(reason)


# New games, and games from records.


@pytest.mark.parametrize("name", EDITIONS)
def test_a_new_game_asks_its_first_question(name: str) -> None:
    game = rattus.new(name, 2, 1)
    assert game.to_act in game.seats
    assert (game.over, game.result, game.winners) == (False, None, ())


@pytest.mark.parametrize(
    ("own", "other"), [("portable", "interpreted"), ("interpreted", "native"), ("native", "portable")]
)
def test_the_card_game_is_played_and_read_by_either_rules(own: BuildName, other: BuildName) -> None:
    game = rattus.new("cartus", 3, 4, rules=own, buildings="mixed")
    while not game.over:
        game.play(game.legal[len(game.numbers) % len(game.legal)])
    again = rattus.loads(game.record(), rules=other)
    assert bytes(again.state) == bytes(game.state)
    assert (again.result, again.winners) == (game.result, game.winners)


def test_a_card_game_is_saved_and_loaded_as_it_was(tmp_path: Path) -> None:
    game = random_game(ruleset(find_edition("cartus"), ("Anna", "bob-2", "c_3"), {"buildings": OTHERS}), 3)
    game.save(tmp_path / "game.txt")
    again = rattus.load(tmp_path / "game.txt")
    assert bytes(again.state) == bytes(game.state)
    assert (again.record(), again.result) == (game.record(), game.result)


def test_a_card_game_loaded_with_its_seed_goes_on_as_it_would_have() -> None:
    game = rattus.new("cartus", 4, 99, buildings="one-per-class")
    for _ in range(60):
        game.play(game.legal[len(game.numbers) % len(game.legal)])
    again = rattus.loads(game.record(), seed=99)
    while not game.over:
        step = game.legal[len(game.numbers) % len(game.legal)]
        game.play(step)
        again.play(step)
    assert again.record() == game.record()


def test_a_card_game_of_ones_own_is_played_and_read_with_its_file(own_cards: Path, tmp_path: Path) -> None:
    game = rattus.new(seats=2, seed=1, edition=own_cards)
    assert game.header.game == "mine"
    assert game.ruleset.report(game.state)["rats"] == {"red": 3, "yellow": 3}
    game.save(tmp_path / "game.txt")
    assert rattus.load(tmp_path / "game.txt", edition=own_cards).record() == game.record()
    with pytest.raises(rattus.RecordError, match="unknown game; known are rattus, bigbox, cartus"):
        rattus.load(tmp_path / "game.txt")


def test_a_record_of_another_game_than_the_file_is_refused(own_cards: Path) -> None:
    for name in EDITIONS:
        with pytest.raises(rattus.RecordError, match="the edition file given is of 'mine'") as caught:
            rattus.loads(rattus.new(name, 2, 1).record(), edition=own_cards)
        assert (caught.value.line, caught.value.token) == (1, name)


@pytest.mark.parametrize(
    ("old", "new", "line", "token"),
    [
        ('Game "cartus"', 'Game "rattus"', 6 + 1, "deal"),
        ("red yellow green", "red yellow green a b c", 2, "red yellow green a b c"),
        ('Options ""', 'Options "buildings=inn"', 3, "Options"),
        ('Options ""', 'Options "rulebook=de"', 3, "Options"),
        ('Version "2"', 'Version "3"', 4, "3"),
        ("? start ", "red start ", 6, "red"),
    ],
)
def test_a_record_that_is_none_of_the_card_game_is_refused_at_its_line(
    old: str, new: str, line: int, token: str
) -> None:
    broken = rattus.new("cartus", 3, 1).record().replace(old, new, 1)
    with pytest.raises(rattus.RecordError) as caught:
        rattus.loads(broken)
    assert (caught.value.line, caught.value.token) == (line, token)


# Versions.


def shipped_versions(game: str) -> set[str]:
    """The versions of an edition, by the files that come with the program."""
    folder = PACKAGE / ("cartus" if game == "cartus" else "plague/editions") / "earlier"
    return {
        str(find_edition(game).version),
        *(path.stem.removeprefix(f"{game}-") for path in folder.glob(f"{game}-*.toml")),
    }


@pytest.mark.parametrize("game", EDITIONS)
def test_a_header_names_an_edition_in_any_version_that_was_shipped(game: str) -> None:
    versions = known_versions(game)
    assert set(versions) == shipped_versions(game)
    assert versions[-1] == str(find_edition(game).version)
    assert edition_of(Header(game, (), version=versions[-1])) is find_edition(game)
    for version in versions:
        edition = edition_of(Header(game, COLOURS[:2], version=version))
        assert edition is not None
        assert (edition.id, str(edition.version)) == (game, version)
        assert ruleset(edition, COLOURS[:2], {}).header.version == version


@pytest.mark.parametrize("game", [*EDITIONS, "chess", "", "../rattus"])
@pytest.mark.parametrize("version", ["", "0", "01", "999", "x", "../1", "1.toml"])
def test_a_header_that_names_no_edition_of_ours_is_told_so(game: str, version: str) -> None:
    assert edition_of(Header(game, COLOURS[:2], version=version)) is None


def test_a_header_names_no_file_of_others() -> None:
    assert edition_of(Header(str(FILES["rattus"]), COLOURS[:2])) is None


# What makes no sense.


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ({"seats": "red"}, "seats is a number or a list of names, not 'red'"),
        ({"seats": None}, "seats is a number or a list of names, not None"),
        ({"seats": 2.0}, "seats is a number or a list of names, not 2.0"),
        ({"seats": -1}, "no game has -1 seats"),
        ({"seed": -1}, r"a seed is a number from 0 to 2\*\*63 - 1, not -1"),
        ({"seed": 2**63}, "a seed is a number from 0"),
        ({"seed": 1.5}, r"a seed is a number from 0 to 2\*\*63 - 1, not 1.5"),
        ({"seed": "1"}, "a seed is a number from 0"),
        ({"rules": "fast"}, "rules is 'portable', 'native' or 'interpreted', not 'fast'"),
        ({"chance": "fair"}, "chance is 'draw' or 'ask', not 'fair'"),
    ],
)
def test_what_no_game_can_be_made_of_is_refused_with_what_would_be_right(given: Any, right: str) -> None:
    with pytest.raises(ValueError, match=right):
        rattus.new(**given)


def test_a_language_that_is_not_spoken_is_refused() -> None:
    game = rattus.new(seed=1)
    for picture in (game.svg, game.view("red").svg):
        with pytest.raises(ValueError, match="language is 'en', 'de' or 'fr', not 'it'"):
            picture(language="it")


@pytest.mark.parametrize("given", [{"games": 0}, {"games": -5}, {"seed": -1}, {"jobs": 0}, {"games": 1.5}])
def test_a_series_that_makes_no_sense_is_refused(given: Any) -> None:
    table = rattus.new(seed=1).ruleset
    with pytest.raises(ValueError, match="is a number from"):
        simulated(table, **{"games": 3, "seed": 1, **given})


def test_numbers_of_numpy_are_numbers() -> None:
    game = rattus.new("rattus", np.int64(2), np.int64(1))
    assert game.record() == rattus.new("rattus", 2, 1).record()
    step = np.int64(game.legal.numbers[0])
    assert step in game.legal
    assert game.play(step).numbers[-1] == step
    assert all(type(number) is int for number in game.numbers)
    with pytest.raises(rattus.IllegalStep):
        game.play(np.int16(-5))
    for wrong in (2.0, None, [1]):
        with pytest.raises(TypeError, match="a step is a text or a number, not"):
            game.play(wrong)  # type: ignore[arg-type]
