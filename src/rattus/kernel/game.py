"""A game as all other layers see it: one object, found by an entry point of the group `rattus.games`.

A game is a package, of this project or of somebody else. Everything that is specific to the game is a field of its
`GamePackage`. What a layer above the rules has for one game alone (its sense for bots, its desk in the terminal, its
facts for the laboratory) is a module named there and imported on demand; without one, a generic module is used.
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
    """The types of what a game shows to clients, for schemas: its reports, its questions, its events."""

    view: type
    question: type
    facts: type
    events: tuple[type, ...]


@dataclass(frozen=True)
class Guided:
    """A guided first game: its seats, what is chosen for it, and which of many possible secrets is its luck."""

    seats: int
    luck: int
    options: Mapping[str, str]


@dataclass(frozen=True)
class GamePackage(Generic[E, T]):
    """Everything that is specific to a game."""

    name: str
    """The name of its rules, and that of its entry point."""
    rules: str
    """The module with `State`, `Rules`, `CONTRACT` and the rules themselves; `rules.wasm` may be next to it."""
    editions: tuple[str, ...]
    """The names of its editions."""
    load: Callable[[str | Path], E]
    """Loads an edition by its name, or from the user's file."""
    is_own: Callable[[Mapping[str, object]], bool]
    """Whether a file with these tables is an edition of this game."""
    earlier: Callable[[str, str], E | None]
    """Loads an earlier version of an edition; None if there was no such version."""
    ruleset: Callable[[E, Engine, Sequence[str], Mapping[str, str]], T]
    """The rules of a table: an edition, an engine, these seats and these options."""
    choices: Callable[[E], list[OptionInfo]]
    """The options of a table."""
    details: Callable[[T], Details]
    """The details of a table."""
    details_type: type[Details]
    """The type of these details."""
    actions: Callable[[T], Sequence[Sequence[int]]]
    """All steps that can ever be legal at a table, a row for each seat, all of one length."""
    steps: Callable[[T], int]
    """The number of step numbers of a table, chance included."""
    shown: Shown | None = None
    """The types shown to clients; without them, clients get plain data without a schema."""
    sources: Callable[[E], list[SourceGroup]] = field(default=lambda edition: [])
    """The sources of everything in an edition."""
    file: Callable[[E], str] = field(default=lambda edition: "")
    """The edition's file; for a shipped one its path in the package."""
    expansions: Callable[[], Sequence[Expansion]] = field(default=lambda: ())
    """The published expansions, and what of them can be played."""
    guided: Mapping[str, Guided] = field(default_factory=dict)
    """Its guided first games, by their editions."""
    sense: str = ""
    """The module with its sense, for bots."""
    desk: str = ""
    """The module with its desk in the terminal."""
    sheet: str = ""
    """The module that shows an edition in the terminal."""
    facts: str = ""
    """The module with its facts for the laboratory."""
    place: int = 100
    """Its order in lists of games: lower numbers come first, then names."""

    @property
    def home(self) -> str:
        """The package of its rules."""
        return self.rules.rpartition(".")[0]


@cache
def games() -> dict[str, GamePackage[Any, Any]]:
    """All installed games, by name, in the order of lists."""
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
    """A generated module with what every game has; it is imported by its name."""
    module = ModuleType(name)
    vars(module).update(content)
    sys.modules[name] = module
    return name
