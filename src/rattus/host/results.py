"""How a game ends: who comes first, who has won, and what becomes of those who gave up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rattus.host.state import Status, TableState
from rattus.table.game import Game, Result

CONCEDED = "conceded"
"""What is said of a seat that gave up, in the place of what became of it in the game."""
WOULD_BE = "would-be"
"""What rules say of a seat that would have won if not all had failed."""

Grounds = Literal["points", "tie", "conceded", "would-be", "nobody"]
"""Why a game is won: by points, by what breaks a tie of points, because all others gave up; or why nobody has won it.

If all failed, some `would-be` winners may be named in the result.
"""


def final_places(state: TableState, game: Game) -> Result | None:
    """Seats and points from first to last, once the table is over; who gave up comes after all others."""
    if state.status is not Status.OVER:
        return None
    standing, contenders = game.standing(), state.contenders
    kept = [place for place in standing if place[0] in contenders]
    given_up = [(place[0], place[1], CONCEDED) for place in standing if place[0] not in contenders]
    return (*kept, *given_up)


def winners(state: TableState, game: Game) -> tuple[str, ...]:
    """The winners: as the rules say, or, if some gave up, the first of the others.

    A seat that is left alone has won in any case. Else who comes first of the others must not have failed in the game.
    """
    places = final_places(state, game)
    if places is None:
        return ()
    contenders = state.contenders
    if len(contenders) == 1:
        return (contenders[0],)
    if game.over and len(contenders) == len(state.seats):
        return game.winners
    first = places[0]
    return (first[0],) if len(first) == 2 else ()


def grounds(places: Result, won: Sequence[str]) -> Grounds:
    """Why those have won who come first in a result."""
    fates = {seat: fate[0] if fate else None for seat, _, *fate in places}
    if WOULD_BE in fates.values():
        return "would-be"
    if not won:
        return "nobody"
    others = [place for place in places if place[0] not in won]
    if others and all(fates[place[0]] == CONCEDED for place in others):
        return "conceded"
    return "tie" if any(place[1] == places[0][1] and not fates[place[0]] for place in others) else "points"
