"""What is the same wherever `rules.wasm` runs: in CPython (`portable.py`) and in a browser (`browser.py`).

A room is an instance of the module with regions in its memory that nothing else uses. Records are copied there and
back; an index that is out of bounds can't touch anything else.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

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
APART = 64
"""Everything in an instance's memory begins at a multiple of this."""
GAMES = 256
"""Games of a batch that are played by one call."""
FAR = 1 << 12
"""Buffers of this many bytes or more are not copied with every call."""
MOST_STEPS = 1 << 15
"""Steps fit into 16 bits."""

Region = tuple[str, int]
"""What is in a region, as a code of `struct`, and how many of them."""
Given = int | str | None
"""What a function is given: a number, a region by its name, or what each call gives."""


class RulesTrapped(RuntimeError):
    """The rules were given something that is no state of a game, and stopped or were stopped."""

    @classmethod
    def by(cls, name: str) -> RulesTrapped:
        """By one of the functions."""
        return cls(f"{name} of the rules was given something that is no state of a game")

    @classmethod
    def before(cls, name: str) -> RulesTrapped:
        """Before this one was called."""
        return cls(f"{name} of the rules can't be called: they have been stopped")


def layout_of(game: str) -> int:
    """A number for the layout of a game's records."""
    home = rules_of(game)
    text = repr((home.State.layout, home.Rules.layout))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "little")


def too_old(game: str) -> RuntimeError:
    """The module is of other records."""
    return RuntimeError(f"rules.wasm of {game} is older than the rules: make wasm")


def module_file(game: str) -> Traversable:
    """Where the module of a game is."""
    return files(games()[game].home) / "rules.wasm"


@cache
def is_portable(game: str) -> bool:
    """Whether the rules of a game were made portable."""
    return module_file(game).is_file()


def padded(code: str, count: int) -> int:
    """The bytes that a region takes."""
    return -(-count * array(code).itemsize // APART) * APART


class Room(ABC):
    """An instance with regions in its memory, in the order given. Not for several threads at once."""

    regions: Mapping[str, Any]
    """The memory of the regions; what a function writes can be read there."""

    @property
    @abstractmethod
    def stopped(self) -> bool:
        """A function has not come to its end; there may be no room for the next one."""

    @abstractmethod
    def function(
        self, name: str, *given: Given, reads: Sequence[str] = (), writes: Sequence[str] = ()
    ) -> Callable[..., int]:
        """A function of the module. It `reads` and `writes` these regions, which lie side by side."""

    @abstractmethod
    def clear(self, names: Sequence[str]) -> None:
        """Zero these regions."""


class Desk:
    """A room with what rules take and give, and their functions."""

    def __init__(self, engine: Engine, open_room: Callable[[Mapping[str, Region]], Room]) -> None:
        self.room = room = open_room(
            {
                "rules": ("B", engine.rules.size),
                "state": ("B", engine.state.size),
                "steps": ("h", LONGEST),
                "out": ("h", MOST_LEGAL),
                "weights": ("q", MOST_LEGAL),
                "seen": ("q", MOST_FEATURES),
                "scores": ("q", MOST_SEATS),
                "ranked": ("q", MOST_SEATS),
            }
        )
        regions = room.regions
        self.rules, self.state, self.out = (regions[name] for name in ("rules", "state", "out"))
        self.weights, self.seen, self.steps = (regions[name] for name in ("weights", "seen", "steps"))
        self.scores, self.ranked = regions["scores"], regions["ranked"]
        records, out = ("rules", "state"), ("out", MOST_LEGAL)

        def function(name: str, *given: Given, writes: Sequence[str] = ()) -> Callable[..., int]:
            reads = (*records, "steps") if name == "replay" else records
            return room.function(name, *records, *given, reads=reads, writes=writes)

        self.functions = {
            "setup": function("setup", writes=("state",)),
            "actor": function("actor"),
            "legal": function("legal", *out, writes=("out",)),
            "outcomes": function("outcomes", *out, "weights", MOST_LEGAL, writes=("out", "weights")),
            "pick": function("pick", None),
            "apply": function("apply", None, writes=("state",)),
            "view": function("view", None, writes=("state",)),
            "imagine": function("imagine", None, None, writes=("state",)),
            "observe": function("observe", None, "seen", MOST_FEATURES, writes=("seen",)),
            "results": function(
                "results", "scores", MOST_SEATS, "ranked", MOST_SEATS, writes=("scores", "ranked")
            ),
            "replay": function("replay", "steps", None, writes=("state",)),
            "play_randomly": function("play_randomly", None, *out, "steps", None, writes=("state", "steps")),
        }


class Hall:
    """A room for many random games at once; they all begin at the start."""

    def __init__(self, engine: Engine, open_room: Callable[[Mapping[str, Region]], Room]) -> None:
        self.room = open_room(
            {
                "rules": ("B", engine.rules.size),
                "seeds": ("q", GAMES),
                "states": ("B", GAMES * engine.state.size),
                "lengths": ("q", GAMES),
                "out": ("h", MOST_LEGAL),
            }
        )
        self.rules, self.seeds, self.states, self.lengths, _ = self.room.regions.values()
        given = "rules", "states", None, "seeds", None, "lengths", None, "out", MOST_LEGAL
        self.play = self.room.function(
            "play_batch", *given, reads=("rules", "seeds", "states"), writes=("states", "lengths")
        )


class ModuleEngine(Engine):
    """The rules of a module, wherever it runs."""

    build = "portable"

    @abstractmethod
    def desk(self) -> Desk:
        """A desk whose rules have not been stopped; nobody else is at it."""

    @abstractmethod
    def hall(self) -> Hall:
        """The same for many games at once."""

    @abstractmethod
    def open_room(self, regions: Mapping[str, Region], far: Sequence[str] = ()) -> Room:
        """A new room. What is `far` is large, and copied only where somebody looks at it."""

    def setup(self, rules: bytes, state: bytearray) -> None:
        desk = self._desk(rules, state)
        desk.functions["setup"]()
        state[:] = desk.state

    def actor(self, rules: bytes, state: bytearray) -> int:
        return self._desk(rules, state).functions["actor"]()

    def legal(self, rules: bytes, state: bytearray) -> list[int]:
        desk = self._desk(rules, state)
        return list[int](desk.out[: desk.functions["legal"]()].tolist())

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
        return list[int](desk.steps[: min(length, room)].tolist())

    def play_batch(self, rules: bytes, seeds: Sequence[int]) -> tuple[bytearray, list[int]]:
        hall = self.hall()
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
        return ModuleWorkspace(self, names, buffers)

    def _desk(self, rules: bytes, state: bytearray) -> Desk:
        """A desk with rules and a state on it."""
        desk = self.desk()
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


class ModuleWorkspace(Workspace):
    """A room of its own, which has the buffers in its memory."""

    def __init__(self, engine: ModuleEngine, names: Sequence[str], buffers: Sequence[Buffer]) -> None:
        regions: dict[str, Region] = {"rules": ("B", engine.rules.size), "state": ("B", engine.state.size)}
        given: list[Given] = []
        for number, (kind, count) in enumerate(buffers):
            room = ("B", count * engine.state.size) if kind == batch_of(S) else (BUFFERS[kind], count)
            regions[f"buffer {number}"] = room
            given += (f"buffer {number}", count)
        far = [name for name, kind in regions.items() if padded(*kind) >= FAR]
        self._near = [name for name in regions if name not in far]
        self._room = engine.open_room(regions, far)
        self._rules, self._state, *taken = self._room.regions.values()
        self.buffers = tuple(taken)
        self._names, self._given = frozenset(names), given
        self._engine = engine
        self._made: dict[tuple[str, int], Callable[..., int]] = {}

    def call(self, name: str, rules: bytes, state: bytearray, *numbers: int) -> int:
        try:
            self._rules[:], self._state[:] = rules, state
        except ValueError:
            raise self._engine.wrong_size(rules, state) from None
        made = self._made.get((name, len(numbers)))
        if made is None:
            if name not in self._names:
                raise KeyError(f"this workspace is not for {name}")
            given = ("rules", "state", *self._given, *[None] * len(numbers))
            made = self._made[name, len(numbers)] = self._room.function(
                name, *given, reads=self._near, writes=self._near
            )
        return made(*numbers)

    def clear(self) -> None:
        self._room.clear(list(self._room.regions)[2:])
