"""An export of everything stored about a player."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get

from rattus.host.problems import Code
from rattus.live.studies import MOST_STUDIES, study_info
from rattus.live.wishes import Me, StudyInfo
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import refuses
from rattus.server.http.routes.bots import OwnBot
from rattus.server.http.routes.records import named
from rattus.server.http.routes.sessions import SessionInfo
from rattus.server.storage.export import OwnLine, OwnSeat
from rattus.server.storage.ratings import RatedGame, Standing

MOST_GAMES = 100_000


class Export(msgspec.Struct, frozen=True):
    """Everything stored about you. Games and studies are listed by id; their records are available as text."""

    me: Me
    created_at: int | None
    sessions: list[SessionInfo]
    bots: list[OwnBot]
    seats: list[OwnSeat]
    chat: list[OwnLine]
    studies: list[StudyInfo]
    ratings: list[Standing]
    rated_games: list[RatedGame]


class ExportController(Controller):
    """What is stored about me."""

    path = "/api/me"
    tags = ("people",)

    @get("/export", responses=refuses(Code.NO_GUEST))
    async def export(self, caller: GivenCaller, service: GivenService) -> Response[Export]:
        """Everything stored about you, as a file."""
        player = caller.must_be_known()
        service.exports.take(player.id)
        sessions = [
            SessionInfo(each.id, each.device, each.created_at, each.seen_at, each.id == caller.session)
            for each in await service.sessions.of(player)
        ]
        told = Export(
            Me(player.id, player.name, player.kind, await service.accounts.has_password(player)),
            await service.traces.since(player.id),
            sessions,
            [OwnBot(bot.id, bot.name, token) for bot, token in await service.bot_accounts.of(player)],
            await service.traces.seats_of(player.id),
            await service.traces.lines_of(player.id),
            [study_info(study) for study in await service.shelf.of(player.id, MOST_STUDIES)],
            await service.standings.of(player.id),
            await service.standings.last_games(player.id, MOST_GAMES),
        )
        return Response(told, headers=named("me.json"))
