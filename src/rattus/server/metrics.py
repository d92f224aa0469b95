"""Prometheus metrics."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from rattus._version import __version__

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The metrics of one server; every server has its own registry."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._gauge("rattus_info", "The version that runs", "version").labels(__version__).set(1)
        # State.
        self.live_tables = self._gauge("rattus_live_tables", "Tables in memory")
        self.sockets = self._gauge("rattus_sockets", "Open WebSockets")
        self.socket_queue = self._gauge("rattus_socket_queue", "Messages waiting for all clients together")
        self.bots_thinking = self._gauge("rattus_bots_thinking", "Bots that think or wait for a thread")
        # Work done.
        self.requests = self._counter("rattus_requests", "HTTP requests", "method", "route", "status")
        self.steps = self._counter("rattus_steps", "Steps accepted and stored")
        self.conflicts = self._counter("rattus_conflicts", "Events that came too late")
        self.frames = self._counter("rattus_frames", "Frames sent to clients")
        self.writes = self._counter("rattus_writes", "Jobs of the writer")
        # Failures.
        self.cut_clients = self._counter("rattus_cut_clients", "Clients cut off as too slow")
        self.bot_failures = self._counter("rattus_bot_failures", "Bots that did not answer")
        # Durations.
        self.request_seconds = self._histogram("rattus_request_seconds", "Seconds for a request", "route")
        self.write_seconds = self._histogram("rattus_write_seconds", "Seconds a transaction takes")
        self.store_seconds = self._histogram("rattus_store_seconds", "Seconds from a step accepted to stored")
        self.step_seconds = self._histogram("rattus_step_seconds", "Seconds from a step accepted to sent")
        self.bot_seconds = self._histogram("rattus_bot_seconds", "Seconds from a bot asked to its answer")

    def sent(self, frames: int) -> None:
        """Count sent frames."""
        self.frames.inc(frames)

    def came_late(self) -> None:
        """Count an event that lost the race for its number."""
        self.conflicts.inc()

    def stepped(self, stored: float, sent: float) -> None:
        """Note how many seconds after its acceptance a step was stored, and sent."""
        self.steps.inc()
        self.store_seconds.observe(stored)
        self.step_seconds.observe(sent)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Count a bot as thinking, or waiting for a thread."""
        with self.bots_thinking.track_inprogress(), self.bot_seconds.time():
            yield

    def failed(self) -> None:
        """Count a bot that did not answer."""
        self.bot_failures.inc()

    def watch(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is looked up at each scrape, such as the length of a queue."""
        self._gauge(name, words).set_function(value)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)

    def _gauge(self, name: str, words: str, *labels: str) -> Gauge:
        return Gauge(name, words, labels, registry=self._registry)

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(name, words, labels, registry=self._registry)

    def _histogram(self, name: str, words: str, *labels: str) -> Histogram:
        return Histogram(name, words, labels, buckets=QUICK, registry=self._registry)
