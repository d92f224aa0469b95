"""How much one address or one player may ask for: buckets of credit that refill all the time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

from litestar.types import Scope

from rattus.server.problems import Code, Problem

BURST = 10.0
"""Seconds' worth of requests that may come at once."""
MOST_KEPT = 100_000
"""Who has asked longest ago is forgotten first."""
HOMES = {4: 32, 6: 64}
"""Bits of an address that one household has, by the version of the protocol."""


class TooMany(Problem):
    """Somebody asks too often; in so many seconds it is heard again."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(Code.TOO_MANY, message)
        self.wait = wait


class Buckets:
    """Credit for everybody who asks, by a key."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._credit: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """One request; refused if the credit is used up."""
        if not self._rate:
            return
        now, most = self._clock(), max(1.0, BURST * self._rate)
        credit, then = self._credit.pop(key, (most, now))
        credit = min(most, credit + (now - then) * self._rate)
        self._credit[key] = (credit - 1 if credit >= 1 else credit, now)
        if len(self._credit) > MOST_KEPT:
            self._credit.popitem(last=False)
        if credit < 1:
            raise TooMany("too many requests; wait a little", (1 - credit) / self._rate)


class Limits:
    """The limits of a server."""

    def __init__(self, client_rate: float, player_rate: float, client_sockets: int) -> None:
        self._clients = Buckets(client_rate)
        self._players = Buckets(player_rate)
        self._most_sockets = client_sockets
        self._sockets: Counter[str] = Counter()

    def client(self, address: str) -> None:
        """A request from an address."""
        self._clients.take(household(address))

    def player(self, identity: str) -> None:
        """A request of a guest, or with the token of a seat."""
        self._players.take(identity)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket that is open."""
        home = household(address)
        if self._most_sockets and self._sockets[home] >= self._most_sockets:
            raise TooMany("too many sockets from here", BURST)
        self._sockets[home] += 1
        try:
            yield
        finally:
            self._sockets[home] -= 1
            if not self._sockets[home]:
                del self._sockets[home]


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a trusted proxy what that says."""
    client = scope.get("client")
    return client[0] if client else ""


def household(address: str) -> str:
    """Who shares an address: one machine, or for long addresses one network of the usual size."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((known, HOMES[known.version]), strict=False))
