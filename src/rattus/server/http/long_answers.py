"""Answers that are long: histories and records. They are written outside the event loop, packed, and kept."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from litestar import MediaType, Response

from rattus.server.http.refusals import AnyRequest
from rattus.server.limits import address_of
from rattus.server.tables.scribe import Scribe

PACKED_ITSELF = "packed_itself"
"""The mark of routes whose answers are not to be packed once more."""


async def long_answer(
    scribe: Scribe,
    request: AnyRequest,
    subject: object,
    what: Hashable,
    positions: int,
    write: Callable[[], bytes],
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """Something that is written of a table or study, as JSON: so many positions of it."""
    address = address_of(request.scope)
    data = await scribe.packed((subject, what), write, address, positions)
    told = {"vary": "Accept-Encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, media_type=MediaType.JSON, headers={**told, "content-encoding": "gzip"})
    plain = await scribe.do(lambda: gzip.decompress(data), address)
    return Response(plain, media_type=MediaType.JSON, headers=told)
