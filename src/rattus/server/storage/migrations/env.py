"""Runs the migrations in the connection and transaction it is given."""

from __future__ import annotations

from alembic import context

from rattus.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
