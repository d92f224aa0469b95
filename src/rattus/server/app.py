"""The application: routes, refusals and documentation around a service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from rattus._version import __version__
from rattus.server.api.guests import Guests
from rattus.server.api.house import House
from rattus.server.api.play import Play
from rattus.server.api.problems import on_anything, on_http, on_problem
from rattus.server.api.sockets import talk
from rattus.server.api.tables import TablesController
from rattus.server.identity import COOKIE, Caller
from rattus.server.origins import OriginCheck
from rattus.server.problems import Problem
from rattus.server.service import Service
from rattus.server.settings import Settings

SCHEMES = Components(
    security_schemes={
        "guest": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "bearer": SecurityScheme(
            type="http", scheme="bearer", description="A guest's token, or the token of a seat."
        ),
    }
)


def make_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    service = Service(settings)

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    def own_service() -> Service:
        return service

    def caller(request: Request[object, object, State]) -> Caller:
        return service.signatures.caller(request.cookies.get(COOKIE), request.headers.get("authorization"))

    return Litestar(
        route_handlers=[House, Guests, TablesController, Play, talk],
        dependencies={
            "service": Provide(own_service, sync_to_thread=False),
            "caller": Provide(caller, sync_to_thread=False),
        },
        lifespan=[serving],
        middleware=[OriginCheck(settings.allowed_origins)],
        exception_handlers={Problem: on_problem, HTTPException: on_http, Exception: on_anything},
        request_max_body_size=settings.most_bytes,
        openapi_config=OpenAPIConfig(
            title="Rattus",
            version=__version__,
            path="/api/schema",
            components=SCHEMES,
            security=[{}, {"guest": []}, {"bearer": []}],
        ),
        logging_config=None,
    )
