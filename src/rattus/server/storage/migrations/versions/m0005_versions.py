"""The version of the edition that a game is played with."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

PLAYED_BY = {"rattus": "2", "bigbox": "1", "cartus": "1"}
"""The newest versions before versions were stored: everything stored without one was played with them."""

FIRST_EVENTS = sa.text(
    "SELECT events.table_id, events.body, tables.version FROM events"
    " JOIN tables ON tables.id = events.table_id WHERE events.v = 1"
)
REWRITE = sa.text("UPDATE events SET body = :body WHERE table_id = :table_id AND v = 1")


def upgrade() -> None:
    """Give tables, their first events and studies a version."""
    connection = op.get_bind()
    for name in ("tables", "studies"):
        op.add_column(name, sa.Column("version", sa.String(16), nullable=False, server_default=""))
        told = sa.text(f"UPDATE {name} SET version = :version WHERE game = :game")
        for game, version in PLAYED_BY.items():
            connection.execute(told, {"game": game, "version": version})
    told_by_events = [
        {"table_id": table, "body": with_version(body, version)}
        for table, body, version in connection.execute(FIRST_EVENTS)
    ]
    if told_by_events:
        connection.execute(REWRITE, told_by_events)


def with_version(body: str, version: str) -> str:
    """The event that made a table, with the version."""
    return json.dumps({**json.loads(body), "version": version}, ensure_ascii=False, separators=(",", ":"))


def downgrade() -> None:
    """Remove them. In events they may stay: older programs ignore them."""
    for name in ("studies", "tables"):
        op.drop_column(name, "version")
