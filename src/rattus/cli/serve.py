"""`rattus serve`"""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import TYPE_CHECKING

import click

from rattus.cli.common import refuse

if TYPE_CHECKING:
    from rattus.server.settings import Settings

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""If one of these is set, a window can be opened."""
BROWSER = "BROWSER"
"""Names the user's browser."""
OPENING = 1.0
"""Seconds that a browser has to start, before this program ends."""


@click.command()
@click.option("--database", default=None, metavar="URL", help="sqlite:///PATH or postgresql://…")
@click.option("--host", default=None, help="The address to listen at.")
@click.option("--port", type=int, default=None, help="The port to listen at; 0 for any free one.")
@click.option("--log-level", default=None, help="DEBUG, INFO, WARNING or ERROR.")
@click.option("--migrate-only", is_flag=True, help="Bring the database up to date, and serve nothing.")
@click.option(
    "--open",
    "page",
    is_flag=False,
    flag_value="/",
    default=None,
    metavar="[PAGE]",
    help="Open the start page, or another one such as /play, in the browser when ready.",
)
def serve(migrate_only: bool, page: str | None, **flags: object) -> None:
    """Serve tables to browsers and programs, until Ctrl-C or SIGTERM.

    All other settings come from the environment: see docs/server.md.
    """
    from rattus.server.settings import SettingError, read_settings

    environment = dict(os.environ)
    if page is not None:  # who plays here wants to see an address, not requests
        environment.setdefault("RATTUS_LOG_LEVEL", "WARNING")
    try:
        settings = read_settings(environment, **flags)
        if not migrate_only:
            settings.key()
    except SettingError as error:
        refuse(str(error))
        return
    if migrate_only:
        from rattus.server.run import migrate_only as migrate

        try:
            revision = migrate(settings)
        except SettingError as error:
            refuse(str(error))
        click.echo(f"rattus: the database is at revision {revision}")
        return
    from msgspec.structs import replace

    from rattus.server.http.client_pages import no_pages
    from rattus.server.run import address
    from rattus.server.run import serve as run

    told = no_pages(settings)
    if told and page is not None:
        refuse(told)
    if told:
        click.echo(f"rattus: {told}", err=True)
    chosen = flags["port"] is not None or "RATTUS_PORT" in environment
    if page is not None and not chosen and is_taken(settings):
        if is_claimed(settings):
            url = page_url(page, address(settings.host, settings.port))
            click.echo(f"Rattus is running already: open {url} in a browser.")
            show(url).join(OPENING)
            return
        settings = replace(settings, port=0)
    try:
        run(settings, partial(welcome, page, not told))
    except SettingError as error:
        refuse(str(error))


def is_taken(settings: Settings) -> bool:
    """Whether somebody listens where we would."""
    try:
        socket.create_connection((settings.host, settings.port), timeout=1).close()
    except OSError:
        return False
    return True


def is_claimed(settings: Settings) -> bool:
    """Whether another process serves our database."""
    from rattus.server.settings import SettingError
    from rattus.server.storage.claim import Claim

    claim = Claim(settings.url)
    try:
        claim.take()
    except SettingError:
        return True
    except OSError:
        return False  # `run` says what is the matter
    claim.release()
    return False


def page_url(page: str, address: str) -> str:
    """Where a page is."""
    return f"{address}/{page.lstrip('/')}"


def welcome(page: str | None, pages: bool, address: str) -> None:
    """Say where the server is, and open a page of it if that is wanted and there is a browser."""
    if not pages:
        click.echo(f"Rattus is ready for programs at {address}/api. Ctrl-C ends it.")
        return
    url = page_url(page or "", address)
    click.echo(f"Rattus is ready: open {url} in a browser. Ctrl-C ends it.")
    if page is not None:
        show(url)


def show(url: str) -> threading.Thread:
    """Open a page, if there is a browser; the address has been told."""
    opening = threading.Thread(target=webbrowser.open if has_browser() else str, args=(url,), daemon=True)
    opening.start()
    return opening


def has_browser() -> bool:
    """Whether there is a browser with a window; one in this terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in (*SCREENS, BROWSER))
