"""Two processes and one table; the long form is `python -m tests.server.proofs processes`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings

from rattus.server.storage.notice import Notice
from rattus.server.tables.registry import Tables
from tests.server.house import create, first, running, shown, step
from tests.server.proofs.processes import (
    AT_ONCE,
    BURSTS,
    GAMES,
    SEATS,
    Act,
    Pair,
    TwoProcesses,
    two_processes,
)
from tools.serving import NewDatabase


@pytest.fixture(scope="module")
def pair(postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_processes(postgres(), tmp_path_factory.mktemp("logs")) as both:
        yield both


@settings(max_examples=25)
@given(game=GAMES, seats=SEATS, at_once=AT_ONCE, bursts=BURSTS)
def test_two_processes_that_write_to_one_table_keep_one_history(
    pair: Pair, game: str, seats: Sequence[str], at_once: int, bursts: Sequence[Sequence[Act]]
) -> None:
    asyncio.run(TwoProcesses(pair).run(game, seats, at_once, bursts))


async def test_a_player_is_known_at_every_process_even_without_notifications(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unheeded: list[Notice] = []
    failures: list[object] = []
    monkeypatch.setattr(Tables, "heard", lambda tables, notice: unheeded.append(notice))
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.append(context))
    async with running(postgresql) as here, running(postgresql) as there, here.guest("Anna") as anna:
        made = await create(anna, "cartus", "me", "open")
        table = made["table"]["id"]
        async with there.visitor() as watcher, there.guest("Bob") as bob:
            await shown(watcher, table)
            sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        tokens = {"red": made["token"], "yellow": sat["token"]}
        for turn in range(30):
            homes = [here, there] if turn % 2 else [there, here]
            async with homes[0].visitor() as watcher:
                asked = (await shown(watcher, table))["frame"]["to_act"]
            async with homes[0].visitor(tokens[asked]) as one, homes[1].visitor(tokens[asked]) as two:
                frame = (await shown(one, table))["frame"]
                sent = [
                    await step(two, table, frame["v"], first(frame), f"t{turn}"),
                    await step(one, table, frame["v"], first(frame), f"t{turn}"),
                ]
                assert [answer.status_code for answer in sent] == [200, 200], [one.text for one in sent]
                assert sent[0].json() == sent[1].json()
        assert {notice.table for notice in unheeded} == {table}
    assert not failures, "whatever fails in a listener is told to the loop alone"
