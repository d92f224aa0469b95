"""The card game as the table sees it: an edition, seats, options, and all that can be said about a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from rattus.cartus.care import care
from rattus.cartus.changes import changes
from rattus.cartus.codec import Codec
from rattus.cartus.edition import CardEdition
from rattus.cartus.events import Event
from rattus.cartus.explain import explain, path
from rattus.cartus.facts import Facts, facts, scored
from rattus.cartus.fate import fate
from rattus.cartus.features import features
from rattus.cartus.picture import draw
from rattus.cartus.position import place, position
from rattus.cartus.reasons import reasons
from rattus.cartus.report import StateReport, report
from rattus.cartus.state import ASK_ENTER, ASK_EXCHANGE, ASK_GIVE, State
from rattus.cartus.steps import ENOUGH, PASS
from rattus.cartus.tables import Options, make_rules
from rattus.cartus.why import why_not
from rattus.kernel.change import Change
from rattus.kernel.notation import Header
from rattus.kernel.ruleset import Care
from rattus.kernel.step import IllegalStep
from rattus.kernel.telling import End
from rattus.locales import Words

if TYPE_CHECKING:
    from rattus.kernel.engine import Engine
    from rattus.kernel.feature import Feature


@dataclass(frozen=True)
class CartusRuleset:
    """One table of the card game."""

    edition: CardEdition
    options: Options
    header: Header
    engine: Engine
    rules: bytes
    codec: Codec = field(compare=False)

    @classmethod
    def of(
        cls, edition: CardEdition, engine: Engine, seats: Sequence[str], given: Mapping[str, str]
    ) -> CartusRuleset:
        """Checked: the options are ones the edition has."""
        options = Options.of(edition, given, seats)
        rules = make_rules(edition, seats, options)
        header = Header(edition.id, tuple(seats), options.given(), str(edition.version))
        return cls(edition, options, header, engine, bytes(rules.packed()), Codec(edition, rules, seats))

    def texts(self, state: bytearray, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state."""
        return self.codec.texts(state, steps)

    def knowers(self, state: bytearray, step: int) -> int:
        """Cards dealt, laid and given, looks and tokens are for those who see them."""
        return self.codec.knowers(State.read(state), step)

    def path(self, before: bytearray, step: int, after: bytearray) -> list[bytearray]:
        """One thing happens by itself after the other, and cards that were turned up are cleared away at once."""
        return [before, *path(self.codec.rules, State.read(before), step), after]

    def imagined(self, state: bytearray, seat: int, key: int) -> None:
        """Hands, deck, nun-row and tokens are imagined; what all know of jokers and special cards stays as it was."""
        before = State.of(state)
        self.engine.view(self.rules, state, seat)
        self.engine.imagine(self.rules, state, key >> 32, key & 0xFFFFFFFF)
        s = State.of(state)
        s.least, s.most = before.least, before.most
        s.store(state)

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
        return care(State.read(state), legal)

    def taught(self, before: bytearray, step: int, after: bytearray) -> bool:
        """Others have seen a card given, discarded or passed with, or laid cards that were turned up."""
        was, now = State.read(before), State.read(after)
        if was.ask == ASK_GIVE:
            return True
        if (was.ask == ASK_EXCHANGE and step != ENOUGH) or (was.ask == ASK_ENTER and step == PASS):
            return True
        return any(
            was.laid_size[seat] > 0 == was.open[seat] and (now.open[seat] > 0 or now.laid_size[seat] == 0)
            for seat in range(len(was.open))
        )

    def fate(self, state: bytearray, seat: int) -> str:
        """What became of a seat: it is dead, or (if all are) it would have won."""
        return fate(self.codec.rules, State.of(state), seat)

    def report(self, state: bytearray) -> StateReport:
        """The state as plain data."""
        return report(self.codec, State.read(state))

    def shown(self, state: bytearray) -> tuple[StateReport, Facts]:
        """The state as plain data, and what is worked out from it."""
        s = State.read(state)
        return report(self.codec, s), facts(self.codec, s)

    def explain(self, states: Sequence[bytearray], step: int, end: End | None) -> list[Event]:
        """What happened through a step."""
        return explain(self.codec, list(map(State.read, states)), step, end)

    def scored(self, before: bytearray, events: Sequence[Event]) -> list[dict[str, int] | None]:
        """The scores after each event that changes them."""
        return list(scored(self.codec, State.read(before), events))

    def changes(self, view: Mapping[str, Any], event: Event) -> list[Change]:
        """What an event changes in a viewer's report."""
        return changes(self.codec.cards, cast(StateReport, view), event)

    def draw(self, state: bytearray) -> str:
        """The table as text."""
        return draw(self.codec, State.of(state))

    def svg(self, state: bytearray, language: str) -> str:
        """The table as an SVG picture."""
        from rattus.cartus.drawing import drawing

        return drawing(self.codec, State.of(state), Words(language))

    def features(self) -> list[Feature]:
        """What the numbers are that `observe` writes, in their order."""
        return list(features(self.codec))
