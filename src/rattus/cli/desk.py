"""The interface between the terminal and a game: pictures and texts for one table. Every game has a desk of its own."""

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
"""Texts with roles, which are names for their meaning. The screen has styles for some, the desk for the others."""


class Sentence(NamedTuple):
    """An event in words; a heading begins a new paragraph."""

    text: str
    heading: bool = False


class Desk(Protocol):
    """The pictures and texts of one game for one table.

    Events, states and views contain no more than the reader may know.
    """

    @property
    def points(self) -> str:
        """The unit of the final count: `citizens`."""

    @property
    def styles(self) -> Mapping[str, str]:
        """The styles of the game's own roles."""

    @property
    def highlights(self) -> Mapping[str, str]:
        """The roles of words in sentences, by regular expressions; seats have their colours anyway."""

    @property
    def advice(self) -> Sequence[str]:
        """Advice shown before the first step."""

    @property
    def topics(self) -> Sequence[str]:
        """The topics of help."""

    def help(self, topic: str, view: View) -> str:
        """Help on one of the topics; without one on everything, and on the pending question."""

    def board(self, state: bytearray, columns: int, rows: int) -> Sequence[Line]:
        """The picture of a state, in the form that fits this room."""

    def question(self, view: View) -> str:
        """The seat's question, in words."""

    def labels(self, view: View) -> Sequence[str]:
        """The labels of the legal steps, in order, to be shown after their titles."""

    def title(self, text: str) -> str:
        """The title of the choices that are like this step, or of all choices of a verb."""

    def happened(self, game: Game, moment: Moment, reader: str | None) -> Sequence[Any]:
        """What happened through a step, as a seat or the public may hear it: events for `story` and `ending`."""

    def story(self, events: Sequence[Any]) -> Sequence[Sentence]:
        """Events in sentences; some are left out, some are combined."""

    def ending(self, game: Game, events: Sequence[Any]) -> Sequence[Line]:
        """The end of the game, the ranking, the winners; parts that are `text` are coloured like sentences."""


def desk_of(ruleset: Ruleset, words: Words) -> Desk:
    """The desk of the game that is played, in a language: its own or a plain one; no other is imported."""
    home = games()[ruleset.engine.game].desk or "rattus.cli.plain_desk"
    desk: Desk = import_module(home).desk(ruleset, words)
    return desk
