"""Account administration on the command line."""

from __future__ import annotations

from rattus.host.names import name_key
from rattus.server.metrics import Metrics
from rattus.server.people.accounts import Accounts
from rattus.server.people.passwords import Passwords
from rattus.server.settings import Settings
from rattus.server.storage.database import migrate, open_engine
from rattus.server.storage.people import People
from rattus.server.storage.writer import Writer


class NoAccount(ValueError):
    """There is no account of this name."""


async def make_link(settings: Settings, name: str, reset: bool) -> str:
    """A link that signs the owner of an account in once; with `reset` its password and sessions are removed."""
    engine = open_engine(settings.url)
    await migrate(engine)
    writer, people, passwords = Writer(engine, Metrics()), People(engine), Passwords(1)
    writer.start()
    try:
        player = await people.named(name_key(name))
        if player is None or player.owner is not None:
            raise NoAccount(f"there is no account called {name!r}")
        accounts = Accounts(writer, people, passwords)
        if reset:
            await accounts.forget_password(player)
        link, _ = await accounts.make_link(player)
        return link
    finally:
        passwords.close()
        await writer.stop()
        await engine.dispose()
