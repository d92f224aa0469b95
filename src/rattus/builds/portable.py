"""The rules as WebAssembly (`rules.wasm` beside them): nothing is compiled by the player, and nothing can escape.

Every thread has an instance with memory of its own. Records are copied there and back; an index that is out of bounds
can't touch anything else. A call takes some microseconds and does not hold Python's lock.

Rules that are given something that is no state of a game may stop, or never end. So a call has a deadline: every second
a thread counts one tick, and a call that sees a few of them is stopped. Code that looks for ticks is a fifth slower,
so whole random games from the start, which nobody can give a state to, are played without.
"""

from __future__ import annotations

import ctypes
import threading
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import wasmtime
from wasmtime import _ffi

from rattus.builds.module import (
    APART,
    Desk,
    Given,
    Hall,
    ModuleEngine,
    Region,
    Room,
    RulesTrapped,
    layout_of,
    module_file,
    padded,
    too_old,
)

PAGE = 1 << 16
STRIDE = 2
"""A number that is given to a function takes the room of two."""
TICK = 1.0
"""Seconds."""
PATIENCE = 3
"""Ticks that a call may take; the longest takes some milliseconds."""


_making = threading.Lock()
"""Held while an engine is made: a module of one engine can't be used with another."""


def _engine(timed: bool) -> wasmtime.Engine:
    with _making:
        return _new_engine(timed)


@cache
def _new_engine(timed: bool) -> wasmtime.Engine:
    config = wasmtime.Config()
    config.epoch_interruption = timed
    with suppress(wasmtime.WasmtimeError):  # without a folder to keep machine code in, every process makes it
        config.cache = True
    engine = wasmtime.Engine(config)
    if timed:
        threading.Thread(target=_count_ticks, args=(engine,), name="ticks of the rules", daemon=True).start()
    return engine


def _count_ticks(engine: wasmtime.Engine) -> None:
    while True:
        time.sleep(TICK)
        engine.increment_epoch()


@cache
def _module(game: str, timed: bool = True) -> wasmtime.Module:
    return wasmtime.Module(_engine(timed), module_file(game).read_bytes())


_call = _ffi.dll["wasmtime_func_call_unchecked"]
_call.restype = ctypes.c_void_p
_set_deadline = _ffi.dll["wasmtime_context_set_epoch_deadline"]


class Instance:
    """A module at work: its functions, and memory for `room` bytes beside its own. Not for several threads at once.

    It is `timed` if its calls have a deadline.
    """

    def __init__(self, game: str, room: int, timed: bool = True) -> None:
        self.stopped = False
        """A function has not come to its end; there may be no room for the next one."""
        self._timed = timed
        self._store = wasmtime.Store(_engine(timed))
        if timed:
            self._store.set_epoch_deadline(PATIENCE)
        exports = wasmtime.Instance(self._store, _module(game, timed), []).exports(self._store)
        self._functions = {
            name: exported._func for name, exported in exports.items() if isinstance(exported, wasmtime.Func)
        }
        self._context = self._store._context()
        if self.function("layout")() != layout_of(game):
            raise too_old(game)
        memory, base = exports["memory"], exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(base, wasmtime.Global)
        self._free = -(-base.value(self._store) // APART) * APART
        end = self._free + room
        memory.grow(self._store, max(0, -(-(end - memory.data_len(self._store)) // PAGE)))
        first = ctypes.addressof(memory.data_ptr(self._store).contents)
        whole = (ctypes.c_char * end).from_address(first)
        whole.owner = self._store  # memory lives as long as anything that was taken of it
        self._memory = memoryview(whole).cast("B")

    def function(self, name: str, *given: int | None) -> Callable[..., int]:
        """A function of numbers: of those that are not given here, which each call gives."""
        room = ctypes.create_string_buffer(16 * max(1, len(given)))
        cells = memoryview(room).cast("B").cast("q")
        for i, number in enumerate(given):
            cells[STRIDE * i] = number or 0
        places = [STRIDE * i for i, number in enumerate(given) if number is None]
        first = (given or (None,))[0] or 0
        trap = ctypes.c_void_p()
        about = (
            self._context,
            ctypes.byref(self._functions[name]),
            room,
            ctypes.c_size_t(len(cells) // STRIDE),
            ctypes.byref(trap),
        )
        deadline = self._context, ctypes.c_uint64(PATIENCE)

        def call(*numbers: int) -> int:
            if self.stopped:
                raise RulesTrapped.before(name)
            cells[0] = first  # the result was there
            for place, number in zip(places, numbers, strict=True):
                cells[place] = number
            if self._timed:
                _set_deadline(*deadline)
            error = _call(*about)
            if error is not None or trap.value is not None:
                self.stopped = True
                raise RulesTrapped.by(name) from _cause(error, trap)
            return cells[0]

        return call

    def take(self, code: Any, count: int) -> tuple[int, memoryview]:
        """Room for `count` numbers that nothing else uses: its address, and the numbers."""
        address, size = self._free, count * array(code).itemsize
        self._free += -(-size // APART) * APART
        if self._free > len(self._memory):
            raise MemoryError(f"an instance for {len(self._memory)} bytes has no room for {size} more")
        return address, self._memory[address : address + size].cast(code)


def _cause(error: int | None, trap: ctypes.c_void_p) -> Exception:
    if error is not None:
        pointer = ctypes.cast(error, ctypes.POINTER(_ffi.wasmtime_error_t))
        return wasmtime.WasmtimeError._from_ptr(pointer)
    cause = wasmtime.Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(_ffi.wasm_trap_t)))
    trap.value = None
    return cause


class _Room(Room):
    """A room in wasmtime: its regions are the instance's memory itself."""

    def __init__(self, game: str, regions: Mapping[str, Region], timed: bool = True) -> None:
        self._instance = instance = Instance(game, sum(padded(*kind) for kind in regions.values()), timed)
        taken = {name: instance.take(*kind) for name, kind in regions.items()}
        self._addresses = {name: address for name, (address, _) in taken.items()}
        self.regions = {name: memory for name, (_, memory) in taken.items()}

    @property
    def stopped(self) -> bool:
        return self._instance.stopped

    def function(
        self, name: str, *given: Given, reads: Sequence[str] = (), writes: Sequence[str] = ()
    ) -> Callable[..., int]:
        numbers = [self._addresses[each] if isinstance(each, str) else each for each in given]
        return self._instance.function(name, *numbers)

    def clear(self, names: Sequence[str]) -> None:
        for name in names:
            memory = self.regions[name]
            memory.cast("B")[:] = bytes(memory.nbytes)


class Portable(ModuleEngine):
    """The rules as WebAssembly in wasmtime."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._own = threading.local()

    def __reduce__(self) -> tuple[Any, ...]:
        """The rules are the same everywhere: a copy is the engine itself, and only its name is pickled."""
        return Portable._of, (self.game,)

    @staticmethod
    def _of(game: str) -> Portable:
        return portable(game)

    def open_room(self, regions: Mapping[str, Region], far: Sequence[str] = ()) -> Room:
        return _Room(self.game, regions)

    def desk(self) -> Desk:
        """This thread's."""
        desk: Desk | None = getattr(self._own, "desk", None)
        if desk is None or desk.room.stopped:
            desk = self._own.desk = Desk(self, self.open_room)
        return desk

    def hall(self) -> Hall:
        """This thread's; without a deadline, for all games there begin at the start."""
        hall: Hall | None = getattr(self._own, "hall", None)
        if hall is None or hall.room.stopped:
            hall = self._own.hall = Hall(self, lambda regions: _Room(self.game, regions, timed=False))
        return hall


portable = cache(Portable)
