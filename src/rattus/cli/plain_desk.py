"""The desk of a game that brings none of its own: steps are told and chosen by their texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rattus.cli.desk import Desk, Line, Sentence
from rattus.cli.words import general_help
from rattus.kernel.contract import CHANCE
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.locales import Words

if TYPE_CHECKING:
    from rattus.table.game import Game, View


@dataclass(frozen=True)
class Played:
    """A step that was played. `texts` are what each seat may read of it, and last what the public may."""

    by: str | None
    """Nobody where chance was asked."""
    texts: tuple[str, ...]


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

    def explain(self, before: bytearray, step: int, after: bytearray) -> Sequence[Played]:
        """Who has played what."""
        ruleset, seats = self.ruleset, self.ruleset.header.seats
        asked = ruleset.engine.actor(ruleset.rules, before)
        (text,) = ruleset.texts(before, [step])
        hidden = (ruleset.secret(before, step, seat) for seat in (*range(len(seats)), PUBLIC))
        return [Played(None if asked == CHANCE else seats[asked], tuple(each or text for each in hidden))]

    def story(self, events: Sequence[Played], reader: str | None) -> Sequence[Sentence]:
        """A line for each step."""
        place = PUBLIC if reader is None else self.ruleset.header.seats.index(reader)
        return [
            Sentence(self.words.t("plain-played", who=self.who(each), step=each.texts[place]))
            for each in events
        ]

    def who(self, played: Played) -> str:
        """The name of a seat, or of chance."""
        by = played.by
        return self.words.t("table-by-chance") if by is None else self.words.name("seat", by)

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
