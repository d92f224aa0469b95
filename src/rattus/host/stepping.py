"""What a seat wants to play or take back, tried on a game: what it comes to, or why not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rattus.host.events import Entry, Event, Stepped, UndoAgreed, UndoAsked, Undone, UndoRefused
from rattus.host.problems import Code, Problem, Reason
from rattus.host.state import TableState, fold
from rattus.kernel.step import IllegalStep, Step
from rattus.table.game import CannotUndo, Game, Moment


@dataclass(frozen=True)
class Trial:
    """What was tried on a game: the event it comes to, and the steps that were played."""

    event: Event
    moments: Sequence[Moment] = ()


def step(game: Game, seat: str, text: str) -> Trial:
    """Play a step in the words of the list of legal ones."""
    if game.to_act != seat:
        raise Problem(Code.NOT_YOUR_TURN, f"{game.to_act} is asked, not {seat}")
    legal, wanted = game.answers.texts, Step.of(text)
    number = legal.get(wanted)
    if number is None:  # reasons are made from what the seat may know
        error = game.ruleset.why_not(game.known(seat), wanted, legal)
        raise Problem(Code.ILLEGAL_STEP, str(error), Reason.of(error))
    return played(game, seat, number)


def played(game: Game, seat: str, number: int) -> Trial:
    """Play a legal step and what chance does then."""
    moments = game.advance(number)
    own, *chance = (moment.number for moment in moments)
    return Trial(Stepped(seat, own, tuple(chance), game.to_act), moments)


def bot_step(game: Game, seat: str, step: int | str) -> Trial:
    """Play a bot's answer; an error if it is no legal one."""
    return played(game, seat, game.number_of(step))


def is_step(game: Game, event: Stepped, text: str) -> bool:
    """Whether an event is the step that is meant by these words; the game stands before it."""
    legal = game.view(event.seat).legal
    return legal.texts.get(Step.of(text)) == event.step


def undo(game: Game, seat: str) -> Trial:
    """Take back the last step, as far as the rules allow."""
    try:
        game.undo(seat)
    except CannotUndo as error:
        raise Problem(Code.CANNOT_UNDO, str(error)) from None
    return Trial(Undone(seat, len(game.numbers), game.to_act))


def ask_undo(state: TableState, entries: Iterable[Entry], game: Game, seat: str, to: int | None) -> Trial:
    """Go back to before the last decision, or to the table after event `to`, if all others agree; bots do.

    What somebody has decided who is away now can't be taken back: nobody else agrees to that.
    """
    if state.rated:
        raise Problem(Code.CANNOT_UNDO, "in a rated game nothing is taken back that the rules do not allow")
    if state.wish is not None:
        raise Problem(Code.CANNOT_UNDO, f"{state.wish.seat} has asked before, and is not answered yet")
    left = steps_left(state, entries, seat, to)
    if missed := state.missed(left):
        away = " and ".join(missed)
        raise Problem(
            Code.CANNOT_UNDO, f"what {away} decided is not taken back while nobody is there to agree"
        )
    if any(other != seat for other in state.present):
        return Trial(UndoAsked(seat, left))
    game.rewind(left)
    return Trial(Undone(seat, left, game.to_act))


def answer_undo(state: TableState, game: Game, seat: str, v: int, agree: bool) -> Trial:
    """Agree or not to what somebody has asked; who has asked takes it back by not agreeing any more."""
    wish = state.wish
    if wish is None or v < wish.v:
        raise Problem(Code.CONFLICT, "there is nothing to agree to; look and decide again")
    if not agree and (seat == wish.seat or seat in state.voters):
        return Trial(UndoRefused(seat))
    if seat not in state.voters:
        raise Problem(Code.CANNOT_UNDO, "your answer is known, or not asked for")
    if state.voters != [seat]:
        return Trial(UndoAgreed(seat))
    game.rewind(wish.left)
    return Trial(Undone(wish.seat, wish.left, game.to_act, seat))


def steps_left(state: TableState, entries: Iterable[Entry], seat: str, to: int | None) -> int:
    """How many steps are left before a seat's last decision, or at the table after event `to`."""
    return _own_last(state, seat) if to is None else _steps_at(state, entries, to)


def _own_last(state: TableState, seat: str) -> int:
    for move in reversed(state.moves):
        if move.seat == seat:
            return move.before
    raise Problem(Code.CANNOT_UNDO, "you have not played yet")


def _steps_at(state: TableState, entries: Iterable[Entry], v: int) -> int:
    """How many steps there were after event `v`, if they all still count and some came later."""
    then = fold(state.id, (entry for entry in entries if entry.v <= v))
    left = len(then.steps)
    if not then.started or left >= len(state.steps) or state.steps[:left] != then.steps:
        raise Problem(Code.CANNOT_UNDO, f"the table does not come from where it was at {v}")
    return left


def reasons(game: Game, seat: str, thing: str, begun: Sequence[str] = ()) -> list[IllegalStep]:
    """Why a seat can do nothing with a thing it points at: what the game says, or that somebody else is asked."""
    if game.to_act is None:
        return [IllegalStep(thing, "refusal-over")]
    view = game.view(seat)
    if not view.legal:
        return [IllegalStep(thing, "refusal-not-your-turn", seat=game.to_act)]
    return game.ruleset.reasons(view.state, thing, view.legal.texts, begun)
