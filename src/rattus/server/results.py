"""How a game ends: who comes first, who has won, and what becomes of those who gave up."""

from __future__ import annotations

from rattus.server.state import Status, TableState
from rattus.table.game import Game, Result

CONCEDED = "conceded"
"""What is said of a seat that gave up, in the place of what became of it in the game."""


def final_places(state: TableState, game: Game) -> Result | None:
    """Seats and points from first to last, once the table is over; who gave up comes after all others."""
    if state.status is not Status.OVER:
        return None
    standing, contenders = game.standing(), state.contenders
    kept = [place for place in standing if place[0] in contenders]
    given_up = [(place[0], place[1], CONCEDED) for place in standing if place[0] not in contenders]
    return (*kept, *given_up)


def winners(state: TableState, game: Game) -> tuple[str, ...]:
    """Who has won: as the rules say, or, if some gave up, the first of the others.

    Who is left alone has won in any case. Else who comes first of the others must not have failed in the game.
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
