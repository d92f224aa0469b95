"""The desk of the board game: its board, questions, choices and sentences for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from rattus.cli.desk import Desk, Line, Sentence
from rattus.cli.plague import words as says
from rattus.locales import Words
from rattus.plague.codec import SHAPES, Codec
from rattus.plague.edition import Edition
from rattus.plague.events import EndTriggered, Event, GameEnded, TurnBegan
from rattus.plague.facts import question
from rattus.plague.picture import SEAT_ROLES, picture
from rattus.plague.report import phase, report
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import State

if TYPE_CHECKING:
    from rattus.kernel.ruleset import Ruleset
    from rattus.table.game import Game, Moment, View

ROWS_BELOW_MAP, COLUMNS_BELOW_MAP = 10, 80
"""The room that the table needs below the map."""


def desk(ruleset: Ruleset, words: Words) -> Desk:
    """The desk of one table, in a language and with the texts of its edition."""
    assert isinstance(ruleset, PlagueRuleset)
    return PlagueDesk(ruleset.codec, ruleset.edition, replace(words, game=says.spoken_of(ruleset.edition)))


@dataclass(frozen=True)
class PlagueDesk:
    """The board game for one table."""

    codec: Codec
    edition: Edition
    words: Words

    styles: ClassVar[Mapping[str, str]] = {
        "region": "bold",
        "plague": "bold magenta",
        "rat": "orange3",
        "face": "bold orange3",
        "piece": "bold cyan",
        "land": "grey62",
        "sea": "dark_cyan",
    }
    highlights: ClassVar[Mapping[str, str]] = {r"\b\d\+[A-Z]+\*?": "face", r"\w+\s?!": "plague"}

    @property
    def points(self) -> str:
        """Citizens are counted."""
        return self.words.t("terminal-points-citizens")

    @property
    def advice(self) -> Sequence[str]:
        """There is no advice."""
        return ()

    @property
    def topics(self) -> Sequence[str]:
        """Symbols, cards, phases."""
        return says.topics(self.codec)

    def help(self, topic: str, view: View) -> str:
        """Help on a topic, or on everything."""
        return says.help_text(self.words, topic, phase(State.of(view.state)), self.codec)

    def board(self, state: bytearray, columns: int, rows: int) -> Sequence[Line]:
        """The map with the table next to it or below it, or a list of regions."""
        s = State.of(state)
        wide = picture(self.codec, self.edition, s)
        across = max(sum(len(text) for text, _ in line) for line in wide)
        if columns >= across and rows >= len(wide):
            return wide
        tall = columns >= COLUMNS_BELOW_MAP and rows >= len(wide) + ROWS_BELOW_MAP
        return picture(self.codec, self.edition, s, "tall" if tall else "list", columns)

    def question(self, view: View) -> str:
        """The seat's question; some need details of the situation."""
        return says.question(self.words, question(self.codec, State.of(view.state)))

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
            elif SHAPES[step.verb] == "region/slot":
                region, _, slot = step.words[0].partition("/")
                shown = known["rats"][region][int(slot) - 1]
                face = shown if shown in self.codec.faces else None
            stays = step.verb == "plague" and step.words[0] == known["plague"]
            label = says.choice(self.words, step, owner, face, phase(s))
            labels.append(self.words.t("terminal-plague-stays", text=label) if stays else label)
        return labels

    def title(self, text: str) -> str:
        """Choices are grouped by verb, some also by where a piece comes from."""
        return says.group_title(self.words, text)

    def happened(self, game: Game, moment: Moment, reader: str | None) -> Sequence[Event]:
        """Events."""
        return game.explain(moment, reader, public=True)

    def story(self, events: Sequence[Event]) -> Sequence[Sentence]:
        """One sentence per event, a paragraph per turn; `ending` shows the end."""
        return [
            Sentence(says.sentence(self.words, event, self.edition), isinstance(event, TurnBegan))
            for event in events
            if not isinstance(event, GameEnded)
        ]

    def ending(self, game: Game, events: Sequence[Event]) -> Sequence[Line]:
        """Why the game ended, the seats with their citizens, and who won."""
        lines: list[Line] = [
            [(says.sentence(self.words, event), "text")]
            for event in events
            if isinstance(event, EndTriggered)
        ]
        result = game.standing()
        for place, (seat, points, *_) in enumerate(result, start=1):
            number = game.seat_number(seat)
            safe = State.read(game.state).haven[number]
            id = "terminal-plague-ranked-haven" if safe else "terminal-plague-ranked"
            line = self.words.t(id, place=place, seat=seat, count=points, safe=safe)
            lines.append([(f"  {line}", SEAT_ROLES[number])])
        return [*lines, [(says.ranking_words(self.words, result), "region")]]
