"""Proofs that take too long for every test run: `python -m tests.browser.proofs [WORD …]`.

Whole games in every way, in every language, of every edition: from the start page to the end, with a clear question at
every moment. Words select some of them: `upright de`, `cartus`.
"""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from itertools import product
from pathlib import Path

from tests.browser.hands import WAYS
from tests.browser.test_games import GAMES, LANGUAGES, SEATS, whole_game
from tools.chromium import chromium
from tools.serving import serving, sqlite_files
from tools.visitor import Visitor


def main(*words: str) -> int:
    """Play all games, or those that match all the words; return how many failed."""
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        sqlite_files() as new,
        chromium() as browser,
        serving(new(), Path(folder, "log"), {"log_level": "WARNING", "bot_beat": 0}) as server,
    ):
        for one in product(GAMES, WAYS, LANGUAGES):
            if not set(words) <= set(one):
                continue
            game, way, language = one
            visitors: list[Visitor] = []

            def come(visitors: list[Visitor] = visitors, **wishes: object) -> Visitor:
                visitors.append(Visitor(browser, server.url, **wishes))  # type: ignore[arg-type]
                return visitors[-1]

            began = time.monotonic()
            try:
                whole_game(come, way, language, game, SEATS[way])
                assert not visitors[0].complaints, visitors[0].complaints
                told = "good"
            except Exception:  # whatever it was, the others are played, too
                wrong += 1
                told = f"WRONG\n{traceback.format_exc()}"
            print(f"{' '.join(one)}: {time.monotonic() - began:.0f} s, {told}", flush=True)
            for visitor in visitors:
                visitor.leave()
    print(f"{wrong} went wrong" if wrong else "all good")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
