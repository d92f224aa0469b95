"""What a game offers to the layers above its rules: names, texts, reasons, reports, explanations, pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from rattus.kernel.change import Change
from rattus.kernel.edition import Edition
from rattus.kernel.engine import Engine
from rattus.kernel.feature import Feature
from rattus.kernel.notation import Header
from rattus.kernel.step import IllegalStep

if TYPE_CHECKING:
    from rattus.kernel.telling import End

COLOURS = ("red", "yellow", "green", "blue", "purple", "white")
"""The default names of seats."""
PUBLIC = -1
"""The number of a viewer without a seat."""
EVERYBODY = -1
"""As bits: all seats, and the public."""


@dataclass(frozen=True)
class Care:
    """Why a legal step should be confirmed: it can't be taken back, or it leaves things undone.

    `look`: the seat sees something; `turn`: all see what is turned over; `show`: others see a card; `left`: it ends
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
        """The edition it is played with."""

    @property
    def engine(self) -> Engine:
        """The rules as functions."""

    @property
    def rules(self) -> bytes:
        """The tables the rules read, packed."""

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state; `UNKNOWN` is the one with `hidden` as its last word."""

    def knowers(self, state: bytearray, step: int) -> int:
        """The seats that hear the last word of a step, as bits, or `EVERYBODY`; the state is as the public knows it."""

    def path(self, before: bytearray, step: int, after: bytearray) -> Sequence[bytearray]:
        """The states that a step leads through, both of these included: all that `explain` has to see."""

    def imagined(self, state: bytearray, seat: int, key: int) -> None:
        """Turn a state, in place, into one that the seat can't tell from it; what others know stays consistent."""

    def position(self, state: bytearray) -> str:
        """The position of a state, drawn as text, without the table; unknown things are `hidden`."""

    def place(self, state: bytearray, text: str) -> None:
        """Put such a position, drawn or in one line, into a state after setup; `PositionError` if it is impossible."""

    def why_not(self, state: bytearray, text: str, legal: Mapping[str, int]) -> IllegalStep:
        """Why a text is not among the legal ones."""

    def reasons(
        self, state: bytearray, thing: str, legal: Mapping[str, int], begun: Sequence[str] = ()
    ) -> list[IllegalStep]:
        """Why nothing can be done with a thing that a player points at; empty if something can.

        `begun` is what the player has pointed at before, for the same step: things, or the verb.
        """

    def care(self, state: bytearray, legal: Mapping[str, int]) -> dict[str, Care]:
        """The legal steps that should be confirmed, by their texts."""

    def taught(self, before: bytearray, step: int, after: bytearray) -> bool:
        """Whether a seat's own step has shown anything to anybody, so that it can't be taken back.

        The states are as the public knows them.
        """

    def fate(self, state: bytearray, seat: int) -> str:
        """At the end: a word to be shown after the seat's points, if there is one."""

    def report(self, state: bytearray) -> Mapping[str, Any]:
        """The state as plain data, as far as this state knows it."""

    def shown(self, state: bytearray) -> tuple[Mapping[str, object], Mapping[str, Any]]:
        """The report, and the facts computed from it: `scores` by seat, the pending `question`, and more."""

    def explain(self, states: Sequence[bytearray], step: int, end: End | None) -> Sequence[Any]:
        """What happened, as values, in order: from the states of the step's path as the public knows them.

        The step may be `UNKNOWN`. At the end of the game, and only then, its result is given.
        """

    def scored(self, before: bytearray, events: Sequence[Any]) -> Sequence[dict[str, int] | None]:
        """The `scores` after each of these events; None for those that don't change them."""

    def changes(self, view: Mapping[str, Any], event: Any) -> Sequence[Change]:
        """The changes of one of these events, as told to a viewer, in that viewer's report before it.

        All of them together lead to the report after the step, up to its `phase`.
        """

    def draw(self, state: bytearray) -> str:
        """The table as text."""

    def svg(self, state: bytearray, language: str) -> str:
        """The table as an SVG picture, with texts in a language."""

    def features(self) -> Sequence[Feature]:
        """The meaning of the numbers that `observe` writes, in order."""
