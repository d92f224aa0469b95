"""Studies of forked games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the forks of their games to studies."""
    op.add_column("studies", sa.Column("forks", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("studies", "forks")
