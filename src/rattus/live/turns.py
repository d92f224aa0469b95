"""Turns: a few may work at once, and whoever waits for a place gets it fairly."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from rattus.host.problems import Code, Problem

OLDEST_EVERY = 4
"""Every fourth turn goes to the one that has waited longest, so that nobody waits forever."""


@dataclass(frozen=True)
class Waiting:
    """Somebody who waits for a place."""

    number: int
    owner: str
    rank: int
    place: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future(), compare=False
    )


class Turns:
    """Places to work at. A lower rank comes first; those of one rank share turns by their owners.

    Only rank 0 gets the last `spare` places. When too many wait, who has most waiting in the last rank is sent away.
    """

    def __init__(self, places: int, spare: int = 0, most_waiting: int | None = None) -> None:
        self._free = places
        self._spare = spare
        self._most_waiting = most_waiting
        self._queues: dict[int, OrderedDict[str, deque[Waiting]]] = {}
        self._count = 0
        self._turns = 0
        self._closed = False
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, owner: str, rank: int = 0) -> AsyncIterator[None]:
        """A place, as soon as it is the owner's turn; a refusal if too many wait."""
        who = Waiting(self._count, owner, rank)
        self._count += 1
        self._line_up(who)
        self._next()
        try:
            await who.place
        except BaseException:
            if who.place.done() and not who.place.cancelled() and not who.place.exception():
                self._give_back()  # it got the place and went away at the same moment
            else:
                self._remove(who)
            raise
        try:
            yield
        finally:
            self._give_back()

    def close(self) -> None:
        """Whoever waits is sent away, and so is whoever comes; who has a place keeps it."""
        self._closed = True
        for who in [who for owners in self._queues.values() for own in owners.values() for who in own]:
            self._send_away(who)

    def _line_up(self, who: Waiting) -> None:
        if self._closed:
            raise _crowded()
        own = self._queues.get(who.rank, OrderedDict()).get(who.owner, deque())
        if self._most_waiting is not None and self.waiting >= self._most_waiting:
            last = self._last()
            if (last.rank, len(self._queues[last.rank][last.owner])) <= (who.rank, len(own) + 1):
                raise _crowded()
            self._send_away(last)
        self._queues.setdefault(who.rank, OrderedDict()).setdefault(who.owner, deque()).append(who)
        self.waiting += 1

    def _last(self) -> Waiting:
        """The first to be sent away: the newest of the owner with most waiting in the last rank."""
        owners = self._queues[max(self._queues)]
        return max(owners.values(), key=len)[-1]

    def _send_away(self, who: Waiting) -> None:
        self._remove(who)
        if not who.place.done():
            who.place.set_exception(_crowded())

    def _remove(self, who: Waiting) -> None:
        owners = self._queues.get(who.rank, OrderedDict())
        own = owners.get(who.owner)
        if own is None or who not in own:
            return
        own.remove(who)
        self.waiting -= 1
        if not own:
            del owners[who.owner]
        if not owners:
            del self._queues[who.rank]

    def _give_back(self) -> None:
        self._free += 1
        self._next()

    def _next(self) -> None:
        """Give free places away."""
        while self._free > 0 and (who := self._chosen()) is not None:
            self._remove(who)
            if who.place.done():
                continue  # it has gone away at this moment
            self._turns += 1
            owners = self._queues.get(who.rank)
            if owners is not None and who.owner in owners:
                owners.move_to_end(who.owner)
            self._free -= 1
            who.place.set_result(None)

    def _chosen(self) -> Waiting | None:
        """Whose turn it is: the lowest rank, and there the owner that has had no turn for longest."""
        ranks = [rank for rank in self._queues if rank == 0 or self._free > self._spare]
        if not ranks:
            return None
        if self._turns % OLDEST_EVERY == OLDEST_EVERY - 1:
            heads = (own[0] for rank in ranks for own in self._queues[rank].values())
            return min(heads, key=lambda who: who.number)
        return next(iter(self._queues[min(ranks)].values()))[0]


def _crowded() -> Problem:
    return Problem(Code.UNAVAILABLE, "too many wait for this just now; try again in a moment")
