"""python -m bench.yardsticks --seconds 2"""

from __future__ import annotations

import argparse
from pathlib import Path

from . import YARDSTICKS, YardstickUnavailable, measure


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.yardsticks", description="Measure the yardsticks.")
    parser.add_argument("names", nargs="*", metavar="name", help=f"{', '.join(YARDSTICKS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=2.0, help="measuring time of each (default: 2)")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "rattus")
    options = parser.parse_args()
    if unknown := [name for name in options.names if name not in YARDSTICKS]:
        parser.error(f"unknown: {', '.join(unknown)}")
    if not options.seconds > 0:
        parser.error("--seconds must be more than 0")
    print(f"{'yardstick':<21} {'steps/s':>12} {'games/s':>10} {'steps/game':>10}  version")
    notes = []
    for name in options.names or YARDSTICKS:
        try:
            m = measure(name, options.seconds, options.cache)
        except YardstickUnavailable as error:
            print(f"{name:<21} not available: {error}", flush=True)
            continue
        figures = f"{m.steps_per_second:>12,.0f} {m.games_per_second:>10,.1f} {m.steps_per_game:>10.1f}"
        print(f"{name:<21} {figures}  {m.version}", flush=True)
        notes.append(f"{name}: {m.note}")
    print("\n".join(notes))


if __name__ == "__main__":
    main()
