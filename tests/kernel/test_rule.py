"""Rules: plain functions, and compiled copies of them that call each other across modules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import product
from types import FunctionType, ModuleType
from typing import Any, cast

import pytest

from rattus.kernel import chance
from rattus.kernel.record import I8, I16, Record
from rattus.kernel.rule import (
    RULES,
    Build,
    Manner,
    called_rules,
    rule,
    switch,
    writer,
    written_function,
    written_rule,
)
from tests.packed import fields

FACTOR = 3


class Pot(Record):
    """Fields that are named like rules."""

    doubled: I16
    total: I8


@rule
def doubled(x: int) -> int:
    """Called by others."""
    return x * 2


@rule
def tripled(x: int) -> int:
    """Reads a constant of its module."""
    return x * FACTOR


@rule
def nothing(x: int) -> int:
    """Calls nobody."""
    return 0


@rule
def sixfold(x: int) -> int:
    """Calls two rules of this module."""
    return doubled(tripled(x))


@rule
def mixed_sixfold(x: int) -> int:
    """Calls a rule of another module, which is known here by its module's own name for it."""
    return mix(sixfold(x) & 0xFFFFFFFF)


@rule
def doubled_and_sixfold(x: int) -> int:
    """Calls one rule that its other one calls too."""
    return doubled(x) + sixfold(x)


@writer
def filled(x: int, out: list[int]) -> None:
    """Writes what it does not read."""
    out[0] = doubled(x)


mix = chance.mix


@rule
def total(pot: Pot) -> int:
    """Has the name of one of the fields it reads, and reads another one that is named like a rule."""
    return pot.total + pot.doubled


@rule
def stir(pot: Pot, x: int) -> int:
    """Writes fields, and calls the rules of the same names."""
    pot.doubled = doubled(x)
    pot.total = x
    return total(pot)


@rule
def with_default(x: int, y: int = 4) -> int:
    """A default goes along."""
    return doubled(x) + y


def not_a_rule(x: int) -> int:
    """Not marked."""
    return x + 1


def asks_for_another(x: int) -> int:
    """Calls a function that is no rule."""
    return not_a_rule(x) + doubled(x)


by_number = switch("by_number", [doubled, tripled, nothing], "x")
by_number_or_gone = switch("by_number_or_gone", [doubled, sixfold], "x", otherwise="-x")


@cache
def compiled() -> Build:
    return Build(lambda function, _: import_module("numba").njit(function))


class Noted:
    """A compiler that compiles nothing and remembers what it was given."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.manners: dict[str, Manner | None] = {}

    def __call__(self, function: FunctionType, manner: Manner | None = None) -> FunctionType:
        self.names.append(function.__name__)
        self.manners[function.__name__] = manner
        return function


# Marking.


def test_a_rule_stays_the_plain_function_it_is() -> None:
    assert doubled in RULES
    assert type(doubled) is FunctionType
    assert sixfold(7) == 42
    assert not_a_rule not in RULES


# Building.


def test_called_rules_are_built_first_and_each_once() -> None:
    noted = Noted()
    build = Build(noted)
    build(mixed_sixfold)
    assert sorted(noted.names) == ["doubled", "mix", "mixed_sixfold", "sixfold", "tripled"]
    assert noted.names.index("doubled") < noted.names.index("sixfold") < noted.names.index("mixed_sixfold")
    build(sixfold)
    build(doubled)
    assert len(noted.names) == 5


def test_a_rule_is_built_once_and_given_again() -> None:
    build = compiled()
    assert build(sixfold) is build(sixfold)


def test_built_rules_call_each_others_built_versions() -> None:
    build = Build(Noted())
    built = build(sixfold)
    assert built is not sixfold
    assert built.__globals__["doubled"] is build(doubled)
    assert built.__globals__["tripled"] is build(tripled)
    assert built(7) == 42


def test_building_leaves_the_plain_rules_alone() -> None:
    compiled()(mixed_sixfold)
    assert sixfold.__globals__["doubled"] is doubled
    assert type(chance.mix) is FunctionType


def test_a_built_rule_keeps_its_names_and_defaults() -> None:
    built = Build(Noted())(with_default)
    assert (built.__name__, built.__qualname__, built.__module__) == (
        "with_default",
        "with_default",
        __name__,
    )
    assert built(1) == 6
    assert compiled()(with_default)(1) == with_default(1) == 6


def test_only_rules_are_built_along() -> None:
    noted = Noted()
    Build(noted)(asks_for_another)
    assert noted.names == ["doubled", "asks_for_another"]


def test_two_builds_have_nothing_in_common() -> None:
    one, other = Build(Noted()), Build(Noted())
    assert one(doubled) is not other(doubled)


def test_one_rule_can_be_given_another_compiler() -> None:
    noted, special = Noted(), Noted()
    Build(noted)(sixfold, special)
    assert sorted(noted.names) == ["doubled", "tripled"]
    assert special.names == ["sixfold"]


def test_a_compiler_is_told_which_rules_are_called_in_one_place_only() -> None:
    noted = Noted()
    build = Build(noted)
    build(doubled_and_sixfold)
    told = {name: manner.once for name, manner in noted.manners.items() if manner}
    assert told == {"doubled": False, "tripled": True, "sixfold": True, "doubled_and_sixfold": False}


def test_a_compiler_is_told_which_rules_write_nothing_that_they_read() -> None:
    noted = Noted()
    Build(noted)(filled)
    assert noted.manners == {
        "doubled": Manner(once=True, apart=False),
        "filled": Manner(once=False, apart=True),
    }
    assert filled in RULES


def test_compiled_rules_call_rules_of_other_modules() -> None:
    fast = compiled()(mixed_sixfold)
    for x in (0, 1, 7, 2**20, 2**31 - 1):
        assert fast(x) == mixed_sixfold(x) == chance.mix((6 * x) & 0xFFFFFFFF)


def test_a_constant_is_the_one_of_the_rules_own_module() -> None:
    """Two modules may have different constants of one name."""
    home = ModuleType("elsewhere")
    vars(home).update(FACTOR=100, doubled=doubled)
    scope: dict[str, Any] = {**vars(home)}
    exec("def hundredfold(x):\n    return doubled(x) * FACTOR // 2", scope)
    hundredfold: Callable[[int], int] = rule(scope["hundredfold"])
    build = compiled()
    assert build(hundredfold)(3) == hundredfold(3) == 300
    assert build(tripled)(3) == 9


# Rules that a factory makes.


def counter(step: Callable[[int], int], times: int) -> Callable[[int], int]:
    """Counts by a rule that is given."""

    @rule
    def once(x: int) -> int:
        return step(x)

    @rule
    def counted(x: int) -> int:
        for _ in range(times):
            x = once(x)
        return x + FACTOR

    return counted


def test_a_built_rule_calls_the_built_versions_of_what_it_closes_over() -> None:
    noted = Noted()
    build = Build(noted)
    made = counter(doubled, 3)
    built = build(made)
    assert noted.names == ["doubled", "once", "counted"]
    assert noted.manners["once"] == Manner(once=True, apart=False)
    (inner,) = [cell.cell_contents for cell in built.__closure__ if callable(cell.cell_contents)]
    assert inner is build(dict(called_rules(cast(FunctionType, made)))["once"])
    assert inner.__closure__[0].cell_contents is build(doubled)
    assert cast(FunctionType, made).__closure__ != built.__closure__


def test_rules_of_one_factory_are_apart() -> None:
    build = compiled()
    by_two, by_three = counter(doubled, 3), counter(tripled, 2)
    assert (build(by_two)(1), build(by_three)(1)) == (by_two(1), by_three(1)) == (11, 12)


# Attributes are no calls.


def test_a_field_with_the_name_of_a_rule_is_no_call() -> None:
    noted = Noted()
    Build(noted)(total)
    assert noted.names == ["total"]


def test_a_field_and_a_rule_of_one_name_live_together() -> None:
    noted = Noted()
    Build(noted)(stir)
    assert sorted(noted.names) == ["doubled", "stir", "total"]
    pot = Pot()
    memory = Pot().packed()
    assert compiled()(stir)(fields(Pot, memory), 5) == stir(pot, 5) == 15
    assert Pot.of(memory) == pot
    assert (pot.doubled, pot.total) == (10, 5)


# Written rules.


@pytest.mark.parametrize("which", [-1, 0, 1, 2, 3, 100])
def test_a_switch_calls_the_rule_of_a_number(which: int) -> None:
    expected = {0: 14, 1: 21, 2: 0}.get(which, 0)
    assert by_number(which, 7) == expected
    assert compiled()(by_number)(which, 7) == expected


def test_a_switch_returns_its_default_for_other_numbers() -> None:
    fast = compiled()(by_number_or_gone)
    for which, x in product((-1, 0, 1, 2), (0, 7, -7)):
        expected = {0: 2 * x, 1: 6 * x}.get(which, -x)
        assert by_number_or_gone(which, x) == expected
        assert fast(which, x) == expected


def test_a_switch_is_a_rule_at_home_where_its_first_choice_is() -> None:
    assert by_number in RULES
    assert by_number.__module__ == __name__
    noted = Noted()
    Build(noted)(by_number)
    assert noted.names == ["doubled", "tripled", "nothing", "by_number"]


def test_a_written_rule_calls_the_rules_in_its_scope() -> None:
    quadrupled = written_rule("quadrupled", ["x"], "return twice(twice(x))", {"twice": doubled})
    assert quadrupled in RULES
    assert quadrupled.__name__ == "quadrupled"
    assert compiled()(quadrupled)(3) == quadrupled(3) == 12


def test_a_written_function_is_no_rule_and_keeps_its_scope_to_itself() -> None:
    scope = {"twice": doubled}
    written = written_function("written", ["x", "y"], "return twice(x) + y", scope)
    assert written(3, 4) == 10
    assert written not in RULES
    assert scope == {"twice": doubled}
