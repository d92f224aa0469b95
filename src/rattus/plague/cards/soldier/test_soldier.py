"""The Soldier: the plague goes up to two steps, and one more rat may come beside it. [published; rulings]"""

from __future__ import annotations

from pathlib import Path

import pytest

import rattus
from rattus.plague.state import State
from tests.plague.position import answers, board, drawn, play, position, report

CARDS = "peasant+merchant+monk+soldier+witch+king"
BOTH = "peasant+knight+monk+soldier+witch+king"
ALL = "serf+knight+monk+soldier+witch+king"
SEATS = "red yellow green blue purple"
EIGHT = "peasant+merchant+monk+soldier+witch+king+courier+caravanner"
EIGHT_BOTH = "peasant+knight+monk+soldier+witch+king+courier+caravanner"


def soldier(drawing: str = "", cards: str = "soldier red", in_play: str = CARDS) -> rattus.Game:
    """Red's turn; the plague stands in England."""
    return position(
        f"""
        bigbox red yellow · turn of red · plague england
        {drawing}
        cards     {cards}
        """,
        cards=in_play,
    )


def test_the_soldier_leads_the_plague_one_or_two_steps() -> None:
    assert answers(soldier(), "plague") == [
        "plague espagna",
        "plague france",
        "plague germania",
        "plague italia",
        "plague scandinavia",
    ]


def test_without_the_soldier_it_is_one_step() -> None:
    assert answers(soldier(cards="soldier yellow"), "plague") == ["plague france", "plague scandinavia"]


def test_with_five_seats_too_the_soldier_goes_two_steps() -> None:
    """Three are the Knight's alone; with both cards the plague goes as far as the Knight."""
    drawing = f"bigbox {SEATS} · turn of red · plague england · caravan egypt\ncards "
    two = position(f"{drawing} soldier red", cards=EIGHT)
    assert "plague italia" in answers(two)
    assert "plague hungaria" not in answers(two)
    three = position(f"{drawing} soldier red, knight red", cards=EIGHT_BOTH)
    assert "plague hungaria" in answers(three)
    assert "plague golden-horde" not in answers(three)


def test_one_extra_rat_may_come_after_the_compulsory_ones() -> None:
    game = soldier("france rats 2")
    play(game, "red plague france")
    neighbours = ["spread england", "spread espagna", "spread germania", "spread italia"]
    assert answers(game) == neighbours
    play(game, "red spread espagna")
    assert answers(game) == neighbours
    play(game, "red spread espagna")
    assert answers(game) == [*neighbours, "enough"]
    play(game, "red spread italia")
    assert board(game) == drawn("""
        bigbox red yellow · turn of yellow · plague france · supply 30
        espagna   rats 2
        france    rats 2
        italia    rats 1
        cards     soldier red
    """)


def test_the_extra_rat_need_not_be_added() -> None:
    game = soldier("france rats 1")
    play(
        game,
        """
        red plague france
        red spread espagna
        red enough
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · turn of yellow · plague france · supply 33
        espagna   rats 1
        france    rats 1
        cards     soldier red
    """)


def test_the_extra_rat_may_also_come_where_the_plague_region_has_no_rat() -> None:
    game = play(soldier(), "red plague france")
    assert answers(game) == ["spread england", "spread espagna", "spread germania", "spread italia", "enough"]
    play(game, "red spread england")
    assert board(game) == drawn("""
        bigbox red yellow · turn of yellow · plague france · supply 33
        england   rats 1
        cards     soldier red
    """)


def test_the_extra_rat_comes_only_where_fewer_than_three_lie() -> None:
    game = soldier("england rats 3\nespagna rats 3\ngermania rats 3\nitalia rats 2")
    play(game, "red plague france")
    assert answers(game) == ["spread italia", "enough"]


def test_no_extra_rat_is_asked_for_where_no_neighbour_has_room() -> None:
    game = soldier("england rats 3\nespagna rats 3\ngermania rats 3\nitalia rats 3")
    play(game, "red plague france")
    assert game.to_act == "yellow"


def test_the_extra_rat_comes_before_the_ravage() -> None:
    game = soldier("france rats 1 yellow 1")
    play(
        game,
        """
        red plague france
        red spread espagna
        red spread espagna
        """,
    )
    assert (game.to_act, report(game)["phase"]) == ("?", "ravage")


def test_in_a_regular_turn_the_extra_rat_comes_from_the_supply_only() -> None:
    """The compulsory rat empties the supply: nothing is left to add, though rats have been turned up."""
    game = position(
        """
        bigbox red yellow · turn of red · plague england · supply 1
        france    rats 1
        cards     soldier red
        gone      3+A 4+A
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red plague france
        red spread espagna
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · last round of yellow · plague france · supply 0
        espagna   rats 1
        france    rats 1
        cards     soldier red
    """)


def test_the_soldier_does_not_lower_the_limits_and_is_not_asked_for_fury() -> None:
    game = position(
        """
        bigbox red yellow · turn of red · plague england
        france    rats 1 (/1 supply)  yellow 2
        cards     soldier red
        coming    3+A
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red plague france
        red spread espagna
        red enough
        ? rat france/1 3+A
        """,
    )
    assert report(game)["citizens"]["france"]["yellow"] == 2


def test_with_the_knight_the_extra_rat_comes_before_the_fury() -> None:
    game = soldier("france rats 1 yellow 2", "soldier red, knight red", BOTH)
    play(
        game,
        """
        red plague france
        red spread espagna
        red spread espagna
        """,
    )
    assert answers(game) == ["fury", "calm"]


def test_the_symbol_of_chivalry_costs_the_holders_of_knight_and_soldier_one_each() -> None:
    game = position(
        """
        bigbox red yellow · turn of red · plague england
        france    rats 1 (/1 supply)  red 2 yellow 2
        cards     soldier yellow, knight red
        coming    1+CK
        """,
        cards=BOTH,
    )
    play(
        game,
        """
        red plague france
        red spread espagna
        red calm
        ? rat france/1 1+CK
        """,
    )
    assert report(game)["citizens"]["france"] == {"red": 1, "yellow": 1}


# The last round.


FIRST_VERSION = Path(rattus.__file__).parent / "plague" / "editions" / "earlier" / "bigbox-1.toml"


def last(
    drawing: str,
    cards: str = "soldier red",
    in_play: str = CARDS,
    supply: int = 0,
    edition: Path | None = None,
) -> rattus.Game:
    """Red's last round; the plague stands in England."""
    return position(
        f"""
        bigbox red yellow · last round of red · plague england · supply {supply}
        {drawing}
        cards     {cards}
        """,
        edition=edition,
        cards=in_play,
    )


def test_in_the_last_round_the_soldier_moves_the_plague_up_to_two_steps_or_lets_it_stay() -> None:
    assert answers(last("")) == [
        "plague england",
        "plague espagna",
        "plague france",
        "plague germania",
        "plague italia",
        "plague scandinavia",
        "pass",
    ]


def test_in_the_last_round_one_rat_may_come_next_to_the_plague_and_then_it_ravages_at_once() -> None:
    game = last("france rats 1 (/1 supply) yellow 3\ncoming 3+A", supply=20)
    play(game, "red plague france")
    assert answers(game) == ["spread england", "spread espagna", "spread germania", "spread italia", "enough"]
    assert report(game)["phase"] == "spread"
    play(game, "red spread italia")
    assert report(game)["phase"] == "ravage"
    play(game, "? rat france/1 3+A")
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague france · supply 20
        france    yellow 2
        italia    rats 1
        cards     soldier red
    """)
    assert answers(game) == ["pass"]


def test_in_the_last_round_the_rat_is_drawn_from_those_turned_up_before() -> None:
    """The supply keeps its rats."""
    game = last("france yellow 3", supply=20)
    gone = sum(State.of(game.state).turned)
    assert gone > 0
    play(game, "red plague england\nred spread france\nred pass")
    assert report(game)["supply"] == 20
    assert sum(game.weights.values()) == gone


def test_in_the_last_round_the_rat_comes_from_the_supply_if_none_was_turned_up() -> None:
    """All rats of the box lie on the board or in the supply."""
    regions = ("england", "espagna", "germania", "hungaria", "italia", "scandinavia")
    rats = "\n".join(f"{region} rats 1" for region in regions)
    game = last(f"{rats}\nfrance rats 1 yellow 3", supply=34)
    assert sum(State.of(game.state).turned) == 0
    play(game, "red plague england\nred spread france")
    assert report(game)["supply"] == 33


def test_by_the_first_version_the_rat_of_the_last_round_came_from_the_supply() -> None:
    game = last("france yellow 3", supply=20, edition=FIRST_VERSION)
    play(game, "red plague england\nred spread france")
    assert report(game)["supply"] == 19


def test_in_the_last_round_the_extra_rat_need_not_be_added() -> None:
    game = last("france rats 1 (/1 supply) yellow 3\ncoming 3+A", supply=20)
    play(
        game,
        """
        red plague france
        red enough
        ? rat france/1 3+A
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague france · supply 20
        france    yellow 2
        cards     soldier red
    """)


def test_in_the_last_round_the_plague_does_not_spread_otherwise() -> None:
    """Three rats in France, and still a single rat is added."""
    game = play(last("france rats 3", supply=20), "red plague france\nred spread italia")
    assert report(game)["phase"] == "last"
    assert report(game)["rats"]["italia"] == ["hidden"]


def test_with_an_empty_supply_the_rat_comes_from_those_turned_up() -> None:
    game = last("france yellow 1\ngone 3+A 6+PBCKWRI")
    play(
        game,
        """
        red plague england
        red spread france
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague england · supply 0
        france    rats 1  yellow 1
        cards     soldier red
    """)


@pytest.mark.parametrize(("face", "yellow"), [("3+A", 2), ("4+A", 3)])
def test_a_rat_that_came_back_is_turned_up_like_any_other(face: str, yellow: int) -> None:
    game = last("france yellow 3\ngone 3+A 4+A")
    play(
        game,
        f"""
        red plague england
        red spread france
        red pass
        ? rat france/1 {face}
        """,
    )
    assert board(game) == drawn(f"""
        bigbox red yellow · over · plague england · supply 0
        france    yellow {yellow}
        cards     soldier red
    """)


def test_a_rat_that_came_back_shows_one_of_the_faces_turned_up_each_rat_as_likely() -> None:
    """All 34 rats of the supply and the 7 that were laid have been turned up."""
    game = last("france yellow 3")
    play(
        game,
        """
        red plague england
        red spread france
        red pass
        """,
    )
    weights = game.weights
    assert sum(weights.values()) == 34 + 7
    assert weights["rat france/1 3+A"] == 3
    assert weights["rat france/1 2+M"] == 2
    assert weights["rat france/1 6+PBCKWRI"] == 1
    assert sum(weight for text, weight in weights.items() if text.endswith("*")) == 7


def test_a_rat_turned_up_after_the_return_is_not_among_them() -> None:
    """France is ravaged before the returned rat in Germania is turned up."""
    game = last("france rats 1 (/1 supply) yellow 3\ngermania yellow 1\ncoming 6+PBCKWRI\ngone 3+A")
    play(game, "red plague france")
    play(
        game,
        """
        red spread germania
        ? rat france/1 6+PBCKWRI
        red pass
        """,
    )
    assert "rat germania/1 3+A" in game.weights
    assert "rat germania/1 6+PBCKWRI" not in game.weights


SMALL = """
[edition]
id = "small"
year = 1347
seats = [2, 2]
citizens = 10
[parameters]
removal = "mixed-supply"
settling = [1]
knight = "limit-minus-two"
knight_steps = [2]
last_round_knight = "ravage-at-once"
cards = ["soldier", "king"]
rulebooks = ["en"]
[[region]]
id = "west"
tier = 2
[[region]]
id = "middle"
tier = 2
[[region]]
id = "east"
tier = 2
[borders]
list = [["west", "middle", "land", "published"], ["middle", "east", "land", "published"]]
[rats]
starting = ["1+P", "1+R", "2+M"]
others = ["3+A", "3+A"]
[removed]
2 = 0
"""


def test_with_neither_a_supply_nor_a_rat_turned_up_none_is_added(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    game = rattus.new(edition=path, seats=2, chance="ask", start="first")
    play(
        game,
        """
        ? plague west
        red settle east
        yellow settle east
        red take soldier
        red plague middle
        red spread east
        red enough
        yellow plague west
        yellow spread middle
        """,
    )
    assert report(game)["supply"] == 0
    assert answers(game) == ["plague west", "plague middle", "plague east", "pass"]
    play(game, "red plague west")
    assert answers(game) == ["pass"]


def test_the_witch_can_look_at_a_rat_that_came_back() -> None:
    game = position(
        """
        bigbox red yellow green · last round of red · last turn of yellow · plague england · supply 0
        cards     soldier red, witch green
        gone      3+A
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red plague england
        red spread france
        red pass
        green look france/1
        ? rat france/1 3+A
        """,
    )
    assert report(game, "green")["rats"]["france"] == ["3+A"]
    assert report(game, "red")["rats"]["france"] == ["hidden"]
    assert report(game)["seen"] == {"france/1": ["green"]}


def test_serf_knight_and_soldier_are_used_together_by_one_step() -> None:
    """Two steps, a rat beside it, limits − 2, and a newcomer for the rat that kills."""
    game = last(
        "italia rats 1 (/1 supply) yellow 2\ncoming 4+A",
        "serf red, knight red, soldier red",
        ALL,
        supply=20,
    )
    play(
        game,
        """
        red plague italia
        red spread hungaria
        ? rat italia/1 4+A
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague italia · supply 20
        hungaria  rats 1
        italia    red 1 yellow 1
        cards     knight red, serf red, soldier red
    """)
    assert answers(game) == ["pass"]


def test_a_serf_and_a_knight_of_other_seats_are_not_used_by_that_step() -> None:
    """Red moves with the Soldier; yellow's Knight and Serf are yellow's to use."""
    game = position(
        """
        bigbox red yellow green · last round of red · last turn of green · plague england · supply 20
        france    rats 1 (/1 supply)  green 2
        cards     soldier red, knight yellow, serf yellow
        coming    4+A
        """,
        cards=ALL,
    )
    play(
        game,
        """
        red plague france
        red enough
        """,
    )
    assert game.to_act == "?"
    play(game, "? rat france/1 4+A")
    assert report(game)["citizens"]["france"] == {"red": 0, "yellow": 0, "green": 2}
