"""Studies of games that begin with a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the starting positions of their games to studies."""
    op.add_column("studies", sa.Column("position", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("studies", "position")
