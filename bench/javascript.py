"""The portable rules in other people's machines: V8 in Node, and in Chromium. For tests and for measuring."""

from __future__ import annotations

import json
import subprocess
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.game import games
from tools import web

if TYPE_CHECKING:
    from playwright.sync_api import Page

PROGRAM = Path(__file__).with_suffix(".js").read_text("utf-8").partition("\n")[2].strip().removesuffix(";")
"""A function of JavaScript that does jobs."""
IN_NODE = "let all = ''; for await (const part of process.stdin) all += part;\n" + (
    f"console.log(JSON.stringify(await ({PROGRAM})(JSON.parse(all))));"
)


@dataclass(frozen=True)
class At:
    """The address of a buffer, by its number."""

    buffer: int


@dataclass(frozen=True)
class Job:
    """A call of an entry: buffers in memory, then numbers and addresses in their order.

    With `seconds` it is repeated for as long, each time with the same buffers.
    """

    entry: str
    buffers: Sequence[bytes]
    numbers: Sequence[int | At]
    seconds: float = 0.0


@dataclass(frozen=True)
class Done:
    """What came of it."""

    value: int
    buffers: Sequence[bytes]
    """As they were left; nothing if it was repeated."""
    calls: int
    seconds: float


@dataclass(frozen=True)
class Answer:
    """What came of all jobs."""

    ready: float
    """Seconds until the module could be called."""
    done: Sequence[Done]


def in_node(game: str, jobs: Sequence[Job]) -> Answer:
    """Jobs done by Node."""
    command = (web.node(), "--input-type=module", "--eval", IN_NODE)
    given = json.dumps(_work(game, jobs))
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"Node could not do it:\n{done.stderr}")
    return _answer(json.loads(done.stdout))


def in_page(page: Page, game: str, jobs: Sequence[Job]) -> Answer:
    """Jobs done by a page of a browser; it compiles a module once."""
    return _answer(page.evaluate(PROGRAM, _work(game, jobs)))


def _work(game: str, jobs: Sequence[Job]) -> dict[str, Any]:
    module = (files(games()[game].home) / "rules.wasm").read_bytes()
    told = [
        {
            "entry": job.entry,
            "buffers": [b64encode(buffer).decode() for buffer in job.buffers],
            "numbers": [{"at": n.buffer} if isinstance(n, At) else {"is": str(n)} for n in job.numbers],
            "seconds": job.seconds,
        }
        for job in jobs
    ]
    return {"module": b64encode(module).decode(), "jobs": told}


def _answer(told: dict[str, Any]) -> Answer:
    done = [
        Done(
            int(each["value"]),
            [b64decode(buffer) for buffer in each["buffers"]],
            each["calls"],
            each["seconds"],
        )
        for each in told["done"]
    ]
    return Answer(told["ready"], done)


def random_games(rules: bytes, state_size: int, seeds: Sequence[int], seconds: float = 0.0) -> Job:
    """`play_batch`: buffers 1 and 3 are the final states and the numbers of steps."""
    count = len(seeds)
    buffers = (
        rules,
        bytes(count * state_size),
        array("q", seeds).tobytes(),
        bytes(8 * count),
        bytes(2 * MOST_LEGAL),
    )
    numbers = (At(0), At(1), count, At(2), count, At(3), count, At(4), MOST_LEGAL)
    return Job("play_batch", buffers, numbers, seconds)
