"""`rattus verify`"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rattus.cli.common import REFUSED, edition_option, game_of_record

if TYPE_CHECKING:
    from rattus.table.game import Game


def digits(context: click.Context, param: click.Parameter, value: str | None) -> bytes | None:
    """32 bytes from their 64 hexadecimal digits."""
    from rattus.kernel.fairness import SECRET_BYTES

    if value is None:
        return None
    try:
        given = bytes.fromhex(value)
    except ValueError:
        given = b""
    if len(given) != SECRET_BYTES:
        raise click.BadParameter(f"it has {2 * SECRET_BYTES} hexadecimal digits", context, param)
    return given


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.option("--unfinished", is_flag=True, help="Accept records of games that are still going on.")
@click.option("--secret", callback=digits, metavar="HEX", help="Check that all luck came from this secret.")
@click.option("--commitment", callback=digits, metavar="HEX", help="Check that this secret was promised.")
@click.option("--quiet", "-q", is_flag=True, help="Name only the records that are refused.")
@edition_option
def verify(
    files: tuple[str, ...],
    unfinished: bool,
    secret: bytes | None,
    commitment: bytes | None,
    quiet: bool,
    edition: str | None,
) -> None:
    """Check records against the rules: every step, every chance outcome, the result.

    A record that ends before its game does is refused as cut off, unless --unfinished is given.
    """
    from rattus.kernel.edition import EditionError
    from rattus.kernel.notation import RecordError
    from rattus.table.fair import Unfair

    if secret is None and commitment is not None:
        raise click.UsageError("a commitment is checked with the secret: give --secret, too")
    if secret is not None and len(files) > 1:
        raise click.UsageError("every game has a secret of its own: give one record with --secret")
    refused = 0
    for file in files:
        try:
            game = game_of_record(Path(file).read_bytes(), edition)
            if not game.over and not unfinished:
                raise cut_off(file, game.to_act or "")
            if secret is not None:
                check_luck(file, game, secret, commitment)
            if not quiet:
                state = "over" if game.over else "going on"
                luck = "" if secret is None else ", fair luck"
                click.echo(f"{file}: ok, {len(game.numbers)} steps, {state}{luck}")
        except (RecordError, EditionError, Unfair) as error:
            refused += 1
            click.echo(f"{file}: {error}", err=True)
        except OSError as error:
            refused += 1
            click.echo(f"{file}: {error.strerror or error}", err=True)
    if refused:
        click.echo(f"rattus: {refused} of {len(files)} refused", err=True)
        sys.exit(REFUSED)


def cut_off(file: str, asked: str) -> Exception:
    """The error for a record that ends too early, at its last line."""
    from rattus.kernel.notation import RecordError, parse

    last = parse(Path(file).read_text("utf-8")).last_line
    who = "chance" if asked == "?" else asked
    return RecordError(last + 1, "", f"cut off: the game is not over, {who} is asked here (see --unfinished)")


def check_luck(file: str, game: Game, secret: bytes, commitment: bytes | None) -> None:
    """Refuse luck that differs from the committed one, at the line where it first does."""
    from rattus.kernel.notation import RecordError, parse
    from rattus.table.fair import Unfair, must_be_fair

    try:
        must_be_fair(game, secret, commitment.hex() if commitment else None)
    except Unfair as error:
        if error.moment is None:
            raise
        record = parse(Path(file).read_text("utf-8"))
        line = record.lines[sum(fork.count for fork in record.forks) + error.moment.n - 1]
        raise RecordError(line.number, str(line), str(error)) from None
