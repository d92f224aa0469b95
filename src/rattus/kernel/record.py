"""Records: one declaration for a plain Python class and a packed block of memory.

The rules read and write records as ordinary objects (`s.supply`, `s.citizens[region][seat]`). Interpreted
they get a Python object with ints and lists. Between calls a record is packed: bytes, the widest fields first and
aligned, as a GPU needs them; compiled rules get a pointer to them. All fields are signed integers: Numba's
arithmetic on them is then the same as Python's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import prod
from struct import Struct, calcsize
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, cast, get_type_hints

from rattus.kernel.rule import written_function

if TYPE_CHECKING:
    import numpy as np

I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
CODES = {"i1": ("b", "|i1"), "i2": ("h", "<i2"), "i4": ("i", "<i4")}
"""The widths of integers, as named by `struct` and by NumPy."""


class AsNumPyHasIt:
    """The NumPy type of a record; only for users that have NumPy."""

    def __get__(self, record: object, kind: Any) -> np.dtype[np.void]:
        return _dtype(kind)


class Record:
    """Base of all records; fields are declared as `I8`, `I16`, `I32` or `Annotated[list[...], code, shape]`."""

    size: ClassVar[int]
    """The size of a packed record in bytes."""
    layout: ClassVar[list[tuple[str, str] | tuple[str, str, tuple[int, ...]]]]
    """Name, width and shape of each field, in memory order, and the padding at the end."""
    dtype = AsNumPyHasIt()
    _format: ClassVar[Struct]
    _fields: ClassVar[list[tuple[str, int, tuple[int, ...]]]]
    _sorted: ClassVar[Callable[[list[int]], dict[str, Any]]]
    """The fields from all numbers in their order in memory."""

    def __init_subclass__(cls) -> None:
        fields: list[tuple[str, str, tuple[int, ...]]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            metadata: Sequence[Any] = getattr(hint, "__metadata__", ())
            if metadata:
                fields.append((name, metadata[0], metadata[1] if len(metadata) > 1 else ()))
        fields.sort(key=lambda field: -calcsize(CODES[field[1]][0]))
        cls._fields = [(name, prod(shape), shape) for name, _, shape in fields]
        cls._sorted = staticmethod(_sorting(cls._fields))
        codes = "<" + "".join(f"{prod(shape)}{CODES[code][0]}" for _, code, shape in fields)
        gap = -calcsize(codes) % 4
        cls._format = Struct(f"{codes}{gap}x")
        cls.size = cls._format.size
        cls.layout = [
            (name, CODES[code][1], shape) if shape else (name, CODES[code][1]) for name, code, shape in fields
        ]
        if gap:
            cls.layout.append(("_gap", "|i1", (gap,)))

    def __init__(self) -> None:
        self.load(bytes(self.size))

    def load(self, memory: bytes | bytearray) -> None:
        """Read all fields from a packed record."""
        self.__dict__.update(type(self)._sorted(list(self._format.unpack(memory))))

    def store(self, memory: bytearray) -> None:
        """Write all fields into a packed record."""
        own, values = self.__dict__, list[int]()
        for name, _, shape in self._fields:
            if not shape:
                values.append(own[name])
            elif len(shape) == 1:
                values += own[name]
            else:
                for row in own[name]:
                    values += row
        self._format.pack_into(memory, 0, *values)

    @classmethod
    def of(cls, memory: bytes | bytearray) -> Self:
        """The Python object with the content of a packed record."""
        record = cls.__new__(cls)
        record.load(memory)
        return record

    @classmethod
    def read(cls, memory: bytes | bytearray) -> Self:
        """The same, for reading only: cached by content."""
        kind: Any = cls
        return cast("Self", _read(kind, bytes(memory)))

    def copy(self) -> Self:
        """An independent copy (many times faster than `deepcopy`)."""
        copy = type(self).__new__(type(self))
        own = copy.__dict__
        own.update(self.__dict__)
        for name, _, shape in self._fields:
            if len(shape) == 2:
                own[name] = [row[:] for row in own[name]]
            elif shape:
                own[name] = own[name][:]
        return copy

    def packed(self) -> bytearray:
        """A new packed record with this content."""
        memory = bytearray(self.size)
        self.store(memory)
        return memory

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]


def _sorting(fields: list[tuple[str, int, tuple[int, ...]]]) -> Callable[[list[int]], dict[str, Any]]:
    """A function that is written out, because it is called for every state that is looked at."""
    parts, at = [], 0
    for name, count, shape in fields:
        if not shape:
            part = f"v[{at}]"
        elif len(shape) == 1:
            part = f"v[{at}:{at + count}]"
        else:
            rows = (f"v[{start}:{start + shape[1]}]" for start in range(at, at + count, shape[1]))
            part = f"[{', '.join(rows)}]"
        parts.append(f"{name!r}: {part}")
        at += count
    made: Callable[[list[int]], dict[str, Any]] = written_function(
        "sorted_fields", ["v"], f"return {{{', '.join(parts)}}}", {}
    )
    return made


@lru_cache(maxsize=512)
def _read(kind: type[Record], content: bytes) -> Record:
    return kind.of(content)


@cache
def _dtype(kind: type[Record]) -> np.dtype[np.void]:
    import numpy as np

    return np.dtype(kind.layout, align=True)
