"""A table whose rules are stopped fails by itself: the step is refused, nothing is stored, and the others play on."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import pytest

from rattus.builds import portable
from rattus.builds.module import RulesTrapped
from rattus.kernel.ruleset import Ruleset
from rattus.live.table import LiveTable
from tests.engines import apart
from tests.server.house import create, my_turn, running, shown, step, turning


def stuck(rules: Ruleset) -> Ruleset:
    """Rules of a table on which no step ever ends, as if its state were nonsense."""
    engine = apart(rules.engine)

    def apply(given: bytes, state: bytearray, number: int) -> None:
        rules.engine.play_randomly(given, bytearray(b"\1" * len(state)), number)

    engine.apply = apply
    table: Any = rules
    made: Ruleset = replace(table, engine=engine)
    return made


async def test_a_table_whose_rules_are_stopped_harms_no_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(portable, "TICK", 0.1)
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table, other = [(await create(anna, "cartus", "me", "random"))["table"]["id"] for _ in range(2)]
        frame = await my_turn(anna, table)
        (live,) = (each for each in gc.get_objects() if type(each) is LiveTable and each.id == table)
        assert live.game is not None
        sound = live.game.ruleset
        live.game.ruleset = stuck(sound)
        answer = await step(anna, table, frame["v"], frame["legal"][0], "one")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert (await shown(anna, table))["frame"]["v"] == frame["v"]
        for number in range(20):
            seen = await my_turn(anna, other)
            assert (await step(anna, other, seen["v"], turning(seen), f"s{number}")).status_code == 200
        live.game.ruleset = sound
        answer = await step(anna, table, frame["v"], frame["legal"][0], "two")
        assert answer.status_code == 200
    assert RulesTrapped.__name__ in capfd.readouterr().err
