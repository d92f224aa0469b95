"""The drawn table: all that a seat may know is there, nothing else, and it fits the page."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import rattus
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.picture import (
    WIDEST,
    Line,
    action_words,
    building_name,
    chance_words,
    grouped,
    picture,
    short_actions,
    some,
    supply_words,
)
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import COPIES, State
from rattus.kernel.signs import letters
from rattus.table.game import Game
from tests.cartus.position import play, position, report

TABLES = [(seats, buildings) for seats in (2, 3, 4, 5) for buildings in ("first", "mixed")]
MIDDLE = """
    cartus red yellow green · start yellow · round 3 · enter of red
    row       fortune-tellers-tent/2-cards+1-look castle/4-cards
    red       hand king-0 witch-1*2 joker*2 sword · rats 12 · tokens 2 3
    yellow    hand monk-4 sword joker · rats 9 · in 1 witch-4 monk-0
    green     hand peasant-3*2 · rats 7 · tokens 1 · in 2 knight-4 sword*2
    magic     yellow 4 red 4
    royalty   red 3
    nuns      hidden monk-3(red,green) hidden king-0(green) hidden
    discards  monk-4*2 king-0
"""


def ruleset(game: Game) -> CartusRuleset:
    assert isinstance(game.ruleset, CartusRuleset)
    return game.ruleset


def drawn(game: Game, seat: str | None = None, columns: int = WIDEST, rows: int = 28) -> list[Line]:
    state = game.state if seat is None else game.blinded(game.state, seat)
    return picture(ruleset(game).codec, State.of(state), columns, rows)


def plain(lines: list[Line]) -> str:
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def same(lines: list[Line], expected: str) -> bool:
    return plain(lines) == expected.strip("\n")


def random_play(seats: int, buildings: str, steps: int, seed: int = 1) -> Game:
    game = rattus.new("cartus", seats=seats, seed=seed, buildings=buildings)
    for n in range(steps):
        if not game.over:
            game.play(game.legal.numbers[n * 7 % len(game.legal)])
    return game


# Drawn tables.


def test_a_seat_sees_the_row_the_tracks_the_seats_the_plague_its_hand_and_the_piles() -> None:
    assert same(
        drawn(position(MIDDLE), "red"),
        """
round 3 of 9: enter · red decides · start yellow

╭ 1 Fortune-teller's Tent ─────────────────────╮ ╭ 2 Castle ────────────────────────────────────╮
│ magic (witches)                              │ │ chivalry (knights)                           │
│ supply   2 cards, 1 look                     │ │ supply   4 cards                             │
│ premium  look at 2 nun-row cards             │ │ premium  take 2 swords                       │
│ standard look at 1 nun-row card              │ │ standard take 1 sword                        │
│ Y ▪▪                                         │ │ G ▪▪▪                                        │
╰──────────────────────────────────────────────╯ ╰──────────────────────────────────────────────╯

influence   10 pt 5 pt 2 pt unseen  seat     rats hand tokens tracks joker sword
peasantry   ·     ·    ·       4    R red      12    6      2     15     2     1
bourgeoisie ·     ·    ·       4    Y yellow    9    3      0     10     1     1
church      ·     ·    ·       4    G green     7    2      1      0     0     2
chivalry    ·     ·    ·       4
magic       Y4    R4   ·       4
royalty     R3    ·    ·       4

nun-row   1 ?   2 monk-3 RG   3 ?   4 ? G   5 ?
your rats 12 · 3 nuns seen, 4 cards unknown · chance to survive 44.2 %
your hand witch 1 1 · king 0 · joker ×2 · sword · tokens 2 3 = 5 points
piles     deck 67 · discards 3 · joker 12 · sword 8 · tokens 17 · building deck 12 · replacement 12
""",
    )


def test_cards_are_shown_when_they_are_turned_up_and_the_resolved_building_is_framed() -> None:
    game = play(position(MIDDLE), "red enter 2: witch-1 sword")
    assert same(
        drawn(game, "yellow")[:10],
        """
round 3 of 9: resolve 1 Fortune-teller's Tent · yellow decides · start yellow

╔ 1 Fortune-teller's Tent ═════════════════════╗ ╭ 2 Castle ────────────────────────────────────╮
║ magic (witches)                              ║ │ chivalry (knights)                           │
║ supply   2 cards, 1 look                     ║ │ supply   4 cards                             │
║ premium  look at 2 nun-row cards             ║ │ premium  take 2 swords                       │
║ standard look at 1 nun-row card              ║ │ standard take 1 sword                        │
║ Y monk 0 · witch 4 · premium                 ║ │ G ▪▪▪                                        │
║                                              ║ │ R ▪▪                                         │
╚══════════════════════════════════════════════╝ ╰──────────────────────────────────────────────╯
""",
    )


def test_where_there_is_little_room_the_table_is_a_list() -> None:
    game = play(position(MIDDLE), "red enter 2: witch-1 sword")
    assert same(
        drawn(game, "red", 80, 12),
        """
round 3 of 9: resolve 1 Fortune-teller's Tent · yellow decides · start yellow
  building               class   supply           premium/standard
1►Fortune-teller's Tent  witch   2 cards, 1 look  2/1 looks  Y2 monk 0  witch 4
2 Castle                 knight  4 cards          2/1 swords  G3  R2
peasantry –  bourgeoisie –  church –
chivalry –   magic Y6 R4    royalty R3
seat     rats hand tokens tracks joker sword
R red      12    4      2     15     2     0
Y yellow   10    3      0     10     1     1
G green     7    2      1      0     0     2
nun-row   1 ?   2 monk-3 RG   3 ?   4 ? G   5 ?
your rats 12 · 3 nuns seen, 4 cards unknown · chance to survive 44.2 %
your hand witch 1 · king 0 · joker ×2 · tokens 2 3 = 5 points
piles     deck 67, joker 12, sword 8, tokens 17
""",
    )


# What is shown, and to whom.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(100, 28), (80, 12)])
def test_all_that_is_public_is_on_the_table(seats: int, size: tuple[int, int]) -> None:
    for steps in (0, 40, 120):
        game = random_play(seats, "mixed", steps, seed=2)
        known = report(game)
        text = plain(drawn(game, game.seats[0], *size))
        signs = dict(zip(game.seats, letters(game.seats), strict=True))
        for kind in CLASS_NAMES:
            ranked = [f"{signs[str(seat)]}{count}" for seat, count in known["influence"][kind] if count]
            assert re.search(rf"{kind} +" + r"\s+".join(ranked), text), kind
        for card in known["row"]:
            assert building_name(card.partition("/")[0]) in text
        for seat, sign in signs.items():
            hand = known["hands"][seat]
            count = hand if isinstance(hand, int) else len(hand)
            assert re.search(rf"{sign} {seat} +{known['rats'][seat]} +{count} ", text), seat
        for number, lookers in known["seen"].items():
            marks = "".join(signs[seat] for seat in lookers)
            assert re.search(rf"\b{number} (\?|[a-z]+-\d) {marks}\b", text)
        for pile in ("deck", *PILE_NAMES, "tokens"):
            assert f"{pile} {known['piles'][pile]}" in text
        if not game.over:
            assert f"round {known['round']} of" in text
            assert f"start {known['start']}" in text


def test_a_hand_is_shown_to_its_seat_only() -> None:
    game = position(MIDDLE)
    for seat, mine in (("red", "witch 1 1 · king 0"), ("yellow", "monk 4 · joker"), ("green", "peasant 3 3")):
        for reader in game.seats:
            assert (mine in game.text(reader)) == (seat == reader)
        assert mine in game.text()


def test_laid_cards_are_face_down_for_the_others() -> None:
    game = position(MIDDLE)
    assert "G ▪▪▪ knight 4 · sword ×2" in game.text("green")
    assert "knight" not in game.text("red").replace("(knights)", "")
    many = position(
        """
        cartus red yellow · start yellow · enter of red
        row       farm/4-cards castle/2-rats
        yellow    in 2 knight-4*4 king-4*3
        """
    )
    assert "Y ▪×7" in many.text("red")


def test_the_values_of_tokens_and_cards_of_the_nun_row_are_for_those_who_know_them() -> None:
    game = position(MIDDLE)
    assert "tokens 2 3 = 5 points" in game.text("red")
    assert "= 5 points" not in game.text("yellow")
    assert "2 monk-3 RG" in game.text("green")
    assert "4 king-0 G" in game.text("green")
    assert "2 ? RG" in game.text("yellow")
    assert "4 ? G" in game.text("red")


def test_the_public_sees_no_hand_and_no_chance() -> None:
    game = position(MIDDLE)
    text = plain(picture(ruleset(game).codec, State.of(game.blinded(game.state, None)), 100, 40))
    assert "chance to survive" not in text
    assert "your" not in text
    assert "R red      12    6" in text


def test_all_hands_are_shown_where_all_is_known() -> None:
    text = position(MIDDLE).text()
    assert text.count("chance to survive") == 3
    for line in ("red    hand  witch 1 1", "yellow hand  monk 4", "green  hand  peasant 3 3"):
        assert line in text


def test_of_jokers_and_special_cards_of_others_it_says_between_which_numbers_they_are() -> None:
    game = position(
        """
        cartus red yellow green · start yellow · enter of red
        row       farm/4-cards castle/2-rats
        red       hand king-0
        yellow    hand monk-4*2 sword joker · in 2 knight-0
        green     hand peasant-3*2 · in 2 sword
        """
    )
    play(game, "red enter 1:")
    while game.to_act != "yellow":
        game.play(game.legal.numbers[0])
    play(game, "yellow give monk-4")
    assert re.search(r"Y yellow .* 0-1 +0-1$", game.text("red"), re.MULTILINE)
    assert re.search(r"G green .* 0-1 +0-1$", game.text("red"), re.MULTILINE)
    assert re.search(r"Y yellow .* 1 +1$", game.text("yellow"), re.MULTILINE)


# The plague.


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(1, 3), "33.3 %"),
        (Fraction(1, 10**6), "<0.1 %"),
        (1 - Fraction(1, 10**6), ">99.9 %"),
    ],
)
def test_only_what_is_certain_is_written_as_certain(chance: Fraction, words: str) -> None:
    assert chance_words(chance) == words


def test_the_chance_follows_from_what_the_seat_has_seen() -> None:
    game = position(
        """
        cartus red yellow · start red · enter of red
        row       farm/4-cards castle/2-rats
        red       rats 9
        nuns      monk-4(red) king-4(red) king-0(red) king-1(red) king-0(red)
        """
    )
    assert "your rats 9 · 9 nuns seen, 0 cards unknown · chance to survive 100 %" in game.text("red")
    assert "your rats 10 · 0 nuns seen, 5 cards unknown" in game.text("yellow")


def test_at_the_end_it_says_who_is_alive() -> None:
    game = position(
        """
        cartus red yellow · over
        red       rats 9
        yellow    rats 10
        nuns      monk-4 king-4 king-0 king-1 king-0
        """
    )
    assert "plague    9 nuns · red 9 rats: alive · yellow 10 rats: dead" in game.text("red")
    assert game.text("red").startswith("the game is over after 10 rounds")


# Words.


def test_names_are_as_they_are_printed() -> None:
    assert building_name("fortune-tellers-tent") == "Fortune-teller's Tent"
    assert building_name("pied-pipers-hut") == "Pied Piper's Hut"
    assert building_name("guard-tower") == "Guard Tower"
    assert [some(1, "pass"), some(2, "pass"), some(1, "gold"), some(2, "gold"), some(2, "witch")] == [
        "1 pass card", "2 pass cards", "1 gold", "2 gold", "2 witches",
    ]  # fmt: skip


SHORT = {
    "farm": "4/2 cards",
    "brewery": "1 card per influence / 1 card per 2 influence",
    "marketplace": "2/1 jokers",
    "office": "2/1 pass cards",
    "monastery": "2/1 rats off",
    "hospital": "1 rat off, ≤3 more for cards / ≤2 rats off for cards",
    "castle": "2/1 swords",
    "guard-tower": "3 cards of others / safe",
    "pied-pipers-hut": "2/1 flutes",
    "fortune-tellers-tent": "2/1 looks",
    "palace": "2/1 tokens",
    "treasury": "2/1 gold",
}


@pytest.mark.parametrize("building", SHORT)
def test_every_action_has_short_and_long_words(building: str) -> None:
    codec = ruleset(rattus.new("cartus", seats=3, seed=1)).codec
    number = codec.buildings.index(building)
    s = State.of(rattus.new("cartus", seats=3, seed=1).state)
    assert " ".join(short_actions(codec, s, number * COPIES)) == SHORT[building]
    for premium in (True, False):
        assert len(action_words(codec, number, premium=premium, long=True)) > 5


def test_every_supply_has_words() -> None:
    codec = ruleset(rattus.new("cartus", seats=3, seed=1)).codec
    assert [supply_words(codec, copy) for copy in range(COPIES)] == [
        "4 cards", "2 cards, 1 rat off", "2 cards, 1 look", "2 rats off", "1 rat off, 1 look",
    ]  # fmt: skip


def test_in_the_last_round_the_premium_is_influence() -> None:
    game = position(
        """
        cartus red yellow green · start red · last round · enter of red
        row       farm/4-cards castle/2-rats
        """
    )
    text = game.text("red")
    assert "round 9 of 9 (last): enter" in text
    assert "premium  +1 influence in peasantry" in text
    assert "standard nothing" in text
    assert "+1 influence" in plain(drawn(game, "red", 80, 12))


def test_cards_are_grouped_by_class_with_their_nuns() -> None:
    game = position(MIDDLE)
    counts = State.of(game.state).hand[0]
    assert grouped(ruleset(game).codec, counts) == ["witch 1 1", "king 0", "joker ×2", "sword"]


def test_piles_that_nobody_can_take_from_are_left_out() -> None:
    first = rattus.new("cartus", seats=3, seed=1).text()
    for pile in ("flute", "pass", "gold"):
        assert f" {pile} " not in first
    mixed = rattus.new("cartus", seats=3, seed=1, buildings="mixed").text()
    for pile in PILE_NAMES:
        assert f"{pile} " in mixed
    no_tokens = "farm+marketplace+monastery+castle+fortune-tellers-tent+treasury"
    assert "tokens" not in rattus.new("cartus", seats=3, seed=1, buildings=no_tokens).text()


def test_seats_have_different_letters_whatever_their_names() -> None:
    assert letters(["red", "yellow", "green", "blue", "purple"]) == [*"RYGBP"]
    assert letters(["anna", "alan", "al", "a"]) == ["A", "L", "3", "4"]


# The page.


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_it_fits_a_page_of_100_by_40(seats: int, buildings: str) -> None:
    for steps in (0, 30, 90, 150, 1000):
        rows = random_play(seats, buildings, steps).text().split("\n")
        assert max(map(len, rows)) <= 100
        assert len(rows) <= 40
        assert [row.rstrip() for row in rows] == rows


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
@pytest.mark.parametrize("columns", [80, 100])
def test_a_list_keeps_to_the_width_of_the_screen(seats: int, buildings: str, columns: int) -> None:
    for steps in (0, 30, 90, 150, 1000):
        game = random_play(seats, buildings, steps)
        rows = plain(drawn(game, game.seats[0], columns, 5)).split("\n")
        assert max(map(len, rows)) <= columns
        assert len(rows) <= 22


def test_names_of_any_length_have_room() -> None:
    game = rattus.new("cartus", ["bartholomew", "maximilian-the-second", "x"], 1)
    for columns in (80, 100):
        assert max(map(len, plain(drawn(game, "x", columns, 28)).split("\n"))) <= columns
    assert "B barthol…" in game.text()


def test_it_can_be_drawn_from_the_first_moment_on() -> None:
    game = rattus.new("cartus", seats=3, seed=1, chance="ask", buildings="one-per-class")
    assert "setup · chance decides" in game.text()
    for _ in range(40):
        game.draw() if game.to_act == "?" else game.play(game.legal.numbers[-1])
        assert game.text().count("\n") < 40


def test_spans_say_what_they_mean() -> None:
    spans = [span for line in drawn(position(MIDDLE), "red") for span in line]
    roles = {role for _, role in spans}
    assert {"seat 1", "seat 2", "seat 3", "rat", "nun", "card", "building", "dim", "heading"} <= roles
    assert ("R red", "seat 1") in spans
    assert ("monk-3", "nun") in spans
