"""The short form: all attacks at once, with bars that hold on a busy machine."""

from __future__ import annotations

import statistics
from pathlib import Path

from tests.server.proofs.attacks import ATTACKS, AttackProof, Withstood

CALM, STORM = 4.0, 6.0
"""Seconds without attackers, and with them."""
MOST_STORMS = 4
"""On a busy machine attackers may need several to be refused."""
ACK_SLACK, BOT_SLACK = 0.25, 8.0
"""How many seconds slower the median acknowledgement and an easy bot may be than before."""
MOST_MEMORY = 120.0
"""Megabytes; one hash alone takes 32."""


async def test_honest_people_play_on_while_others_do_their_worst(sqlite: str, tmp_path: Path) -> None:
    storms: list[Withstood] = []
    async with AttackProof(sqlite, tmp_path / "log.txt", seats=2).playing() as proof:
        calm = await proof.withstands(["nothing"], CALM)
        while sum(storm.refusals for storm in storms) <= 20 and len(storms) < MOST_STORMS:
            storms.append(await proof.withstands([name for name in ATTACKS if name != "nothing"], STORM))
    told = "\n".join(map(str, [calm, *storms]))
    assert sum(storm.refusals for storm in storms) > 20, told
    for storm in storms:
        assert storm.tally["asked"] > 200, told
        assert statistics.median(storm.felt.acks) < 5 * statistics.median(calm.felt.acks) + ACK_SLACK, told
        assert max(storm.felt.bots) < max(calm.felt.bots) + BOT_SLACK, told
        assert storm.felt.sign_ins, told
        assert not storm.felt.refused, told
        assert storm.grown < MOST_MEMORY, told
