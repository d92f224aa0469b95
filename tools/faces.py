"""Candidates for the reconstructed rat faces of the 2010 edition: `python tools/faces.py NAME > candidate.toml`.

It writes the edition with other rats; `rattus lab balance --edition candidate.toml` shows their effect on the game.
docs/faces.md has the results.
"""

from __future__ import annotations

import sys
from pathlib import Path

EDITION = Path(__file__).resolve().parents[1] / "src/rattus/plague/editions/rattus.toml"
CLASSES = "PBCKWR"
SHOWN = {"starting": "1+BC", "others": "2+MBC"}
"""Faces shown in the rulebooks."""


def each(limit: int, symbols: str, *distances: int) -> list[str]:
    """Six faces that treat all classes alike: each has a class and those at some distances from it round the circle."""
    return [
        f"{limit}+{symbols}" + "".join(CLASSES[(first + far) % 6] for far in (0, *distances))
        for first in range(6)
    ]


PAIRS = each(1, "", 1)
FIRST = [*PAIRS, "2+MPK", "2+MBW", "2+MCR", "3+MPB", "3+MCK", "3+MWR"]
HOT = [*PAIRS, "1+MAPK", "1+MABW", "1+MACR", "2+MAPB", "2+MACK", "2+MAWR"]
HOTTER_M = [*PAIRS, "1+MAPK", "1+MABW", "1+MACR", "2+MMPB", "2+MMCK", "2+MMWR"]
KEPT = [*each(1, "", 2), *each(2, "M", 1), "2+M", "2+M", "3+A", "3+A", "4+A", "6+A", "6+MA", "6+PBCKWR"]
HEAVY = ["3+MA", "3+MA", "4+MA", "5+MMA", "5+MMA"]
LIGHT = ["3+MA", "3+MA", "4+MA", "5+MA", "5+MA"]
FIVES = ["5+PCW", "5+BKR", "5+APB", "5+ACK", "5+AWR"]
FIVES_FOR_ALL = ["5+APCW", "5+ABKR", "5+MAPB", "5+MACK", "5+MAWR"]
CANDIDATES: dict[str, tuple[list[str], list[str]]] = {
    "version-1": (FIRST, [*KEPT, *each(3, "M", 2), *each(4, "M", 1, 2), *FIVES]),
    "all": (FIRST, [*KEPT, *each(3, "A", 2), *each(4, "MA", 1, 2), *FIVES_FOR_ALL]),
    "low-limits": (FIRST, [*KEPT, *each(2, "A", 2), *each(3, "MA", 1, 2), *FIVES_FOR_ALL]),
    "lower-limits": (FIRST, [*KEPT, *each(1, "A"), *each(2, "MA", 1), *HEAVY]),
    "hot-start": (HOT, [*KEPT, *each(1, "A"), *each(2, "MA", 1), *HEAVY]),
    "majority": (HOTTER_M, [*KEPT, *each(1, "M"), *each(3, "MM", 1), *LIGHT]),
    "milder": (HOT, [*KEPT, *each(1, "A"), *each(3, "M", 1), *LIGHT]),
    "version-2": (HOT, [*KEPT, *each(1, "A"), *each(3, "MA", 1), *LIGHT]),
    "deadliest": ([*PAIRS, *["1+MMAA"] * 6], [*each(2, "M", 1), *["1+MMAA"] * 31]),
}


def written(starting: list[str], others: list[str]) -> str:
    """The edition file with these rats."""
    text = EDITION.read_text("utf-8")
    before, rest = text.split("starting = [", 1)
    lists = [
        f"{name} = [\n"
        + "".join(
            f'  {{ face = "{face}", source = "{"rulebook" if face == SHOWN[name] else "reconstructed"}" }},\n'
            for face in faces
        )
        + "]\n"
        for name, faces in (("starting", starting), ("others", others))
    ]
    return before + "".join(lists) + "\n" + rest[rest.index("[removed]") :]


def main(name: str) -> None:
    """Print a candidate's edition file."""
    print(written(*CANDIDATES[name]), end="")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in CANDIDATES:
        sys.exit(f"usage: python tools/faces.py {'|'.join(CANDIDATES)}")
    main(sys.argv[1])
