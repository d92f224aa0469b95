"""Ratings in the storage: updated with the event that ends a game, and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, func, insert, or_, select, text
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.host.people import PlayerKind
from rattus.server.storage.schema import players, rating_changes, ratings, seats, tables
from rattus.server.storage.writer import Work
from rattus.server.tables.ratings import BOT, Finish, Rating, rated

RATING_LOCK = 0x52415445
"""PostgreSQL's advisory lock for changes of ratings. It is the last lock a transaction takes."""


def settlement(table: str, game: str, ended: Sequence[Finish], at: int) -> Work[None]:
    """Rate a game in the transaction of the event that ends it, and so exactly once."""

    async def work(connection: AsyncConnection) -> None:
        if connection.dialect.name != "sqlite":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING_LOCK})
        subjects = {end.subject for end in ended}
        known = await connection.execute(
            select(ratings).where(
                ratings.c.subject.in_(subjects), ratings.c.game == game, ratings.c.seats == len(ended)
            )
        )
        rows = {row.subject: row for row in known}
        before = {
            subject: Rating(rows[subject].mu, rows[subject].sigma) if subject in rows else Rating()
            for subject in subjects
        }
        after = rated(before, ended)
        await _keep(connection, [_standing(game, ended, subject, after[subject], rows) for subject in after])
        changes = [
            {
                "table_id": table,
                "seat": end.seat,
                "subject": end.subject,
                "game": game,
                "seats": len(ended),
                "place": end.place,
                "mu_before": before[end.subject].mu,
                "sigma_before": before[end.subject].sigma,
                "mu": after[end.subject].mu,
                "sigma": after[end.subject].sigma,
                "at": at,
            }
            for end in ended
        ]
        await connection.execute(insert(rating_changes), changes)

    return work


def _standing(
    game: str, ended: Sequence[Finish], subject: str, rating: Rating, rows: dict[str, Row[*tuple[Any, ...]]]
) -> dict[str, object]:
    """The row of a subject after a game. Several seats count as one game."""
    row, won = rows.get(subject), any(end.place == 1 for end in ended if end.subject == subject)
    return {
        "subject": subject,
        "game": game,
        "seats": len(ended),
        "mu": rating.mu,
        "sigma": rating.sigma,
        "score": rating.score,
        "games": (row.games if row else 0) + 1,
        "wins": (row.wins if row else 0) + won,
    }


async def _keep(connection: AsyncConnection, rows: Sequence[dict[str, object]]) -> None:
    inserting = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    adding = inserting(ratings)
    changed = {name: adding.excluded[name] for name in ("mu", "sigma", "score", "games", "wins")}
    await connection.execute(
        adding.on_conflict_do_update(index_elements=ratings.primary_key, set_=changed), rows
    )


class Standing(msgspec.Struct, frozen=True):
    """A rating in one game with one number of seats: `rating` ± `uncertainty`; lists are sorted by the score."""

    game: str
    seats: int
    rating: float
    uncertainty: float
    score: float
    games: int
    wins: int


class Leader(msgspec.Struct, frozen=True):
    """An entry of a leaderboard. `bot` is the code of one of our bots."""

    name: str
    kind: PlayerKind
    bot: str | None
    standing: Standing


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game of somebody: the place, and the change of the rating. A table that is not public is not named."""

    table: str | None
    game: str
    seats: int
    seat: str
    place: int
    rating_before: float
    rating: float
    uncertainty: float
    others: list[str]
    at: int


class Standings:
    """Queries for ratings."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def leaders(
        self, game: str, seat_count: int, least_games: int, limit: int, offset: int
    ) -> tuple[list[Leader], int]:
        """Part of a leaderboard, the best first, and the total number of entries. Deleted players are left out."""
        listed = (
            select(ratings, players.c.name, players.c.kind)
            .outerjoin(players, players.c.id == ratings.c.subject)
            .where(
                ratings.c.game == game,
                ratings.c.seats == seat_count,
                ratings.c.games >= least_games,
                or_(ratings.c.subject.startswith(BOT), players.c.kind != PlayerKind.DELETED),
            )
        )
        order = (ratings.c.score.desc(), ratings.c.games.desc(), ratings.c.subject)
        async with self._engine.connect() as connection:
            count = await connection.execute(select(func.count()).select_from(listed.subquery()))
            rows = await connection.execute(listed.order_by(*order).limit(limit).offset(offset))
            return [_leader(row) for row in rows], int(count.scalar_one())

    async def of(self, subject: str) -> list[Standing]:
        """All ratings of a subject, by game and seats."""
        wanted = select(ratings).where(ratings.c.subject == subject)
        return [_shown(row) for row in await self._rows(wanted.order_by(ratings.c.game, ratings.c.seats))]

    async def last_games(self, subject: str, limit: int) -> list[RatedGame]:
        """The latest rated games of a subject, the last one first."""
        changes = (
            select(rating_changes, tables.c.public)
            .join(tables, tables.c.id == rating_changes.c.table_id)
            .where(rating_changes.c.subject == subject)
            .order_by(rating_changes.c.at.desc(), rating_changes.c.table_id, rating_changes.c.seat)
            .limit(limit)
        )
        rows = await self._rows(changes)
        called = func.coalesce(seats.c.bot, seats.c.name).label("name")  # our bots are rated by their codes
        beside = select(seats.c.table_id, seats.c.seat, called).where(
            seats.c.table_id.in_({row.table_id for row in rows})
        )
        names: dict[str, dict[str, str]] = {}
        for row in await self._rows(beside.order_by(seats.c.table_id, seats.c.place)) if rows else ():
            names.setdefault(row.table_id, {})[row.seat] = row.name
        return [_game(row, names[row.table_id]) for row in rows]

    async def _rows(self, wanted: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()


def _shown(row: Row[*tuple[Any, ...]]) -> Standing:
    return Standing(
        game=row.game,
        seats=row.seats,
        rating=round(row.mu, 1),
        uncertainty=round(row.sigma, 1),
        score=round(row.score, 1),
        games=row.games,
        wins=row.wins,
    )


def _game(row: Row[*tuple[Any, ...]], names: dict[str, str]) -> RatedGame:
    return RatedGame(
        table=row.table_id if row.public else None,
        game=row.game,
        seats=row.seats,
        seat=row.seat,
        place=row.place,
        rating_before=round(row.mu_before, 1),
        rating=round(row.mu, 1),
        uncertainty=round(row.sigma, 1),
        others=[name for seat, name in names.items() if seat != row.seat],
        at=row.at,
    )


def _leader(row: Row[*tuple[Any, ...]]) -> Leader:
    bot = row.subject.removeprefix(BOT) if row.subject.startswith(BOT) else None
    if bot is not None:
        return Leader(bot, PlayerKind.BOT, bot, _shown(row))
    return Leader(row.name, PlayerKind(row.kind), None, _shown(row))
