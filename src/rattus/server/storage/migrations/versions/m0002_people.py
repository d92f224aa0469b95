"""Accounts, sign-in links, bot accounts, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give players a kind; add tables for accounts and ratings."""
    op.add_column("players", sa.Column("kind", sa.String(16), nullable=False, server_default="guest"))
    op.add_column("players", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("owner", sa.String(32)))
    op.create_index("ix_players_owner", "players", ["owner"])
    op.create_table(
        "accounts",
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("name_key", sa.String(128), nullable=False),
        sa.Column("password", sa.String(256)),
        sa.Column("token", sa.String(64)),
        sa.PrimaryKeyConstraint("player_id", name="pk_accounts"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_accounts_player_id"),
    )
    op.create_index("ix_accounts_name_key", "accounts", ["name_key"], unique=True)
    op.create_index("ix_accounts_token", "accounts", ["token"], unique=True)
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_links_player_id"),
    )
    op.create_index("ix_links_player_id", "links", ["player_id"])
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("kind", sa.String(16)))
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("subject", "game", "seats", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_seats_score", "ratings", ["game", "seats", "score"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_changes_table_id"),
    )
    op.create_index("ix_rating_changes_subject_at", "rating_changes", ["subject", "at"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.drop_column("seats", "kind")
    op.drop_column("tables", "bots")
    op.drop_column("tables", "rated")
    op.drop_table("links")
    op.drop_table("accounts")
    op.drop_index("ix_players_owner", "players")
    for name in ("owner", "epoch", "kind"):
        op.drop_column("players", name)
