"""Sessions as rows, owners of guests at a screen, name keys of guests, a heartbeat."""

from __future__ import annotations

import json
import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SEATED = sa.text("SELECT body FROM events WHERE body LIKE '%\"owner\":%'")
BELONGS = sa.text("UPDATE players SET owner = :owner WHERE id = :id AND kind = 'guest'")
GUESTS = sa.text("SELECT id, name FROM players WHERE kind = 'guest'")
CALLED = sa.text("UPDATE players SET name_key = :key WHERE id = :id")


def upgrade() -> None:
    """Add them; the guests at a screen are found in the events that seated them."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "player_id",
            sa.String(32),
            sa.ForeignKey("players.id", name="fk_sessions_player_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_player_id", "sessions", ["player_id"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("players", sa.Column("name_key", sa.String(128)))
    op.create_index("ix_players_name_key", "players", ["name_key"])
    connection = op.get_bind()
    owners: dict[str, str] = {}
    for (body,) in connection.execute(SEATED):
        owners |= owned(body)
    if owners:
        connection.execute(BELONGS, [{"id": guest, "owner": owner} for guest, owner in owners.items()])
    called = [{"id": guest, "key": name_key(name)} for guest, name in connection.execute(GUESTS)]
    if called:
        connection.execute(CALLED, called)


def owned(body: str) -> dict[str, str]:
    """The guests at the screen of somebody in an event; none if it can't be read."""
    try:
        event = json.loads(body)
        seated = [*(event.get("seats") or {}).values(), event.get("occupant")]
        return {
            who["player"]: who["owner"]
            for who in seated
            if who and who.get("owner") and who.get("kind", "guest") == "guest"
        }
    except (ValueError, AttributeError, KeyError, TypeError):
        return {}


def name_key(name: str) -> str:
    """The key of a name: equal for names that count as the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def downgrade() -> None:
    """Remove them."""
    op.drop_index("ix_players_name_key", "players")
    op.drop_column("players", "name_key")
    op.drop_table("pulse")
    op.drop_index("ix_sessions_player_id", "sessions")
    op.drop_table("sessions")
