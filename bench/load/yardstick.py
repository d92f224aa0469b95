"""The yardstick: single-row commits per second of the bare database, on one connection."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import insert

from rattus.server.settings import Settings
from rattus.server.storage.database import migrate, open_engine, writing
from rattus.server.storage.schema import events, tables

BODY = '{"kind":"step","seat":"yellow","step":1234,"chance":[17,900]}'
TABLE = {
    "id": "yardstick",
    "game": "rattus",
    "options": "{}",
    "public": False,
    "status": "running",
    "v": 0,
    "created_at": 0,
    "changed_at": 0,
    "secret": bytes(32),
}


async def _commits(database: str, duration: float) -> float:
    engine = open_engine(Settings(database=database).url)
    await migrate(engine)
    async with writing(engine) as connection:
        await connection.execute(insert(tables), TABLE)
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < duration:
        count += 1
        row = {"table_id": "yardstick", "v": count, "at": count, "body": BODY}
        async with writing(engine) as connection:
            await connection.execute(insert(events), row)
    took = time.perf_counter() - began
    await engine.dispose()
    return count / took


def commits_per_second(database: str, duration: float = 2.0) -> float:
    """Measure on a new database."""
    return asyncio.run(_commits(database, duration))
