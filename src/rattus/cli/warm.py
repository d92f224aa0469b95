"""`rattus warm`"""

from __future__ import annotations

import click

from rattus.cli.common import ready_bots, ready_engine


@click.command()
def warm() -> None:
    """Compile the rules now, so that nothing has to wait later."""
    from rattus.bots import DEFAULT_BOT
    from rattus.table.library import ENGINES

    for game in ENGINES:
        ready_engine(game)
        ready_bots(game, [DEFAULT_BOT])
