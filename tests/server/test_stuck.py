"""Clients that don't read: disconnected for good, soon, and no longer counted."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest

from tests.server.house import House, create, hear, play, running, say

GONE = (7, 8)
"""The states of a connection that the other side has aborted or closed, in Linux."""
SOON = 10.0
PATIENCE = 30.0
"""Seconds: three are enough, and the rest is for a busy machine."""
TOKEN = "for those who watch"


class Deaf:
    """A client at a socket that sends requests and never reads."""

    def __init__(self, house: House, path: str = "/api/ws") -> None:
        self._house = house
        self._path = path

    async def __aenter__(self) -> Deaf:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self._line, ("127.0.0.1", self._house.port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {self._path} HTTP/1.1\r\nhost: 127.0.0.1:{self._house.port}\r\nupgrade: websocket\r\n"
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
    text = (await client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


@asynccontextmanager
async def with_history(
    sqlite: str, **settings: object
) -> AsyncIterator[tuple[House, httpx.AsyncClient, str, int]]:
    """A server with a long game."""
    async with running(sqlite, metrics_token=TOKEN, **settings) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random", "random", "random")
        frames = await play(house, made["table"]["id"], made["token"])
        yield house, anna, made["table"]["id"], frames[-1]["v"]


@pytest.mark.parametrize("pings", [False, True])
async def test_a_client_that_does_not_read_is_disconnected_and_no_longer_counted(
    sqlite: str, pings: bool
) -> None:
    """It requests more and more until its queue is full; then the connection is gone, and another one may come."""
    settings = {"client_sockets": 1, "socket_queue": 200, "socket_rate": 1000.0}
    async with with_history(sqlite, **settings) as (house, anna, table, v), Deaf(house) as deaf:
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                await deaf.say(op="subscribe", table=table, v=v - 60)
                if pings:
                    await deaf.say(op="ping")
            except OSError:
                break  # it is gone already
            await asyncio.sleep(0.05)
            if await figure(anna, "rattus_cut_clients_total"):
                break
        assert await figure(anna, "rattus_cut_clients_total") == 1
        assert await deaf.is_cut()
        for _ in range(100):
            if not await figure(anna, "rattus_sockets"):
                break
            await asyncio.sleep(0.05)
        assert await figure(anna, "rattus_sockets") == 0
        assert await figure(anna, "rattus_socket_queue") == 0
        async with house.socket() as other:
            await say(other, op="ping")
            await hear(other, "pong")
        assert not house.sockets


async def test_a_client_that_ignores_the_close_is_disconnected(sqlite: str) -> None:
    """A silent client is told to go; it neither answers nor reads."""
    async with running(sqlite, idle_socket=0.2) as house, Deaf(house) as deaf:
        assert await deaf.is_cut()


async def test_a_client_that_takes_no_answers_is_disconnected(sqlite: str) -> None:
    """Long answers wait for a client that does not read, but only for a while."""
    async with with_history(sqlite, request_time=0.5) as (house, _, table, _v):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", house.port))
        ask = f"GET /api/tables/{table}/record.json HTTP/1.1\r\nhost: a\r\n\r\n".encode()
        deaf = Deaf(house)
        deaf._line = line
        with suppress(OSError):  # it may be gone already
            for _ in range(30):
                await loop.sock_sendall(line, ask)
                await asyncio.sleep(0.02)
        assert await deaf.is_cut()
        line.close()
