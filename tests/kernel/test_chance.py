"""Random numbers by counter: pinned, reversible, even, and the same whether interpreted or compiled."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from rattus.kernel import chance
from rattus.kernel.chance import CHANCE, M32, PLAYERS, key, keys, mix, number, scale
from rattus.kernel.rule import Build

BIGGEST = 2**63 - 1
EDGES = (0, 1, 2, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF)
SEEDS = (0, 1, 1347, 2**31, 2**32 - 1, 2**32, 2**62, BIGGEST - 1, BIGGEST)
BUCKETS = 256
LOW, HIGH = 170, 350
"""Between these lies the chi-square of even buckets, but for one time in some ten thousand on each side."""


def stream(seed: int, which: int = CHANCE, count: int = 1 << 16) -> np.ndarray:
    """The first numbers of a stream. The rules are arithmetic only, so they take arrays as well."""
    ruled: Any = number
    drawn: np.ndarray = ruled(*keys(seed, which), np.arange(count))
    return drawn


def unevenness(values: np.ndarray) -> float:
    """The chi-square of values below `BUCKETS`."""
    expected = len(values) / BUCKETS
    return float((((np.bincount(values, minlength=BUCKETS) - expected) ** 2) / expected).sum())


def resemblance(some: np.ndarray, others: np.ndarray) -> float:
    """The correlation of two streams, in standard deviations."""
    return abs(float(np.corrcoef(some, others)[0, 1])) * float(len(some) ** 0.5)


# Pinned: other numbers would make other games of the same seeds.


@pytest.mark.parametrize(
    ("given", "mixed"),
    [
        (0x00000000, 0x00000000),
        (0x00000001, 0x86D2FA73),
        (0x00000002, 0x0DA7F4E7),
        (0xDEADBEEF, 0x2A2ACAF2),
        (0x80000000, 0xE0BD5472),
        (0xFFFFFFFF, 0x99B5E683),
    ],
)
def test_the_mixer_gives_these_numbers(given: int, mixed: int) -> None:
    assert mix(given) == mixed


@pytest.mark.parametrize(
    ("seed", "which", "expected"),
    [
        (0, CHANCE, (0x87959FFD, 0x67760812, 0x856B4CBA)),
        (0, PLAYERS, (0x8365FC53, 0x283A05C7, 0xA7169040)),
        (1, CHANCE, (0x7F40F56F, 0x9F28595A, 0xC43B67DD)),
        (1, PLAYERS, (0x3D5579EA, 0xAE79EFE5, 0x4ACFF2CC)),
        (1347, CHANCE, (0x2CF7C0F5, 0xD5A6ECC5, 0x78EB582D)),
        (1347, PLAYERS, (0xD2415CA3, 0xAD26E551, 0xF2BBD8E9)),
        (2**32, CHANCE, (0x86409275, 0x29F09FF2, 0x0FD797B5)),
        (2**32, PLAYERS, (0x0708A9CD, 0x5B054DAC, 0xAFF6FCA0)),
        (BIGGEST, CHANCE, (0x35E40A9F, 0x6362BDAC, 0x7F501623)),
        (BIGGEST, PLAYERS, (0xFAFC2F8A, 0xEF6F49E9, 0x64A9AA04)),
    ],
)
def test_a_stream_begins_with_these_numbers(seed: int, which: int, expected: tuple[int, ...]) -> None:
    assert tuple(number(*keys(seed, which), n) for n in range(len(expected))) == expected


def test_a_key_has_two_words() -> None:
    assert keys(1347, CHANCE) == (key(1347, CHANCE, 0), key(1347, CHANCE, 1)) == (0x2CE7A9E9, 0x492A3920)


# Reversible.


def unmixed(x: int) -> int:
    """The mixer run backwards: a shift undoes itself in two rounds, an odd factor has an inverse."""
    x ^= (x >> 15) ^ (x >> 30)
    x = (x * pow(0x735A2D97, -1, 2**32)) & M32
    x ^= (x >> 15) ^ (x >> 30)
    x = (x * pow(0x21F0AAAD, -1, 2**32)) & M32
    return x ^ (x >> 16)


def test_the_mixer_can_be_run_backwards() -> None:
    for x in (*EDGES, *range(0, 2**32, 104_729_001)):
        assert unmixed(mix(x)) == x
        assert mix(unmixed(x)) == x


@pytest.mark.parametrize("stride", [1, 4096, 4093])
def test_a_million_numbers_are_mixed_into_a_million_numbers(stride: int) -> None:
    ruled: Any = mix
    mixed = ruled((np.arange(1_000_000) * stride) & M32)
    assert len(np.unique(mixed)) == 1_000_000
    assert mixed.min() >= 0
    assert mixed.max() <= M32


def test_no_number_comes_twice_in_a_stream() -> None:
    assert len(np.unique(stream(1, count=1_000_000))) == 1_000_000


def test_a_hundred_thousand_seeds_have_as_many_keys() -> None:
    ruled: Any = key
    for seeds in (np.arange(100_000), np.arange(100_000) << 32, BIGGEST - np.arange(100_000)):
        words = ruled(seeds, CHANCE, 0) << 31 ^ ruled(seeds, CHANCE, 1)
        assert len(np.unique(words)) == 100_000


# Even and unrelated.


@pytest.mark.parametrize("seed", [0, 1, 2**32, BIGGEST])
@pytest.mark.parametrize("shift", [0, 8, 16, 24])
def test_every_byte_of_the_numbers_is_even(seed: int, shift: int) -> None:
    assert LOW < unevenness((stream(seed, count=1 << 18) >> shift) & 255) < HIGH


@pytest.mark.parametrize("n", [0, 1, 2, 3, 100])
def test_the_nth_number_of_many_seeds_is_even(n: int) -> None:
    ruled_key: Any = key
    ruled: Any = number
    seeds = np.arange(1 << 18)
    drawn = ruled(ruled_key(seeds, CHANCE, 0), ruled_key(seeds, CHANCE, 1), n)
    assert LOW < unevenness(drawn >> 24) < HIGH


def test_an_uneven_stream_is_detected() -> None:
    assert unevenness(np.minimum(stream(1) >> 24, 250)) > HIGH
    assert unevenness(np.arange(1 << 16) & 255) < LOW


@pytest.mark.parametrize("seed", [0, 1, 1347, 2**31 - 1, 2**32 - 1, 2**62])
def test_neighbouring_seeds_have_unrelated_streams(seed: int) -> None:
    assert resemblance(stream(seed), stream(seed + 1)) < 4
    assert resemblance(stream(seed), stream(seed ^ 2**40)) < 4
    assert np.intersect1d(stream(seed, count=1000), stream(seed + 1, count=1000)).size <= 2


@pytest.mark.parametrize("seed", [0, 1, 1347, BIGGEST])
def test_chance_and_players_have_unrelated_streams(seed: int) -> None:
    assert resemblance(stream(seed, CHANCE), stream(seed, PLAYERS)) < 4


@pytest.mark.parametrize("lag", [1, 2, 3, 16, 255, 4096])
def test_a_number_tells_nothing_of_those_that_follow(lag: int) -> None:
    drawn = stream(7)
    assert resemblance(drawn[:-lag], drawn[lag:]) < 4


def test_a_flipped_bit_flips_half_of_the_bits() -> None:
    ruled: Any = mix
    given = np.arange(1 << 14) * 262_147 & M32
    for bit in range(32):
        flipped = np.bitwise_count(ruled(given) ^ ruled(given ^ (1 << bit))).mean()
        assert 15.5 < flipped < 16.5


# Bounds.


def test_no_input_leads_out_of_32_bits() -> None:
    for seed, which in product(SEEDS, (CHANCE, PLAYERS, 100)):
        assert all(0 <= word <= M32 for word in keys(seed, which))
    for key0, key1, n in product(EDGES, repeat=3):
        assert 0 <= number(key0, key1, n) <= M32
    for x in EDGES:
        assert 0 <= mix(x) <= M32


@pytest.mark.parametrize("total", [1, 2, 3, 7, 37, 49, 512, 65_535, 2**30 + 1, 2**31 - 1])
def test_a_number_is_scaled_below_the_total(total: int) -> None:
    assert scale(0, total) == 0
    assert scale(M32, total) == total - 1
    for r in EDGES:
        assert scale(r, total) == r * total // 2**32


@pytest.mark.parametrize("total", [1, 2, 3, 7, 37, 5365])
def test_every_scaled_number_is_as_likely_as_any_other(total: int) -> None:
    """The first number that gives `i` is the least `r` with `r * total >= i * 2**32`."""
    firsts = [-(-i * 2**32 // total) for i in range(total + 1)]
    for i, (first, after) in enumerate(pairwise(firsts)):
        assert scale(first, total) == scale(after - 1, total) == i
        assert after - first in (2**32 // total, -(-(2**32) // total))
    assert firsts[-1] == 2**32


# Compiled.


@cache
def compiled() -> Build:
    return Build(lambda function, _: import_module("numba").njit(function))


def test_compiled_numbers_are_the_interpreted_ones() -> None:
    build = compiled()
    fast_mix, fast_number, fast_key = build(mix), build(number), build(key)
    for x in (*EDGES, *range(0, 2**32, 104_729_001)):
        assert fast_mix(x) == mix(x)
    for seed, which, word in product(SEEDS, (CHANCE, PLAYERS, 100), (0, 1)):
        assert fast_key(seed, which, word) == key(seed, which, word)
    for key0, key1, n in product(EDGES, repeat=3):
        assert fast_number(key0, key1, n) == number(key0, key1, n)


def test_compiled_scaling_is_the_interpreted_one() -> None:
    fast = compiled()(scale)
    for r, total in product(EDGES, (1, 2, 37, 2**30 + 1, 2**31 - 1)):
        assert fast(r, total) == scale(r, total)


def test_compiling_leaves_the_plain_rules_as_they_are() -> None:
    compiled()(number)
    assert chance.number is number
    assert number.__globals__["mix"] is mix
