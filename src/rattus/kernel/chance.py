"""Random numbers by counter: the n-th number of a stream is a function of the stream's key and n, nothing else.

Everything is 32-bit arithmetic inside signed 64-bit integers, so that interpreted Python, compiled code and a
GPU give the same numbers without ever overflowing. The mixer is a published two-round integer hash with low
bias (multipliers below 2**31).
"""

from __future__ import annotations

from rattus.kernel.rule import rule

M32 = 0xFFFFFFFF

CHANCE = 1
"""The stream of a game's chance steps."""
PLAYERS = 2
"""The stream of random players in playouts."""


@rule
def mix(x: int) -> int:
    """Scramble a number below 2**32 into another one, reversibly."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & M32
    x = ((x ^ (x >> 15)) * 0x735A2D97) & M32
    return x ^ (x >> 15)


@rule
def key(seed: int, stream: int, word: int) -> int:
    """One of the two 32-bit words of the key of a stream of a seed (0 <= seed < 2**63)."""
    return mix((seed & M32) ^ mix((seed >> 32) ^ mix(stream * 2 + word)))


@rule
def number(key0: int, key1: int, n: int) -> int:
    """The n-th number (0 <= number < 2**32) of the stream with this key."""
    return mix((mix(n ^ key0) + key1) & M32)


@rule
def scale(r: int, total: int) -> int:
    """A number below 2**32 scaled to one below `total` (`total` < 2**31)."""
    return (r * total) >> 32


def keys(seed: int, stream: int) -> tuple[int, int]:
    """Both words of the key of a stream."""
    return key(seed, stream, 0), key(seed, stream, 1)
