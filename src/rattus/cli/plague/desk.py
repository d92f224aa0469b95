"""The desk of the board game: its board, questions, choices and sentences for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rattus.cli.desk import Desk, Line, Sentence
from rattus.cli.plague import words
from rattus.cli.words import name, some
from rattus.plague.codec import Codec
from rattus.plague.edition import Edition
from rattus.plague.events import EndTriggered, Event, GameEnded, TurnBegan
from rattus.plague.picture import SEAT_ROLES, picture
from rattus.plague.report import phase, report
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import State

if TYPE_CHECKING:
    import numpy as np

    from rattus.kernel.ruleset import Ruleset
    from rattus.table.game import Game, View

ROWS_BELOW_MAP, COLUMNS_BELOW_MAP = 10, 80
"""What the table needs where it is drawn below the map."""


def desk(ruleset: Ruleset) -> Desk:
    """The desk of one table."""
    assert isinstance(ruleset, PlagueRuleset)
    return PlagueDesk(ruleset.codec, ruleset.edition)


@dataclass(frozen=True)
class PlagueDesk:
    """The board game for one table."""

    codec: Codec
    edition: Edition

    points: ClassVar[str] = "citizens"
    styles: ClassVar[Mapping[str, str]] = {
        "region": "bold",
        "plague": "bold magenta",
        "rat": "orange3",
        "face": "bold orange3",
        "piece": "bold cyan",
        "land": "grey62",
        "sea": "dark_cyan",
    }
    highlights: ClassVar[Mapping[str, str]] = {r"\b\d\+[A-Z]+\*?": "face", "outbreak!": "plague"}

    @property
    def topics(self) -> Sequence[str]:
        """Symbols, cards, phases."""
        return words.topics(self.codec)

    def help(self, topic: str, view: View) -> str:
        """Help on a topic, or on everything."""
        return words.help_text(topic, phase(State.of(view.state)), self.codec)

    def board(self, state: np.void, columns: int, rows: int) -> Sequence[Line]:
        """The map with the table beside it or below it, or a list of regions."""
        s = State.of(state)
        wide = picture(self.codec, self.edition, s)
        across = max(sum(len(text) for text, _ in line) for line in wide)
        if columns >= across and rows >= len(wide):
            return wide
        tall = columns >= COLUMNS_BELOW_MAP and rows >= len(wide) + ROWS_BELOW_MAP
        return picture(self.codec, self.edition, s, "tall" if tall else "list", columns)

    def question(self, view: View) -> str:
        """What the seat is asked; some questions need details of the situation."""
        codec, s = self.codec, State.of(view.state)
        match phase(s):
            case "swap" as swap:
                first, second = (
                    f"{codec.place(region, slot)} ({codec.faces[s.face[region][slot]]})"
                    for region, slot in ((s.look_place, s.look_slot), (s.place, s.slot))
                )
                return words.question(swap, first=first, second=second)
            case "spread" as spread:
                asked, count, what = (spread, s.spread, "new rat") if s.spread else ("extra", s.extra, "rat")
                return words.question(asked, rats=some(count, what), plague=name(codec.regions[s.plague]))
            case "courier" as courier:
                return words.question(courier, moves=some(s.stage, "move"))
            case "caravan" as caravan:
                return words.question(caravan, caravan=name(codec.regions[s.caravan]))
            case "nun" as nun:
                return words.question(nun, nuns=some(s.stage, "nun"))
            case "ravage" | "final" as ravage:
                return words.question(ravage, region=name(codec.regions[s.place]))
            case other:
                return words.question(other)

    def labels(self, view: View) -> Sequence[str]:
        """The steps without their verbs, with what is known of their cards and rats."""
        assert view.legal is not None
        s = State.of(view.state)
        known = report(self.codec, s)
        labels = []
        for number in view.legal.numbers:
            step = self.codec.step(number)
            owner = face = None
            if step.verb == "take":
                owner = known["cards"][step.words[0]]
            elif step.verb in ("look", "turn"):
                region, _, slot = step.words[0].partition("/")
                shown = known["rats"][region][int(slot) - 1]
                face = shown if shown in self.codec.faces else None
            stays = step.verb == "plague" and step.words[0] == known["plague"]
            labels.append(words.choice(step, owner, face, phase(s)) + words.STAYS * stays)
        return labels

    def title(self, text: str) -> str:
        """Choices are grouped by verb, those of the Nun also by where the piece comes from."""
        return words.group_title(text)

    def story(self, events: Sequence[Event], reader: str | None) -> Sequence[Sentence]:
        """One sentence an event, a paragraph a turn; the end is told by `ending`."""
        return [
            Sentence(words.sentence(event, reader), isinstance(event, TurnBegan))
            for event in events
            if not isinstance(event, GameEnded)
        ]

    def ending(self, game: Game, events: Sequence[Event]) -> Sequence[Line]:
        """Why the game ended, the seats with their citizens, and who won."""
        lines: list[Line] = [
            [(words.sentence(event), "text")] for event in events if isinstance(event, EndTriggered)
        ]
        result = game.standing()
        for place, (seat, points, *_) in enumerate(result, start=1):
            number = game.seat_number(seat)
            safe = int(game.state["haven"][number])
            saved = f", {safe} of them in the haven" if safe else ""
            line = f"  {place}. {name(seat)}: {some(points, 'citizen')}{saved}"
            lines.append([(line, SEAT_ROLES[number])])
        return [*lines, [(words.ranking_words(result), "region")]]
