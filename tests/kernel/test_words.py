"""Words: eight small numbers in one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from rattus.builds import compiler
from rattus.builds.compiler import instructions
from rattus.kernel.contract import Numbers, Steps
from rattus.kernel.rule import Build, rule
from rattus.kernel.words import WORD, copy, lowest, together, turned, write


@rule
def moved(numbers: Numbers, at: int, out: Numbers, to: int) -> int:
    """Read a word, and write it elsewhere."""
    word = together(numbers, at)
    write(out, to, word)
    return word


@rule
def places(bits: int, out: Steps) -> int:
    """Where bits are set."""
    n = 0
    while bits != 0:
        out[n] = lowest(bits)
        bits &= bits - 1
        n += 1
    return n


def compiled(function: Any) -> Any:
    build = Build(lambda function, _: import_module("numba").njit(**compiler.how())(function))
    build.made |= instructions()
    return build(function)


@pytest.mark.parametrize("size", [np.int8, np.int64])
def test_a_word_is_eight_numbers(size: Any) -> None:
    numbers = [9, *range(100, 100 + WORD), 9]
    ways: list[tuple[Any, Any]] = [(moved, numbers), (compiled(moved), np.array(numbers, np.int8))]
    for how, given in ways:
        out = np.zeros(WORD + 4, size)
        word = how(given, 1, out, 3)
        assert [word >> 8 * i & 255 for i in range(WORD)] == [*range(100, 100 + WORD)]
        assert out.tolist() == [0, 0, 0, *range(100, 100 + WORD), 0]


@pytest.mark.parametrize("count", [1, 4, 7, 8, 12])
def test_numbers_are_copied_and_what_is_beyond_is_near(count: int) -> None:
    numbers = [*range(1, 17)]
    ways: list[tuple[Any, Any]] = [(copy, numbers), (compiled(copy), np.array(numbers, np.int8))]
    for how, given in ways:
        out = np.full(32, -1, np.int8)
        assert how(given, count, out, 2) == 2 + count
        assert out[: 2 + count].tolist() == [-1, -1, *numbers[:count]]
        assert (out[2 + count + WORD - 1 :] == -1).all()


def test_what_is_done_with_a_word_is_done_with_all_eight() -> None:
    out = [0] * WORD
    write(out, 0, together([9] * WORD, 0) - together([*range(WORD)], 0))
    assert out == [9 - i for i in range(WORD)]


@pytest.mark.parametrize("count", [2, 5, 6])
def test_a_word_is_turned_as_a_list_is(count: int) -> None:
    numbers = [*range(200, 200 + count)]
    word = together(numbers + [0] * WORD, 0)
    for first in range(count):
        out = [0] * WORD
        write(out, 0, turned(word, count, first))
        assert out == numbers[first:] + numbers[:first] + [0] * (WORD - count)


@pytest.mark.parametrize("how", [lambda function: function, compiled])
@pytest.mark.parametrize("expected", [[], [0], [59], [62], [0, 1, 5, 31, 32, 61], [*range(63)]])
def test_bits_are_found_from_the_lowest_up(how: Any, expected: list[int]) -> None:
    out = np.zeros(64, np.int16)
    count = how(places)(sum(1 << place for place in expected), out)
    assert out[:count].tolist() == expected
