"""The check of fair luck that a page can do: what stands in docs/fairness.md runs."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import rattus
from rattus.kernel.fairness import SecretLuck, commitment
from rattus.table.game import Game
from rattus.table.replay import frames

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "fairness.md"
SECRET = bytes(range(100, 132))


def run(record: dict[str, object], promised: str) -> str:
    """What the page's check says of a record."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node here")
    found = re.search(r"^```javascript\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    call = f"unfairStep({json.dumps(record)}, {json.dumps(promised)}).then(console.log, (e) => console.log(e.message))"
    script = f"{found[1]}\n{call}"
    done = subprocess.run([node, "-"], input=script, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.strip()


@pytest.mark.parametrize("name", ["rattus", "cartus"])
def test_a_page_finds_the_first_unfair_step(name: str) -> None:
    chooser = random.Random(3)
    game = Game(rattus.new(name, seats=4).ruleset, luck=SecretLuck(SECRET))
    while not game.over:
        game.play(chooser.choice(list(game.legal)))
    record: dict[str, object] = {"table": {"secret": SECRET.hex()}, "frames": list(frames(game))}
    assert run(record, commitment(SECRET)) == "null"
    assert run(record, commitment(bytes(32))) == "this secret was not promised"
    other: dict[str, object] = {"table": {"secret": bytes(32).hex()}, "frames": list(frames(game))}
    assert run(other, commitment(bytes(32))) == "1"
