"""How games ended, and studies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the end of games to tables; add a table for studies."""
    op.add_column("tables", sa.Column("ended_at", sa.BigInteger))
    op.add_column("tables", sa.Column("outcome", sa.Text))
    op.create_index("ix_tables_ended_at", "tables", ["ended_at"])
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_studies"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_studies_player_id"),
    )
    op.create_index("ix_studies_player_id", "studies", ["player_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("studies")
    op.drop_index("ix_tables_ended_at", "tables")
    op.drop_column("tables", "outcome")
    op.drop_column("tables", "ended_at")
