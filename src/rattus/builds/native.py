"""The rules compiled for this CPU by Numba, in threads without Python's lock.

Compiled code is kept in the user's cache folder under a fingerprint of all rules, because Numba's own cache does not
see changes in called modules.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from rattus.kernel.engine import MissingCompiler

try:
    import numpy as np
except ModuleNotFoundError:
    raise MissingCompiler from None

from rattus.builds.announce import announced
from rattus.builds.compiler import how, instructions, made_for_rules, numba_version, rule_compiler
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
from rattus.kernel.engine import ENTRIES, LONGEST, Buffer, Engine, Progress, Standing, Workspace, silent
from rattus.kernel.game import rules_of
from rattus.kernel.rule import RULES, Build, closed_over, written_function
from rattus.kernel.signature import batch_of, signature_of

PARTS = "parts"
"""The file that all compiled functions claim to come from."""
COMPLETE = "complete"
"""A file of this name says that everything has been compiled once."""
KEPT_SECONDS = 30 * 24 * 3600
MANNER = 3
"""One more whenever rules are compiled in another manner, so that what lies in the cache is not used."""


def cache_home() -> Path:
    """The user's cache folder for this program."""
    if given := os.environ.get("RATTUS_CACHE"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "rattus" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "rattus"
    return Path(os.environ.get("XDG_CACHE_HOME", "") or Path.home() / ".cache") / "rattus"


def fingerprint(game: str, more: str = "") -> str:
    """A name for all that decides what is compiled: the rules' code, their constants, the records' layout, Numba.

    `more` is a module beside the game's own whose rules are compiled instead. All that these rules call counts,
    wherever it stands.
    """
    plain = rules_of(game)
    digest = hashlib.sha256(usedforsecurity=False)
    for function, names in used_rules(import_module(more) if more else plain):
        code = function.__code__
        numbers = {name: value for name, value in names.items() if isinstance(value, int | float | tuple)}
        kinds = [str(hint).partition("[")[0] for hint in function.__annotations__.values()]
        parts = [getattr(function.__globals__.get(kind), "_fields", ()) for kind in kinds]
        told = (code.co_name, code.co_code, code.co_consts, code.co_names, code.co_freevars, numbers, parts)
        digest.update(repr(told).encode())
    digest.update(
        repr((plain.State.layout, plain.Rules.layout, MOST_LEGAL, numba_version(), MANNER)).encode()
    )
    return digest.hexdigest()[:16]


def used_rules(home: ModuleType) -> Iterator[tuple[FunctionType, dict[str, Any]]]:
    """The rules of a module and all that they call, each once, with what the names in it stand for."""
    waiting = [value for _, value in sorted(vars(home).items()) if isinstance(value, FunctionType)]
    known: set[FunctionType] = set()
    while waiting:
        function = waiting.pop()
        if function in RULES and function not in known:
            known.add(function)
            names = {name: function.__globals__.get(name) for name in function.__code__.co_names}
            names |= closed_over(function)
            yield function, names
            waiting += [value for value in names.values() if isinstance(value, FunctionType)]


def compiled_folder(game: str, more: str = "") -> Path:
    """Where compiled code of these very sources lies; what has not been used for a month is thrown away."""
    name = f"{game}-{more.rpartition('.')[2]}-" if more else f"{game}-"
    folder = cache_home() / f"{name}{fingerprint(game, more)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except OSError:
        return temporary_folder(folder)
    throw_away_old(folder.parent, game)
    return folder


@cache
def temporary_folder(folder: Path) -> Path:
    """Where compiled code lies as long as this program runs, if the cache folder can't be written."""
    return Path(tempfile.mkdtemp(prefix="rattus-"))


def throw_away_old(home: Path, game: str) -> None:
    """Remove compiled code that has not been used for a month; what can't be looked at is left alone."""
    for folder in home.glob(f"{game}-*"):
        with suppress(OSError):
            if folder.stat().st_mtime < time.time() - KEPT_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def is_compiled(game: str, more: str = "", names: Sequence[str] = ENTRIES) -> bool:
    """Whether a start will find these rules compiled in the cache."""
    return (compiled_folder(game, more) / marker(names)).exists()


def marker(names: Sequence[str]) -> str:
    """The file that says that these rules have been compiled."""
    return COMPLETE if names is ENTRIES else "-".join((COMPLETE, *names))


class _Room(threading.local):
    """What the rules write beside a state, for each thread."""

    def __init__(self) -> None:
        self.out = np.zeros(MOST_LEGAL, np.int16)
        self.weights = np.zeros(MOST_LEGAL, np.int64)
        self.seen = np.zeros(MOST_FEATURES, np.int64)
        self.scores, self.ranked = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.steps = np.zeros(LONGEST, np.int16)


class Native(Engine):
    """The rules as machine code."""

    build = "native"

    def __init__(self, game: str, progress: Progress | None = None) -> None:
        super().__init__(game)
        made = compiled_rules(game, "", ENTRIES, progress)
        self._setup, self._actor, self._legal, self._outcomes, self._pick, self._apply, *more = made.values()
        self._view, self._imagine, self._observe, self._results, self._replay, *more = more
        self._play_randomly, self._play_batch = more
        self._room = _Room()

    def __reduce__(self) -> tuple[Any, ...]:
        """The rules are the same everywhere: a copy is the engine itself, and only its name is pickled."""
        return Native._of, (self.game,)

    @staticmethod
    def _of(game: str) -> Native:
        return compiled(game)

    def setup(self, rules: bytes, state: bytearray) -> None:
        self._setup(rules, state)

    def actor(self, rules: bytes, state: bytearray) -> int:
        return int(self._actor(rules, state))

    def legal(self, rules: bytes, state: bytearray) -> list[int]:
        out = self._room.out
        steps: list[int] = out[: self._legal(rules, state, out)].tolist()
        return steps

    def outcomes(self, rules: bytes, state: bytearray) -> tuple[list[int], list[int]]:
        out, weights = self._room.out, self._room.weights
        count = self._outcomes(rules, state, out, weights)
        return out[:count].tolist(), weights[:count].tolist()

    def pick(self, rules: bytes, state: bytearray, r: int) -> int:
        return int(self._pick(rules, state, r))

    def apply(self, rules: bytes, state: bytearray, step: int) -> None:
        self._apply(rules, state, step)

    def view(self, rules: bytes, state: bytearray, seat: int) -> None:
        self._view(rules, state, seat)

    def imagine(self, rules: bytes, state: bytearray, key0: int, key1: int) -> None:
        self._imagine(rules, state, key0, key1)

    def observe(self, rules: bytes, state: bytearray, seat: int) -> array[int]:
        seen = self._room.seen
        return array("b", seen[: self._observe(rules, state, seat, seen)].astype(np.int8).tobytes())

    def results(self, rules: bytes, state: bytearray) -> Standing:
        scores, ranked, seats = self._room.scores, self._room.ranked, self.count(rules)
        won = self._results(rules, state, scores, ranked)
        return Standing(scores[:seats].tolist(), ranked[:seats].tolist(), ranked[:won].tolist())

    def replay(self, rules: bytes, state: bytearray, steps: Sequence[int]) -> None:
        self._replay(rules, state, np.array(steps, np.int16))

    def play_randomly(self, rules: bytes, state: bytearray, seed: int, room: int = LONGEST) -> list[int]:
        history = self._room.steps[:room]
        length = self._play_randomly(rules, state, seed, self._room.out, history)
        steps: list[int] = history[:length].tolist()
        return steps

    def play_batch(self, rules: bytes, seeds: Sequence[int]) -> tuple[bytearray, list[int]]:
        states, lengths = bytearray(len(seeds) * self.state.size), np.zeros(len(seeds), np.int64)
        room = np.frombuffer(states, self.state.dtype)
        self._play_batch(rules, room, np.array(seeds, np.int64), lengths, self._room.out)
        return states, lengths.tolist()

    def workspace(self, home: str, names: Sequence[str], *buffers: Buffer) -> Workspace:
        return _Workspace(self, home, names, buffers)


class _Workspace(Workspace):
    """Arrays, and compiled rules."""

    def __init__(self, engine: Native, home: str, names: Sequence[str], buffers: Sequence[Buffer]) -> None:
        self._functions = rules_beside(engine.game, home, tuple(names))
        self.buffers = tuple(
            np.zeros(count, engine.state.dtype if kind == batch_of(S) else kind.__metadata__[0])
            for kind, count in buffers
        )

    def call(self, name: str, rules: bytes, state: bytearray, *numbers: int) -> int:
        return int(self._functions[name](rules, state, *self.buffers, *numbers))

    def clear(self) -> None:
        for buffer in self.buffers:
            buffer[:] = np.zeros(1, buffer.dtype)


def compiled(game: str, progress: Progress | None = None) -> Native:
    """The rules of a game compiled for the CPU; the first time takes a while."""
    if game not in _compiled:
        _compiled[game] = Native(game, progress)
    return _compiled[game]


_compiled: dict[str, Native] = {}


def rules_beside(
    game: str, home: str, names: tuple[str, ...], progress: Progress | None = None
) -> dict[str, Callable[..., Any]]:
    """`compiled_rules`, once in a process."""
    if (home, names) not in _beside:
        _beside[home, names] = compiled_rules(game, home, names, progress)
    return _beside[home, names]


_beside: dict[tuple[str, tuple[str, ...]], dict[str, Callable[..., Any]]] = {}


def compiled_rules(
    game: str, more: str, names: Sequence[str], progress: Progress | None = None
) -> dict[str, Callable[..., Any]]:
    """Rules of a game's module, or of another one (`more`) over the same records, compiled for the CPU.

    If they are not in the cache, `progress` is told how far it is; without one, the error stream is.
    """
    if progress is None:
        progress = silent if is_compiled(game, more, names) else announced(game)
    game_module: Any = rules_of(game)
    plain = import_module(more) if more else game_module
    try:
        numba = import_module("numba")
    except ModuleNotFoundError:
        raise MissingCompiler from None
    types = numba.types
    folder = compiled_folder(game, more)
    if not (folder / PARTS).exists():
        (folder / PARTS).touch()
        os.utime(folder / PARTS, (0, 0))  # a date that survives being copied, as into an image
    numba.config.CACHE_DIR = str(folder)
    state, rules = (
        types.Array(numba.from_dtype(record.dtype), 1, "C", readonly=True)
        for record in (game_module.State, game_module.Rules)
    )
    known: dict[Any, Any] = {
        game_module.State: state,
        game_module.Rules: rules,
        int: types.int64,
        bool: types.boolean,
        float: types.float64,
        type(None): types.void,
        Steps: types.Array(types.int16, 1, "C"),
        Cells: types.Array(types.int32, 1, "C"),
        Numbers: types.Array(types.int64, 1, "C"),
        Floats: types.Array(types.float64, 1, "C"),
        Bytes: types.Array(types.int8, 1, "C"),
        batch_of(game_module.State): types.Array(state.dtype, 1, "C"),
    }
    build = Build(rule_compiler())
    build.made |= instructions()

    def entry(name: str) -> Any:
        function = getattr(plain, name)
        own = signature_of(function, game_module.State, game_module.Rules)
        hints = own.arguments
        # Records travel as arrays of one: Numba takes those in six times faster than records.
        records = {
            argument: hint.dtype
            for argument, hint in hints.items()
            if hint in (game_module.State, game_module.Rules)
        }
        call, tuples = own.call({name: f"{name}[0]" if name in records else name for name in hints})
        own_scope = {"__name__": plain.__name__, "rule": function, **tuples}
        wrapped = written_function(f"{name}_entry", hints, f"return {call}", own_scope)
        signature = known[own.result](*(known[hint] for hint in hints.values()))

        def cached(copy: FunctionType) -> Any:
            # Numba takes a compiled function for stale when its source file has another date. The folder's name
            # says all there is to say, so every entry claims to come from a file that never changes.
            copy.__code__ = copy.__code__.replace(co_filename=str(folder / PARTS))
            with made_for_rules():
                return numba.njit(signature, cache=True, **how())(copy)

        boxes = ", ".join(f"array({a}, {a}_type)" if a in records else a for a in hints)
        scope = {f"{argument}_type": dtype for argument, dtype in records.items()}
        scope |= {"array": np.frombuffer, "rule": build(wrapped, cached)}
        made = written_function(name, hints, f"return rule({boxes})", scope)
        # For callers that have records as arrays of one already, and no time: arrays are taken for what they should be,
        # without looking for the version that fits; there is but one.
        (only,) = scope["rule"].overloads.values()
        made.of_arrays = only.entry_point
        return made

    functions = {}
    for done, name in enumerate(names):
        progress(name, done, len(names))
        functions[name] = entry(name)
    progress("", len(names), len(names))
    (folder / marker(names)).touch()
    return functions
