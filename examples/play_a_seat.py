"""Plays a seat with any legal steps: at a new table against a bot, or at the table that is named.

python -m examples.play_a_seat http://127.0.0.1:8765 [TABLE]

With the token of a bot account in RATTUS_TOKEN it plays as that, else as a guest.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys

from examples.client import Client


async def main(server: str, table: str | None = None) -> None:
    """Sit down and play to the end."""
    token = os.environ.get("RATTUS_TOKEN")
    client = Client(server, token) if token else await Client.guest(server, "Any Step")
    seat = await (client.sit(table) if table else client.create("rattus", ["me", "random"]))
    print("playing", seat.name, "at", f"{server}/api/tables/{seat.table}", flush=True)
    async for frame in seat.frames():
        if frame["legal"]:
            await seat.step(random.choice(frame["legal"]))
        if frame["result"]:
            print("over:", frame["result"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
