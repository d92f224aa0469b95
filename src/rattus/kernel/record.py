"""A record: one declaration that is a plain Python class and a packed block of memory.

The rules read and write records as ordinary objects (`s.supply`, `s.citizens[region][seat]`). Interpreted
they get a Python object with ints and lists; compiled they get a pointer into a NumPy array of
`Record.dtype`, the widest fields first and aligned, as a GPU needs them. All fields are signed integers: Numba's
arithmetic on them is then the same as Python's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from struct import Struct, calcsize
from typing import Annotated, Any, ClassVar, Self, cast, get_type_hints

import numpy as np

I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
CODES = {"i1": "b", "i2": "h", "i4": "i"}
"""NumPy's names of the integers, and those of `struct`."""


class Record:
    """Base of all records; fields are declared as `I8`, `I16`, `I32` or `Annotated[list[...], code, shape]`."""

    dtype: ClassVar[np.dtype[np.void]]
    _format: ClassVar[Struct]
    _fields: ClassVar[list[tuple[str, int, tuple[int, ...]]]]

    def __init_subclass__(cls) -> None:
        fields: list[tuple[str, str, tuple[int, ...]]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            metadata: Sequence[Any] = getattr(hint, "__metadata__", ())
            if metadata:
                fields.append((name, metadata[0], metadata[1] if len(metadata) > 1 else ()))
        fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
        cls._fields = [(name, prod(shape), shape) for name, _, shape in fields]
        codes = "=" + "".join(f"{prod(shape)}{CODES[code]}" for _, code, shape in fields)
        gap = -calcsize(codes) % 4
        cls._format = Struct(f"{codes}{gap}x")
        cls.dtype = np.dtype([*fields, ("_gap", "i1", (gap,))] if gap else fields, align=True)

    def __init__(self) -> None:
        self.load(np.zeros(1, self.dtype)[0])

    def load(self, memory: np.void) -> None:
        """Take over all fields from a packed record."""
        values = list(self._format.unpack(memory.tobytes()))
        own, at = self.__dict__, 0
        for name, count, shape in self._fields:
            if not shape:
                own[name] = values[at]
            elif len(shape) == 1:
                own[name] = values[at : at + count]
            else:
                rows, columns = shape
                starts = range(at, at + rows * columns, columns)
                own[name] = [values[start : start + columns] for start in starts]
            at += count

    def store(self, memory: np.void) -> None:
        """Write all fields into a packed record."""
        for name, _, _ in self._fields:
            memory[name] = getattr(self, name)

    @classmethod
    def of(cls, memory: np.void) -> Self:
        """The Python object with the content of a packed record."""
        record = cls.__new__(cls)
        record.load(memory)
        return record

    @classmethod
    def read(cls, memory: np.void) -> Self:
        """The same, for reading only: it is made once for the same content."""
        kind: Any = cls
        return cast("Self", _read(kind, memory.tobytes()))

    def copy(self) -> Self:
        """A record of its own with the same content (many times faster than `deepcopy`)."""
        copy = type(self).__new__(type(self))
        own = copy.__dict__
        own.update(self.__dict__)
        for name, _, shape in self._fields:
            if len(shape) == 2:
                own[name] = [row[:] for row in own[name]]
            elif shape:
                own[name] = own[name][:]
        return copy

    def packed(self) -> np.void:
        """A new packed record with this content."""
        array = np.zeros(1, self.dtype)
        self.store(array[0])
        packed: np.void = array[0]
        return packed

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]


@lru_cache(maxsize=512)
def _read(kind: type[Record], content: bytes) -> Record:
    return kind.of(np.frombuffer(content, kind.dtype)[0])


def copied(memory: np.void) -> np.void:
    """A packed record of its own with the same content (faster than NumPy's field by field)."""
    copy: np.void = np.frombuffer(bytearray(memory.tobytes()), memory.dtype)[0]
    return copy


def as_array(memory: np.void) -> np.ndarray:
    """A packed record as an array of one, in the same memory."""
    return np.frombuffer(memory, memory.dtype)
