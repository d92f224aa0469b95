"""A game as the rest of the house sees it: one object, found by an entry point of the group `rattus.games`.

A game is a package, of this project or of somebody else. Whatever the house asks of a game that it can't know by itself
is a field of the game's `GamePackage`. What a layer above the rules has for one game alone (what bots make of it, its
desk in the terminal, its facts for the laboratory) is a module named there, imported when it is asked for; where there
is none, there is a plain one for every game.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from rattus.kernel.details import Details, OptionInfo
    from rattus.kernel.edition import Edition
    from rattus.kernel.engine import Engine
    from rattus.kernel.ruleset import Ruleset
    from rattus.kernel.sources import Expansion, SourceGroup

GROUP = "rattus.games"

E = TypeVar("E", bound="Edition")
"""The editions of a game."""
T = TypeVar("T", bound="Ruleset")
"""Its rulesets."""


@dataclass(frozen=True)
class Shown:
    """The types of what a game shows to clients, for descriptions: its reports, its questions, its events."""

    view: type
    question: type
    facts: type
    events: tuple[type, ...]


@dataclass(frozen=True)
class GamePackage(Generic[E, T]):
    """All that the house asks of a game."""

    name: str
    """The name of its rules, and that of its entry point."""
    rules: str
    """The module with `State`, `Rules`, `CONTRACT` and the rules themselves; `rules.wasm` may lie beside it."""
    editions: tuple[str, ...]
    """What can be played by name."""
    load: Callable[[str | Path], E]
    """An edition by its name, or from a file of the user's."""
    is_own: Callable[[Mapping[str, object]], bool]
    """Whether a file with these tables is an edition of this game."""
    earlier: Callable[[str, str], E | None]
    """An edition as it was in an earlier version; none if there was no such version."""
    ruleset: Callable[[E, Engine, Sequence[str], Mapping[str, str]], T]
    """The rules of a table: of an edition, by an engine, for these seats, with these options."""
    choices: Callable[[E], list[OptionInfo]]
    """What can be chosen for a table."""
    details: Callable[[T], Details]
    """What a table is made of."""
    details_type: type[Details]
    """The type of that."""
    actions: Callable[[T], Sequence[Sequence[int]]]
    """The steps that can ever be asked at a table, a row for each seat, all of one length."""
    steps: Callable[[T], int]
    """How many numbers the steps of a table have, those of chance too."""
    shown: Shown | None = None
    """What clients are told of its types; nothing, and they get plain data that is not described."""
    sources: Callable[[E], list[SourceGroup]] = field(default=lambda edition: [])
    """Where everything in an edition comes from."""
    file: Callable[[E], str] = field(default=lambda edition: "")
    """The edition's file, of a shipped one its path in the package."""
    expansions: Callable[[], Sequence[Expansion]] = field(default=lambda: ())
    """The published expansions, and what of them can be played."""
    sense: str = ""
    """The module with what bots make of it."""
    desk: str = ""
    """The module with its desk in the terminal."""
    sheet: str = ""
    """The module that shows an edition in the terminal."""
    facts: str = ""
    """The module with its facts for the laboratory."""
    place: int = 100
    """Where it stands in lists of games: lower numbers come first, then names."""

    @property
    def home(self) -> str:
        """The package that its rules are in."""
        return self.rules.rpartition(".")[0]


@cache
def games() -> dict[str, GamePackage[Any, Any]]:
    """All games that are installed, by name, in the order of lists."""
    found: list[GamePackage[Any, Any]] = [entry.load() for entry in entry_points(group=GROUP)]
    found.sort(key=lambda game: (game.place, game.name))
    names = [
        name for game in found for name in (game.name, *(each for each in game.editions if each != game.name))
    ]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two games are called {', '.join(sorted(twice))}")
    return {game.name: game for game in found}


def rules_of(game: str) -> ModuleType:
    """The module with the rules of a game."""
    return import_module(games()[game].rules)


def made_module(name: str, content: Mapping[str, object]) -> str:
    """A module that is made of what every game has, instead of written for each; it is imported by its name."""
    module = ModuleType(name)
    vars(module).update(content)
    sys.modules[name] = module
    return name
