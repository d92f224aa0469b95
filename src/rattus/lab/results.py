"""The results of a series: `games.jsonl` grows by a line for each finished game, and survives a crash."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import msgspec

from rattus.lab import LabError
from rattus.lab.match import Outcome

FILE = "games.jsonl"


class Results:
    """The results file, open for one writer at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._file = self.path.open("ab+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise LabError(f"another program is writing to {self.path}") from None
        try:
            self.outcomes = self._read()
        except LabError:
            self._file.close()
            raise

    def _read(self) -> dict[int, Outcome]:
        """The games played so far; an incomplete last line is removed, and its game played again."""
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            self._file.truncate(whole)
        found: dict[int, Outcome] = {}
        for number, line in enumerate(content[:whole].splitlines(), start=1):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.DecodeError as error:
                raise LabError(f"{self.path}: line {number}: {error}") from None
            if outcome.game in found:
                raise LabError(f"{self.path}: line {number}: game {outcome.game} is there twice")
            found[outcome.game] = outcome
        return found

    def append(self, outcomes: Sequence[Outcome]) -> None:
        """Write finished games; afterwards they survive a crash."""
        for outcome in outcomes:
            self.outcomes[outcome.game] = outcome
        self._file.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes))
        self._file.flush()

    def in_order(self) -> list[Outcome]:
        """The games by number, in whatever order they ended."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()
