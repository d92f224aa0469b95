"""The bot runner: who thinks first, and what remains of it."""

from __future__ import annotations

import asyncio
import weakref
from typing import Any

import pytest

from rattus.bots.search import Tree
from rattus.host.events import Created, Entry, Occupant
from rattus.host.state import fold
from rattus.live.bots import MOST_TREES, rank_of
from tests.server.house import create, running


def test_people_come_before_bots_alone_and_light_levels_before_heavy_ones() -> None:
    def table(*seats: Occupant) -> Any:
        made = Created("rattus", dict(zip("ab", seats, strict=True)), "", "1")
        return fold("t", [Entry(1, 0, made)])

    easy, master, anna = Occupant("easy", bot="easy"), Occupant("master", bot="master"), Occupant("Anna", "a")
    order = [
        rank_of(table(anna, easy), "easy"),
        rank_of(table(anna, master), "master"),
        rank_of(table(easy, master), "easy"),
        rank_of(table(easy, master), "master"),
    ]
    assert order == sorted(set(order))
    assert order[0] == 0


async def test_bots_give_the_memory_of_their_thoughts_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trees: weakref.WeakSet[Tree] = weakref.WeakSet()
    made, count = Tree.__init__, 0

    def noted(tree: Tree, *given: Any) -> None:
        nonlocal count
        made(tree, *given)
        count += 1
        trees.add(tree)

    monkeypatch.setattr(Tree, "__init__", noted)
    async with running(sqlite, bot_beat=0.001, bot_threads=2) as house, house.guest("Anna") as anna:
        for _ in range(6):
            await create(anna, "rattus", "master", "master", "master", "master")
        while count < 40:
            await asyncio.sleep(0.05)
            assert len(trees) <= MOST_TREES + 2
    assert count >= 40
