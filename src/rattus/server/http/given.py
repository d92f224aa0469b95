"""Parameters of routes that are injected, not read from the request."""

from __future__ import annotations

from litestar.di import NamedDependency

from rattus.host.people import Caller
from rattus.server.service import Service

GivenService = NamedDependency[Service]
GivenCaller = NamedDependency[Caller]
