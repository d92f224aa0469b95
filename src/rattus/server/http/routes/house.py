"""The server itself: its games, its health, its metrics."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from rattus._version import __version__
from rattus.host.problems import Code, Problem
from rattus.host.rulebooks import checked_rules
from rattus.live.wishes import Offer, Sources, offer
from rattus.server.http.given import GivenService
from rattus.server.http.refusals import AnyRequest, refuses
from rattus.server.people.identity import watches
from rattus.table.details import GameDetails, details
from rattus.table.library import EDITIONS, find_edition
from rattus.table.sources import expansions, sources

ChosenOption = Annotated[
    str | None, QueryParameter(description="As for a new table.", min_length=1, max_length=400)
]


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: str
    version: str


class Readiness(msgspec.Struct, frozen=True):
    """Whether tables can be served: `ok`, or `degraded` if rows of some tables can't be read."""

    status: Literal["ok", "degraded"]
    version: str
    unreadable_tables: int


class House(Controller):
    """About this server."""

    tags = ("server",)

    @get("/api/games", responses=refuses())
    async def games(self) -> Offer:
        """Games and bots for new tables."""
        return offer()

    @get("/api/games/{game:str}", responses=refuses(Code.BAD_REQUEST, Code.NOT_FOUND, Code.BAD_TABLE))
    async def details(
        self,
        game: Annotated[str, PathParameter(description="The game's id.", min_length=1, max_length=64)],
        seats: Annotated[
            int | None, QueryParameter(description="The number of seats; by default the most.", ge=2, le=6)
        ] = None,
        rulebook: ChosenOption = None,
        cards: ChosenOption = None,
        start: ChosenOption = None,
        turn_limit: ChosenOption = None,
        buildings: ChosenOption = None,
    ) -> GameDetails:
        """What a game consists of with this number of seats and these options."""
        if game not in EDITIONS:
            raise Problem(Code.NOT_FOUND, f"there is no game {game!r}; there are {', '.join(EDITIONS)}")
        chosen = {
            "rulebook": rulebook,
            "cards": cards,
            "start": start,
            "turn_limit": turn_limit,
            "buildings": buildings,
        }
        given = {name: value for name, value in chosen.items() if value is not None}
        return details(checked_rules(game, seats or find_edition(game).seat_counts[-1], given))

    @get("/api/sources", responses=refuses())
    async def sources(self) -> Sources:
        """The sources of everything in the games: what is reconstructed, and what is missing."""
        return Sources([sources(find_edition(name)) for name in EDITIONS], list(expansions()))

    @get("/api/health/live")
    async def live(self) -> Health:
        """The process answers."""
        return Health("ok", __version__)

    @get("/api/health/ready", responses=refuses())
    async def ready(self, service: GivenService) -> Readiness:
        """The process can serve tables: it has just stored something, and its sweeper is running."""
        await service.check()
        unreadable = len(service.tables.quarantine)
        return Readiness("degraded" if unreadable else "ok", __version__, unreadable)

    @get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", responses=refuses(Code.NOT_FOUND))
    async def metrics(self, service: GivenService, request: AnyRequest) -> Response[bytes]:
        """Metrics for Prometheus, if it sends the operator's token."""
        if not watches(request.headers.get("authorization"), service.settings.metrics_token):
            raise Problem(Code.NOT_FOUND, "there is nothing here")
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
