"""The ledger notices everything that can go wrong; else the proofs would be worthless."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass

import msgspec
import pytest

from rattus.host.events import Entry, Stepped
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import open_engine
from tests.server.house import running
from tests.server.proofs.ledger import SeatLedger, check_table
from tests.server.proofs.player import Manner
from tests.server.proofs.seating import PERSON, Kind, check_last_views, seated


@dataclass
class Played:
    """A finished game, as stored and as sent to its seats."""

    table: str
    entries: list[Entry]
    secret: bytes
    ledgers: list[SeatLedger]

    def check(self) -> None:
        """Compare."""
        check_table(self.table, self.entries, self.secret, self.ledgers)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Played:
    database = f"sqlite:///{tmp_path_factory.mktemp('played') / 'rattus.db'}"

    async def scene() -> Played:
        async with running(database, socket_rate=1e5) as house:
            players = await seated(
                house.url, house.socket_url, Kind("rattus", (PERSON, PERSON)), random.Random(1), Manner()
            )
            await asyncio.gather(*(player.run() for player in players))
            await check_last_views(house.url, players)
        engine = open_engine(Settings(database=database).url)
        table = players[0].ledger.table
        secret = await Archive(engine).secret(table)
        assert secret is not None
        entries = await Archive(engine).entries(table)
        await engine.dispose()
        return Played(table, entries, secret, [player.ledger for player in players])

    return asyncio.run(scene())


def middle(played: Played) -> int:
    """The index of an event with a step of the first seat, in the middle of the game."""
    steps = [at for at, entry in enumerate(played.entries) if _is_own(entry, played.ledgers[0].seat)]
    return steps[len(steps) // 2]


def _is_own(entry: Entry, seat: str) -> bool:
    return isinstance(entry.event, Stepped) and entry.event.seat == seat


def lost(played: Played) -> None:
    """Lose an acknowledged step."""
    del played.entries[middle(played)]


def lost_at_the_end(played: Played) -> None:
    """Lose the last step."""
    del played.entries[-1]


def doubled(played: Played) -> None:
    """Store a step twice."""
    at = middle(played)
    again = msgspec.structs.replace(played.entries[at], v=len(played.entries) + 1)
    played.entries.append(again)


def elsewhere(played: Played) -> None:
    """Store a step under another number than the acknowledged one."""
    seat = played.ledgers[0]
    request = played.entries[middle(played)].request
    assert request is not None
    seat.asked[request].acked = (seat.asked[request].acked or 0) + 1


def unasked(played: Played) -> None:
    """Store something that nobody requested."""
    request = played.entries[middle(played)].request
    assert request is not None
    del played.ledgers[0].asked[request]


def refused(played: Played) -> None:
    """Store something that was refused."""
    request = played.entries[middle(played)].request
    assert request is not None
    asked = played.ledgers[0].asked[request]
    asked.acked, asked.refused = None, "conflict"


def otherwise(played: Played) -> None:
    """Store another step than the requested one."""
    seat = played.ledgers[0]
    request = played.entries[middle(played)].request
    assert request is not None
    seat.asked[request].text += " "


def unseen(played: Played) -> None:
    """Lose a frame."""
    del played.ledgers[0].frames[5]


def unlucky(played: Played) -> None:
    """Replace the committed secret."""
    played.secret = bytes(32)


WRONGS = [lost, lost_at_the_end, doubled, elsewhere, unasked, refused, otherwise, unseen, unlucky]


@pytest.mark.parametrize("wrong", WRONGS)
def test_the_ledger_notices_what_is_wrong(whole: Played, wrong: Callable[[Played], None]) -> None:
    whole.check()
    played = deepcopy(whole)
    wrong(played)
    with pytest.raises((AssertionError, ValueError)):
        played.check()


def test_the_ledger_takes_no_frame_twice_and_leaves_none_out(whole: Played) -> None:
    ledger = deepcopy(whole.ledgers[0])
    last = ledger.frames.pop()
    for v in (last["v"] - 1, last["v"] + 1):
        with pytest.raises(AssertionError):
            ledger.hears_frame({**last, "v": v})
    ledger.hears_frame(last)


def test_the_ledger_takes_no_two_answers_to_one_request(whole: Played) -> None:
    ledger = deepcopy(whole.ledgers[0])
    request, asked = next((name, one) for name, one in ledger.asked.items() if one.acked)
    ledger.hears_ack(request, asked.acked or 0)
    with pytest.raises(AssertionError):
        ledger.hears_ack(request, (asked.acked or 0) + 1)
    with pytest.raises(AssertionError):
        ledger.hears_refusal(request, "conflict")
