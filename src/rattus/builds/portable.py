"""The rules as WebAssembly (`rules.wasm` beside them): nothing is compiled by the player, and nothing can escape.

Every thread has an instance with memory of its own. Records and buffers are copied there and back; an index that is out
of bounds can't touch anything else. A call takes some microseconds and does not hold Python's lock.
"""

from __future__ import annotations

import ctypes
import hashlib
import threading
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np
import wasmtime
from wasmtime import _ffi

from rattus.kernel.contract import Bytes, Cells, Floats, Numbers, Steps
from rattus.kernel.engine import ENTRIES, Engine
from rattus.kernel.game import games, rules_of
from rattus.kernel.signature import batch_of, signature_of

BUFFERS: dict[Any, str] = {Steps: "i2", Cells: "i4", Numbers: "i8", Floats: "f8", Bytes: "i1"}
PAGE = 1 << 16
APART = 64
"""Everything in an instance's memory begins at a multiple of this."""
ROOM = 1 << 16
"""Bytes for the records and buffers of a call, if it does not need more."""


class RulesTrapped(RuntimeError):
    """The rules were given something that is no state of a game, and stopped."""


def layout_of(game: str) -> int:
    """A number for the layout of a game's records."""
    home = rules_of(game)
    text = repr((home.State.dtype.descr, home.Rules.dtype.descr))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "little")


@cache
def _engine() -> wasmtime.Engine:
    return wasmtime.Engine()


@cache
def _module(game: str) -> wasmtime.Module:
    return wasmtime.Module(_engine(), _file(game).read_bytes())


def _file(game: str) -> Traversable:
    return files(games()[game].home) / "rules.wasm"


@cache
def is_portable(game: str) -> bool:
    """Whether the rules of a game were made portable."""
    return _file(game).is_file()


class Instance:
    """A module at work: its functions, and memory for so many bytes beside its own. Not for several threads at once."""

    def __init__(self, game: str, room: int = ROOM) -> None:
        self._store = wasmtime.Store(_engine())
        exports = wasmtime.Instance(self._store, _module(game), []).exports(self._store)
        self._functions = {
            name: exported._func for name, exported in exports.items() if isinstance(exported, wasmtime.Func)
        }
        self._context = self._store._context()
        if self.call("layout") != layout_of(game):
            raise RuntimeError(f"rules.wasm of {game} is older than the rules: make wasm")
        memory, base = exports["memory"], exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(base, wasmtime.Global)
        self._free = self._first = -(-base.value(self._store) // APART) * APART
        self._end = self._first + room
        memory.grow(self._store, max(0, -(-(self._end - memory.data_len(self._store)) // PAGE)))
        self.base = ctypes.addressof(memory.data_ptr(self._store).contents)

    def call(self, name: str, *numbers: int) -> int:
        """Call a function of numbers."""
        raw = (_ffi.wasmtime_val_raw_t * max(1, len(numbers)))()
        for place, number in enumerate(numbers):
            raw[place].i64 = number
        trap = ctypes.POINTER(_ffi.wasm_trap_t)()
        error = _ffi.wasmtime_func_call_unchecked(
            self._context, ctypes.byref(self._functions[name]), raw, len(raw), ctypes.byref(trap)
        )
        if bool(error) or bool(trap):
            cause = wasmtime.WasmtimeError._from_ptr(error) if bool(error) else wasmtime.Trap._from_ptr(trap)
            raise RulesTrapped(
                f"{name} of the rules was given something that is no state of a game"
            ) from cause
        result: int = raw[0].i64
        return result

    def take(self, size: int) -> int:
        """The address of so many bytes that nothing else uses."""
        address: int = self._free
        self._free += -(-size // APART) * APART
        if self._free > self._end:
            raise MemoryError(f"an instance for {self._end - self._first} bytes has no room for {size} more")
        return address

    def give_back(self) -> None:
        """All that was taken can be taken again."""
        self._free = self._first

    def zeros(self, count: int, kind: Any) -> np.ndarray:
        """An array in the instance's memory; of no use once the instance is gone."""
        dtype = np.dtype(kind)
        address = self.take(count * dtype.itemsize)
        memory = (ctypes.c_char * (count * dtype.itemsize)).from_address(self.base + address)
        array = np.frombuffer(memory, dtype)
        array[:] = np.zeros(1, dtype)
        return array

    def put(self, address: int, thing: Any) -> None:
        """Copy a record or an array to an address."""
        source, size = _bytes_of(thing)
        ctypes.memmove(self.base + address, source, size)

    def given(self, array: np.ndarray) -> tuple[int, int]:
        """An array of this memory as an entry takes it: its address and its length."""
        return array.ctypes.data - self.base, len(array)


class _Desk(threading.local):
    """A thread's instances, by game."""

    def __init__(self) -> None:
        self.instances: dict[str, Instance] = {}
        self.rooms: dict[str, int] = {}

    def with_room(self, game: str, size: int) -> Instance:
        if size > self.rooms.get(game, 0):
            self.rooms[game] = max(ROOM, 2 * size)
            self.instances[game] = Instance(game, self.rooms[game])
        instance = self.instances[game]
        instance.give_back()
        return instance


_desk = _Desk()


def _bytes_of(argument: Any) -> tuple[int, int]:
    """Where a record or array lies, and how long it is."""
    array = argument if isinstance(argument, np.ndarray) else np.frombuffer(argument, np.uint8)
    return array.ctypes.data, array.nbytes


def _function(game: str, home: Any, name: str) -> Callable[..., Any]:
    """A rule of the module, called with packed records, arrays and numbers."""
    own = signature_of(getattr(home, name), home.State, home.Rules)
    hints, silent = own.arguments, own.result is type(None)
    kinds = [
        "record" if hint in (home.State, home.Rules) else "buffer" if _is_buffer(home, hint) else "number"
        for hint in hints.values()
    ]
    written = [
        kind != "number" and hint is not home.Rules for kind, hint in zip(kinds, hints.values(), strict=True)
    ]

    def call(*given: Any) -> int | None:
        places = [
            _bytes_of(one) if kind != "number" else (0, 0) for one, kind in zip(given, kinds, strict=True)
        ]
        instance = _desk.with_room(game, sum(size + APART for _, size in places))
        numbers: list[int] = []
        back: list[tuple[int, int, int]] = []
        for one, kind, changes, (home_address, size) in zip(given, kinds, written, places, strict=True):
            if kind == "number":
                numbers.append(one)
                continue
            address = instance.take(size)
            ctypes.memmove(instance.base + address, home_address, size)
            numbers.append(address)
            if kind == "buffer":
                numbers.append(len(one))
            if changes:
                back.append((home_address, instance.base + address, size))
        result = instance.call(name, *numbers)
        for to, source, size in back:
            ctypes.memmove(to, source, size)
        return None if silent else result

    return call


def _is_buffer(home: Any, hint: Any) -> bool:
    return hint in BUFFERS or hint == batch_of(home.State)


@cache
def portable(game: str) -> Engine:
    """The rules as WebAssembly, behind the same interface as any others."""
    home = rules_of(game)
    functions = {name: _function(game, home, name) for name in ENTRIES}
    return Engine(game, "portable", home.State, home.Rules, **functions)
