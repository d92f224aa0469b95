"""The tables of the database. `events` is the source of truth; the others serve lookups."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False, server_default="guest"),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("owner", String(32)),
    Column("name_key", String(128)),
    Index(None, "owner"),
    Index(None, "name_key"),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("name_key", String(128), nullable=False),
    Column("password", String(256)),
    Column("token", String(64)),
    Index(None, "name_key", unique=True),
    Index(None, "token", unique=True),
)

links = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "player_id"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index(None, "player_id"),
)

pulse = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("v", Integer, nullable=False),
    Column("to_act", String(64)),
    Column("due", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("bots", Boolean, nullable=False, server_default=false()),
    Column("pace", Text, nullable=False, server_default='{"kind":"untimed"}'),
    Column("ended_at", BigInteger),
    Column("outcome", Text),
    Column("version", String(16), nullable=False, server_default=""),
    Column("creator", String(32)),
    Index(None, "status", "public", "created_at"),
    Index(None, "due"),
    Index(None, "ended_at"),
    Index(None, "creator"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("player_id", ForeignKey("players.id")),
    Column("name", String(64)),
    Column("bot", String(64)),
    Column("kind", String(16)),
    Column("away", String(16)),
    Column("invited_id", String(32)),
    Column("invited", String(64)),
    Column("seen_at", BigInteger),
    Index(None, "player_id"),
    Index(None, "invited_id"),
)

events = Table(
    "events",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("v", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player_id", String(32)),
    Column("request", String(64)),
    Column("body", Text, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("subject", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("score", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index(None, "game", "seats", "score"),
)

analyses = Table(
    "analyses",
    METADATA,
    Column("game_id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("worker", String(32), nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("done", Float, nullable=False),
    Column("made_at", BigInteger),
    Column("body", LargeBinary),
    Index(None, "made_at", "beat"),
)

rating_changes = Table(
    "rating_changes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("subject", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "subject", "at"),
)

messages = Table(
    "messages",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("seat", String(64)),
    Column("aside", Boolean, nullable=False),
    Column("text", Text, nullable=False),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("by_id", String(32), primary_key=True),
    Column("player_id", String(32), primary_key=True),
)

studies = Table(
    "studies",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("steps", Text, nullable=False),
    Column("version", String(16), nullable=False, server_default=""),
    Column("forks", Text, nullable=False, server_default="[]"),
    Column("position", Text, nullable=False, server_default=""),
    Index(None, "player_id"),
)
