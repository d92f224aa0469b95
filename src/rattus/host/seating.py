"""Sitting down, leaving, giving up, coming back, stand-ins: what a wish about a seat comes to, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as replace_state

from msgspec.structs import replace

from rattus.host.bot_names import bot_name
from rattus.host.events import CameBack, Conceded, Left, Named, Occupant, Relinked, Sat, StoodIn
from rattus.host.names import LONGEST, name_key
from rattus.host.pace import MINUTE, Untimed
from rattus.host.people import PlayerKind, hashed
from rattus.host.problems import Code, Problem
from rattus.host.state import Status, TableState

MOST_RENEWALS = 100
"""How often the token of a seat is replaced."""


def must_be(state: TableState, status: Status) -> None:
    """A refusal if the table is not so far, or farther."""
    if state.status is not status:
        code = Code.NOT_OPEN if status is Status.OPEN else Code.NOT_RUNNING
        raise Problem(code, f"the table is {state.status}, not {status}")


def has_conceded(state: TableState, seat: str) -> bool:
    """Whether a seat has given up."""
    return seat not in state.contenders


def sit(state: TableState, wanted: str | None, occupant: Occupant) -> Sat:
    """Take a seat: the one that is wanted or kept for somebody, else the first that is free. Bots take any."""
    must_be(state, Status.OPEN)
    if state.seat_of_player(occupant.player):
        raise Problem(Code.ALREADY_SEATED, "you have a seat at this table")
    may_sit(state, occupant)
    if wanted is not None and wanted not in state.seats:
        raise Problem(Code.NOT_FOUND, f"there is no seat {wanted!r}")
    free = [seat for seat, who in state.seats.items() if who is None]
    if occupant.player:
        own = state.seat_for(occupant.player)
        free = [own] if own else [seat for seat in free if seat not in state.invited]
    if not free or (wanted is not None and wanted not in free):
        raise Problem(
            Code.SEAT_TAKEN, "this seat is taken, or kept for somebody" if wanted else "no seat is free"
        )
    return Sat(wanted or free[0], told_apart(state, occupant))


def told_apart(state: TableState, occupant: Occupant) -> Occupant:
    """A bot gets a name that nobody at the table has; a guest who is called like somebody there a number."""
    if occupant.unnamed:
        kept = [who.name for who in state.invited.values()]
        return replace(occupant, name=bot_name(state.id, [*names_of(state), *kept]))
    if occupant.bot or occupant.kind is not PlayerKind.GUEST:
        return occupant
    taken = {name_key(name) for name in names_of(state)}
    name, n = occupant.name, 1
    while name_key(name) in taken:
        n += 1
        name = f"{occupant.name[: LONGEST - 2]} {n}"
    return replace(occupant, name=name)


def names_of(state: TableState) -> list[str]:
    """What those are called who have seats."""
    return [who.name for who in state.seats.values() if who]


def may_sit(state: TableState, occupant: Occupant) -> None:
    """A refusal if the table is not for somebody like this. Our own bots may sit anywhere."""
    if occupant.bot:
        return
    if occupant.kind is PlayerKind.BOT and not state.bots:
        raise Problem(Code.NO_BOTS)
    if state.rated and occupant.kind is PlayerKind.GUEST:
        raise Problem(Code.RATED_TABLE, "this table is rated; make an account first, or sit at a casual one")
    houses = {who.owner or who.player for who in state.seats.values() if who and who.player}
    if state.rated and (occupant.owner or occupant.player) in houses:
        raise Problem(Code.ALREADY_SEATED, "at a rated table nobody plays against a bot of one's own")


def leave(state: TableState, seat: str) -> Left | StoodIn | None:
    """Before the start the seat becomes free; later a stand-in plays on until its player comes back.

    The table waits for people: bots do not play on where all of them have left.
    """
    if state.status is Status.OPEN:
        return Left(seat)
    must_be(state, Status.RUNNING)
    away = state.away.get(seat)
    return None if away and away.gone else StoodIn(seat, state.stand_in, "left", waits=seat in state.people)


def concede(state: TableState, seat: str) -> Conceded | None:
    """Give up for good."""
    if has_conceded(state, seat):
        return None
    must_be(state, Status.RUNNING)
    return Conceded(seat, state.stand_in)


def come_back(state: TableState, seat: str) -> CameBack | None:
    """Take the seat back from the stand-in."""
    must_be(state, Status.RUNNING)
    if has_conceded(state, seat):
        raise Problem(Code.CONCEDED)
    return CameBack(seat) if seat in state.away else None


def stand_in(state: TableState, seat: str, by: str, seen: int, now: int) -> StoodIn | None:
    """Ask for a stand-in for a seat that is asked, has no clock, and was last seen some time ago."""
    must_be(state, Status.RUNNING)
    if seat in state.seats and state.bot_of(seat) is not None:
        return None
    if now < stand_in_from(state, seat, by, seen):
        raise Problem(Code.NOT_ABSENT, f"{seat} was here not long ago")
    return StoodIn(seat, state.stand_in, "absent", by)


def stand_in_from(state: TableState, seat: str, by: str, seen: int) -> int:
    """From when a stand-in for a seat can be asked for, if it gives no sign of life until then."""
    must_be(state, Status.RUNNING)
    if seat not in state.seats:
        raise Problem(Code.NOT_FOUND, f"there is no seat {seat!r}")
    if not isinstance(state.pace, Untimed):
        raise Problem(Code.NOT_ABSENT, "a stand-in comes by itself when the time is up")
    if seat == by or seat != state.to_act or state.bot_of(seat) is not None:
        raise Problem(
            Code.NOT_ABSENT, f"{state.to_act} is asked; a stand-in is for another seat that is asked"
        )
    return max(seen, state.asked_at) + state.pace.absence * MINUTE


def relink(state: TableState, seat: str, player: str | None, token: Callable[[Occupant], str]) -> Relinked:
    """Replace the token of a seat, as its player wants it or who has the screen where it is played."""
    if seat not in state.seats:
        raise Problem(Code.NOT_FOUND, f"there is no seat {seat!r}")
    who = state.seats[seat]
    if who is None or seat not in state.seats_at_screen(player):
        raise Problem(Code.NOT_YOUR_SEAT, "links are renewed by who sat down, not by who has a link")
    if who.renewed >= MOST_RENEWALS:
        raise Problem(Code.TOO_MANY, "this link was renewed too often")
    renewal = replace(who, renewed=who.renewed + 1)
    return Relinked(seat, hashed(token(renewal)), renewal.renewed)


def may_be_called(state: TableState, player: str, name: str) -> None:
    """A refusal if another one here is called so."""
    others = {name_key(who.name) for who in state.seats.values() if who and who.player != player}
    if name_key(name) in others:
        raise Problem(Code.NAME_TAKEN, "somebody at a table where you play is called so")


def rename(state: TableState, player: str, name: str) -> Named | None:
    """Call who has a seat otherwise, as long as something is played here."""
    seat = state.seat_of_player(player)
    who = state.seats[seat] if seat else None
    if seat is None or who is None or who.name == name or state.status.ended:
        return None
    others = replace_state(state, seats={**state.seats, seat: None})
    return Named(seat, told_apart(others, replace(who, name=name)).name, player)
