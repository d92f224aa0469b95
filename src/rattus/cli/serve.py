"""`rattus serve`"""

from __future__ import annotations

import os

import click

from rattus.cli.common import ready_bots, ready_engine, refuse


@click.command()
@click.option("--database", default=None, metavar="URL", help="sqlite:///PATH or postgresql://…")
@click.option("--host", default=None, help="The address to listen at.")
@click.option("--port", type=int, default=None, help="The port to listen at; 0 for any free one.")
@click.option("--log-level", default=None, help="DEBUG, INFO, WARNING or ERROR.")
@click.option("--migrate-only", is_flag=True, help="Bring the database up to date, and serve nothing.")
def serve(migrate_only: bool, **flags: object) -> None:
    """Serve tables to browsers and programs, until Ctrl-C or SIGTERM.

    Everything else is set by the environment: see docs/server.md.
    """
    from rattus.server.settings import SettingError, read_settings

    try:
        settings = read_settings(os.environ, **flags)
        if not migrate_only:
            settings.key()
    except SettingError as error:
        refuse(str(error))
        return
    if migrate_only:
        from rattus.server.run import migrate_only as migrate

        revision = migrate(settings)
        click.echo(f"rattus: the database is at revision {revision}")
        return
    from rattus.bots import DEFAULT_BOT
    from rattus.server.run import serve as run
    from rattus.table.library import ENGINES

    for game in ENGINES:
        ready_engine(game)
        ready_bots(game, [DEFAULT_BOT])
    try:
        run(settings)
    except SettingError as error:
        refuse(str(error))
