"""Names: which ones are allowed, and when two are the same."""

from __future__ import annotations

import pytest

from rattus.host.names import LONGEST, clean_name, name_key
from rattus.host.problems import Code, Problem


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t of\u00a0Ghent\n", "Anna of Ghent"),
        ("Ａｎｎａ", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Анна", "Анна"),
        ("Ελένη 7", "Ελένη 7"),
        ("安娜", "安娜"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_normalised(wanted: str, name: str) -> None:
    assert clean_name(wanted) == name


@pytest.mark.parametrize(
    "wanted",
    [
        "",
        "   ",
        "!?",
        "x" * (LONGEST + 1),
        "ﷺ" * 2,  # eighteen letters each, written out
        "An\u200bna",  # zero width space
        "An\u200dna",  # zero width joiner
        "\u202eanna",  # right to left from here
        "Anna\u2066",
        "An\x00na",
        "An/na",
        "An\x7fna",
        "Anna\u3164",  # a letter that shows nothing
        "An\ufe0fna",  # a selector of variants
        "Anna\ue000",  # for private use
        "Anna\U000e0041",  # a tag
        "Аnna",  # a Cyrillic А
        "Αnna",  # a Greek Alpha
    ],
)
def test_a_name_that_could_deceive_is_refused(wanted: str) -> None:
    with pytest.raises(Problem) as refused:
        clean_name(wanted)
    assert refused.value.code is Code.BAD_NAME


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "aNNA"), ("Straße", "STRASSE"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("ﬁn", "FIN")]
)
def test_names_that_differ_in_case_alone_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_different_names_stay_different() -> None:
    assert len({name_key(name) for name in ("Anna", "Ana", "Anna 1", "Änna")}) == 4
