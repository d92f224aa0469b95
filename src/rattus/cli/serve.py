"""`rattus serve`"""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from functools import partial

import click

from rattus.cli.common import refuse

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""If one of these is set, a window can be opened."""
BROWSER = "BROWSER"
"""Names the user's browser."""


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
    from rattus.server.run import serve as run

    try:
        run(settings, partial(welcome, page))
    except SettingError as error:
        refuse(str(error))


def welcome(page: str | None, address: str) -> None:
    """Print the address, and open a page if wanted and if there is a browser."""
    url = f"{address}/{(page or '').lstrip('/')}"
    click.echo(f"Rattus is ready: open {url} in a browser. Ctrl-C ends it.")
    if page is not None and has_browser():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def has_browser() -> bool:
    """Whether there is a browser with a window; one in this terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in (*SCREENS, BROWSER))
