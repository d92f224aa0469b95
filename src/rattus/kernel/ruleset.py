"""What a game tells the table above its rules: names, texts, reasons, reports, explanations, pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from rattus.kernel.change import Change
from rattus.kernel.edition import Edition
from rattus.kernel.engine import Engine
from rattus.kernel.feature import Feature
from rattus.kernel.notation import Header
from rattus.kernel.step import IllegalStep

COLOURS = ("red", "yellow", "green", "blue", "purple", "white")
"""What seats are called if nobody names them."""
PUBLIC = -1
"""The number of a viewer who has no seat."""


@dataclass(frozen=True)
class Care:
    """Why a legal step is better thought over: what it does at once can't be taken back, or it leaves things undone.

    `look`: the seat sees something; `turn`: all see what is turned up; `show`: others see a card; `left`: it ends
    what could still be done, by the verbs in `left`.
    """

    why: Literal["look", "turn", "show", "left"]
    left: tuple[str, ...] = ()


class Ruleset(Protocol):
    """One game, in one edition, for one table (its seats and options).

    States come packed, steps as numbers.
    """

    @property
    def header(self) -> Header:
        """Game, seats, options, version."""

    @property
    def edition(self) -> Edition:
        """The components and numbers it is played with."""

    @property
    def engine(self) -> Engine:
        """The rules as functions."""

    @property
    def rules(self) -> bytes:
        """The tables the rules read, packed."""

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state."""

    def secret(self, state: bytearray, step: int, seat: int) -> str | None:
        """The text with `hidden` that the seat (or `PUBLIC`) sees instead, if the step is private to others."""

    def imagined(self, state: bytearray, seat: int, key: int) -> None:
        """Make of a state, in place, another one that the seat can't tell from it; the others know what they could."""

    def position(self, state: bytearray) -> str:
        """The position of a state, drawn as text, without the table; what the state does not know is `hidden`."""

    def place(self, state: bytearray, text: str) -> None:
        """Put such a position, drawn or in one line, into a state that was set up; `PositionError` if it can't be."""

    def why_not(self, state: bytearray, text: str, legal: Mapping[str, int]) -> IllegalStep:
        """Why a text is not among the legal ones."""

    def reasons(
        self, state: bytearray, thing: str, legal: Mapping[str, int], begun: Sequence[str] = ()
    ) -> list[IllegalStep]:
        """Why nothing can be done with a thing that somebody points at; empty if something can.

        `begun` is what that somebody has pointed at before, for the same step: things, or the verb.
        """

    def care(self, state: bytearray, legal: Mapping[str, int]) -> dict[str, Care]:
        """The legal steps that are better thought over, by their texts."""

    def taught(self, before: bytearray, step: int, after: bytearray) -> bool:
        """Whether a seat's own step has shown anything to anybody, so that it can't be taken back."""

    def fate(self, state: bytearray, seat: int) -> str:
        """At the end: a word to be said after the seat's points, if there is one."""

    def report(self, state: bytearray) -> Mapping[str, Any]:
        """The state as plain data, as far as this state knows it."""

    def shown(self, state: bytearray) -> tuple[Mapping[str, object], Mapping[str, Any]]:
        """The same, and what is worked out from it: `scores` by seat, the `question` that is asked, and more."""

    def explain(self, before: bytearray, step: int, after: bytearray) -> Sequence[Any]:
        """What happened, as values, in order."""

    def scored(self, before: bytearray, events: Sequence[Any]) -> Sequence[dict[str, int] | None]:
        """The `scores` after each of these values; nothing for those that do not change them."""

    def told(self, event: Any, reader: str | None) -> Any:
        """One of these values as a seat (or the public) may hear it."""

    def changes(self, view: Mapping[str, Any], event: Any) -> Sequence[Change]:
        """What one of these values, as told to a viewer, changes in that viewer's report before it.

        All of them together lead to the report after the step, up to its `phase`.
        """

    def draw(self, state: bytearray) -> str:
        """The table as text."""

    def svg(self, state: bytearray, language: str) -> str:
        """The table as an SVG picture, with words of a language."""

    def features(self) -> Sequence[Feature]:
        """What the numbers are that `observe` writes, in their order."""
