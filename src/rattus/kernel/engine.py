"""The rules of a game as functions over packed records: compiled for the CPU, or interpreted.

Compiled code is kept in the user's cache folder under a name made from all rule sources, because Numba's own
cache does not see changes in called modules.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import numpy as np

from rattus.kernel.contract import MOST_LEGAL, Numbers, Steps
from rattus.kernel.record import Record
from rattus.kernel.rule import Build

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
    "results",
    "replay",
    "play_randomly",
    "play_batch",
)
KEPT_SECONDS = 30 * 24 * 3600


def silent(name: str, done: int, total: int) -> None:
    """A `Progress` that says nothing."""


@dataclass(frozen=True)
class Engine:
    """The contract's rules (see `contract.py`), ready to be called with packed records."""

    game: str
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
    results: Callable[[np.void, np.void, np.ndarray, np.ndarray], None]
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
        parts = [slice(a, b) for a, b in zip(bounds, bounds[1:], strict=False)]
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(play, parts))
        return states, lengths


def sources(game: str) -> list[Path]:
    """All files whose text decides what is compiled."""
    package = import_module(f"rattus.{game}")
    kernel = import_module("rattus.kernel")
    folders = [Path(module.__path__[0]) for module in (kernel, package)]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def cache_home() -> Path:
    """The user's cache folder for this program."""
    if given := os.environ.get("RATTUS_CACHE"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "rattus" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "rattus"
    return Path(os.environ.get("XDG_CACHE_HOME", "") or Path.home() / ".cache") / "rattus"


def compiled_folder(game: str) -> Path:
    """Where compiled code of these very sources lies; what has not been used for a month is thrown away."""
    digest = hashlib.sha256(usedforsecurity=False)
    for path in sources(game):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    folder = cache_home() / f"{game}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for other in folder.parent.glob(f"{game}-*"):
            if other.stat().st_mtime < time.time() - KEPT_SECONDS:
                shutil.rmtree(other, ignore_errors=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="rattus-"))
    return folder


def is_compiled(game: str) -> bool:
    """Whether a start will find compiled code in the cache."""
    return any(compiled_folder(game).rglob("*.nbc"))


@cache
def interpreted(game: str) -> Engine:
    """The plain Python rules behind the same interface: slow, and open to a debugger."""
    plain = import_module(f"rattus.{game}.game")

    def wrap(name: str) -> Callable[..., Any]:
        function = getattr(plain, name)
        records = [
            (i, hint)
            for i, hint in enumerate(get_type_hints(function).values())
            if isinstance(hint, type) and issubclass(hint, Record)
        ]

        def call(*arguments: Any) -> Any:
            unpacked = list(arguments)
            for i, record in records:
                unpacked[i] = record.of(arguments[i])
            result = function(*unpacked)
            for i, record in records:
                if record is plain.State:
                    unpacked[i].store(arguments[i])
            return result

        return call

    def play_batch(rules: np.void, states: Any, seeds: Any, lengths: Any, out: Any) -> None:
        objects = [plain.State() for _ in states]
        plain.play_batch(plain.Rules.of(rules), objects, seeds.tolist(), lengths, [0] * len(out))
        for memory, state in zip(states, objects, strict=True):
            state.store(memory)

    functions = {name: wrap(name) for name in ENTRIES} | {"play_batch": play_batch}
    return Engine(game, plain.State, plain.Rules, **functions)


@cache
def compiled(game: str, progress: Progress = silent) -> Engine:
    """The rules compiled for the CPU; everything runs without Python's global lock."""
    plain = import_module(f"rattus.{game}.game")
    numba = import_module("numba")
    types = numba.types
    numba.config.CACHE_DIR = str(compiled_folder(game))
    state, rules = (numba.from_dtype(record.dtype) for record in (plain.State, plain.Rules))
    known: dict[Any, Any] = {
        plain.State: state,
        plain.Rules: rules,
        int: types.int64,
        bool: types.boolean,
        type(None): types.void,
        Steps: types.Array(types.int16, 1, "C"),
        Numbers: types.Array(types.int64, 1, "C"),
        plain.Batch: types.Array(state, 1, "C"),
    }
    options = {"nogil": True, "error_model": "numpy"}
    build = Build(numba.njit(**options))

    def entry(name: str) -> Any:
        function = getattr(plain, name)
        hints = get_type_hints(function, include_extras=True)
        result = known[hints.pop("return")]
        signature = result(*(known[hint] for hint in hints.values()))
        return build(function, numba.njit(signature, cache=True, **options))

    functions = {}
    for done, name in enumerate(ENTRIES):
        progress(name, done, len(ENTRIES))
        functions[name] = entry(name)
    progress("", len(ENTRIES), len(ENTRIES))
    return Engine(game, plain.State, plain.Rules, **functions)

