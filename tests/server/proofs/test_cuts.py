"""Clients with bad connections; the long form is `python -m tests.server.proofs cuts`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.proofs.cuts import CutProof
from tests.server.proofs.weather import OUTAGES, Weather


def test_clients_with_bad_lines_lose_no_step_and_play_none_twice(database: str, tmp_path: Path) -> None:
    weather = Weather(calm=0.5, longest=1.5)
    report = asyncio.run(CutProof(database, tmp_path, seed=1, weather=weather).run(games=8, at_once=8))
    assert set(report.outages) == set(OUTAGES)
    assert report.counts.acked > 300
    assert report.counts.repeated > 0
