"""The process: the application behind a web server that drains gracefully."""

from __future__ import annotations

import logging
import logging.config

import uvicorn

from rattus.server.app import make_app
from rattus.server.logs import log_config
from rattus.server.settings import Settings

log = logging.getLogger(__name__)


def make_server(settings: Settings) -> uvicorn.Server:
    """A web server for these settings, not yet started."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=log_config(settings.log_level),
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.most_bytes,
        ws_ping_interval=None,
        timeout_graceful_shutdown=int(settings.drain) or 1,
        lifespan="on",
    )
    return uvicorn.Server(config)


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or Ctrl-C; what has begun is finished and stored."""
    server = make_server(settings)
    log.info("serving", extra={"address": f"http://{settings.host}:{settings.port}"})
    server.run()
