"""`rattus warm`"""

from __future__ import annotations

import click

from rattus.cli.common import ready_engine


@click.command()
def warm() -> None:
    """Compile the rules now, so that nothing has to wait later."""
    from rattus.table.library import ENGINES

    for game in ENGINES:
        ready_engine(game)
