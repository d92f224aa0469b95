"""Words: eight small non-negative numbers packed into one, the first in the lowest byte.

Compiled, a word is read and written by one instruction, and operations apply to all eight numbers.
"""

from __future__ import annotations

from rattus.kernel.contract import Numbers
from rattus.kernel.rule import rule, writer

WORD = 8
HALF = 4
BYTE = 255


@writer
def four(numbers: Numbers, at: int) -> int:
    """Read four numbers: half a word."""
    return (
        (numbers[at] & BYTE)
        | (numbers[at + 1] & BYTE) << 8
        | (numbers[at + 2] & BYTE) << 16
        | (numbers[at + 3] & BYTE) << 24
    )


@writer
def together(numbers: Numbers, at: int) -> int:
    """Read eight numbers."""
    return four(numbers, at) | four(numbers, at + HALF) << 32


@writer
def write(out: Numbers, at: int, word: int) -> None:
    """Write eight numbers."""
    out[at] = word & BYTE
    out[at + 1] = word >> 8 & BYTE
    out[at + 2] = word >> 16 & BYTE
    out[at + 3] = word >> 24 & BYTE
    out[at + 4] = word >> 32 & BYTE
    out[at + 5] = word >> 40 & BYTE
    out[at + 6] = word >> 48 & BYTE
    out[at + 7] = word >> 56 & BYTE


@writer
def copy(numbers: Numbers, count: int, out: Numbers, at: int) -> int:
    """Copy `count` numbers, and up to seven more; the source must be readable up to a multiple of four.

    Return the place after them.
    """
    for i in range(0, count, HALF):
        write(out, at + i, four(numbers, i))
    return at + count


@writer
def turned(word: int, count: int, first: int) -> int:
    """Rotate the `count` numbers of a word, so that another one is first: those before it come last."""
    return (word >> 8 * first | word << 8 * (count - first)) & (1 << 8 * count) - 1


@rule
def lowest(bits: int) -> int:
    """The index of the lowest set bit, of at least one. Compiled for processors, it is an instruction."""
    place = 0
    while bits >> place & 1 == 0:
        place += 1
    return place
