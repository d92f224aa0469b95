"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("made_at", sa.BigInteger),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_index("ix_analyses_made_at_beat", "analyses", ["made_at", "beat"])


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_analyses_made_at_beat", "analyses")
    op.drop_table("analyses")
