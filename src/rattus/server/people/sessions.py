"""Sessions: who sends a request, by cookie or token, and the devices where somebody is signed in."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from rattus.host.pace import DAY
from rattus.host.people import Caller, Player, hashed, new_id
from rattus.host.problems import Code, Problem
from rattus.live.clock import now_ms
from rattus.live.seat_tokens import SEAT_PREFIX
from rattus.server.people.devices import device_of
from rattus.server.people.identity import BOT_PREFIX, RENEW_AFTER, Signatures, bearer
from rattus.server.storage.people import People
from rattus.server.storage.sessions import (
    SESSION_SEEN,
    SessionShelf,
    StoredSession,
    begin_session,
    end_session,
)
from rattus.server.storage.writer import Change, Writer

SEEN_EVERY = 3_600_000
"""Milliseconds between two updates of a session's last use."""


class Sessions:
    """Recognises players as long as their sessions have not ended."""

    def __init__(
        self, signatures: Signatures, people: People, shelf: SessionShelf, writer: Writer, days: float
    ) -> None:
        self._signatures = signatures
        self._people = people
        self._shelf = shelf
        self._writer = writer
        self._lasts = int(days * DAY)

    async def begin(self, player: Player, agent: str) -> str:
        """Begin a session; return its signed value."""
        now = now_ms()
        session = StoredSession(new_id(), device_of(agent), now, now)

        async def work(connection: AsyncConnection) -> None:
            await begin_session(connection, player.id, session, now - self._lasts)

        await self._writer.do(work)
        return self._signatures.sign(player, session.id)

    async def again(self, caller: Caller, agent: str) -> str:
        """Renew the caller's session; one from before sessions had ids gets one."""
        player = caller.must_be_known()
        if caller.session is None:
            return await self.begin(player, agent)
        return self._signatures.sign(player, caller.session)

    async def of(self, player: Player) -> list[StoredSession]:
        """The sessions of a player, the one used last first."""
        oldest = now_ms() - self._lasts
        return [session for session in await self._shelf.of(player.id) if session.seen_at >= oldest]

    async def end(self, player: Player, session: str) -> None:
        """Sign out on one device; refuse if the player has no such session."""
        if not await self._writer.do(lambda connection: end_session(connection, player.id, session)):
            raise Problem(Code.NOT_FOUND, "you have no such session; it may have ended meanwhile")

    async def caller(self, cookie: str | None, authorization: str | None) -> Caller:
        """Identify the caller: `Authorization: Bearer` (a session, a bot account, a seat) goes before the cookie."""
        token = bearer(authorization)
        if token and token.startswith(SEAT_PREFIX):
            by_cookie = await self._by_session(cookie)
            return Caller(by_cookie.known, token, session=by_cookie.session)
        if token and token.startswith(BOT_PREFIX):
            return Caller(await self._people.with_token(hashed(token)))
        caller = await self._by_session(token or cookie)
        return Caller(caller.known, aged=caller.aged and token is None, session=caller.session)

    async def _by_session(self, signed: str | None) -> Caller:
        session = self._signatures.session(signed)
        if session is None:
            return Caller()
        if session.id is None:
            player = await self._people.player(session.player)
        else:
            found = await self._shelf.owner(session.id, session.player)
            player = found[0] if found else None
            if found and now_ms() - found[1] >= SEEN_EVERY:
                seen = Change(SESSION_SEEN, {"key": session.id, "new_seen_at": now_ms()})
                self._writer.write_soon(seen)
        if player is None or player.epoch != session.epoch:
            return Caller()
        return Caller(player, aged=session.age > RENEW_AFTER or session.id is None, session=session.id)
