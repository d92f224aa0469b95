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

from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import read
from rattus.plague.rats import add_rat, draw_face, face_weights, pick_face
from rattus.plague.ravage import turn_rat
from rattus.plague.setup import setup
from rattus.plague.spread import spread
from rattus.plague.state import LAID as LAID_MARK
from rattus.plague.state import NONE, Rules, State
from rattus.plague.steps import RAT
from rattus.plague.tables import Options, make_rules

LAID = "laid"
SUPPLY = "supply"
BACK = "back"
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
    return make_rules(edition, COLOURS[:SEATS], Options.of(edition, {}, COLOURS[:SEATS])), [
        str(face) for face in edition.faces()
    ]


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


# A rat that comes back from those turned up.


RETURNS = [
    (LAID, BACK),
    (SUPPLY, BACK),
    (LAID, SUPPLY, BACK),
    (SUPPLY, LAID, BACK),
    (SUPPLY, SUPPLY, BACK),
    (SUPPLY, SUPPLY, LAID, BACK),
    (LAID, BACK, LAID),
    (LAID, BACK, SUPPLY),
    (SUPPLY, BACK, SUPPLY, LAID),
    (LAID, SUPPLY, BACK, SUPPLY, LAID),
]
"""Rats are turned up; then one of them comes back; it is looked at, and perhaps others after it."""
RETURN_BOXES = [('"1+P", "3+A", "3+A"', 2), ('"3+A", "4+A", "4+A"', 2), ('"3+A", "4+A", "4+A"', 1)]
"""Boxes with a supply of two, which is on the board, and one with another rat in it."""


def eager_returns(
    removal: str, rules: Rules, names: list[str], looks: tuple[str, ...]
) -> dict[tuple[str, ...], Fraction]:
    """Of every deal, each of the rats turned up comes back in one of equally many ways."""
    turned = looks.index(BACK)
    others = tuple(look for look in looks if look != BACK)
    chances: dict[tuple[str, ...], Fraction] = {}
    for faces, chance in eager(removal, rules, names, others).items():
        for back in faces[:turned]:
            told = (*faces[:turned], back, *faces[turned:])
            chances[told] = chances.get(told, Fraction(0)) + chance / turned
    return chances


def find(state: State, look: str) -> tuple[int, int]:
    """The first unseen rat of an origin."""
    for region in (0, 1):
        for slot in range(state.rats[region]):
            marks = state.marks[region][slot]
            origin = BACK if marks < 0 else LAID if marks & LAID_MARK else SUPPLY
            if state.face[region][slot] == NONE and origin == look:
                return region, slot
    raise AssertionError(f"no such rat: {look}")


def after_returns(rules: Rules, looks: tuple[str, ...], drawn: list[int]) -> tuple[State, tuple[int, int]]:
    """A state in which some rats have been turned up and one has come back, and the place looked at next."""
    state = State()
    setup(rules, state)
    for _ in range(2):
        add_rat(state, 0, NONE, 0)
        state.supply -= 1
    state.passes = 1
    turned = looks.index(BACK)
    for i, look in enumerate(looks):
        if i == turned:
            state.extra = 1
            spread(rules, state, 1)
        state.place, state.slot = find(state, look)
        if i == len(drawn):
            break
        if i < turned:
            turn_rat(rules, state, drawn[i])
        else:
            draw_face(rules, state, state.place, state.slot, drawn[i])
            state.marks[state.place][state.slot] |= 1
    return state, (state.place, state.slot)


def lazy_returns(rules: Rules, names: list[str], looks: tuple[str, ...]) -> dict[tuple[str, ...], Fraction]:
    """The same probabilities by the weights of the chance steps."""
    chances: dict[tuple[str, ...], Fraction] = {}

    def look_on(drawn: list[int], chance: Fraction) -> None:
        if len(drawn) == len(looks):
            faces = tuple(names[face] for face in drawn)
            chances[faces] = chances.get(faces, Fraction(0)) + chance
            return
        state, place = after_returns(rules, looks, drawn)
        out, weights = [0] * 64, [0] * 64
        count = face_weights(rules, state, *place, out, weights)
        total = sum(weights[:count])
        for step, weight in zip(out[:count], weights[:count], strict=True):
            look_on([*drawn, step - RAT], chance * Fraction(weight, total))

    look_on([], Fraction(1))
    return chances


@pytest.mark.parametrize("looks", RETURNS, ids="-".join)
@pytest.mark.parametrize(("others", "removed"), RETURN_BOXES)
@pytest.mark.parametrize("removal", ["others-only", "mixed-supply"])
def test_lazy_drawing_is_exact_also_for_a_rat_that_came_back(
    removal: str, others: str, removed: int, looks: tuple[str, ...]
) -> None:
    rules, names = rules_of(removal, others, removed)
    expected = eager_returns(removal, rules, names, looks)
    found = lazy_returns(rules, names, looks)
    assert sum(found.values()) == 1
    assert found == expected


@pytest.mark.parametrize("r", [0, 1, 2**31, 2**32 - 1, 0x55555555, 0xAAAAAAAB])
def test_picking_a_rat_that_came_back_is_walking_along_its_weights(r: int) -> None:
    rules, names = rules_of("mixed-supply", *RETURN_BOXES[1])
    turned = [names.index("1+P*"), names.index("4+A"), names.index("4+A")]
    state, place = after_returns(rules, (LAID, SUPPLY, SUPPLY, BACK), turned)
    out, weights = [0] * 64, [0] * 64
    count = face_weights(rules, state, *place, out, weights)
    walked = [step for step, weight in zip(out[:count], weights[:count], strict=True) for _ in range(weight)]
    assert walked == [RAT + face for face in turned]
    assert RAT + pick_face(rules, state, *place, r) == walked[r * 3 >> 32]
