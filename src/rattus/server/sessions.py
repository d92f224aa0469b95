"""Sessions: who sends a request, by its cookie or its token."""

from __future__ import annotations

from rattus.server.identity import (
    BOT_PREFIX,
    RENEW_AFTER,
    SEAT_PREFIX,
    Caller,
    Player,
    Signatures,
    bearer,
    hashed,
)
from rattus.server.storage.people import People


class Sessions:
    """Knows players again, as long as their sessions have not been ended."""

    def __init__(self, signatures: Signatures, people: People) -> None:
        self._signatures = signatures
        self._people = people

    def sign(self, player: Player) -> str:
        """What a player keeps to be known again."""
        return self._signatures.sign(player)

    async def caller(self, cookie: str | None, authorization: str | None) -> Caller:
        """Who sends a request: `Authorization: Bearer` (a session, a bot account, a seat) counts before the cookie."""
        token = bearer(authorization)
        if token and token.startswith(SEAT_PREFIX):
            known, _ = await self._by_session(cookie)
            return Caller(known, token)
        if token and token.startswith(BOT_PREFIX):
            return Caller(await self._people.with_token(hashed(token)))
        known, aged = await self._by_session(token or cookie)
        return Caller(known, aged=aged and token is None)

    async def _by_session(self, signed: str | None) -> tuple[Player | None, bool]:
        session = self._signatures.session(signed)
        player = await self._people.player(session.player) if session else None
        if session is None or player is None or player.epoch != session.epoch:
            return None, False
        return player, session.age > RENEW_AFTER
