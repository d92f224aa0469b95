"""What a table is wanted to be, and the first event that makes it so."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from rattus.host.bot_names import bot_name
from rattus.host.events import Created, Entry, Invited, Occupant
from rattus.host.guided import prepared_secret
from rattus.host.pace import Pace, Untimed
from rattus.host.rulebooks import checked_rules, rules_of
from rattus.host.screens import screen_of
from rattus.host.state import TableState
from rattus.kernel.fairness import commitment, fork_key, new_secret
from rattus.kernel.notation import Fork, Header
from rattus.kernel.ruleset import Ruleset


@dataclass(frozen=True)
class Plan:
    """What a table is wanted to be. Seats are taken, free, or kept for somebody, clockwise."""

    game: str
    seats: list[Occupant | Invited | None]
    stand_in: str
    options: Mapping[str, str] = field(default_factory=dict)
    public: bool = False
    pace: Pace = field(default_factory=Untimed)
    creator: str | None = None
    rematch_of: str | None = None
    rated: bool = False
    bots: bool = False
    advice: bool = False
    guided: bool = False
    left: Header | None = None
    """The game that this one goes on from: after these steps, from what a seat knew."""
    left_at: tuple[int, ...] = ()
    left_as: str = ""


@dataclass(frozen=True)
class NewTable:
    """A table that is not stored yet."""

    id: str
    entry: Entry
    secret: bytes
    creator: str | None


def new_table(table: str, plan: Plan, at: int) -> NewTable:
    """The first event of a table; a refusal if there is no such game."""
    secret = prepared_secret(plan.game) if plan.guided else new_secret()
    rules = rules_for(plan, secret)
    seats = dict(zip(rules.header.seats, with_names(table, plan.seats), strict=True))
    event = Created(
        game=plan.game,
        seats={seat: who if isinstance(who, Occupant) else None for seat, who in seats.items()},
        commitment=commitment(secret),
        version=rules.header.version,
        options=dict(rules.header.options),
        public=plan.public,
        creator=plan.creator,
        pace=plan.pace,
        stand_in=plan.stand_in,
        invited={seat: who for seat, who in seats.items() if isinstance(who, Invited)},
        rematch_of=plan.rematch_of,
        rated=plan.rated,
        bots=plan.bots,
        advice=plan.advice,
        guided=plan.guided,
        forks=rules.header.forks,
        position=rules.header.position,
    )
    return NewTable(table, Entry(1, at, event), secret, plan.creator)


def rules_for(plan: Plan, secret: bytes) -> Ruleset:
    """The newest rules; or those of the game that is left, with what is imagined there following from the secret."""
    if plan.left is None:
        return checked_rules(plan.game, len(plan.seats), plan.options)
    fork = Fork(plan.left_as, plan.left_at, fork_key(secret))
    return rules_of(dataclasses.replace(plan.left, forks=(*plan.left.forks, fork)))


def with_names(table: str, seats: list[Occupant | Invited | None]) -> list[Occupant | Invited | None]:
    """The same seats, with names for bots that have none yet."""
    taken = [who.name for who in seats if who is not None]
    named = []
    for who in seats:
        if isinstance(who, Occupant) and who.unnamed:
            who = replace(who, name=bot_name(table, taken))
            taken.append(who.name)
        named.append(who)
    return named


def again(state: TableState, seat: str) -> Plan:
    """The same once more, as the one who has this seat wants it: seats are kept for the people, bots sit down.

    It is a new table, and so of the newest version.
    """
    creator = state.seats[seat]
    return Plan(
        game=state.header.game,
        seats=[Invited(who.name, who.player) if who and who.player else who for who in state.seats.values()],
        stand_in=state.stand_in,
        options=dict(state.header.options),
        public=state.public,
        pace=state.pace,
        creator=screen_of(creator) if creator else None,
        rematch_of=state.id,
        rated=state.rated,
        bots=state.bots,
        advice=state.advice,
    )
