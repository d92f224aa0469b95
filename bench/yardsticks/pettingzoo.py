"""Random legal play through PettingZoo's own interface: a classic game of its own, or one of ours.

Run by bench.yardsticks: GAME SECONDS. `python -m bench.yardsticks.pettingzoo` measures them all in turns, which says
more than two runs on a machine with other work. Time is that of the processor.
"""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any

REPETITIONS = 5
TURNS = 3
THEIRS = ("tictactoe_v3", "connect_four_v3", "chess_v6")
OURS = ("rattus_v1", "bigbox_v1", "cartus_v1")
FORMS = ("env", "raw_env")


def play(env: Any, seconds: float, chance: random.Random) -> tuple[int, int, float]:
    """Whole games for so long: the steps, the games, the time."""
    steps = games = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].nonzero()[0].tolist()))
                steps += 1
        games += 1
    return steps, games, elapsed


def main(name: str, seconds: float, form: str = "env") -> None:
    """Print the median of several repetitions."""
    home = "rattus.envs.pettingzoo" if name in OURS else "pettingzoo.classic"
    env, chance = getattr(import_module(f"{home}.{name}"), form)(), random.Random(1)
    play(env, seconds / 10, chance)
    runs = [play(env, seconds / REPETITIONS, chance) for _ in range(REPETITIONS)]
    found = {
        "steps_per_second": median(steps / elapsed for steps, _, elapsed in runs),
        "games_per_second": median(games / elapsed for _, games, elapsed in runs),
        "steps_per_game": sum(steps for steps, _, _ in runs) / sum(games for _, games, _ in runs),
        "version": f"pettingzoo {version('pettingzoo')}",
        "note": f"the loop of agent_iter, last and step in Python, with {form}(); processor time",
    }
    print(json.dumps(found))


def compare(seconds: float) -> None:
    """All of them in turns; PettingZoo's in a virtual environment of their own, because they need more."""
    import subprocess
    from pathlib import Path

    from . import HERE, _environment

    python = _environment("pettingzoo", Path.home() / ".cache" / "rattus" / "yardsticks" / "pettingzoo")
    rates: dict[tuple[str, str], list[float]] = {}
    for _ in range(TURNS):
        for name in (*THEIRS, *OURS):
            for form in FORMS:
                own = sys.executable if name in OURS else str(python)
                command = [own, "-I", str(HERE / "pettingzoo.py"), name, str(seconds), form]
                done = subprocess.run(command, capture_output=True, text=True, check=True)
                rates.setdefault((name, form), []).append(json.loads(done.stdout)["steps_per_second"])
    print(f"{'steps/s':<16}" + "".join(f"{form:>12}" for form in FORMS))
    for name in (*THEIRS, *OURS):
        print(f"{name:<16}" + "".join(f"{median(rates[name, form]):>12,.0f}" for form in FORMS))


if __name__ == "__main__":
    if __package__:
        compare(1.0)
    else:
        main(sys.argv[1], float(sys.argv[2]), *sys.argv[3:])
