"""The rules of a game as functions over packed records, the same on every machine (see `rattus.builds`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal, NamedTuple

from rattus._extras import advice
from rattus.kernel.game import rules_of
from rattus.kernel.given import MOST_JOBS, whole
from rattus.kernel.record import Record

BuildName = Literal["portable", "native", "interpreted"]
"""The kinds of builds: WebAssembly, this CPU by Numba, and Python itself."""
Progress = Callable[[str, int, int], None]
"""Gets the name of what is being compiled, how many are done, and how many there are."""
Buffer = tuple[Any, int]
"""A kind of buffer (see `contract.py`) and its length."""

ENTRIES = (
    "setup",
    "actor",
    "legal",
    "outcomes",
    "pick",
    "apply",
    "view",
    "imagine",
    "observe",
    "results",
    "replay",
    "play_randomly",
    "play_batch",
)
LONGEST = 1 << 16
"""The greatest number of steps of a game."""


class MissingCompiler(RuntimeError):
    """Native rules were requested, but their compiler is not installed."""

    def __init__(self) -> None:
        super().__init__(f"native rules need Numba: {advice('lab')}")


def silent(name: str, done: int, total: int) -> None:
    """A `Progress` that says nothing."""


class Standing(NamedTuple):
    """The results of a game, or those if it ended now."""

    scores: list[int]
    """Points by seat."""
    ranked: list[int]
    """The seats from first to last."""
    winners: list[int]
    """The winners among them."""


class Workspace(ABC):
    """Buffers in a machine's memory, and rules that work in them. Not thread-safe."""

    buffers: tuple[Any, ...]
    """The requested buffers, zeroed; they are read and written like lists."""

    @abstractmethod
    def call(self, name: str, rules: bytes, state: bytearray, *numbers: int) -> int:
        """Call a rule with records, all the buffers, and numbers; it changes neither record."""

    @abstractmethod
    def clear(self) -> None:
        """Zero all buffers."""


class Engine(ABC):
    """The contract's rules (see `contract.py`) on one machine. Records come packed; states are written in place."""

    build: ClassVar[BuildName]

    def __init__(self, game: str) -> None:
        home = rules_of(game)
        self.game = game
        self.state: type[Record] = home.State
        self.rules: type[Record] = home.Rules

    def blank(self) -> bytearray:
        """Memory for a state."""
        return bytearray(self.state.size)

    def count(self, rules: bytes) -> int:
        """The seats of a table."""
        table: Any = self.rules.read(rules)
        return int(table.seats)

    @abstractmethod
    def setup(self, rules: bytes, state: bytearray) -> None:
        """The start of a game."""

    @abstractmethod
    def actor(self, rules: bytes, state: bytearray) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""

    @abstractmethod
    def legal(self, rules: bytes, state: bytearray) -> list[int]:
        """When a seat is to act: its legal steps."""

    @abstractmethod
    def outcomes(self, rules: bytes, state: bytearray) -> tuple[list[int], list[int]]:
        """When chance is to act: the possible steps, and their weights."""

    @abstractmethod
    def pick(self, rules: bytes, state: bytearray, r: int) -> int:
        """When chance is to act: the outcome for a random number."""

    @abstractmethod
    def apply(self, rules: bytes, state: bytearray, step: int) -> None:
        """Apply a legal step."""

    @abstractmethod
    def view(self, rules: bytes, state: bytearray, seat: int) -> None:
        """Blank what a seat may not know."""

    @abstractmethod
    def imagine(self, rules: bytes, state: bytearray, key0: int, key1: int) -> None:
        """Fill a view with a world that is consistent with it."""

    @abstractmethod
    def observe(self, rules: bytes, state: bytearray, seat: int) -> array[int]:
        """The observation of a seat, in signed bytes."""

    @abstractmethod
    def results(self, rules: bytes, state: bytearray) -> Standing:
        """Points, ranking and winners."""

    @abstractmethod
    def replay(self, rules: bytes, state: bytearray, steps: Sequence[int]) -> None:
        """Apply many legal steps at once."""

    @abstractmethod
    def play_randomly(self, rules: bytes, state: bytearray, seed: int, room: int = LONGEST) -> list[int]:
        """Play on to the end; return the steps, up to `room`."""

    @abstractmethod
    def play_batch(self, rules: bytes, seeds: Sequence[int]) -> tuple[bytearray, list[int]]:
        """A random game for each seed: the final states, one after the other, and the numbers of steps."""

    @abstractmethod
    def workspace(self, home: str, names: Sequence[str], *buffers: Buffer) -> Workspace:
        """A workspace for the rules of another module over the same records."""

    def play_games(self, rules: bytes, seeds: Sequence[int], jobs: int = 1) -> tuple[bytearray, list[int]]:
        """`play_batch` on several cores."""
        jobs = whole("jobs", jobs, 1, MOST_JOBS)
        if jobs == 1:
            return self.play_batch(rules, seeds)
        from concurrent.futures import ThreadPoolExecutor

        bounds = [len(seeds) * i // jobs for i in range(jobs + 1)]
        parts = [seeds[bounds[i] : bounds[i + 1]] for i in range(jobs)]
        states, lengths = bytearray(), list[int]()
        with ThreadPoolExecutor(jobs) as pool:
            for some, as_long in pool.map(lambda part: self.play_batch(rules, part), parts):
                states += some
                lengths += as_long
        return states, lengths
