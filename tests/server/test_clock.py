"""The server's time: it follows corrections, distrusts jumps, and closes nothing in doubt."""

from __future__ import annotations

import asyncio

import pytest

from rattus.host.deadlines import DOUBTED_FOR, Deadlines
from rattus.host.events import Closed
from rattus.host.pace import DAY
from rattus.host.state import Status, TableState
from rattus.live.clock import CLOCK, CORRECTION, Clock
from tests.server.house import create, running, shown

FORTY_DAYS = 40 * DAY


class Times:
    """The two clocks of a machine: wall clock and monotonic clock."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000 * DAY, 0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, milliseconds: int) -> int:
        self.wall += milliseconds
        self.steady += milliseconds
        return self.clock.now()


def test_time_goes_on_and_small_corrections_are_followed() -> None:
    times = Times()
    began = times.clock.now()
    assert times.pass_by(5_000) == began + 5_000
    times.wall += CORRECTION
    assert times.clock.now() == began + 5_000 + CORRECTION
    times.wall -= CORRECTION
    assert times.clock.now() == began + 5_000 + CORRECTION  # it never goes back
    assert times.pass_by(CORRECTION + 1_000) == began + 6_000 + CORRECTION


@pytest.mark.parametrize("jump", [FORTY_DAYS, -FORTY_DAYS])
def test_a_jump_is_doubted_until_it_has_stayed(jump: int) -> None:
    times = Times()
    began = times.pass_by(DOUBTED_FOR)
    times.wall += jump
    assert times.pass_by(8_000) == began + 8_000
    assert times.clock.sure_for() == 0
    times.wall -= jump
    assert times.pass_by(1_000) == began + 9_000
    assert times.clock.sure_for() > DOUBTED_FOR
    times.wall += jump
    times.pass_by(0)
    times.pass_by(DOUBTED_FOR)
    assert times.clock.now() == times.wall
    assert times.clock.sure_for() == 0
    times.pass_by(5_000)
    assert times.clock.sure_for() == 5_000


def test_a_table_is_closed_only_if_the_time_is_beyond_doubt() -> None:
    deadlines = Deadlines(20.0, 3 * 86_400.0, 30 * 86_400.0)
    state = TableState("t", v=3, position_v=2, at=0, status=Status.RUNNING)
    assert deadlines.verdict(state, FORTY_DAYS, DOUBTED_FOR - 1) is None
    assert deadlines.verdict(state, FORTY_DAYS, DOUBTED_FOR) == Closed()


async def test_a_clock_that_jumps_ahead_for_a_while_closes_no_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite, sweep_every=0.02) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        right = CLOCK._wall
        monkeypatch.setattr(CLOCK, "_wall", lambda: right() + FORTY_DAYS)
        for _ in range(20):
            await asyncio.sleep(0.02)
            told = await shown(anna, table)
            assert (told["table"]["status"], told["table"]["secret"]) == ("open", None)
        monkeypatch.undo()
        assert (await shown(anna, table))["table"]["status"] == "open"
