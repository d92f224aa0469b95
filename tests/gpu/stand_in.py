"""A GPU for machines without one: kernels are interpreted, thread after thread.

Numba's own simulator won't do: it has rules calculate with NumPy's 8-bit integers, which overflow.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.np.numpy_support import as_dtype

from rattus.kernel.record import Record


class Memory(list[Any]):
    """Packed records as plain ones: assignment copies, as it does in memory."""

    def __init__(self, kind: type[Record], records: np.ndarray) -> None:
        super().__init__(kind.of(record) for record in records)
        self.kind = kind

    def __setitem__(self, i: Any, value: Any) -> None:
        self[i].__dict__.update(value.copy().__dict__)

    def copy_to_host(self) -> np.ndarray:
        """As NumPy has them."""
        packed = np.zeros(len(self), self.kind.dtype)
        for memory, record in zip(packed.view(np.uint8).reshape(len(self), -1), self, strict=True):
            record.store(memory.data)
        return packed


class Numbers(np.ndarray[Any, Any]):
    """Numbers that come out as Python's, so that none overflows."""

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        return found.item() if isinstance(found, np.generic) else found

    def copy_to_host(self) -> np.ndarray:
        """As NumPy has them."""
        return np.array(self)

    def copy_to_device(self, given: np.ndarray) -> None:
        """Take over other numbers."""
        self[...] = given

    def is_c_contiguous(self) -> bool:
        """Whether they lie one after the other."""
        return self.flags.c_contiguous


class Cuda:
    """As much of `numba.cuda` as our kernels need."""

    def __init__(self, *records: type[Record]) -> None:
        self.records = {record.dtype: record for record in records}
        self.local = SimpleNamespace(array=self.array)
        self.thread = 0

    def array(self, count: int, kind: Any) -> Any:
        """Local memory."""
        return self.to_device(np.zeros(count, as_dtype(kind)))

    def to_device(self, given: np.ndarray) -> Any:
        """Global memory."""
        if given.dtype in self.records:
            return Memory(self.records[given.dtype], given)
        return given.copy("K").view(Numbers)

    def as_cuda_array(self, given: Any) -> Any:
        """What already is one."""
        return given

    def grid(self, dimensions: int) -> int:
        """The number of the thread."""
        return self.thread

    def jit(self, device: bool = False, **options: Any) -> Any:
        """Rules stay as they are; kernels are launched like real ones."""
        return lambda plain: plain if device else Kernel(self, plain)


class Kernel:
    """A function that every thread runs."""

    def __init__(self, cuda: Cuda, function: Callable[..., None]) -> None:
        self.cuda, self.function = cuda, function

    def __getitem__(self, shape: tuple[int, int]) -> Callable[..., None]:
        def launch(*given: Any) -> None:
            for self.cuda.thread in range(shape[0] * shape[1]):
                self.function(*given)

        return launch
