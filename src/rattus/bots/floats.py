"""Exponentials and logarithms as rules: the same to the last bit on every machine.

The functions of `math` come from each machine's own library and differ in their last digit. These need only what
IEEE 754 defines exactly: sums, products and quotients. They are right to fourteen digits, more than a bot needs.
"""

from __future__ import annotations

from math import factorial

from rattus.kernel.rule import rule

LARGEST = 700.0
"""Larger exponents are taken for this one, and smaller ones than its opposite for that."""
BITS = 1.4426950408889634
"""One by the logarithm of two."""
TWO_HIGH = 0.6931471803691238
TWO_LOW = 1.9082149292705877e-10
"""The logarithm of two in two parts: the product of the first with a small integer is exact."""
ROOT = 1.4142135623730951
MANY, FEW = 65536.0, 1.0 / 65536.0
EVEN = tuple(1.0 / factorial(n) for n in range(2, 12, 2))
ODD = tuple(1.0 / factorial(n) for n in range(3, 13, 2))
"""The series of the exponential from its square on."""


@rule
def exp(x: float) -> float:
    """e to the power of x, for x from -700 to 700."""
    x = min(max(x, -LARGEST), LARGEST)
    half = 0.5 if x >= 0.0 else -0.5
    twos = int(x * BITS + half)
    rest = (x - twos * TWO_HIGH) - twos * TWO_LOW
    square = rest * rest
    even = EVEN[0] + square * (EVEN[1] + square * (EVEN[2] + square * (EVEN[3] + square * EVEN[4])))
    odd = ODD[0] + square * (ODD[1] + square * (ODD[2] + square * (ODD[3] + square * ODD[4])))
    series = 1.0 + (rest + square * (even + rest * odd))
    if twos < -30 or twos > 30:
        for _ in range(abs(twos) >> 4):
            series *= MANY if twos > 0 else FEW
        twos = twos & 15 if twos > 0 else -(-twos & 15)
    return series * (1 << twos) if twos >= 0 else series / (1 << -twos)


@rule
def log(x: float) -> float:
    """The natural logarithm of a number above zero."""
    twos = 0
    while x > ROOT:
        x *= 0.5
        twos += 1
    while x < 0.5 * ROOT:
        x *= 2.0
        twos -= 1
    share = (x - 1.0) / (x + 1.0)
    square = share * share
    series = 0.0
    for i in range(23, 0, -2):
        series = series * square + 1.0 / i
    return twos * TWO_HIGH + (twos * TWO_LOW + 2.0 * share * series)
