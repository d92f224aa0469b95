"""`rattus verify`"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from rattus.cli.common import REFUSED, edition_option, game_of_record


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.option("--unfinished", is_flag=True, help="Accept records of games that are still going on.")
@click.option("--quiet", "-q", is_flag=True, help="Name only the records that are refused.")
@edition_option
def verify(files: tuple[str, ...], unfinished: bool, quiet: bool, edition: str | None) -> None:
    """Check records against the rules: every step, every chance outcome, the result.

    A record that ends before its game does is refused as cut off, unless --unfinished is given.
    """
    from rattus.kernel.edition import EditionError
    from rattus.kernel.notation import RecordError

    refused = 0
    for file in files:
        try:
            game = game_of_record(Path(file).read_bytes(), edition)
            if not game.over and not unfinished:
                raise cut_off(file, game.to_act or "")
            if not quiet:
                state = "over" if game.over else "going on"
                click.echo(f"{file}: ok, {len(game.numbers)} steps, {state}")
        except (RecordError, EditionError) as error:
            refused += 1
            click.echo(f"{file}: {error}", err=True)
        except OSError as error:
            refused += 1
            click.echo(f"{file}: {error.strerror or error}", err=True)
    if refused:
        click.echo(f"rattus: {refused} of {len(files)} refused", err=True)
        sys.exit(REFUSED)


def cut_off(file: str, asked: str) -> Exception:
    """The error for a record that ends too early, at the line where it ends."""
    from rattus.kernel.notation import RecordError, parse

    last = parse(Path(file).read_text("utf-8")).last_line
    who = "chance" if asked == "?" else asked
    return RecordError(last + 1, "", f"cut off: the game is not over, {who} is asked here (see --unfinished)")
