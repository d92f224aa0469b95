"""Tables at home: the server's shapes and messages, over a store in memory."""

from __future__ import annotations

import pytest

from tests.page.house import at_home, played_on


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("rattus", ("me", "fair", "random", "easy")),
        ("bigbox", ("me", "random", "Bob")),
        ("cartus", ("novice", "me", "Bob", "random")),
    ],
)
async def test_whole_games_are_played_at_home(game: str, seats: tuple[str, ...]) -> None:
    async with at_home() as page:
        made = await page.table(game, *seats)
        assert made["table"]["status"] == "running"
        assert len(made["tokens"]) == sum(seat == "me" or seat[0].isupper() for seat in seats)
        last = await played_on(page, 1, made)
        assert last["status"] == "over"
        assert last["result"]
        record = await page.good("GET", f"/api/tables/{made['table']['id']}/record.json")
        assert record["frames"][-1]["result"] == last["result"]
        (finished,) = (await page.good("GET", "/api/records?mine=true"))["games"]
        assert (finished["id"], finished["result"]) == (made["table"]["id"], last["result"])
        assert not page.troubles
