"""Sitting down at tables: what a new table is wanted to be, who gets its seats, and with which tokens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from rattus.host.events import Invited, Occupant
from rattus.host.guided import KIND
from rattus.host.people import Player, PlayerKind, hashed
from rattus.host.problems import Code, Problem
from rattus.host.rulebooks import checked_rules
from rattus.kernel.notation import Header
from rattus.live.plans import Plan
from rattus.live.seat_tokens import SeatTokens
from rattus.live.table import LiveTable
from rattus.live.wishes import ForkWish, SeatedTable, TableWish, guided_wish


def sitting(tokens: SeatTokens, table: str, player: Player) -> tuple[Occupant, str]:
    """A player taking a seat, and the seat's token."""
    token = tokens.token(table, player.id)
    return Occupant(player.name, player.id, hashed(token), kind=player.kind, owner=player.owner), token


async def sit_again(tokens: SeatTokens, live: LiveTable, who: Occupant | None) -> None:
    """Take a seat at the table of a rematch, unless the player has one already."""
    if who is None or who.player is None or live.state.seat_of_player(who.player):
        return
    token = tokens.token(live.id, who.player)
    await live.sit(None, msgspec.structs.replace(who, token=hashed(token), renewed=0))


def seated(tokens: SeatTokens, live: LiveTable, seat: str | None, token: str | None) -> SeatedTable:
    """A table and a caller's seat there, with the seats at the same screen."""
    who = live.state.seats[seat] if seat else None
    own = {seat: token} if seat and token else {}
    for other in live.state.seats_at_screen(who.player if who else live.state.creator):
        occupant = live.state.seats[other]
        if other != seat and occupant is not None:
            own[other] = tokens.again(live.id, occupant)
    return SeatedTable(live.info, seat, token if seat else None, own)


def checked(wish: TableWish, player: Player) -> TableWish:
    """Refuse what can't be wanted, before anybody sits down; a guided game gets what is prepared for it."""
    wish = guided_wish(wish) if wish.guided else wish
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise Problem(Code.BAD_TABLE, "you can have one seat only")
    is_rated(wish, player)
    checked_rules(wish.game, len(wish.seats), wish.options)
    return wish


def is_rated(wish: TableWish, player: Player) -> bool:
    """Whether the game will be rated; refuse that for guests and for several people at one screen."""
    guest = player.kind is PlayerKind.GUEST or any(seat.who == "here" for seat in wish.seats)
    if wish.rated and guest:
        raise Problem(Code.RATED_TABLE, "guests are not rated; make an account first, or a casual table")
    if wish.rated and wish.advice:
        raise Problem(Code.BAD_TABLE, "in a rated game nobody has advice")
    return (wish.public and not guest and not wish.advice) if wish.rated is None else wish.rated


async def wanted(
    wish: TableWish, player: Player, me: Occupant, guest: Callable[[str], Awaitable[Occupant]]
) -> Plan:
    """The plan of a table; `guest` makes a guest for somebody else at the player's screen."""
    seats: list[Occupant | Invited | None] = []
    for number, seat in enumerate(wish.seats, start=1):
        match seat.who:
            case "me":
                seats.append(me)
            case "here":
                seats.append(await guest(seat.name or f"{player.name[:28]} {number}"))
            case "bot":
                code = KIND if wish.guided else seat.bot
                seats.append(Occupant(code, bot=code))
            case "open":
                seats.append(None)
    return Plan(
        game=wish.game,
        seats=seats,
        stand_in=wish.stand_in,
        options=wish.options,
        public=wish.public,
        pace=wish.pace,
        creator=player.id,
        rated=is_rated(wish, player),
        bots=wish.bots or player.kind is PlayerKind.BOT,
        advice=wish.advice,
        guided=wish.guided,
    )


def refuse_stranger(header: Header, wish: ForkWish) -> None:
    """A refusal if nobody has played the seat that is wanted."""
    if wish.seat not in header.seats:
        raise Problem(Code.NOT_FOUND, f"there is no seat {wish.seat!r}")


def fork_of(header: Header, before: tuple[int, ...], wish: ForkWish, player: Player, me: Occupant) -> Plan:
    """The plan of a table that goes on from there: never rated, and found by its id only."""
    other = Occupant(wish.bot, bot=wish.bot) if wish.bot else None
    return Plan(
        game=header.game,
        seats=[me if seat == wish.seat else other for seat in header.seats],
        stand_in=wish.bot or "fair",
        options=dict(header.options),
        creator=player.id,
        left=header,
        left_at=before,
        left_as=wish.seat,
    )
