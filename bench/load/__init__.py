"""Load tests: the server's latency, and its needs, with many live tables."""
