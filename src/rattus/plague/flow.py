"""What comes next: from a finished step to the next question, through all that happens by itself."""

from __future__ import annotations

from rattus.kernel.rule import rule
from rattus.plague.cards import may_rage
from rattus.plague.ending import begin_last_round, next_in_last_round, next_seat, regular_game_ends
from rattus.plague.rats import chooses_rat
from rattus.plague.ravage import can_ravage
from rattus.plague.spread import add_extra_rats, may_spread
from rattus.plague.state import (
    ASK_AFTER,
    ASK_FURY,
    ASK_LAST,
    ASK_NOTHING,
    ASK_RAT,
    ASK_SPREAD,
    ASK_TURN,
    Rules,
    State,
)
from rattus.plague.turn import begin_turn, usable_after


@rule
def to_spread(rules: Rules, s: State) -> None:
    """Each new rat is put by the seat whose plague it is; what finds no place is lost."""
    if may_spread(rules, s):
        s.ask = ASK_SPREAD
    else:
        s.spread = 0
        s.extra = 0
        if s.passes > 0:
            to_ravage(rules, s)
        else:
            to_fury(rules, s)


@rule
def to_fury(rules: Rules, s: State) -> None:
    """With some cards: whether the plague rages; asked only if a rat will be turned. [§5]"""
    if may_rage(s) and can_ravage(rules, s, s.place):
        s.ask = ASK_FURY
    else:
        to_ravage(rules, s)


@rule
def to_ravage(rules: Rules, s: State) -> None:
    """One rat after the other; then the end of the turn, or the next region of the final ravage."""
    if s.final:
        while s.place < rules.regions and not can_ravage(rules, s, s.place):
            s.place += 1
    if s.place < rules.regions and can_ravage(rules, s, s.place):
        s.slot = 0
        s.ask = ASK_TURN if chooses_rat(rules, s, s.place, s.seat) else ASK_RAT
    elif s.final:
        s.ask = ASK_NOTHING
    elif s.passes > 0:
        s.fury = 0
        s.ask = ASK_LAST
    else:
        to_after(rules, s)


@rule
def to_after(rules: Rules, s: State) -> None:
    """By some rulebooks cards may be used once more before the turn ends. [§8]"""
    if usable_after(rules, s):
        s.ask = ASK_AFTER
    else:
        to_next_turn(rules, s)


@rule
def to_next_turn(rules: Rules, s: State) -> None:
    """The next seat's turn, or the last round."""
    if regular_game_ends(rules, s):
        begin_last_round(rules, s)
    else:
        begin_turn(rules, s, next_seat(rules, s))


@rule
def after_last_move(rules: Rules, s: State) -> None:
    """Where the plague was moved in the last round: by some editions it ravages at once, by others at the end."""
    if rules.last_ravage:
        add_extra_rats(rules, s)
        to_spread(rules, s)


@rule
def to_next_pass(rules: Rules, s: State) -> None:
    """The next seat of the last round; then the final ravage, where the last active seat chooses."""
    if s.passes > 1:
        next_in_last_round(rules, s)
    else:
        s.passes = 0
        s.final = 1
        s.seat = s.active
        s.place = 0
        to_ravage(rules, s)
