"""The cost of a step: everything about it is computed once, from the request to the last frame."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from functools import wraps
from typing import Any

import pytest

from bench.load.steps import NAMES, Client, Spent, measured, play, table
from rattus.host import frames
from rattus.host.history import History
from rattus.host.state import Status
from rattus.kernel.engine import ENTRIES
from rattus.live.table import LiveTable
from rattus.server.service import Service
from rattus.server.settings import Settings
from tests.engines import apart
from tools.serving import UNLIMITED, sqlite_files

STEPS = 120


def counted(live: LiveTable, calls: Counter[str]) -> None:
    """Count the calls of the table's rules from now on."""

    def counting(name: str, rule: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(rule)
        def call(*given: Any) -> Any:
            calls[name] += 1
            return rule(*given)

        return call

    watched = apart(live.rules.engine)
    for name in ENTRIES:
        setattr(watched, name, counting(name, getattr(watched, name)))
    rules: Any = live.rules
    assert live.game is not None
    live.game.ruleset = replace(rules, engine=watched)


async def played(game: str, steps: int, calls: Counter[str]) -> tuple[int, int, LiveTable, list[Client]]:
    """Play steps at a table with two connected people; return the number of seats' and of chance's, and the table."""
    spent, chance = Spent(), random.Random(5)
    with sqlite_files() as new:
        service = Service(Settings(database=new(), **UNLIMITED))
        await service.start()
        try:
            people = [await service.players.create(name) for name in NAMES]
            live, clients = await table(service, people, game, 1)
            before = len(live.state.steps)
            counted(live, calls)
            while spent.steps < steps and live.status is Status.RUNNING:
                await play(live, clients, people, chance, spent)
            return spent.steps, len(live.state.steps) - before - spent.steps, live, clients
        finally:
            await service.stop()


@pytest.mark.parametrize("game", ["rattus", "bigbox", "cartus"])
def test_a_step_asks_the_rules_each_question_once(game: str) -> None:
    """Nothing is replayed from the start, and no legal steps are listed twice."""
    calls: Counter[str] = Counter()
    seats, chance, _, clients = asyncio.run(played(game, STEPS, calls))
    assert seats >= STEPS / 2
    assert calls["setup"] == calls["replay"] == calls["outcomes"] == 0
    assert calls["apply"] == seats + chance
    assert calls["actor"] == seats + chance
    assert calls["pick"] == chance
    assert calls["legal"] <= seats
    views = len(clients) * (seats + 1)  # before the first one nothing was shown yet
    path = 3 if game == "cartus" else 1  # new states that a step leads through, as the public knows them
    assert calls["view"] <= views + path * (seats + chance) + 1


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_what_was_made_once_is_what_would_be_made_again(game: str) -> None:
    """The last frame of every viewer equals that of a history replayed from the start."""
    _, _, live, clients = asyncio.run(played(game, 40, Counter()))
    for client, seat in zip(clients, live.state.seats, strict=True):
        *_, last = History(live.id, live.rules, live.entries).frames(live.state.v - 1, seat)
        assert json.loads(client.text) == json.loads(frames.encoded(last))


def test_a_table_after_an_event_is_a_new_one_with_all_fields() -> None:
    """Fields are copied by every path: none is lost, and the table before stays as it was."""
    _, _, live, _ = asyncio.run(played("rattus", 4, Counter()))
    state = live.state
    kept = {field.name: getattr(state, field.name) for field in fields(state)}
    again = replace(state)
    assert again == state
    assert {field.name: getattr(again, field.name) for field in fields(state)} == kept
    assert vars(state).keys() == kept.keys()


def test_steps_can_be_measured() -> None:
    spent = asyncio.run(measured(("rattus",), 0.05, 2))
    assert spent.steps > 0
    assert 0 < spent.own < 10
