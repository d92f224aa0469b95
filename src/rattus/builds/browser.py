"""The rules as WebAssembly in a browser: this Python is WebAssembly there, and the rules are a module beside it.

Each has its own memory, and to cross from one to the other takes longer than most rules do. So a call crosses once:
what it needs lies ready in a block of this Python's memory; the page's `rules.ts` copies it over, calls, and copies
back what was written. Large buffers of a search are copied only when somebody looks at them.

There is no deadline: rules that never end hold up their worker. Bots think in one of their own, which can be ended.
"""

from __future__ import annotations

import weakref
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from rattus.builds.module import (
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

HOME = "rattus_home"
"""What a worker of the page offers to its Python."""
MOST_NUMBERS = 8
"""Numbers that a call may be given; the block begins with room for them, and the first is the result."""
NUMBERS = 8 * MOST_NUMBERS
LITERAL, ADDRESS, GIVEN = range(3)
"""What an argument of a function is, for `rules.ts`: a number, a place in the block, one of the call's numbers."""


class Shim(Protocol):
    """A room as `rules.ts` has it. Places are counted from the beginning of the block."""

    def layout(self) -> str:
        """What the module says of its records, a number."""

    def prepare(self, name: str, arguments: list[int]) -> int:
        """A function with its arguments, two numbers for each; returns by what number it is called."""

    def call(self, function: int, read: int, read_to: int, write: int, write_to: int) -> bool:
        """Copy a part over, call, copy a part back; whether it came to its end."""

    def pull(self, first: int, end: int) -> None:
        """Copy a part back."""

    def push(self, first: int, end: int) -> None:
        """Copy a part over."""

    def clear(self, first: int, end: int) -> None:
        """Zero a part, over there."""

    def close(self) -> None:
        """Let go of the block."""


class Rules(Protocol):
    """All rooms of a worker."""

    def compiled(self, module: bytes) -> Any:
        """A module, ready to be used."""

    def room(self, module: Any, block: bytearray) -> Shim:
        """A room for a block."""


class Far:
    """A large buffer, which is read and written like a list; it is copied when that is needed."""

    def __init__(self, room: BrowserRoom, first: int, memory: memoryview) -> None:
        self._room, self._first, self._memory = room, first, memory
        self._end = first + memory.nbytes
        self._known = -1
        """After which of the room's calls it was copied."""

    def __len__(self) -> int:
        return len(self._memory)

    def __getitem__(self, index: Any) -> Any:
        return self._here()[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        self._here()[index] = value
        self._room.shim.push(self._first, self._end)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._here())

    def _here(self) -> memoryview:
        if self._known != self._room.calls:
            self._room.shim.pull(self._first, self._end)
            self._known = self._room.calls
        return self._memory


class BrowserRoom(Room):
    """A room in the browser: a block of this Python's memory, and the same over there."""

    def __init__(self, game: str, regions: Mapping[str, Region], far: Sequence[str] = ()) -> None:
        self.calls = 0
        """What was copied before the last of them may have changed since."""
        self._stopped = False
        near = [name for name in regions if name not in far]
        self._places: dict[str, tuple[int, int]] = {}
        end = NUMBERS
        for name in (*near, *far):
            self._places[name] = (end, end + regions[name][1] * array(regions[name][0]).itemsize)
            end += padded(*regions[name])
        block = bytearray(end)
        memory = memoryview(block)
        self._numbers = memory[:NUMBERS].cast("q")
        self.shim = _rules().room(_module(game), block)
        if int(self.shim.layout()) != layout_of(game):
            raise too_old(game)
        weakref.finalize(self, self.shim.close)
        self.regions: dict[str, Any] = {}
        for name, (code, _) in regions.items():
            first, last = self._places[name]
            region: memoryview[Any] = cast("Any", memory[first:last]).cast(code)
            self.regions[name] = Far(self, first, region) if name in far else region

    @property
    def stopped(self) -> bool:
        return self._stopped

    def function(
        self, name: str, *given: Given, reads: Sequence[str] = (), writes: Sequence[str] = ()
    ) -> Callable[..., int]:
        arguments: list[int] = []
        count = 0
        for each in given:
            match each:
                case None:
                    arguments += (GIVEN, count)
                    count += 1
                case str():
                    arguments += (ADDRESS, self._places[each][0])
                case _:
                    arguments += (LITERAL, each)
        assert count <= MOST_NUMBERS, "there is room for the numbers of a call"
        function = self.shim.prepare(name, arguments)
        parts = (*self._part(reads), *self._part(writes))
        numbers, call = self._numbers, self.shim.call

        def called(*own: int) -> int:
            if self._stopped:
                raise RulesTrapped.before(name)
            for place, number in enumerate(own):
                numbers[place] = number
            self.calls += 1
            if not call(function, *parts):
                self._stopped = True
                raise RulesTrapped.by(name)
            return numbers[0]

        return called

    def clear(self, names: Sequence[str]) -> None:
        for name in names:
            if isinstance(memory := self.regions[name], Far):
                self.shim.clear(*self._places[name])
            else:
                memory.cast("B")[:] = bytes(memory.nbytes)
        self.calls += 1

    def _part(self, names: Sequence[str]) -> tuple[int, int]:
        """Where these regions lie, with what may be between them."""
        places = [self._places[name] for name in names]
        return (min(first for first, _ in places), max(end for _, end in places)) if places else (0, 0)


class Browser(ModuleEngine):
    """The rules as WebAssembly in a browser."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._desk_here: Desk | None = None
        self._hall_here: Hall | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """The rules are the same everywhere: a copy is the engine itself, and only its name is pickled."""
        return Browser._of, (self.game,)

    @staticmethod
    def _of(game: str) -> Browser:
        return browser(game)

    def open_room(self, regions: Mapping[str, Region], far: Sequence[str] = ()) -> Room:
        return BrowserRoom(self.game, regions, far)

    def desk(self) -> Desk:
        if self._desk_here is None or self._desk_here.room.stopped:
            self._desk_here = Desk(self, self.open_room)
        return self._desk_here

    def hall(self) -> Hall:
        if self._hall_here is None or self._hall_here.room.stopped:
            self._hall_here = Hall(self, self.open_room)
        return self._hall_here


def _rules() -> Rules:
    """What the worker offers."""
    home: Any = import_module(HOME)
    return cast("Rules", home.rules)


@cache
def _module(game: str) -> Any:
    """The compiled module, one for all rooms of a worker."""
    return _rules().compiled(module_file(game).read_bytes())


browser = cache(Browser)
