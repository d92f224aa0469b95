"""What the terminal takes from a game: pictures and words for one table. Every game has a desk of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rattus.kernel.game import games

if TYPE_CHECKING:
    from rattus.kernel.ruleset import Ruleset
    from rattus.locales import Words
    from rattus.table.game import Game, Moment, View

Line = Sequence[tuple[str, str]]
"""Texts with their roles, names for what they mean. The screen has styles for some, the desk for the others."""


class Sentence(NamedTuple):
    """Something that happened, in words; a heading begins a new paragraph."""

    text: str
    heading: bool = False


class Desk(Protocol):
    """The pictures and words of one game for one table.

    Events, states and views hold no more than the reader may know.
    """

    @property
    def points(self) -> str:
        """What is counted in the end: `citizens`."""

    @property
    def styles(self) -> Mapping[str, str]:
        """The styles of the game's own roles."""

    @property
    def highlights(self) -> Mapping[str, str]:
        """The roles of words in sentences, by regular expressions; seats have their colours anyway."""

    @property
    def advice(self) -> Sequence[str]:
        """What is said before the first step."""

    @property
    def topics(self) -> Sequence[str]:
        """What help can be asked on."""

    def help(self, topic: str, view: View) -> str:
        """Help on one of the topics; without one on everything, and on the question asked now."""

    def board(self, state: bytearray, columns: int, rows: int) -> Sequence[Line]:
        """The picture of a state in the form that fits so much room."""

    def question(self, view: View) -> str:
        """What the seat is asked, in words."""

    def labels(self, view: View) -> Sequence[str]:
        """How the legal steps, in their order, are shown as choices after their title."""

    def title(self, text: str) -> str:
        """What stands before the choices that are like this step, or before all of a verb."""

    def happened(self, game: Game, moment: Moment, reader: str | None) -> Sequence[Any]:
        """What happened through a step, as a seat or the public may hear it: events for `story` and `ending`."""

    def story(self, events: Sequence[Any]) -> Sequence[Sentence]:
        """Events in sentences; some go without saying, some are told together."""

    def ending(self, game: Game, events: Sequence[Any]) -> Sequence[Line]:
        """How the game ended, in what order, who won; parts that are `text` are coloured like sentences."""


def desk_of(ruleset: Ruleset, words: Words) -> Desk:
    """The desk of the game that is played, in a language: its own or a plain one; others are not even imported."""
    home = games()[ruleset.engine.game].desk or "rattus.cli.plain_desk"
    desk: Desk = import_module(home).desk(ruleset, words)
    return desk
