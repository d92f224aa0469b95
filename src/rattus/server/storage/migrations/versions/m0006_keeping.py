"""Who made a table, and when a player was last seen: what is limited by it, and what is old."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

MADE_BY = sa.text(
    "UPDATE tables SET creator = (SELECT events.player_id FROM events"
    " WHERE events.table_id = tables.id AND events.v = 1)"
)


def upgrade() -> None:
    """Tables name their creators, as their first events do."""
    op.add_column("tables", sa.Column("creator", sa.String(32)))
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.add_column("players", sa.Column("seen_at", sa.BigInteger))
    op.get_bind().execute(MADE_BY)


def downgrade() -> None:
    """Remove both."""
    op.drop_column("players", "seen_at")
    op.drop_index("ix_tables_creator", "tables")
    op.drop_column("tables", "creator")
