"""Setup: tracks, rats, nun-row, hands, decks, building cards, start seat. [rulebook set up]"""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import rattus
from rattus.cartus.edition import CLASS_NAMES
from tests.cartus.position import answers, play, report

COLOURS = ("red", "yellow", "green", "blue", "purple")
ALL_COUNTS = [2, 3, 4, 5]
PEOPLE = ("peasant", "merchant", "monk", "knight", "witch", "king")
SUPPLIES = ("4-cards", "2-cards+1-rat", "2-cards+1-look", "2-rats", "1-rat+1-look")
FIRST = ("farm", "marketplace", "monastery", "castle", "fortune-tellers-tent", "palace")
OTHERS = ("brewery", "office", "hospital", "guard-tower", "pied-pipers-hut", "treasury")
EXPLICIT = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
RANDOM = ["one-per-class", "mixed"]
COUNTS = {
    "farm": 3,
    "brewery": 2,
    "marketplace": 5,
    "monastery": 1,
    "hospital": 4,
    "castle": 2,
    "guard-tower": 3,
    "pied-pipers-hut": 4,
    "fortune-tellers-tent": 1,
    "treasury": 5,
}
AGREED = "+".join(f"{building}*{count}" for building, count in COUNTS.items())


def fresh(seats: int = 4, buildings: str = "first") -> rattus.Game:
    """A game of which nothing has been played."""
    return rattus.new("cartus", seats, 1, chance="ask", buildings=buildings)


def before_advice(tmp_path: Path) -> Path:
    """The edition of version 1 as a file of one's own."""
    path = tmp_path / "cartus-1.toml"
    path.write_bytes((Path(rattus.__file__).parent / "cartus" / "earlier" / "cartus-1.toml").read_bytes())
    return path


def dealt(seats: int = 4, buildings: str = "first", start: str = "red") -> rattus.Game:
    """A game at its first building card; seats got any cards."""
    game = play(fresh(seats, buildings), f"? start {start}")
    while report(game)["phase"] == "setup":
        game.draw()
    return game


def cards_of(buildings: tuple[str, ...]) -> set[str]:
    """The texts with which the cards of these buildings come to the first place of the row."""
    return {f"building 1 {building} {supply}" for building, supply in product(buildings, SUPPLIES)}


# 1. Tracks and rats.


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_nobody_has_influence_and_seats_stand_in_header_order(seats: int) -> None:
    told = report(dealt(seats))
    assert list(told["influence"]) == list(CLASS_NAMES)
    assert all(track == [[seat, 0] for seat in COLOURS[:seats]] for track in told["influence"].values())


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_each_seat_has_ten_rats(seats: int) -> None:
    assert report(dealt(seats))["rats"] == dict.fromkeys(COLOURS[:seats], 10)


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five_seats(seats: int) -> None:
    with pytest.raises(rattus.OptionError):
        rattus.new("cartus", [f"s{i}" for i in range(seats)])


# 2. The nun-row.


def test_the_nun_row_is_five_cards_that_nobody_has_seen() -> None:
    told = report(dealt())
    assert told["nuns"] == ["hidden"] * 5
    assert told["seen"] == {}


# 3. Hands and deck.


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_five_cards_are_dealt_to_each_seat_in_header_order_whoever_starts(seats: int) -> None:
    game = play(fresh(seats), "? start yellow")
    receivers = []
    while report(game)["phase"] == "setup":
        receivers.append(answers(game)[0].split()[1])
        game.draw()
    assert receivers == [seat for seat in COLOURS[:seats] for _ in range(5)]
    hands = report(game)["hands"]
    assert [len(cards) for cards in hands.values() if isinstance(cards, list)] == [5] * seats


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_the_deck_is_the_rest_of_the_84_cards(seats: int) -> None:
    assert report(fresh(seats))["piles"]["deck"] == 79
    told = report(dealt(seats))
    assert told["piles"]["deck"] == 84 - 5 - 5 * seats
    assert told["piles"]["discards"] == 0
    assert told["discards"] == {}


def test_each_class_has_four_cards_with_four_or_no_nuns_and_two_with_one_two_or_three() -> None:
    game = play(fresh(), "? start red")
    nuns = {0: 4, 1: 2, 2: 2, 3: 2, 4: 4}
    expected = {f"deal red {person}-{n}": count for person in PEOPLE for n, count in nuns.items()}
    assert sum(expected.values()) == 84
    least = min(expected.values())
    assert game.weights == {text: count // least for text, count in expected.items()}


def test_cards_are_dealt_from_what_is_left() -> None:
    game = play(
        fresh(),
        """
        ? start red
        ? deal red monk-3
        ? deal red monk-4
        """,
    )
    assert game.weights["deal red monk-3"] == 1
    assert game.weights["deal red monk-4"] == 3
    assert game.weights["deal red monk-0"] == 4
    assert sum(game.weights.values()) == 82
    play(game, "? deal red monk-3")
    assert "deal red monk-3" not in game.weights


def test_jokers_special_cards_and_victory_tokens_lie_in_full_piles() -> None:
    piles = report(dealt())["piles"]
    assert {name: piles[name] for name in ("joker", "sword", "flute", "pass", "gold", "tokens")} == {
        "joker": 15,
        "sword": 12,
        "flute": 12,
        "pass": 12,
        "gold": 15,
        "tokens": 20,
    }


def test_victory_tokens_are_5_of_one_point_10_of_two_and_5_of_three() -> None:
    game = play(
        dealt(2),
        """
        ? building 1 palace 2-rats
        ? building 2 castle 2-rats
        red supply 1
        yellow supply 1
        red enter 1:
        yellow enter 2:
        """,
    )
    assert game.weights == {"token red 1": 1, "token red 2": 2, "token red 3": 1}


# 4. Thirty building cards.


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_the_first_game_has_farm_marketplace_monastery_castle_palace_and_tent(seats: int) -> None:
    game = dealt(seats)
    assert game.weights == dict.fromkeys(cards_of(FIRST), 1)
    assert len(game.weights) == 30


def test_the_buildings_of_the_first_game_are_the_default() -> None:
    game = rattus.new("cartus", 4, 1, chance="ask")
    assert game.header == fresh().header
    assert game.header.options == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_per_class_draws_a_building_for_each_class_before_the_deal(seats: int) -> None:
    game = play(fresh(seats, "one-per-class"), "? start red")
    drawn: list[str] = []
    for pair in zip(FIRST, OTHERS, strict=True):
        assert game.weights == {f"use {building}": 1 for building in pair}
        assert report(game)["phase"] == "setup"
        drawn.append(pair[len(drawn) % 2])
        play(game, f"? use {drawn[-1]}")
    assert answers(game)[0].startswith("deal red ")
    while report(game)["phase"] == "setup":
        game.draw()
    assert game.weights == dict.fromkeys(cards_of(tuple(drawn)), 1)


def test_one_per_class_has_five_cards_of_each_building() -> None:
    game = play(fresh(4, "one-per-class"), "\n".join(["? start red", *(f"? use {name}" for name in OTHERS)]))
    while report(game)["phase"] == "setup":
        game.draw()
    assert game.weights == dict.fromkeys(cards_of(OTHERS), 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_mixed_takes_five_at_random_of_a_classs_ten_unknown_until_turned_up(seats: int) -> None:
    game = dealt(seats, "mixed")
    assert game.weights == dict.fromkeys(cards_of(FIRST + OTHERS), 1)
    assert len(game.weights) == 60


def test_mixed_announces_nothing_at_setup() -> None:
    game = play(fresh(4, "mixed"), "? start red")
    assert answers(game)[0].startswith("deal red ")


def test_an_explicit_choice_has_one_building_of_each_class() -> None:
    game = dealt(4, EXPLICIT)
    assert game.weights == dict.fromkeys(cards_of(OTHERS), 1)


def test_the_order_of_an_explicit_choice_does_not_matter() -> None:
    names = "treasury+pied-pipers-hut+guard-tower+hospital+office+brewery"
    assert dealt(4, names).weights == dealt(4, EXPLICIT).weights


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_all_twelve_buildings_can_come_with_any_number_of_seats_by_both_random_methods(seats: int) -> None:
    assert dealt(seats, "mixed").weights == dict.fromkeys(cards_of(FIRST + OTHERS), 1)
    game = play(fresh(seats, "one-per-class"), "? start red")
    for pair in zip(FIRST, OTHERS, strict=True):
        assert set(game.weights) == {f"use {building}" for building in pair}
        play(game, f"? use {pair[1]}")


def test_in_version_1_one_per_class_left_the_guard_tower_out_with_two_seats(tmp_path: Path) -> None:
    before = before_advice(tmp_path)
    game = play(
        rattus.new("cartus", 2, 1, edition=before, chance="ask", buildings="one-per-class"), "? start red"
    )
    asked = []
    while answers(game)[0].startswith("use "):
        asked.append(answers(game))
        game.draw()
    assert asked[3] == ["use castle"]
    assert [len(buildings) for buildings in asked] == [2, 2, 2, 1, 2, 2]


def test_in_version_1_mixed_left_the_guard_tower_out_with_two_seats_so_all_five_castles_were_in(
    tmp_path: Path,
) -> None:
    game = rattus.new("cartus", 2, 1, edition=before_advice(tmp_path), chance="ask", buildings="mixed")
    while report(game)["phase"] == "setup":
        game.draw()
    castles = cards_of(("castle",))
    others = cards_of(tuple(name for name in FIRST + OTHERS if name not in ("castle", "guard-tower")))
    assert game.weights == {**dict.fromkeys(castles, 2), **dict.fromkeys(others, 1)}


def test_with_two_seats_the_guard_tower_can_be_chosen_explicitly() -> None:
    assert cards_of(("guard-tower",)) <= set(dealt(2, EXPLICIT).weights)


def test_players_agree_on_five_cards_of_each_class() -> None:
    """The counts say how many cards of a building are there, and every supply action is as likely."""
    game = dealt(4, AGREED)
    weights = game.weights
    assert set(weights) == cards_of(tuple(COUNTS))
    least = min(weights.values())
    for building, count in COUNTS.items():
        assert {weights[text] for text in cards_of((building,))} == {count * least}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_no_more_cards_of_a_building_come_than_are_agreed_upon(seats: int, seed: int) -> None:
    game = rattus.new("cartus", seats, seed, buildings=AGREED)
    while not game.over:
        game.play(game.legal.numbers[seed % len(game.legal)])
    cards = {
        tuple(moment.text.split()[2:]) for moment in game.moments() if moment.text.startswith("building ")
    }
    shown = Counter(building for building, _ in cards)
    assert all(count <= COUNTS[building] for building, count in shown.items())
    assert len(cards) >= 18


def test_the_cards_in_the_game_are_drawn_by_lot_from_the_five_of_a_building() -> None:
    """Of the one Monastery any supply action comes, in some game."""
    shown = set()
    for seed in range(60):
        game = rattus.new("cartus", 5, seed, buildings=AGREED)
        while not game.over:
            game.play(game.legal.numbers[0])
        shown |= set(re.findall(r"building \d monastery (\S+)", game.record()))
    assert shown == set(SUPPLIES)


@pytest.mark.parametrize(
    "buildings",
    [
        "farm",
        "farm*3+brewery*2",
        "second",
        "",
        "farm+marketplace+monastery+castle+palace",
        "farm+brewery+monastery+castle+fortune-tellers-tent+palace",
        "farm+marketplace+monastery+castle+fortune-tellers-tent+palace+treasury",
        "farm+farm+marketplace+monastery+castle+fortune-tellers-tent+palace",
        "farm+marketplace+monastery+castle+fortune-tellers-tent+cathedral",
        "first+farm",
    ],
)
def test_other_choices_of_buildings_are_refused(buildings: str) -> None:
    with pytest.raises(rattus.OptionError):
        fresh(4, buildings)


def test_other_options_are_refused() -> None:
    with pytest.raises(rattus.OptionError, match="rulebook"):
        rattus.new("cartus", 4, 1, rulebook="en")


# 5. The replacement deck, and how long the game is.


@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 12), (4, 6), (5, 6)])
@pytest.mark.parametrize("buildings", ["first", *RANDOM])
def test_some_building_cards_are_removed_unseen(seats: int, removed: int, buildings: str) -> None:
    piles = report(dealt(seats, buildings))["piles"]
    assert (piles["replacement"], piles["buildings"]) == (removed, 30 - removed)


@pytest.mark.parametrize(("seats", "rounds", "width"), [(2, 10, 2), (3, 9, 2), (4, 8, 3), (5, 8, 3)])
@pytest.mark.parametrize("buildings", ["first", *RANDOM])
def test_the_game_has_so_many_rounds_of_two_or_three_building_cards(
    seats: int, rounds: int, width: int, buildings: str
) -> None:
    game = rattus.new("cartus", seats, 5, buildings=buildings)
    widths = Counter[tuple[int, int]]()
    while not game.over:
        told = report(game)
        if told["phase"] == "supplies":
            widths[told["round"], len(told["row"])] += 1
        game.play(game.legal.numbers[0])
    assert set(widths) == {(n, width) for n in range(1, rounds + 1)}
    assert report(game)["round"] == rounds
    assert report(game)["piles"]["buildings"] == 0


# 6. The start seat, and the order of all this.


@pytest.mark.parametrize("seats", ALL_COUNTS)
@pytest.mark.parametrize("buildings", ["first", *RANDOM, EXPLICIT])
@pytest.mark.parametrize("start", ["first", "yellow"])
def test_with_a_start_seat_no_start_step_is_recorded(seats: int, buildings: str, start: str) -> None:
    game = rattus.new("cartus", seats, 1, chance="ask", buildings=buildings, start=start)
    told = report(game)
    seat = "red" if start == "first" else start
    assert (told["start"], told["round"], told["phase"]) == (seat, 0, "setup")
    assert answers(game)[0].startswith("use " if buildings == "one-per-class" else "deal red ")
    drawn = rattus.new("cartus", seats, 1, chance="ask", buildings=buildings).play(f"start {seat}")
    assert bytes(game.state) == bytes(drawn.state)
    while report(game)["phase"] in ("setup", "buildings"):
        game.draw()
    assert (report(game)["phase"], game.to_act) == ("supplies", seat)
    assert "start" not in [moment.text.split()[0] for moment in game.moments()]
    assert bytes(rattus.loads(game.record()).state) == bytes(game.state)


def test_the_first_seat_by_its_name_is_the_same_table_as_first() -> None:
    named, first = (rattus.new("cartus", ("Anna", "bob"), 1, start=start) for start in ("Anna", "first"))
    assert named.record() == first.record()
    assert '[Options "start=first"]' in named.record()
    assert '[Options "start=bob"]' in rattus.new("cartus", ("Anna", "bob"), 1, start="bob").record()
    assert '[Options ""]' in rattus.new("cartus", ("Anna", "bob"), 1, start="random").record()


@pytest.mark.parametrize("start", ["green", "Red", "last", "2", ""])
def test_a_start_seat_that_is_none_of_the_table_is_refused(start: str) -> None:
    with pytest.raises(rattus.OptionError, match="start is 'random', 'first' or one of red, yellow, not"):
        rattus.new("cartus", 2, 1, start=start)


def test_where_no_cards_are_dealt_a_start_seat_leads_to_the_first_building_card(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    ours = (Path(rattus.__file__).parent / "cartus" / "cards.toml").read_text("utf-8")
    path.write_text(ours.replace("hand = 5", "hand = 0"), "utf-8")
    game = rattus.new("cartus", 3, 1, edition=path, chance="ask", start="green")
    drawn = rattus.new("cartus", 3, 1, edition=path, chance="ask").play("start green")
    assert answers(game)[0].startswith("building 1 ")
    assert bytes(game.state) == bytes(drawn.state)


@pytest.mark.parametrize("seats", ALL_COUNTS)
@pytest.mark.parametrize("buildings", ["first", *RANDOM, EXPLICIT])
def test_chance_draws_the_start_seat_before_anything_else(seats: int, buildings: str) -> None:
    game = fresh(seats, buildings)
    told = report(game)
    assert (told["start"], told["round"], told["phase"]) == (None, 0, "setup")
    assert game.weights == {f"start {seat}": 1 for seat in COLOURS[:seats]}
    play(game, "? start yellow")
    assert report(game)["start"] == "yellow"


@pytest.mark.parametrize("seats", ALL_COUNTS)
def test_the_start_seat_is_the_first_to_be_asked(seats: int) -> None:
    game = dealt(seats, start="yellow")
    told = report(game)
    assert (told["round"], told["phase"], game.to_act) == (1, "buildings", "?")
    while report(game)["phase"] == "buildings":
        game.draw()
    assert (report(game)["phase"], game.to_act) == ("supplies", "yellow")
