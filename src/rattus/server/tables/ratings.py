"""Ratings: the skill of players and bots, by game and number of seats.

The model is Plackett–Luce as adapted by Weng and Lin: a rating is an estimate (`mu`) and its uncertainty (`sigma`).
Everybody starts at 1500 ± 500. Lists are sorted by the score, `mu - 3 sigma`: a skill that somebody almost certainly
has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from rattus.host.events import Occupant
from rattus.host.results import winners
from rattus.host.state import Status, TableState
from rattus.table.game import Game

MU = 1500.0
SIGMA = 500.0
CAUTION = 3.0
"""How many sigmas the score is below the estimate."""
BOT = "bot:"
"""Prefix of the codes of our bots, where they are rated."""
_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=SIGMA / 2, tau=SIGMA / 100)


@dataclass(frozen=True)
class Rating:
    """The estimated skill of somebody."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def score(self) -> float:
        """A skill that somebody almost certainly has."""
        return self.mu - CAUTION * self.sigma


@dataclass(frozen=True)
class Finish:
    """A seat at the end: its subject, and its place. Several may share one."""

    seat: str
    subject: str
    place: int


def subject_of(occupant: Occupant) -> str:
    """The id under which an occupant is rated: a player's id, or a bot's code."""
    return BOT + occupant.bot if occupant.bot else occupant.player or ""


def finishes(state: TableState, game: Game) -> list[Finish]:
    """The places of all rated subjects at a finished table; empty if the table is not rated.

    Winners come first; if nobody has won, all share a place. The others are ranked by points. Players who gave up, left
    or ran out of time, and did not come back, share the last place, whatever a stand-in has achieved; so does the one
    whose turn it was at a table that was closed.
    """
    if not state.rated or not state.status.ended:
        return []
    last = set(state.away)
    if state.status is Status.CLOSED and game.to_act in state.people:
        last.add(game.to_act)
    places = _places(state, game, last)
    ended = [Finish(seat, subject_of(who), places[seat]) for seat, who in state.seats.items() if who]
    subjects = {end.subject for end in ended}
    return ended if len(subjects) > 1 and len(last) < len(ended) else []  # else there is nothing to learn


def _places(state: TableState, game: Game, last: set[str]) -> dict[str, int]:
    won = winners(state, game)
    ranked: list[tuple[str, tuple[object, ...]]] = []
    for seat, *result in game.standing():
        if seat not in last:
            alike = ("won",) if seat in won else tuple(result) if won and game.over else ("none",)
            ranked.append((seat, alike))
    ranked.sort(key=lambda seat: seat[0] not in won)
    ranked += [(seat, ("last",)) for seat in state.seats if seat in last]
    places: dict[str, int] = {}
    for n, (seat, alike) in enumerate(ranked):
        before = ranked[n - 1] if n else None
        places[seat] = places[before[0]] if before and before[1] == alike else n + 1
    return places


def rated(before: Mapping[str, Rating], ended: Sequence[Finish]) -> dict[str, Rating]:
    """The ratings of all subjects after a game. A subject with several seats moves by their mean."""
    teams = [[_MODEL.rating(before[end.subject].mu, before[end.subject].sigma)] for end in ended]
    found: dict[str, list[Rating]] = {}
    for end, (after,) in zip(ended, _MODEL.rate(teams, ranks=[end.place for end in ended]), strict=True):
        found.setdefault(end.subject, []).append(Rating(after.mu, after.sigma))
    return {
        subject: Rating(fmean(one.mu for one in some), fmean(one.sigma for one in some))
        for subject, some in found.items()
    }
