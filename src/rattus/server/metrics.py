"""What is counted for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The figures of one server; every server has its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.live_tables = Gauge("rattus_live_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("rattus_sockets", "Open WebSockets", registry=registry)
        self.steps = Counter("rattus_steps", "Steps accepted and stored", registry=registry)
        self.conflicts = Counter("rattus_conflicts", "Events that came too late", registry=registry)
        self.frames = Counter("rattus_frames", "Frames sent to clients", registry=registry)
        self.cut_clients = Counter("rattus_cut_clients", "Clients cut off as too slow", registry=registry)
        self.writes = Counter("rattus_writes", "Jobs of the writer", registry=registry)
        self.write_seconds = Histogram(
            "rattus_write_seconds", "Seconds a transaction takes", buckets=QUICK, registry=registry
        )
        self.step_seconds = Histogram(
            "rattus_step_seconds",
            "Seconds from a step to stored and sent",
            buckets=QUICK,
            registry=registry,
        )
        self.bot_failures = Counter("rattus_bot_failures", "Bots that did not answer", registry=registry)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
