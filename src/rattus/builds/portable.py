"""The rules as WebAssembly (`rules.wasm` beside them): nothing is compiled by the player, and nothing can escape.

Every thread has an instance with memory of its own. Records are copied there and back; an index that is out of bounds
can't touch anything else. A call takes some microseconds and does not hold Python's lock.

Rules that are given something that is no state of a game may stop, or never end. So a call has a deadline: every second
a thread counts one tick, and a call that sees a few of them is stopped. Code that looks for ticks is a fifth slower,
so whole random games from the start, which nobody can give a state to, are played without.
"""

from __future__ import annotations

import ctypes
import hashlib
import threading
import time
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import wasmtime
from wasmtime import _ffi

from rattus.builds.interpreted import interpreted
from rattus.kernel.contract import (
    MOST_FEATURES,
    MOST_LEGAL,
    MOST_SEATS,
    Bytes,
    Cells,
    Floats,
    Numbers,
    S,
    Steps,
)
from rattus.kernel.engine import LONGEST, Buffer, Engine, Standing, Workspace
from rattus.kernel.game import games, rules_of
from rattus.kernel.ruleset import PUBLIC
from rattus.kernel.signature import batch_of

BUFFERS: dict[Any, str] = {Steps: "h", Cells: "i", Numbers: "q", Floats: "d", Bytes: "b"}
"""The codes of `struct` for the kinds of buffers."""
PAGE = 1 << 16
APART = 64
"""Everything in an instance's memory begins at a multiple of this."""
GAMES = 256
"""Games of a batch that are played by one call."""
STRIDE = 2
"""A number that is given to a function takes the room of two."""
TICK = 1.0
"""Seconds."""
PATIENCE = 3
"""Ticks that a call may take; the longest takes some milliseconds."""
MOST_STEPS = 1 << 15
"""Steps fit into 16 bits."""


class RulesTrapped(RuntimeError):
    """The rules were given something that is no state of a game, and stopped or were stopped."""


def layout_of(game: str) -> int:
    """A number for the layout of a game's records."""
    home = rules_of(game)
    text = repr((home.State.layout, home.Rules.layout))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "little")


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
    return wasmtime.Module(_engine(timed), _file(game).read_bytes())


def _file(game: str) -> Traversable:
    return files(games()[game].home) / "rules.wasm"


@cache
def is_portable(game: str) -> bool:
    """Whether the rules of a game were made portable."""
    return _file(game).is_file()


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
            raise RuntimeError(f"rules.wasm of {game} is older than the rules: make wasm")
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
                raise RulesTrapped(f"{name} of the rules can't be called: they have been stopped")
            cells[0] = first  # the result was there
            for place, number in zip(places, numbers, strict=True):
                cells[place] = number
            if self._timed:
                _set_deadline(*deadline)
            error = _call(*about)
            if error is not None or trap.value is not None:
                self.stopped = True
                raise RulesTrapped(
                    f"{name} of the rules was given something that is no state of a game"
                ) from _cause(error, trap)
            return cells[0]

        return call

    def take(self, code: Any, count: int) -> tuple[int, memoryview]:
        """Room for `count` numbers that nothing else uses: its address, and the numbers."""
        address, size = self._free, count * array(code).itemsize
        self._free += -(-size // APART) * APART
        if self._free > len(self._memory):
            raise MemoryError(f"an instance for {len(self._memory)} bytes has no room for {size} more")
        return address, self._memory[address : address + size].cast(code)


def room_for(*buffers: tuple[Any, int]) -> int:
    """The bytes that an instance needs for these buffers."""
    return sum(-(-count * array(code).itemsize // APART) * APART for code, count in buffers)


def _cause(error: int | None, trap: ctypes.c_void_p) -> Exception:
    if error is not None:
        pointer = ctypes.cast(error, ctypes.POINTER(_ffi.wasmtime_error_t))
        return wasmtime.WasmtimeError._from_ptr(pointer)
    cause = wasmtime.Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(_ffi.wasm_trap_t)))
    trap.value = None
    return cause


class _Desk:
    """A thread's instance of a game's rules, with room for what they take and give."""

    def __init__(self, engine: Engine) -> None:
        kinds = {
            "rules": ("B", engine.rules.size),
            "state": ("B", engine.state.size),
            "out": ("h", MOST_LEGAL),
            "weights": ("q", MOST_LEGAL),
            "seen": ("q", MOST_FEATURES),
            "scores": ("q", MOST_SEATS),
            "ranked": ("q", MOST_SEATS),
            "steps": ("h", LONGEST),
        }
        self.instance = instance = Instance(engine.game, room_for(*kinds.values()))
        taken = {name: instance.take(*kind) for name, kind in kinds.items()}
        at = {name: address for name, (address, _) in taken.items()}
        buffers = {name: buffer for name, (_, buffer) in taken.items()}
        self.rules, self.state, self.out = (buffers[name] for name in ("rules", "state", "out"))
        self.weights, self.seen, self.steps = (buffers[name] for name in ("weights", "seen", "steps"))
        self.scores, self.ranked = buffers["scores"], buffers["ranked"]

        def function(name: str, *given: int | None) -> Callable[..., int]:
            return instance.function(name, at["rules"], at["state"], *given)

        out = at["out"], MOST_LEGAL
        self.functions = {
            "setup": function("setup"),
            "actor": function("actor"),
            "legal": function("legal", *out),
            "outcomes": function("outcomes", *out, at["weights"], MOST_LEGAL),
            "pick": function("pick", None),
            "apply": function("apply", None),
            "view": function("view", None),
            "imagine": function("imagine", None, None),
            "observe": function("observe", None, at["seen"], MOST_FEATURES),
            "results": function("results", at["scores"], MOST_SEATS, at["ranked"], MOST_SEATS),
            "replay": function("replay", at["steps"], None),
            "play_randomly": function("play_randomly", None, *out, at["steps"], None),
        }


class _Hall:
    """A thread's instance for many random games at once, without a deadline: they all begin at the start."""

    def __init__(self, engine: Engine) -> None:
        kinds = {
            "rules": ("B", engine.rules.size),
            "states": ("B", GAMES * engine.state.size),
            "seeds": ("q", GAMES),
            "lengths": ("q", GAMES),
            "out": ("h", MOST_LEGAL),
        }
        self.instance = Instance(engine.game, room_for(*kinds.values()), timed=False)
        places, buffers = zip(*(self.instance.take(*kind) for kind in kinds.values()), strict=True)
        self.rules, self.states, self.seeds, self.lengths, _ = buffers
        rules, states, seeds, lengths, out = places
        self.play = self.instance.function(
            "play_batch", rules, states, None, seeds, None, lengths, None, out, MOST_LEGAL
        )


class Portable(Engine):
    """The rules as WebAssembly."""

    build = "portable"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._own = threading.local()

    def __reduce__(self) -> tuple[Any, ...]:
        """The rules are the same everywhere: a copy is the engine itself, and only its name is pickled."""
        return Portable._of, (self.game,)

    @staticmethod
    def _of(game: str) -> Portable:
        return portable(game)

    def setup(self, rules: bytes, state: bytearray) -> None:
        desk = self._desk(rules, state)
        desk.functions["setup"]()
        state[:] = desk.state

    def actor(self, rules: bytes, state: bytearray) -> int:
        return self._desk(rules, state).functions["actor"]()

    def legal(self, rules: bytes, state: bytearray) -> list[int]:
        desk = self._desk(rules, state)
        return desk.out[: desk.functions["legal"]()].tolist()

    def outcomes(self, rules: bytes, state: bytearray) -> tuple[list[int], list[int]]:
        desk = self._desk(rules, state)
        count = desk.functions["outcomes"]()
        return desk.out[:count].tolist(), desk.weights[:count].tolist()

    def pick(self, rules: bytes, state: bytearray, r: int) -> int:
        return self._desk(rules, state).functions["pick"](r)

    def apply(self, rules: bytes, state: bytearray, step: int) -> None:
        self._check_step(step)
        desk = self._desk(rules, state)
        desk.functions["apply"](step)
        state[:] = desk.state

    def view(self, rules: bytes, state: bytearray, seat: int) -> None:
        if seat != PUBLIC:
            self._check_seat(rules, seat)
        desk = self._desk(rules, state)
        desk.functions["view"](seat)
        state[:] = desk.state

    def imagine(self, rules: bytes, state: bytearray, key0: int, key1: int) -> None:
        desk = self._desk(rules, state)
        desk.functions["imagine"](key0, key1)
        state[:] = desk.state

    def observe(self, rules: bytes, state: bytearray, seat: int) -> array[int]:
        self._check_seat(rules, seat)
        desk = self._desk(rules, state)
        count = desk.functions["observe"](seat)
        return array(
            "b", desk.seen[:count].cast("B")[:: desk.seen.itemsize].tobytes()
        )  # a byte is enough for each

    def results(self, rules: bytes, state: bytearray) -> Standing:
        desk = self._desk(rules, state)
        won, seats = desk.functions["results"](), self.count(rules)
        ranked = desk.ranked[:seats].tolist()
        return Standing(desk.scores[:seats].tolist(), ranked, ranked[:won])

    def replay(self, rules: bytes, state: bytearray, steps: Sequence[int]) -> None:
        for step in steps:
            self._check_step(step)
        desk = self._desk(rules, state)
        for first in range(0, len(steps), LONGEST):
            some = array("h", steps[first : first + LONGEST])
            desk.steps[: len(some)] = some
            desk.functions["replay"](len(some))
        state[:] = desk.state

    def play_randomly(self, rules: bytes, state: bytearray, seed: int, room: int = LONGEST) -> list[int]:
        if not 0 <= room <= LONGEST:
            raise ValueError(f"there is room for {LONGEST} steps, not for {room}")
        desk = self._desk(rules, state)
        length = desk.functions["play_randomly"](seed, room)
        state[:] = desk.state
        return desk.steps[: min(length, room)].tolist()

    def play_batch(self, rules: bytes, seeds: Sequence[int]) -> tuple[bytearray, list[int]]:
        hall: _Hall | None = getattr(self._own, "hall", None)
        if hall is None or hall.instance.stopped:
            hall = self._own.hall = _Hall(self)
        size = self.state.size
        try:
            hall.rules[:] = rules
        except ValueError:
            raise self.wrong_size(rules, self.blank()) from None
        states, lengths = bytearray(), list[int]()
        for first in range(0, len(seeds), GAMES):
            some = array("q", seeds[first : first + GAMES])
            count = len(some)
            hall.states[: count * size] = bytes(count * size)
            hall.seeds[:count] = some
            hall.play(count, count, count)
            states += hall.states[: count * size]
            lengths += hall.lengths[:count].tolist()
        return states, lengths

    def workspace(self, home: str, names: Sequence[str], *buffers: Buffer) -> Workspace:
        if home != games()[self.game].sense:  # only what bots make of a game is in its module
            return interpreted(self.game).workspace(home, names, *buffers)
        return _Workspace(self, names, buffers)

    def _desk(self, rules: bytes, state: bytearray) -> _Desk:
        """This thread's, with rules and a state on it."""
        desk: _Desk | None = getattr(self._own, "desk", None)
        if desk is None or desk.instance.stopped:
            desk = self._own.desk = _Desk(self)
        try:  # always both: what was no state of a game may have been written over the rules
            desk.rules[:] = rules
            desk.state[:] = state
        except ValueError:
            raise self.wrong_size(rules, state) from None
        return desk

    def wrong_size(self, rules: bytes, state: bytearray) -> ValueError:
        """What is wrong with these."""
        needed, given = (self.rules.size, self.state.size), (len(rules), len(state))
        return ValueError(
            f"rules of {self.game} have {needed[0]} bytes and states {needed[1]}, not {given[0]} and {given[1]}"
        )

    def _check_step(self, step: int) -> None:
        if not 0 <= step < MOST_STEPS:
            raise ValueError(f"{step} is no step: steps are numbers from 0 to {MOST_STEPS - 1}")

    def _check_seat(self, rules: bytes, seat: int) -> None:
        seats = self.count(rules)
        if not 0 <= seat < seats:
            raise ValueError(f"the seats of this table are 0 to {seats - 1}, not {seat}")


class _Workspace(Workspace):
    """An instance of its own, which has the buffers in its memory."""

    def __init__(self, engine: Portable, names: Sequence[str], buffers: Sequence[Buffer]) -> None:
        sizes = [
            (count, ("B", count * engine.state.size) if kind == batch_of(S) else (BUFFERS[kind], count))
            for kind, count in buffers
        ]
        kinds = [("B", engine.rules.size), ("B", engine.state.size), *(kind for _, kind in sizes)]
        instance = Instance(engine.game, room_for(*kinds))
        (rules, self._rules), (state, self._state), *taken = (instance.take(*kind) for kind in kinds)
        self.buffers = tuple(buffer for _, buffer in taken)
        given = [number for (count, _), (at, _) in zip(sizes, taken, strict=True) for number in (at, count)]
        self._functions = {name: partial(instance.function, name, rules, state, *given) for name in names}
        self._engine = engine
        self._made: dict[tuple[str, int], Callable[..., int]] = {}

    def call(self, name: str, rules: bytes, state: bytearray, *numbers: int) -> int:
        try:
            self._rules[:], self._state[:] = rules, state
        except ValueError:
            raise self._engine.wrong_size(rules, state) from None
        made = self._made.get((name, len(numbers)))
        if made is None:
            made = self._made[name, len(numbers)] = self._functions[name](*[None] * len(numbers))
        return made(*numbers)

    def clear(self) -> None:
        for buffer in self.buffers:
            buffer.cast("B")[:] = bytes(buffer.nbytes)


portable = cache(Portable)
