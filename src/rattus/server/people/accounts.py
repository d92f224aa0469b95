"""Accounts: names with a password, or with links that sign in once."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rattus.host.names import DELETED, clean_name, name_key
from rattus.host.people import Caller, Player, PlayerKind, hashed, new_id
from rattus.host.problems import Code, Problem
from rattus.live.bots import OFFERED
from rattus.live.clock import now_ms
from rattus.server.limits import MOST_KEPT, Buckets, household
from rattus.server.people.identity import LINK_PREFIX, new_token
from rattus.server.people.passwords import Passwords
from rattus.server.people.secrecy import must_be_secret
from rattus.server.storage import accounts as stored
from rattus.server.storage.people import People
from rattus.server.storage.writer import Writer

LINK_MINUTES = 15
"""How long a sign-in link works."""
TRIES = 0.5
"""Passwords a second for one name from one address, with bursts of five."""
TRIES_OF_ALL = 1.0
"""The same from all addresses together, except those where the owner has signed in before; with bursts of ten."""
RESERVED = frozenset(map(name_key, (*OFFERED, DELETED)))
"""Names nobody can have: those of our own bots, and that of deleted players."""


def taken() -> Problem:
    """The refusal of a name."""
    return Problem(Code.NAME_TAKEN)


class Homes:
    """Addresses where owners of accounts have signed in, so that guessing elsewhere can't lock them out there."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()

    def add(self, home: str) -> None:
        """Note a sign-in; the oldest address is forgotten first."""
        self._known[home] = None
        self._known.move_to_end(home)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    def knows(self, home: str) -> bool:
        """Whether the owner has signed in there."""
        return home in self._known


class Accounts:
    """Makes accounts, and signs their owners in."""

    def __init__(self, writer: Writer, people: People, passwords: Passwords) -> None:
        self._writer = writer
        self._people = people
        self._passwords = passwords
        self._tries = Buckets(TRIES)
        self._tries_of_all = Buckets(TRIES_OF_ALL)
        self._homes = Homes()

    # Signing in.

    async def register(self, caller: Caller, wanted: str, password: str | None, address: str) -> Player:
        """Make an account of this name. A guest keeps its id, and so its tables; its earlier sessions end."""
        guest = caller.known
        if guest is not None and guest.kind is not PlayerKind.GUEST:
            raise Problem(Code.HAS_ACCOUNT)
        name = await self.free_name(wanted)
        if password is not None:
            must_be_secret(password, name)
        kept = await self._passwords.hash(password, address) if password is not None else None
        account = Player(
            id=guest.id if guest else new_id(),
            name=name,
            kind=PlayerKind.ACCOUNT,
            epoch=guest.epoch + 1 if guest else 0,
            owner=None,
        )

        async def work(connection: AsyncConnection) -> bool:
            return await stored.add_account(connection, account, now_ms(), new=guest is None, password=kept)

        if not await self._writer.do(work):
            raise taken()
        return account

    async def free_name(self, wanted: str, of: Player | None = None) -> str:
        """Normalise a name, and refuse it if another account has it."""
        name = clean_name(wanted)
        key = name_key(name)
        owner = await self._people.named(key)
        if key in RESERVED or (owner is not None and (of is None or owner.id != of.id)):
            raise taken()
        return name

    async def sign_in(self, name: str, password: str, address: str) -> Player:
        """Return the account of a name if the password is right. It takes as long if there is no such account."""
        home, key = household(address), name_key(name)
        self._tries.take(f"{home} {key}")
        if not self._homes.knows(f"{home} {key}"):
            self._tries_of_all.take(key)
        player = await self._people.named(key)
        kept = await self._people.password(player.id) if player else None
        if not await self._passwords.verify(kept, password, address) or player is None or kept is None:
            raise Problem(Code.WRONG_PASSWORD, "name or password is wrong")
        self._homes.add(f"{home} {key}")
        if self._passwords.outdated(kept):
            anew = await self._passwords.hash(password, player.id)
            await self._keep_password(player, anew, instead_of=kept)
        return player

    async def sign_in_by_link(self, link: str) -> Player:
        """Return the account a link was made for. It works once."""

        async def work(connection: AsyncConnection) -> str | None:
            return await stored.use_link(connection, hashed(link), now_ms())

        found = await self._writer.do(work)
        player = await self._people.player(found) if found else None
        if player is None:
            raise Problem(Code.BAD_LINK)
        return player

    async def make_link(self, player: Player) -> tuple[str, int]:
        """Make a link that signs in once; return it with its expiry."""
        link, at = new_token(LINK_PREFIX), now_ms()
        expires_at = at + LINK_MINUTES * 60_000

        async def work(connection: AsyncConnection) -> None:
            await stored.add_link(connection, player.id, hashed(link), at, expires_at)

        await self._writer.do(work)
        return link, expires_at

    # Changing.

    async def has_password(self, player: Player) -> bool:
        """Whether an account has a password."""
        return await self._people.password(player.id) is not None

    async def change_password(self, caller: Caller, old: str | None, new: str) -> None:
        """Change the password; `Service.sign_out_everywhere` ends the sessions begun with the old one."""
        player = await self.must_prove(caller, old)
        must_be_secret(new, player.name)
        await self._keep_password(player, await self._passwords.hash(new, player.id))

    async def forget_password(self, player: Player) -> None:
        """Remove the password, so that the next sign-in may choose another, and end all sessions."""
        await self._keep_password(player, None)
        await self.sign_out_everywhere(player)

    async def sign_out_everywhere(self, player: Player) -> Player:
        """End all sessions and links; return the player in its new epoch."""

        async def work(connection: AsyncConnection) -> int:
            return await stored.end_sessions(connection, player.id)

        return replace(player, epoch=await self._writer.do(work))

    async def rename(self, player: Player, wanted: str) -> str:
        """Rename an account; `Tables.rename` renames it at its tables."""
        name = await self.free_name(wanted, player)

        async def work(connection: AsyncConnection) -> bool:
            return await stored.rename_account(connection, player.id, name)

        try:
            done = await self._writer.do(work)
        except IntegrityError:  # another process was quicker
            done = False
        if not done:
            raise taken()
        return name

    async def make_way(self, player: Player) -> tuple[str, list[str]]:
        """Give guests with the account's name a number; return their new name, and those at tables."""
        return await self._writer.do(lambda connection: stored.make_way(connection, player.name))

    async def must_prove(self, caller: Caller, password: str | None, guests: bool = False) -> Player:
        """Return the caller's account, after its password was confirmed, if it has one."""
        known = caller.must_be_known()
        player = known if guests and known.kind is PlayerKind.GUEST else caller.must_have_account()
        self._tries.take(player.id)
        kept = await self._people.password(player.id)
        if kept is not None and not await self._passwords.verify(kept, password or "", player.id):
            raise Problem(Code.WRONG_PASSWORD, "the password is wrong")
        return player

    async def _keep_password(self, player: Player, kept: str | None, instead_of: str | None = None) -> None:
        async def work(connection: AsyncConnection) -> None:
            await stored.set_password(connection, player.id, kept, instead_of)

        await self._writer.do(work)
