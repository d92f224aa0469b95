"""Other people's programs, measured in the same run as ours, each in a virtual environment of its own."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent

# name -> (script, requirements and virtual environment; the argument of the script)
YARDSTICKS: dict[str, tuple[str, str]] = {
    "openspiel-spades": ("openspiel", "spades"),
    "openspiel-backgammon": ("openspiel", "backgammon"),
    "catanatron": ("catanatron", "random"),
    "pettingzoo-tictactoe": ("pettingzoo", "tictactoe_v3"),
    "pettingzoo-connect4": ("pettingzoo", "connect_four_v3"),
    "pettingzoo-chess": ("pettingzoo", "chess_v6"),
}


class YardstickUnavailable(Exception):
    """This yardstick cannot be measured here; the message says why."""


@dataclass(frozen=True)
class Measurement:
    name: str
    steps_per_second: float
    games_per_second: float
    steps_per_game: float
    version: str
    note: str


def measure(name: str, seconds: float, cache: Path) -> Measurement:
    """Measure one of YARDSTICKS for about `seconds` on one core; raises YardstickUnavailable."""
    script, argument = YARDSTICKS[name]
    python = _environment(script, cache / "yardsticks" / script)
    # -I keeps this folder off sys.path, where catanatron.py would hide the package it measures.
    command = [str(python), "-I", str(HERE / f"{script}.py"), argument, str(seconds)]
    out = _run(command, "the measuring script", timeout=20 * seconds + 120)
    try:
        return Measurement(name=name, **json.loads(out))
    except (ValueError, TypeError) as error:
        raise YardstickUnavailable(f"the measuring script printed no measurement: {error}") from error


def _environment(script: str, home: Path) -> Path:
    """The interpreter of the virtual environment at `home`, made (again) unless its stamp is right."""
    requirements = HERE / f"{script}.txt"
    stamp = home / "stamp"
    wanted = f"{sys.version} {hashlib.sha256(requirements.read_bytes()).hexdigest()}"
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    try:
        if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
            return python
        print(f"yardsticks: installing {script} into {home} ...", file=sys.stderr, flush=True)
        if home.exists():
            shutil.rmtree(home)
        _run([sys.executable, "-m", "venv", str(home)], "making a virtual environment", timeout=300)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--no-input", "--retries", "2"]
        pip += ["--only-binary", ":all:", "--require-hashes", "-r", str(requirements)]
        _run(pip, "pip install (no network, or no wheel for this Python?)", timeout=900)
        stamp.write_text(wanted, encoding="utf-8")
    except OSError as error:
        raise YardstickUnavailable(f"no virtual environment at {home}: {error}") from error
    return python


def _run(command: list[str], what: str, timeout: float) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise YardstickUnavailable(f"{what} failed: {error}") from error
    if done.returncode != 0:
        lines = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()
        errors = [line for line in lines if line.startswith("ERROR:")]
        raise YardstickUnavailable(f"{what} failed: {(errors or lines)[-1]}")
    return done.stdout
