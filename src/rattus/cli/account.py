"""`rattus account`"""

from __future__ import annotations

import asyncio
import os

import click

from rattus.cli.common import refuse


@click.group()
def account() -> None:
    """Help owners of accounts who can't sign in any more."""


@account.command()
@click.argument("name")
@click.option("--database", default=None, metavar="URL", help="sqlite:///PATH or postgresql://…")
@click.option("--site", default=None, metavar="URL", help="The address of the server, as people see it.")
@click.option("--reset", is_flag=True, help="Forget the password and end all sessions, too.")
def link(name: str, database: str | None, site: str | None, reset: bool) -> None:
    """Print a link that signs the owner of the account NAME in, once."""
    from rattus.server.people.accounts import LINK_MINUTES
    from rattus.server.people.admin import NoAccount, make_link
    from rattus.server.settings import SettingError, read_settings

    try:
        settings = read_settings(os.environ, database=database)
        made = asyncio.run(make_link(settings, name, reset))
    except (SettingError, NoAccount) as error:
        refuse(str(error))
        return
    address = (site or f"http://{settings.host}:{settings.port}").rstrip("/")
    click.echo(f"{address}/sign-in#{made}")
    click.echo(f"It works once, within {LINK_MINUTES} minutes.", err=True)
