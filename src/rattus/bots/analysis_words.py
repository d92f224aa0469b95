"""An analysis in words: turning points with a sentence each, made of what happened, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass
from typing import TYPE_CHECKING, Any

from rattus.bots.analysis import Analysis, Chance, Decision
from rattus.kernel.step import HIDDEN, Step
from rattus.locales import Words

if TYPE_CHECKING:
    from rattus.table.game import Game

MOST = 10
"""Turning points that are told."""
LEAST = 0.04
"""What a turning point changes at least."""
SENTENCES = 4
"""Of what happened through one step, at most."""
SOON = 25
"""Steps in which the consequence of a decision is looked for."""
LITTLE, MUCH = 0.5, 1.5
"""What harms by less or more than this many times the loss has other reasons."""


@dataclass(frozen=True)
class TurningPoint:
    """A decision that was marked, or a step of chance that changed much."""

    step: Decision | Chance
    seat: str
    """Whom it concerns most."""
    change: float
    """What it changed for that seat; of a decision what it cost."""


def turning_points(analysis: Analysis, most: int = MOST) -> list[TurningPoint]:
    """The steps that decided most, in the order of the game."""
    points = [
        TurningPoint(step, step.seat, -step.loss)
        for step in analysis.decisions
        if step.mark and step.loss >= LEAST
    ]
    for step in analysis.chances:
        changes = {seat: share - step.before[seat] for seat, share in step.after.items()}
        seat = max(changes, key=lambda each: abs(changes[each]))
        if abs(changes[seat]) >= LEAST:
            points.append(TurningPoint(step, seat, changes[seat]))
    points.sort(key=lambda point: -abs(point.change))
    return sorted(points[:most], key=lambda point: point.step.n)


class Finder:
    """Finds in a game what its analysis speaks of, in no language."""

    def __init__(self, game: Game, analysis: Analysis) -> None:
        self._game, self._analysis = game, analysis
        self.moments = {moment.n: moment for moment in game.moments()}

    def consequence(self, decision: Decision) -> Decision | Chance | None:
        """The later step that harmed the seat most, until its next turn and about as much as it lost.

        It is what another seat did, or what chance said, if what happened by it has to do with the decision.
        """
        worst, found, away = max(LEAST / 2, LITTLE * decision.loss), None, False
        for step in self._analysis.steps[decision.n : decision.n + SOON]:
            own = isinstance(step, Decision) and step.seat == decision.seat
            if own and away:
                break
            away = away or (isinstance(step, Decision) and not own)
            harm = step.before[decision.seat] - step.after[decision.seat]
            if not own and worst < harm < MUCH * decision.loss and self._concerns(step, decision):
                worst, found = harm, step
        return found

    def _concerns(self, step: Decision | Chance, decision: Decision) -> bool:
        """Whether what happened by a step speaks of the seat of a decision, or of what could be chosen there."""
        about = {decision.seat, *Step(decision.step).words, *Step(decision.best).words}
        told = {
            word
            for event in self._game.explain(self.moments[step.n])
            for value in asdict(event).values()
            if isinstance(value, str)
            for word in (value, value.partition("/")[0])
        }
        return any(word in told for word in about if not word.isdecimal())

    def row(self, n: int) -> Sequence[str] | None:
        """The building cards that were there to be entered before a step, in games that have them."""
        row = self._game.ruleset.report(self.moments[n].before).get("row")
        return [str(each) for each in row] if isinstance(row, list | tuple) else None


class Teller:
    """Tells of one game's analysis in a language."""

    def __init__(self, game: Game, analysis: Analysis, words: Words) -> None:
        self._game, self._analysis = game, analysis
        self._words = Words(words.language, game.header.game)
        self._family = game.ruleset.engine.game
        self._finder = Finder(game, analysis)

    def story(self, most: int = MOST) -> Iterator[str]:
        """A paragraph for each turning point."""
        for point in turning_points(self._analysis, most):
            yield " ".join(self._told(point))

    def _told(self, point: TurningPoint) -> Iterator[str]:
        step, t = point.step, self._words.t
        points = percent(abs(point.change))
        if isinstance(step, Chance):
            way = "gain" if point.change > 0 else "loss"
            happened = self._happened(step.n)
            yield t(f"analysis-chance-{way}", n=step.n, text=happened, seat=point.seat, points=points)
            return
        played, best = self.step(step.n, step.step), self.step(step.n, step.best)
        about = {"n": step.n, "seat": step.seat, "text": played, "points": points, "better": best}
        yield t(f"analysis-{step.mark}", **about)
        if step.low < step.loss:
            yield t("analysis-between", low=percent(step.low), high=percent(step.high))
        if len(step.line) > 1:
            yield t("analysis-line", steps=self.line(step))
        later = self._finder.consequence(step)
        if later is not None:
            harm = later.before[step.seat] - later.after[step.seat]
            happened = self._happened(later.n)
            yield t("analysis-consequence", n=later.n, text=happened, seat=step.seat, points=percent(harm))

    def step(self, n: int, text: str) -> str:
        """A step, which was played or could have been, in words: those of the buttons in the browser."""
        return step_words(self._words, self._family, text, self._finder.row(n) or ())

    def line(self, decision: Decision) -> str:
        """The steps that may follow the best one."""
        said, last = [], decision.seat
        for seat, text in decision.line[1:]:
            words = self.step(decision.n, text)
            said.append(words if seat == last else self._words.t("analysis-line-seat", seat=seat, text=words))
            last = seat
        return " · ".join(said)

    def _happened(self, n: int) -> str:
        """What happened through a step, in a few sentences; headings such as `Turn 4` are none."""
        moment = self._finder.moments[n]
        told = (sentence(self._words, self._family, event) for event in self._game.explain(moment))
        sentences = [text for text in told if text.endswith((".", "!", "?"))]
        return " ".join(sentences[:SENTENCES]) or self.step(n, moment.text)


def sentence(words: Words, family: str, event: Any) -> str:
    """One event as a sentence; nothing for those that have none."""
    id = f"{family}-{type(event).__name__}"
    if not words.has(id) or not is_dataclass(event) or isinstance(event, type):
        return ""
    return words.t(id, **asdict(event))


def step_words(words: Words, family: str, text: str, row: Sequence[object] = ()) -> str:
    """A step in words: `merchant gallia italia 2` is the message `plague-step-merchant` with region, to and number.

    The browser does the same (`stepWords` of `words.ts`). `row` are the building cards that are there to be entered.
    """
    step = Step(text)
    id = f"{family}-step-{step.verb}"
    if not words.has(id):
        return text
    if words.has(f"{id}.named") and step.words and step.words[0].isdecimal():
        place = int(step.words[0]) - 1
        building, _, supply = str(row[place] if place < len(row) else "").partition("/")
        if building and building != HIDDEN:
            return words.t(f"{id}.named", building=building, supply=supply)
    return words.t(id, **_arguments(words, step.words))


def _arguments(words: Words, given: Sequence[str]) -> Mapping[str, object]:
    """Words are told apart by what the catalogue has a name for: cards, seats, regions; `gallia/2` has a slot."""
    found: dict[str, object] = dict.fromkeys(("region", "slot", "to", "toSlot", "number", "card", "seat"))
    for word in given:
        place, _, slot = word.partition("/")
        if word.isdecimal():
            found["number"] = int(word)
        elif words.has(f"region-{place}"):
            first = found["region"] is None
            found["region" if first else "to"] = place
            if slot:
                found["slot" if first else "toSlot"] = int(slot)
        elif words.has(f"seat-{word}"):
            found["seat"] = word
        else:
            found["card"] = word
    return found


def percent(share: float) -> int:
    """A share in points of 100."""
    return round(100 * share)
