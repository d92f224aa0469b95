"""Lazy chance is exact: on small boxes every eager shuffle is counted and compared with the lazy drawing.

The eager side deals whole boxes as the rulebooks tell (shuffle, lay, remove, mix) and watches which faces show
at a list of places. The lazy side multiplies the exact weights of the chance steps. Both must give the same
probability, as fractions, to every possible sequence of faces.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from rattus.plague.edition import read
from rattus.plague.rats import add_rat, draw_face, face_weights
from rattus.plague.setup import setup
from rattus.plague.state import NONE, Rules, State
from rattus.plague.steps import RAT
from rattus.plague.tables import Options, make_rules

LAID = "laid"
SUPPLY = "supply"
SEATS = 2

EDITION = """
[edition]
id = "small"
year = 2010
seats = [2, 3]
citizens = 20
[parameters]
removal = "{removal}"
settling = [2, 2]
knight = "two-neutral"
knight_steps = [2, 2]
last_round_knight = "two-neutral-in-final"
cards = ["king"]
rulebooks = ["en"]
[[region]]
id = "a"
tier = 2
[[region]]
id = "b"
tier = 2
[[region]]
id = "c"
tier = 3
[borders]
list = [["a", "b", "land", "reconstructed"], ["b", "c", "land", "reconstructed"]]
[rats]
starting = ["1+P", "1+P", "2+M"]
others = [{others}]
[removed]
2 = {removed}
3 = 0
"""

BOXES = [
    ('"1+P", "3+A", "3+A"', 1),
    ('"1+P", "3+A", "4+A", "4+A"', 2),
    ('"3+A", "3+A"', 0),
    ('"3+A", "4+A"', 2),
]
"""The other rats, and how many are removed with two seats; one starting rat is left over then."""

LOOKS = [
    (LAID,),
    (SUPPLY,),
    (LAID, SUPPLY),
    (SUPPLY, LAID),
    (LAID, LAID, SUPPLY),
    (SUPPLY, SUPPLY),
    (SUPPLY, LAID, SUPPLY),
]
"""In which order rats of which origin are looked at."""


def rules_of(removal: str, others: str, removed: int) -> tuple[Rules, list[str]]:
    edition = read(EDITION.format(removal=removal, others=others, removed=removed), "small.toml")
    return make_rules(edition, SEATS, Options.of(edition, {})), [str(face) for face in edition.faces()]


def eager(
    removal: str, rules: Rules, names: list[str], looks: tuple[str, ...]
) -> dict[tuple[str, ...], Fraction]:
    """All ways to shuffle the starting rats, lay two, remove, mix and stack the supply: what the places show."""
    starting = [name for i, name in enumerate(names[: rules.starting]) for _ in range(rules.unseen[i])]
    others = [
        name
        for i, name in enumerate(names[rules.starting :], start=rules.starting)
        for _ in range(rules.unseen[i])
    ]
    left_over = len(starting) - rules.regions
    removed = len(others) + left_over - rules.supply
    seen: Counter[tuple[str, ...]] = Counter()
    for laid_order in permutations(starting):
        laid, rest = laid_order[: rules.regions], laid_order[rules.regions :]
        if removal == "others-only":
            supplies = [
                stack for kept in permutations(others) for stack in permutations((*kept[removed:], *rest))
            ]
        else:
            supplies = [stack[removed:] for stack in permutations((*others, *rest))]
        for stack in supplies:
            places = {LAID: iter(laid), SUPPLY: iter(stack)}
            seen[tuple(next(places[look]) for look in looks)] += 1
    return {faces: Fraction(count, seen.total()) for faces, count in seen.items()}


def lazy(rules: Rules, names: list[str], looks: tuple[str, ...]) -> dict[tuple[str, ...], Fraction]:
    """The same probabilities by drawing a face only when it is looked at."""
    chances: dict[tuple[str, ...], Fraction] = {}

    def look_on(faces: tuple[str, ...], drawn: list[int], chance: Fraction) -> None:
        if len(faces) == len(looks):
            chances[faces] = chances.get(faces, Fraction(0)) + chance
            return
        state, places = looked_at(rules, looks, drawn)
        out, weights = [0] * 64, [0] * 64
        count = face_weights(rules, state, *places[len(faces)], out, weights)
        total = sum(weights[:count])
        for step, weight in zip(out[:count], weights[:count], strict=True):
            face = step - RAT
            look_on((*faces, names[face]), [*drawn, face], chance * Fraction(weight, total))

    look_on((), [], Fraction(1))
    return chances


def looked_at(rules: Rules, looks: tuple[str, ...], drawn: list[int]) -> tuple[State, list[tuple[int, int]]]:
    """A state after the setup and the spread of two rats to region 0, in which some looks have been taken."""
    state = State()
    setup(rules, state)
    for _ in range(min(2, state.supply)):
        add_rat(state, 0, NONE, 0)
        state.supply -= 1
    laid, supply = iter([(0, 0), (1, 0)]), iter([(0, 1), (0, 2)])
    places = [next(laid) if look == LAID else next(supply) for look in looks]
    for (region, slot), face in zip(places, drawn, strict=False):
        draw_face(rules, state, region, slot, face)
        state.marks[region][slot] |= 1
    return state, places


@pytest.mark.parametrize("looks", LOOKS, ids="-".join)
@pytest.mark.parametrize(("others", "removed"), BOXES)
@pytest.mark.parametrize("removal", ["others-only", "mixed-supply"])
def test_lazy_drawing_has_the_chances_of_eager_shuffling(
    removal: str, others: str, removed: int, looks: tuple[str, ...]
) -> None:
    rules, names = rules_of(removal, others, removed)
    if looks.count(SUPPLY) > rules.supply:
        assert looks.count(SUPPLY) == 2
        assert rules.supply == 1
        return
    expected = eager(removal, rules, names, looks)
    found = lazy(rules, names, looks)
    assert sum(found.values()) == 1
    assert found == expected


def test_both_removal_rules_differ_so_that_the_proof_tells_them_apart() -> None:
    others, removed = BOXES[0]
    chances = [
        lazy(*rules_of(removal, others, removed), (SUPPLY,)) for removal in ("others-only", "mixed-supply")
    ]
    assert chances[0] != chances[1]
