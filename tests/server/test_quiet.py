"""Logs and refusals contain no secrets: a run of games at the highest log level."""

from __future__ import annotations

import json

import httpx
import pytest

import rattus
from tests.server.house import Message, create, hear, play, running, say

GAMES = ("rattus", "cartus")


def private_steps(text: str) -> set[str]:
    """Steps of a game that somebody may not know: faces and cards hidden from the public."""
    game = rattus.loads(text)
    return {str(moment.text) for moment in game.moments() if game.secret(moment, None)}


async def provoke(client: httpx.AsyncClient, table: str, token: str) -> list[str]:
    """Requests that are refused, some of them containing secrets."""
    bearer = {"authorization": f"Bearer {token}"}
    answers = [
        await client.get(f"/api/tables/{table}?token={token}&as=nobody", headers=bearer),
        await client.post(f"/api/tables/{table}/steps", headers=bearer, json={"v": 0, "step": token, "request": "x"}),
        await client.post(f"/api/tables/{table}/steps", headers=bearer, content=token.encode()),
        await client.post("/api/tables", json={"game": "rattus", "seats": token}),
        await client.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {token}x"}),
        await client.get(f"/api/tables/{table}/positions/1?as=red"),
    ]  # fmt: skip
    assert all(answer.status_code >= 400 for answer in answers)
    return [answer.text for answer in answers]


async def test_logs_and_refusals_have_no_secrets(sqlite: str, capfd: pytest.CaptureFixture[str]) -> None:
    secrets: set[str] = set()
    refusals: list[str] = []

    for name in GAMES:
        async with (
            running(sqlite, log_level="DEBUG") as house,
            house.visitor() as anna,
            house.visitor() as eve,
        ):
            guest = (await anna.post("/api/guests", json={"name": "Anna"})).json()
            made: Message = await create(anna, name, "me", "greedy", "random")
            table, token = made["table"]["id"], made["token"]
            secrets.update((guest["token"], token, *anna.cookies.values()))
            refusals.extend(await provoke(eve, table, token))
            async with house.socket() as socket:
                for message in ({"op": "subscribe", "table": table, "token": token + "x"}, {"op": "dance"}):
                    await say(socket, **message)
                    refusals.append(json.dumps(await hear(socket, "error")))
            await play(house, table, token)
            told = (await anna.get(f"/api/tables/{table}/record.json")).json()["table"]
            record = (await anna.get(f"/api/tables/{table}/record")).text
            secrets.update(private_steps(record))
            secrets.update((told["secret"], repr(bytes.fromhex(told["secret"]))[2:-1]))
    out, err = capfd.readouterr()
    lines = [json.loads(line) for line in err.splitlines()]
    assert sum(line["message"] == "request" for line in lines) >= 20
    assert all(line.get("request") for line in lines if line["message"] == "request")
    assert len(secrets) > 40
    for secret in secrets:
        for told in (out, err, *refusals):
            assert secret not in told
