"""Sessions: the devices where somebody is signed in, and signing out there."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get
from litestar.params import PathParameter

from rattus.host.problems import Code
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import refuses

SessionId = Annotated[str, PathParameter(description="The id of a session.", min_length=1, max_length=32)]


class SessionInfo(msgspec.Struct, frozen=True):
    """A device where you are signed in: browser and system as far as they are known, since when, when last used.

    `current` is the session of this very request.
    """

    id: str
    device: str
    created_at: int
    seen_at: int
    current: bool


class SessionsController(Controller):
    """The caller's sessions."""

    path = "/api/sessions"
    tags = ("people",)

    @get(responses=refuses(Code.NO_GUEST))
    async def mine(self, caller: GivenCaller, service: GivenService) -> list[SessionInfo]:
        """My sessions, the one used last first. `seen_at` may be an hour old."""
        return [
            SessionInfo(each.id, each.device, each.created_at, each.seen_at, each.id == caller.session)
            for each in await service.sessions.of(caller.must_be_known())
        ]

    @delete(
        "/{session:str}",
        responses=refuses(Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.NO_GUEST, Code.NOT_FOUND),
    )
    async def end(self, session: SessionId, caller: GivenCaller, service: GivenService) -> None:
        """Sign out on that device. An open socket of that session is closed soon."""
        await service.sessions.end(caller.must_be_known(), session)
