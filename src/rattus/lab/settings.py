"""Everything that decides the games of a series: table, bots, number and seed. A folder keeps it as `settings.json`."""

from __future__ import annotations

import hashlib
import shlex
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from rattus._version import __version__
from rattus.kernel.game import games
from rattus.lab import LabError
from rattus.table.library import find_edition, ruleset, seat_names

if TYPE_CHECKING:
    from rattus.kernel.ruleset import Ruleset

FILE = "settings.json"

Kind = Literal["arena", "balance"]
COMMANDS: dict[Kind, str] = {"arena": "arena", "balance": "lab balance"}


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table by names, so that every worker can build it."""

    game: str
    seats: int
    edition: str | None = None
    """The edition file, if it is the user's own."""
    options: tuple[tuple[str, str], ...] = ()


@cache
def ruleset_of(table: Table) -> Ruleset:
    """The rules of a table, built once per process."""
    edition = find_edition(table.edition or table.game)
    return ruleset(edition, seat_names(table.seats), dict(table.options), "native")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that must be the same for the games to be the same."""

    kind: Kind
    table: Table
    bots: tuple[str, ...]
    games: int
    seed: int
    anchor: str
    """The bot whose rating is zero."""
    program: str
    edition: str
    started: str

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats clockwise."""
        return seat_names(self.table.seats)

    def command(self) -> str:
        """The command that plays the same games again."""
        words = ["rattus", *COMMANDS[self.kind].split(), "--game", self.table.game]
        if self.table.edition is not None:
            words += ["--edition", self.table.edition]
        words += ["--seats", str(self.table.seats)]
        for name, value in self.table.options:
            words += ["--option", f"{name}={value}"]
        words += ["--bots" if self.kind == "arena" else "--bot", ",".join(self.bots)]
        if self.kind == "arena":
            words += ["--anchor", self.anchor]
        return shlex.join([*words, "--games", str(self.games), "--seed", str(self.seed)])


@cache
def program() -> str:
    """`0.1.0+3f9c2a17`: this version, and a fingerprint of its rules and bots, which change between versions."""
    homes = ("rattus.kernel", *(game.home for game in games().values()), "rattus.bots")
    digest = hashlib.sha256(usedforsecurity=False)
    for name in homes:
        part = Path(import_module(name).__file__ or "").resolve().parent
        home = part.parent
        for path in sorted(part.rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:8]}"


def edition_name(rules: Ruleset) -> str:
    """`rattus 1`: the edition and its version."""
    return f"{rules.header.game} {rules.header.version}"


def write_settings(settings: Settings, folder: Path) -> None:
    """Write the settings to a new folder."""
    draft = folder / f"{FILE}.part"
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    draft.replace(folder / FILE)


def read_settings(folder: Path, kind: Kind) -> Settings:
    """Read the settings of a folder, if this program can continue it."""
    path = folder / FILE
    try:
        settings = msgspec.json.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        raise LabError(f"{folder} is not the folder of a series: it has no {FILE}") from None
    except msgspec.DecodeError as error:
        raise LabError(f"{path}: {error}") from None
    if settings.kind != kind:
        raise LabError(f"{folder} is a series of `rattus {COMMANDS[settings.kind]}`: resume it with that")
    if settings.program != program():
        raise LabError(f"{folder} was begun with version {settings.program}, and this is {program()}")
    if settings.edition != (now := edition_name(ruleset_of(settings.table))):
        raise LabError(f"{folder} was begun with edition {settings.edition}, and now there is {now}")
    return settings
