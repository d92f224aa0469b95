"""`rattus replay`"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rattus.cli.common import edition_option, game_of_record, refusals

if TYPE_CHECKING:
    from rattus.table.game import Game


@click.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line: the start, then every step.")
@click.option("--svg", "as_svg", is_flag=True, help="An SVG picture of the position.")
@click.option("--position", "as_position", is_flag=True, help="The position as text, which can be read back.")
@click.option("--at", "steps", type=click.IntRange(min=0), metavar="N", help="Only the first N steps.")
@click.option("--as", "seat", default=None, metavar="SEAT", help="Only what this seat may see.")
@edition_option
def replay(
    file: str,
    as_json: bool,
    as_svg: bool,
    as_position: bool,
    steps: int | None,
    seat: str | None,
    edition: str | None,
) -> None:
    """Run a record through the rules: its steps and last board, this as a picture or a text, or every state as JSON.

    A position as text can be given instead of a record.
    """
    if as_json + as_svg + as_position > 1:
        raise click.UsageError("--json, --svg and --position: choose one of them")
    with refusals(file):
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        game = game_of_record(content, edition)
    if seat is not None and seat not in game.seats:
        raise click.BadParameter(f"no seat {seat!r}; seats are {', '.join(game.seats)}", param_hint="--as")
    if steps is not None:
        if steps > len(game.numbers):
            said = f"the record has {len(game.numbers)} steps"
            raise click.BadParameter(said, param_hint="--at")
        game.rewind(steps)
    if as_svg:
        click.echo(game.svg(seat))
    elif as_position:
        click.echo(game.position(seat, drawn=True))
    elif as_json:
        for line in json_lines(game, seat):
            click.echo(line)
    else:
        for line in text_lines(game, seat):
            click.echo(line)


def json_lines(game: Game, seat: str | None) -> Iterator[str]:
    """The game from its start, one JSON object a line."""
    from rattus.table.replay import frames

    for frame in frames(game, seat):
        yield json.dumps(frame, ensure_ascii=False)


def text_lines(game: Game, seat: str | None) -> Iterator[str]:
    """The game as steps and drawings, for people."""
    for moment in game.moments():
        yield f"{moment.n:4}  {moment.by} {(seat and game.secret(moment, seat)) or moment.text}"
    yield ""
    yield game.text(seat)
