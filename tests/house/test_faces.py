"""The reconstructed rats: the chosen candidates are the editions', and no class is favoured."""

from __future__ import annotations

from collections import Counter

import pytest

from rattus.plague.edition import Edition, built_in, earlier, read
from tools.faces import CANDIDATES, CLASSES, SHOWN, written


def rats(edition: Edition) -> Counter[str]:
    return Counter(str(face) for face, _ in edition.rats())


@pytest.mark.parametrize("name", CANDIDATES)
def test_a_candidate_is_an_edition_that_favours_no_class_and_keeps_what_is_shown(name: str) -> None:
    edition = read(written(*CANDIDATES[name]), name)
    symbols = Counter("".join(face.symbols for face, _ in edition.rats()))
    assert len({symbols[letter] for letter in CLASSES}) == 1
    faces = rats(edition)
    assert faces[SHOWN["starting"] + "*"]
    assert faces[SHOWN["others"]]
    assert {int(str(face)[0]) for face in faces} <= set(range(1, 7))


def test_the_candidates_that_were_taken_are_the_editions() -> None:
    first = earlier("rattus", "1")
    assert first is not None
    assert rats(read(written(*CANDIDATES["version-1"]), "1")) == rats(first)
    assert rats(read(written(*CANDIDATES["version-2"]), "2")) == rats(built_in("rattus"))
