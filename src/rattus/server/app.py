"""The application: routes, refusals and documentation around a service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from rattus._version import __version__
from rattus.host.people import Caller
from rattus.host.problems import Problem
from rattus.kernel.notation import RecordError
from rattus.server.http.client_pages import ClientPages, folder_of
from rattus.server.http.examples import show_examples
from rattus.server.http.gate import Gate
from rattus.server.http.headers import StrictHeaders
from rattus.server.http.journal import Journal
from rattus.server.http.long_answers import PACKED_ITSELF
from rattus.server.http.methods import Methods
from rattus.server.http.origins import OriginCheck
from rattus.server.http.plain import PlainAddresses, PlainRequest
from rattus.server.http.refusals import on_anything, on_database, on_http, on_problem, on_record, on_too_deep
from rattus.server.http.routes.accounts import AccountsController
from rattus.server.http.routes.advice import AdviceController
from rattus.server.http.routes.analyses import Analyses
from rattus.server.http.routes.bots import BotAccountsController
from rattus.server.http.routes.chat import ChatController
from rattus.server.http.routes.export import ExportController
from rattus.server.http.routes.forks import Forks
from rattus.server.http.routes.guests import Guests
from rattus.server.http.routes.house import House
from rattus.server.http.routes.mine import MineController
from rattus.server.http.routes.people import PeopleController
from rattus.server.http.routes.play import Play
from rattus.server.http.routes.records import Records
from rattus.server.http.routes.seats import Seats
from rattus.server.http.routes.sessions import SessionsController
from rattus.server.http.routes.sockets import talk
from rattus.server.http.routes.studies import StudiesController
from rattus.server.http.routes.tables import TablesController
from rattus.server.http.routes.why import WhyController
from rattus.server.http.schema import refuse_unknown_fields
from rattus.server.http.shown import describe_games
from rattus.server.people.identity import COOKIE
from rattus.server.service import Service
from rattus.server.settings import Settings
from rattus.server.storage.database import UNREACHABLE

log = logging.getLogger(__name__)

COMPRESSION = CompressionConfig(
    "gzip", minimum_size=16_384, gzip_compress_level=3, exclude_opt_key=PACKED_ITSELF
)
"""Only answers without tokens, whose bytes a length could reveal. Histories and records come compressed already."""

DRAIN = "drain"
"""The key, in the application's state, of the function to call before the server stops."""

SCHEMES = Components(
    security_schemes={
        "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "bearer": SecurityScheme(
            type="http",
            scheme="bearer",
            description="The token of a session, of a bot account, or of a seat.",
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
            try:
                async with asyncio.timeout(max(1.0, settings.drain)):
                    await service.stop()
            except TimeoutError:
                log.error("stopped with unfinished work", extra={"waiting": service.waiting})

    def own_service() -> Service:
        return service

    async def caller(request: Request[object, object, State]) -> Caller:
        return await service.sessions.caller(
            request.cookies.get(COOKIE), request.headers.get("authorization")
        )

    app = Litestar(
        route_handlers=[
            House,
            Guests,
            MineController,
            AccountsController,
            SessionsController,
            ExportController,
            BotAccountsController,
            PeopleController,
            TablesController,
            Seats,
            Play,
            WhyController,
            AdviceController,
            ChatController,
            Records,
            StudiesController,
            Analyses,
            Forks,
            talk,
        ],
        dependencies={
            "service": Provide(own_service, sync_to_thread=False),
            "caller": Provide(caller),
        },
        lifespan=[serving],
        request_class=PlainRequest,
        middleware=[PlainAddresses(), OriginCheck(settings.allowed_origins, settings.secure_cookies)],
        cors_config=cors(settings),
        compression_config=COMPRESSION,
        exception_handlers={
            Problem: on_problem,
            RecordError: on_record,
            HTTPException: on_http,
            **dict.fromkeys(UNREACHABLE, on_database),
            RecursionError: on_too_deep,
            Exception: on_anything,
        },
        request_max_body_size=settings.most_bytes,
        openapi_config=OpenAPIConfig(
            title="Rattus",
            version=__version__,
            path="/api/schema",
            components=SCHEMES,
            security=[{}, {"session": []}, {"bearer": []}],
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        state=State({DRAIN: service.drain}),
    )
    refuse_unknown_fields(app.openapi_schema)
    describe_games(app.openapi_schema)
    show_examples(app.openapi_schema)
    app.asgi_handler = guarded(app, service)
    return app


def guarded(app: Litestar, service: Service) -> ASGIApp:
    """Wrap the application in everything that all requests pass."""
    settings = service.settings
    gate = Gate(
        app.asgi_handler,
        service.limits,
        service.signatures,
        settings.request_time,
        settings.metrics_token,
    )
    pages = ClientPages(gate, folder_of(settings), service.previews.tags)
    journal = Journal(StrictHeaders(pages), service.metrics, bool(settings.proxies))
    return Methods(journal, app.routes)


def cors(settings: Settings) -> CORSConfig | None:
    """What pages of other origins may do, if any are allowed."""
    if not settings.allowed_origins:
        return None
    return CORSConfig(
        allow_origins=sorted(settings.allowed_origins),
        allow_methods=["GET", "POST", "PATCH", "PUT", "DELETE"],
        allow_headers=["authorization", "content-type"],
        allow_credentials=True,
    )
