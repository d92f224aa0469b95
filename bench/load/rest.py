"""A minimal HTTP client for the drivers: JSON, over persistent connections."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec


class Rest:
    """One connection, one request after the other."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, bearer: str | None = None) -> Any:
        """Send a request, and return the answer; a refusal is an error."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            *([f"Authorization: Bearer {bearer}"] if bearer else []),
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.split("content-length:")[1].split("\r\n")[0])
        content = await reader.readexactly(length)
        if not answer.split()[1].startswith("2"):
            raise RuntimeError(f"{path}: {content.decode()}")
        return msgspec.json.decode(content)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
