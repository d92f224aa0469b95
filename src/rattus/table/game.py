"""A game at the table: steps in, states, views, records and results out."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from importlib.metadata import entry_points
from math import gcd
from operator import index
from pathlib import Path
from typing import Any, Literal, Self, SupportsIndex, cast, get_args, overload

from rattus.kernel import notation
from rattus.kernel.contract import CHANCE, OVER
from rattus.kernel.fairness import Luck, SeedLuck
from rattus.kernel.given import checked_seed, one_of, whole
from rattus.kernel.notation import Fork, ForkTag, Header, RecordError
from rattus.kernel.position import Head, headed, one_line
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.kernel.step import CHANCE_NAME, IllegalStep, Step
from rattus.kernel.telling import Telling, blinded, secret
from rattus.locales import ENGLISH, LANGUAGES

Result = tuple[tuple[str, int] | tuple[str, int, str], ...]
"""Seats and points from first to last; a third word says what became of a seat, if the game has such words."""
ChanceMode = Literal["draw", "ask"]
ANALYSIS = "rattus.analysis"
"""The group of the entry point that analyses games: bots know how, and they are a layer above."""
UNKNOWN = "…"
"""Not yet worked out; no seat has this name."""


UndoStop = Literal["nothing", "chance", "others", "learned"]
"""Why undo stops: nothing was played, chance has spoken, another seat has acted, others have learned something."""


class CannotUndo(ValueError):
    """Undo stops here, and why: in words, and in one; `by` and `step` are the last step, if it stops there."""

    def __init__(self, stop: UndoStop, message: str, by: str = "", step: str = "") -> None:
        super().__init__(message)
        self.stop = stop
        self.by = by
        self.step = step


class LegalSteps(Sequence[Step]):
    """The answers to the question asked now: lazy, countable, and asked with `in` by value or text."""

    def __init__(self, ruleset: Ruleset, state: bytearray, numbers: Sequence[int]) -> None:
        self._ruleset = ruleset
        self._state = state
        self.numbers = tuple(numbers)
        self._texts: dict[str, int] | None = None

    @property
    def texts(self) -> Mapping[str, int]:
        """All texts with their numbers, in the pinned order."""
        if self._texts is None:
            texts = self._ruleset.texts(self._state, self.numbers)
            self._texts = dict(zip(texts, self.numbers, strict=True))
        return self._texts

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Step]:
        return map(Step, self.texts)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        return list(self)[index]

    def __contains__(self, step: object) -> bool:
        return step in (self.texts if isinstance(step, str) else self.numbers)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalSteps):
            return NotImplemented
        return (self.numbers, self._state, self._ruleset) == (other.numbers, other._state, other._ruleset)

    def __hash__(self) -> int:
        return hash(self.numbers)

    def __copy__(self) -> LegalSteps:
        return self

    def __deepcopy__(self, memo: object) -> LegalSteps:
        return self

    def __repr__(self) -> str:
        return f"<{len(self)} legal steps: {', '.join(self.texts)}>" if self else "<no legal steps>"


@dataclass(frozen=True)
class Moment:
    """One step of a game, with the states around it. `by` is a seat's name, or `?` for chance."""

    n: int
    by: str
    number: int
    text: str
    before: bytearray
    after: bytearray
    over: bool
    """Whether the game ends with it."""


@dataclass(frozen=True)
class View:
    """What one seat may know of a game, and what it may choose if it is asked."""

    seat: str
    state: bytearray
    to_act: str | None
    legal: LegalSteps
    """The steps that the seat may choose from; none if it is not asked."""
    ruleset: Ruleset

    def __copy__(self) -> View:
        return dataclasses.replace(self, state=self.state.copy())

    def __deepcopy__(self, memo: object) -> View:
        return self.__copy__()

    def report(self) -> Mapping[str, Any]:
        """The state as plain data; `StateReport` of a game (in `report.py`) names its keys and their types."""
        return self.ruleset.report(self.state)

    def text(self) -> str:
        """The table, drawn for this seat."""
        return self.ruleset.draw(self.state)

    def svg(self, language: str = ENGLISH) -> str:
        """The table as an SVG picture for this seat."""
        one_of("language", language, LANGUAGES)
        return self.ruleset.svg(self.state, language)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg()


class Game:
    """A game in progress, or a finished one.

    With `chance="draw"` chance is drawn as soon as it is asked, from the seed or by a `luck` of your own; with
    `chance="ask"` its outcomes are played like any other step.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seed: SupportsIndex | None = None,
        chance: ChanceMode = "draw",
        luck: Luck | None = None,
    ) -> None:
        one_of("chance", chance, get_args(ChanceMode))
        self.ruleset = ruleset
        self.seed = secrets.randbits(63) if seed is None else checked_seed(seed)
        self.luck = luck or SeedLuck(self.seed)
        self.chance = chance
        self.state = ruleset.engine.blank()
        """The packed state, with all that anybody knows; it changes as the game goes on."""
        self._steps: list[int] = []
        self._legal: LegalSteps | None = None
        self._answers: LegalSteps | None = None
        self._to_act: str | None = UNKNOWN
        self._known: dict[str | None, bytearray] = {}
        self._last: Moment | None = None
        self._last_told: tuple[Moment, Telling] | None = None
        self._begin(self.state)
        self.draw_due()

    @classmethod
    def of_steps(
        cls,
        ruleset: Ruleset,
        steps: Sequence[int],
        seed: SupportsIndex | None = None,
        luck: Luck | None = None,
    ) -> Game:
        """A game from steps that are known to be legal, as numbers; chance is asked on from there."""
        game = cls(ruleset, seed, "ask", luck)
        ruleset.engine.replay(ruleset.rules, game.state, steps)
        game._steps = [*steps]
        game._forget()
        return game

    def copy(self) -> Self:
        """The same game once more: what is played there changes nothing here. Nothing is worked out again."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.copy()
        copy._steps = self._steps[:]
        return copy

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = self.copy()
        copy.luck = deepcopy(self.luck, memo)
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """What a pickled game needs: what can be worked out from that is worked out again."""
        return {
            name: self.__dict__[name] for name in ("ruleset", "seed", "luck", "chance", "state", "_steps")
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._forget()

    def __eq__(self, other: object) -> bool:
        """By the same rules, after the same steps, and with the same luck to come, as far as the seed tells."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.__getstate__() | {"luck": None} == other.__getstate__() | {"luck": None}

    __hash__ = None  # type: ignore[assignment]  # it changes

    # What is going on.

    @property
    def header(self) -> Header:
        """Game, seats, options, version."""
        return self.ruleset.header

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats clockwise."""
        return self.header.seats

    @property
    def numbers(self) -> tuple[int, ...]:
        """The steps so far as numbers."""
        return tuple(self._steps)

    @property
    def to_act(self) -> str | None:
        """The seat that is asked, `?` if chance is, nobody at the end."""
        if self._to_act is UNKNOWN:
            self._to_act = self.actor_at(self.state)
        return self._to_act

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.to_act is None

    @property
    def legal(self) -> LegalSteps:
        """The answers to the question asked now, also when chance is asked; none at the end."""
        if self._legal is None:
            self._legal = self.legal_at(self.state.copy())
        return self._legal

    @property
    def weights(self) -> dict[str, int]:
        """When chance is asked: its outcomes with exact integer weights, reduced; else nothing."""
        return self.weights_at(self.state) if self.to_act == CHANCE_NAME else {}

    @property
    def result(self) -> Result | None:
        """Seats and points from first to last, once the game is over."""
        return self.standing() if self.over else None

    def standing(self) -> Result:
        """Seats and points from first to last as if the game ended now."""
        return self.standing_at(self.state)

    def standing_at(self, state: bytearray) -> Result:
        """Seats and points from first to last as if the game ended in this state."""
        standing = self.ruleset.engine.results(self.ruleset.rules, state)
        places: list[tuple[str, int] | tuple[str, int, str]] = []
        for seat in standing.ranked:
            place, fate = (self.seats[seat], standing.scores[seat]), self.ruleset.fate(state, seat)
            places.append((*place, fate) if fate else place)
        return tuple(places)

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners, once the game is over: one seat, several that share the victory, or none."""
        if not self.over:
            return ()
        standing = self.ruleset.engine.results(self.ruleset.rules, self.state)
        return tuple(self.seats[seat] for seat in standing.winners)

    # Playing.

    def play(self, step: str | SupportsIndex) -> Self:
        """Play a step, by its text or number; then chance draws, if it is drawn here."""
        self._play(self.number_of(step))
        self.draw_due()
        return self

    def draw(self) -> str:
        """Chance draws one outcome; returns its text."""
        if self.to_act != CHANCE_NAME:
            raise IllegalStep("draw", "refusal-not-chance", seat=self.to_act)
        step = self._drawn()
        (text,) = self.ruleset.texts(self.state, (step,))
        self._play(step)
        return text

    def draw_due(self) -> None:
        """Let chance draw whatever it is asked, if it is drawn here."""
        while self.chance == "draw" and self.to_act == CHANCE_NAME:
            self.draw()

    def follow(self, steps: Iterable[int]) -> list[Moment]:
        """Play steps that are known to be legal, as numbers; chance is not drawn. Returns each with its states."""
        return [self._follow(step) for step in steps]

    def advance(self, step: int) -> list[Moment]:
        """Play a step that is known to be legal, as a number, and what chance draws then; each with its states."""
        moments = [self._follow(step)]
        while self.to_act == CHANCE_NAME:
            moments.append(self._follow(self._drawn()))
        return moments

    def _follow(self, step: int) -> Moment:
        by, before = self.to_act or "", self.state.copy()
        (text,) = self.ruleset.texts(before, (step,))
        self._play(step)
        last = Moment(len(self._steps), by, step, text, before, self.state.copy(), self.to_act is None)
        self._last = last
        return last

    def _drawn(self) -> int:
        """The outcome that luck has for the question that chance is asked now."""
        return self.ruleset.engine.pick(self.ruleset.rules, self.state, self.luck.number(len(self._steps)))

    def _play(self, step: int) -> None:
        self.ruleset.engine.apply(self.ruleset.rules, self.state, step)
        self._steps.append(step)
        self._forget()

    def _forget(self) -> None:
        """The state has changed: what was worked out about it no longer holds."""
        self._legal = self._answers = self._last = None
        self._to_act = UNKNOWN
        self._known = {}

    def number_of(self, step: str | SupportsIndex) -> int:
        """The number of a legal step, by its text or number; a refusal if it is not legal."""
        legal = self.legal
        if not isinstance(step, str):
            if not isinstance(step, SupportsIndex):
                raise TypeError(f"a step is a text or a number, not {step!r}")
            if (number := index(step)) in legal.numbers:
                return number
            raise IllegalStep(str(number), "refusal-number")
        text = Step.of(step)
        if text in legal.texts:
            return legal.texts[text]
        if self.over:
            raise IllegalStep(text, "refusal-over")
        known = self.state if self.to_act == CHANCE_NAME else self.known(self.to_act)
        raise self.ruleset.why_not(known, text, legal.texts)

    # Going back.

    def undo(self, seat: str | None = None) -> str:
        """Take back the last step of a seat (by default the one that is asked now); returns its text.

        It goes back only as far as nobody has learned anything and no other seat has acted.
        """
        text = self._undoable(seat)
        self.rewind(len(self._steps) - 1)
        return text

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` steps, whoever has learned what since."""
        del self._steps[whole("the number of steps", count, 0, len(self._steps)) :]
        self._begin(self.state)
        self.ruleset.engine.replay(self.ruleset.rules, self.state, self._steps)
        self._forget()

    def can_undo(self, seat: str | None = None) -> bool:
        """Whether `undo` would take a step back."""
        return self.undo_stop(seat) is None

    def undo_stop(self, seat: str | None = None) -> UndoStop | None:
        """Why `undo` would not take a step back; nothing if it would."""
        try:
            self._undoable(seat)
        except CannotUndo as error:
            return error.stop
        return None

    def _undoable(self, seat: str | None) -> str:
        if not self._steps:
            raise CannotUndo("nothing", "nothing has been played yet")
        last = self._last_moment()
        asking = seat or (last.by if self.over else self.to_act)
        told = self.telling(last)
        said = told.text(whole=asking not in self.seats or told.hears(self.viewer_number(asking)))
        if last.by == CHANCE_NAME:
            raise CannotUndo("chance", f"chance has spoken: {said}", last.by, said)
        if last.by != asking:
            raise CannotUndo("others", f"the last step was {last.by}'s: {said}", last.by, said)
        before, *_, after = told.states
        if self.ruleset.taught(before, last.number, after):
            raise CannotUndo("learned", f"others have learned something by it: {said}", last.by, said)
        return last.text

    def _last_moment(self) -> Moment:
        if self._last is None:
            before = self.start()
            self.ruleset.engine.replay(self.ruleset.rules, before, self._steps[:-1])
            by, (text,) = self.actor_at(before), self.ruleset.texts(before, self._steps[-1:])
            self._last = Moment(
                len(self._steps), by or "", self._steps[-1], text, before, self.state.copy(), self.over
            )
        return self._last

    # Looking.

    def moments(self, since: int = 0) -> Iterator[Moment]:
        """The game step by step, from its start or after the first `since` steps."""
        state = self.start()
        self.ruleset.engine.replay(self.ruleset.rules, state, self._steps[:since])
        asked = self.actor_at(state)
        for n, step in enumerate(self._steps[since:], start=since + 1):
            by, before = asked or "", state.copy()
            (text,) = self.ruleset.texts(before, (step,))
            self.ruleset.engine.apply(self.ruleset.rules, state, step)
            asked = self.actor_at(state)
            yield Moment(n, by, step, text, before, state.copy(), asked is None)

    def start(self) -> bytearray:
        """The state before the first step."""
        state = self.ruleset.engine.blank()
        self._begin(state)
        return state

    def _begin(self, state: bytearray) -> None:
        """Set the game up, or its position; if it has left other ones, play these as far, and imagine what is new."""
        engine, rules = self.ruleset.engine, self.ruleset.rules
        engine.setup(rules, state)
        if self.header.position:
            self.ruleset.place(state, self.header.position)
        for fork in self.header.forks:
            engine.replay(rules, state, fork.steps)
            self.ruleset.imagined(state, self.seat_number(fork.seat), fork.key)

    def view(self, seat: str) -> View:
        """What a seat may know now."""
        state = self.known(seat).copy()
        legal = self.answers if self.to_act == seat else LegalSteps(self.ruleset, state, ())
        return View(seat, state, self.to_act, legal, self.ruleset)

    @property
    def answers(self) -> LegalSteps:
        """What the seat that is asked may choose, from what it knows."""
        if self._answers is None:
            assert self.to_act in self.seats, "a seat is asked"
            self._answers = self._choices(self.known(self.to_act))
        return self._answers

    def known(self, seat: str | None) -> bytearray:
        """What a seat (or the public) may know of the state now. It is made once: nobody may change it."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self.blinded(self.state, seat)
        return known

    def blinded(self, state: bytearray, seat: str | None) -> bytearray:
        """A copy of a state of this game without what the seat (or the public) may not know."""
        return blinded(self.ruleset, state, self.viewer_number(seat))

    def viewer_number(self, seat: str | None) -> int:
        """A seat's place in the header, or `PUBLIC`."""
        return PUBLIC if seat is None else self.seat_number(seat)

    def seat_number(self, seat: str) -> int:
        """A seat's place in the header."""
        if seat not in self.seats:
            raise ValueError(f"no seat {seat!r} at this table; seats are {', '.join(self.seats)}")
        return self.seats.index(seat)

    def telling(self, moment: Moment) -> Telling:
        """What may be told of a step, and to whom. It is made once while nothing else is told of."""
        last = self._last_told
        if last is None or last[0] is not moment:
            public = last[1].states[-1] if last and last[0].after == moment.before else None
            told = Telling(
                self.ruleset, moment.before, moment.number, moment.after, over=moment.over, public=public
            )
            self._last_told = last = moment, told
        return last[1]

    def explain(self, moment: Moment, seat: str | None = None, *, public: bool = False) -> Sequence[Any]:
        """What happened through a step, as values: all of it, or what one seat or the public may hear."""
        told = self.telling(moment)
        return told.events(whole=told.hears(self.viewer_number(seat)) if seat or public else True)

    def text(self, seat: str | None = None) -> str:
        """The table drawn as text: all that anybody knows, or what one seat may see."""
        return self.ruleset.draw(self.state if seat is None else self.blinded(self.state, seat))

    def svg(self, seat: str | None = None, *, public: bool = False, language: str = ENGLISH) -> str:
        """The table as an SVG picture: all that anybody knows, or what one seat or the public may see."""
        one_of("language", language, LANGUAGES)
        state = self.blinded(self.state, seat) if seat or public else self.state
        return self.ruleset.svg(state, language)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg()

    def analysis(self, bot: str | None = None, **how: Any) -> Any:
        """What decided the game, once it is over: an `Analysis` of `rattus.bots.analysis`, where `how` is told.

        Notebooks show it as a picture, and `pandas.DataFrame` takes its `table`.
        """
        (analyse,) = entry_points(group=ANALYSIS)
        return analyse.load()(self, bot, **how)

    # Writing.

    def position(self, seat: str | None = None, *, public: bool = False, drawn: bool = False) -> str:
        """The position in one line, or drawn, which `rattus.position` reads; a seat's or the public's is for reading.

        There others' secrets are `hidden`.
        """
        state = self.blinded(self.state, seat) if seat or public else self.state
        text = headed(Head.of(self.header), self.ruleset.position(state))
        return text if drawn else one_line(text)

    def record(self, seat: str | None = None, *, public: bool = False) -> str:
        """The record of the game; a seat's own or the public's, where others' secrets are `hidden`.

        Of a game that it has left one sees what everybody saw, and who has forked it what it knew there.
        """
        blind = public or seat is not None
        steps, forks = [], []
        for n, fork in enumerate(self.header.forks):
            left = Game.of_steps(forked(self.ruleset, self.header.forks[:n]), fork.steps)
            steps += left._told(seat if seat == fork.seat else None, blind)
            forks.append(ForkTag(fork.seat, len(fork.steps), None if blind else fork.key))
        steps += self._told(seat, blind)
        result = None if self.result is None else result_text(self.result)
        header = dataclasses.replace(self.header, position=self._beginning(seat, blind))
        return notation.write(header, steps, result, tuple(forks))

    def _beginning(self, seat: str | None, blind: bool) -> str:
        """The position that the game began with, in one line; where it has forked, for the seat that did first."""
        if not self.header.position or not blind:
            return self.header.position
        ruleset = forked(self.ruleset, ())
        forks = self.header.forks
        reader = seat if not forks or seat == forks[0].seat else None
        start = Game(ruleset, self.seed, "ask")
        return one_line(ruleset.position(start.blinded(start.state, reader)))

    def _told(self, seat: str | None, blind: bool) -> list[tuple[str, str]]:
        told = []
        for moment in self.moments():
            hidden = self.secret(moment, seat) if blind else None
            told.append((moment.by, hidden or moment.text))
        return told

    def secret(self, moment: Moment, seat: str | None) -> str | None:
        """The text with `hidden` that a seat (or the public) sees of a step private to another one."""
        return secret(self.ruleset, moment.before, moment.number, self.viewer_number(seat))

    def save(self, path: str | Path) -> None:
        """Write the record to a file, wholly or not at all; what is no file, such as a device, is written to."""
        target = Path(path)
        if target.exists() and not target.is_file():
            target.write_text(self.record(), "utf-8")
            return
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.record(), "utf-8")
        draft.replace(target)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"rattus.loads({self.record()!r})"

    # Helpers.

    def actor_at(self, state: bytearray) -> str | None:
        """The seat that is asked in a state of this game, or chance."""
        actor = self.ruleset.engine.actor(self.ruleset.rules, state)
        if actor == OVER:
            return None
        return CHANCE_NAME if actor == CHANCE else self.seats[actor]

    def legal_at(self, state: bytearray) -> LegalSteps:
        """The answers in a state of this game, which must not change afterwards."""
        engine, rules = self.ruleset.engine, self.ruleset.rules
        if engine.actor(rules, state) != CHANCE:
            return self._choices(state)
        return LegalSteps(self.ruleset, state, engine.outcomes(rules, state)[0])

    def _choices(self, state: bytearray) -> LegalSteps:
        """The same where no chance is asked."""
        return LegalSteps(self.ruleset, state, self.ruleset.engine.legal(self.ruleset.rules, state))

    def weights_at(self, state: bytearray) -> dict[str, int]:
        """The outcomes in a state where chance is asked."""
        steps, weights = self.ruleset.engine.outcomes(self.ruleset.rules, state)
        unit = gcd(*weights)
        texts = self.ruleset.texts(state, steps)
        return {text: weight // unit for text, weight in zip(texts, weights, strict=True)}


def forked(ruleset: Ruleset, forks: tuple[Fork, ...]) -> Ruleset:
    """The same rules for a game that has come by these forks."""
    header = dataclasses.replace(ruleset.header, forks=forks)
    made: Ruleset = dataclasses.replace(cast("Any", ruleset), header=header)
    return made


def placed(ruleset: Ruleset, text: str) -> Ruleset:
    """The same rules for a game that begins with a position; `PositionError` if there can't be such a one."""
    state = ruleset.engine.blank()
    ruleset.engine.setup(ruleset.rules, state)
    ruleset.place(state, text)
    header = dataclasses.replace(ruleset.header, position=one_line(ruleset.position(state)))
    made: Ruleset = dataclasses.replace(cast("Any", ruleset), header=header)
    return made


def result_text(result: Result) -> str:
    """`green 11, red 9 dead`"""
    return ", ".join(" ".join(map(str, place)) for place in result)


def asked(game: Game) -> str:
    """The seat that is asked, in words."""
    return "chance" if game.to_act == CHANCE_NAME else game.to_act or "nobody"


def replayed(game: Game, record: notation.Record) -> Game:
    """Play a record's steps into a new game; a step that breaks a rule is refused at its line."""
    for line in record.lines:
        if game.to_act is None:
            raise RecordError(line.number, line.by, "the game is over before this step")
        if line.by != game.to_act:
            raise RecordError(line.number, line.by, f"{asked(game)} is asked here")
        try:
            game.play(line.step)
        except IllegalStep as error:
            reason = error.reason + (f" [{error.rule}]" if error.rule else "")
            raise RecordError(line.number, error.token, reason) from None
    if game.result is not None:
        said, true = record.result, result_text(game.result)
        if said is None:
            raise RecordError(record.last_line + 1, "", f'cut off: the line [Result "{true}"] is missing')
        if said != true:
            raise RecordError(record.result_line, said, f"the result is {true!r}")
    elif record.result is not None:
        raise RecordError(record.result_line, "Result", f"the game is not over: {asked(game)} is asked here")
    return game
