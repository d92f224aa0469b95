"""The plague ravages a region: which rat is turned, when it breaks out, and who dies. [2010 C.2]"""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest

import rattus
from rattus.kernel.telling import Telling
from rattus.plague.events import CitizensLost, NobodyDied
from tests.plague.position import answers, board, drawn, play, position, report


def ravage(hispania: str, *faces: str, cards: str = "", edition: Path | None = None) -> rattus.Game:
    """Red's plague comes to Hispania, whose rats are from the supply and show these faces in turn."""
    origin = ", ".join(f"/{slot} supply" for slot in range(1, len(faces) + 1))
    game = position(
        f"""
        rattus red yellow green blue · turn of red · plague gallia
        hispania  rats {len(faces)} ({origin})  {hispania}
        cards     {cards or "peasant red"}
        coming    {" ".join(faces)}
        """,
        edition=edition,
    )
    play(game, "red plague hispania")
    while report(game)["phase"] == "spread":
        play(game, "red spread italia")
    for face in faces:
        if game.to_act == "?":
            play(game, f"? rat hispania/1 {face}")
    return game


def left(game: rattus.Game) -> dict[str, int]:
    """The citizens left in Hispania."""
    return {seat: n for seat, n in report(game)["citizens"]["hispania"].items() if n}


# When a rat is turned, and when it breaks out.


def test_a_region_without_citizens_is_not_ravaged() -> None:
    game = ravage("", "1+PC")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of yellow · plague hispania · supply 35
        hispania  rats 1
        italia    rats 1
        cards     peasant red
    """)


def test_a_region_without_rats_is_not_ravaged() -> None:
    game = ravage("yellow 2")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of yellow · plague hispania · supply 37
        hispania  yellow 2
        cards     peasant red
    """)


@pytest.mark.parametrize(
    ("citizens", "survivors"),
    [("yellow 3", {"yellow": 2}), ("yellow 2", {"yellow": 2}), ("yellow 4", {"yellow": 3})],
    ids=["at the limit", "below it", "above it"],
)
def test_an_outbreak_comes_where_the_citizens_reach_the_limit(
    citizens: str, survivors: dict[str, int]
) -> None:
    assert left(ravage(citizens, "3+A")) == survivors


@pytest.mark.parametrize(
    ("face", "citizens", "struck"),
    [("1+PC", "yellow 2", False), ("1+PC", "yellow 2 red 1", True), ("3+A", "yellow 2", None)],
    ids=["no symbol of theirs", "a symbol of theirs", "no outbreak"],
)
def test_an_outbreak_that_strikes_nobody_is_told(face: str, citizens: str, struck: bool | None) -> None:
    game = position(
        f"""
        rattus red yellow green blue · turn of red · plague gallia
        hispania  rats 1 (/1 supply)  {citizens}
        cards     peasant red
        coming    {face}
        """
    )
    play(game, "red plague hispania")
    play(game, "red spread italia")
    before = game.state.copy()
    play(game, f"? rat hispania/1 {face}")
    events = Telling(game.ruleset, before, game.numbers[-1], game.state).events(whole=True)
    assert (NobodyDied("hispania") in events) == (struck is False)
    assert any(isinstance(event, CitizensLost) for event in events) == (struck is True)


def test_citizens_of_all_seats_count_for_the_limit() -> None:
    assert left(ravage("yellow 1 green 1 blue 1", "3+A")) == {}


def test_citizens_of_other_regions_do_not_count_for_the_limit() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague gallia
        gallia    yellow 2
        hispania  rats 1 (/1 supply)  yellow 1
        coming    2+M
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        ? rat hispania/1 2+M
        """,
    )
    assert left(game) == {"yellow": 1}


def test_a_turned_rat_leaves_the_game_outbreak_or_not() -> None:
    game = ravage("yellow 2", "6+A", "2+M")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of yellow · plague hispania · supply 33
        hispania  yellow 1
        italia    rats 2
        cards     peasant red
    """)


def test_the_ravage_ends_when_no_citizen_is_left_and_face_down_rats_stay() -> None:
    game = ravage("yellow 1", "6+A", "1+PC", "2+M", cards="monk yellow")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of yellow · plague hispania · supply 32
        hispania  rats 1
        italia    rats 2
        cards     monk yellow
    """)


def test_limits_look_at_the_citizens_that_are_left_when_the_rat_is_turned() -> None:
    assert left(ravage("yellow 3", "3+A", "3+A")) == {"yellow": 2}


# M, the majority.


def test_for_an_m_the_seat_with_the_most_citizens_loses_one() -> None:
    assert left(ravage("red 1 yellow 3 green 2", "2+M")) == {"red": 1, "yellow": 2, "green": 2}


def test_all_seats_tied_for_the_majority_lose_one_each() -> None:
    assert left(ravage("red 2 yellow 2 green 1", "2+M")) == {"red": 1, "yellow": 1, "green": 1}


def test_majorities_are_of_one_seats_citizens_not_of_the_region() -> None:
    assert left(ravage("red 2 yellow 1 green 1 blue 1", "2+M")) == {
        "red": 1,
        "yellow": 1,
        "green": 1,
        "blue": 1,
    }


def test_the_m_comes_before_the_classes() -> None:
    """Red has the majority when the rat is turned, though the Peasant would cost it a citizen first."""
    assert left(ravage("red 3 yellow 2", "2+MPB", cards="peasant red")) == {"red": 1, "yellow": 2}


def changed_edition(tmp_path: Path, face: str, new: str) -> Path:
    """The edition with one face changed."""
    text = (files("rattus.plague") / "editions" / "rattus.toml").read_text("utf-8")
    path = tmp_path / "changed.toml"
    path.write_text(text.replace(f'"{face}"', f'"{new}"', 1), "utf-8")
    return path


def test_several_m_look_at_one_majority(tmp_path: Path) -> None:
    """Red loses two; it would be one each if the second M looked again."""
    edition = changed_edition(tmp_path, "2+M", "2+MM")
    assert left(ravage("red 2 yellow 1", "2+MM", edition=edition)) == {"yellow": 1}


def test_several_m_cost_each_of_the_tied_seats_so_many(tmp_path: Path) -> None:
    edition = changed_edition(tmp_path, "2+M", "2+MM")
    assert left(ravage("red 3 yellow 3 green 2", "2+MM", edition=edition)) == {
        "red": 1,
        "yellow": 1,
        "green": 2,
    }


# Classes.


@pytest.mark.parametrize(
    ("face", "cards"),
    [
        ("1+PC", ["peasant", "monk"]),
        ("1+BK", ["merchant", "knight"]),
        ("1+WP", ["witch", "peasant"]),
        ("1+RB", ["king", "merchant"]),
        ("1+CW", ["monk", "witch"]),
        ("1+KR", ["knight", "king"]),
    ],
)
def test_a_class_symbol_costs_the_holder_of_its_card_one_citizen(face: str, cards: list[str]) -> None:
    others = {"peasant", "merchant", "monk", "knight", "witch", "king"} - set(cards)
    held = [f"{cards[0]} yellow", f"{cards[1]} green", *(f"{card} blue" for card in others)]
    game = ravage("yellow 2 green 2 blue 2", face, cards=", ".join(held))
    assert left(game) == {"yellow": 1, "green": 1, "blue": 2}


def test_a_holder_of_two_struck_classes_loses_two() -> None:
    assert left(ravage("yellow 3", "1+PC", cards="peasant yellow, monk yellow")) == {"yellow": 1}


def test_two_symbols_of_one_class_cost_two(tmp_path: Path) -> None:
    edition = changed_edition(tmp_path, "3+A", "3+BB")
    assert left(ravage("yellow 3", "3+BB", cards="merchant yellow", edition=edition)) == {"yellow": 1}


def test_majority_and_class_strike_the_same_seat_together() -> None:
    assert left(ravage("yellow 3 green 1", "2+MBC", cards="merchant yellow, monk green")) == {"yellow": 1}


def test_who_has_none_left_loses_nothing() -> None:
    game = ravage("yellow 1 green 1", "2+MBC", cards="merchant yellow, monk yellow")
    assert left(game) == {}
    assert report(game)["reserve"]["yellow"] == 20


# A, all.


def test_for_an_a_every_seat_with_citizens_there_loses_one() -> None:
    game = ravage("yellow 2 green 1", "3+A")
    assert left(game) == {"yellow": 1}
    assert report(game)["reserve"] == {"red": 20, "yellow": 19, "green": 20, "blue": 20}


def test_majority_and_all_strike_together() -> None:
    assert left(ravage("red 3 yellow 2 green 1", "6+MA")) == {"red": 1, "yellow": 1}


def test_classes_and_all_strike_together() -> None:
    assert left(ravage("red 3 yellow 2", "1+AP", cards="peasant red")) == {"red": 1, "yellow": 1}


def test_majority_classes_and_all_strike_together() -> None:
    """Red loses two by M and A, the holders two by their class and A, and blue one by A."""
    game = ravage("red 4 yellow 3 green 3 blue 2", "3+MAPB", cards="peasant yellow, merchant green")
    assert left(game) == {"red": 2, "yellow": 1, "green": 1, "blue": 1}


def test_what_is_lost_goes_back_to_the_reserve() -> None:
    game = ravage("red 4 yellow 1", "4+A", "2+M")
    assert left(game) == {"red": 2}
    assert report(game)["reserve"] == {"red": 18, "yellow": 20, "green": 20, "blue": 20}


# Which rat is turned.


def arrive(hispania: str) -> rattus.Game:
    """Red's plague has come to Hispania."""
    game = position(f"""
        rattus red yellow · turn of red · plague gallia
        hispania  {hispania}
        cards     witch red
    """)
    play(game, "red plague hispania")
    while report(game)["phase"] == "spread":
        play(game, "red spread italia")
    return game


@pytest.mark.parametrize(
    "hispania",
    [
        "rats 3  yellow 9",
        "rats 1 (/1 2+M seen by red)  yellow 9",
        "rats 2 (/1 2+M seen by yellow, /2 3+A seen by yellow)  yellow 9",
        "rats 2 (/1 2+M seen by red, /2 2+M seen by red)  yellow 9",
        "rats 2 (/1 2+M seen by red yellow, /2 2+M seen by red yellow)  yellow 9",
        "rats 2 (/2 supply)  yellow 9",
    ],
    ids=[
        "nobody has looked",
        "only one rat",
        "another seat has looked at all",
        "the same face twice",
        "two seats know the same face twice",
        "other origins",
    ],
)
def test_the_first_rat_is_turned_if_the_rats_are_alike_to_the_seat(hispania: str) -> None:
    game = arrive(hispania)
    assert game.to_act == "?"
    assert all(text.startswith("rat hispania/1 ") for text in answers(game))


@pytest.mark.parametrize(
    "hispania",
    [
        "rats 3 (/2 2+M seen by red)  yellow 9",
        "rats 3 (/2 2+M seen by yellow)  yellow 9",
        "rats 3 (/1 2+M seen by yellow, /2 3+A seen by yellow)  yellow 9",
        "rats 3 (/2 2+M seen by yellow, /3 3+A seen by yellow)  yellow 9",
        "rats 3 (/1 2+M seen by yellow, /3 3+A seen by yellow)  yellow 9",
        "rats 3 (/1 2+M seen by red, /2 2+M seen by red, /3 3+A seen by red)  yellow 9",
        "rats 3 (/1 3+A seen by red, /2 2+M seen by red, /3 2+M seen by red yellow)  yellow 9",
        "rats 3 (/1 2+M seen by red, /2 2+M seen by yellow, /3 3+A seen by yellow)  yellow 9",
        "rats 3 (/1 1+BC* seen by red, /2 2+M seen by red, /3 2+M seen by red)  yellow 9",
    ],
)
def test_a_seat_that_can_tell_two_rats_apart_is_asked_by_anybodys_looks_and_by_faces_it_knows(
    hispania: str,
) -> None:
    game = arrive(hispania)
    assert game.to_act == "red"
    assert answers(game) == ["turn hispania/1", "turn hispania/2", "turn hispania/3"]


def test_looks_at_rats_of_other_regions_do_not_count() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        gallia    rats 1 (/1 3+A seen by red)
        hispania  rats 2  yellow 9
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        red spread italia
        """,
    )
    assert game.to_act == "?"


@pytest.mark.parametrize("known", [1, 2])
def test_a_seat_that_has_looked_at_one_of_two_rats_is_asked_and_every_slot_is_an_answer(known: int) -> None:
    game = arrive(f"rats 2 (/{known} 2+M seen by red)  yellow 9")
    assert game.to_act == "red"
    assert answers(game) == ["turn hispania/1", "turn hispania/2"]


def test_the_slot_that_was_chosen_is_turned_and_shows_the_face_that_was_seen() -> None:
    game = arrive("rats 3 (/2 2+M seen by red)  yellow 9")
    assert answers(game) == ["turn hispania/1", "turn hispania/2", "turn hispania/3"]
    play(game, "red turn hispania/2")
    assert game.weights == {"rat hispania/2 2+M": 1}
    play(game, "? rat hispania/2 2+M")
    assert report(game)["rats"]["hispania"] == ["hidden", "hidden"]
    assert game.to_act == "?"  # the two that are left are alike to red, so the first one is turned
    assert all(text.startswith("rat hispania/1 ") for text in answers(game))


def test_the_seat_is_asked_again_while_it_can_tell_two_apart() -> None:
    game = arrive("rats 3 (/3 2+M seen by red)  yellow 9")
    play(game, "red turn hispania/1")
    play(game, f"? {answers(game)[0]}")
    assert answers(game) == ["turn hispania/1", "turn hispania/2"]
    play(game, "red turn hispania/1")
    play(game, f"? {answers(game)[0]}")
    assert game.weights == {"rat hispania/1 2+M": 1}


def test_a_seat_may_turn_a_rat_that_it_does_not_know() -> None:
    game = arrive("rats 2 (/1 2+M seen by red)  yellow 9")
    play(game, "red turn hispania/2")
    assert all(text.startswith("rat hispania/2 ") for text in answers(game))
    assert len(answers(game)) > 1


def test_a_face_that_another_seat_has_drawn_is_the_only_outcome() -> None:
    game = arrive("rats 2 (/1 2+M seen by yellow)  yellow 9")
    play(game, "red turn hispania/1")
    assert game.weights == {"rat hispania/1 2+M": 1}


def test_a_look_in_the_same_turn_counts() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 2 (/1 supply)  yellow 9
        cards     witch red
        coming    2+M
    """)
    play(
        game,
        """
        red look hispania/2
        ? rat hispania/2 2+M
        red enough
        red plague hispania
        red spread italia
        red spread italia
        """,
    )
    assert answers(game) == ["turn hispania/1", "turn hispania/2"]


# What a rat shows.

BEFORE_LOOKS = """
    rattus red yellow · turn of red · plague polonia
    elsewhere rats 1
    gallia    rats 3
    cards     witch red
"""


def starting_share(game: rattus.Game) -> Fraction:
    """How probable it is that the rat shows the face of a starting rat."""
    weights = game.weights
    return Fraction(sum(n for text, n in weights.items() if text.endswith("*")), sum(weights.values()))


def test_a_face_that_has_been_seen_is_not_drawn_again() -> None:
    game = position(BEFORE_LOOKS)
    play(
        game,
        """
        red look gallia/1
        ? rat gallia/1 1+PB*
        red look italia/1
        """,
    )
    assert len(game.weights) == 11
    assert "rat italia/1 1+PB*" not in game.weights
    assert set(game.weights.values()) == {1}


def test_a_face_that_has_been_turned_is_not_drawn_again() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague italia
        elsewhere rats 1
        hispania  rats 2 (/1 laid)  red 9
        coming    1+PB* 2+M 4+A
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        red spread italia
        ? rat hispania/1 1+PB*
        ? rat hispania/1 4+A
        yellow take witch
        yellow look gallia/1
        """,
    )
    assert len(game.weights) == 11
    assert "rat gallia/1 1+PB*" not in game.weights
    play(game, "? rat gallia/1 1+BC*")
    play(game, "yellow look italia/2")
    assert sum(game.weights.values()) == 36
    assert "rat italia/2 4+A" not in game.weights
    assert game.weights["rat italia/2 2+M"] == 2


@pytest.mark.parametrize(
    ("first", "face", "share"),
    [
        ("gallia/1", "1+PB*", Fraction(4, 29)),
        ("gallia/2", "1+PB*", Fraction(3, 28)),
        ("gallia/2", "2+M", Fraction(4, 28)),
    ],
    ids=["a rat laid at setup", "a starting rat of the supply", "another rat of the supply"],
)
def test_chance_counts_the_starting_rats_that_can_still_be_in_the_supply(
    first: str, face: str, share: Fraction
) -> None:
    """With two seats 4 starting rats are among the 29 of the supply; what has been seen is taken off."""
    game = position(BEFORE_LOOKS)
    play(
        game,
        f"""
        red look {first}
        ? rat {first} {face}
        red look gallia/3
        """,
    )
    assert starting_share(game) == share
    other = game.weights["rat gallia/3 4+A"]
    assert game.weights["rat gallia/3 2+M"] == other * (1 if face == "2+M" else 2)
