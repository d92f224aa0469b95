"""The rules of a game as functions over packed records: compiled for the CPU, or interpreted.

Compiled code is kept in the user's cache folder under a fingerprint of all rules, because Numba's own cache does not
see changes in called modules.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Literal

import numpy as np

from rattus.kernel.compiler import how, instructions, made_for_rules, numba_version, rule_compiler
from rattus.kernel.contract import MOST_LEGAL, Bytes, Cells, Floats, Numbers, Steps
from rattus.kernel.game import rules_of
from rattus.kernel.record import Record
from rattus.kernel.rule import RULES, Build, closed_over, written_function
from rattus.kernel.signature import batch_of, signature_of

BuildName = Literal["portable", "native", "interpreted"]
"""The machines that rules are made for: WebAssembly, this CPU by Numba, and Python itself."""
Progress = Callable[[str, int, int], None]
"""Told the name of what is being compiled, how many are done, and how many there are."""

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
PARTS = "parts"
"""The file that all compiled functions claim to come from."""
COMPLETE = "complete"
"""A file of this name says that everything has been compiled once."""
KEPT_SECONDS = 30 * 24 * 3600
MANNER = 3
"""One more whenever rules are compiled in another manner, so that what lies in the cache is not used."""


class MissingCompiler(RuntimeError):
    """Native rules were asked for, and the compiler is not installed."""


def silent(name: str, done: int, total: int) -> None:
    """A `Progress` that says nothing."""


@dataclass(frozen=True)
class Engine:
    """The contract's rules (see `contract.py`), ready to be called with packed records."""

    game: str
    build: BuildName
    state: type[Record]
    rules: type[Record]
    setup: Callable[[np.void, np.void], None]
    actor: Callable[[np.void, np.void], int]
    legal: Callable[[np.void, np.void, np.ndarray], int]
    outcomes: Callable[[np.void, np.void, np.ndarray, np.ndarray], int]
    pick: Callable[[np.void, np.void, int], int]
    apply: Callable[[np.void, np.void, int], None]
    view: Callable[[np.void, np.void, int], None]
    imagine: Callable[[np.void, np.void, int, int], None]
    observe: Callable[[np.void, np.void, int, np.ndarray], int]
    results: Callable[[np.void, np.void, np.ndarray, np.ndarray], int]
    replay: Callable[[np.void, np.void, np.ndarray], None]
    play_randomly: Callable[[np.void, np.void, int, np.ndarray, np.ndarray], int]
    play_batch: Callable[[np.void, np.ndarray, np.ndarray, np.ndarray, np.ndarray], None]

    def blank(self, count: int = 1) -> np.ndarray:
        """Memory for states."""
        return np.zeros(count, self.state.dtype)

    def play_games(self, rules: np.void, seeds: np.ndarray, jobs: int = 1) -> tuple[np.ndarray, np.ndarray]:
        """Play one random game for each seed on several cores: the final states and the numbers of steps."""
        states = self.blank(len(seeds))
        lengths = np.zeros(len(seeds), np.int64)

        def play(part: slice) -> None:
            self.play_batch(rules, states[part], seeds[part], lengths[part], np.zeros(MOST_LEGAL, np.int16))

        bounds = np.linspace(0, len(seeds), jobs + 1).astype(int)
        parts = [slice(a, b) for a, b in pairwise(bounds)]
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(play, parts))
        return states, lengths


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
        repr((plain.State.dtype.descr, plain.Rules.dtype.descr, MOST_LEGAL, numba_version(), MANNER)).encode()
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


@cache
def interpreted(game: str) -> Engine:
    """The plain Python rules behind the same interface: slow, and open to a debugger."""
    plain = rules_of(game)

    def wrap(name: str) -> Callable[..., Any]:
        function = getattr(plain, name)
        records = [
            (i, hint)
            for i, hint in enumerate(signature_of(function, plain.State, plain.Rules).arguments.values())
            if isinstance(hint, type) and issubclass(hint, Record)
        ]

        def call(*arguments: Any) -> Any:
            unpacked = [a.tolist() if isinstance(a, np.ndarray) else a for a in arguments]
            for i, record in records:
                unpacked[i] = record.of(arguments[i])
            result = function(*unpacked)
            for given, used in zip(arguments, unpacked, strict=True):
                if isinstance(given, np.ndarray):
                    given[:] = used
                elif isinstance(used, plain.State):
                    used.store(given)
            return result

        return call

    def play_batch(rules: np.void, states: Any, seeds: Any, lengths: Any, out: Any) -> None:
        objects = [plain.State() for _ in states]
        plain.play_batch(plain.Rules.of(rules), objects, seeds.tolist(), lengths, [0] * len(out))
        for memory, state in zip(states, objects, strict=True):
            state.store(memory)

    functions = {name: wrap(name) for name in ENTRIES} | {"play_batch": play_batch}
    return Engine(game, "interpreted", plain.State, plain.Rules, **functions)


def compiled(game: str, progress: Progress = silent) -> Engine:
    """The rules compiled for the CPU; everything runs without Python's global lock."""
    if game not in _compiled:
        _compiled[game] = _compile(game, progress)
    return _compiled[game]


_compiled: dict[str, Engine] = {}


def _compile(game: str, progress: Progress) -> Engine:
    plain = rules_of(game)
    return Engine(game, "native", plain.State, plain.Rules, **compiled_rules(game, "", ENTRIES, progress))


def compiled_rules(
    game: str, more: str, names: Sequence[str], progress: Progress = silent
) -> dict[str, Callable[..., Any]]:
    """Rules of a game's module, or of another one (`more`) over the same records, compiled for the CPU."""
    game_module = rules_of(game)
    plain = import_module(more) if more else game_module
    try:
        numba = import_module("numba")
    except ModuleNotFoundError:
        raise MissingCompiler("native rules need Numba: pip install 'rattus[lab]'") from None
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
        # For who has records as arrays of one already, and no time: arrays are taken for what they should be, without
        # looking for the version that fits; there is but one.
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
