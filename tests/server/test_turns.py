"""Fair queues: places are shared, and nobody who waits is forgotten."""

from __future__ import annotations

import asyncio

import pytest

from rattus.host.problems import Code, Problem
from rattus.live.turns import Turns


async def order_of(turns: Turns, *wishes: tuple[str, int]) -> list[str]:
    """The order in which requests get a place, if all come while another one has it."""
    order: list[str] = []

    async def work(owner: str, rank: int) -> None:
        async with turns.turn(owner, rank):
            order.append(f"{owner}{rank}")

    async with turns.turn("first"):
        waiting = [asyncio.create_task(work(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        assert turns.waiting == len(wishes)
        assert not order
    await asyncio.gather(*waiting)
    assert turns.waiting == 0
    return order


async def test_an_owner_with_many_requests_shares_turns_with_one_that_has_a_single_one() -> None:
    wishes = [("eve", 0)] * 9 + [("anna", 0), ("bob", 0)]
    order = await order_of(Turns(1), *wishes)
    assert max(order.index("anna0"), order.index("bob0")) <= 3
    assert sorted(order) == sorted(f"{owner}{rank}" for owner, rank in wishes)


async def test_lower_ranks_go_first_and_now_and_then_the_longest_waiting() -> None:
    wishes = [("eve", 3), *[("anna", 0)] * 8]
    order = await order_of(Turns(1), *wishes)
    assert order[0] == "anna0"
    assert order.index("eve3") <= 3


async def test_the_spare_place_is_for_the_first_rank_only() -> None:
    turns, go_on, began = Turns(2, spare=1), asyncio.Event(), list[str]()

    async def work(owner: str, rank: int) -> None:
        async with turns.turn(owner, rank):
            began.append(owner)
            await go_on.wait()

    heavy = [asyncio.create_task(work(f"heavy {n}", 1)) for n in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert began == ["heavy 0"]
    light = asyncio.create_task(work("light", 0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert began == ["heavy 0", "light"]
    go_on.set()
    await asyncio.gather(light, *heavy)


async def test_leaving_the_queue_makes_room_for_others() -> None:
    turns = Turns(1)

    async def work(owner: str) -> str:
        async with turns.turn(owner):
            return owner

    async with turns.turn("first"):
        waiting = [asyncio.create_task(work(owner)) for owner in ("anna", "bob", "eve")]
        await asyncio.sleep(0)
        waiting[1].cancel()
    waiting[0].cancel()  # it has just got the place
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert done[2] == "eve"
    assert turns.waiting == 0
    assert await work("again") == "again"


async def test_all_may_go_away_at_the_same_moment() -> None:
    turns = Turns(1, most_waiting=4)

    async def work() -> None:
        async with turns.turn("anna"):
            await asyncio.sleep(60)

    tasks = [asyncio.create_task(work()) for _ in range(4)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    turns.close()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended
    assert turns.waiting == 0


async def test_a_full_queue_drops_a_request_of_the_owner_with_most() -> None:
    turns, codes = Turns(1, most_waiting=4), list[str]()

    async def work(owner: str, rank: int = 0) -> None:
        try:
            async with turns.turn(owner, rank):
                codes.append(owner)
        except Problem as problem:
            codes.append(f"no {owner}" if problem.code is Code.UNAVAILABLE else str(problem))

    async with turns.turn("first"):
        crowd = [asyncio.create_task(work("eve", 1)) for _ in range(5)]
        await asyncio.sleep(0)
        assert codes == ["no eve"]
        honest = [asyncio.create_task(work("anna", 1)), asyncio.create_task(work("bob"))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert codes == ["no eve"] * 3
    await asyncio.gather(*crowd, *honest)
    assert sorted(codes) == ["anna", "bob", "eve", "eve", "no eve", "no eve", "no eve"]


async def test_at_the_end_everybody_in_the_queue_is_sent_away() -> None:
    turns = Turns(1)

    async def work() -> None:
        async with turns.turn("anna"):
            pass

    async with turns.turn("first"):
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0)
        turns.close()
        with pytest.raises(Problem):
            await waiting
    with pytest.raises(Problem):
        await work()
