"""A lock on an SQLite file: one process serves it, as long as it lives."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy.engine import URL

from rattus.server.settings import SettingError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claim:
    """The lock on a database. The system releases it when the process dies, however that happens."""

    def __init__(self, url: URL) -> None:
        is_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
        self._path = Path(f"{url.database}.lock") if is_file else None
        self._file: int | None = None

    def take(self) -> None:
        """Lock the file; refuse if another process has it."""
        if self._path is None or self._file is not None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise SettingError(
                f"another server has {self._path.with_suffix('')} open, and SQLite is for one process: "
                "stop that one, or use PostgreSQL for several"
            ) from None
        self._file = file

    def release(self) -> None:
        """Release the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
