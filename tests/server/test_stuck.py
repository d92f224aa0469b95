"""Clients that don't read: disconnected for good, soon, and no longer counted."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest

from tests.server.deaf import Deaf, figure
from tests.server.house import House, create, hear, play, running, say

PATIENCE = 30.0
"""Seconds: three are enough, and the rest is for a busy machine."""


@asynccontextmanager
async def with_history(
    sqlite: str, **settings: object
) -> AsyncIterator[tuple[House, httpx.AsyncClient, str, int]]:
    """A server with a long game."""
    async with running(sqlite, **settings) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random", "random", "random")
        frames = await play(house, made["table"]["id"], made["token"])
        yield house, anna, made["table"]["id"], frames[-1]["v"]


@pytest.mark.parametrize("pings", [False, True])
async def test_a_client_that_does_not_read_is_disconnected_and_no_longer_counted(
    sqlite: str, pings: bool
) -> None:
    """It requests more and more until its queue is full; then the connection is gone, and another one may come."""
    settings = {"client_sockets": 1, "socket_queue": 200, "socket_rate": 1000.0}
    async with with_history(sqlite, **settings) as (house, anna, table, v), Deaf(house.port) as deaf:
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
    async with running(sqlite, idle_socket=0.2) as house, Deaf(house.port) as deaf:
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
        deaf = Deaf(house.port)
        deaf._line = line
        with suppress(OSError):  # it may be gone already
            for _ in range(30):
                await loop.sock_sendall(line, ask)
                await asyncio.sleep(0.02)
        assert await deaf.is_cut()
        line.close()
