"""Edition files: ours say what is known of the games; a broken one is refused with key and reason."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

import rattus
from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.edition import LONGEST, EditionError, OptionError
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import (
    BUILT_IN,
    Edition,
    built_in,
    card_class,
    earlier,
    load_edition,
    most_answers,
    parse_face,
    read,
)
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import EDGES, FACES, FARTHEST, REGIONS, State
from rattus.plague.tables import Options

HEAD = """
[edition]
id = "rattus"
year = 2010
version = 3
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
germania italia land reconstructed
germania scandia sea reconstructed
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
STARTING += ["1+MAPK", "1+MABW", "1+MACR", "2+MAPB", "2+MACK", "2+MAWR"]
OTHERS = ["1+PC", "1+BK", "1+CW", "1+KR", "1+WP", "1+RB"]
OTHERS += ["1+AP", "1+AB", "1+AC", "1+AK", "1+AW", "1+AR"]
OTHERS += ["2+MPB", "2+MBC", "2+MCK", "2+MKW", "2+MWR", "2+MRP", "2+M", "2+M"]
OTHERS += ["3+MAPB", "3+MABC", "3+MACK", "3+MAKW", "3+MAWR", "3+MARP", "3+A", "3+A", "3+MA", "3+MA"]
OTHERS += ["4+A", "4+MA", "5+MA", "5+MA", "6+A", "6+MA", "6+PBCKWR"]
STARTING_1 = [*STARTING[:6], "2+MPK", "2+MBW", "2+MCR", "3+MPB", "3+MCK", "3+MWR"]
OTHERS_1 = ["1+PC", "1+BK", "1+CW", "1+KR", "1+WP", "1+RB"]
OTHERS_1 += ["2+MPB", "2+MBC", "2+MCK", "2+MKW", "2+MWR", "2+MRP", "2+M", "2+M"]
OTHERS_1 += ["3+MPC", "3+MBK", "3+MCW", "3+MKR", "3+MWP", "3+MRB", "3+A", "3+A"]
OTHERS_1 += ["4+MPBC", "4+MBCK", "4+MCKW", "4+MKWR", "4+MWRP", "4+MRPB", "4+A"]
OTHERS_1 += ["5+PCW", "5+BKR", "5+APB", "5+ACK", "5+AWR", "6+A", "6+MA", "6+PBCKWR"]
REMOVED = {2: 12, 3: 6, 4: 0}
SUPPLY = {2: 29, 3: 33, 4: 37}


BIG_HEAD = """
[edition]
id = "bigbox"
year = 2023
version = 2
seats = [2, 6]
citizens = 20

[parameters]                      # by seats where a table is given: 2, 3, 4, 5, 6
removal = "mixed-supply"
settling = [2, 2, 2, 3, 3]
knight = "limit-minus-two"
knight_steps = [2, 2, 2, 3, 3]
last_round_knight = "ravage-at-once"
cards = ["peasant", "merchant", "monk", "knight", "witch", "king"]
more_cards = ["courier", "caravanner"]
more_cards_seats = [5, 6]
choices = ["queen", "serf", "soldier", "nun"]
rulebooks = ["en"]
"""

BIG_GROUPS = {"light": [2, 3, 4, 5, 6], "medium": [3, 4, 5, 6], "dark": [4, 6], "south": [5, 6]}
BIG_REGIONS = {
    "light": ["england", "espagna", "france", "germania", "hungaria", "italia", "scandinavia"],
    "medium": ["bulgaria", "polonia", "turkiye"],
    "dark": ["golden-horde", "russia"],
    "south": ["algeria", "egypt", "libya", "morocco", "tunisia"],
}

BIG_BORDERS = """
england france sea reconstructed
england scandinavia sea reconstructed
france espagna land rulebook
france germania land reconstructed
france italia land reconstructed
espagna italia sea reconstructed
germania italia land reconstructed
germania scandinavia sea reconstructed
germania polonia land reconstructed
germania hungaria land reconstructed
italia hungaria land reconstructed
hungaria polonia land reconstructed
scandinavia polonia sea reconstructed
hungaria bulgaria land reconstructed
italia bulgaria sea reconstructed
bulgaria turkiye sea reconstructed
italia turkiye sea reconstructed
polonia russia land reconstructed
polonia golden-horde land reconstructed
scandinavia russia land reconstructed
russia golden-horde land reconstructed
hungaria golden-horde land reconstructed
bulgaria golden-horde land reconstructed
turkiye golden-horde land reconstructed
morocco espagna sea reconstructed
morocco algeria land reconstructed
algeria espagna sea reconstructed
algeria tunisia land reconstructed
tunisia italia sea reconstructed
tunisia libya land reconstructed
libya egypt land reconstructed
libya bulgaria sea reconstructed
egypt turkiye land reconstructed
"""

BIG_STARTING = ["1+PC", "1+BK", "1+CW", "1+KR", "1+WI", "1+RP", "1+IB"]
BIG_STARTING += ["2+MP", "2+MB", "2+MC", "2+MK", "2+MW", "2+MR", "2+MI", "3+M", "3+M", "3+A"]
BIG_OTHERS = ["1+PB", "1+BC", "1+CK", "1+KW", "1+WR", "1+RI", "1+IP"]
BIG_OTHERS += ["2+MPK", "2+MBW", "2+MCR", "2+MKI", "2+MWP", "2+MRB", "2+MIC", "2+M", "2+M"]
BIG_OTHERS += ["3+MPC", "3+MBK", "3+MCW", "3+MKR", "3+MWI", "3+MRP", "3+MIB", "3+A", "3+A", "3+A"]
BIG_OTHERS += ["4+MPBC", "4+MBCK", "4+MCKW", "4+MKWR", "4+MWRI", "4+MRIP", "4+MIPB", "4+A", "4+A"]
BIG_OTHERS += ["5+AP", "5+AB", "5+AC", "5+AK", "5+AW", "5+AR", "5+AI", "5+MA", "5+MA"]
BIG_OTHERS += ["6+A", "6+A", "6+MA", "6+PBCKWRI"]
BIG_REMOVED = {2: 24, 3: 20, 4: 16, 5: 8, 6: 0}
BIG_SUPPLY = {2: 34, 3: 35, 4: 37, 5: 42, 6: 48}


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


def big_plain() -> str:
    """The Big Box in the plainest style."""
    borders = [line.split() for line in BIG_BORDERS.split("\n") if line]
    regions = [(name, BIG_GROUPS[group]) for group, names in BIG_REGIONS.items() for name in names]
    return "".join(
        [
            BIG_HEAD,
            *(f'[[region]]\nid = "{name}"\nseats = {seats}\n' for name, seats in regions),
            "[borders]\nlist = [\n",
            *(f"  {quoted(border)},\n" for border in borders),
            "]\n[rats]\n",
            f"starting = {quoted(BIG_STARTING)}\nothers = {quoted(BIG_OTHERS)}\n",
            "[removed]\n",
            *(f"{seats} = {count}\n" for seats, count in BIG_REMOVED.items()),
        ]
    )


def ours(name: str = "rattus") -> str:
    """The text of a file that comes with the program."""
    return (Path(rattus.__file__).parent / "plague" / "editions" / f"{name}.toml").read_text("utf-8")


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
    assert letters == {"M": 26, "A": 28} | dict.fromkeys("PBCKWR", 12)


def test_twelve_or_six_or_no_rats_are_removed() -> None:
    assert {seats: built_in("rattus").removed(seats) for seats in (2, 3, 4)} == REMOVED


@pytest.mark.parametrize(("seats", "rats"), SUPPLY.items())
def test_the_supply_has_twenty_nine_or_thirty_three_or_thirty_seven_rats(seats: int, rats: int) -> None:
    assert supply(built_in("rattus"), seats) == rats


@pytest.mark.parametrize(
    ("name", "entries"), [("rattus", 1 + 12 + 24 + 49 + 10 + 3), ("bigbox", 1 + 17 + 33 + 65 + 13 + 1)]
)
def test_every_entry_of_our_files_says_where_it_comes_from(name: str, entries: int) -> None:
    edition = built_in(name)
    data = edition.data
    said = tomllib.loads(ours(name))["parameters"]
    sources = [
        data.edition.source,
        *(region.source for region in data.region),
        *(source for *_, source in data.borders.borders),
        *(source for _, source in edition.rats()),
        *(data.sources.get(parameter, "unstated") for parameter in (*said, "removed")),
        *(edition.rulebooks[rulebook].source for rulebook in data.parameters.rulebooks),
    ]
    assert len(sources) == entries
    assert "unstated" not in sources


def test_our_edition_says_which_of_its_rats_the_rulebook_shows() -> None:
    shown = [str(face) for face, source in built_in("rattus").rats() if source == "rulebook"]
    assert shown == ["2+MBC"]


def test_no_border_is_called_the_rulebooks_that_no_rulebook_shows() -> None:
    """The Knight's example says that two steps lead from Italia to Scandia, not through which region."""
    shown = [(a, b) for a, b, _, source in built_in("rattus").data.borders.borders if source == "rulebook"]
    assert shown == [("gallia", "hispania")]


# What our files said before.


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_earlier_version_of_our_editions_is_kept(name: str) -> None:
    folder = Path(rattus.__file__).parent / "plague" / "editions" / "earlier"
    before = [str(version) for version in range(1, built_in(name).version)]
    assert {path.name for path in folder.glob(f"{name}-*")} == {f"{name}-{v}.toml" for v in before}
    for version in before:
        edition = earlier(name, version)
        assert edition is not None
        assert (edition.id, str(edition.version)) == (name, version)
        assert edition is earlier(name, version)


@pytest.mark.parametrize("version", ["0", "3", "4", "x", "", "../1"])
def test_there_is_no_earlier_version_where_there_was_none(version: str) -> None:
    assert earlier("rattus", version) is None
    assert earlier("bigbox", version) is earlier("chess", version) is None


def test_the_first_version_of_our_edition_had_other_reconstructed_faces_and_nothing_else() -> None:
    first, second = earlier("rattus", "1"), earlier("rattus", "2")
    assert first is not None
    assert second is not None
    rats = [face for face, _ in first.rats()]
    assert [face.text for face in rats if face.starting] == STARTING_1
    assert [face.text for face in rats if not face.starting] == OTHERS_1
    letters = Counter("".join(face.symbols for face in rats))
    assert letters == {"M": 27, "A": 8} | dict.fromkeys("PBCKWR", 16)
    shown = [[rat for rat in edition.rats() if rat[1] == "rulebook"] for edition in (first, second)]
    assert shown[0] == shown[1]
    for part in ("parameters", "region", "borders", "removed", "sources"):
        assert getattr(first.data, part) == getattr(second.data, part)
    assert first.rulebooks == second.rulebooks
    assert structs.replace(first.data.edition, version=2) == second.data.edition


@pytest.mark.parametrize(("name", "version"), [("rattus", "2"), ("bigbox", "1")])
def test_the_version_before_asked_for_rats_by_own_looks_and_had_the_same_faces_and_borders(
    name: str, version: str
) -> None:
    before, today = earlier(name, version), built_in(name)
    assert before is not None
    assert before.faces() == today.faces()
    assert [border[:3] for border in before.data.borders.borders] == [
        border[:3] for border in today.data.borders.borders
    ]
    old = structs.replace(today.data.parameters, rat_choice="own-looks")
    if name == "bigbox":
        old = structs.replace(old, last_round_rats="supply")
    assert before.data.parameters == old
    played = [before.rulebooks[book] for book in before.data.parameters.rulebooks]
    assert {book.empty_reserve for book in played} == {"end-of-turn"}
    assert {name: book.empty_reserve for name, book in today.rulebooks.items()} == {
        "en": "end-of-turn",
        "de": "any-time",
        "fr": "any-time",
    }


# What our file of the Big Box says.


def test_the_big_box_has_seventeen_regions_in_board_order_each_with_its_numbers_of_seats() -> None:
    expected = [(name, BIG_GROUPS[group]) for group, names in BIG_REGIONS.items() for name in names]
    assert len(expected) == 17
    assert [(region.id, region.seats) for region in built_in("bigbox").data.region] == expected


@pytest.mark.parametrize(
    ("seats", "groups", "count"),
    [
        (2, ["light"], 7),
        (3, ["light", "medium"], 10),
        (4, ["light", "medium", "dark"], 12),
        (5, ["light", "medium", "south"], 15),
        (6, ["light", "medium", "dark", "south"], 17),
    ],
)
def test_in_the_big_box_groups_of_regions_come_with_more_seats_and_the_dark_ones_not_with_five(
    seats: int, groups: list[str], count: int
) -> None:
    regions = [region.id for region in built_in("bigbox").regions(seats)]
    assert regions == [name for group in groups for name in BIG_REGIONS[group]]
    assert len(regions) == count


def test_the_big_box_has_thirty_three_borders_with_kind_and_source() -> None:
    borders = [tuple(line.split()) for line in BIG_BORDERS.split("\n") if line]
    assert len(borders) == 33
    assert built_in("bigbox").data.borders.borders == borders


def test_the_big_box_lists_every_border_from_both_sides() -> None:
    sides = sorted((r.id, other) for r in built_in("bigbox").data.region for other in r.neighbours or ())
    borders = [line.split()[:2] for line in BIG_BORDERS.split("\n") if line]
    assert sides == sorted([(a, b) for a, b in borders] + [(b, a) for a, b in borders])


def test_the_big_box_has_seventeen_starting_rats_and_forty_eight_others() -> None:
    rats = [face for face, _ in built_in("bigbox").rats()]
    assert [face.text for face in rats if face.starting] == BIG_STARTING
    assert [face.text for face in rats if not face.starting] == BIG_OTHERS
    assert (len(BIG_STARTING), len(BIG_OTHERS)) == (17, 48)


def test_no_class_is_favoured_by_the_rats_of_the_big_box() -> None:
    letters = Counter("".join(face.symbols for face, _ in built_in("bigbox").rats()))
    assert letters == {"M": 35, "A": 18} | dict.fromkeys("PBCKWRI", 14)


def test_the_big_box_says_which_of_its_rats_the_rulebook_shows() -> None:
    shown = [str(face) for face, source in built_in("bigbox").rats() if source == "rulebook"]
    assert shown == []


def test_the_big_box_removes_twenty_four_to_no_rats() -> None:
    assert {seats: built_in("bigbox").removed(seats) for seats in range(2, 7)} == BIG_REMOVED


@pytest.mark.parametrize(("seats", "rats"), BIG_SUPPLY.items())
def test_the_supply_of_the_big_box_has_thirty_four_to_forty_eight_rats(seats: int, rats: int) -> None:
    assert supply(built_in("bigbox"), seats) == rats


def test_the_parameters_of_the_big_box() -> None:
    edition = built_in("bigbox")
    told = tomllib.loads(BIG_HEAD)
    assert {name: getattr(edition.data.parameters, name) for name in told["parameters"]} == told["parameters"]
    assert (edition.id, edition.data.edition.year, edition.data.edition.citizens) == ("bigbox", 2023, 20)
    assert list(edition.seat_counts) == [2, 3, 4, 5, 6]


def test_the_big_box_uses_eight_cards_with_five_and_six_seats() -> None:
    six = ["peasant", "merchant", "monk", "knight", "witch", "king"]
    cards = {seats: built_in("bigbox").default_cards(seats) for seats in range(2, 7)}
    eight = [*six, "courier", "caravanner"]
    assert cards == {2: six, 3: six, 4: six, 5: eight, 6: eight}


def test_the_cards_of_the_big_box_have_their_classes() -> None:
    assert {card: card_class(card) for card in built_in("bigbox").known_cards()} == {
        "peasant": "peasantry",
        "merchant": "bourgeoisie",
        "monk": "church",
        "knight": "chivalry",
        "witch": "magic",
        "king": "royalty",
        "courier": "bourgeoisie",
        "caravanner": "islamic",
        "queen": "royalty",
        "serf": "peasantry",
        "soldier": "chivalry",
        "nun": "church",
    }


def test_the_big_box_in_the_plainest_style_is_the_same_game(tmp_path: Path) -> None:
    mine, original = read(big_plain(), "mine.toml"), built_in("bigbox")
    assert mine.faces() == original.faces()
    assert mine.data.parameters == original.data.parameters
    for seats in original.seat_counts:
        assert mine.borders(seats) == original.borders(seats)
        assert [region.id for region in mine.regions(seats)] == [r.id for r in original.regions(seats)]
    path = tmp_path / "mine.toml"
    path.write_text(big_plain(), "utf-8")
    game, theirs = rattus.new(edition=path, seats=6, seed=1), rattus.new("bigbox", seats=6, seed=1)
    assert game.record() == theirs.record()
    assert list(game.legal.texts) == list(theirs.legal.texts)


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


def test_our_editions_are_found_by_their_names() -> None:
    assert BUILT_IN == ("rattus", "bigbox")
    for name in BUILT_IN:
        assert load_edition(name) is built_in(name)
        assert load_edition(name).id == name


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
        ("tier = 2", 'tier = "two"', "region[0].tier", "Expected `int | null`"),
        ("tier = 2", "seats = 2", "region[0].seats", "Expected `array | null`"),
        ("tier = 2", 'seats = ["2"]', "region[0].seats[0]", "Expected `int`"),
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
    text = changed(plain(), "version = 3", f"version = {version}")
    check(text, "edition.version", f"{version} is not a version")


@pytest.mark.parametrize("citizens", [-1, 0, 4, 61, 10**30])
def test_a_wrong_count_of_citizens_is_refused(citizens: int) -> None:
    text = changed(plain(), "citizens = 20", f"citizens = {citizens}")
    check(text, "edition.citizens", f"{citizens} is not between 5 and 60")


@pytest.mark.parametrize("key", ["settling", "knight_steps"])
def test_a_parameter_by_seats_has_a_number_for_each_number_of_seats(key: str) -> None:
    text = changed(plain(), f"{key} = [2, 2, 2]", f"{key} = [2, 2]")
    check(text, f"parameters.{key}", "2 numbers for 3 numbers of seats")


@pytest.mark.parametrize(("key", "most"), [("settling", 3), ("knight_steps", FARTHEST)])
@pytest.mark.parametrize("value", [0, -1, 4, 21, 10**30])
def test_a_parameter_by_seats_is_within_bounds(key: str, most: int, value: int) -> None:
    text = changed(plain(), f"{key} = [2, 2, 2]", f"{key} = [2, {value}, 2]")
    check(text, f"parameters.{key}[1]", f"{value} is not between 1 and {most}")


def test_an_unknown_card_is_refused() -> None:
    text = changed(plain(), '"king"]', '"emperor"]')
    check(text, "parameters.cards[5]", "unknown card 'emperor'; known are peasant, merchant, monk")


def test_a_card_that_stands_twice_is_refused() -> None:
    check(changed(plain(), '"king"]', '"monk"]'), "parameters.cards[5]", "'monk' stands here twice")


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('"courier", "caravanner"', '"courier", "emperor"', "more_cards[1]", "unknown card 'emperor'"),
        ('"courier", "caravanner"', '"courier", "courier"', "more_cards[1]", "'courier' stands here twice"),
        ('"queen", "serf"', '"queen", "emperor"', "choices[1]", "unknown card 'emperor'"),
        ('"queen", "serf"', '"queen", "queen"', "choices[1]", "'queen' stands here twice"),
    ],
)
def test_more_cards_and_choices_are_known_cards_and_stand_once(
    old: str, new: str, key: str, reason: str
) -> None:
    check(changed(big_plain(), old, new), f"parameters.{key}", reason)


@pytest.mark.parametrize(
    ("old", "new", "card"),
    [
        ('"courier", "caravanner"', '"courier", "monk"', "monk"),
        ('"queen", "serf"', '"queen", "monk"', "monk"),
        ('"queen", "serf"', '"queen", "courier"', "courier"),
    ],
)
def test_a_card_in_two_lists_is_refused(old: str, new: str, card: str) -> None:
    reason = f"{card!r} stands in two of cards, more_cards and choices"
    check(changed(big_plain(), old, new), "parameters.choices", reason)


@pytest.mark.parametrize("seats", [0, 1, 7, 10**30])
def test_more_cards_come_with_numbers_of_seats_of_the_edition(seats: int) -> None:
    text = changed(big_plain(), "more_cards_seats = [5, 6]", f"more_cards_seats = [5, {seats}]")
    check(text, "parameters.more_cards_seats[1]", f"{seats} is not a number of seats of this edition")


def test_without_more_cards_all_tables_use_the_same_ones() -> None:
    text = changed(big_plain(), 'more_cards = ["courier", "caravanner"]\nmore_cards_seats = [5, 6]\n', "")
    edition = read(text, "mine.toml")
    assert edition.default_cards(6) == edition.default_cards(2)
    assert edition.known_cards() == [*edition.default_cards(2), "queen", "serf", "soldier", "nun"]


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
    own = '[rulebook.mine]\nafter_plague = ["king", "emperor"]\nplague_start = "random"\nend = "turn"\n'
    check(plain() + own, "rulebook.mine.after_plague[1]", "unknown card 'emperor'")


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


BOTH_OR_NEITHER = "'anglia' needs a tier or a list of seats, and not both"


def test_a_region_without_tier_and_seats_is_refused() -> None:
    check(changed(plain(), "tier = 2\n", ""), "region[0]", BOTH_OR_NEITHER)


def test_a_region_with_tier_and_seats_is_refused() -> None:
    check(changed(plain(), "tier = 2\n", "tier = 2\nseats = [2, 3, 4]\n"), "region[0]", BOTH_OR_NEITHER)


def test_a_region_with_a_list_of_seats_is_in_play_with_those() -> None:
    edition = read(changed(plain(), "tier = 2", "seats = [2, 4]"), "mine.toml")
    assert ["anglia" in [region.id for region in edition.regions(n)] for n in (2, 3, 4)] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("seats", [0, 1, 5, 10**30])
def test_a_region_in_play_with_a_number_of_seats_there_is_not_is_refused(seats: int) -> None:
    text = changed(plain(), "tier = 2", f"seats = [2, {seats}]")
    check(text, "region[0].seats[1]", f"{seats} is not a number of seats of this edition")


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


@pytest.mark.parametrize(
    ("name", "seats", "regions", "borders"), [("rattus", 4, 12, 24), ("bigbox", 6, 17, 33)]
)
def test_on_our_largest_boards_no_question_has_more_answers_than_there_is_room_for(
    name: str, seats: int, regions: int, borders: int
) -> None:
    bound = most_answers(regions, borders, len(built_in(name).default_cards(seats)))
    assert bound <= MOST_LEGAL
    assert most_answers(REGIONS, EDGES // 2, 8) <= MOST_LEGAL
    game = rattus.new(name, seats=seats, seed=4)
    most = 0
    while not game.over:
        most = max(most, len(game.legal))
        game.play(game.legal.numbers[len(game.numbers) * 7 % len(game.legal)])
    assert 30 < most < bound


def test_the_answers_of_a_question_are_reckoned_with_the_cards_of_the_largest_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Eight cards can be taken with six seats, not six."""
    monkeypatch.setattr("rattus.plague.edition.MOST_LEGAL", most_answers(17, 33, 8))
    assert read(big_plain(), "mine.toml").id == "bigbox"
    monkeypatch.setattr("rattus.plague.edition.MOST_LEGAL", most_answers(17, 33, 8) - 1)
    check(big_plain(), "borders.list", "33 borders: a question could have ")


# The cards that are chosen for a table.


def options(name: str, given: dict[str, str], seats: int) -> Options:
    return Options.of(built_in(name), given, COLOURS[:seats])


def option_refusal(name: str, cards: str, seats: int) -> str:
    with pytest.raises(OptionError) as caught:
        options(name, {"cards": cards}, seats)
    return str(caught.value)


@pytest.mark.parametrize("seats", range(2, 7))
def test_without_a_choice_the_cards_are_those_of_the_edition(seats: int) -> None:
    assert list(options("bigbox", {}, seats).cards) == built_in("bigbox").default_cards(seats)
    assert options("bigbox", {}, seats).given(built_in("bigbox"), COLOURS[:seats]) == {}


def test_chosen_cards_come_into_the_order_of_the_edition() -> None:
    chosen = options("bigbox", {"cards": "nun+serf+queen+caravanner+witch+knight"}, 3)
    assert chosen.cards == ("knight", "witch", "caravanner", "queen", "serf", "nun")
    assert chosen.given(built_in("bigbox"), COLOURS[:3]) == {
        "cards": "knight+witch+caravanner+queen+serf+nun"
    }


@pytest.mark.parametrize("name", ["rattus", "bigbox"])
def test_choosing_the_usual_cards_is_no_choice(name: str) -> None:
    chosen = options(name, {"cards": "king+witch+knight+monk+merchant+peasant"}, 2)
    assert chosen == options(name, {}, 2)
    assert chosen.given(built_in(name), COLOURS[:2]) == {}


def test_chosen_cards_stand_in_the_record_and_are_read_back() -> None:
    cards = "peasant+merchant+monk+courier+queen+nun"
    game = rattus.new("bigbox", seats=2, seed=1, cards=cards)
    assert f'[Options "cards={cards}"]' in game.record()
    assert rattus.loads(game.record()).header == game.header


@pytest.mark.parametrize(
    ("name", "cards", "card"),
    [
        ("bigbox", "peasant+merchant+monk+knight+witch+emperor", "emperor"),
        ("bigbox", "", ""),
        ("bigbox", "peasant+merchant+monk+knight+witch+", ""),
        (
            "bigbox",
            "peasant, merchant, monk, knight, witch, king",
            "peasant, merchant, monk, knight, witch, king",
        ),
        ("bigbox", "Peasant+merchant+monk+knight+witch+king", "Peasant"),
        ("rattus", "peasant+merchant+monk+knight+witch+queen", "queen"),
    ],
)
def test_a_card_that_the_edition_does_not_have_is_not_chosen(name: str, cards: str, card: str) -> None:
    known = ", ".join(built_in(name).known_cards())
    assert option_refusal(name, cards, 2) == f"{name} has no card {card!r}; it has {known}"


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (2, "peasant"),
        (4, "peasant+merchant+monk+knight+witch"),
        (4, "peasant+merchant+monk+knight+witch+king+queen"),
        (5, "peasant+merchant+monk+knight+witch+king"),
        (6, "peasant+merchant+monk+knight+witch+king+queen+serf+nun"),
    ],
)
def test_a_wrong_number_of_cards_is_refused(seats: int, cards: str) -> None:
    right = 6 if seats < 5 else 8
    reason = f"with {seats} seats {right} different cards are chosen, not {cards!r}"
    assert option_refusal("bigbox", cards, seats) == reason


@pytest.mark.parametrize(
    "cards", ["peasant+merchant+monk+knight+witch+witch", "peasant+merchant+monk+knight+witch+king+king"]
)
def test_a_card_is_chosen_once(cards: str) -> None:
    reason = f"with 3 seats 6 different cards are chosen, not {cards!r}"
    assert option_refusal("bigbox", cards, 3) == reason


@pytest.mark.parametrize("seats", [1, 7])
def test_the_big_box_is_for_two_to_six_seats(seats: int) -> None:
    with pytest.raises(OptionError, match=f"bigbox is for 2 to 6 seats, not {seats}"):
        Options.of(built_in("bigbox"), {}, [str(seat) for seat in range(seats)])


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_the_big_box_has_the_english_rulebook_only(rulebook: str) -> None:
    with pytest.raises(OptionError, match=f"bigbox has no rulebook '{rulebook}'; it has en"):
        options("bigbox", {"rulebook": rulebook}, 2)


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
