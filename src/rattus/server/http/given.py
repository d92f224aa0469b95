"""What routes are given besides what stands in the request."""

from __future__ import annotations

from litestar.di import NamedDependency

from rattus.host.people import Caller
from rattus.server.service import Service

GivenService = NamedDependency[Service]
GivenCaller = NamedDependency[Caller]
