"""Quarantine: tables whose stored rows can't be read. They harm no other, and their players are told."""

from __future__ import annotations

import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from rattus.host.problems import Code, Problem
from rattus.server.storage.database import UNREACHABLE

log = logging.getLogger(__name__)

AGAIN_AFTER = 60.0
"""Seconds after which a request for the table tries again: its rows may have been repaired."""
PASSING = (Problem, *UNREACHABLE, SQLAlchemyError, RuntimeError)
"""Errors that say nothing about the table: a refusal, a database that does not answer, a server that stops."""


class Quarantine:
    """The tables that can't be read, and since when."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._since)

    @property
    def tables(self) -> list[str]:
        """Their ids."""
        return list(self._since)

    def admits(self, table: str) -> None:
        """Refuse a table that is known to be unreadable and was tried not long ago."""
        if time.monotonic() - self._since.get(table, float("-inf")) < AGAIN_AFTER:
            raise Problem(Code.UNREADABLE)

    def add(self, table: str, error: BaseException) -> Problem:
        """Quarantine a table, logged once; return the problem for its players."""
        if table not in self._since:
            log.error(
                "a table can't be read", extra={"table": table, "error": type(error).__name__}, exc_info=error
            )
        self._since[table] = time.monotonic()
        return Problem(Code.UNREADABLE)

    def discard(self, table: str) -> None:
        """Release a table that can be read again."""
        if self._since.pop(table, None) is not None:
            log.warning("a table can be read again", extra={"table": table})
