"""Pace, players who are away or invited, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add columns to tables and seats, and tables for chat. The lobby is sorted by what does not change."""
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default='{"kind":"untimed"}'))
    op.drop_index("ix_tables_status_public_changed_at", "tables")
    op.create_index("ix_tables_status_public_created_at", "tables", ["status", "public", "created_at"])
    op.add_column("seats", sa.Column("away", sa.String(16)))
    op.add_column("seats", sa.Column("invited_id", sa.String(32)))
    op.add_column("seats", sa.Column("invited", sa.String(64)))
    op.add_column("seats", sa.Column("seen_at", sa.BigInteger))
    op.create_index("ix_seats_invited_id", "seats", ["invited_id"])
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(64)),
        sa.Column("aside", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_messages"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_messages_player_id"),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "by_id", "player_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mutes_table_id"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("mutes")
    op.drop_table("messages")
    op.drop_index("ix_seats_invited_id", "seats")
    for name in ("seen_at", "invited", "invited_id", "away"):
        op.drop_column("seats", name)
    op.drop_index("ix_tables_status_public_created_at", "tables")
    op.create_index("ix_tables_status_public_changed_at", "tables", ["status", "public", "changed_at"])
    op.drop_column("tables", "pace")
