"""Bot accounts: programs of an account, with names and tokens of their own."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from rattus.host.names import name_key
from rattus.host.people import Player, PlayerKind, hashed, new_id
from rattus.host.problems import Code, Problem
from rattus.live.clock import now_ms
from rattus.server.people.accounts import Accounts, taken
from rattus.server.people.identity import BOT_PREFIX, new_token
from rattus.server.storage import accounts as stored
from rattus.server.storage.people import People
from rattus.server.storage.writer import Writer

MOST_BOTS = 8
"""Bot accounts of one account."""


class BotAccounts:
    """Makes bot accounts for owners of accounts, and gives them tokens."""

    def __init__(self, writer: Writer, people: People, accounts: Accounts) -> None:
        self._writer = writer
        self._people = people
        self._accounts = accounts

    async def add(self, owner: Player, wanted: str) -> tuple[Player, str]:
        """Make a bot account; return it with its token."""
        token = new_token(BOT_PREFIX)
        bot = Player(new_id(), await self._accounts.free_name(wanted), PlayerKind.BOT, 0, owner.id)

        async def work(connection: AsyncConnection) -> Problem | None:
            if await stored.count_bots(connection, owner.id) >= MOST_BOTS:
                return Problem(Code.TOO_MANY, f"an account has at most {MOST_BOTS} bots")
            added = await stored.add_account(connection, bot, now_ms(), new=True, token=hashed(token))
            return None if added else taken()

        if problem := await self._writer.do(work):
            raise problem
        return bot, token

    async def of(self, owner: Player) -> list[tuple[Player, bool]]:
        """The bot accounts of an account, and whether they have a token."""
        return await self._people.bots_of(owner.id)

    async def one_of(self, owner: Player, name: str) -> Player:
        """Find a bot account of an account by its name, or refuse."""
        bot = await self._people.named(name_key(name))
        if bot is None or bot.owner != owner.id:
            raise Problem(Code.NOT_FOUND, "you have no bot account of this name")
        return bot

    async def new_token(self, owner: Player, name: str) -> tuple[Player, str]:
        """Replace the token of a bot account."""
        bot, token = await self.one_of(owner, name), new_token(BOT_PREFIX)
        await self._keep_token(bot, hashed(token))
        return bot, token

    async def revoke_token(self, owner: Player, name: str) -> None:
        """Leave a bot account without a token."""
        await self._keep_token(await self.one_of(owner, name), None)

    async def _keep_token(self, bot: Player, token: str | None) -> None:
        async def work(connection: AsyncConnection) -> None:
            await stored.set_token(connection, bot.id, token)

        await self._writer.do(work)
