"""Why a text is no legal step, as far as that is the same in every game: how a step is written."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rattus.kernel.refusal import LONGEST_WORD, NUMBER, Attempt, shown
from rattus.kernel.step import IllegalStep

VERBS = ("take", "place", "end")
SEATS = ("red", "yellow")


def refusal(check: Callable[[], None]) -> tuple[str, str]:
    """The reason and the token of a refusal."""
    with pytest.raises(IllegalStep) as caught:
        check()
    return caught.value.reason, caught.value.token


def test_an_attempt_knows_its_step_and_refuses_it() -> None:
    attempt = Attempt("take  the monk")
    assert (attempt.step, attempt.first_word) == ("take the monk", "the")
    with pytest.raises(IllegalStep) as caught:
        attempt.no("with-seat", "§3", "monk", example="take monk")
    error = caught.value
    assert (error.message, error.details) == ("refusal-with-seat", {"example": "take monk"})
    assert error.reason == "a step is written without the seat, like 'take monk'"
    assert (error.rule, error.token) == ("§3", "monk")


@pytest.mark.parametrize(
    ("text", "reason", "token"),
    [
        ("", "a step is written VERB and its words, like 'take monk'", ""),
        ("red take monk", "a step is written without the seat, like 'take monk'", "red"),
        ("? take monk", "a step is written without the seat, like 'take monk'", "?"),
        ("tke monk", "'tke' is not a verb of this game; did you mean 'take'?", "tke"),
        ("TAKE monk", "'TAKE' is not a verb of this game; did you mean 'take'?", "TAKE"),
        ("xyz", "'xyz' is not a verb of this game; it is one of take, place, end", "xyz"),
    ],
)
def test_a_step_begins_with_a_verb(text: str, reason: str, token: str) -> None:
    assert refusal(lambda: Attempt(text).verb_known(VERBS, SEATS, "take monk")) == (reason, token)


def test_a_verb_is_a_verb_though_a_seat_has_its_name() -> None:
    Attempt("end").verb_known(VERBS, ("end", "red"), "take monk")


@pytest.mark.parametrize("text", ["place a", "place a 2"])
def test_a_word_in_brackets_may_be_missing(text: str) -> None:
    Attempt(text).words_counted("place REGION [COUNT]")


@pytest.mark.parametrize(
    ("text", "written", "reason", "token"),
    [
        ("place", "place REGION [COUNT]", "too few words: it is written 'place REGION [COUNT]'", "place"),
        ("place a 2 3", "place REGION [COUNT]", "too many words: it is written 'place REGION [COUNT]'", "3"),
        ("monk a", "monk FROM[/SLOT] TO", "too few words: it is written 'monk FROM[/SLOT] TO'", "monk"),
        ("end now", "end", "too many words: it is written 'end'", "now"),
    ],
)
def test_the_words_of_a_step_are_counted(text: str, written: str, reason: str, token: str) -> None:
    assert refusal(lambda: Attempt(text).words_counted(written)) == (reason, token)


def test_many_names_can_be_listed_in_few_words() -> None:
    reason, _ = refusal(
        lambda: Attempt("take x").unknown("card", "x", ["a-1", "a-2", "b"], ["a-1 … a-2", "b"])
    )
    assert reason == "'x' is not a card of this game; it is one of a-1 … a-2, b"


def test_nothing_is_near_to_a_very_long_word_and_it_is_cut() -> None:
    word = "take" * 100
    reason, token = refusal(lambda: Attempt(word).verb_known(VERBS, SEATS, "take monk"))
    assert reason.startswith(repr(word[:LONGEST_WORD] + "…"))
    assert "did you mean" not in reason
    assert token == word


def test_a_word_is_shown_as_it_was_given() -> None:
    assert shown("a'b") == '"a\'b"'


@pytest.mark.parametrize("word", ["0", "01", "-1", "1.0", "٣", "1234567", ""])
def test_a_number_is_written_without_zeros_before_it(word: str) -> None:
    assert not NUMBER.fullmatch(word)
    assert NUMBER.fullmatch("10")
