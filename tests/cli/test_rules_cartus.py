"""`rattus rules` and `rattus bench` for the card game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import rattus
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES, built_in
from rattus.cli import main
from rattus.cli.bench import STATE_BUDGETS, TABLES, replay_microseconds, table
from rattus.table.library import EDITIONS, ENGINES


def shown(columns: int = 140) -> str:
    done = CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["rules", "--edition", "cartus"])
    assert done.exit_code == 0
    return done.stdout


def rows(text: str) -> list[list[str]]:
    """The cells of the tables' lines."""
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if "│" in line]


def test_every_building_is_shown_with_its_class_its_actions_and_its_source() -> None:
    text = shown()
    for building in built_in("cartus").data.building:
        found = [row for row in rows(text) if len(row) == 4 and row[1].split(" ")[0] == building.id]
        (row,) = found
        assert row[0] == building.kind
        assert row[1].endswith("*") == building.first
        assert row[2]
        assert row[3] == building.source
    lines = [row[2] for row in rows(text) if len(row) == 4]
    assert "take off 1 rat, discard up to 3 cards, a rat off for each" in lines
    assert "(not advised with 2 seats: published)" in lines
    assert not any("at random" in line for line in lines)


def test_a_building_that_random_choices_leave_out_is_shown_with_its_numbers_of_seats(tmp_path: Path) -> None:
    path = tmp_path / "cartus-1.toml"
    path.write_bytes((Path(rattus.__file__).parent / "cartus" / "earlier" / "cartus-1.toml").read_bytes())
    done = CliRunner(env={"COLUMNS": "140"}).invoke(main, ["rules", "--edition", str(path)])
    assert "(not chosen at random with 2 seats)" in done.stdout


def test_every_supply_action_is_shown_with_its_source() -> None:
    for supply in built_in("cartus").data.supply:
        assert [supply.id, str(supply.cards), str(supply.rats), str(supply.looks), supply.source] in rows(
            shown()
        )
    assert "Supply actions (each building has one card with each: reconstructed)" in " ".join(shown().split())


def test_population_cards_are_shown_by_class_and_nuns() -> None:
    text = shown()
    assert "Population cards: 84, by number of nuns" in text
    people = built_in("cartus").data.people
    for kind in CLASS_NAMES:
        assert [kind, getattr(people, kind), "4", "2", "2", "2", "4", "reconstructed"] in rows(text)


def test_piles_and_tokens_are_shown_with_their_sources() -> None:
    found = rows(shown())
    for pile, count in zip(PILE_NAMES, (15, 12, 12, 12, 15), strict=True):
        assert [pile, str(count), "rulebook"] in found
    for value, count in ((1, 5), (2, 10), (3, 5)):
        assert [f"tokens of {value}", str(count), "reconstructed"] in found


def test_every_parameter_is_shown_with_its_source() -> None:
    found = {row[0]: row for row in rows(shown()) if len(row) == 3}
    edition = built_in("cartus")
    for name in type(edition.data.parameters).__struct_fields__:
        assert found[name][2] == edition.data.sources[name]
    assert found["removed"][1] == "10 with 2 seats; 12 with 3 seats; 6 with 4, 5 seats"
    assert found["rounds"][1] == "10 with 2 seats; 9 with 3 seats; 8 with 4, 5 seats"


def test_nothing_is_cut_in_a_narrow_window() -> None:
    text = shown(80)
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text


def test_the_words_for_sources_are_explained() -> None:
    assert re.search(r"rulebook = .*published = .*reconstructed = ", shown().replace("\n", " "))


# bench


def test_there_are_budgets_for_every_game_and_every_number_of_seats_of_the_card_game() -> None:
    assert set(STATE_BUDGETS) == set(ENGINES)
    assert {game for game, _, _ in TABLES} == set(EDITIONS)
    assert [seats for game, seats, _ in TABLES if game == "cartus"] == list(built_in("cartus").seat_counts)


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_a_state_is_within_its_budget_and_a_game_is_replayed_quickly(game: str) -> None:
    engine = table(4, game).engine
    assert engine.state.size <= STATE_BUDGETS[engine.game]
    assert replay_microseconds(4, game) < 5000
