"""Rate limits for addresses and players: token buckets that refill continuously."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

from litestar.types import Scope

from rattus.host.problems import Code, Problem
from rattus.server.settings import Settings

BURST = 10.0
"""Seconds' worth of requests that may come in one burst."""
QUICKER, AT_ONCE = 2, 10
"""How much faster than its rate an address's paced requests go, and how many pass at once."""
RESERVE = 6
"""Minutes' worth of new guests and tables that may come in one burst."""
HOME = 3
"""How many times more tables one address may make than one player."""
MOST_KEPT = 100_000
"""Buckets kept; the least recently used are dropped first."""
HOMES = {4: 32, 6: 64}
"""Bits of an address that identify a household, by version of the protocol."""


class TooMany(Problem):
    """A rate limit is exceeded; a retry is accepted after this many seconds."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(Code.TOO_MANY, message)
        self.wait = wait


class Buckets:
    """Token buckets by key."""

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        burst: float = BURST,
        words: str = "too many requests; wait a little",
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._most = max(1.0, burst * rate)
        self._words = words
        self._credit: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take tokens; refuse if there are too few. A cost beyond the bucket's size takes a full bucket."""
        if not self._rate:
            return
        now, cost = self._clock(), min(cost, self._most)
        credit, then = self._credit.pop(key, (self._most, now))
        credit = min(self._most, credit + (now - then) * self._rate)
        self._credit[key] = (credit - cost if credit >= cost else credit, now)
        if len(self._credit) > MOST_KEPT:
            self._credit.popitem(last=False)
        if credit < cost:
            raise TooMany(self._words, (cost - credit) / self._rate)


class Pace:
    """Spaces out the requests of one address: a few at once, then at a steady pace."""

    def __init__(self, rate: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._gap = 1 / rate if rate else 0.0
        self._ahead = at_once * self._gap
        self._clock = clock
        self._next: OrderedDict[str, float] = OrderedDict()

    def wait(self, key: str) -> float:
        """Return the seconds that the next request has to wait."""
        if not self._gap:
            return 0.0
        now = self._clock()
        turn = max(self._next.pop(key, 0.0), now - self._ahead) + self._gap
        self._next[key] = turn
        if len(self._next) > MOST_KEPT:
            self._next.popitem(last=False)
        return max(0.0, turn - now)


class Limits:
    """The rate limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self._clients = Buckets(settings.client_rate)
        self._pace = Pace(QUICKER * settings.client_rate, AT_ONCE)
        self._players = Buckets(settings.player_rate)
        self._reading = Buckets(settings.reading_rate, words="too much to read at once; wait a little")
        self._sign_in = Buckets(settings.sign_in_rate, words="too many passwords from here; wait a little")
        self._guests = _by_minute(settings.guest_rate, "too many new guests from here; wait a little")
        self._tables = _by_minute(settings.table_rate, "too many new tables; wait a little")
        self._homes_tables = _by_minute(
            HOME * settings.table_rate, "too many new tables from here; wait a little"
        )
        self._analyses = _by_minute(settings.analysis_rate, "too many games to analyse; wait a little")
        self._homes_analyses = _by_minute(
            HOME * settings.analysis_rate, "too many games to analyse from here; wait a little"
        )
        self._most_sockets = settings.client_sockets
        self._sockets: Counter[str] = Counter()

    async def client(self, address: str) -> None:
        """Count a request or message from an address. Bursts are paced, so that other addresses get their turn."""
        home = household(address)
        self._clients.take(home)
        wait = self._pace.wait(home)
        if wait:
            await asyncio.sleep(wait)

    def player(self, identity: str) -> None:
        """Count a request of a guest, or with a seat token."""
        self._players.take(identity)

    def reading(self, address: str, positions: float) -> None:
        """Count the positions in an answer to an address."""
        self._reading.take(household(address), positions)

    def sign_in(self, address: str) -> None:
        """Count a password tried from an address."""
        self._sign_in.take(household(address))

    def guest(self, address: str) -> None:
        """Count a new guest from an address."""
        self._guests.take(household(address))

    def table(self, player: str, address: str) -> None:
        """Count a new table of a player at an address."""
        self._tables.take(player)
        self._homes_tables.take(household(address))

    def analysis(self, player: str, address: str, steps: int) -> None:
        """Count a game with this number of steps that a player at an address wants analysed."""
        self._analyses.take(player, steps)
        self._homes_analyses.take(household(address), steps)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Hold one of the sockets that an address may have open."""
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
    """The client's address; behind a trusted proxy the one it forwards."""
    client = scope.get("client")
    return client[0] if client else ""


def _by_minute(rate: float, words: str) -> Buckets:
    return Buckets(rate / 60, burst=60 * RESERVE, words=words)


def household(address: str) -> str:
    """The household of an address: the address itself for IPv4, a network of the usual size for IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((known, HOMES[known.version]), strict=False))
