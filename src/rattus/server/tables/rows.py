"""The rows that belong to an event: the event itself, and the index rows of its table."""

from __future__ import annotations

import msgspec

from rattus.host.events import Entry, encode
from rattus.host.shapes import kind_of
from rattus.host.state import TableState

Row = dict[str, object]


def event_row(table: str, entry: Entry, player: str | None) -> Row:
    """An event as it is stored."""
    return {
        "table_id": table,
        "v": entry.v,
        "at": entry.at,
        "player_id": player,
        "request": entry.request,
        "body": encode(entry.event),
    }


def new_table_row(state: TableState, due: int | None, secret: bytes) -> Row:
    """A new table."""
    return {
        "id": state.id,
        "game": state.header.game,
        "version": state.header.version,
        "options": msgspec.json.encode(dict(state.header.options)).decode(),
        "public": state.public,
        "pace": msgspec.json.encode(state.pace).decode(),
        "status": str(state.status),
        "v": state.v,
        "to_act": state.to_act,
        "due": due,
        "created_at": state.created_at,
        "changed_at": state.at,
        "secret": secret,
        "rated": state.rated,
        "bots": state.bots,
        "creator": state.creator,
    }


def table_row(state: TableState, due: int | None) -> Row:
    """The columns that change with every event."""
    return {
        "key": state.id,
        "new_status": str(state.status),
        "new_v": state.v,
        "new_to_act": state.to_act,
        "new_due": due,
        "new_changed_at": state.at,
    }


def new_seat_row(state: TableState, seat: str) -> Row:
    """A seat of a new table."""
    place = list(state.seats).index(seat)
    return {"table_id": state.id, "seat": seat, "place": place, **_who(state, seat)}


def seat_row(state: TableState, seat: str) -> Row:
    """A seat that somebody took, left, or is away from."""
    return {
        "key": state.id,
        "key_seat": seat,
        **{f"new_{name}": value for name, value in _who(state, seat).items()},
    }


def _who(state: TableState, seat: str) -> Row:
    who, away = state.seats[seat], state.away.get(seat)
    kept = state.invited.get(seat) if who is None else None
    return {
        "player_id": who.player if who else None,
        "name": who.name if who else None,
        "bot": who.bot if who else None,
        "kind": kind_of(who),
        "away": away.why if away else None,
        "invited_id": kept.player if kept else None,
        "invited": kept.name if kept else None,
    }
