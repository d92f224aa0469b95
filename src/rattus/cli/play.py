"""`rattus play`"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rattus.cli.common import (
    game_of_record,
    game_options,
    listed,
    parse_options,
    refusals,
)
from rattus.locales import LANGUAGES, Words, language_of

if TYPE_CHECKING:
    from rattus.table.game import Game

HUMAN = "human"
DEFAULT_SEATS = 3
SPEEDS = {"none": 0.0, "fast": 0.1, "normal": 0.3, "slow": 1.0}


class Speed(click.ParamType[float]):
    """A named speed, or seconds."""

    name = "speed"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Seconds between two events."""
        if str(value) in SPEEDS:
            return SPEEDS[str(value)]
        try:
            seconds = float(str(value))
        except ValueError:
            seconds = -1
        if not 0 <= seconds <= 60:
            self.fail(f"{value!r} is not {', '.join(SPEEDS)} or a number of seconds", param, ctx)
        return seconds


@click.command()
@game_options
@click.option("--bots", default=None, metavar="LIST", help="Who plays each seat: human,fair,search:1s")
@click.option("--names", default=None, metavar="LIST", help="The seats' names instead of colours: anna,bob")
@click.option(
    "--start",
    default=None,
    metavar="SEAT",
    help="Who begins: a seat's name, first, or random as usual. The rulebooks of 2010 let the youngest begin, "
    "the others whom you choose.",
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=None, help="The same seed, the same luck.")
@click.option("--load", type=click.Path(dir_okay=False), default=None, help="Go on with a saved game.")
@click.option("--save", type=click.Path(dir_okay=False), default=None, help="Keep the game in this file.")
@click.option(
    "--speed", type=Speed(), default="normal", show_default=True, help="none, fast, normal, slow or seconds."
)
@click.option("--thoughts", is_flag=True, help="Bots tell what they expect of their steps.")
@click.option("--plain", is_flag=True, help="No colours, nothing cleared, no waiting.")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=language_of,
    show_default="that of the system",
    help="What is spoken at the table.",
)
def play(
    game: str,
    edition: str | None,
    seats: int | None,
    cards: str | None,
    buildings: str | None,
    options: tuple[str, ...],
    bots: str | None,
    names: str | None,
    start: str | None,
    seed: int | None,
    load: str | None,
    save: str | None,
    speed: float,
    thoughts: bool,
    plain: bool,
    language: str,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    luck = secrets.randbits(62) if seed is None else seed
    with refusals():
        if load is not None:
            table = loaded(load, edition, luck, (seats, names, start, cards, buildings, options))
        else:
            given = parse_options(options, start, cards=cards, buildings=buildings)
            table = fresh(game, edition, seats, names, bots, given, luck)
        kinds = players(bots, len(table.seats))
        if save is not None:
            begin_file(table, Path(save), load)
    sit_down(table, kinds, luck, save, speed, thoughts, plain, language)


def fresh(
    game: str,
    edition: str | None,
    seats: int | None,
    names: str | None,
    bots: str | None,
    options: dict[str, str],
    seed: int,
) -> Game:
    """A new game; the number of seats may follow from the names or the bots."""
    from rattus.kernel.edition import OptionError
    from rattus.kernel.notation import SEAT
    from rattus.kernel.ruleset import COLOURS
    from rattus.table.game import Game
    from rattus.table.library import find_edition, ruleset

    count = len(listed(names)) or len(listed(bots)) or DEFAULT_SEATS if seats is None else seats
    known = find_edition(edition or game)
    if count not in known.seat_counts:
        low, high = known.seat_counts[0], known.seat_counts[-1]
        raise OptionError(f"{known.id} is for {low} to {high} seats, not {count}")
    seated = listed(names) or COLOURS[:count]
    if len(seated) != count:
        raise click.BadParameter(f"{len(seated)} names for {count} seats", param_hint="--names")
    if not all(map(SEAT.fullmatch, seated)) or len({*seated}) != count:
        wanted = "a name has letters, digits, - and _ only, and each seat has its own"
        raise click.BadParameter(wanted, param_hint="--names")
    return Game(ruleset(known, seated, options), seed)


def loaded(path: str, edition: str | None, seed: int, given: tuple[object, ...]) -> Game:
    """A game from its file, which contains seats, names and options."""
    if any(given):
        raise click.UsageError(
            "a saved game has its own seats, names, start, cards, buildings and options: "
            "leave these out with --load"
        )
    return game_of_record(Path(path).read_bytes(), edition, seed)


def players(bots: str | None, seats: int) -> list[str]:
    """The player of each seat; by default a person in the first one, bots in the others."""
    from rattus.bots import DEFAULT_BOT, BotError, make_bot

    kinds = listed(bots) or [HUMAN, *[DEFAULT_BOT] * (seats - 1)]
    if len(kinds) != seats:
        raise click.BadParameter(f"{len(kinds)} players for {seats} seats", param_hint="--bots")
    for kind in kinds:
        try:
            if kind != HUMAN:
                make_bot(kind, 0)
        except BotError as error:
            raise click.BadParameter(f"{error}; or {HUMAN}", param_hint="--bots") from None
    return kinds


def begin_file(game: Game, path: Path, load: str | None) -> None:
    """Make sure that the game can be saved in its file, without overwriting another game."""
    other = load is None or path.resolve() != Path(load).resolve()
    if other and path.exists() and path.stat().st_size:
        raise click.BadParameter(
            f"{path} exists; go on with it by --load {path} --save {path}", param_hint="--save"
        )
    game.save(path)


def sit_down(
    game: Game,
    kinds: list[str],
    seed: int,
    save: str | None,
    speed: float,
    thoughts: bool,
    plain: bool,
    language: str,
) -> None:
    """Sit down and play."""
    from rattus.bots import make_bot, seat_seed
    from rattus.cli.play_screen import Screen
    from rattus.cli.play_table import Table

    bots = {
        name: make_bot(kind, seat_seed(seed, seat))
        for seat, (name, kind) in enumerate(zip(game.seats, kinds, strict=True))
        if kind != HUMAN
    }
    screen = Screen(Words(language), plain=plain)
    file, pause = None if save is None else Path(save), 0.0 if screen.plain else speed
    Table(game, screen, bots, file, pause, thoughts=thoughts).run()
