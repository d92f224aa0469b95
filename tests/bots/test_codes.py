"""Bots by their codes: ours, levels, and those of others."""

from __future__ import annotations

import runpy
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import rattus
from rattus import bots
from rattus.bots import BotError, bot_names, make_bot
from rattus.bots.levels import LEVELS

EXAMPLE = Path(__file__).parents[2] / "examples" / "cautious_bot.py"


def test_our_bots_have_names() -> None:
    ours = ["random", "greedy", "search", "novice", "easy", "fair", "strong", "master"]
    assert bot_names()[: len(ours)] == ours
    assert {"ismcts", "ismcts-compiled"} <= {*bot_names()}
    assert tuple(LEVELS) == bots.LEVEL_NAMES


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("nobody", "there is no bot 'nobody'; there are random, greedy, search"),
        ("", "there is no bot ''"),
        ("search", "how long may it think"),
        ("search:", "how long may it think"),
        ("search:soon", "'soon' is neither a number of simulations"),
        ("search:9:depth=3", "'depth=3' is not one of curiosity, hope, horizon"),
        ("search:9:horizon", "'horizon' is not one of"),
        ("search:9:horizon=far", "'horizon=far' is not one of"),
        ("random:5", "takes no budget"),
        ("greedy:5", "takes no budget"),
        ("master:5", "a level has its own budget"),
    ],
)
def test_a_code_that_means_nothing_is_refused_with_a_reason(code: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        make_bot(code, 1)


def test_a_bot_of_somebody_else_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    entry = EntryPoint("cautious", "cautious_bot:make", bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda group: EntryPoints([entry]).select(group=group))
    assert bot_names()[-1] == "cautious"
    game = rattus.new("rattus", 2, 1)
    bot = make_bot("cautious", 1)
    while not game.over:
        game.play(bot.choose(game.view(game.to_act or "")))
    assert game.winners


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
    assert "make" in runpy.run_path(str(EXAMPLE))
