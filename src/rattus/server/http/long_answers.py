"""Long answers (histories and records): written off the event loop, compressed, and cached."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from litestar import MediaType, Response

from rattus.server.http.refusals import AnyRequest
from rattus.server.limits import address_of
from rattus.server.tables.scribe import Scribe

PACKED_ITSELF = "packed_itself"
"""Marks routes whose answers are compressed already."""


async def long_answer(
    scribe: Scribe,
    request: AnyRequest,
    subject: object,
    what: Hashable,
    positions: int,
    write: Callable[[], bytes],
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """Write an answer about a table or study as JSON, at the cost of this many positions."""
    data = await scribe.packed((subject, what), write, address_of(request.scope), positions)
    return await unpacked(scribe, request, data, headers)


async def unpacked(
    scribe: Scribe, request: AnyRequest, data: bytes, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """Answer with compressed JSON, as the client can read it."""
    told = {"vary": "Accept-Encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, media_type=MediaType.JSON, headers={**told, "content-encoding": "gzip"})
    plain = await scribe.do(lambda: gzip.decompress(data), address_of(request.scope))
    return Response(plain, media_type=MediaType.JSON, headers=told)
