"""Reads a QR code without error correction: bytes at level M, up to version 6, which is enough for a link."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
LEVEL_M = 0
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""By version: the number of blocks, and bytes of data in each."""


def read(code: Sequence[Sequence[bool]]) -> str:
    """The text of a code, given row by row without its border."""
    blocks, length = BLOCKS[(len(code) - 17) // 4]
    level = number(code[8][:2]) ^ 0b10
    assert level == LEVEL_M, level
    mask = MASKS[number(code[8][2:5]) ^ 0b101]
    bits = [code[y][x] ^ (mask(y, x) == 0) for y, x in places(len(code))]
    mixed = [number(bits[at : at + 8]) for at in range(0, 8 * blocks * length, 8)]
    data = bytes(byte for block in range(blocks) for byte in mixed[block::blocks])
    whole = int.from_bytes(data, "big")
    assert data[0] >> 4 == 4, "it has no bytes"
    count = number([bool(whole >> (8 * len(data) - 5 - at) & 1) for at in range(8)])
    return (whole >> 8 * (len(data) - count) - 12).to_bytes(len(data), "big")[-count:].decode()


def number(bits: Sequence[bool]) -> int:
    """Bits as a number, most significant first."""
    return int("".join(str(int(bit)) for bit in bits), 2)


def places(size: int) -> Iterator[tuple[int, int]]:
    """The positions of the data, row and column: two columns at a time, from the right, up and down in turn."""
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if upwards else range(size):
            yield from ((y, x) for x in (right, right - 1) if not marked(size, y, x))
        upwards = not upwards


def marked(size: int, y: int, x: int) -> bool:
    """Whether a position belongs to a finder, timing or alignment pattern."""
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    small = size > 21 and abs(y - size + 7) <= 2 and abs(x - size + 7) <= 2
    return corner or small or 6 in (y, x)
