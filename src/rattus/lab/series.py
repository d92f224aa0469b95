"""A series from its settings to its summary, and its folder."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path

import msgspec

from rattus._extras import advice
from rattus.bots import make_bot
from rattus.kernel.given import MOST_JOBS, whole
from rattus.lab import LabError, arena, balance
from rattus.lab.match import Broken, Outcome, warm_up
from rattus.lab.origin import now
from rattus.lab.report import arena_page, arena_sheets, balance_page, balance_sheets
from rattus.lab.results import Results
from rattus.lab.runner import Team, cluster, play_all, processes
from rattus.lab.schedule import cycle, fixtures
from rattus.lab.settings import FILE as SETTINGS_FILE
from rattus.lab.settings import (
    Kind,
    Settings,
    Table,
    edition_name,
    program,
    read_settings,
    ruleset_of,
    write_settings,
)
from rattus.lab.sheet import Sheet

SUMMARY = "summary.json"
REPORT = "report.html"
RANDOM = "random"
EXTRA = ("choix", "matplotlib")

Tell = Callable[[int, int, int], None]
"""Gets the number of games played, of those just finished, and of all."""


def check_extra() -> None:
    """Refuse without the libraries for ratings and plots: better before the first game than after the last."""
    missing = [name for name in EXTRA if find_spec(name) is None]
    if missing:
        raise LabError(f"{' and '.join(missing)} must be installed for this: {advice('lab')}")


def new_settings(
    kind: Kind, table: Table, bots: Sequence[str], games: int, seed: int | None, anchor: str | None = None
) -> Settings:
    """Validated settings."""
    for code in bots:
        make_bot(code, 0)
    if len({*bots}) < len(bots):
        raise LabError("a bot is given twice; one that needs no rival is looked at by `rattus lab balance`")
    if kind == "arena" and len(bots) < 2:
        raise LabError("an arena is for two bots at least")
    if anchor is not None and anchor not in bots:
        raise LabError(f"the anchor {anchor!r} is not one of the bots")
    edition = edition_name(ruleset_of(table))  # refuses impossible tables
    cycle(len(bots), table.seats)  # refuses too many bots
    return Settings(
        kind=kind,
        table=table,
        bots=tuple(bots),
        games=games,
        seed=secrets.randbits(62) if seed is None else seed,
        anchor=anchor or (RANDOM if RANDOM in bots else bots[0]),
        program=program(),
        edition=edition,
        started=now(),
    )


def begin(settings: Settings, folder: Path) -> Series:
    """A series in a new folder."""
    if folder.exists() and any(folder.iterdir()):
        hint = f"; to go on with it: --resume {folder}" if (folder / SETTINGS_FILE).exists() else ""
        raise LabError(f"{folder} is not empty{hint}")
    folder.mkdir(parents=True, exist_ok=True)
    write_settings(settings, folder)
    return Series(settings, folder)


def resumed(folder: Path, kind: Kind) -> Series:
    """A series continued from its folder."""
    return Series(read_settings(folder, kind), folder)


def team(jobs: int, ray: str | None) -> AbstractContextManager[Team]:
    """The workers."""
    return processes(jobs) if ray is None else cluster(ray, jobs)


class Series:
    """Games that are being played, in their folder."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        self._due = list(fixtures(settings.bots, settings.table.seats, settings.games, settings.seed))

    def play(self, jobs: int, ray: str | None, tell: Tell) -> Broken | None:
        """Play the remaining games; every finished game is written at once."""
        jobs = whole("jobs", jobs, 1, MOST_JOBS)
        with Results(self.folder) as results:
            due = [fixture for fixture in self._due if fixture.game not in results.outcomes]
            tell(len(results.outcomes), 0, len(self._due))
            if not due:
                return None

            def keep(outcomes: Sequence[Outcome]) -> None:
                results.append(outcomes)
                tell(len(results.outcomes), len(outcomes), len(self._due))

            if ray is None:
                for code in self.settings.bots:  # compile once, not in every worker
                    warm_up(self.settings.table, code)
            with team(jobs, ray) as workers:
                broken = play_all(workers, self.settings.table, due, self.settings.kind == "balance", keep)
        if broken is not None:
            (self.folder / f"broken-{broken.game}.txt").write_text(broken.record, "utf-8")
        return broken

    def report(self) -> list[Sheet]:
        """Write the summary and the page for the games played so far, and return the tables."""
        with Results(self.folder) as results:
            outcomes = results.in_order()
        summary: msgspec.Struct
        if self.settings.kind == "arena":
            summary = fought = arena.summarized(self.settings, outcomes, len(self._due))
            sheets, page = arena_sheets(fought), arena_page(fought)
        else:
            summary = seen = balance.summarized(self.settings, outcomes, len(self._due))
            terms = balance.terms_of(self.settings)
            sheets, page = balance_sheets(seen, terms), balance_page(seen, terms)
        self._write(SUMMARY, msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n")
        self._write(REPORT, page)
        return sheets

    def _write(self, name: str, text: str) -> None:
        """Write a file atomically."""
        draft = self.folder / f"{name}.part"
        draft.write_text(text, "utf-8")
        draft.replace(self.folder / name)
