"""Says on the error stream that rules are being compiled, so that nobody wonders why nothing happens."""

from __future__ import annotations

import sys
import time

from rattus.kernel.engine import Progress


def announced(game: str) -> Progress:
    """A `Progress` that counts on in one line of a terminal, and elsewhere says once what takes so long."""
    what = f"rattus: compiling the rules of {game} for this machine (only the first time)"
    began = time.perf_counter()
    told = False

    def tell(name: str, done: int, total: int) -> None:
        nonlocal told
        if sys.stderr.isatty():
            print(
                f"\r{what}: {done} of {total}, {time.perf_counter() - began:.0f} s",
                end="\n" if done == total else "",
                file=sys.stderr,
                flush=True,
            )
        elif not told:
            print(f"{what}; `rattus warm --environments` does it beforehand", file=sys.stderr, flush=True)
        told = True

    return tell
