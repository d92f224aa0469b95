"""The maker of a table, for limits on tables per player."""

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
    """Copy the makers of tables from their first events."""
    op.add_column("tables", sa.Column("creator", sa.String(32)))
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.get_bind().execute(MADE_BY)


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_tables_creator", "tables")
    op.drop_column("tables", "creator")
