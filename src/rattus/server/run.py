"""The server process: the application behind a web server that drains gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
import logging.config
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from rattus.live.clock import now_ms
from rattus.server.app import DRAIN, make_app
from rattus.server.logs import log_config
from rattus.server.settings import SettingError, Settings
from rattus.server.storage.claim import Claim
from rattus.server.storage.database import beat, migrate, open_engine, writing
from rattus.server.wire.connections import ImpatientSocket, http_protocol

log = logging.getLogger(__name__)

IDLE_CONNECTION = 30
"""Seconds for which an idle connection is kept open."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""
NOT_STARTED = 3
"""Exit status if the database did not answer at the start."""
KILLED = 128
"""Added to the number of the signal that ended the process."""
NEW_OBJECTS = 20_000
"""After this many Python looks for unused cycles; a step makes several hundred that live for a moment."""
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean all addresses of this machine."""


class Server(uvicorn.Server):
    """A web server that drains at the first signal and ends at once at the second."""

    ready: Callable[[], None] | None = None
    """Called once when requests are answered."""
    drain: Callable[[], None] | None = None
    """Called when no more requests are accepted."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            collect_rarely()
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what has begun."""
        log.info("draining")
        if self.drain is not None:
            self.drain()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal. It may interrupt anything, even a log call, so nothing is logged here."""
        if self.should_exit:
            os._exit(KILLED + sig)
        self.should_exit = True


def collect_rarely() -> None:
    """Look for unused cycles of objects seldom, and never among what is there from the start: steps leave none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])


def make_server(settings: Settings) -> Server:
    """A web server for these settings, not yet started."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=log_config(settings.log_level),
        access_log=False,
        server_header=False,
        http=http_protocol(settings.request_time),
        ws=ImpatientSocket,
        ws_max_size=settings.most_bytes,
        ws_ping_interval=None,
        ws_per_message_deflate=False,  # it would double the memory of every connection
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        limit_concurrency=settings.most_connections or None,
        timeout_keep_alive=IDLE_CONNECTION,
        timeout_graceful_shutdown=int(settings.drain) or 1,
        lifespan="on",
    )
    server = Server(config)
    server.drain = app.state[DRAIN]
    return server


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until SIGTERM or Ctrl-C, then finish and store what has begun. `ready` gets the address."""
    must_be_usable(settings)
    listener = listen(settings.host, settings.port)
    server = make_server(settings)
    port = listener.getsockname()[1]
    if ready is not None:
        server.ready = partial(ready, address(settings.host, port))
    log.info("serving", extra={"address": f"http://{settings.host}:{port}"})
    server.run(sockets=[listener])
    leave(0 if server.started else NOT_STARTED)


def leave(status: int) -> None:
    """End the process without waiting for thinking bots: they can't be interrupted, and all that counts is stored."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(status)


def address(host: str, port: int) -> str:
    """The address at which a browser on this machine finds the server."""
    named = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}"


def listen(host: str, port: int) -> socket.socket:
    """Open the socket to listen at, or refuse."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise SettingError(f"can't listen at {host}, port {port}: {error.strerror or error}") from None


def migrate_only(settings: Settings) -> str:
    """Migrate the database without serving; return its revision."""
    return prepared(settings)


def must_be_usable(settings: Settings) -> None:
    """Refuse, in a sentence, if another process has the database or nothing can be stored there."""
    claim = Claim(settings.url)
    try:
        claim.take()
    except OSError as error:
        raise SettingError(unusable(settings, error)) from None
    try:
        prepared(settings)
    finally:
        claim.release()


def prepared(settings: Settings) -> str:
    """Migrate the database and store something in it, or refuse in a sentence.

    Return the revision of the schema.
    """

    async def prepare() -> str:
        engine = open_engine(settings.url)
        try:
            revision = await migrate(engine)
            async with writing(engine) as connection:
                await beat(connection, now_ms())
            return revision
        finally:
            await engine.dispose()

    try:
        return asyncio.run(prepare())
    except storage_errors() as error:
        raise SettingError(unusable(settings, error)) from None


def storage_errors() -> tuple[type[Exception], ...]:
    """What is raised where nothing can be stored; the driver of PostgreSQL is there if it is in use."""
    driver = sys.modules.get("asyncpg")
    own = () if driver is None else (driver.PostgresError,)
    return (OSError, SQLAlchemyError, sqlite3.Error, *own)


def unusable(settings: Settings, error: Exception) -> str:
    """Say what is wrong with a database, and what to do; without its password."""
    reason = str(getattr(error, "orig", None) or error).partition("\n")[0].rpartition(">: ")[2]
    if settings.shared:
        return f"the database does not answer ({reason}): is it running, and is RATTUS_DATABASE right?"
    return (
        f"nothing can be stored in {settings.url.database} ({reason}): make room on the disk, see that this user may "
        "write there, or name another file in RATTUS_DATABASE"
    )
