"""The desk of a game that brings none of its own: steps are told and chosen by their texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rattus.cli.desk import Desk, Line, Sentence
from rattus.cli.words import general_help
from rattus.kernel.ruleset import Ruleset
from rattus.kernel.step import CHANCE_NAME
from rattus.locales import Words

if TYPE_CHECKING:
    from rattus.table.game import Game, Moment, View


class Played(NamedTuple):
    """A step that was played, as it may be read."""

    by: str
    text: str


def desk(ruleset: Ruleset, words: Words) -> Desk:
    """The desk of one table, in a language."""
    return PlainDesk(ruleset, words)


@dataclass(frozen=True)
class PlainDesk:
    """Any game for one table."""

    ruleset: Ruleset
    words: Words

    styles: ClassVar[Mapping[str, str]] = {}
    highlights: ClassVar[Mapping[str, str]] = {}
    advice: ClassVar[Sequence[str]] = ()
    topics: ClassVar[Sequence[str]] = ()

    @property
    def points(self) -> str:
        """Points are counted."""
        return self.words.t("terminal-points-points")

    def help(self, topic: str, view: View) -> str:
        """How to answer, by the example of a step that is legal now."""
        assert view.legal
        example = view.legal[-1]
        typed = " ".join(word[:2] for word in example.split())
        about = self.words.t("terminal-plain-about", title=self.ruleset.edition.title)
        return general_help(self.words, about, typed, example, [], self.question(view))

    def board(self, state: bytearray, columns: int, rows: int) -> Sequence[Line]:
        """The table as text."""
        return [[(line, "text")] for line in self.ruleset.draw(state).splitlines()]

    def question(self, view: View) -> str:
        """Nothing is known of the question."""
        return self.words.t("plain-question")

    def labels(self, view: View) -> Sequence[str]:
        """The steps as they are written."""
        assert view.legal is not None
        return list(view.legal.texts)

    def title(self, text: str) -> str:
        """Each step says what it does."""
        return ""

    def happened(self, game: Game, moment: Moment, reader: str | None) -> Sequence[Played]:
        """The seat and what it played."""
        told = game.telling(moment)
        return [Played(moment.by, told.text(whole=told.hears(game.viewer_number(reader))))]

    def story(self, events: Sequence[Played]) -> Sequence[Sentence]:
        """A line for each step."""
        return [Sentence(self.words.t("plain-played", who=self.who(each), step=each.text)) for each in events]

    def who(self, played: Played) -> str:
        """The name of a seat, or of chance."""
        by = played.by
        return self.words.t("table-by-chance") if by == CHANCE_NAME else self.words.name("seat", by)

    def ending(self, game: Game, events: Sequence[Played]) -> Sequence[Line]:
        """The seats with their points, and who has won."""
        lines: list[Line] = [
            [(f"  {place}. {self.words.name('seat', seat)}: {points}", "text")]
            for place, (seat, points, *_) in enumerate(game.standing(), start=1)
        ]
        winners = game.winners
        if len(winners) == 1:
            return [*lines, [(self.words.t("table-won", seat=winners[0]), "text")]]
        return [*lines, [(self.words.t("table-won-together", winners=winners), "text")]]
