"""Packed records by their fields, as arrays of NumPy have them: for sums over many states."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from rattus.kernel.record import Record


def fields(record: type[Record], memory: bytes | bytearray) -> Any:
    """One packed record, in the same memory: `fields(State, game.state)["supply"]`."""
    return np.frombuffer(memory, record.dtype)[0]


def columns(record: type[Record], memories: Iterable[bytes | bytearray]) -> np.ndarray:
    """Many of them, copied: `columns(State, states)["supply"]` has the supply of each."""
    return np.frombuffer(bytearray().join(memories), record.dtype)
