"""Settings: from the flags of `rattus serve`, else from the environment, else the defaults below."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rattus.bots.analysis_search import budget

PREFIX = "RATTUS_"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
KEY_BYTES = 32
NOT_NEGATIVE = (
    "bot_beat", "client_rate", "player_rate", "reading_rate", "sign_in_rate", "guest_rate", "table_rate",
    "analysis_rate",
    "guest_tables", "account_tables", "lobby_tables", "bot_tables", "client_sockets", "most_connections",
    "tidy_every", "keep_abandoned", "keep_finished", "keep_chat", "keep_guests",
)  # fmt: skip


class SettingError(ValueError):
    """A setting has an invalid value."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; the environment variable of `port` is `RATTUS_PORT`."""

    database: str = ""
    """`sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST/NAME`; by default a file in the user's data folder."""
    host: str = "127.0.0.1"
    """The address to listen at."""
    port: int = 8765
    """The port to listen at; 0 takes any free one."""
    pages: str = ""
    """The folder of the built browser client; by default the one that comes with the program."""
    secret_key: str = ""
    """Signs sessions; by default made once and kept next to the SQLite file."""
    old_secret_key: str = ""
    """The previous key, whose signatures are still accepted."""
    session_days: float = 180.0
    """Days without a visit after which a session expires."""
    password_threads: int = 1
    """How many passwords are hashed at once; each takes 32 MiB of memory meanwhile."""
    origins: str = ""
    """Other origins whose pages may use this server: `https://a.example https://b.example`."""
    secure_cookies: bool = False
    """Restrict cookies to HTTPS."""
    trusted_proxies: str = ""
    """Proxies whose forwarded client addresses are trusted, addresses or networks: `127.0.0.1 10.0.0.0/8`."""
    client_rate: float = 50.0
    """Requests a second from one address, with bursts of ten seconds' worth. 0: no limit."""
    player_rate: float = 20.0
    """The same for one guest or seat, from any address."""
    reading_rate: float = 500.0
    """Positions a second of histories and records for one address, with bursts of ten seconds' worth. 0: no limit."""
    sign_in_rate: float = 2.0
    """Passwords a second from one address, with bursts of ten seconds' worth. 0: no limit."""
    guest_rate: float = 10.0
    """New guests a minute from one address, with bursts of six minutes' worth. 0: no limit."""
    table_rate: float = 10.0
    """New tables a minute by one player, three times that by one address; bursts of six minutes' worth. 0: no limit."""
    analysis_rate: float = 300.0
    """Steps of finished games a minute that are analysed for one player, three times that for one address; bursts of
    six minutes' worth. 0: no limit."""
    analysis_threads: int = 1
    """How many games are analysed at once."""
    analysis_bot: str = ""
    """The judge: a level, or `search:500` for 500 simulations a decision; by default as many as the game needs."""
    guest_tables: int = 30
    """Unfinished tables made by one guest. 0: no limit."""
    account_tables: int = 200
    """The same for an account or bot account."""
    lobby_tables: int = 5
    """Public tables of one player that wait for people. 0: no limit."""
    bot_tables: int = 2
    """Unfinished tables without people made by one player. 0: no limit."""
    client_sockets: int = 100
    """Open sockets from one address. 0: no limit."""
    most_connections: int = 0
    """Open connections in total; further ones are answered with 503. 0: as many as the system allows."""
    request_time: float = 20.0
    """Seconds a client has for the head of a request, and again for its body."""
    bot_threads: int = 0
    """How many bots think at once; 0: one for each core."""
    bot_beat: float = 0.05
    """Seconds a bot takes to answer, so that its time reveals nothing; strong ones take more. 0: no delay."""
    bot_patience: float = 20.0
    """Seconds after which another process answers for a bot."""
    sweep_every: float = 5.0
    """Seconds between two searches for overdue or idle tables."""
    open_table: float = 259_200.0
    """Seconds without activity after which an open table is closed."""
    still_table: float = 2_592_000.0
    """Seconds without activity after which a running table is closed."""
    tidy_every: float = 3600.0
    """Seconds between two searches for old data to remove. 0: never."""
    keep_abandoned: float = 7.0
    """Days after which a table without a result, or without people, is removed once it has ended. 0: never."""
    keep_finished: float = 0.0
    """Days after which a finished game that was not rated is removed. 0: never."""
    keep_chat: float = 180.0
    """Days for which a table's chat is kept after its end. 0: forever."""
    keep_guests: float = 180.0
    """Days without a visit after which a guest who has no table is removed. 0: never."""
    idle_table: float = 600.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    idle_socket: float = 90.0
    """Seconds of silence after which a socket is closed; clients send `ping`."""
    socket_queue: int = 256
    """Messages that may wait for a slow client before it is disconnected."""
    socket_rate: float = 20.0
    """Messages a second from one client, with bursts of five seconds' worth."""
    chat_rate: float = 0.5
    """Chat lines a second from one player, with bursts of ten seconds' worth. 0: no limit."""
    socket_subscriptions: int = 64
    """Tables one socket may subscribe to."""
    most_bytes: int = 65_536
    """Size of the largest request or message."""
    drain: float = 2.0
    """Seconds that requests which change something have to finish when the server stops."""
    metrics_token: str = ""
    """The Bearer token that opens the figures at `/metrics`; without one they are closed."""
    log_level: str = "INFO"
    """`DEBUG`, `INFO`, `WARNING` or `ERROR`."""

    def __post_init__(self) -> None:
        if self.log_level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("log_level is DEBUG, INFO, WARNING or ERROR")
        if self.password_threads < 1:
            raise ValueError("password_threads is at least 1")
        if self.analysis_threads < 1:
            raise ValueError("analysis_threads is at least 1")
        if self.analysis_bot:
            try:
                budget(self.analysis_bot)
            except ValueError as error:
                raise ValueError(f"analysis_bot {self.analysis_bot!r} can't judge games: {error}") from None
        if not 0 <= self.port < 65_536:
            raise ValueError("a port is a number from 0 to 65535")
        if min(getattr(self, name) for name in NOT_NEGATIVE) < 0:
            raise ValueError("limits and times are not negative")
        for proxy in self.proxies:
            ip_network(proxy)

    @property
    def url(self) -> URL:
        """The database URL with its driver."""
        try:
            url = make_url(self.database or default_database())
        except ArgumentError:
            raise SettingError(
                "RATTUS_DATABASE is not a URL such as sqlite:///PATH or postgresql://…"
            ) from None
        name = url.drivername.partition("+")[0]
        if name not in DRIVERS:
            raise SettingError(f"the database is {name!r}; it can be sqlite or postgresql")
        return url.set(drivername=DRIVERS[name])

    @property
    def shared(self) -> bool:
        """Whether several processes can serve the same tables."""
        return self.url.drivername == DRIVERS["postgresql"]

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Origins besides the server's own."""
        return frozenset(self.origins.split())

    @property
    def proxies(self) -> list[str]:
        """Addresses and networks of trusted proxies."""
        return self.trusted_proxies.split()

    @property
    def threads(self) -> int:
        """How many bots think at once."""
        return self.bot_threads or os.cpu_count() or 1

    def key(self) -> str:
        """The key that signs cookies."""
        if self.secret_key:
            return self.secret_key
        if self.shared or not self.url.database:
            raise SettingError("RATTUS_SECRET_KEY is needed: all processes must sign with the same key")
        path = Path(self.url.database).with_suffix(".key")
        try:
            return kept_key(path)
        except OSError as error:
            raise SettingError(
                f"the key can't be kept in {path} ({error.strerror or error}): make room on the disk, "
                "let this user write there, or give RATTUS_SECRET_KEY"
            ) from None


def read_settings(environment: Mapping[str, str], **flags: object) -> Settings:
    """Read settings: flags first, then the environment, then the defaults."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        given = environment.get(PREFIX + name.upper())
        if given is not None:
            values[name] = given
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        name = where.strip("`").removeprefix("$.")
        raise SettingError(f"{PREFIX}{name.upper()}: {reason}" if name else reason) from None


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('rattus', appauthor=False) / 'rattus.db'}"


def kept_key(path: Path) -> str:
    """Read the key in a file, or make one that only the owner can read."""
    if path.exists():
        return path.read_text()
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
        os.link(draft, path)  # atomic, even if two processes start at once
    except FileExistsError:
        pass
    finally:
        draft.unlink(missing_ok=True)
    return path.read_text()
