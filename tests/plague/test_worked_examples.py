"""The worked examples of the 2010 rulebooks (English, German, French) and of the Big Box, played step by step."""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position, report


def test_the_gallia_example() -> None:
    """[2010 C, example] Spread to Hispania, then limits 1, 3 and 2: Gallia is completely devastated."""
    game = position("""
        rattus red yellow green blue · turn of red · plague italia · supply 20
        gallia    rats 3  yellow 1  green 2
        hispania  rats 1
        cards     peasant green, merchant green, monk blue, knight yellow, witch blue, king blue
        coming    1+BC* 3+A 2+MBC
    """)

    play(game, "red plague gallia")
    assert answers(game) == ["spread anglia", "spread germania", "spread hispania", "spread italia"]
    play(
        game,
        """
        red spread hispania
        red spread hispania
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow green blue · chance asked ravage · plague gallia · supply 18
        gallia    rats 3  yellow 1  green 2
        hispania  rats 3
        cards     peasant green, merchant green, monk blue, knight yellow, witch blue, king blue
    """)

    play(game, "? rat gallia/1 1+BC*")  # green holds the Merchant; blue holds the Monk, but is not there
    assert board(game) == drawn("""
        rattus red yellow green blue · chance asked ravage · plague gallia · supply 18
        gallia    rats 2  yellow 1  green 1
        hispania  rats 3
        cards     peasant green, merchant green, monk blue, knight yellow, witch blue, king blue
    """)

    play(game, "? rat gallia/1 3+A")  # two citizens are fewer than three: no effect
    assert board(game) == drawn("""
        rattus red yellow green blue · chance asked ravage · plague gallia · supply 18
        gallia    rats 1  yellow 1  green 1
        hispania  rats 3
        cards     peasant green, merchant green, monk blue, knight yellow, witch blue, king blue
    """)

    play(game, "? rat gallia/1 2+MBC")  # tied for the majority: both lose one, and the classes find nobody
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of yellow · plague gallia · supply 18
        hispania  rats 3
        cards     peasant green, merchant green, monk blue, knight yellow, witch blue, king blue
    """)


PLACEMENT = """
    rattus red yellow green blue · turn of red · plague polonia
    gallia    rats 3
    germania  rats 1
"""


def test_the_placement_example() -> None:
    """[2010 B, example] Three rats in Gallia, one in Germania, none in Italia: red adds one to Germania."""
    game = position(PLACEMENT)
    play(game, "red place germania")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of red · plague polonia · supply 35
        gallia    rats 3
        germania  rats 1  red 1
    """)


def test_the_placement_example_with_gallia_instead() -> None:
    """[2010 B, example] In Gallia it would be three; in Italia none are allowed."""
    game = position(PLACEMENT)
    assert answers(game, "place") == ["place gallia", "place germania"]
    play(game, "red place gallia")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of red · plague polonia · supply 35
        gallia    rats 3  red 3
        germania  rats 1
    """)


def test_the_monk_example() -> None:
    """[2010 class cards, example] Three citizens to three rats; thereafter the Monk moves a rat away."""
    game = position("""
        rattus red yellow green blue · turn of red · plague polonia
        gallia    rats 3
        germania  rats 1
        cards     monk red
    """)
    play(
        game,
        """
        red place gallia
        red monk gallia germania
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of red · plague polonia · supply 35
        gallia    rats 2  red 3
        germania  rats 2
        cards     monk red
    """)


def test_the_knight_example_of_two_steps() -> None:
    """[2010 class cards, example] From Italia to Scandia with the Knight, and not without."""
    drawing = """
        rattus red yellow green blue · turn of red · plague italia
        gallia    red 1
        cards     knight {holder}
    """
    without = position(drawing.format(holder="yellow"))
    assert "plague scandia" not in answers(without)

    game = position(drawing.format(holder="red"))
    play(game, "red plague scandia")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of yellow · plague scandia · supply 37
        gallia    red 1
        cards     knight red
    """)


@pytest.mark.parametrize(
    ("extra", "face", "yellow"),
    [
        ("fury", "3+A", 1),
        ("fury", "4+A", 1),
        ("fury", "5+MA", 2),
        ("calm", "3+A", 2),
        ("calm", "4+A", 2),
    ],
)
def test_the_knight_example_of_limit_3_or_4_with_two_citizens(extra: str, face: str, yellow: int) -> None:
    """[2010 class cards, example] The plague counts as two: two citizens in Scandia reach 3 and 4, not 5."""
    game = position(f"""
        rattus red yellow green blue · turn of red · plague italia
        scandia   rats 1 (/1 supply)  yellow 2
        cards     knight red
        coming    {face}
    """)
    play(
        game,
        f"""
        red plague scandia
        red spread anglia
        red {extra}
        ? rat scandia/1 {face}
        """,
    )
    assert board(game) == drawn(f"""
        rattus red yellow green blue · turn of yellow · plague scandia · supply 35
        anglia    rats 1
        scandia   yellow {yellow}
        cards     knight red
    """)


PEASANT = """
    rattus red yellow green blue · turn of red · plague polonia
    gallia    rats 3
    cards     peasant red
"""


def test_the_peasant_example_of_four_into_a_region_of_three_rats() -> None:
    """[2010 class cards, example]"""
    game = position(PEASANT)
    play(game, "red place gallia 4")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of red · plague polonia · supply 35
        gallia    rats 3  red 4
        cards     peasant red
    """)


def test_the_peasant_example_of_one_into_a_region_without_rats() -> None:
    """[2010 class cards, example]"""
    game = position(PEASANT)
    play(game, "red place italia")
    assert board(game) == drawn("""
        rattus red yellow green blue · turn of red · plague polonia · supply 35
        gallia    rats 3
        italia    red 1
        cards     peasant red
    """)


# The Big Box.


def test_the_france_example() -> None:
    """[BB resolve the plague, example] Spread to Espagna, then limits 1, 3 and 2: France is devastated.

    The rulebook's rat with a limit of 1, a peasantry and a royalty symbol is `1+RP` in the edition file.
    """
    cards = "cards     peasant green, merchant green, monk blue, knight yellow, witch blue, king blue"
    game = position(f"""
        bigbox red yellow green blue · turn of red · plague italia · supply 20
        france    rats 3 (/3 laid)  yellow 1  green 2
        espagna   rats 1
        {cards}
        coming    1+RP* 3+A 2+MP*
    """)

    play(game, "red plague france")
    assert answers(game) == ["spread england", "spread espagna", "spread germania", "spread italia"]
    play(
        game,
        """
        red spread espagna
        red spread espagna
        """,
    )
    assert board(game) == drawn(f"""
        bigbox red yellow green blue · chance asked ravage · plague france · supply 18
        france    rats 3  yellow 1  green 2
        espagna   rats 3
        {cards}
    """)

    play(game, "? rat france/1 1+RP*")  # green holds the Peasant; blue holds the King, but is not there
    assert board(game) == drawn(f"""
        bigbox red yellow green blue · chance asked ravage · plague france · supply 18
        france    rats 2  yellow 1  green 1
        espagna   rats 3
        {cards}
    """)

    play(game, "? rat france/1 3+A")  # two citizens are fewer than three: no effect
    assert board(game) == drawn(f"""
        bigbox red yellow green blue · chance asked ravage · plague france · supply 18
        france    rats 1  yellow 1  green 1
        espagna   rats 3
        {cards}
    """)

    play(game, "? rat france/1 2+MP*")  # tied for the majority: both lose one, and the Peasant finds nobody
    assert board(game) == drawn(f"""
        bigbox red yellow green blue · turn of yellow · plague france · supply 18
        espagna   rats 3
        {cards}
    """)
    assert report(game)["reserve"] == {"red": 20, "yellow": 20, "green": 20, "blue": 20}


BIG_PLACEMENT = """
    bigbox red yellow green blue · turn of red · plague polonia
    france    rats 3
    germania  rats 1
"""


def test_the_placement_example_of_the_big_box() -> None:
    """[BB increase population, example] Three rats in France, one in Germania, none in Italia."""
    game = position(BIG_PLACEMENT)
    assert answers(game, "place") == ["place france", "place germania"]
    play(game, "red place germania")
    assert board(game) == drawn("""
        bigbox red yellow green blue · turn of red · plague polonia · supply 35
        france    rats 3
        germania  rats 1  red 1
    """)


def test_the_placement_example_of_the_big_box_with_france_instead() -> None:
    """[BB increase population, example] In France it would be three."""
    game = position(BIG_PLACEMENT)
    play(game, "red place france")
    assert board(game) == drawn("""
        bigbox red yellow green blue · turn of red · plague polonia · supply 35
        france    rats 3  red 3
        germania  rats 1
    """)


@pytest.mark.parametrize(("step", "region", "count"), [("france 4", "france", 4), ("italia", "italia", 1)])
def test_the_peasant_example_of_the_big_box(step: str, region: str, count: int) -> None:
    """[BB class cards] Four into a region of three rats, or one into a region without rats."""
    game = position(f"{BIG_PLACEMENT}\ncards peasant red")
    play(game, f"red place {step}")
    assert report(game)["citizens"][region]["red"] == count
