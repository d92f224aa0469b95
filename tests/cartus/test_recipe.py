"""The recipe for a building in CONTRIBUTING, carried out: a thirteenth one, in an edition file of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import rattus
from rattus.bots import make_bot
from rattus.cartus.codec import VERBS, Codec, steps
from rattus.cartus.edition import BUILT_IN, load_card_edition
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import BUILDINGS, COPIES, NUMBERED
from rattus.cartus.steps import (
    ALL_STEPS,
    ENOUGH,
    STEPS,
    building_step,
    turned_card,
    use_step,
    used_building,
)
from rattus.cli import main
from rattus.kernel.chance import number
from rattus.kernel.contract import CHANCE, OVER
from rattus.kernel.edition import EditionError
from rattus.kernel.engine import BuildName
from rattus.locales import LANGUAGES
from rattus.table.game import Game

ROOT = Path(__file__).parents[2]
OURS = ROOT / "src" / "rattus" / "cartus" / "cards.toml"
ROW = re.compile(r"```toml\n(\[\[building\]\]\nid = \"mill\"\n.*?)```", re.DOTALL)
WITH_MILL = "mill+office+hospital+castle+palace+pied-pipers-hut"
CHOICES = (WITH_MILL, "farm*2+mill*3+office+hospital+castle+palace+pied-pipers-hut", "one-per-class", "mixed")


def rows(copies: int = 1) -> str:
    """The rows of the recipe, with names of their own if there are several."""
    found = ROW.search((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert found
    return "\n".join(found[1].replace("mill", "mill" if not i else f"mill-{i}") for i in range(copies))


def edition_with(folder: Path, copies: int = 1) -> Path:
    """Our edition under another name, with the new rows after the Brewery."""
    text = OURS.read_text("utf-8").replace('id = "cartus"', 'id = "mills"', 1)
    market = '[[building]]\nid = "marketplace"'
    assert text.count(market) == 1
    path = folder / "mills.toml"
    path.write_text(text.replace(market, f"{rows(copies)}\n{market}"), "utf-8")
    return path


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    return edition_with(tmp_path)


def new(edition: Path, seats: int, buildings: str, rules: BuildName = "portable", seed: int = 1) -> Game:
    return rattus.new("mills", seats, seed, edition=edition, rules=rules, buildings=buildings)


def at_random(game: Game, seed: int) -> tuple[list[int], bytes]:
    """The steps of a random game at this table, and how it ends."""
    table = game.ruleset
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    return table.engine.play_randomly(table.rules, state, seed), bytes(state)


def codec(game: Game) -> Codec:
    assert isinstance(game.ruleset, CartusRuleset)
    return game.ruleset.codec


# The row.


def test_the_edition_has_one_building_more(edition: Path) -> None:
    ours, theirs = load_card_edition("cartus"), load_card_edition(edition)
    assert len(theirs.buildings) == len(ours.buildings) + 1 == 13
    assert [name for name in theirs.buildings if name != "mill"] == [*ours.buildings]
    assert theirs.class_of("mill") == "peasantry"


def test_a_class_has_up_to_three_buildings(tmp_path: Path) -> None:
    assert len(load_card_edition(edition_with(tmp_path)).buildings) == 13
    with pytest.raises(EditionError, match="4 buildings of the peasantry; a class has one to 3"):
        load_card_edition(edition_with(tmp_path, 2))


def test_what_is_called_by_our_name_has_our_buildings(edition: Path) -> None:
    edition.write_text(edition.read_text("utf-8").replace('"mills"', '"cartus"', 1), "utf-8")
    with pytest.raises(EditionError, match="65 in the box, but cartus has 60"):
        load_card_edition(edition)


# Whole games.


@pytest.mark.parametrize("buildings", CHOICES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_are_the_same_on_every_machine(edition: Path, seats: int, buildings: str) -> None:
    tables = [new(edition, seats, buildings, rules) for rules in ("interpreted", "portable")]
    for seed in (1, 2):
        plain, portable = (at_random(table, seed) for table in tables)
        assert plain == portable
        played = Game.of_steps(tables[1].ruleset, portable[0])
        assert played.over
        if buildings == WITH_MILL:
            assert " mill " in played.record()


@pytest.mark.parametrize("buildings", CHOICES)
def test_every_draw_is_one_that_can_come_with_exact_chances(edition: Path, buildings: str) -> None:
    """Picking is walking along the outcomes, to their very ends; a class has fifteen cards here."""
    table = new(edition, 2, buildings).ruleset
    engine, rules, state = table.engine, table.rules, table.engine.blank()
    engine.setup(rules, state)
    drawn, n = 0, 0
    while (asked := engine.actor(rules, state)) != OVER:
        n += 1
        if asked != CHANCE:
            legal = engine.legal(rules, state)
            step = legal[number(1, 2, n) % len(legal)]
        else:
            out, weights = engine.outcomes(rules, state)
            total, passed = sum(weights), 0
            for i, weight in enumerate(weights):
                passed += weight
                if i < len(out) - 1:
                    edge = -(-passed * 2**32 // total)
                    assert engine.pick(rules, state, edge - 1) == out[i]
                    assert engine.pick(rules, state, edge) == out[i + 1]
            assert engine.pick(rules, state, 2**32 - 1) == out[-1]
            step = engine.pick(rules, state, number(3, 4, n))
            drawn += 1
        engine.apply(rules, state, step)
    assert drawn > 20


def test_a_record_is_read_back_and_replayed(edition: Path, tmp_path: Path) -> None:
    game = new(edition, 3, WITH_MILL)
    while not game.over:
        game.play(game.legal[len(game.legal) // 2])
    game.save(tmp_path / "game.txt")
    again = rattus.load(tmp_path / "game.txt", edition=edition)
    assert again.numbers == game.numbers
    assert bytes(again.state) == bytes(game.state)
    told = [event for moment in again.moments() for event in again.explain(moment)]
    assert any("mill" in repr(event) for event in told)


@pytest.mark.parametrize("code", ["search:30", "greedy"])
def test_bots_play_with_it(edition: Path, code: str) -> None:
    game = new(edition, 2, WITH_MILL)
    bots = {seat: make_bot(code, i) for i, seat in enumerate(game.seats)}
    while not game.over:
        assert game.to_act is not None
        game.play(bots[game.to_act].choose(game.view(game.to_act)))
    assert "enter" in game.record()
    assert game.result


def test_it_is_in_observations_after_the_others(edition: Path) -> None:
    game = new(edition, 3, "mixed")
    names = [feature.name for feature in game.ruleset.features()]
    ours = [feature.name for feature in rattus.new("cartus", 3, 1).ruleset.features()]
    assert len(names) == len(ours) + 2
    while not game.over:
        observed = game.ruleset.engine.observe(game.ruleset.rules, game.state, 0)
        assert len(observed) == len(names)
        for feature, seen in zip(game.ruleset.features(), observed, strict=True):
            assert feature.low <= seen <= feature.high, feature
        game.play(game.legal[-1])


def test_it_is_shown_in_text_and_pictures(edition: Path) -> None:
    game = new(edition, 2, WITH_MILL)
    while "mill" not in game.text().lower():
        game.play(game.legal[0])
    for language in LANGUAGES:
        assert ">mill<" in game.svg(language=language)


def test_a_whole_game_is_played_in_the_terminal(edition: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    agreed = WITH_MILL.replace("+", ",")
    arguments = ["play", "--game", "cartus", "--edition", str(edition), "--buildings", agreed]
    arguments += ["--bots", "human,random", "--seed", "3", "--save", str(record)]
    done = CliRunner().invoke(main, arguments, input="1\n" * 2000)
    assert done.exit_code == 0, done.output
    assert "Mill" in done.output
    assert rattus.load(record, edition=edition).over
    for command in (["verify", str(record)], ["replay", str(record)], ["rules"]):
        done = CliRunner(env={"COLUMNS": "200"}).invoke(main, [*command, "--edition", str(edition)])
        assert done.exit_code == 0, done.output
    assert "mill" in done.output


# The numbers of ours stay.


def test_more_buildings_move_no_step() -> None:
    """Stored games, trained policies and weights know steps by these numbers."""
    firsts = (0, 5, 17, 47, 77, 137, 141, 144, 149, 152, 153, 186, 187, 192, 227, 262)
    assert tuple(first for _, first in VERBS) == firsts
    assert STEPS == ENOUGH + 1 == 263
    game = rattus.new("cartus", 2, 1)
    assert steps(codec(game).rules) == STEPS
    assert [*BUILT_IN] == ["cartus"]


def test_every_building_has_steps_of_its_own() -> None:
    uses = [use_step(building) for building in range(BUILDINGS)]
    cards = [building_step(card) for card in range(BUILDINGS * COPIES)]
    assert uses[:NUMBERED] == [*range(5, 17)]
    assert cards[: NUMBERED * COPIES] == [*range(77, 137)]
    assert sorted((*uses[NUMBERED:], *cards[NUMBERED * COPIES :])) == [*range(STEPS, ALL_STEPS)]
    assert [used_building(step) for step in uses] == [*range(BUILDINGS)]
    assert [turned_card(step) for step in cards] == [*range(BUILDINGS * COPIES)]
