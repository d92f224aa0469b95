"""Run the migrations in the given connection and transaction."""

from __future__ import annotations

from alembic import context

from rattus.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
