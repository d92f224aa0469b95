"""A text that is not legal is refused with the word, the reason and the rule; the reason keeps secrets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rattus
from rattus.kernel.chance import keys
from rattus.kernel.refusal import UNEXPLAINED
from rattus.kernel.step import HIDDEN, Step
from rattus.plague.codec import SHAPES, VERBS
from rattus.plague.edition import load_edition
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import ASK_NOTHING, ASK_RAT, State
from rattus.plague.why import ANSWERS, EXPLAINED, QUESTIONS, WRITTEN, any_card, why_not
from tests.plague.position import play, position
from tests.refusals import check, mutants, played_or_refused, refusal, refused_for_a_reason


def new(seats: int = 2, start: str = "random", rulebook: str = "en") -> rattus.Game:
    """A game at its very start; chance is asked."""
    return rattus.new("rattus", seats=seats, seed=1, chance="ask", start=start, rulebook=rulebook)


def action() -> rattus.Game:
    """Red's turn: rats in all regions but hispania, some citizens, four cards in hands."""
    return position("""
        rattus red yellow · turn of red · plague germania
        anglia    rats 3
        gallia    rats 2  red 2  yellow 1
        germania  rats 1
        hispania  red 4
        hungaria  rats 1
        italia    rats 1  red 1
        polonia   rats 1  yellow 2
        scandia   rats 3
        cards     merchant red, monk red, king red, witch yellow
    """)


# The grammar.


@pytest.mark.parametrize(
    ("word", "near"),
    [("tke", "take"), ("TAKE", "take"), ("plauge", "plague"), ("merchnat", "merchant"), ("kings", "king")],
)
def test_an_unknown_verb_is_refused_with_the_nearest_one(word: str, near: str) -> None:
    reason = f"{word!r} is not a verb of this game; did you mean {near!r}?"
    check(action(), f"{word} gallia", reason, "", word)


def test_a_verb_like_no_other_is_refused_with_all_verbs() -> None:
    error = refusal(action(), "xyzzy gallia")
    assert error.token == "xyzzy"
    assert all(verb in error.reason for verb in VERBS)


def test_an_empty_text_is_told_how_a_step_is_written() -> None:
    check(action(), "", "a step is written VERB and its words, like 'take monk'", "", "")


@pytest.mark.parametrize("by", ["red", "yellow", "?"])
def test_a_step_is_written_without_the_seat(by: str) -> None:
    check(action(), f"{by} take monk", "a step is written without the seat, like 'take monk'", "", by)


def test_stray_blanks_around_and_between_words_do_not_matter() -> None:
    assert action().play(Step("  take   peasant ")).to_act == action().to_act


@pytest.mark.parametrize(
    ("step", "reason", "token"),
    [
        ("take", "too few words: it is written 'take CARD'", "take"),
        ("take monk king", "too many words: it is written 'take CARD'", "king"),
        ("place", "too few words: it is written 'place REGION [COUNT]'", "place"),
        ("place gallia 1 2", "too many words: it is written 'place REGION [COUNT]'", "2"),
        ("merchant gallia italia", "too few words: it is written 'merchant FROM TO N'", "merchant"),
        ("monk gallia", "too few words: it is written 'monk FROM[/SLOT] TO'", "monk"),
        ("look", "too few words: it is written 'look REGION/SLOT'", "look"),
        ("rat gallia/1", "too few words: it is written 'rat REGION/SLOT FACE'", "rat"),
        ("enough now", "too many words: it is written 'enough'", "now"),
    ],
)
def test_a_wrong_number_of_words_is_told_how_the_step_is_written(step: str, reason: str, token: str) -> None:
    check(action(), step, reason, "", token)


@pytest.mark.parametrize(
    ("step", "what", "near"),
    [
        ("place galia", "region", "gallia"),
        ("place Gallia", "region", "gallia"),
        ("merchant gallia itallia 1", "region", "italia"),
        ("monk gallja/1 italia", "region", "gallia"),
        ("look scandja/1", "region", "scandia"),
        ("take kight", "card", "knight"),
        ("start yelow", "seat", "yellow"),
        ("rat gallia/1 2+mbc", "face", "2+MBC"),
        ("rat gallia/1 1+BC**", "face", "1+BC*"),
        ("rat gallia/1 6+PBCKW", "face", "6+PBCKWR"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest_one(step: str, what: str, near: str) -> None:
    error = refusal(action(), step)
    assert error.reason == f"{error.token!r} is not a {what} of this game; did you mean {near!r}?"
    assert error.token != near
    assert error.token in step.replace("/", " ").split()


def test_a_name_like_no_other_is_refused_with_all_of_them() -> None:
    reason = "'x' is not a card of this game; it is one of peasant, merchant, monk, knight, witch, king"
    check(action(), "take x", reason, "", "x")


def test_a_region_that_is_not_in_play_with_so_few_seats_says_so() -> None:
    reason = (
        "russia is not in play with 2 seats; in play are "
        "anglia, gallia, germania, hispania, hungaria, italia, polonia and scandia"
    )
    check(action(), "place russia", reason, "§1", "russia")
    check(action(), "look russia/1", reason, "§1", "russia")
    four = position("rattus red yellow green blue · turn of red · plague gallia\nelsewhere rats 1")
    assert "place russia" in four.legal.texts


@pytest.mark.parametrize("count", ["0", "-1", "two", "02", "1.0", "٣", "9" * 5000])
def test_a_count_that_is_no_number_is_refused(count: str) -> None:
    error = refusal(action(), f"merchant gallia italia {count}")
    assert error.token == count
    assert error.reason.endswith("is not a number of citizens, like 1 or 2")
    assert len(error.reason) < 120


@pytest.mark.parametrize("slot", ["0", "4", "01", "x", "", "1/1", "9" * 5000])
def test_a_slot_that_is_none_is_refused(slot: str) -> None:
    error = refusal(action(), f"look gallia/{slot}")
    assert error.reason.endswith("is not a slot; they are counted from 1 to 3")
    assert (error.rule, error.token) == ("§4", f"gallia/{slot}")


def test_a_rat_without_its_slot_is_refused() -> None:
    reason = "the rat is missing: a rat is written REGION/SLOT, like gallia/1"
    check(action(), "look gallia", reason, "", "gallia")


def test_a_very_long_word_is_cut_in_the_reason() -> None:
    word = "gallia" * 100_000
    error = refusal(action(), f"place {word}")
    assert error.token == word
    assert len(error.reason) < 300


# The question that is asked.


def test_before_the_start_seat_is_known_nobody_acts() -> None:
    reason = "'take' is no answer now: chance is asked who starts: start SEAT"
    check(new(), "take monk", reason, "§2", "take")


def test_before_the_plague_stands_nobody_settles() -> None:
    reason = "'settle' is no answer now: chance is asked where the plague starts: plague REGION"
    check(new(start="first"), "settle gallia", reason, "§2", "settle")


def test_by_the_german_rulebook_the_start_seat_is_asked_for_the_plague() -> None:
    reason = "'settle' is no answer now: red chooses where the plague starts: plague REGION"
    check(new(start="first", rulebook="de"), "settle gallia", reason, "§8", "settle")


def test_a_seat_that_settles_does_not_place() -> None:
    game = new(start="first").play("plague gallia")
    check(game, "place gallia", "'place' is no answer now: red settles: settle REGION", "§2", "place")


@pytest.mark.parametrize(
    "step", ["start red", "settle gallia", "spread gallia", "end", "pass", "enough", "swap", "fury"]
)
def test_the_action_phase_takes_only_its_own_answers(step: str) -> None:
    verb = step.split()[0]
    reason = (
        f"{verb!r} is no answer now: red is in the action phase: "
        "take a card, place citizens, use cards; plague REGION ends it"
    )
    check(action(), step, reason, "2010 A–C", verb)


@pytest.mark.parametrize(
    "step", ["take monk", "place gallia", "king hispania", "plague gallia", "turn gallia/1"]
)
def test_when_the_plague_has_moved_rats_are_spread_and_nothing_else(step: str) -> None:
    game = play(action(), "red plague gallia")
    verb = step.split()[0]
    reason = f"{verb!r} is no answer now: the plague has moved; rats are spread now: spread REGION"
    check(game, step, reason, "2010 C.1", verb)


def test_a_turned_rat_is_for_chance_to_name() -> None:
    game = play(action(), "red plague italia\nred spread hispania")
    question = "a rat has been turned up and chance is asked what it shows: rat italia/1 FACE"
    check(game, "take knight", f"'take' is no answer now: {question}", "2010 C.2", "take")


def test_a_rat_that_is_looked_at_is_for_chance_to_name() -> None:
    game = play(action(), "red take witch\nred look gallia/2")
    reason = (
        "'enough' is no answer now: red looks at a rat and chance is asked what it shows: rat gallia/2 FACE"
    )
    check(game, "enough", reason, "§7", "enough")


def test_between_two_looks_the_witch_is_not_left() -> None:
    game = play(action(), "red take witch\nred look gallia/1\n? rat gallia/1 1+BC*")
    reason = "'place' is no answer now: red is using the Witch: look REGION/SLOT, enough"
    check(game, "place gallia", reason, "2010 class cards", "place")
    check(game, "swap", reason.replace("place", "swap"), "2010 class cards", "swap")


def test_after_two_looks_the_rats_are_swapped_or_kept() -> None:
    game = play(
        action(),
        """
        red take witch
        red look gallia/1
        ? rat gallia/1 1+BC*
        red look italia/1
        ? rat italia/1 1+CK*
        """,
    )
    for verb in ("enough", "look polonia/1"):
        word = verb.split()[0]
        reason = f"{word!r} is no answer now: red is using the Witch: swap, keep"
        check(game, verb, reason, "2010 class cards", word)


def test_the_knight_says_fury_or_calm_before_the_first_rat_is_turned() -> None:
    game = play(action(), "red take knight\nred plague italia\nred spread hispania")
    reason = "'pass' is no answer now: red says whether the plague counts as two citizens: fury or calm"
    check(game, "pass", reason, "§5", "pass")


def knows_gallia() -> rattus.Game:
    """Red has looked at a rat of gallia, where two lie."""
    return position("""
        rattus red yellow · turn of red · plague germania
        gallia    rats 2 (/2 2+MBC seen by red)  red 2
        italia    rats 1
        hispania  rats 3
        cards     monk red
    """)


def test_a_seat_that_chooses_a_rat_does_nothing_else() -> None:
    game = play(knows_gallia(), "red plague gallia\nred spread italia\nred spread italia")
    reason = "'rat' is no answer now: red chooses which rat of gallia is turned up: turn gallia/SLOT"
    check(game, "rat gallia/1 1+BC*", reason, "§4", "rat")


def after(rulebook: str) -> rattus.Game:
    """The plague phase is over; red has a King that can be used."""
    game = position(
        """
        rattus red yellow · turn of red · plague germania
        hispania  red 4
        italia    rats 1
        scandia   rats 1
        cards     king red, monk red, merchant yellow
        """,
        rulebook=rulebook,
    )
    return play(game, "red plague gallia")


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_after_the_plague_phase_nothing_is_taken(rulebook: str) -> None:
    reason = (
        "'take' is no answer now: the plague phase is over: "
        "red may use what cards the rulebook allows after it, then end"
    )
    check(after(rulebook), "take witch", reason, "§8", "take")


def last_round() -> rattus.Game:
    """Yellow is asked in the last round."""
    return position("""
        rattus red yellow · last round of yellow · plague anglia
        gallia    rats 2  yellow 2
        hispania  yellow 1  red 1
        cards     knight yellow, king red, monk yellow
    """)


@pytest.mark.parametrize("step", ["take king", "place gallia", "end", "spread gallia"])
def test_in_the_last_round_there_are_cards_and_pass_only(step: str) -> None:
    verb = step.split()[0]
    reason = (
        f"{verb!r} is no answer now: it is the final round: yellow may use each card held once, then pass"
    )
    check(last_round(), step, reason, "§6", verb)


def test_when_the_game_is_over_nothing_is_an_answer() -> None:
    game = rattus.new("rattus", seats=2, seed=1, turn_limit=1)
    while not game.over:
        game.play(next(iter(game.legal.texts)))
    assert refusal(game, "pass").reason == "the game is over"
    told = cast(PlagueRuleset, game.ruleset).why_not(game.state, "pass", {})
    assert told.reason == "'pass' is no answer now: the game is over"


def test_the_verb_peasant_is_for_the_last_round() -> None:
    rest = "it is for the final round; before, the Peasant adds one to place REGION COUNT"
    check(action(), "peasant gallia", f"'peasant' is no answer now: {rest}", "§6", "peasant")


# Take and place.


def test_only_one_card_is_taken_in_a_turn() -> None:
    game = action().play("take knight")
    check(game, "take witch", "red has taken a card already in this turn", "2010 A", "take witch")


def test_a_seat_does_not_take_its_own_card() -> None:
    check(action(), "take monk", "red holds the Monk already", "2010 A", "monk")


def test_citizens_are_placed_once_in_a_turn() -> None:
    game = action().play("place gallia")
    check(game, "place italia", "red has placed citizens already in this turn", "2010 B", "place italia")


def test_without_the_peasant_nobody_is_placed_where_no_rat_lies() -> None:
    reason = "no rat lies in hispania; a citizen comes there only with: peasant"
    check(action(), "place hispania", reason, "2010 B", "hispania")
    check(action(), "place hispania 1", reason, "2010 B", "hispania")


def test_a_count_is_not_named_where_only_one_is_legal() -> None:
    reason = "the count is not named where only one is legal: place gallia"
    check(action(), "place gallia 2", reason, "2010 B", "2")


def test_a_count_must_be_named_where_two_are_legal() -> None:
    game = action().play("take peasant")
    reason = "the count is missing: place gallia 2, place gallia 3"
    check(game, "place gallia", reason, "2010 B", "gallia")


def test_exactly_as_many_are_placed_as_rats_lie_there() -> None:
    check(action(), "place gallia 1", "2 rats lie in gallia: 2 can be placed, not 1", "2010 B, ruling 1", "1")
    check(action(), "place italia 5", "1 rat lies in italia: 1 can be placed, not 5", "2010 B, ruling 1", "5")


def test_the_peasant_adds_one_and_no_more() -> None:
    game = action().play("take peasant")
    reason = "2 rats lie in gallia, and more may come with peasant: 2/3 can be placed, not 4"
    check(game, "place gallia 4", reason, "2010 B, ruling 1", "4")
    reason = "no rat lies in hispania, and more may come with peasant: 1 can be placed, not 2"
    check(game, "place hispania 2", reason, "2010 B, ruling 1", "2")


def few_in_reserve(settled: int) -> rattus.Game:
    return position(f"""
        rattus red yellow · turn of red · plague germania
        gallia    rats 3
        hispania  red {settled}
    """)


def test_a_reserve_smaller_than_the_rats_is_placed_whole() -> None:
    reason = "3 rats lie in gallia, but red's whole reserve is 2: that many are placed, not 3"
    check(few_in_reserve(18), "place gallia 3", reason, "2010 B, ruling 1", "3")


def test_an_empty_reserve_places_nobody() -> None:
    reason = "red has no citizen left in reserve"
    check(few_in_reserve(20), "place gallia", reason, "2010 B", "place gallia")


# Cards.


USES = {
    "merchant": "merchant hispania gallia 1",
    "monk": "monk italia hispania",
    "witch": "look gallia/1",
    "king": "king hispania",
}


@pytest.mark.parametrize(("card", "step"), USES.items())
def test_a_card_that_nobody_holds_is_not_used(card: str, step: str) -> None:
    game = position("""
        rattus red yellow · turn of red · plague germania
        gallia    rats 1
        hispania  red 1
        italia    rats 1
    """)
    verb = step.split()[0]
    name = card.title()
    check(game, step, f"nobody holds the {name}; take it first", "2010 class cards", verb)
    game.play("take knight")
    check(game, step, f"nobody holds the {name}", "2010 class cards", verb)


@pytest.mark.parametrize(("card", "step"), USES.items())
def test_a_card_that_somebody_else_holds_is_not_used(card: str, step: str) -> None:
    game = position(f"""
        rattus red yellow · turn of red · plague germania
        gallia    rats 1
        hispania  red 1
        italia    rats 1
        cards     {card} yellow
    """)
    verb = step.split()[0]
    reason = f"yellow holds the {card.title()}; take it first"
    check(game, step, reason, "2010 class cards", verb)


@pytest.mark.parametrize("card", ["merchant", "monk", "king"])
def test_a_card_is_used_once_a_turn(card: str) -> None:
    game = action().play(USES[card])
    reason = f"red has used the {card.title()} already in this turn"
    check(game, USES[card], reason, "2010 class cards", card)


def test_the_witch_looks_once_a_turn() -> None:
    game = play(action(), "red take witch\nred look gallia/1\n? rat gallia/1 1+BC*\nred enough")
    check(game, "look gallia/1", "red has used the Witch already in this turn", "2010 class cards", "look")


def test_a_card_is_used_once_in_the_last_round() -> None:
    game = last_round().play("monk gallia hispania")
    reason = "yellow has used the Monk already in this final round"
    check(game, "monk gallia hispania", reason, "2010 class cards", "monk")


def test_after_the_plague_phase_the_rulebook_says_which_cards_are_used() -> None:
    reason = "by this rulebook the Monk is not used after the plague phase, only "
    check(after("de"), "monk italia gallia", reason + "merchant, witch and king", "§8", "monk")
    check(after("fr"), "monk italia gallia", reason + "king", "§8", "monk")


def test_after_the_plague_phase_a_card_of_another_seat_is_still_not_used() -> None:
    check(
        after("de"), "merchant hispania gallia 1", "yellow holds the Merchant", "2010 class cards", "merchant"
    )


def test_the_merchant_goes_to_a_neighbour_only() -> None:
    reason = "polonia is not a neighbour of hispania; the neighbours of hispania are gallia and italia"
    check(action(), "merchant hispania polonia 1", reason, "2010 class cards", "polonia")
    reason = "hispania is not a neighbour of hispania; the neighbours of hispania are gallia and italia"
    check(action(), "merchant hispania hispania 1", reason, "2010 class cards", "hispania")


def test_the_merchant_needs_a_citizen_there() -> None:
    reason = "red has no citizen in polonia"
    check(action(), "merchant polonia germania 1", reason, "2010 class cards", "polonia")


def test_the_merchant_moves_no_more_citizens_than_there_are() -> None:
    reason = "red has 1 citizen in italia, not 2"
    check(action(), "merchant italia gallia 2", reason, "2010 class cards", "2")


def test_the_merchant_moves_three_citizens_at_most() -> None:
    reason = "the Merchant moves 3 citizens at most, not 4"
    check(action(), "merchant hispania gallia 4", reason, "2010 class cards", "4")


def test_a_monk_needs_a_rat() -> None:
    check(action(), "monk hispania gallia", "no rat lies in hispania", "2010 class cards", "hispania")


def test_a_monk_goes_to_a_neighbour_only() -> None:
    reason = "hispania is not a neighbour of germania; the neighbours of germania are "
    error = refusal(action(), "monk germania hispania")
    assert error.reason == reason + "gallia, hungaria, italia, polonia and scandia"
    assert error.rule == "2010 class cards"


def test_a_monk_may_not_move_a_rat_where_three_are() -> None:
    reason = "3 rats lie in scandia, and no region takes more"
    check(action(), "monk polonia scandia", reason, "2010 C.1", "scandia")


def test_a_monk_does_not_name_a_rat_he_knows_nothing_of() -> None:
    reason = "red can't tell the rats in gallia apart, so none is named: monk gallia italia"
    check(action(), "monk gallia/1 italia", reason, "§4", "gallia/1")


def test_a_monk_does_not_name_the_only_rat() -> None:
    reason = "only one rat lies in polonia, so none is named: monk polonia germania"
    check(action(), "monk polonia/1 germania", reason, "§4", "polonia/1")


def test_a_monk_names_the_rat_where_he_has_looked_at_one() -> None:
    reason = "red can tell the rats in gallia apart, so one is named: monk gallia/SLOT italia"
    check(knows_gallia(), "monk gallia italia", reason, "§4", "gallia")


def test_a_monk_names_a_rat_that_lies_there() -> None:
    reason = "there is no such rat: 2 rats lie in gallia"
    check(knows_gallia(), "monk gallia/3 italia", reason, "§4", "gallia/3")


def test_a_king_takes_nobody_from_a_region_with_rats() -> None:
    reason = "2 rats lie in gallia; the King takes a citizen from a region without rats"
    check(action(), "king gallia", reason, "2010 class cards", "gallia")


def test_a_king_takes_nobody_where_nobody_is() -> None:
    game = position("""
        rattus red yellow · turn of red · plague germania
        hispania  yellow 1
        gallia    rats 1
        cards     king red
    """)
    check(game, "king hispania", "red has no citizen in hispania", "2010 class cards", "hispania")


def test_a_witch_looks_at_a_rat_that_lies_there() -> None:
    game = action().play("take witch")
    check(game, "look gallia/3", "there is no such rat: 2 rats lie in gallia", "§4", "gallia/3")
    check(game, "look hispania/1", "there is no such rat: no rat lies in hispania", "§4", "hispania/1")


def test_a_witch_does_not_look_at_the_same_rat_twice() -> None:
    game = play(action(), "red take witch\nred look gallia/2\n? rat gallia/2 2+MBC")
    check(game, "look gallia/2", "the second look is at another rat", "ruling 5", "gallia/2")


def test_a_peasant_of_the_last_round_needs_a_reserve() -> None:
    game = position("""
        rattus red yellow · last round of yellow · plague anglia
        gallia    rats 1  yellow 20
        cards     peasant yellow
    """)
    check(game, "peasant gallia", "yellow has no citizen left in reserve", "§6", "peasant gallia")


def test_a_peasant_of_the_last_round_is_his_holders() -> None:
    check(last_round(), "peasant gallia", "nobody holds the Peasant", "2010 class cards", "peasant")


# The plague.


def test_the_plague_may_not_stay() -> None:
    reason = "the plague may not stay in germania; the neighbours of germania are "
    check(
        action(),
        "plague germania",
        reason + "gallia, hungaria, italia, polonia and scandia",
        "ruling 2",
        "germania",
    )


def at_anglia(cards: str = "") -> rattus.Game:
    return position(f"""
        rattus red yellow · turn of red · plague anglia
        gallia    rats 1
        {cards}
    """)


def test_without_the_knight_the_plague_moves_to_a_neighbour() -> None:
    reason = (
        "hungaria is not a neighbour of the plague region; the neighbours of anglia are gallia and scandia"
    )
    check(at_anglia(), "plague hungaria", reason, "2010 C", "hungaria")


def test_only_the_knight_moves_the_plague_two_steps() -> None:
    reason = (
        "italia is not a neighbour of the plague region (it goes that far only with: knight); "
        "the neighbours of anglia are gallia and scandia"
    )
    check(at_anglia(), "plague italia", reason, "2010 C", "italia")
    assert "plague italia" in at_anglia("cards knight red").legal.texts


TOO_FAR = (
    "from anglia to hungaria it is too far even with knight; "
    "in reach are gallia, germania, hispania, italia, polonia and scandia"
)


def test_even_with_the_knight_there_is_a_too_far() -> None:
    check(at_anglia("cards knight red"), "plague hungaria", TOO_FAR, "ruling 2", "hungaria")


def test_in_the_last_round_too_there_is_a_too_far_for_the_knight() -> None:
    check(last_round(), "plague hungaria", TOO_FAR, "ruling 2", "hungaria")
    assert "plague anglia" in last_round().legal.texts


def test_in_the_last_round_only_the_knight_moves_the_plague() -> None:
    game = position(
        "rattus red yellow · last round of yellow · plague anglia\ngallia rats 1\ncards knight red"
    )
    check(game, "plague gallia", "red holds the Knight", "2010 class cards", "plague")


def test_rats_spread_to_neighbours_of_the_plague_region() -> None:
    game = play(action(), "red plague hungaria")
    reason = "gallia is not a neighbour of the plague region; the neighbours of hungaria are "
    check(game, "spread gallia", reason + "germania, italia and polonia", "2010 C.1", "gallia")


def test_no_rat_is_spread_to_the_plague_region_itself() -> None:
    game = play(action(), "red plague hungaria")
    reason = (
        "hungaria is the plague region itself; the neighbours of hungaria are germania, italia and polonia"
    )
    check(game, "spread hungaria", reason, "2010 C.1", "hungaria")


def test_no_rat_is_spread_where_three_are() -> None:
    game = play(action(), "red plague gallia")
    check(game, "spread anglia", "3 rats lie in anglia, and no region takes more", "2010 C.1", "anglia")


def test_only_a_rat_of_the_ravaged_region_is_turned() -> None:
    game = play(knows_gallia(), "red plague gallia\nred spread italia\nred spread italia")
    reason = "gallia is being ravaged, not italia"
    check(game, "turn italia/1", reason, "§4", "italia/1")
    check(game, "turn gallia/3", "there is no such rat: 2 rats lie in gallia", "§4", "gallia/3")


# Chance.


def test_chance_names_the_rat_that_was_turned() -> None:
    game = play(action(), "red plague italia\nred spread hispania")
    reason = "the rat in question is italia/1, not gallia/1"
    check(game, "rat gallia/1 1+BC*", reason, "§4", "gallia/1")


def test_a_rat_laid_at_setup_shows_a_starting_face() -> None:
    game = play(action(), "red plague italia\nred spread hispania")
    reason = "italia/1 was laid at setup and is a starting rat; their faces have a star"
    check(game, "rat italia/1 2+MBC", reason, "§7", "2+MBC")


def test_a_face_that_was_seen_as_often_as_there_are_such_rats_does_not_come_again() -> None:
    game = position("""
        rattus red yellow · turn of red · plague germania
        gallia    rats 2 (/1 1+BC* seen by yellow)
        italia    rats 1  red 1
        cards     witch red
    """)
    play(game, "red look italia/1")
    reason = "every rat with the face 1+BC* has been seen already"
    check(game, "rat italia/1 1+BC*", reason, "§7", "1+BC*")


def test_a_rat_that_was_looked_at_before_keeps_its_face() -> None:
    game = play(knows_gallia(), "red take witch\nred look gallia/2")
    reason = "gallia/2 has been looked at before and shows another face"
    check(game, "rat gallia/2 3+A", reason, "§4", "3+A")


def test_no_starting_face_comes_from_a_supply_without_starting_rats() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague germania
        elsewhere rats 1
        gallia    rats 2
        cards     witch red
    """)
    play(game, "red look gallia/2")
    reason = "gallia/2 came from the supply, and no starting rat is left in it"
    check(game, "rat gallia/2 1+BC*", reason, "§7", "1+BC*")


def test_only_starting_faces_come_from_a_supply_of_starting_rats() -> None:
    game = new(seats=3)
    ruleset = cast(PlagueRuleset, game.ruleset)
    s = State.of(game.state)
    s.ask, s.seat, s.place, s.slot, s.rats[0] = ASK_RAT, 0, 0, 1, 2
    s.open = sum(s.unseen[: ruleset.codec.rules.starting]) - s.laid
    told = why_not(ruleset.codec, s, "rat anglia/2 3+A", {})
    assert told.reason == "anglia/2 came from the supply, and only starting rats are left in it"
    assert (told.rule, told.token) == ("§7", "3+A")


def test_a_hidden_face_is_no_face() -> None:
    game = play(action(), "red plague italia\nred spread hispania")
    reason = "the face is hidden in a player's own record; a full record says it"
    check(game, f"rat italia/1 {HIDDEN}", reason, "§7", HIDDEN)


# Another edition.


SMALL = """
[edition]
id = "small"
year = 1347
seats = [2, 2]
citizens = 10
[parameters]
removal = "others-only"
settling = [1]
knight = "two-neutral"
knight_steps = [2]
last_round_knight = "two-neutral-in-final"
cards = ["peasant", "king"]
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
others = ["3+A", "3+A", "3+A"]
[removed]
2 = 0
"""


def small(tmp_path: Path) -> rattus.Game:
    """Red's first turn on a board of three regions in a row, with two cards."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    game = rattus.new(edition=path, seats=2, chance="ask", start="first")
    return play(game, "? plague west\nred settle middle\nyellow settle east")


def test_a_card_that_is_not_in_play_is_not_used(tmp_path: Path) -> None:
    reason = "there is no monk in this game; the cards are peasant and king"
    check(small(tmp_path), "monk west middle", reason, "§5", "monk")


def test_a_region_with_one_neighbour_says_so(tmp_path: Path) -> None:
    reason = "the plague may not stay in west; the only neighbour of west is middle"
    check(small(tmp_path), "plague west", reason, "ruling 2", "west")


def test_names_are_those_of_the_edition(tmp_path: Path) -> None:
    reason = "'gallia' is not a region of this game; it is one of west, middle, east"
    check(small(tmp_path), "place gallia", reason, "", "gallia")


def test_a_card_without_an_explanation_of_its_own_is_explained_like_any_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EXPLAINED, "king", any_card)
    game = action().play("king hispania")
    check(game, "king hispania", "red has used the King already in this turn", "2010 class cards", "king")
    assert refusal(action(), "king gallia").message == UNEXPLAINED


# The tables are whole.


def test_every_verb_has_its_explanation_and_every_shape_its_spelling() -> None:
    assert set(EXPLAINED) == VERBS
    assert set(SHAPES.values()) <= set(WRITTEN), "of a shape that no card here has nothing is missed"
    assert set(ANSWERS) == VERBS


def test_every_question_can_be_told() -> None:
    assert set(QUESTIONS) == set(range(ASK_NOTHING + 1))


# Laws on random positions.


def random_game(rng: random.Random) -> rattus.Game:
    """A game of any edition, seat count, rulebook and cards, stopped at a random step; chance is asked."""
    name = rng.choice(("rattus", "bigbox"))
    edition = load_edition(name)
    seats, rulebook = rng.choice(edition.seat_counts), rng.choice(edition.data.parameters.rulebooks)
    cards = edition.default_cards(seats)
    if name == "bigbox" and rng.random() < 0.7:
        cards = rng.sample(edition.known_cards(), len(cards))
    game = rattus.new(
        name, seats=seats, seed=rng.getrandbits(40), chance="ask", rulebook=rulebook, cards="+".join(cards)
    )
    for _ in range(rng.randrange(1, 250)):
        game.play(rng.choice(game.legal.numbers))
        if game.over:
            return random_game(rng)
    return game


def words_of(game: rattus.Game) -> list[str]:
    """All words that have a meaning at some table, and some that have none."""
    codec = cast(PlagueRuleset, game.ruleset).codec
    rats = [f"{region}/{slot}" for region in codec.regions for slot in (1, 2, 3)]
    names = [*codec.regions, *codec.cards, *codec.faces, *codec.seats, *rats]
    return [*VERBS, *names, "1", "2", "3", "4", "russia", "tartaria/1", HIDDEN, "?", "0", "gallia/9", "x"]


def test_every_text_in_every_position_is_played_or_refused_with_a_reason() -> None:
    found = list(played_or_refused(random.Random(2010), random_game, words_of))
    assert len(found) > 4000


@settings(deadline=None, max_examples=300)
@given(st.text() | st.lists(st.text() | st.sampled_from(sorted(VERBS)), max_size=5).map(" ".join))
def test_any_text_at_all_is_refused_with_a_reason(text: str) -> None:
    assert refused_for_a_reason(ANY, text)


ANY = action()


def seen_by_others(game: rattus.Game) -> bool:
    """Some face-down rat is known to another seat than the one that is asked."""
    s = State.of(game.state)
    others = ((1 << len(game.seats)) - 1) & ~(1 << s.seat)
    return any(mark & others for marks in s.marks for mark in marks)


def test_what_a_seat_is_told_is_the_same_whatever_it_does_not_know() -> None:
    rng = random.Random(37)
    compared = differing = 0
    for _ in range(250):
        game = random_game(rng)
        if game.to_act == "?" or not seen_by_others(game):
            continue
        engine, rules = game.ruleset.engine, game.ruleset.rules
        seat = State.of(game.state).seat
        twin = game.state.copy()
        engine.view(rules, twin, seat)
        engine.imagine(rules, twin, *keys(rng.getrandbits(40), 1))
        differing += bytes(twin) != bytes(game.state)
        faces = cast(PlagueRuleset, game.ruleset).codec.faces
        for text in mutants(rng, game, words_of, 40):
            if text in game.legal.texts:
                continue
            ours, theirs = (game.ruleset.why_not(s, text, game.legal.texts) for s in (game.state, twin))
            assert (ours.reason, ours.rule, ours.token) == (theirs.reason, theirs.rule, theirs.token)
            said = [face for face in faces if face in ours.reason and face not in text]
            assert not said or "is not a face" in ours.reason, f"a seat is told of a face: {ours}"
            compared += 1
    assert compared > 1000
    assert differing > 20
