"""Twins of a game: games that differ only in what one viewer can't know, as long as the rules allow."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rattus.host.events import Entry, Started, Stepped, Undone
from rattus.host.state import TableState
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.kernel.step import Step
from rattus.kernel.telling import secret
from rattus.table.game import Game
from tests.laws.served import Act, Performance, Script, Viewer

TRIES = 12


class Parted(Exception):
    """From here on the viewer can tell the twins apart, and may."""


def number_for(game: Game, outcome: int) -> int:
    """A number by which chance picks this outcome."""
    engine, rules = game.ruleset.engine, game.ruleset.rules
    outcomes, weights = engine.outcomes(rules, game.state)
    before, total = sum(weights[: outcomes.index(outcome)]), sum(weights)
    number = -(-before * 2**32 // total)
    assert engine.pick(rules, game.state, number) == outcome
    return number


@dataclass
class Twin:
    """A twin: what its seats do, its luck, and how many acts the viewer can't tell it from the other."""

    acts: list[Act] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)
    steps: Script = field(default_factory=dict)
    """What is played, by people and bots."""
    differences: list[int] = field(default_factory=list)
    """The acts through which something differs that the viewer can't know."""

    @property
    def worth(self) -> int:
        """How many acts there are from the first difference on."""
        return len(self.acts) - self.differences[0] if self.differences else 0


class TwinMaker:
    """Follows a game with a twin that differs from act `begin` on."""

    def __init__(self, rules: Ruleset, show: Performance, viewer: Viewer, luck: dict[int, int]) -> None:
        self._rules, self._show, self._luck = rules, show, luck
        self._viewer = viewer
        self._seat = PUBLIC if viewer is None else rules.header.seats.index(viewer)

    def make(self, begin: int, chance: random.Random) -> Twin:
        """A twin, as long as it lasts."""
        self._chance = chance
        self._own, self._other = (Game(self._rules, chance="ask") for _ in range(2))
        self._twin = Twin()
        self._table = TableState("")
        entries, reached = self._show.entries, self._show.reached
        try:
            self._differs = begin == 0
            self._follow(0, Act("probe"), None, entries[: reached[0]])
            for at, (act, v) in enumerate(zip(self._show.acts, self._show.done, strict=True)):
                self._differs = at >= begin
                happened = entries[reached[at] : reached[at + 1]]
                self._twin.acts.append(self._follow(at, act, v, happened))
        except Parted:
            pass
        return self._twin

    def _follow(self, at: int, act: Act, v: int | None, happened: Sequence[Entry]) -> Act:
        """What came of an act: event `v` if it became one, and what bots did then."""
        if act.by is not None:
            self._must_be_answered_the_same(act, act.by, refused=v is None)
        for entry in happened:
            before = self._table
            self._table = before.after(entry)
            match entry.event:
                case Started(chance):
                    self._draw(at, chance)
                case Stepped(_, step, chance):
                    text = self._step(at, step, before.position_v)
                    act = replace(act, text=text) if entry.v == v else act
                    self._draw(at, chance)
                case Undone(_, left):
                    self._own.rewind(left)
                    self._other.rewind(left)
                case _:
                    pass  # nothing was played
            if self._table.status.ended:
                raise Parted
            self._must_look_the_same()
        return act

    def _must_be_answered_the_same(self, act: Act, seat: str, refused: bool) -> None:
        """What one seat may do and its twin may not, another one can tell."""
        if act.kind == "undo" and self._own.can_undo(seat) != self._other.can_undo(seat):
            raise Parted
        legal = self._other.legal.texts if self._other.to_act == seat else ()
        if act.kind == "wrong" and refused and Step.of(act.text) in legal:
            raise Parted

    def _must_look_the_same(self) -> None:
        own = self._own.blinded(self._own.state, self._viewer)
        other = self._other.blinded(self._other.state, self._viewer)
        if bytes(own) != bytes(other) or self._own.over:
            raise Parted

    def _step(self, at: int, step: int, position_v: int) -> str:
        choice = self._choice(step, self._other.legal.numbers)
        self._twin.steps[position_v] = choice
        (text,) = self._rules.texts(self._other.state, (choice,))
        self._play(at, step, choice)
        return str(text)

    def _draw(self, at: int, chance: Sequence[int]) -> None:
        for outcome in chance:
            n = len(self._other.numbers)
            if n in self._twin.numbers:
                number = self._twin.numbers[n]
                choice = self._rules.engine.pick(self._rules.rules, self._other.state, number)
                if choice not in self._alike(outcome, self._other.legal.numbers):
                    raise Parted
            else:
                choice = self._choice(outcome, self._other.legal.numbers)
                keeps = choice == outcome and bytes(self._own.state) == bytes(self._other.state)
                self._twin.numbers[n] = self._luck[n] if keeps else number_for(self._other, choice)
            self._play(at, outcome, choice)

    def _play(self, at: int, step: int, choice: int) -> None:
        if step != choice:
            self._twin.differences.append(at)
        self._own.play(step)
        self._other.play(choice)

    def _alike(self, step: int, legal: Sequence[int]) -> list[int]:
        """The steps of the twin that look to the viewer as this one looks."""
        hidden = secret(self._rules, self._own.state, step, self._seat)
        if hidden is None:
            return [step] if step in legal else []
        state = self._other.state
        return [other for other in legal if secret(self._rules, state, other, self._seat) == hidden]

    def _choice(self, step: int, legal: Sequence[int]) -> int:
        alike = self._alike(step, legal)
        if not alike:
            raise Parted
        if not self._differs and step in alike:
            return step
        others = [other for other in alike if other != step]
        return self._chance.choice(others if others and self._chance.random() < 0.8 else alike)


def best_twins(
    rules: Ruleset, show: Performance, viewer: Viewer, luck: dict[int, int], count: int
) -> list[Twin]:
    """Some twins that differ early and late, each the one of several that lasts longest."""
    chance = random.Random(len(show.acts))
    maker = TwinMaker(rules, show, viewer, luck)
    found = []
    for part in range(count):
        begin = part * len(show.acts) // count
        tries = [maker.make(begin, chance) for _ in range(TRIES)]
        found.append(max(tries, key=lambda twin: twin.worth))
    return [twin for twin in found if twin.worth > 1]
