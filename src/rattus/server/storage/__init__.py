"""Storage: one schema for SQLite and PostgreSQL, one writer, many readers."""
