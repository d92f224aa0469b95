"""The table: games, views, undo, records."""
