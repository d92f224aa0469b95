"""Random games through PettingZoo's own interface: one of its classic games, or one of ours.

Run by bench.yardsticks: GAME SECONDS. `python -m bench.yardsticks.pettingzoo` measures them all by turns, which is more
reliable than two runs on a busy machine. Times are processor times. Given the path of an interpreter that has all of
`pettingzoo[classic]`, it also measures the games that need RLCard or OpenSpiel.
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
THEIRS = ("rps_v2", "tictactoe_v3", "connect_four_v3", "go_v5", "chess_v6")
NEEDY = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
OURS = ("rattus_v1", "bigbox_v1", "cartus_v1")
FORMS = ("env", "raw_env")


def recorded(env: Any, seed: int, chance: random.Random) -> list[Any]:
    """The actions of a random game."""
    actions = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        action = None
        if not (termination or truncation):
            if isinstance(observation, dict):
                action = chance.choice(observation["action_mask"].nonzero()[0].tolist())
            else:
                action = int(env.action_space(agent).sample())
        actions.append(action)
        env.step(action)
    return actions


def play(env: Any, seconds: float, chance: random.Random) -> tuple[int, int, float]:
    """Play whole games for this long; return the steps, the games, the time.

    Actions are chosen beforehand, so that only the environment is measured.
    """
    known: list[list[Any]] = []
    began = process_time()
    while process_time() - began < seconds / 4:
        known.append(recorded(env, len(known), chance))
    steps = games = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        seed = games % len(known)
        env.reset(seed=seed)
        for _, action in zip(env.agent_iter(), known[seed], strict=True):
            env.last()
            env.step(action)
            steps += action is not None
        games += 1
    return steps, games, elapsed


def main(name: str, seconds: float, *forms: str) -> None:
    """Print the median of several repetitions, one line for each form."""
    home = "rattus.envs.pettingzoo" if name in OURS else "pettingzoo.classic"
    for form in forms or FORMS[:1]:
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


def compare(seconds: float, python: str | None) -> None:
    """Measure all of them by turns; PettingZoo's in a virtual environment of their own, with more packages."""
    import subprocess
    from pathlib import Path

    from . import HERE, _environment

    home = Path.home() / ".cache" / "rattus" / "yardsticks" / "pettingzoo"
    names = (*OURS, *THEIRS, *(NEEDY if python else ()))
    python = python or str(_environment("pettingzoo", home))
    rates: dict[tuple[str, str], list[float]] = {}
    versions = set()
    for _ in range(TURNS):
        for name in names:
            own = sys.executable if name in OURS else python
            command = [own, "-I", str(HERE / "pettingzoo.py"), name, str(seconds), *FORMS]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            for form, line in zip(FORMS, done.stdout.splitlines(), strict=True):
                found = json.loads(line)
                rates.setdefault((name, form), []).append(found["steps_per_second"])
                versions.add(found["version"])
    print(f"{', '.join(sorted(versions))}; the median of {TURNS} turns")
    print(f"{'steps/s':<26}" + "".join(f"{form:>12}" for form in FORMS))
    for name in names:
        print(f"{name:<26}" + "".join(f"{median(rates[name, form]):>12,.0f}" for form in FORMS))


if __name__ == "__main__":
    if __package__:
        compare(1.0, sys.argv[1] if len(sys.argv) > 1 else None)
    else:
        main(sys.argv[1], float(sys.argv[2]), *sys.argv[3:])
