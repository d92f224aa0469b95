"""Rules beside a game's own, over the same records: compiled, named by what they are, kept in their own folders."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import rattus
from rattus.bots import tree
from rattus.bots.search import STREAM, Budget, Tree
from rattus.bots.sense import sense_of
from rattus.builds import native
from rattus.kernel.chance import keys
from rattus.kernel.contract import Cells, Floats, Numbers, Steps
from rattus.kernel.engine import BuildName
from rattus.kernel.rule import RULES, rule
from rattus.kernel.ruleset import COLOURS
from rattus.plague.state import Rules, State
from rattus.table.library import find_edition, ruleset

SENSE = "rattus.bots.plague_sense"
MORE = __name__
"""This module is one beside a game's own: its rules are below."""
BONUS = 3


@rule
def total(rules: Rules, s: State) -> int:
    """All citizens in reserve."""
    count = 0
    for seat in range(rules.seats):
        count += s.reserve[seat]
    return count


@rule
def shares(rules: Rules, s: State, power: float, out: Floats) -> float:
    """Fractions, and mathematics; calls another rule of this module."""
    for seat in range(rules.seats):
        out[seat] = math.sqrt(s.reserve[seat] / total(rules, s)) * power
    return out[0]


@rule
def fill(rules: Rules, s: State, steps: Steps, cells: Cells, numbers: Numbers) -> None:
    """Buffers of all widths, and a constant; the state may be written."""
    steps[0] = -BONUS
    cells[0] = 2**31 - 1
    numbers[0] = 2**62
    s.reserve[0] += BONUS


NAMES = ("total", "shares", "fill")


@pytest.fixture
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache for this test."""
    monkeypatch.setenv("RATTUS_CACHE", str(tmp_path))
    return tmp_path


def start() -> tuple[bytes, bytearray]:
    """The rules of a table, and a state of it at the start."""
    table = ruleset(find_edition("rattus"), COLOURS[:2], {}, "interpreted")
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    return table.rules, state


# Compiled.


def test_rules_beside_a_game_are_compiled_over_its_records(cache_folder: Path) -> None:
    rules, state = start()
    made = native.compiled_rules("plague", MORE, NAMES)
    assert list(made) == list(NAMES)
    assert made["total"](rules, state) == total(Rules.of(rules), State.of(state)) == 40
    written, plain = np.zeros(2), [0.0, 0.0]
    assert made["shares"](rules, state, 0.5, written) == shares(Rules.of(rules), State.of(state), 0.5, plain)
    assert written.tolist() == plain == [math.sqrt(0.5) / 2] * 2
    buffers = (np.zeros(1, np.int16), np.zeros(1, np.int32), np.zeros(1, np.int64))
    made["fill"](rules, state, *buffers)
    assert [buffer.tolist() for buffer in buffers] == [[-3], [2**31 - 1], [2**62]]
    assert made["total"](rules, state) == 43


def test_a_buffer_of_another_width_is_refused(cache_folder: Path) -> None:
    rules, state = start()
    made = native.compiled_rules("plague", MORE, ["shares"])
    with pytest.raises(TypeError, match="No matching definition"):
        made["shares"](rules, state, 0.5, np.zeros(2, np.float32))


def test_what_is_compiled_is_told_and_then_found_again(cache_folder: Path) -> None:
    told: list[tuple[str, int, int]] = []
    assert not native.is_compiled("plague", MORE, NAMES)
    native.compiled_rules("plague", MORE, NAMES, lambda *progress: told.append(progress))
    assert told == [("total", 0, 3), ("shares", 1, 3), ("fill", 2, 3), ("", 3, 3)]
    assert native.is_compiled("plague", MORE, NAMES)
    assert not native.is_compiled("plague")
    folder = native.compiled_folder("plague", MORE)
    kept = {path: path.stat().st_mtime_ns for path in folder.rglob("*.nb?")}
    assert len(kept) >= 2 * len(NAMES)
    rules, state = start()
    assert native.compiled_rules("plague", MORE, NAMES)["total"](rules, state) == 40
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*.nb?")} == kept


# Names and folders.


def test_rules_beside_a_game_have_a_folder_of_their_own(cache_folder: Path) -> None:
    folder = native.compiled_folder("plague", SENSE)
    assert folder == cache_folder / f"plague-plague_sense-{native.fingerprint('plague', SENSE)}"
    assert folder.is_dir()
    assert native.compiled_folder("plague", SENSE) == folder != native.compiled_folder("plague")


def test_what_lies_beside_a_game_is_thrown_away_with_it(cache_folder: Path) -> None:
    """A month after it was used for the last time, whichever of the two is used then."""
    old = cache_folder / "plague-plague_sense-0123456789abcdef"
    old.mkdir()
    os.utime(old, (0, 0))
    native.compiled_folder("cartus", "rattus.bots.cartus_sense")
    assert old.exists()
    native.compiled_folder("plague")
    assert not old.exists()


def test_rules_beside_a_game_count_as_compiled_when_all_of_them_are(cache_folder: Path) -> None:
    (native.compiled_folder("plague") / native.COMPLETE).touch()
    names = ("search",)
    assert not native.is_compiled("plague", SENSE, names)
    (native.compiled_folder("plague", SENSE) / native.marker(("self_play", "features"))).touch()
    assert not native.is_compiled("plague", SENSE, names)
    (native.compiled_folder("plague", SENSE) / native.marker(names)).touch()
    assert native.is_compiled("plague", SENSE, names)


@pytest.mark.parametrize("game", ["plague", "cartus"])
def test_the_name_of_rules_beside_a_game_is_the_same_in_every_process(game: str) -> None:
    """And that of the game does not depend on what was imported beside it."""
    own = f"fingerprint('{game}')"
    both = f"fingerprint('{game}', 'rattus.bots.{game}_sense')"
    code = f"from rattus.builds.native import fingerprint; print({own}, {both}, {own})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "1"},
    )
    names = (native.fingerprint(game), native.fingerprint(game, f"rattus.bots.{game}_sense"))
    assert done.stdout.split() == [*names, names[0]]
    assert all(re.fullmatch(r"[0-9a-f]{16}", name) for name in names)
    assert names[0] != names[1]


def test_a_change_beside_a_game_leaves_the_games_own_name() -> None:
    game, both = native.fingerprint("plague"), native.fingerprint("plague", MORE)
    known = set(RULES)
    rule(start)
    try:
        assert native.fingerprint("plague", MORE) != both
        assert native.fingerprint("plague") == game
    finally:
        RULES.intersection_update(known)
    assert native.fingerprint("plague", MORE) == both


@pytest.mark.parametrize(
    "constant",
    [
        "plague.turn.PLACE",
        "bots.plague_sense.PLACE",
        "bots.tree.HORIZON",
        "bots.floats.LARGEST",
        "kernel.chance.M32",
    ],
)
def test_rules_beside_a_game_have_another_name_when_a_constant_changes(
    constant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In them, in what they are made of, in the game, or in the kernel."""
    before = native.fingerprint("plague", SENSE)
    monkeypatch.setattr(f"rattus.{constant}", 12_345)
    assert native.fingerprint("plague", SENSE) != before


@pytest.mark.parametrize("changed", ["apply", "worth", "simulate", "exp", "number"])
def test_rules_beside_a_game_have_another_name_when_any_rule_they_call_changes(
    changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it stands: in the game, in the bots' knowledge of it, in a factory, in a module below."""
    before = native.fingerprint("plague", SENSE), native.fingerprint("cartus", "rattus.bots.cartus_sense")
    called = {function.__name__: function for function, _ in native.used_rules(import_module(SENSE))}

    parameters = called[changed].__code__.co_freevars
    assert ("imagine" in parameters) == (changed == "simulate")
    code = called[changed].__code__
    monkeypatch.setattr(called[changed], "__code__", code.replace(co_consts=(*code.co_consts, 12_345)))
    assert native.fingerprint("plague", SENSE) != before[0]
    shared = changed in ("exp", "number")
    assert (native.fingerprint("cartus", "rattus.bots.cartus_sense") != before[1]) is shared


def test_rules_have_another_name_when_a_named_tuple_they_take_has_its_parts_in_another_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = native.fingerprint("plague", SENSE)
    parts = tree.Memory._fields
    monkeypatch.setattr(tree.Memory, "_fields", (*parts[1:], parts[0]))
    assert native.fingerprint("plague", SENSE) != before


def test_another_module_has_another_name() -> None:
    assert native.fingerprint("plague", MORE) != native.fingerprint("plague", SENSE)


# The same as interpreted.


@pytest.mark.parametrize("build", ["portable", "native"])
@pytest.mark.parametrize(("name", "seats"), [("rattus", 2), ("bigbox", 3), ("cartus", 3)])
def test_the_bots_search_grows_the_same_tree_on_every_machine_to_the_last_bit(
    name: str, seats: int, build: BuildName
) -> None:
    def grown(rules: BuildName) -> tuple[int, list[int], list[int], list[float]]:
        game = rattus.new(name, seats, 1, rules=rules)
        for _ in range(12):
            game.play(game.legal[len(game.legal) // 2])
        assert game.to_act is not None
        tree = Tree(game.ruleset.engine, Budget(visits=40))
        tree.grow(game.view(game.to_act), sense_of(game.ruleset), 0, keys(3, STREAM), 0, 40)
        return tree.used, [*tree.memory.keys], [*tree.memory.visits], [*tree.memory.value]

    there = grown(build)
    assert there == grown("interpreted")
    assert there[0] > 10
