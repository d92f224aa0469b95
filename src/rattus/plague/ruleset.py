"""The board game as the table sees it: an edition, seats, options, and all that can be said about a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from rattus.kernel.change import Change
from rattus.kernel.notation import Header
from rattus.kernel.ruleset import EVERYBODY, Care
from rattus.kernel.step import IllegalStep
from rattus.kernel.telling import End
from rattus.locales import Words
from rattus.plague.care import care
from rattus.plague.changes import changes
from rattus.plague.codec import Codec
from rattus.plague.edition import Edition
from rattus.plague.events import Event
from rattus.plague.explain import explain
from rattus.plague.facts import Facts, facts, scored
from rattus.plague.features import features
from rattus.plague.picture import draw
from rattus.plague.position import place, position
from rattus.plague.reasons import reasons
from rattus.plague.report import StateReport, report
from rattus.plague.state import ASK_LOOKED_RAT, State
from rattus.plague.tables import Options, make_rules
from rattus.plague.why import why_not

if TYPE_CHECKING:
    from rattus.kernel.engine import Engine
    from rattus.kernel.feature import Feature


@dataclass(frozen=True)
class PlagueRuleset:
    """One table of the board game."""

    edition: Edition
    options: Options
    header: Header
    engine: Engine
    rules: bytes
    codec: Codec = field(compare=False)

    @classmethod
    def of(
        cls, edition: Edition, engine: Engine, seats: Sequence[str], given: Mapping[str, str]
    ) -> PlagueRuleset:
        """Checked: the number of seats and the options are ones the edition has."""
        options = Options.of(edition, given, seats)
        rules = make_rules(edition, seats, options)
        header = Header(
            edition.id,
            tuple(seats),
            tuple(options.given(edition, seats).items()),
            str(edition.version),
        )
        return cls(edition, options, header, engine, bytes(rules.packed()), Codec(edition, rules, seats))

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state."""
        return self.codec.texts(state, steps)

    def knowers(self, state: bytearray, step: int) -> int:
        """Only the seat that looks sees the face."""
        s = State.read(state)
        return 1 << s.seat if s.ask == ASK_LOOKED_RAT else EVERYBODY

    def path(self, before: bytearray, step: int, after: bytearray) -> tuple[bytearray, bytearray]:
        """What happens by itself can be told from the two."""
        return before, after

    def imagined(self, state: bytearray, seat: int, key: int) -> None:
        """Faces that the seat has not seen are drawn again, where others have looked."""
        self.engine.view(self.rules, state, seat)
        self.engine.imagine(self.rules, state, key >> 32, key & 0xFFFFFFFF)

    def position(self, state: bytearray) -> str:
        """The position of a state, drawn as text."""
        return position(self.codec, State.of(state))

    def place(self, state: bytearray, text: str) -> None:
        """Put a position into a state that was set up."""
        s = State.of(state)
        place(self.codec, s, text)
        s.store(state)

    def why_not(self, state: bytearray, text: str, legal: Mapping[str, int]) -> IllegalStep:
        """Why a text is not among the legal ones."""
        return why_not(self.codec, State.of(state), text, legal)

    def reasons(
        self, state: bytearray, thing: str, legal: Mapping[str, int], begun: Sequence[str] = ()
    ) -> list[IllegalStep]:
        """Why nothing can be done with a thing that somebody points at."""
        return reasons(self.codec, State.of(state), thing, legal, begun)

    def care(self, state: bytearray, legal: Mapping[str, int]) -> dict[str, Care]:
        """The legal steps that are better thought over."""
        return care(self.codec, State.read(state), legal)

    def taught(self, before: bytearray, step: int, after: bytearray) -> bool:
        """Faces are shown by chance's steps only."""
        return False

    def fate(self, state: bytearray, seat: int) -> str:
        """Points say it all."""
        return ""

    def report(self, state: bytearray) -> StateReport:
        """The state as plain data."""
        return report(self.codec, State.read(state))

    def shown(self, state: bytearray) -> tuple[StateReport, Facts]:
        """The state as plain data, and what is worked out from it."""
        s = State.read(state)
        return report(self.codec, s), facts(self.codec, s)

    def explain(self, states: Sequence[bytearray], step: int, end: End | None) -> list[Event]:
        """What happened through a step."""
        before, after = map(State.read, states)
        return explain(self.codec, before, step, after, end)

    def scored(self, before: bytearray, events: Sequence[Event]) -> list[dict[str, int] | None]:
        """The scores after each event that changes them."""
        return list(scored(self.codec, State.read(before), events))

    def changes(self, view: Mapping[str, Any], event: Event) -> list[Change]:
        """What an event changes in a viewer's report."""
        return changes(cast(StateReport, view), event)

    def draw(self, state: bytearray) -> str:
        """The board as text."""
        return draw(self.codec, self.edition, State.of(state))

    def svg(self, state: bytearray, language: str) -> str:
        """The board as an SVG picture."""
        from rattus.plague.drawing import drawing

        return drawing(self.codec, self.edition, State.of(state), Words(language))

    def features(self) -> list[Feature]:
        """What the numbers are that `observe` writes, in their order."""
        return list(features(self.codec))
