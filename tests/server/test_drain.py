"""A stopping server finishes and stores what has begun, within a limit; a second signal ends it at once."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rattus.cli import main
from rattus.server import run
from tests.server.deaf import Deaf, figure
from tests.server.house import WATCHING, Message, create, first, hear, running, say, shown
from tools.serving import ServerProcess

BODY = (
    b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"
)
"""A request that never completes."""
SOON = 5.0
"""Seconds for a stop that waits for nobody: at most three, plus some for a busy machine. The limit is 60."""

WATCHED = {"metrics_token": WATCHING["authorization"].removeprefix("Bearer ")}


@contextlib.contextmanager
def process(database: str, folder: Path, **settings: object) -> Iterator[ServerProcess]:
    server = ServerProcess(
        database, folder / "log.txt", {"client_rate": 0, "player_rate": 0, **WATCHED, **settings}
    )
    server.start()
    try:
        yield server
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.kill()


@contextlib.contextmanager
def half_a_request(server: ServerProcess) -> Iterator[None]:
    """A client that has sent half a request and no more."""
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(BODY)
        time.sleep(0.3)
        yield


@contextlib.contextmanager
def deaf(server: ServerProcess, request: bytes, count: int) -> Iterator[None]:
    """A client that sends requests again and again, and never reads an answer."""
    with socket.socket() as asking:
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asking.connect(("127.0.0.1", server.port))
        asking.sendall(request * count)
        time.sleep(1.0)
        yield


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """Lock an SQLite database for writing."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.isolation_level = None
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")


async def test_all_that_was_acknowledged_is_stored_and_sockets_are_told_to_come_back(
    database: str, tmp_path: Path
) -> None:
    async def player(server: ServerProcess, table: str, token: str, acks: list[int]) -> int:
        """Play as fast as possible until the server goes; return the close code."""
        async with connect(server.socket_url) as wire:
            await say(wire, op="subscribe", table=table, token=token, v=0)
            try:
                while True:
                    message: Message = await hear(wire, "frame", "ack")
                    if message["op"] == "ack":
                        acks.append(message["v"])
                    elif message["to_act"] == message["viewer"]:
                        step = {"v": message["v"], "step": first(message), "request": f"r{message['v']}"}
                        await say(wire, op="step", table=table, **step)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    with process(database, tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as anna:
            await anna.post("/api/guests", json={"name": "Anna"})
            made = [await create(anna, "bigbox", "me", *["random"] * 5) for _ in range(4)]
        acks: list[list[int]] = [[] for _ in made]
        playing = [
            asyncio.create_task(player(server, one["table"]["id"], one["token"], told))
            for one, told in zip(made, acks, strict=True)
        ]
        while min(map(len, acks)) < 5:
            await asyncio.sleep(0.01)
        server.send(signal.SIGTERM)
        assert await asyncio.gather(*playing) == [1012] * 4
        assert await asyncio.to_thread(server.ended, 15) == 0
    async with running(database) as house, house.visitor() as anyone:
        for one, told in zip(made, acks, strict=True):
            frame = (await shown(anyone, one["table"]["id"]))["frame"]
            assert frame["v"] >= told[-1]


def ends(server: ServerProcess) -> float:
    """Send SIGTERM; return the seconds until a clean exit."""
    began = time.monotonic()
    server.send(signal.SIGTERM)
    assert server.ended(20) == 0
    return time.monotonic() - began


def test_an_unfinished_request_does_not_keep_the_server_from_stopping(sqlite: str, tmp_path: Path) -> None:
    with (
        process(sqlite, tmp_path, drain=60, request_time=60) as server,
        half_a_request(server),
        socket.create_connection(("127.0.0.1", server.port)) as slower,
    ):
        slower.sendall(BODY[:20])
        assert ends(server) < SOON


async def test_a_client_that_does_not_read_does_not_keep_the_server_from_stopping(
    sqlite: str, tmp_path: Path
) -> None:
    with process(sqlite, tmp_path, drain=60, request_time=60, bot_beat=0) as server:
        table = await finished_game(server, "random", "random")
        with deaf(server, f"GET /api/tables/{table}/record.json HTTP/1.1\r\nhost: a\r\n\r\n".encode(), 40):
            assert ends(server) < SOON


async def finished_game(server: ServerProcess, *bots: str) -> str:
    """The id of a table where bots have played to the end."""
    async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as anna:
        await anna.post("/api/guests", json={"name": "Anna"})
        table: str = (await create(anna, "rattus", *bots))["table"]["id"]
        while (await shown(anna, table))["frame"]["status"] != "over":
            await asyncio.sleep(0.05)
    return table


async def test_a_socket_that_does_not_read_does_not_keep_the_server_from_stopping(
    sqlite: str, tmp_path: Path
) -> None:
    """It has asked for more than its buffers hold, and answers no closing handshake."""
    settings = {"bot_beat": 0, "socket_rate": 1000.0, "socket_queue": 4096}
    with process(sqlite, tmp_path, drain=60, request_time=60, **settings) as server:
        table = await finished_game(server, "random", "random", "random", "random")
        async with httpx.AsyncClient(base_url=server.url) as anyone:
            last = (await shown(anyone, table))["frame"]["v"]
        async with Deaf(server.port) as deaf, httpx.AsyncClient(base_url=server.url) as anyone:
            for _ in range(20):
                await deaf.say(op="subscribe", table=table, v=last - 60)
            while await figure(anyone, "rattus_socket_queue") < 100:
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(ends, server) < SOON


async def test_histories_that_wait_to_be_written_keep_no_server_from_stopping(
    sqlite: str, tmp_path: Path
) -> None:
    settings = {"bot_beat": 0, "reading_rate": 0, "client_rate": 0}
    with process(sqlite, tmp_path, drain=60, **settings) as server:
        table = await finished_game(server, "random", "random", "random", "random")
        async with httpx.AsyncClient(base_url=server.url, timeout=30, limits=httpx.Limits()) as anyone:

            async def read(n: int) -> int:
                return (await anyone.get(f"/api/tables/{table}/frames?since={n}")).status_code

            reading = [asyncio.create_task(read(n)) for n in range(150)]
            await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
            waiting = await figure(anyone, "rattus_scribe_queue")
            lasted = await asyncio.to_thread(ends, server)
            answers = await asyncio.gather(*reading, return_exceptions=True)
    assert waiting > 10
    assert lasted < SOON
    assert {answer for answer in answers if isinstance(answer, int)} <= {200, 503}


async def test_passwords_that_wait_keep_no_server_from_ending(sqlite: str, tmp_path: Path) -> None:
    with process(sqlite, tmp_path, drain=60) as server:
        transports = [httpx.AsyncHTTPTransport(local_address=f"127.0.2.{n}") for n in range(1, 9)]
        clients = [httpx.AsyncClient(base_url=server.url, transport=one, timeout=30) for one in transports]
        headers = {"origin": server.url}

        async def guess(n: int) -> int:
            guessed = {"name": f"nobody {n}", "password": "a guess"}
            answer = await clients[n % 8].post("/api/session", json=guessed, headers=headers)
            return answer.status_code

        guesses = [asyncio.create_task(guess(n)) for n in range(60)]
        await asyncio.wait(guesses, return_when=asyncio.FIRST_COMPLETED)
        lasted = await asyncio.to_thread(ends, server)
        answers = await asyncio.gather(*guesses, return_exceptions=True)
        for client in clients:
            await client.aclose()
    assert lasted < SOON
    assert {answer for answer in answers if isinstance(answer, int)} <= {401, 503}


async def test_what_changes_something_is_finished(sqlite: str, tmp_path: Path) -> None:
    """A guest is stored and answered even if the database was busy when the signal came."""
    with process(sqlite, tmp_path, drain=10) as server:
        async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as anna:
            with locked(sqlite):
                asked = asyncio.create_task(anna.post("/api/guests", json={"name": "Anna"}))
                await asyncio.sleep(0.3)
                server.send(signal.SIGTERM)
                await asyncio.sleep(0.7)
            assert (await asked).status_code == 201
        assert server.ended(10) == 0
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("SELECT name FROM players").fetchall() == [("Anna",)]


def test_a_second_signal_ends_it_at_once(sqlite: str, tmp_path: Path) -> None:
    body = b'{"name": "Anna"}'
    head = b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
    with (
        process(sqlite, tmp_path, drain=60) as server,
        locked(sqlite),
        socket.create_connection(("127.0.0.1", server.port)) as asking,
    ):
        asking.sendall(head % len(body) + body)
        time.sleep(0.3)
        server.send(signal.SIGTERM)
        time.sleep(1.0)
        assert server.runs
        began = time.monotonic()
        server.send(signal.SIGTERM)
        assert server.ended(5) == 128 + signal.SIGTERM
        assert time.monotonic() - began < 2


async def test_thinking_bots_are_not_waited_for_long(sqlite: str, tmp_path: Path) -> None:
    with process(sqlite, tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as anna:
            await anna.post("/api/guests", json={"name": "Anna"})
            await create(anna, "rattus", "master", "master", "master")
            while "rattus_bots_thinking 0.0" in (await anna.get("/metrics", headers=WATCHING)).text:
                await asyncio.sleep(0.05)
        server.send(signal.SIGTERM)
        assert server.ended(10) == 0


def test_the_database_can_be_brought_up_to_date_alone(database: str) -> None:
    for _ in range(2):
        done = CliRunner().invoke(main, ["serve", "--migrate-only", "--database", database])
        assert done.exit_code == 0, done.output
        assert done.output.startswith("rattus: the database is at revision 00")


async def test_a_copy_made_while_the_server_runs_is_a_server(sqlite: str, tmp_path: Path) -> None:
    """As the deployment page says: `VACUUM INTO`."""
    copy = tmp_path / "copy" / "rattus.db"
    copy.parent.mkdir()
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "open")
        with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
            connection.execute("VACUUM INTO ?", [str(copy)])
        cookies = dict(anna.cookies)
    async with running(f"sqlite:///{copy}") as house, house.visitor() as anna:
        anna.cookies.update(cookies)
        assert (await shown(anna, made["table"]["id"]))["seat"] == "red"


@pytest.mark.parametrize("option", ["--port", "--host"])
def test_an_address_that_cannot_be_had_is_one_line(sqlite: str, option: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        values = {"--port": str(taken.getsockname()[1]), "--host": "192.0.2.1"}
        done = CliRunner().invoke(main, ["serve", "--database", sqlite, option, values[option]])
    assert done.exit_code == 1
    assert done.output.startswith("rattus: can't listen at ")
    assert done.output.count("\n") == 1


def test_a_signal_in_the_middle_of_a_line_of_the_log_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(*given: object) -> None:
        raise RuntimeError("reentrant call")

    monkeypatch.setattr(run.log, "info", busy)
    server = run.Server(uvicorn.Config("nothing"))
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
