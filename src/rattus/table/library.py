"""New games, and games from records."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from operator import index
from pathlib import Path
from typing import SupportsIndex, get_args

from rattus.kernel import notation
from rattus.kernel.edition import Edition, EditionError, OptionError, content, read_file
from rattus.kernel.engine import BuildName, Engine, Progress
from rattus.kernel.game import games
from rattus.kernel.given import one_of
from rattus.kernel.notation import SEAT, Fork, Header, RecordError
from rattus.kernel.position import PositionError, beheaded
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.kernel.step import CHANCE_NAME
from rattus.table.game import ChanceMode, Game, forked, placed, replayed

DEFAULT_GAME = "rattus"
VERSION = re.compile(r"[1-9][0-9]{0,5}")
EDITIONS_OF: dict[str, tuple[str, ...]] = {name: game.editions for name, game in games().items()}
"""What can be played by name, by the game whose rules the editions share."""
ENGINES = tuple(EDITIONS_OF)
EDITIONS = tuple(name for names in EDITIONS_OF.values() for name in names)
GAME_OF = {edition: game for game in games().values() for edition in game.editions}
"""The packages of the games, by the names of the editions."""


def engine(game: str, build: BuildName = "portable", progress: Progress | None = None) -> Engine:
    """The rules of one of `ENGINES`: portable, native (the first time takes a while to compile), or interpreted.

    Where there are no portable ones, they are interpreted.
    """
    one_of("rules", build, get_args(BuildName))
    match build:
        case "native":
            from rattus.builds.native import compiled

            return compiled(game, progress)
        case "portable":
            from rattus.builds.module import is_portable

            if is_portable(game):
                return _portable(game)
        case "interpreted":
            pass
    from rattus.builds.interpreted import interpreted

    return interpreted(game)


def _portable(game: str) -> Engine:
    """The portable rules, where this Python runs: in a browser there is another machine for them."""
    if sys.platform == "emscripten":
        from rattus.builds.browser import browser

        return browser(game)
    from rattus.builds.portable import portable

    return portable(game)


def engine_of(edition: Edition) -> str:
    """Which of `ENGINES` plays an edition."""
    return edition.engine


def find_edition(given: str | Path) -> Edition:
    """An edition by its id, or from a file of the user's."""
    name = str(given)
    if name in GAME_OF:
        known: Edition = GAME_OF[name].load(name)
        return known
    tables = content(read_file(given, EDITIONS), name)
    own = (game for game in games().values() if game.is_own(tables))
    edition: Edition = next(own, GAME_OF[DEFAULT_GAME]).load(given)
    if edition.id in EDITIONS and edition.id not in EDITIONS_OF[edition.engine]:
        raise EditionError(name, "edition.id", f"{edition.id!r} is the name of another game")
    return edition


def edition_of(header: Header) -> Edition | None:
    """The edition of ours that a header names, in the version it names; none if this program has no such version."""
    if header.game not in EDITIONS:
        return None
    newest = find_edition(header.game)
    if header.version == str(newest.version):
        return newest
    if not VERSION.fullmatch(header.version):
        return None
    before: Edition | None = GAME_OF[header.game].earlier(header.game, header.version)
    return before


def known_versions(game: str) -> tuple[str, ...]:
    """The versions of one of our editions that this program has, the newest one last."""
    newest = find_edition(game).version
    numbers = (str(number) for number in range(1, newest + 1))
    return tuple(number for number in numbers if edition_of(Header(game, (), version=number)))


def new(
    game: str = DEFAULT_GAME,
    seats: SupportsIndex | Sequence[str] = 2,
    seed: SupportsIndex | None = None,
    *,
    edition: str | Path | None = None,
    chance: ChanceMode = "draw",
    rules: BuildName = "portable",
    **options: str | int,
) -> Game:
    """A new game: `rattus.new("rattus", seats=4, seed=1, rulebook="de")`.

    `seats` is a number or the seats' names; without a seed the luck is fresh; `edition` is a file of your own.
    """
    if isinstance(seats, str) or not isinstance(seats, SupportsIndex | Iterable):
        raise OptionError(f"seats is a number or a list of names, not {seats!r}")
    names = seat_names(seats) if isinstance(seats, SupportsIndex) else tuple(map(str, seats))
    for i, name in enumerate(names):
        if not SEAT.fullmatch(name) or name in names[:i]:
            raise OptionError(f"a seat's name has letters, digits, - and _ only, and is its own: {name!r}")
    given = {name: str(value) for name, value in options.items()}
    return Game(ruleset(find_edition(edition or game), names, given, rules), seed, chance)


def seat_names(count: SupportsIndex) -> tuple[str, ...]:
    """The colours of this many seats."""
    if not isinstance(count, SupportsIndex):
        raise OptionError(f"seats is a number, not {count!r}")
    if not 0 <= index(count) <= len(COLOURS):
        raise OptionError(f"no game has {count} seats")
    return COLOURS[: index(count)]


def ruleset(
    edition: Edition, seats: Sequence[str], options: Mapping[str, str], rules: BuildName = "portable"
) -> Ruleset:
    """The rules of one table."""
    if len(seats) not in edition.seat_counts:
        low, high = edition.seat_counts[0], edition.seat_counts[-1]
        raise OptionError(f"{edition.id} is for {low} to {high} seats, not {len(seats)}")
    made: Ruleset = games()[edition.engine].ruleset(edition, engine(edition.engine, rules), seats, options)
    return made


def loads(
    text: str,
    *,
    edition: str | Path | None = None,
    seed: SupportsIndex | None = None,
    rules: BuildName = "portable",
) -> Game:
    """A game from the text of its record, finished or not.

    Chance is asked on from there; with a seed it is drawn.
    """
    record = notation.parse(text)
    header = record.header
    try:
        table = _table(header, edition, rules)
    except _WrongTag as error:
        line = record.header_lines[notation.TAGS.index(error.tag)]
        raise RecordError(line, error.token, error.reason) from None
    try:
        table = placed(table, header.position) if record.position_line else table
    except PositionError as error:
        raise RecordError(record.position_line, error.token, error.reason) from None
    game = Game(table, seed, "ask")
    if record.forks:
        game, record = after_forks(game, record)
    replayed(game, record)
    if seed is not None:
        game.chance = "draw"
        game.draw_due()
    return game


class _WrongTag(ValueError):
    """What a header says and can't be: the tag, the word, the reason."""

    def __init__(self, tag: str, token: str, reason: str) -> None:
        super().__init__(reason)
        self.tag = tag
        self.token = token
        self.reason = reason


def _table(header: Header, given: str | Path | None, rules: BuildName) -> Ruleset:
    """The rules of the table that a header names; `given` is an edition of ours, or a file."""
    if given is None and header.game not in EDITIONS:
        raise _WrongTag("Game", header.game, f"unknown game; known are {', '.join(EDITIONS)}")
    known = find_edition(given or header.game)
    if known.id != header.game:
        raise _WrongTag("Game", header.game, f"the edition file given is of {known.id!r}")
    if header.version != str(known.version):
        ours = given is None or given in EDITIONS
        before = edition_of(header) if ours else None
        if before is None:
            of = "this program knows" if ours else "the file given has"
            reason = f"unknown version; the newest {of} is {known.version}"
            raise _WrongTag("Version", header.version, reason)
        known = before
    if len(header.seats) not in known.seat_counts:
        low, high = known.seat_counts[0], known.seat_counts[-1]
        raise _WrongTag("Seats", " ".join(header.seats), f"{known.id} is for {low} to {high} seats")
    try:
        return ruleset(known, header.seats, dict(header.options), rules)
    except OptionError as error:
        raise _WrongTag("Options", "Options", str(error)) from None


def position(
    text: str,
    *,
    edition: str | Path | None = None,
    seed: SupportsIndex | None = None,
    chance: ChanceMode = "draw",
    rules: BuildName = "portable",
) -> Game:
    """A game that begins with a position, drawn or in one line: `rattus.position("rattus red yellow · turn of …")`.

    Its record begins with the position. One that can't be is refused with a `PositionError`.
    """
    head, rest = beheaded(text)
    version = head.version
    if version is None and (edition or head.game in EDITIONS):
        version = str(find_edition(edition or head.game).version)
    try:
        table = _table(Header(head.game, head.seats, head.options, version or ""), edition, rules)
    except _WrongTag as error:
        raise PositionError(error.token, error.reason) from None
    return Game(placed(table, rest), seed, chance)


def after_forks(game: Game, record: notation.Record) -> tuple[Game, notation.Record]:
    """The game that leaves others by the forks of a record, and what is left of the record for it."""
    forks: tuple[Fork, ...] = ()
    for tag in record.forks:
        if tag.key is None:
            raise RecordError(record.fork_line, "hidden", "what a seat was shown can't be played again")
        before, after = record.lines[: tag.count], record.lines[tag.count :]
        replayed(game, replace(record, lines=before, result=None))
        if tag.count and game.to_act == CHANCE_NAME:
            raise RecordError(record.fork_line, str(tag), "a game is left where a seat is asked")
        forks = (*forks, Fork(tag.seat, game.numbers, tag.key))
        game = Game(forked(game.ruleset, forks), game.seed, "ask")
        record = replace(record, lines=after)
    return game, record


def load(
    path: str | Path,
    *,
    edition: str | Path | None = None,
    seed: SupportsIndex | None = None,
    rules: BuildName = "portable",
) -> Game:
    """A game from the file of its record."""
    return loads(decoded(Path(path).read_bytes()), edition=edition, seed=seed, rules=rules)


def decoded(content: bytes) -> str:
    """The text of a record from the bytes of its file."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise RecordError(line, "", f"not UTF-8 text: {error.reason}") from None
