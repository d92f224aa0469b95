"""Numbers that several threads change: plain in one thread, and compiled in several at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from rattus.builds.compiler import how, instructions
from rattus.kernel.atomic import add, look, swap
from rattus.kernel.contract import Numbers
from rattus.kernel.rule import Build, rule

COUNT, READY = range(2)


@rule
def all_three(numbers: Numbers) -> int:
    """Each of them once."""
    was = swap(numbers, COUNT, 5)
    return 100 * was + 10 * add(numbers, COUNT, -3) + look(numbers, COUNT)


@rule
def count_together(numbers: Numbers, threads: int, times: int) -> None:
    """When all are there, each adds one this many times."""
    add(numbers, READY, 1)
    while look(numbers, READY) < threads:
        pass
    for _ in range(times):
        add(numbers, COUNT, 1)


@cache
def compiled(function: Any) -> Any:
    build = Build(lambda function, _: import_module("numba").njit(**how())(function))
    build.made |= instructions()
    return build(function)


@pytest.mark.parametrize("how", [lambda function: function, compiled])
def test_each_tells_what_was_there(how: Any) -> None:
    numbers = np.array([7, 8])
    assert how(all_three)(numbers) == 752
    assert numbers.tolist() == [2, 8]


def test_nothing_is_lost_when_threads_add_at_once() -> None:
    numbers, threads, times = np.zeros(2, np.int64), 3, 200_000
    counted = compiled(count_together)
    counted(np.zeros(2, np.int64), 1, 1)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(counted, [numbers] * threads, [threads] * threads, [times] * threads))
    assert numbers[COUNT] == threads * times
