"""Pages of players, and leaderboards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from rattus.host.names import name_key
from rattus.host.people import PlayerKind
from rattus.host.problems import Code, Problem
from rattus.live.bots import OFFERED
from rattus.server.http.given import GivenService
from rattus.server.http.refusals import refuses
from rattus.server.storage.ratings import Leader, RatedGame, Standing
from rattus.server.tables.ratings import BOT

ON_A_PAGE = 50
LAST_GAMES = 20
LEAST_GAMES = 5
"""Rated games that a player needs for a leaderboard, unless the request says otherwise."""


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of a leaderboard: the best first, by score. `players` counts those of all pages."""

    game: str
    seats: int
    page: int
    pages: int
    players: int
    leaders: list[Leader]


class PlayerPage(msgspec.Struct, frozen=True):
    """Somebody with an account, or one of our bots: ratings by game and seats, and the latest rated games."""

    name: str
    kind: PlayerKind
    owner: str | None
    bot: str | None
    ratings: list[Standing]
    games: list[RatedGame]


class PeopleController(Controller):
    """What everybody may know about players."""

    path = "/api"
    tags = ("people",)

    @get("/leaderboard", responses=refuses(Code.BAD_REQUEST))
    async def leaderboard(
        self,
        service: GivenService,
        game: Annotated[str, QueryParameter(description="The game.", min_length=1, max_length=64)] = "rattus",
        seats: Annotated[int, QueryParameter(description="The number of seats.", ge=2, le=6)] = 4,
        page: Annotated[int, QueryParameter(description="From 1.", ge=1, le=10_000)] = 1,
        least_games: Annotated[
            int, QueryParameter(description="Rated games one must have played.", ge=1, le=10_000)
        ] = LEAST_GAMES,
    ) -> Leaderboard:
        """The strongest players and bots of a game with this number of seats."""
        found, count = await service.standings.leaders(
            game, seats, least_games, ON_A_PAGE, (page - 1) * ON_A_PAGE
        )
        return Leaderboard(game, seats, page, -(-count // ON_A_PAGE), count, found)

    @get("/players/{name:str}", responses=refuses(Code.BAD_REQUEST, Code.NOT_FOUND))
    async def player(
        self,
        name: Annotated[
            str, PathParameter(description="A player's or bot's name.", min_length=1, max_length=64)
        ],
        service: GivenService,
    ) -> PlayerPage:
        """The page of a player with an account, of a bot account, or of one of our bots."""
        key = name_key(name)
        if key in OFFERED:
            subject, page = BOT + key, PlayerPage(key, PlayerKind.BOT, None, key, [], [])
        else:
            player = await service.people.named(key)
            if player is None:
                raise Problem(Code.NOT_FOUND, "there is no player of this name with an account")
            owner = await service.people.player(player.owner) if player.owner else None
            subject = player.id
            page = PlayerPage(player.name, player.kind, owner.name if owner else None, None, [], [])
        return msgspec.structs.replace(
            page,
            ratings=await service.standings.of(subject),
            games=await service.standings.last_games(subject, LAST_GAMES),
        )
