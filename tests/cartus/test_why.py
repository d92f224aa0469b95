"""A text that is not legal is refused with the word, the reason and the rule; the reason keeps secrets."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rattus
from rattus.cartus.codec import VERBS, Codec
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import ASK_BUILDING, ASK_NOTHING, ASK_TOKENS, COPIES, State
from rattus.cartus.why import ANSWERS, CONFUSED, EXPLAINED, QUESTIONS, SHAPES, why_not
from rattus.kernel.chance import keys
from rattus.kernel.step import HIDDEN, Step
from tests.cartus.position import play, position
from tests.refusals import check, mutants, played_or_refused, refusal, refused_for_a_reason

VERB_NAMES = [verb for verb, _ in VERBS]


def codec(game: rattus.Game) -> Codec:
    return cast(CartusRuleset, game.ruleset).codec


def new(seats: int = 2, buildings: str = "first", edition: Path | None = None) -> rattus.Game:
    """A game at its very start; chance is asked."""
    return rattus.new("cartus", seats=seats, seed=1, edition=edition, chance="ask", buildings=buildings)


def supplying() -> rattus.Game:
    """Red is asked for its supplies; it has seen the second card of the nun-row."""
    return position(
        """
        cartus red yellow green · supplies of red
        row    castle/2-cards+1-look farm/2-rats
        red    hand monk-4 monk-0 witch-2 pass gold
        yellow hand monk-3
        nuns   hidden king-4(red,yellow) hidden hidden hidden
        """,
        buildings="mixed",
    )


def entering() -> rattus.Game:
    """Yellow is asked where it enters; it has no pass card, but red and green have."""
    return position(
        """
        cartus red yellow green · enter of yellow
        row    castle/4-cards farm/2-rats
        red    hand monk-4 pass · in 2 monk-0
        yellow hand peasant-0 peasant-2 peasant-2 sword gold
        green  hand witch-1 pass
        """,
        buildings="mixed",
    )


def laying() -> rattus.Game:
    """Yellow has entered the farm."""
    return play(entering(), "yellow enter 2")


# The grammar.


@pytest.mark.parametrize(
    ("word", "near"),
    [("entr", "enter"), ("ENTER", "enter"), ("supplies", "supply"), ("pas", "pass"), ("disscard", "discard")],
)
def test_an_unknown_verb_is_refused_with_the_nearest_one(word: str, near: str) -> None:
    reason = f"{word!r} is not a verb of this game; did you mean {near!r}?"
    check(entering(), f"{word} 1", reason, "", word)


def test_a_verb_like_no_other_is_refused_with_all_verbs() -> None:
    error = refusal(entering(), "xyzzy 1")
    assert error.token == "xyzzy"
    assert all(verb in error.reason for verb in VERB_NAMES)


def test_an_empty_text_is_told_how_a_step_is_written() -> None:
    check(entering(), "", "a step is written VERB and its words, like 'enter 1'", "", "")


@pytest.mark.parametrize("by", ["red", "yellow", "?"])
def test_a_step_is_written_without_the_seat(by: str) -> None:
    check(entering(), f"{by} enter 1", "a step is written without the seat, like 'enter 1'", "", by)


def test_stray_blanks_around_and_between_words_do_not_matter() -> None:
    assert entering().play(Step("  enter   1 ")).to_act == "yellow"


@pytest.mark.parametrize(
    ("step", "reason", "token"),
    [
        ("enter", "too few words: it is written 'enter N'", "enter"),
        ("enter 1 2", "too many words: it is written 'enter N'", "2"),
        ("lay", "too few words: it is written 'lay CARD'", "lay"),
        ("lay peasant-0 peasant-2", "too many words: it is written 'lay CARD'", "peasant-2"),
        ("deal red", "too few words: it is written 'deal SEAT CARD'", "deal"),
        ("row 1", "too few words: it is written 'row N CARD'", "row"),
        ("building 1 farm", "too few words: it is written 'building N BUILDING SUPPLY'", "building"),
        ("token red", "too few words: it is written 'token SEAT VALUE'", "token"),
        ("pass pass", "too many words: it is written 'pass'", "pass"),
        ("done now", "too many words: it is written 'done'", "now"),
    ],
)
def test_a_wrong_number_of_words_is_told_how_the_step_is_written(step: str, reason: str, token: str) -> None:
    check(entering(), step, reason, "", token)


@pytest.mark.parametrize(
    ("step", "what", "near"),
    [
        ("lay jocker", "card", "joker"),
        ("lay Sword", "card", "sword"),
        ("lay MONK-4", "card", "monk-4"),
        ("give pesant-2", "card", "peasant-2"),
        ("target yelow", "seat", "yellow"),
        ("use guardtower", "building", "guard-tower"),
        ("building 1 frm 2-rats", "building", "farm"),
        ("building 1 farm 2-rat", "supply action", "2-rats"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest_one(step: str, what: str, near: str) -> None:
    error = refusal(entering(), step)
    assert error.reason == f"{error.token!r} is not a {what} of this game; did you mean {near!r}?"
    assert error.token != near
    assert error.token in step.split()


@pytest.mark.parametrize("card", ["monk", "monk-5", "monk-", "monk-four", "monk-04"])
def test_a_population_card_is_written_with_its_nuns(card: str) -> None:
    reason = f"{card!r} is not a card of this game; a population card is written with its nuns, 0 to 4, like monk-4"
    check(laying(), f"lay {card}", reason, "", card)


def test_a_card_like_no_other_is_refused_with_all_of_them_in_few_words() -> None:
    reason = (
        "'x' is not a card of this game; it is one of peasant-0 … peasant-4, merchant-0 … merchant-4, "
        "monk-0 … monk-4, knight-0 … knight-4, witch-0 … witch-4, king-0 … king-4, "
        "joker, sword, flute, pass, gold"
    )
    check(laying(), "lay x", reason, "", "x")


def test_a_token_has_a_value_that_there_is() -> None:
    reason = "'7' is not a token's value of this game; it is one of 1, 2, 3"
    check(entering(), "token red 7", reason, "", "7")


@pytest.mark.parametrize("number", ["0", "3", "-1", "two", "01", "1.0", "٣", "9" * 5000])
@pytest.mark.parametrize("step", ["enter {}", "supply {}", "building {} farm 2-rats"])
def test_a_building_that_is_not_in_the_row_is_refused(step: str, number: str) -> None:
    error = refusal(entering(), step.format(number))
    assert error.reason.endswith("is not a building card of the round; they are counted from 1 to 2")
    assert (error.rule, error.token) == ("rulebook A", number)
    assert len(error.reason) < 150


def test_with_four_seats_there_are_three_buildings() -> None:
    game = position(
        """
        cartus red yellow green blue · enter of red
        row castle/4-cards farm/2-rats farm/4-cards
        """,
    )
    assert "enter 3" in game.legal
    reason = "'4' is not a building card of the round; they are counted from 1 to 3"
    check(game, "enter 4", reason, "rulebook A", "4")


@pytest.mark.parametrize("number", ["0", "6", "x", "9" * 5000])
@pytest.mark.parametrize("step", ["look {}", "row {} monk-4"])
def test_a_card_that_is_not_in_the_nun_row_is_refused(step: str, number: str) -> None:
    error = refusal(entering(), step.format(number))
    assert error.reason.endswith("is not a card of the nun-row; they are counted from 1 to 5")
    assert (error.rule, error.token) == ("rulebook set up", number)


def test_a_very_long_word_is_cut_in_the_reason() -> None:
    word = "monk" * 100_000
    error = refusal(laying(), f"lay {word}")
    assert error.token == word
    assert len(error.reason) < 300


@pytest.mark.parametrize("step", ["lay hidden", "give hidden", "deal red hidden", "row 1 hidden"])
def test_a_hidden_card_is_no_card(step: str) -> None:
    reason = "the card is hidden in a player's own record; a full record says it"
    check(laying(), step, reason, "", HIDDEN)


def test_a_hidden_token_is_no_token() -> None:
    reason = "the value is hidden in a player's own record; a full record says it"
    check(laying(), "token red hidden", reason, "", HIDDEN)


# The question that is asked.


def test_before_the_start_seat_is_known_nobody_acts() -> None:
    reason = "'enter' is no answer now: chance is asked who starts: start SEAT"
    check(new(), "enter 1", reason, "rulebook set up", "enter")


def test_buildings_are_drawn_before_the_deal() -> None:
    game = new(buildings="one-per-class").play("start red").play("use farm")
    question = "chance is asked which building of the class bourgeoisie is in the game: use BUILDING"
    check(game, "deal red monk-4", f"'deal' is no answer now: {question}", "rulebook set up", "deal")


def test_cards_are_dealt_before_buildings_are_turned_up() -> None:
    game = new().play("start yellow")
    question = "red draws a card and chance is asked which: deal red CARD"
    reason = f"'building' is no answer now: {question}"
    check(game, "building 1 farm 2-rats", reason, "rulebook set up", "building")


def test_buildings_are_turned_up_before_supplies_are_chosen() -> None:
    game = position("cartus red yellow · buildings\nrow farm/2-rats")
    question = "chance is asked which building card is turned up: building 2 BUILDING SUPPLY"
    check(game, "supply 1", f"'supply' is no answer now: {question}", "rulebook A", "supply")


@pytest.mark.parametrize("step", ["enter 1", "pass", "lay monk-4", "look 1", "enough", "done", "give monk-4"])
def test_the_supply_phase_takes_only_its_own_answers(step: str) -> None:
    verb = step.split()[0]
    reason = f"{verb!r} is no answer now: red chooses the supplies of a building card: supply N"
    check(supplying(), step, reason, "rulebook B", verb)


@pytest.mark.parametrize(
    "step",
    ["start red", "use farm", "deal red monk-4", "row 1 monk-4", "building 1 farm 4-cards", "token red 1"],
)
def test_what_is_chances_is_for_chance_to_say(step: str) -> None:
    verb = step.split()[0]
    check(supplying(), step, "it is for chance to say", "rulebook B", verb)


def test_a_card_that_is_drawn_is_for_chance_to_name() -> None:
    game = play(supplying(), "red supply 1")
    question = "red draws a card and chance is asked which: deal red CARD"
    check(game, "look 1", f"'look' is no answer now: {question}", "rulebook B", "look")


def looking() -> rattus.Game:
    """Red has a look to take."""
    return play(supplying(), "red supply 1\n? deal red king-0\n? deal red king-1")


@pytest.mark.parametrize("verb", ["enough", "done"])
def test_a_look_cannot_be_declined(verb: str) -> None:
    check(looking(), verb, "a look can't be declined", "rulebook B", verb)


def test_a_card_that_is_looked_at_is_for_chance_to_name() -> None:
    game = play(looking(), "red look 1")
    question = "red looks at card 1 of the nun-row and chance is asked what it is: row 1 CARD"
    check(game, "look 3", f"'look' is no answer now: {question}", "rulebook B", "look")


def test_a_building_is_entered_before_cards_are_laid() -> None:
    reason = "cards are laid in a building that has been entered"
    for step in ("lay peasant-0", "done"):
        verb = step.split()[0]
        check(entering(), step, reason, "rulebook C", verb)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("pass", "a pass card is played before entering"),
        ("enter 1", "a player enters one building a round"),
        ("enough", "the laying ends with 'done'"),
        ("supply 1", ""),
        ("discard peasant-0", ""),
    ],
)
def test_a_seat_that_has_entered_lays_cards_and_nothing_else(step: str, why: str) -> None:
    verb = step.split()[0]
    question = "yellow has entered building 2 (farm) and lays cards: lay CARD, and done at the end"
    check(laying(), step, why or f"{verb!r} is no answer now: {question}", "rulebook C", verb)


def swords() -> rattus.Game:
    """All but blue are in the castle; red has laid two swords and chooses between yellow and green."""
    return play(
        position(
            """
            cartus red yellow green blue purple · enter of purple
            row    castle/4-cards farm/2-rats farm/4-cards
            red    hand monk-4 · in 1 sword sword flute
            yellow hand king-0 king-1 king-2 king-3 · in 1
            green  hand witch-0 witch-1 · in 1 witch-2
            blue   hand knight-0 · in 2
            purple hand sword knight-1
            """,
        ),
        "purple enter 1: sword",
    )


def test_a_seat_chooses_between_those_with_fewest_swords() -> None:
    question = "red chooses between those who laid fewest swords: target SEAT"
    check(swords(), "give monk-4", f"'give' is no answer now: {question}", "rulebook D", "give")


def test_a_target_is_chosen_only_on_a_tie() -> None:
    reason = "a player is chosen only if several have laid fewest"
    check(entering(), "target red", reason, "ruling 7", "target")


def test_gifts_cannot_be_refused() -> None:
    game = play(swords(), "red target yellow")
    for verb in ("enough", "done"):
        check(game, verb, "a card that is demanded can't be refused", "rulebook D", verb)
    reason = "the card is not discarded, but given away"
    check(game, "discard king-0", reason, "rulebook D", "discard")
    play(game, "yellow give king-0")
    reason = "'lay' is no answer now: yellow has 1 card to give to red: give CARD"
    check(game, "lay king-1", reason, "rulebook D", "lay")


def test_a_flute_that_was_laid_asks_for_another_target() -> None:
    game = play(swords(), "red target green\ngreen give witch-0")
    assert game.legal.texts.keys() == {"target yellow", "target green", "target purple"}
    question = "red chooses between those who laid fewest flutes: target SEAT"
    check(game, "enough", f"'enough' is no answer now: {question}", "rulebook D", "enough")


def in_hospital() -> rattus.Game:
    """Red may discard cards for rats."""
    return play(
        position(
            """
            cartus red yellow · enter of red
            row    hospital/4-cards palace/2-rats
            red    hand monk-4 monk-1 pass gold
            yellow hand king-0 · in 2 king-1 king-2
            """,
            buildings="mixed",
        ),
        "red enter 1: monk-1",
    )


def test_discarding_ends_with_enough() -> None:
    question = "red may discard a card from hand to take off a rat: discard CARD or enough"
    reason = "the discarding ends with 'enough'"
    check(in_hospital(), "done", reason, "rulebook D", "done")
    check(in_hospital(), "give monk-4", f"'give' is no answer now: {question}", "rulebook D", "give")


def claiming() -> rattus.Game:
    """Yellow draws two victory tokens."""
    return play(in_hospital(), "red enough")


def test_a_token_that_is_drawn_is_for_chance_to_name() -> None:
    question = "yellow draws a victory token and chance is asked its value: token yellow VALUE"
    check(claiming(), "enough", f"'enough' is no answer now: {question}", "rulebook D", "enough")


def test_at_the_end_the_nun_row_is_for_chance_to_turn_up() -> None:
    game = position("cartus red yellow · plague").play("row 1 monk-4")
    question = "card 2 of the nun-row is turned up and chance is asked what it is: row 2 CARD"
    check(game, "supply 1", f"'supply' is no answer now: {question}", "rulebook end of the game", "supply")


def test_when_the_game_is_over_nothing_is_an_answer() -> None:
    game = position("cartus red yellow · over\nnuns monk-4 monk-3 monk-2 monk-1 monk-0")
    assert refusal(game, "pass").reason == "the game is over"
    told = game.ruleset.why_not(game.state, "pass", {})
    assert told.reason == "'pass' is no answer now: the game is over"
    assert told.rule == "rulebook end of the game"


# Supplies and looks.


def test_a_seat_looks_at_a_card_it_has_not_seen() -> None:
    check(looking(), "look 2", "red has seen card 2 of the nun-row already", "rulebook B", "2")


def test_a_look_in_the_tent_too_is_at_a_card_not_seen() -> None:
    game = position(
        """
        cartus red yellow green · enter of red
        row    fortune-tellers-tent/4-cards farm/2-rats
        yellow in 2
        green  in 2
        nuns   hidden hidden hidden hidden king-4(red,yellow)
        """
    )
    play(game, "red enter 1:")
    check(game, "look 5", "red has seen card 5 of the nun-row already", "rulebook D", "5")


# Entering and laying.


def test_to_pass_takes_a_pass_card() -> None:
    check(entering(), "pass", "yellow does not have this card in hand: pass", "rulebook C", "pass")


def test_gold_is_not_laid() -> None:
    reason = "gold can't be laid; it counts at the end, in hand"
    check(laying(), "lay gold", reason, "rulebook special cards", "gold")


def test_a_pass_card_is_not_laid() -> None:
    reason = "a pass card can't be laid; it is played instead of entering"
    check(laying(), "lay pass", reason, "rulebook special cards", "pass")


def test_a_card_that_is_not_in_hand_is_not_laid() -> None:
    check(laying(), "lay joker", "yellow does not have this card in hand: joker", "rulebook C", "joker")
    check(laying(), "lay witch-1", "yellow does not have this card in hand: witch-1", "rulebook C", "witch-1")


def test_who_mistakes_the_nuns_is_told_what_there_is_in_hand() -> None:
    reason = "yellow does not have this card in hand: peasant-3, but peasant-0 and peasant-2"
    check(laying(), "lay peasant-3", reason, "rulebook C", "peasant-3")


def test_a_card_is_laid_as_often_as_there_was_one_in_hand() -> None:
    game = play(laying(), "yellow lay sword\nyellow lay peasant-2\nyellow lay peasant-2")
    check(game, "lay sword", "yellow has no more of this card in hand: sword", "rulebook C", "sword")
    reason = "yellow has no more of this card in hand: peasant-2, but peasant-0"
    check(game, "lay peasant-2", reason, "rulebook C", "peasant-2")


# Swords, flutes, tribute, exchange.


def test_only_a_seat_in_the_building_can_be_the_target() -> None:
    reason = "blue is not in building 1 (castle), where the swords are"
    check(swords(), "target blue", reason, "rulebook special cards", "blue")


def test_only_a_seat_with_fewest_swords_can_be_the_target() -> None:
    reason = "purple has laid 1 sword, and the fewest there is 0"
    check(swords(), "target purple", reason, "rulebook special cards", "purple")
    reason = "red has laid 2 swords, and the fewest there is 0"
    check(swords(), "target red", reason, "rulebook special cards", "red")


def test_only_a_seat_with_fewest_flutes_can_be_the_target() -> None:
    game = play(swords(), "red target green\ngreen give witch-0")
    reason = "red has laid 1 flute, and the fewest there is 0"
    check(game, "target red", reason, "rulebook special cards", "red")


def test_what_is_given_for_swords_is_in_hand() -> None:
    game = play(swords(), "red target yellow")
    reason = "yellow does not have this card in hand: king-4, but king-0, king-1, king-2 and king-3"
    check(game, "give king-4", reason, "rulebook special cards", "king-4")
    check(game, "give pass", "yellow does not have this card in hand: pass", "rulebook special cards", "pass")


def test_what_is_given_as_tribute_is_in_hand() -> None:
    game = position(
        """
        cartus red yellow green · enter of red
        row    guard-tower/4-cards farm/2-rats
        yellow hand king-0 king-1 king-2 · in 2
        green  in 2
        """,
        buildings="mixed",
    )
    play(game, "red enter 1:")
    check(game, "give gold", "yellow does not have this card in hand: gold", "rulebook D", "gold")


def test_what_is_discarded_is_in_hand() -> None:
    reason = "red does not have this card in hand: monk-1, but monk-4"
    check(in_hospital(), "discard monk-1", reason, "rulebook D", "monk-1")
    assert "discard gold" in in_hospital().legal


# Chance.


def test_chance_draws_a_building_of_the_class_in_question() -> None:
    game = new(seats=3, buildings="one-per-class").play("start red")
    reason = "a building of the class peasantry is drawn now, and office is of another one"
    check(game, "use office", reason, "rulebook set up", "office")


def test_chance_leaves_a_building_out_where_the_edition_says_so() -> None:
    """As in version 1 the Guard Tower with two seats."""
    version_1 = Path(rattus.__file__).parent / "cartus" / "earlier" / "cartus-1.toml"
    game = new(edition=version_1, buildings="one-per-class").play("start red")
    for building in ("farm", "office", "hospital"):
        game.play(f"use {building}")
    reason = "with 2 seats the guard-tower is in no game by a random choice"
    check(game, "use guard-tower", reason, "§2", "guard-tower")
    mixed = new(edition=version_1, buildings="mixed").play("start red")
    while mixed.ruleset.report(mixed.state)["phase"] == "setup":
        mixed.draw()
    check(mixed, "building 1 guard-tower 2-rats", reason, "§2", "guard-tower")


def test_no_more_cards_of_a_building_come_than_are_agreed_upon() -> None:
    agreed = "farm*2+brewery*3+marketplace+monastery*1+hospital*4+castle+fortune-tellers-tent+palace"
    rows = "cartus red yellow · buildings\nrow monastery/2-rats"
    game = position(rows, buildings=agreed)
    reason = "the only card of the monastery in this game has been turned up"
    check(game, "building 2 monastery 4-cards", reason, "rulebook set up", "monastery")
    rows = "cartus red yellow · buildings · round 2\nrow farm/2-rats\ngone farm/4-cards brewery/2-rats"
    game = position(rows, buildings=agreed)
    reason = "all 2 cards of the farm in this game have been turned up"
    check(game, "building 2 farm 1-rat+1-look", reason, "rulebook set up", "farm")


def test_chance_deals_to_the_seat_that_draws() -> None:
    game = new().play("start yellow")
    check(game, "deal yellow monk-4", "it is red who draws, not yellow", "rulebook set up", "yellow")


@pytest.mark.parametrize("card", ["joker", "gold"])
def test_the_deck_has_population_cards_only(card: str) -> None:
    reason = f"the deck has population cards only, and {card} is not one"
    check(new().play("start red"), f"deal red {card}", reason, "rulebook set up", card)


def test_a_card_of_which_all_are_elsewhere_does_not_come_from_the_deck() -> None:
    game = position(
        """
        cartus red yellow · supplies of red
        row    castle/4-cards farm/2-rats
        red    hand monk-1*2
        yellow hand monk-2
        nuns   monk-2(yellow) hidden hidden hidden hidden
        discards monk-3*2
        """
    )
    play(game, "red supply 1")
    for card in ("monk-1", "monk-2", "monk-3"):
        reason = f"no {card} can be in the deck: all are somewhere else"
        check(game, f"deal red {card}", reason, "rulebook set up", card)


def test_a_card_of_which_all_are_elsewhere_is_not_in_the_nun_row() -> None:
    game = position(
        """
        cartus red yellow · supplies of red
        row    castle/1-rat+1-look farm/2-rats
        red    hand monk-1*2
        """
    )
    play(game, "red supply 1\nred look 3")
    reason = "no monk-1 can be in the nun-row: all are somewhere else"
    check(game, "row 3 monk-1", reason, "rulebook set up", "monk-1")
    reason = "the nun-row has population cards only, and sword is not one"
    check(game, "row 3 sword", reason, "rulebook set up", "sword")
    reason = "the card in question is card 3 of the nun-row, not 4"
    check(game, "row 4 monk-4", reason, "rulebook B", "4")


def test_a_card_that_was_shuffled_in_later_is_not_in_the_nun_row() -> None:
    game = position(
        """
        cartus red yellow · supplies of red
        row    castle/1-rat+1-look farm/2-rats
        yellow hand rest
        deck   monk-1*2 king-1 king-2
        unseen king-0 king-0 king-3 king-3 king-4
        """
    )
    play(game, "red supply 1\nred look 3")
    reason = "no monk-1 can be in the nun-row: all are somewhere else"
    check(game, "row 3 monk-1", reason, "rulebook set up", "monk-1")


def test_a_card_of_the_nun_row_that_somebody_has_seen_stays_what_it_is() -> None:
    game = position(
        """
        cartus red yellow · supplies of red
        row    castle/1-rat+1-look farm/2-rats
        nuns   monk-2(yellow) hidden hidden hidden hidden
        """
    )
    play(game, "red supply 1\nred look 1")
    reason = "somebody has looked at card 1 before, and it is another one"
    check(game, "row 1 monk-3", reason, "ruling 8", "monk-3")


def test_chance_turns_up_the_next_building_of_the_row() -> None:
    game = position("cartus red yellow · buildings\nrow farm/2-rats")
    reason = "the card in question is building card 2 of the round, not 1"
    check(game, "building 1 castle 2-rats", reason, "rulebook A", "1")


def test_a_building_that_is_not_in_the_game_is_not_turned_up() -> None:
    game = position("cartus red yellow · buildings")
    reason = "the brewery is not among the buildings of this game"
    check(game, "building 1 brewery 2-rats", reason, "rulebook set up", "brewery")
    chosen = position(
        "cartus red yellow · buildings", buildings="farm+office+hospital+castle+pied-pipers-hut+palace"
    )
    reason = "the guard-tower is not among the buildings of this game"
    check(chosen, "building 1 guard-tower 2-rats", reason, "rulebook set up", "guard-tower")


def test_a_building_card_is_turned_up_once() -> None:
    game = position("cartus red yellow · buildings\nrow farm/2-rats")
    reason = "the farm with 2-rats has been turned up before"
    check(game, "building 2 farm 2-rats", reason, "rulebook set up", "2-rats")


def test_five_building_cards_of_a_class_are_in_the_game() -> None:
    game = position(
        """
        cartus red yellow green · round 4 · buildings
        gone farm/2-rats farm/4-cards farm/1-rat+1-look brewery/2-rats brewery/4-cards
        """,
        buildings="mixed",
    )
    reason = "all 5 building cards of the class peasantry have been turned up"
    check(game, "building 1 brewery 1-rat+1-look", reason, "rulebook set up", "brewery")


def test_what_all_have_seen_go_below_the_replacement_deck_comes_from_there() -> None:
    game = new(seats=3, buildings="mixed")
    s = State.of(game.state)
    s.ask, s.stage, s.fresh, s.replacing, s.known = ASK_BUILDING, 1, 0, 1, 1
    s.replaced[0] = codec(game).buildings.index("farm") * COPIES
    for step, token in (("building 1 castle 2-rats", "castle"), ("building 1 farm 2-rats", "2-rats")):
        told = why_not(codec(game), s, step, {})
        assert told.reason == "all have seen that the next card of the replacement deck is farm/4-cards"
        assert (told.rule, told.token) == ("rulebook A", token)


def test_a_token_of_which_all_are_drawn_does_not_come() -> None:
    game = position(
        """
        cartus red yellow green · enter of red
        row    palace/4-cards farm/2-rats
        yellow tokens 3 3 3 · in 2
        green  tokens 3 3 · in 2
        """
    )
    play(game, "red enter 1:")
    check(game, "token red 3", "no token of the value 3 is left in the pile", "rulebook D", "3")
    check(game, "token green 2", "it is red who draws, not green", "rulebook D", "green")


# An edition of one's own.


def own(tmp_path: Path) -> rattus.Game:
    """A game in which monks are abbots, none of them with three nuns, and tokens are worth 4."""
    text = (Path(rattus.__file__).parent / "cartus" / "cards.toml").read_text("utf-8")
    for old, new_text in (
        ('id = "cartus"', 'id = "mine"'),
        ('church = "monk"', 'church = "old-abbot"'),
        ("nuns = [4, 2, 2, 2, 4]", "nuns = [4, 4, 2, 0, 4]"),
        ("1 = 5\n2 = 10\n3 = 5", "4 = 20"),
    ):
        assert old in text
        text = text.replace(old, new_text)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return rattus.new(edition=path, seats=2, chance="ask").play("start red")


def test_names_are_those_of_the_edition(tmp_path: Path) -> None:
    game = own(tmp_path)
    reason = (
        "'old-abbot' is not a card of this game; a population card is written with its nuns, 0 to 4, like "
    )
    check(game, "deal red old-abbot", reason + "old-abbot-4", "", "old-abbot")
    check(game, "token red 3", "'3' is not a token's value of this game; it is one of 4", "", "3")
    assert "'monk-4' is not a card of this game" in refusal(game, "deal red monk-4").reason


def test_a_card_that_the_edition_does_not_have_is_not_dealt(tmp_path: Path) -> None:
    reason = "there is no old-abbot-3 among the population cards of this edition"
    check(own(tmp_path), "deal red old-abbot-3", reason, "rulebook set up", "old-abbot-3")


# The tables are whole.


def test_every_verb_has_its_spelling_its_question_and_its_explanation() -> None:
    assert list(SHAPES) == VERB_NAMES
    assert list(ANSWERS) == VERB_NAMES
    assert list(EXPLAINED) == VERB_NAMES


def test_every_question_can_be_told() -> None:
    assert list(QUESTIONS) == list(range(ASK_NOTHING + 1))
    assert set(ANSWERS.values()) == set(range(ASK_NOTHING))


def test_only_wrong_verbs_are_confused() -> None:
    assert all(ANSWERS[verb] != ask and ask > ASK_TOKENS for verb, ask in CONFUSED)


# Laws on random positions.


CITED = re.compile(r"rulebook (set up|A|B|C|D|special cards|end of the game)|ruling (7|8)|")


def random_game(rng: random.Random) -> rattus.Game:
    """A game of any seat count and choice of buildings, stopped at a random step; chance is asked."""
    buildings = rng.choice(
        (
            "first",
            "one-per-class",
            "mixed",
            "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury",
            "farm*3+brewery*2+office+monastery*4+hospital*1+castle*2+guard-tower*3+pied-pipers-hut+palace",
        )
    )
    game = rattus.new("cartus", rng.randrange(2, 6), rng.getrandbits(40), chance="ask", buildings=buildings)
    for _ in range(rng.randrange(0, 500)):
        game.play(rng.choice(game.legal.numbers))
        if game.over:
            return random_game(rng)
    return game


def words_of(game: rattus.Game) -> list[str]:
    """All words that have a meaning at some table, and some that have none."""
    names = codec(game)
    hand = [names.cards[kind] for kind, n in enumerate(State.of(game.state).hand[0]) if n]
    words = [*VERB_NAMES * 4, *names.cards, *hand * 3, *names.buildings, *names.supplies, *names.seats * 4]
    return [*words, *"12345" * 3, "0", "6", "monk", "monk-5", HIDDEN, "?", "white", "x"]


def test_every_text_in_every_position_is_played_or_refused_with_a_reason() -> None:
    found = list(played_or_refused(random.Random(2012), random_game, words_of))
    assert len(found) > 3500
    assert all(CITED.fullmatch(error.rule) for error in found)


@settings(deadline=None, max_examples=300)
@given(st.text() | st.lists(st.text() | st.sampled_from(VERB_NAMES), max_size=5).map(" ".join))
def test_any_text_at_all_is_refused_with_a_reason(text: str) -> None:
    assert refused_for_a_reason(ANY, text)


ANY = laying()


def told(game: rattus.Game, state: bytearray, text: str) -> tuple[str, str, str]:
    """Reason, rule and token for a text in a state of the game."""
    error = game.ruleset.why_not(state, text, game.legal.texts)
    return error.reason, error.rule, error.token


def test_what_a_seat_is_told_is_the_same_whatever_it_does_not_know() -> None:
    rng = random.Random(37)
    compared = differing = 0
    for _ in range(120):
        game = random_game(rng)
        if game.to_act == "?":
            continue
        engine, rules = game.ruleset.engine, game.ruleset.rules
        view = game.blinded(game.state, game.to_act)
        twin = view.copy()
        engine.imagine(rules, twin, *keys(rng.getrandbits(40), 1))
        differing += bytes(twin) != bytes(game.state)
        for text in mutants(rng, game, words_of, 40):
            if text not in game.legal.texts:
                ours = told(game, game.state, text)
                assert ours == told(game, twin, text) == told(game, view, text)
                compared += 1
    assert compared > 1000
    assert differing > 20
