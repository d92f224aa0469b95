"""The house itself: what can be played, whether it is well, its figures."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get

from rattus._version import __version__
from rattus.server.api.given import GivenService
from rattus.server.api.problems import refuses
from rattus.server.bench import OFFERED
from rattus.table.library import EDITIONS, find_edition


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    fewest_seats: int
    most_seats: int


class Offer(msgspec.Struct, frozen=True):
    """What tables can be made of."""

    games: list[GameInfo]
    bots: list[str]


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: str
    version: str


class House(Controller):
    """About this server."""

    tags = ("server",)

    @get("/api/games", responses=refuses())
    async def games(self) -> Offer:
        """Games and bots for new tables."""
        editions = [find_edition(name) for name in EDITIONS]
        games = [
            GameInfo(edition.id, edition.title, edition.seat_counts[0], edition.seat_counts[-1])
            for edition in editions
        ]
        return Offer(games, list(OFFERED))

    @get("/api/health/live")
    async def live(self) -> Health:
        """The process answers."""
        return Health("ok", __version__)

    @get("/api/health/ready", responses=refuses())
    async def ready(self, service: GivenService) -> Health:
        """The process can serve tables: the database answers, and steps can be stored."""
        await service.check()
        return Health("ok", __version__)

    @get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8")
    async def metrics(self, service: GivenService) -> Response[bytes]:
        """Figures for Prometheus."""
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
