"""The short form: all attacks at once, with bars that hold on a busy machine."""

from __future__ import annotations

import statistics
from pathlib import Path

from tests.server.proofs.attacks import ATTACKS, AttackProof

CALM, STORM = 4.0, 6.0
"""Seconds without attackers, and with them."""
ACK_SLACK, BOT_SLACK = 0.25, 8.0
"""How many seconds slower the median acknowledgement and an easy bot may be than before."""
MOST_MEMORY = 120.0
"""Megabytes; one hash alone takes 32."""


async def test_honest_people_play_on_while_others_do_their_worst(sqlite: str, tmp_path: Path) -> None:
    async with AttackProof(sqlite, tmp_path / "log.txt", seats=2).playing() as proof:
        calm = await proof.withstands(["nothing"], CALM)
        storm = await proof.withstands([name for name in ATTACKS if name != "nothing"], STORM)
    told = f"{calm}\n{storm}"
    assert storm.tally["asked"] > 200, told
    assert storm.tally["429"] > 0, told
    assert statistics.median(storm.felt.acks) < 5 * statistics.median(calm.felt.acks) + ACK_SLACK, told
    assert max(storm.felt.bots) < max(calm.felt.bots) + BOT_SLACK, told
    assert storm.felt.sign_ins, told
    assert not storm.felt.refused, told
    assert storm.grown < MOST_MEMORY, told
