"""Whatever the portable rules are given, they come back: with an answer, or stopped. Nobody else notices."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from rattus.bots.search import Budget, Tree
from rattus.bots.sense import sense_of
from rattus.builds import portable
from rattus.builds.module import MOST_STEPS, RulesTrapped
from rattus.kernel.engine import ENTRIES
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import LegalSteps, View
from rattus.table.library import find_edition, ruleset, seat_names
from rattus.table.simulation import random_game

TABLES = (("rattus", 3), ("bigbox", 6), ("cartus", 5))
FEW, MANY = 30, 3000
QUICKER = 0.05
"""Seconds of a tick here, so that what never ends is stopped soon."""
LATE = 5.0
"""Seconds that a busy machine may add."""
INTERRUPTED = "interrupt"

Call = Callable[[Ruleset, bytes, bytearray, Random], object]


def step(chance: Random) -> int:
    return chance.randrange(MOST_STEPS)


CALLS: dict[str, Call] = {
    "setup": lambda t, rules, s, _: t.engine.setup(rules, s),
    "actor": lambda t, rules, s, _: t.engine.actor(rules, s),
    "legal": lambda t, rules, s, _: t.engine.legal(rules, s),
    "outcomes": lambda t, rules, s, _: t.engine.outcomes(rules, s),
    "pick": lambda t, rules, s, chance: t.engine.pick(rules, s, chance.getrandbits(32)),
    "apply": lambda t, rules, s, chance: t.engine.apply(rules, s, step(chance)),
    "view": lambda t, rules, s, chance: t.engine.view(rules, s, chance.choice((-1, 0, 1))),
    "imagine": lambda t, rules, s, chance: t.engine.imagine(rules, s, *(chance.getrandbits(32),) * 2),
    "observe": lambda t, rules, s, chance: t.engine.observe(rules, s, chance.choice((0, 1))),
    "results": lambda t, rules, s, _: t.engine.results(rules, s),
    "replay": lambda t, rules, s, chance: t.engine.replay(rules, s, [step(chance) for _ in range(50)]),
    "play_randomly": lambda t, rules, s, chance: t.engine.play_randomly(rules, s, chance.getrandbits(60)),
}
"""Every entry that takes a state, with whatever else it takes."""


@pytest.fixture(autouse=True)
def quicker_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that counts ticks takes this over within a second."""
    slow = portable.TICK
    monkeypatch.setattr(portable, "TICK", QUICKER)
    time.sleep(slow)


def states_of(table: Ruleset) -> list[bytes]:
    """The states of a real game."""
    state, states = table.engine.blank(), []
    table.engine.setup(table.rules, state)
    for number in random_game(table, 1).numbers:
        states.append(bytes(state))
        table.engine.apply(table.rules, state, number)
    return [*states, bytes(state)]


def spoiled(memory: bytes, chance: Random) -> bytes:
    """Some bytes are others."""
    spoilt = bytearray(memory)
    for _ in range(chance.choice((1, 4, 30))):
        spoilt[chance.randrange(len(spoilt))] = chance.getrandbits(8)
    return bytes(spoilt)


def garbage(table: Ruleset, states: list[bytes], chance: Random) -> Iterator[tuple[bytes, bytes]]:
    """Rules and a state of which one at least is none: spoiled, or never was any."""
    real, size = chance.choice(states), table.engine.state.size
    yield table.rules, spoiled(real, chance)
    yield table.rules, chance.randbytes(size)
    seated = table.rules
    while table.engine.count(seated) < 2 or seated == table.rules:
        seated = spoiled(table.rules, chance)  # a seat that is none is refused before
    yield seated, real


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.prove)])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_no_state_of_a_game_harms_nobody(name: str, seats: int, count: int) -> None:
    table = ruleset(find_edition(name), seat_names(seats), {})
    assert {*CALLS} == {*ENTRIES} - {"play_batch"}
    chance, states, came_of = Random(count), states_of(table), Counter[str]()
    whole = random_game(table, 7).text()
    for n in range(count):
        for rules, state in garbage(table, states, chance):
            for entry, call in CALLS.items():
                began = time.monotonic()
                try:
                    call(table, rules, bytearray(state), chance)
                    came_of["answered"] += 1
                except RulesTrapped as stopped:
                    came_of["never ended" if INTERRUPTED in str(stopped.__cause__) else "stopped"] += 1
                assert time.monotonic() - began < QUICKER * portable.PATIENCE + LATE, entry
        if n % 25 == 0:
            assert random_game(table, 7).text() == whole
    assert random_game(table, 7).text() == whole
    assert came_of["answered"] > came_of["stopped"] > 0
    assert came_of["never ended"] > 0


@pytest.mark.parametrize("count", [2 * FEW, pytest.param(MANY, marks=pytest.mark.prove)])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_search_from_what_is_no_view_comes_back(name: str, seats: int, count: int) -> None:
    table = ruleset(find_edition(name), seat_names(seats), {})
    chance, states, sense = Random(count), states_of(table), sense_of(table)
    tree, stopped = Tree(table.engine, Budget(visits=64)), 0
    for _ in range(count):
        seen = bytearray(spoiled(chance.choice(states), chance))
        view = View(table.header.seats[0], seen, None, LegalSteps(table, seen, ()), table)
        try:
            tree.grow(view, sense, 0, (1, 2), 0, 32)
        except RulesTrapped:
            stopped += 1
            with pytest.raises(RulesTrapped, match="have been stopped"):
                tree.grow(view, sense, 0, (1, 2), 0, 32)
            tree = Tree(table.engine, Budget(visits=64))
        tree.clear()
    assert 0 < stopped < count
