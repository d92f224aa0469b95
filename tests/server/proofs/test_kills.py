"""A server that is killed; the long form is `python -m tests.server.proofs kills`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.proofs.kills import KillProof
from tests.server.proofs.seating import KINDS


def test_nothing_acknowledged_is_lost_or_done_twice_when_the_server_is_killed(
    database: str, tmp_path: Path
) -> None:
    report = asyncio.run(KillProof(database, tmp_path, seed=1, kinds=KINDS[:3]).run(kills=6))
    assert report.counts.acked > 100
    assert report.counts.repeated > 0
