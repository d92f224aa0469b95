"""The example client and the example script, against a server in a separate process."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.client import Client, Frame, Refused, Seat
from tools.serving import ServerProcess, serving

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples/play_a_seat.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests here."""
    folder = tmp_path_factory.mktemp("examples")
    with serving(f"sqlite:///{folder / 'rattus.db'}", folder / "log", {"password_threads": 1}) as running:
        yield running


def any_step(frame: Frame) -> str:
    assert frame["legal"]
    return frame["legal"][frame["v"] * 7 % len(frame["legal"])]


async def play(seat: Seat, cut_every: int = 0) -> list[Frame]:
    """Play a seat to the end, with a disconnect now and then."""
    frames: list[Frame] = []
    async for frame in seat.frames():
        frames.append(frame)
        if cut_every and frame["v"] % cut_every == 0:
            assert seat._socket is not None
            seat._socket.transport.abort()
        if frame["legal"]:
            await seat.step(any_step(frame))
    return frames


def script(server: ServerProcess, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "examples.play_a_seat", server.url, *arguments]
    variables = {**os.environ, **environment}
    return subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_script_is_short_and_plays_a_seat_against_a_bot(server: ServerProcess) -> None:
    assert len(SCRIPT.read_text().splitlines()) <= 40
    done = script(server)
    assert done.returncode == 0, done.stderr
    assert "playing red at" in done.stdout
    assert "over: [['" in done.stdout


async def test_the_script_plays_as_a_bot_account_at_a_table_of_somebody_else(server: ServerProcess) -> None:
    anna = await Client.guest(server.url, "Anna the Owner")
    anna = Client(server.url, (await anna.call("POST", "/api/account", {"name": "Anna"}))["token"])
    token = (await anna.call("POST", "/api/account/bots", {"name": "Roberta"}))["token"]
    host = await Client.guest(server.url, "The Host")
    seat = await host.create("cartus", ["me", "open"], bots=True)
    done, frames = await asyncio.gather(
        asyncio.to_thread(script, server, seat.table, RATTUS_TOKEN=token), play(seat)
    )
    assert done.returncode == 0, done.stderr
    assert "playing yellow" in done.stdout
    assert frames[-1]["status"] == "over"


@pytest.mark.parametrize("cut_every", [0, 5])
async def test_the_client_plays_a_whole_game_though_it_is_cut_off(
    server: ServerProcess, cut_every: int
) -> None:
    anna = await Client.guest(server.url, "Anna the Guest")
    bob = await Client.guest(server.url, "Bob")
    seat = await anna.create("rattus", ["me", "open", "random"])
    other = await bob.sit(seat.table)
    mine, others, public = await asyncio.gather(
        play(seat, cut_every), play(other), play(anna.watch(seat.table))
    )
    for frames in (mine, others, public):
        numbers = [frame["v"] for frame in frames]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert mine[-1]["result"] == others[-1]["result"] == public[-1]["result"]
    told = await anna.call("GET", f"/api/tables/{seat.table}/record.json")
    assert told["result"] == mine[-1]["result"]


async def fly(seat: Seat) -> None:
    async for frame in seat.frames():
        if frame["legal"]:
            await seat.step("fly away")


async def test_the_client_says_why_it_is_refused(server: ServerProcess) -> None:
    anna = await Client.guest(server.url, "Anna the Other")
    with pytest.raises(Refused, match="not_found"):
        await anna.sit("nowhere")
    with pytest.raises(Refused, match="not_found"):
        await play(anna.watch("nowhere"))
    with pytest.raises(Refused, match="illegal_step"):
        await fly(await anna.create("rattus", ["me", "random"]))


async def test_a_step_that_was_never_answered_is_played_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rattus.db'}"
    with serving(database, tmp_path / "log", {"bot_patience": 0.5}) as own:
        async with asyncio.timeout(120):
            anna = await Client.guest(own.url, "Anna")
            seat = await anna.create("rattus", ["me", "random"])
            killed = False
            async for frame in seat.frames():
                if frame["legal"] and not killed and frame["v"] > 5:
                    own.kill()
                    killed = True
                    await seat.step(any_step(frame))
                    await asyncio.to_thread(own.start)
                elif frame["legal"]:
                    await seat.step(any_step(frame))
            assert killed
            assert frame["status"] == "over"
