"""Many live tables at once: how quick the server stays, and what it needs."""
