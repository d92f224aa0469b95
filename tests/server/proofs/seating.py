"""Tables for proofs: made over REST, with a scripted client in every seat without a bot."""

from __future__ import annotations

import random
from dataclasses import dataclass

import httpx

from tests.server.house import create
from tests.server.proofs.ledger import SeatLedger
from tests.server.proofs.player import Manner, Player

PERSON = "person"


@dataclass(frozen=True)
class Kind:
    """A game and its seats: a person or the code of a bot."""

    game: str
    seats: tuple[str, ...]


KINDS = (
    Kind("rattus", (PERSON, PERSON)),
    Kind("cartus", (PERSON, PERSON)),
    Kind("bigbox", (PERSON, PERSON, "random")),
    Kind("rattus", (PERSON, "random", PERSON)),
    Kind("cartus", (PERSON, "random", PERSON)),
)


async def guest(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    """A new guest; returns its headers."""
    answer = await client.post("/api/guests", json={"name": name})
    answer.raise_for_status()
    client.cookies.clear()
    return {"authorization": f"Bearer {answer.json()['token']}"}


async def seated(url: str, socket_url: str, kind: Kind, luck: random.Random, manner: Manner) -> list[Player]:
    """A new table, and a player for every person."""
    async with httpx.AsyncClient(base_url=url, timeout=10) as client:
        persons = [place for place, who in enumerate(kind.seats) if who == PERSON]
        first, *others = persons
        seats = [
            "me" if place == first else "open" if place in others else who
            for place, who in enumerate(kind.seats)
        ]
        client.headers = httpx.Headers(await guest(client, "p0"))
        made = await create(client, kind.game, *seats)
        table = made["table"]["id"]
        tokens = {made["seat"]: made["token"]}
        for number in range(1, len(persons)):
            headers = await guest(client, f"p{number}")
            answer = await client.post(f"/api/tables/{table}/seats", json={}, headers=headers)
            answer.raise_for_status()
            tokens[answer.json()["seat"]] = answer.json()["token"]
    return [
        Player(socket_url, SeatLedger(table, seat), token, random.Random(luck.getrandbits(64)), manner)
        for seat, token in tokens.items()
    ]


async def check_last_views(url: str, players: list[Player]) -> None:
    """The last frame that each client has seen is the server's current one."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        for player in players:
            headers = {"authorization": f"Bearer {player.token}"}
            answer = await client.get(f"/api/tables/{player.ledger.table}", headers=headers)
            answer.raise_for_status()
            shown = answer.json()["frame"]
            assert shown == {**player.ledger.last, "kind": "fresh", "steps": [], "explanations": []}
