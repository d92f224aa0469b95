"""Edition files: ours says what is known of the 2010 game; a broken one is refused with key and reason."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import rattus
from rattus.kernel.contract import MOST_LEGAL
from rattus.plague.edition import (
    BUILT_IN,
    LONGEST,
    Edition,
    EditionError,
    built_in,
    load_edition,
    most_answers,
    parse_face,
    read,
)
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import EDGES, FACES, REGIONS, State

HEAD = """
[edition]
id = "rattus"
year = 2010
seats = [2, 4]
citizens = 20

[parameters]
removal = "others-only"
settling = [2, 2, 2]              # rounds of two citizens, by seats 2, 3, 4
knight = "two-neutral"
knight_steps = [2, 2, 2]
last_round_knight = "two-neutral-in-final"
cards = ["peasant", "merchant", "monk", "knight", "witch", "king"]
rulebooks = ["en", "de", "fr"]
"""

TIERS = {
    "anglia": 2,
    "gallia": 2,
    "germania": 2,
    "hispania": 2,
    "hungaria": 2,
    "italia": 2,
    "polonia": 2,
    "scandia": 2,
    "bulgaria": 3,
    "turcia": 3,
    "russia": 4,
    "tartaria": 4,
}

BORDERS = """
anglia gallia sea published
anglia scandia sea reconstructed
gallia hispania land rulebook
gallia germania land reconstructed
gallia italia land reconstructed
hispania italia sea published
germania italia land rulebook
germania scandia sea rulebook
germania polonia land reconstructed
germania hungaria land reconstructed
italia hungaria land reconstructed
hungaria polonia land reconstructed
scandia polonia sea reconstructed
hungaria bulgaria land reconstructed
italia bulgaria sea reconstructed
bulgaria turcia sea reconstructed
italia turcia sea reconstructed
polonia russia land reconstructed
polonia tartaria land reconstructed
scandia russia land reconstructed
russia tartaria land published
hungaria tartaria land reconstructed
bulgaria tartaria land reconstructed
turcia tartaria land reconstructed
"""

STARTING = ["1+PB", "1+BC", "1+CK", "1+KW", "1+WR", "1+RP"]
STARTING += ["2+MPK", "2+MBW", "2+MCR", "3+MPB", "3+MCK", "3+MWR"]
OTHERS = ["1+PC", "1+BK", "1+CW", "1+KR", "1+WP", "1+RB"]
OTHERS += ["2+MPB", "2+MBC", "2+MCK", "2+MKW", "2+MWR", "2+MRP", "2+M", "2+M"]
OTHERS += ["3+MPC", "3+MBK", "3+MCW", "3+MKR", "3+MWP", "3+MRB", "3+A", "3+A"]
OTHERS += ["4+MPBC", "4+MBCK", "4+MCKW", "4+MKWR", "4+MWRP", "4+MRPB", "4+A"]
OTHERS += ["5+PCW", "5+BKR", "5+APB", "5+ACK", "5+AWR", "6+A", "6+MA", "6+PBCKWR"]
REMOVED = {2: 12, 3: 6, 4: 0}
SUPPLY = {2: 29, 3: 33, 4: 37}


def quoted(words: list[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def plain() -> str:
    """An edition file in the plainest style: no neighbours, no sources, rats as texts."""
    borders = [line.split() for line in BORDERS.split("\n") if line]
    return "".join(
        [
            HEAD,
            *(f'[[region]]\nid = "{name}"\ntier = {tier}\n' for name, tier in TIERS.items()),
            "[borders]\nlist = [\n",
            *(f"  {quoted(border)},\n" for border in borders),
            "]\n[rats]\n",
            f"starting = {quoted(STARTING)}\nothers = {quoted(OTHERS)}\n",
            "[removed]\n",
            *(f"{seats} = {count}\n" for seats, count in REMOVED.items()),
        ]
    )


def ours() -> str:
    """The text of the file that comes with the program."""
    return (Path(rattus.__file__).parent / "plague" / "editions" / "rattus.toml").read_text("utf-8")


def changed(text: str, old: str, new: str) -> str:
    """The text with one place changed, which must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def refusal(text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        read(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert str(caught.value).startswith("mine.toml: ")
    return caught.value


def check(text: str, key: str, reason: str) -> None:
    """The text is refused at this key; the reason has this in it."""
    error = refusal(text)
    assert error.key == key
    assert reason in error.reason


def supply(edition: Edition, seats: int) -> int:
    game = rattus.new(edition.id, seats=seats, chance="ask")
    assert isinstance(game.ruleset, PlagueRuleset)
    assert game.ruleset.edition is edition
    return State.of(game.state).supply


# What our file says.


def test_our_edition_has_twelve_regions_with_their_tiers_in_board_order() -> None:
    assert [(region.id, region.tier) for region in built_in("rattus").data.region] == list(TIERS.items())


def test_eight_ten_or_twelve_regions_are_in_play() -> None:
    assert [len(built_in("rattus").regions(seats)) for seats in (2, 3, 4)] == [8, 10, 12]


def test_our_edition_has_twenty_four_borders_with_kind_and_source() -> None:
    borders = [tuple(line.split()) for line in BORDERS.split("\n") if line]
    assert len(borders) == 24
    assert built_in("rattus").data.borders.borders == borders


def test_our_edition_lists_every_border_from_both_sides() -> None:
    sides = sorted((r.id, other) for r in built_in("rattus").data.region for other in r.neighbours or ())
    borders = [line.split()[:2] for line in BORDERS.split("\n") if line]
    assert sides == sorted([(a, b) for a, b in borders] + [(b, a) for a, b in borders])


def test_our_edition_has_twelve_starting_rats_and_thirty_seven_others() -> None:
    rats = [face for face, _ in built_in("rattus").rats()]
    assert [face.text for face in rats if face.starting] == STARTING
    assert [face.text for face in rats if not face.starting] == OTHERS
    assert (len(STARTING), len(OTHERS)) == (12, 37)


def test_no_class_is_favoured_by_our_rats() -> None:
    letters = Counter("".join(face.symbols for face, _ in built_in("rattus").rats()))
    assert letters == {"M": 27, "A": 8} | dict.fromkeys("PBCKWR", 16)


def test_twelve_or_six_or_no_rats_are_removed() -> None:
    assert {seats: built_in("rattus").removed(seats) for seats in (2, 3, 4)} == REMOVED


@pytest.mark.parametrize(("seats", "rats"), SUPPLY.items())
def test_the_supply_has_twenty_nine_or_thirty_three_or_thirty_seven_rats(seats: int, rats: int) -> None:
    assert supply(built_in("rattus"), seats) == rats


def test_every_entry_of_our_file_says_where_it_comes_from() -> None:
    data = built_in("rattus").data
    sources = [
        data.edition.source,
        *(region.source for region in data.region),
        *(source for *_, source in data.borders.borders),
        *(source for _, source in built_in("rattus").rats()),
        *(data.sources.get(name, "unstated") for name in (*data.parameters.__struct_fields__, "removed")),
        *(rulebook.source for rulebook in built_in("rattus").rulebooks.values()),
    ]
    assert len(sources) == 1 + 12 + 24 + 49 + 8 + 3
    assert "unstated" not in sources


def test_a_file_in_the_plainest_style_is_accepted_and_is_the_same_game() -> None:
    mine, original = read(plain(), "mine.toml"), built_in("rattus")
    assert mine.faces() == original.faces()
    assert mine.data.parameters == original.data.parameters
    for seats in original.seat_counts:
        assert mine.borders(seats) == original.borders(seats)
        assert [region.id for region in mine.regions(seats)] == [r.id for r in original.regions(seats)]
    assert {source for _, source in mine.rats()} == {"unstated"}


def test_a_file_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(plain(), "utf-8")
    game = rattus.new(edition=path, seats=4, seed=1)
    theirs = rattus.new("rattus", seats=4, seed=1)
    assert game.record() == theirs.record()
    assert list(game.legal.texts) == list(theirs.legal.texts)


def test_a_file_saved_by_an_editor_with_a_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(plain(), "utf-8-sig")
    assert load_edition(path).id == "rattus"


def test_a_file_with_other_line_ends_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(plain().replace("\n", "\r\n").encode())
    assert load_edition(path).id == "rattus"


def test_our_edition_is_found_by_its_name() -> None:
    assert BUILT_IN == ("rattus",)
    assert load_edition("rattus") is built_in("rattus")


def test_a_corrected_copy_of_ours_keeps_the_number_of_components(tmp_path: Path) -> None:
    fewer = changed(plain(), '"6+A", ', "")
    path = tmp_path / "mine.toml"
    path.write_text(fewer, "utf-8")
    with pytest.raises(EditionError, match="36 entries, but rattus has 37") as caught:
        load_edition(path)
    assert caught.value.key == "rats.others"
    path.write_text(changed(fewer, 'id = "rattus"', 'id = "my-own"'), "utf-8")
    assert load_edition(path).id == "my-own"


def test_a_rulebook_of_ones_own_can_be_defined() -> None:
    text = changed(plain(), '["en", "de", "fr"]', '["mine"]')
    own = '[rulebook.mine]\nafter_plague = ["monk"]\nplague_start = "random"\nend = "round"\n'
    assert read(text + own, "mine.toml").rulebooks["mine"].after_plague == ["monk"]


# The file itself.


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="there is no such file, nor an edition of that name") as caught:
        load_edition(tmp_path / "none.toml")
    assert (caught.value.file, caught.value.key) == (str(tmp_path / "none.toml"), "")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="can't be read") as caught:
        load_edition(tmp_path)
    assert caught.value.file == str(tmp_path)


def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(EditionError, match="can't be read"):
        load_edition(tmp_path / "file" / "mine.toml")


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(EditionError) as caught:
        load_edition(name)
    assert caught.value.reason


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"# \xff\xfe\n")
    with pytest.raises(EditionError, match=r"not a text file \(byte 2\)"):
        load_edition(path)


@pytest.mark.parametrize(
    "text",
    [
        "[edition\n",
        "not toml at all",
        "a = 1\na = 2\n",
        "[edition]\n[edition]\n",
        "a = " + "[" * 100_000,
        "a = 2010-02-30",
        "a = " + "9" * 5000,
        "\0",
    ],
    ids=["bracket", "words", "twice", "table-twice", "deep", "date", "digits", "nul"],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    check(text, "", "not TOML: ")


def test_a_text_too_long_for_an_edition_is_refused() -> None:
    check("#" * (LONGEST + 1), "", "longer than 1,000,000 characters")


# Types and keys.


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("year = 2010", 'year = "2010"', "edition.year", "Expected `int`, got `str`"),
        ("year = 2010", "year = true", "edition.year", "Expected `int`, got `bool`"),
        ("year = 2010", "year = 2010.5", "edition.year", "Expected `int`, got `float`"),
        ("citizens = 20", "citizens = [20]", "edition.citizens", "Expected `int`, got `array`"),
        ("seats = [2, 4]", "seats = [2]", "edition.seats", "length 2"),
        ("seats = [2, 4]", "seats = [2, 3, 4]", "edition.seats", "length 2"),
        ("seats = [2, 4]", "seats = 4", "edition.seats", "Expected `array`"),
        ('id = "anglia"', "id = 1", "region[0].id", "Expected `str`"),
        ("tier = 2", 'tier = "two"', "region[0].tier", "Expected `int`"),
        ('"sea", "published"', '"air", "published"', "borders.list[0][2]", "Invalid enum value 'air'"),
        ('"sea", "published"', '"sea", "hearsay"', "borders.list[0][3]", "Invalid enum value 'hearsay'"),
        ('"sea", "published"', '"sea"', "borders.list[0]", "length 4"),
        ('["1+PB",', "[1,", "rats.starting[0]", "Expected `str | object`"),
        ('["1+PB",', "[{ limit = 1 },", "rats.starting[0]", "field"),
        ("others-only", "none", "parameters.removal", "Invalid enum value 'none'"),
        ('"two-neutral"', '"three"', "parameters.knight", "Invalid enum value 'three'"),
        ("two-neutral-in-final", "never", "parameters.last_round_knight", "Invalid enum value 'never'"),
        ("settling = [2, 2, 2]", "settling = 2", "parameters.settling", "Expected `array`"),
        ("2 = 12", '2 = "12"', "removed[...]", "Expected `int`"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(old: str, new: str, key: str, reason: str) -> None:
    check(changed(plain(), old, new), key, reason)


@pytest.mark.parametrize(
    ("line", "key", "field"),
    [
        ('id = "rattus"\n', "edition", "id"),
        ("year = 2010\n", "edition", "year"),
        ("seats = [2, 4]\n", "edition", "seats"),
        ("citizens = 20\n", "edition", "citizens"),
        ('removal = "others-only"\n', "parameters", "removal"),
        ("knight_steps = [2, 2, 2]\n", "parameters", "knight_steps"),
        ('rulebooks = ["en", "de", "fr"]\n', "parameters", "rulebooks"),
        ("tier = 2\n", "region[0]", "tier"),
        ('id = "anglia"\n', "region[0]", "id"),
    ],
)
def test_a_missing_key_is_refused(line: str, key: str, field: str) -> None:
    check(changed(plain(), line, ""), key, f"missing required field `{field}`")


@pytest.mark.parametrize("table", ["edition", "parameters", "region", "borders", "rats", "removed"])
def test_a_missing_table_is_refused(table: str) -> None:
    tables = re.split(r"(?m)^(?=\[)", plain())
    text = "".join(part for part in tables if not part.startswith((f"[{table}]", f"[[{table}]]")))
    check(text, "top level", f"missing required field `{table}`")


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ("year = 2010", "year = 2010\ncolour = 1", "edition", "colour"),
        ("tier = 2", "tier = 2\nneighbors = []", "region[0]", "neighbors"),
        ("[removed]", "[extra]\n[removed]", "top level", "extra"),
        ("[rats]", "[rats]\nmiddle = []", "rats", "middle"),
    ],
)
def test_a_key_that_nobody_knows_is_refused(old: str, new: str, key: str, field: str) -> None:
    check(changed(plain(), old, new), key, f"unknown field `{field}`")


def test_a_source_of_something_that_is_no_parameter_is_refused() -> None:
    check(
        plain() + '[sources]\nremoval = "rulebook"\nweather = "rulebook"\n',
        "sources.weather",
        "not a parameter",
    )


# The head and the parameters.


@pytest.mark.parametrize("name", ["", "Rattus", "my rattus", "-x", "x-", "a--b", "1x", "é", "x\\n"])
def test_an_id_that_is_no_name_is_refused(name: str) -> None:
    check(changed(plain(), '"rattus"', f'"{name}"'), "edition.id", "is not a name in lower case")


@pytest.mark.parametrize("seats", ["[1, 4]", "[4, 2]", "[2, 7]", "[0, 0]", f"[2, {10**30}]", "[-4, -2]"])
def test_impossible_numbers_of_seats_are_refused(seats: str) -> None:
    check(changed(plain(), "seats = [2, 4]", f"seats = {seats}"), "edition.seats", "must rise within 2 and 6")


@pytest.mark.parametrize("year", [0, -1, 10_000, 10**30])
def test_an_impossible_year_is_refused(year: int) -> None:
    check(changed(plain(), "year = 2010", f"year = {year}"), "edition.year", f"{year} is not a year")


@pytest.mark.parametrize("version", [0, -1, 10**6 + 1, 10**30])
def test_an_impossible_version_is_refused(version: int) -> None:
    text = changed(plain(), "year = 2010", f"year = 2010\nversion = {version}")
    check(text, "edition.version", f"{version} is not a version")


@pytest.mark.parametrize("citizens", [-1, 0, 4, 61, 10**30])
def test_a_wrong_count_of_citizens_is_refused(citizens: int) -> None:
    text = changed(plain(), "citizens = 20", f"citizens = {citizens}")
    check(text, "edition.citizens", f"{citizens} is not between 5 and 60")


@pytest.mark.parametrize("key", ["settling", "knight_steps"])
def test_a_parameter_by_seats_has_a_number_for_each_number_of_seats(key: str) -> None:
    text = changed(plain(), f"{key} = [2, 2, 2]", f"{key} = [2, 2]")
    check(text, f"parameters.{key}", "2 numbers for 3 numbers of seats")


@pytest.mark.parametrize(("key", "most"), [("settling", 3), ("knight_steps", 20)])
@pytest.mark.parametrize("value", [0, -1, 21, 10**30])
def test_a_parameter_by_seats_is_within_bounds(key: str, most: int, value: int) -> None:
    text = changed(plain(), f"{key} = [2, 2, 2]", f"{key} = [2, {value}, 2]")
    check(text, f"parameters.{key}[1]", f"{value} is not between 1 and {most}")


def test_an_unknown_card_is_refused() -> None:
    text = changed(plain(), '"king"]', '"queen"]')
    check(text, "parameters.cards[5]", "unknown card 'queen'; known are peasant, merchant, monk")


def test_a_card_that_stands_twice_is_refused() -> None:
    check(changed(plain(), '"king"]', '"monk"]'), "parameters.cards[5]", "'monk' stands here twice")


def test_no_cards_at_all_are_refused() -> None:
    text = re.sub(r"cards = .*", "cards = []", plain())
    check(text, "parameters.cards", "no card")


def test_an_unknown_rulebook_is_refused() -> None:
    text = changed(plain(), '"fr"]', '"it"]')
    check(text, "parameters.rulebooks[2]", "rulebook 'it' is not defined; defined are en, de, fr")


def test_a_rulebook_that_stands_twice_is_refused() -> None:
    check(changed(plain(), '"fr"]', '"en"]'), "parameters.rulebooks[2]", "'en' stands here twice")


def test_no_rulebook_at_all_is_refused() -> None:
    check(changed(plain(), '["en", "de", "fr"]', "[]"), "parameters.rulebooks", "no rulebook")


def test_a_rulebook_whose_name_is_none_is_refused() -> None:
    check(changed(plain(), '"fr"]', '"F R"]'), "parameters.rulebooks[2]", "is not a name in lower case")


def test_a_rulebook_with_an_unknown_card_is_refused() -> None:
    own = '[rulebook.mine]\nafter_plague = ["king", "queen"]\nplague_start = "random"\nend = "turn"\n'
    check(plain() + own, "rulebook.mine.after_plague[1]", "unknown card 'queen'")


def test_a_rulebook_with_an_unknown_end_is_refused() -> None:
    own = '[rulebook.mine]\nafter_plague = []\nplague_start = "random"\nend = "never"\n'
    check(plain() + own, "rulebook[...].end", "Invalid enum value 'never'")


# The map.


def test_a_region_that_stands_twice_is_refused() -> None:
    text = changed(plain(), '[[region]]\nid = "gallia"', '[[region]]\nid = "anglia"')
    check(text, "region[1].id", "region 'anglia' stands here twice")


def test_a_region_whose_name_is_none_is_refused() -> None:
    check(
        changed(plain(), 'id = "gallia"', 'id = "la gallia"'), "region[1].id", "is not a name in lower case"
    )


@pytest.mark.parametrize("tier", [0, -2, 5, 10**30])
def test_a_tier_that_is_no_number_of_seats_is_refused(tier: int) -> None:
    text = changed(plain(), "tier = 2", f"tier = {tier}")
    check(text, "region[0].tier", f"{tier} is not a number of seats up to 4")


def test_a_border_of_an_unknown_region_is_refused() -> None:
    text = changed(plain(), '["anglia", "gallia", "sea"', '["anglia", "atlantis", "sea"')
    check(text, "borders.list[0]", "unknown region 'atlantis'")
    text = changed(plain(), '["anglia", "gallia", "sea"', '["atlantis", "gallia", "sea"')
    check(text, "borders.list[0]", "unknown region 'atlantis'")


def test_a_region_that_borders_on_itself_is_refused() -> None:
    text = changed(plain(), '["anglia", "gallia", "sea"', '["anglia", "anglia", "sea"')
    check(text, "borders.list[0]", "'anglia' borders on itself")


def test_a_border_that_stands_twice_is_refused_also_the_other_way_round() -> None:
    text = changed(plain(), '["anglia", "scandia", "sea"', '["gallia", "anglia", "sea"')
    check(text, "borders.list[1]", "the border between 'gallia' and 'anglia' stands here twice")


def test_a_one_way_border_is_refused() -> None:
    text = changed(ours(), 'neighbours = ["gallia", "scandia"]', 'neighbours = ["scandia"]')
    check(text, "region[0].neighbours", "one-way border: 'gallia' is missing")
    text = changed(ours(), 'neighbours = ["anglia", "germania", ', 'neighbours = ["germania", ')
    check(text, "region[0].neighbours[0]", "one-way border: 'gallia' does not list 'anglia'")


def test_a_neighbour_without_a_border_is_refused() -> None:
    text = changed(plain(), "tier = 2", 'tier = 2\nneighbours = ["gallia", "scandia", "turcia"]')
    check(text, "region[0].neighbours[2]", "no border between 'anglia' and 'turcia' in borders.list")


def test_an_unknown_neighbour_is_refused() -> None:
    text = changed(plain(), "tier = 2", 'tier = 2\nneighbours = ["gallia", "scandia", "atlantis"]')
    check(text, "region[0].neighbours[2]", "unknown region 'atlantis'")


def test_a_neighbour_that_stands_twice_is_refused() -> None:
    text = changed(plain(), "tier = 2", 'tier = 2\nneighbours = ["gallia", "scandia", "gallia"]')
    check(text, "region[0].neighbours[2]", "'gallia' stands here twice")


def without_borders(text: str, region: str) -> str:
    return re.sub(rf'  \[.*"{region}".*\n', "", text)


def test_a_region_that_cannot_be_reached_is_refused() -> None:
    check(without_borders(plain(), "turcia"), "region[9].id", "no way from 'anglia' to 'turcia' with 3 seats")


def test_a_region_must_be_reached_through_regions_in_play() -> None:
    text = changed(plain(), 'id = "gallia"\ntier = 2', 'id = "gallia"\ntier = 4')
    text = changed(text, 'id = "italia"\ntier = 2', 'id = "italia"\ntier = 4')
    check(text, "region[3].id", "unreachable: no way from 'anglia' to 'hispania' with 2 seats")


def test_no_borders_at_all_are_refused() -> None:
    text = re.sub(r"list = \[.*?^\]", "list = []", plain(), flags=re.DOTALL | re.MULTILINE)
    check(text, "region[1].id", "unreachable")


def test_fewer_than_two_regions_in_play_are_refused() -> None:
    text = re.sub(r"tier = 2", "tier = 3", plain())
    check(text, "region", "fewer than two regions in play with 2 seats")


def a_board(regions: int, borders: int, starting: int | None = None) -> str:
    """An edition with a line of regions, and more borders as far as they go."""
    names = [f"r{i}" for i in range(regions)]
    pairs = [(a, b) for gap in range(1, regions) for a, b in zip(names, names[gap:], strict=False)][:borders]
    return "".join(
        [
            changed(HEAD, '"rattus"', '"mine"'),
            *(f'[[region]]\nid = "{name}"\ntier = 2\n' for name in names),
            "[borders]\nlist = [\n",
            *(f"  {quoted([a, b, 'land', 'published'])},\n" for a, b in pairs),
            "]\n[rats]\n",
            f"starting = {quoted(['1+PB'] * (regions if starting is None else starting))}\n",
            f"others = {quoted(['2+M'] * 20)}\n[removed]\n2 = 0\n3 = 0\n4 = 0\n",
        ]
    )


def test_a_board_of_twenty_regions_is_accepted_and_a_larger_one_refused() -> None:
    assert len(read(a_board(REGIONS, REGIONS), "mine.toml").regions(2)) == REGIONS
    check(a_board(REGIONS + 1, REGIONS), "region", "21 regions; this program takes 20 at most")


def test_more_borders_than_the_program_takes_are_refused() -> None:
    check(a_board(20, EDGES // 2 + 1), "borders.list", "49 borders; this program takes 48 at most")


def test_a_board_on_which_a_question_could_have_too_many_answers_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rattus.plague.edition.MOST_LEGAL", most_answers(20, 30, 6))
    assert read(a_board(20, 30), "mine.toml").id == "mine"
    check(a_board(20, 31), "borders.list", "31 borders: a question could have ")


def test_on_the_largest_boards_no_question_has_more_answers_than_there_is_room_for() -> None:
    assert most_answers(17, 36, 8) <= MOST_LEGAL
    game = rattus.new("rattus", seats=4, seed=4)
    most = 0
    while not game.over:
        most = max(most, len(game.legal))
        game.play(game.legal.numbers[len(game.numbers) * 7 % len(game.legal)])
    assert 30 < most < most_answers(12, 24, 6)


# The rats.


@pytest.mark.parametrize(
    "face",
    ["", "1", "1+", "+PB", "0+PB", "10+PB", "1+XY", "1+pb", "1 + PB", "1+PB*", "1-PB", "1+PB\\n", "A" * 99],
)
def test_a_bad_face_is_refused(face: str) -> None:
    check(changed(plain(), '"1+PB"', f'"{face}"'), "rats.starting[0]", "bad face: ")
    check(changed(plain(), '"1+PC"', f'{{ face = "{face}" }}'), "rats.others[0]", "bad face: ")


def test_a_face_with_too_many_symbols_is_refused() -> None:
    check(changed(plain(), '"1+PB"', f'"1+{"M" * 200}"'), "rats.starting[0]", "bad face: ")
    assert parse_face("1+" + "M" * 12, starting=True).symbols == "M" * 12


def test_a_wrong_count_of_starting_rats_is_refused() -> None:
    text = changed(plain(), '"1+PB", ', "")
    check(text, "rats.starting", "wrong count: 11 starting rats for 12 regions")


def test_a_wrong_count_of_rats_is_refused_where_the_count_is_given() -> None:
    text = changed(ours(), '  { face = "6+A", source = "reconstructed" },\n', "")
    check(text, "rats.count", "12 starting rats and 36 others are listed")


@pytest.mark.parametrize("count", [-1, 38, 10**30])
def test_a_wrong_count_of_removed_rats_is_refused(count: int) -> None:
    check(changed(plain(), "3 = 6", f"3 = {count}"), "removed.3", f"{count} is not between 0 and 37")


def test_removing_the_whole_supply_is_refused() -> None:
    check(changed(plain(), "4 = 0", "4 = 37"), "removed.4", "the supply would be empty")


def test_removed_rats_of_a_mixed_supply_may_be_starting_rats_too() -> None:
    mixed = changed(plain(), "others-only", "mixed-supply")
    assert read(changed(mixed, "2 = 12", "2 = 40"), "mine.toml").removed(2) == 40
    check(changed(mixed, "2 = 12", "2 = 41"), "removed.2", "41 is not between 0 and 40")


def test_removed_rats_are_said_for_every_number_of_seats_and_no_other() -> None:
    check(changed(plain(), "3 = 6\n", ""), "removed.3", "missing")
    check(plain() + "5 = 0\n", "removed.5", "not a number of seats of this edition")
    check(plain() + "two = 0\n", "removed.two", "not a number of seats of this edition")


def test_more_rats_than_the_program_takes_are_refused() -> None:
    text = changed(a_board(8, 12), quoted(["2+M"] * 20), quoted(["2+M"] * 93))
    check(text, "rats", "more than 100 rats")


def test_more_faces_than_the_program_takes_are_refused() -> None:
    faces = [f"{limit}+{symbols}" for limit in range(1, 10) for symbols in "PBCKWRMA"][:FACES]
    text = changed(a_board(8, 12), quoted(["2+M"] * 20), quoted(faces))
    check(text, "rats", f"more than {FACES} different faces")
