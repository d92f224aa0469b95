"""Finished games in the storage."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.host.results import final_places, winners
from rattus.host.state import TableState
from rattus.live.wishes import FinishedGame, FinishedSeat, Outcome
from rattus.server.storage.archive import Place, decoded
from rattus.server.storage.schema import seats, tables
from rattus.table.game import Game

END_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(ended_at=bindparam("new_ended_at"), outcome=bindparam("new_outcome"))
)


def ended_row(state: TableState, game: Game) -> dict[str, object]:
    """The row of a game that has a result."""
    places: list[list[str | int]] = [list(place) for place in final_places(state, game) or ()]
    outcome = Outcome(places, list(winners(state, game)))
    return {
        "key": state.id,
        "new_ended_at": state.at,
        "new_outcome": msgspec.json.encode(outcome).decode(),
    }


class Finished:
    """Lists finished games, the latest first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(
        self, limit: int, after: Place | None, game: str | None, player: str | None
    ) -> list[FinishedGame]:
        """Public games, or all of one player, optionally of one edition."""
        wanted = select(
            tables.c.id,
            tables.c.game,
            tables.c.options,
            tables.c.public,
            tables.c.created_at,
            tables.c.ended_at,
            tables.c.outcome,
        ).where(tables.c.ended_at.is_not(None))
        if player is None:
            wanted = wanted.where(tables.c.public)
        else:
            wanted = wanted.where(
                tables.c.id.in_(select(seats.c.table_id).where(seats.c.player_id == player))
            )
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if after is not None:
            wanted = wanted.where(tuple_(tables.c.ended_at, tables.c.id) < (after.at, after.id))
        wanted = wanted.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            beside = await connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.place)
            )
            by_table: dict[str, list[FinishedSeat]] = {}
            for seat in beside:
                by_table.setdefault(seat.table_id, []).append(FinishedSeat(seat.seat, seat.name, seat.bot))
        games = []
        for row in rows:
            outcome = decoded(row.outcome, Outcome, Outcome([], []))
            games.append(
                FinishedGame(
                    id=row.id,
                    game=row.game,
                    options=decoded(row.options, dict[str, str], {}),
                    public=row.public,
                    seats=by_table[row.id],
                    result=outcome.result,
                    winners=outcome.winners,
                    created_at=row.created_at,
                    ended_at=row.ended_at,
                )
            )
        return games
