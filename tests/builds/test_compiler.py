"""What is changed in Numba: only meanwhile, and only where its inside is known."""

from __future__ import annotations

import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from threading import Event
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from rattus.builds import compiler, wasm
from rattus.builds.compiler import (
    instructions,
    known,
    made_for_rules,
    numba_version,
    plain_indices,
    rule_compiler,
    short_loops,
    small_code,
)
from rattus.kernel.rule import RULES, Build, rule, writer


def test_indices_are_taken_as_they_are_and_only_meanwhile() -> None:
    numba, arrays = import_module("numba"), import_module("numba.np.arrayobj")

    def at(numbers: Any, i: int) -> Any:
        return numbers[i]

    def compile_it() -> Any:
        # Bounds are tested here, so that an index below zero is noticed instead of being used.
        return numba.njit("int64(int64[::1], int64)", boundscheck=True)(at)

    numbers = np.array([4, 5, 6])
    with plain_indices(arrays):
        plain = compile_it()
    assert plain(numbers, 2) == 6
    with pytest.raises(IndexError):
        plain(numbers, -1)
    assert compile_it()(numbers, -1) == 6
    with pytest.raises(ZeroDivisionError), plain_indices(arrays):
        raise ZeroDivisionError
    assert compile_it()(numbers, -3) == 4


def test_two_threads_that_compile_leave_indices_as_they_found_them() -> None:
    arrays = import_module("numba.np.arrayobj")
    found = arrays.fix_integer_index
    begun = Event()

    def compile_too() -> None:
        begun.set()
        with plain_indices(arrays):
            assert arrays.fix_integer_index is not found

    with ThreadPoolExecutor(1) as pool:
        with plain_indices(arrays):
            other = pool.submit(compile_too)
            begun.wait()
            time.sleep(0.05)  # it waits for us by now
            assert not other.done()
        other.result()
    assert arrays.fix_integer_index is found


def test_loops_are_made_for_a_few_rounds_and_only_meanwhile() -> None:
    numba, config = import_module("numba"), import_module("numba.core.config")

    def total(numbers: Any) -> Any:
        found = 0
        for i in range(len(numbers)):
            found += numbers[i] * numbers[i]
        return found

    def code() -> str:
        (text,) = numba.njit("int64(int64[::1])", _nrt=False)(total).inspect_asm().values()
        return str(text)

    found = config.LOOP_VECTORIZE
    before = code()
    with short_loops():
        short = code()
    assert len(short.splitlines()) < 0.8 * len(before.splitlines())
    assert len(code().splitlines()) > 0.8 * len(before.splitlines())
    with pytest.raises(ZeroDivisionError), short_loops():
        raise ZeroDivisionError
    assert found == config.LOOP_VECTORIZE


# Versions.


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A version of Numba that nobody here has seen."""
    for package in compiler.KNOWN:
        monkeypatch.setitem(compiler.KNOWN, package, ("0.1",))
    known.cache_clear()
    yield
    known.cache_clear()


def test_the_version_in_use_is_known() -> None:
    known.cache_clear()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert known()


@pytest.mark.usefixtures("strange")
def test_a_version_that_is_not_known_is_said_once() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert (known(), known()) == (False, False)
    (only,) = told
    assert only.category is RuntimeWarning
    assert f"numba {numba_version()} is not a version" in str(only.message)
    assert "(0.1)" in str(only.message)


@pytest.mark.usefixtures("strange")
@pytest.mark.filterwarnings("ignore:numba:RuntimeWarning")
def test_with_a_version_that_is_not_known_nothing_of_it_is_touched() -> None:
    arrays, config = import_module("numba.np.arrayobj"), import_module("numba.core.config")
    found = arrays.fix_integer_index, config.LOOP_VECTORIZE
    with made_for_rules(), small_code(None):
        assert (arrays.fix_integer_index, config.LOOP_VECTORIZE) == found
    assert compiler.how() == {"nogil": True, "error_model": "numpy"}
    with pytest.raises(RuntimeError, match=r"made with Numba 0\.1, not "):
        wasm.make("plague")


@pytest.mark.usefixtures("strange")
@pytest.mark.filterwarnings("ignore:numba:RuntimeWarning")
def test_with_a_version_that_is_not_known_rules_do_the_same() -> None:
    known_rules: set[FunctionType] = set(RULES)

    @writer
    def squares(numbers: Any, out: Any) -> None:
        for i in range(len(numbers)):
            out[i] = numbers[i] * numbers[i]

    @rule
    def total(numbers: Any, out: Any) -> int:
        squares(numbers, out)
        found = 0
        for i in range(len(out)):
            found += out[i]
        return found

    try:
        build = Build(rule_compiler())
        build.made |= instructions()
        with made_for_rules():
            made = build(total)
            numbers, out = np.arange(10), np.zeros(10, np.int64)
            assert made(numbers, out) == total(numbers.tolist(), [0] * 10) == 285
        assert out.tolist() == [i * i for i in range(10)]
    finally:
        RULES.intersection_update(known_rules)
