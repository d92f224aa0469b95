"""`rattus warm`"""

from __future__ import annotations

import click

from rattus.cli.common import ready_games, refuse


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]…")
@click.option("--environments", is_flag=True, help="Also what learning environments need.")
def warm(games: tuple[str, ...], environments: bool) -> None:
    """Compile the rules now, so that nothing has to wait later: of all games, or of these."""
    from rattus.table.library import ENGINES

    for unknown in set(games).difference(ENGINES):
        refuse(f"there are no rules {unknown!r}; there are {', '.join(ENGINES)}")
    ready_games(games or tuple(ENGINES), environments)
