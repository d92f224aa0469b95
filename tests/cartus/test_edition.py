"""The edition file: ours says what is known of the game; a broken one is refused with key and reason."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest

import rattus
from rattus.cartus.edition import (
    BUILT_IN,
    CLASS_NAMES,
    Advice,
    built_in,
    earlier,
    load_card_edition,
    read,
)
from rattus.cartus.package import GAME
from rattus.cartus.state import BUILDINGS, COPIES, REPLACED, SEATS, VALUES
from rattus.cartus.tables import Options, make_rules
from rattus.kernel.edition import EditionError, OptionError, content
from rattus.kernel.notation import RecordError
from rattus.kernel.ruleset import COLOURS
from rattus.table.library import find_edition

BUILDING_TABLE = """
peasantry   farm                  draw=4            draw=2       rulebook
peasantry   brewery               draw_per=1        draw_per=2   rulebook
bourgeoisie marketplace           joker=2           joker=1      rulebook
bourgeoisie office                pass=2            pass=1       rulebook
church      monastery             rats=2            rats=1       rulebook
church      hospital              rats=1,exchange=3 exchange=2   rulebook
chivalry    castle                sword=2           sword=1      rulebook
chivalry    guard-tower           tribute=3         -            rulebook
magic       pied-pipers-hut       flute=2           flute=1      rulebook
magic       fortune-tellers-tent  looks=2           looks=1      rulebook
royalty     palace                tokens=2          tokens=1     rulebook
royalty     treasury              gold=2            gold=1       published
"""
"""Class, building, premium, standard, source."""
SUPPLIES = {
    "4-cards": (4, 0, 0, "rulebook"),
    "2-cards+1-rat": (2, 1, 0, "reconstructed"),
    "2-cards+1-look": (2, 0, 1, "rulebook"),
    "2-rats": (0, 2, 0, "rulebook"),
    "1-rat+1-look": (0, 1, 1, "reconstructed"),
}
FIRST = ("farm", "marketplace", "monastery", "castle", "fortune-tellers-tent", "palace")
CHOICE = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
COUNTED = (
    "farm*3+brewery*2+marketplace+monastery*1+hospital*4+castle*2+guard-tower*3+fortune-tellers-tent+palace"
)
TOWER = 'id = "guard-tower"'


def ours() -> str:
    """The text of the file that comes with the program."""
    return (Path(rattus.__file__).parent / "cartus" / "cards.toml").read_text("utf-8")


def plain() -> str:
    """Our edition without remarks, sources and advice: the plainest style."""
    text = re.sub(r" *#.*", "", ours())
    text = re.sub(r"(?ms)^\[sources\].*?(?=^\[)", "", text)
    return re.sub(r"(?m)^(source|name|version|advised_against) = .*\n", "", text)


def changed(text: str, old: str, new: str) -> str:
    """The text with one place changed, which must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def check(text: str, key: str, reason: str) -> None:
    """The text is refused at this key; the reason has this in it."""
    with pytest.raises(EditionError) as caught:
        read(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert str(caught.value).startswith("mine.toml: ")
    assert caught.value.key == key
    assert reason in caught.value.reason


def saved(folder: Path, text: str) -> Path:
    """A file of one's own."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def finished(edition: str | Path, seats: int) -> rattus.Game:
    """A random game."""
    rng = random.Random(seats)
    game = rattus.new("cartus", edition=edition, seats=seats, seed=5, buildings="mixed")
    while not game.over:
        game.play(rng.choice(game.legal.numbers))
    return game


# What our file says.


def test_there_are_eighty_four_population_cards_by_nuns_twenty_four_twelve_twelve_twelve_twenty_four() -> (
    None
):
    rules = make_rules(built_in("cartus"), COLOURS[:2], Options())
    by_nuns = [sum(rules.people[nuns::5]) for nuns in range(5)]
    assert (sum(rules.people), by_nuns) == (84, [24, 12, 12, 12, 24])


def test_every_class_has_fourteen_population_cards_under_the_name_of_its_people() -> None:
    edition = built_in("cartus")
    rules = make_rules(edition, COLOURS[:2], Options())
    people = ("peasant", "merchant", "monk", "knight", "witch", "king")
    for kind, person in enumerate(people):
        assert edition.cards[5 * kind : 5 * kind + 5] == tuple(f"{person}-{nuns}" for nuns in range(5))
        assert rules.people[5 * kind : 5 * kind + 5] == [4, 2, 2, 2, 4]
    assert edition.cards[30:] == ("joker", "sword", "flute", "pass", "gold")
    assert CLASS_NAMES == ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")


def test_the_piles_have_fifteen_jokers_and_fifty_one_special_cards() -> None:
    assert built_in("cartus").piles == {"joker": 15, "sword": 12, "flute": 12, "pass": 12, "gold": 15}


def test_twenty_victory_tokens_are_worth_one_to_three() -> None:
    assert built_in("cartus").data.tokens == {"1": 5, "2": 10, "3": 5}


def test_sixty_building_cards_show_twelve_buildings_two_a_class_each_with_every_supply_action() -> None:
    edition = built_in("cartus")
    assert len(edition.buildings) * len(edition.supplies) == 60
    assert [edition.class_of(building) for building in edition.buildings] == [
        kind for kind in CLASS_NAMES for _ in range(2)
    ]


def effects(text: str) -> dict[str, int]:
    """`rats=1,exchange=3`"""
    pairs = [pair.split("=") for pair in text.split(",") if pair != "-"]
    return {name: int(value) for name, value in pairs}


@pytest.mark.parametrize("line", BUILDING_TABLE.strip().splitlines())
def test_a_building_has_its_class_and_its_actions(line: str) -> None:
    kind, name, premium, standard, source = line.split()
    (building,) = (each for each in built_in("cartus").data.building if each.id == name)
    assert (building.kind, building.source) == (kind, source)
    for action, said in ((building.premium, premium), (building.standard, standard)):
        done = {key: value for key, value in msgspec.to_builtins(action).items() if value}
        assert done == effects(said)


def test_our_buildings_stand_in_the_order_of_the_table() -> None:
    assert built_in("cartus").buildings == tuple(
        line.split()[1] for line in BUILDING_TABLE.strip().splitlines()
    )


def test_every_building_has_five_supply_actions_worth_four_in_all() -> None:
    supplies = built_in("cartus").data.supply
    assert {each.id: (each.cards, each.rats, each.looks, each.source) for each in supplies} == SUPPLIES
    worth = [each.cards + 2 * each.rats + 2 * each.looks for each in supplies]
    assert worth == [4] * 5


def test_the_first_game_has_the_set_that_the_rulebook_recommends() -> None:
    assert built_in("cartus").first == FIRST


def test_no_building_is_left_out_but_the_guard_tower_is_advised_against_with_two_seats() -> None:
    buildings = built_in("cartus").data.building
    assert not any(each.not_with for each in buildings)
    advised = {each.id: each.advised_against for each in buildings if each.advised_against}
    assert advised == {"guard-tower": Advice([2], "published")}


def test_in_version_1_random_choices_with_two_seats_left_the_guard_tower_out_and_nothing_else() -> None:
    before = earlier("cartus", "1")
    assert before is not None
    assert (before.version, earlier("cartus", "2"), earlier("cartus", "0")) == (1, None, None)
    assert {each.id: each.not_with for each in before.data.building if each.not_with} == {"guard-tower": [2]}
    now = built_in("cartus").data
    assert before.data.parameters == now.parameters
    assert (before.data.people, before.data.piles, before.data.tokens) == (now.people, now.piles, now.tokens)
    for then, each in zip(before.data.building, now.building, strict=True):
        assert (then.id, then.premium, then.standard) == (each.id, each.premium, each.standard)


@pytest.mark.parametrize(
    ("seats", "width", "removed", "rounds"), [(2, 2, 10, 10), (3, 2, 12, 9), (4, 3, 6, 8), (5, 3, 6, 8)]
)
def test_rounds_and_building_cards_depend_on_the_seats(
    seats: int, width: int, removed: int, rounds: int
) -> None:
    rules = make_rules(built_in("cartus"), COLOURS[:seats], Options())
    assert (rules.width, rules.removed, rules.buildings) == (width, removed, 30 - removed)
    assert rules.buildings / rules.width == rounds


def test_the_numbers_of_the_rulebook() -> None:
    numbers = built_in("cartus").data.parameters
    assert (numbers.hand, numbers.rats, numbers.row, numbers.track, numbers.copies) == (5, 10, 5, 15, 5)
    assert numbers.class_points == [(10, 5, 0), (10, 5, 2), (10, 5, 2), (10, 5, 2)]
    assert numbers.gold_points == [(6, 0), (6, 3), (6, 3), (6, 3)]
    assert (numbers.most_points, numbers.most_tied, numbers.gold_tied) == (2, 1, 9)
    assert list(built_in("cartus").seat_counts) == [2, 3, 4, 5]


def test_every_entry_of_our_file_says_where_it_comes_from() -> None:
    data = built_in("cartus").data
    keys = (*data.parameters.__struct_fields__, "piles", "tokens", "people", "supply")
    sources = [
        data.edition.source,
        *(data.sources.get(key, "unstated") for key in keys),
        *(each.source for each in data.supply),
        *(each.source for each in data.building),
        *(each.advised_against.source for each in data.building if each.advised_against),
    ]
    assert len(sources) == 1 + 12 + 4 + 5 + 12 + 1
    assert "unstated" not in sources
    assert [key for key in keys if data.sources[key] == "reconstructed"] == ["tokens", "people", "supply"]


def test_our_edition_is_found_by_its_name() -> None:
    assert BUILT_IN == ("cartus",)
    assert find_edition("cartus") is load_card_edition("cartus") is built_in("cartus")
    assert (built_in("cartus").title, built_in("cartus").version) == ("Rattus Cartus", 2)


# A file of one's own.


def test_a_file_in_the_plainest_style_is_the_same_game(tmp_path: Path) -> None:
    mine = read(plain(), "mine.toml")
    assert (mine.title, mine.version, mine.data.edition.source, mine.data.sources) == (
        "cartus",
        1,
        "unstated",
        {},
    )
    assert mine.data.parameters == built_in("cartus").data.parameters
    for seats in mine.seat_counts:
        theirs = make_rules(built_in("cartus"), COLOURS[:seats], Options("mixed"))
        assert make_rules(mine, COLOURS[:seats], Options("mixed")) == theirs
    own = finished(saved(tmp_path, plain()), 3).record()
    assert own.replace('[Version "1"]', '[Version "2"]') == finished("cartus", 3).record()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_of_ones_own_is_played_and_its_record_loaded_with_its_file(tmp_path: Path, seats: int) -> None:
    path = saved(
        tmp_path, changed(ours(), 'id = "cartus"', 'id = "my-own"').replace("nuns = [4", "nuns = [5")
    )
    game = finished(path, seats)
    assert game.record().startswith('[Game "my-own"]\n')
    again = rattus.loads(game.record(), edition=path)
    assert (again.record(), again.result) == (game.record(), game.result)
    with pytest.raises(RecordError, match="unknown game; known are rattus, bigbox, cartus"):
        rattus.loads(game.record())
    with pytest.raises(RecordError, match="the edition file given is of 'my-own'"):
        rattus.loads(finished("cartus", 2).record(), edition=path)


def test_the_version_of_a_file_stands_in_its_records(tmp_path: Path) -> None:
    path = saved(tmp_path, changed(ours(), "version = 2", "version = 7"))
    record = rattus.new("cartus", edition=path, seats=2, seed=1).record()
    assert '[Version "7"]' in record
    assert rattus.loads(record, edition=path).record() == record
    with pytest.raises(RecordError, match="unknown version; the newest this program knows is 2"):
        rattus.loads(record)


def test_a_file_saved_by_an_editor_with_a_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ours(), "utf-8-sig")
    assert load_card_edition(path).id == "cartus"
    path.write_bytes(ours().replace("\n", "\r\n").encode())
    assert load_card_edition(path).id == "cartus"


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        (
            "nuns = [4, 2, 2, 2, 4]",
            "nuns = [4, 2, 2, 2, 5]",
            "people.nuns",
            "90 in the box, but cartus has 84",
        ),
        ("joker = 15", "joker = 14", "piles.joker", "14 in the box, but cartus has 15"),
        ("pass = 12", "pass = 11", "piles.pass", "11 in the box, but cartus has 12"),
        ("2 = 10", "2 = 9", "tokens", "19 in the box, but cartus has 20"),
        (
            '[[building]]\nid = "treasury"\nclass = "royalty"\npremium = { gold = 2 }\nstandard = { gold = 1 }\n',
            "",
            "building",
            "55 in the box, but cartus has 60",
        ),
    ],
)
def test_a_corrected_copy_of_ours_keeps_the_number_of_components(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    text = changed(plain(), old, new)
    with pytest.raises(EditionError, match=re.escape(reason)) as caught:
        load_card_edition(saved(tmp_path, text))
    assert caught.value.key == key
    own = changed(text, 'id = "cartus"', 'id = "my-own"')
    assert load_card_edition(saved(tmp_path, own)).id == "my-own"


def test_values_of_tokens_and_supply_actions_of_ours_can_be_corrected(tmp_path: Path) -> None:
    text = changed(plain(), "1 = 5\n2 = 10\n3 = 5", "1 = 10\n2 = 6\n5 = 4")
    text = changed(text, 'id = "2-rats"\nrats = 2', 'id = "3-rats"\nrats = 3')
    assert load_card_edition(saved(tmp_path, text)).supplies[3] == "3-rats"


def test_one_building_a_class_is_enough(tmp_path: Path) -> None:
    text = changed(plain(), 'id = "cartus"', 'id = "small"')
    parts = re.split(r"(?m)^(?=\[\[building)", text)
    text = "".join(part for part in parts if "building" not in part or "first" in part)
    edition = read(text, "mine.toml")
    assert edition.buildings == FIRST
    assert finished(saved(tmp_path, text), 4).over


# Which game a file is for.


@pytest.mark.parametrize("table", ["people", "piles", "tokens", "supply", "building"])
def test_a_broken_file_of_the_card_game_is_refused_as_one_of_the_card_game(
    tmp_path: Path, table: str
) -> None:
    tables = re.split(r"(?m)^(?=\[)", plain())
    text = "".join(part for part in tables if not part.startswith((f"[{table}]", f"[[{table}]]")))
    check(text, "top level", f"missing required field `{table}`")
    path = saved(tmp_path, text)
    assert GAME.is_own(content(text, str(path)))
    with pytest.raises(EditionError, match=f"missing required field `{table}`") as caught:
        rattus.new("cartus", edition=path)
    assert caught.value.file == str(path)


def test_a_file_of_the_board_game_is_not_one_of_the_card_game(tmp_path: Path) -> None:
    board = Path(rattus.__file__).parent / "plague" / "editions" / "rattus.toml"
    assert not GAME.is_own(content(board.read_text("utf-8"), str(board)))
    with pytest.raises(EditionError, match="unknown field") as caught:
        load_card_edition(board)
    assert caught.value.key == "edition"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for loader in (load_card_edition, find_edition):
        with pytest.raises(
            EditionError, match="there is no such file, nor an edition of that name"
        ) as caught:
            loader(tmp_path / "none.toml")
        assert (caught.value.file, caught.value.key) == (str(tmp_path / "none.toml"), "")


# Types and keys.


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("year = 2012", 'year = "2012"', "edition.year", "Expected `int`, got `str`"),
        ("seats = [2, 5]", "seats = [2]", "edition.seats", "length 2"),
        ("hand = 5", "hand = 5.5", "parameters.hand", "Expected `int`, got `float`"),
        ("width = [2, 2, 3, 3]", "width = 2", "parameters.width", "Expected `array`"),
        ("[[10, 5, 0],", "[[10, 5],", "parameters.class_points[0]", "length 3"),
        ("gold_points = [[6, 0]", "gold_points = [[6]", "parameters.gold_points[0]", "length 2"),
        ('church = "monk"', "church = 1", "people.church", "Expected `str`"),
        ("nuns = [4,", 'nuns = ["4",', "people.nuns[0]", "Expected `int`"),
        ("joker = 15", "joker = true", "piles.joker", "Expected `int`, got `bool`"),
        ("2 = 10", '2 = "10"', "tokens[...]", "Expected `int`"),
        ("cards = 4", "cards = [4]", "supply[0].cards", "Expected `int`"),
        ("premium = { draw = 4 }", "premium = 4", "building[0].premium", "Expected `object`"),
        ("first = true", "first = 1", "building[0].first", "Expected `bool`"),
        (TOWER, f"{TOWER}\nnot_with = 2", "building[7].not_with", "Expected `array`"),
        (TOWER, f"{TOWER}\nadvised_against = [2]", "building[7].advised_against", "Expected `object"),
        (TOWER, f"{TOWER}\nadvised_against = {{}}", "building[7].advised_against", "missing required field"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(old: str, new: str, key: str, reason: str) -> None:
    check(changed(plain(), old, new), key, reason)


@pytest.mark.parametrize(
    ("line", "key", "field"),
    [
        ('id = "cartus"\n', "edition", "id"),
        ("seats = [2, 5]\n", "edition", "seats"),
        ("hand = 5\n", "parameters", "hand"),
        ("gold_tied = 9\n", "parameters", "gold_tied"),
        ("nuns = [4, 2, 2, 2, 4]\n", "people", "nuns"),
        ('magic = "witch"\n', "people", "magic"),
        ("pass = 12\n", "piles", "pass"),
        ('id = "2-rats"\n', "supply[3]", "id"),
        ('class = "peasantry"\n', "building[0]", "class"),
        ("standard = {}\n", "building[7]", "standard"),
    ],
)
def test_a_missing_key_is_refused(line: str, key: str, field: str) -> None:
    check(changed(plain(), line, ""), key, f"missing required field `{field}`")


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ("year = 2012", "year = 2012\ncitizens = 20", "edition", "citizens"),
        ("hand = 5", "hand = 5\nfeet = 2", "parameters", "feet"),
        ("gold = 15", "gold = 15\nsilver = 1", "piles", "silver"),
        ("cards = 4", "cards = 4\ncats = 1", "supply[0]", "cats"),
        ("{ draw = 4 }", "{ draw = 4, skip = 1 }", "building[0].premium", "skip"),
        ("[piles]", "[cats]\n[piles]", "top level", "cats"),
    ],
)
def test_a_key_that_nobody_knows_is_refused(old: str, new: str, key: str, field: str) -> None:
    check(changed(plain(), old, new), key, f"unknown field `{field}`")


def test_a_source_is_one_of_four_and_of_something_that_is_there() -> None:
    check(
        changed(ours(), 'hand = "rulebook"', 'hand = "hearsay"'),
        "sources[...]",
        "Invalid enum value 'hearsay'",
    )
    check(changed(ours(), 'hand = "rulebook"', 'weather = "rulebook"'), "sources.weather", "not a parameter")


# The head and the parameters.


@pytest.mark.parametrize("name", ["", "Cartus", "my cartus", "-x", "x-", "a--b", "1x", "é", "x\\n"])
def test_an_id_that_is_no_name_is_refused(name: str) -> None:
    check(changed(plain(), '"cartus"', f'"{name}"'), "edition.id", "is not a name in lower case")


@pytest.mark.parametrize("seats", ["[1, 4]", "[4, 2]", f"[2, {SEATS + 1}]", f"[2, {10**30}]", "[-4, -2]"])
def test_impossible_numbers_of_seats_are_refused(seats: str) -> None:
    check(changed(plain(), "seats = [2, 5]", f"seats = {seats}"), "edition.seats", "must rise within 2 and 5")


@pytest.mark.parametrize("value", [0, -1, 10**30])
@pytest.mark.parametrize("key", ["year", "version"])
def test_an_impossible_year_or_version_is_refused(key: str, value: int) -> None:
    text = re.sub(rf"(?m)^{key} = .*$", f"{key} = {value}", ours())
    check(text, f"edition.{key}", f"{value} is not between 1 and ")


@pytest.mark.parametrize(
    ("key", "value", "low", "high"),
    [
        ("hand", -1, 0, 10),
        ("hand", 11, 0, 10),
        ("hand", 10**30, 0, 10),
        ("rats", -1, 0, 100),
        ("rats", 101, 0, 100),
        ("track", 0, 1, 100),
        ("track", 101, 1, 100),
        ("most_points", -1, 0, 100),
        ("most_tied", 101, 0, 100),
        ("gold_tied", 10**30, 0, 100),
    ],
)
def test_a_parameter_out_of_bounds_is_refused(key: str, value: int, low: int, high: int) -> None:
    text = re.sub(rf"(?m)^{key} = \d+$", f"{key} = {value}", plain(), count=1)
    check(text, f"parameters.{key}", f"{value} is not between {low} and {high}")


def test_the_nun_row_has_five_cards_and_a_class_five_building_cards() -> None:
    check(changed(plain(), "row = 5", "row = 6"), "parameters.row", "has 5 cards in this program, not 6")
    check(
        changed(plain(), "copies = 5", "copies = 4"), "parameters.copies", "5 building cards in this program"
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("width", "[2, 2, 3]"),
        ("removed", "[10, 12, 6, 6, 6]"),
        ("class_points", "[]"),
        ("gold_points", "[[6, 3]]"),
    ],
)
def test_a_parameter_by_seats_has_an_entry_for_each_number_of_seats(key: str, value: str) -> None:
    text = re.sub(rf"(?m)^{key} = .*$", f"{key} = {value}", plain())
    check(text, f"parameters.{key}", "entries for 4 numbers of seats")


@pytest.mark.parametrize("width", [1, 0, -2, 4, 10**30])
def test_two_or_three_building_cards_are_turned_up_a_round(width: int) -> None:
    text = changed(plain(), "width = [2, 2", f"width = [2, {width}")
    check(text, "parameters.width[1]", f"{width} is not between 2 and 3")


@pytest.mark.parametrize("removed", [-1, 0, COPIES - 1, REPLACED, 30])
def test_a_replacement_deck_is_neither_too_small_nor_too_large(removed: int) -> None:
    text = changed(plain(), "removed = [10,", f"removed = [{removed},")
    check(text, "parameters.removed[0]", f"{removed} is not between 5 and 12")


def test_the_building_cards_are_enough_for_whole_rounds() -> None:
    text = changed(plain(), "removed = [10,", "removed = [9,")
    check(text, "parameters.removed[0]", "21 cards can't be turned up 2 a round")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[[10, 5, 0], [10, 5, 2]", "[[10, 5, 0], [10, 5, 101]", "class_points[1][2]"),
        ("[[6, 0]", "[[-6, 0]", "gold_points[0][0]"),
    ],
)
def test_points_are_within_bounds(old: str, new: str, key: str) -> None:
    check(changed(plain(), old, new), f"parameters.{key}", "is not between 0 and 100")


# Cards, piles, tokens.


def test_population_cards_are_counted_for_no_to_four_nuns() -> None:
    check(changed(plain(), "[4, 2, 2, 2, 4]", "[4, 2, 2, 4]"), "people.nuns", "4 numbers for 0 to 4 nuns")
    check(changed(plain(), "[4, 2, 2, 2, 4]", "[4, -2, 2, 4, 4]"), "people.nuns[1]", "-2 is not between")
    check(changed(plain(), "[4, 2, 2, 2, 4]", f"[{10**30}, 2, 2, 4, 4]"), "people.nuns[0]", "is not between")


@pytest.mark.parametrize(
    ("nuns", "cards"), [("[1, 1, 1, 1, 1]", 30), ("[5, 4, 2, 2, 4]", 102), ("[0, 0, 0, 0, 0]", 0)]
)
def test_population_cards_are_enough_for_row_and_hands_and_not_too_many(nuns: str, cards: int) -> None:
    text = changed(plain(), "[4, 2, 2, 2, 4]", nuns)
    check(text, "people.nuns", f"{cards} population cards in all, not between 31 and 100")


def test_fewer_seats_need_fewer_cards() -> None:
    text = changed(plain(), "[4, 2, 2, 2, 4]", "[1, 1, 1, 1, 1]").replace("seats = [2, 5]", "seats = [2, 2]")
    text = re.sub(r"(?m)^(width|removed|class_points|gold_points) = \[(\[[^]]*\]|\d+).*$", r"\1 = [\2]", text)
    assert list(read(text, "mine.toml").seat_counts) == [2]


@pytest.mark.parametrize("name", ["", "Monk", "old monk", "1st", "x" * 3 + "\\n"])
def test_people_whose_name_is_none_are_refused(name: str) -> None:
    check(
        changed(plain(), 'church = "monk"', f'church = "{name}"'),
        "people.church",
        "is not a name in lower case",
    )


@pytest.mark.parametrize(
    ("name", "key"), [("merchant", "bourgeoisie"), ("joker", "church"), ("pass", "church")]
)
def test_people_have_names_of_their_own(name: str, key: str) -> None:
    text = changed(plain(), 'church = "monk"', f'church = "{name}"')
    check(text, f"people.{key}", f"{name!r} is the name of another one too")


@pytest.mark.parametrize("pile", ["joker", "sword", "flute", "pass", "gold"])
@pytest.mark.parametrize("count", [-1, 21, 10**30])
def test_a_pile_out_of_bounds_is_refused(pile: str, count: int) -> None:
    text = re.sub(rf"(?m)^{pile} = \d+$", f"{pile} = {count}", plain(), count=1)
    check(text, f"piles.{pile}", f"{count} is not between 0 and 20")


@pytest.mark.parametrize("value", ["01", "-1", "100", "one", '""', '"1 "', '"٣"'])
def test_a_token_has_a_value_from_0_to_99_written_in_one_way(value: str) -> None:
    check(
        changed(plain(), "3 = 5", f"{value} = 5"),
        f"tokens.{value.strip(chr(34))}",
        "not a value from 0 to 99",
    )


def test_tokens_are_not_too_many() -> None:
    check(changed(plain(), "3 = 5", "3 = 21"), "tokens.3", "21 is not between 0 and 20")
    check(
        changed(plain(), "3 = 5", "3 = 5\n4 = 1\n5 = 1"),
        "tokens",
        f"5 different values; this program takes 1 to {VALUES}",
    )
    check(changed(plain(), "1 = 5\n2 = 10\n3 = 5\n", ""), "tokens", "0 different values")


# Supply actions.


def test_there_are_five_supply_actions() -> None:
    text = changed(plain(), '[[supply]]\nid = "2-rats"\nrats = 2\n', "")
    check(text, "supply", "4 supply actions; a building has 5 cards")


@pytest.mark.parametrize("name", ["", "2 rats", "Rats", "+", "2--rats", "2-rats\\n"])
def test_a_supply_action_whose_name_is_none_is_refused(name: str) -> None:
    check(
        changed(plain(), 'id = "2-rats"', f'id = "{name}"'),
        "supply[3].id",
        "is not a name like '2-cards+1-rat'",
    )


def test_a_supply_action_has_a_name_of_its_own() -> None:
    check(
        changed(plain(), 'id = "2-rats"', 'id = "4-cards"'), "supply[0].id", "is the name of another one too"
    )


@pytest.mark.parametrize(
    ("old", "new", "key", "most"),
    [
        ("cards = 4", "cards = 11", "supply[0].cards", 10),
        ("rats = 1", "rats = -1", "supply[1].rats", 10),
        ("looks = 1", "looks = 6", "supply[2].looks", 5),
    ],
)
def test_a_part_of_a_supply_action_is_within_bounds(old: str, new: str, key: str, most: int) -> None:
    text = plain()
    start = text.index("[[supply]]")
    check(text[:start] + changed(text[start:], old, new), key, f"is not between 0 and {most}")


# Buildings.


@pytest.mark.parametrize("name", ["", "Farm", "the farm", "farm+castle"])
def test_a_building_whose_name_is_none_is_refused(name: str) -> None:
    check(changed(plain(), 'id = "farm"', f'id = "{name}"'), "building[0].id", "is not a name in lower case")


def test_a_building_has_a_name_of_its_own() -> None:
    check(
        changed(plain(), 'id = "farm"', 'id = "palace"'),
        "building[0].id",
        "'palace' is the name of another one too",
    )


def test_a_building_is_of_a_class_that_there_is() -> None:
    text = changed(plain(), 'class = "royalty"', 'class = "nobility"')
    check(text, "building[10].class", "unknown class 'nobility'; known are peasantry, bourgeoisie")


@pytest.mark.parametrize("value", [-1, 11, 10**30])
@pytest.mark.parametrize(
    ("old", "key"),
    [
        ("draw = 4", "building[0].premium.draw"),
        ("pass = 1 ", "building[3].standard.pass"),
        ("tribute = 3", "building[7].premium.tribute"),
    ],
)
def test_an_action_is_within_bounds(old: str, key: str, value: int) -> None:
    text = changed(plain(), old, f"{old.split()[0]} = {value} ")
    check(text, key, f"{value} is not between 0 and 10")


def test_only_a_premium_action_asks_for_tribute() -> None:
    text = changed(plain(), "standard = {}", "standard = { tribute = 1 }")
    check(text, "building[7].standard.tribute", "only a premium action asks for tribute")


def test_a_building_is_left_out_with_numbers_of_seats_that_there_are() -> None:
    text = changed(plain(), TOWER, f"{TOWER}\nnot_with = [2, 6]")
    check(text, "building[7].not_with[1]", "6 is not a number of seats of this edition")


def test_a_building_is_advised_against_with_numbers_of_seats_that_there_are() -> None:
    text = changed(plain(), TOWER, f"{TOWER}\nadvised_against = {{ seats = [5, 1] }}")
    check(text, "building[7].advised_against.seats[1]", "1 is not a number of seats of this edition")


def test_buildings_stand_in_the_order_of_their_classes() -> None:
    text = changed(plain(), 'class = "peasantry"', 'class = "magic"')
    check(text, "building", "buildings stand in the order of their classes: peasantry, ")


def test_a_class_has_one_to_three_buildings() -> None:
    text = plain().replace('class = "bourgeoisie"', 'class = "peasantry"')
    check(text, "building", "4 buildings of the peasantry; a class has one to 3")
    text = plain().replace('class = "peasantry"', 'class = "bourgeoisie"')
    check(text, "building", "0 buildings of the peasantry")
    assert len(CLASS_NAMES) * 3 == BUILDINGS


def test_one_building_a_class_is_in_the_first_game() -> None:
    check(
        changed(plain(), "first = true\n", ""),
        "building",
        "0 buildings of the peasantry are in the first game, not one",
    )
    text = changed(plain(), 'id = "brewery"', 'id = "brewery"\nfirst = true')
    check(text, "building", "2 buildings of the peasantry are in the first game, not one")


def test_random_choices_have_a_building_of_each_class_left() -> None:
    text = changed(plain(), 'id = "castle"', 'id = "castle"\nnot_with = [2, 3]').replace(
        TOWER, f"{TOWER}\nnot_with = [2]"
    )
    check(text, "building", "no building of the chivalry is left with 2 seats")


# Options.


def options(buildings: str) -> Options:
    return Options.of(built_in("cartus"), {"buildings": buildings}, COLOURS[:3])


def starting(start: str, *seats: str) -> Options:
    return Options.of(built_in("cartus"), {"start": start}, seats)


@pytest.mark.parametrize("buildings", ["one-per-class", "mixed", CHOICE])
def test_a_choice_of_buildings_stands_in_the_record_and_is_read_back(buildings: str) -> None:
    game = rattus.new("cartus", seats=3, seed=1, buildings=buildings)
    assert f'[Options "buildings={buildings}"]' in game.record()
    assert rattus.loads(game.record()).header == game.header


def test_without_a_choice_the_buildings_are_those_of_the_first_game() -> None:
    plainly = Options.of(built_in("cartus"), {}, COLOURS[:3])
    assert plainly == options("first") == options("+".join(reversed(FIRST)))
    assert plainly.given() == ()
    assert plainly.chosen(built_in("cartus")) == dict.fromkeys(FIRST, 5)
    assert '[Options ""]' in rattus.new("cartus", seed=1, buildings="first").record()


def test_chosen_buildings_come_into_the_order_of_the_edition() -> None:
    assert options("+".join(reversed(CHOICE.split("+")))) == options(CHOICE)
    assert options(CHOICE).given() == (("buildings", CHOICE),)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("choice", ["mixed", "one-per-class", CHOICE, COUNTED])
def test_the_guard_tower_can_come_with_any_number_of_seats_by_every_method(choice: str, seats: int) -> None:
    tower = built_in("cartus").buildings.index("guard-tower")
    assert make_rules(built_in("cartus"), COLOURS[:seats], options(choice)).allowed[tower] == 1


def test_in_version_1_the_guard_tower_was_played_with_two_seats_by_choice_only() -> None:
    before = earlier("cartus", "1")
    assert before is not None
    tower = before.buildings.index("guard-tower")
    assert make_rules(before, COLOURS[:2], options(CHOICE)).allowed[tower] == 1
    for choice in ("mixed", "one-per-class"):
        assert make_rules(before, COLOURS[:2], options(choice)).allowed[tower] == 0
        assert make_rules(before, COLOURS[:3], options(choice)).allowed[tower] == 1


@pytest.mark.parametrize(
    ("buildings", "wrong"),
    [
        ("", ""),
        ("random", "random"),
        ("Mixed", "Mixed"),
        (CHOICE.replace("office", "bank"), "bank"),
        (CHOICE + "+", ""),
        (CHOICE.replace("+", ","), CHOICE.replace("+", ",")),
    ],
)
def test_a_building_that_the_edition_does_not_have_is_not_chosen(buildings: str, wrong: str) -> None:
    with pytest.raises(OptionError) as caught:
        options(buildings)
    assert str(caught.value).startswith(
        f"cartus has no buildings {wrong!r}; it has first, one-per-class, mixed, farm, "
    )


@pytest.mark.parametrize(
    ("buildings", "count", "kind"),
    [
        ("farm", "none", "bourgeoisie"),
        (CHOICE + "+farm", 10, "peasantry"),
        (CHOICE.replace("office", "farm"), 10, "peasantry"),
        (CHOICE.removesuffix("+treasury"), "none", "royalty"),
        (COUNTED.replace("farm*3", "farm*2"), 4, "peasantry"),
        (COUNTED.replace("farm*3+", ""), 2, "peasantry"),
        (COUNTED.replace("farm*3", "farm"), 7, "peasantry"),
        (COUNTED.replace("+palace", "+palace*4"), 4, "royalty"),
    ],
)
def test_five_building_cards_of_each_class_are_chosen(buildings: str, count: int | str, kind: str) -> None:
    with pytest.raises(OptionError) as caught:
        options(buildings)
    assert str(caught.value) == (
        f"5 building cards of each class are chosen, but {count} of the {kind} "
        "(a building without a number stands for 5)"
    )


@pytest.mark.parametrize("count", ["0", "6", "10", "-1", "", "x", "03", "1.5", "3*2", "٣", "³"])
def test_of_a_building_one_to_five_cards_are_chosen(count: str) -> None:
    with pytest.raises(OptionError) as caught:
        options(COUNTED.replace("farm*3", f"farm*{count}"))
    assert str(caught.value) == f"'farm*{count}': of a building 1 to 5 cards are chosen"


@pytest.mark.parametrize(
    "buildings", [f"{CHOICE}+treasury", "farm*3+farm*2", "farm+farm", "farm*2+brewery+farm*3"]
)
def test_a_building_is_named_once(buildings: str) -> None:
    with pytest.raises(OptionError, match=r"^(farm|treasury) is named twice$"):
        options(buildings)


@pytest.mark.parametrize(
    ("given", "written"),
    [
        (COUNTED, COUNTED),
        ("+".join(reversed(COUNTED.split("+"))), COUNTED),
        (COUNTED.replace("marketplace", "marketplace*5"), COUNTED),
        ("+".join(f"{name}*5" for name in CHOICE.split("+")), CHOICE),
        ("+".join(f"{name}*5" for name in FIRST), "first"),
        ("+".join(FIRST[::-1]), "first"),
        ("mixed", "mixed"),
    ],
)
def test_one_table_has_one_header(given: str, written: str) -> None:
    """Classes and buildings in the order of the edition, five cards without a number, the first set by its name."""
    assert options(given) == Options(written)
    for buildings in (given, written):
        game = rattus.new("cartus", seats=3, seed=1, buildings=buildings, rules="interpreted")
        said = "" if written == "first" else f"buildings={written}"
        assert str(game.header).splitlines()[2] == f'[Options "{said}"]'


def test_counts_say_how_many_cards_of_each_building_are_in_the_game() -> None:
    edition = built_in("cartus")
    counts = options(COUNTED).chosen(edition)
    assert counts is not None
    assert counts == {"farm": 3, "brewery": 2, "marketplace": 5, "monastery": 1, "hospital": 4} | {
        "castle": 2,
        "guard-tower": 3,
        "fortune-tellers-tent": 5,
        "palace": 5,
    }
    rules = make_rules(edition, COLOURS[:3], options(COUNTED))
    agreed = dict(zip(edition.buildings, rules.agreed[: rules.sites], strict=True))
    assert agreed == {building: counts.get(building, 0) for building in edition.buildings}
    assert rules.allowed == [int(count > 0) for count in rules.agreed]


# The start seat.


@pytest.mark.parametrize(
    ("given", "written", "number"),
    [("random", "random", -1), ("first", "first", 0), ("Anna", "first", 0), ("bob", "bob", 1), ("c", "c", 2)],
)
def test_the_start_seat_is_drawn_or_said_and_the_first_seat_is_written_first(
    given: str, written: str, number: int
) -> None:
    seats = ("Anna", "bob", "c")
    assert starting(given, *seats).start == written
    assert make_rules(built_in("cartus"), seats, starting(given, *seats)).start == number
    assert starting(given, *seats).given() == (() if written == "random" else (("start", written),))


@pytest.mark.parametrize("start", ["", "anna", "blue", "Random", "1", "First"])
def test_only_a_seat_of_the_table_can_begin(start: str) -> None:
    with pytest.raises(OptionError) as caught:
        starting(start, "Anna", "bob")
    assert str(caught.value) == f"start is 'random', 'first' or one of Anna, bob, not {start!r}"


def test_seats_that_are_called_random_or_first_do_not_change_what_these_words_mean() -> None:
    assert starting("first", "a", "first").start == "first"
    assert make_rules(built_in("cartus"), ("a", "first"), starting("first", "a", "first")).start == 0
    assert make_rules(built_in("cartus"), ("a", "random"), starting("random", "a", "random")).start == -1


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError, match="unknown option 'rulebook'; known are buildings, start"):
        rattus.new("cartus", seed=1, rulebook="de")


@pytest.mark.parametrize("seats", [1, 6])
def test_the_card_game_is_for_two_to_five_seats(seats: int) -> None:
    with pytest.raises(OptionError, match=f"cartus is for 2 to 5 seats, not {seats}"):
        rattus.new("cartus", seats=seats, seed=1)


def test_a_record_with_an_option_that_there_is_not_is_refused_at_its_line() -> None:
    record = rattus.new("cartus", seed=1).record()
    with pytest.raises(RecordError, match="line 3: 'Options': cartus has no buildings 'x'"):
        rattus.loads(record.replace('[Options ""]', '[Options "buildings=x"]'))
