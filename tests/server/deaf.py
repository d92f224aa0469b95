"""A client that does not read, and the figures that tell of it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
import struct
import time

import httpx

from tests.server.house import WATCHING

GONE = (7, 8)
"""The states of a connection that the other side has aborted or closed, in Linux."""
SOON = 5.0
"""Seconds."""


class Deaf:
    """A client at a socket that sends requests and never reads."""

    def __init__(self, port: int, path: str = "/api/ws") -> None:
        self._port = port
        self._path = path

    async def __aenter__(self) -> Deaf:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self._line, ("127.0.0.1", self._port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {self._path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nupgrade: websocket\r\n"
            f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
        )
        await loop.sock_sendall(self._line, head.encode())
        assert (await loop.sock_recv(self._line, 12)) == b"HTTP/1.1 101"
        return self

    async def __aexit__(self, *raised: object) -> None:
        self._line.close()

    async def say(self, **message: object) -> None:
        """Send a message."""
        data = json.dumps(message).encode()
        assert len(data) < 126
        frame = struct.pack("!BB4x", 0x81, 0x80 | len(data)) + data  # with a mask of zeros
        await asyncio.get_running_loop().sock_sendall(self._line, frame)

    async def is_cut(self) -> bool:
        """Whether the connection is gone in time, without anything being read."""
        ends = time.monotonic() + SOON
        while time.monotonic() < ends:
            (state,) = self._line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)
            if state in GONE:
                return True
            await asyncio.sleep(0.05)
        return False


async def figure(client: httpx.AsyncClient, name: str) -> float:
    """A metric of the server."""
    text = (await client.get("/metrics", headers=WATCHING)).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])
