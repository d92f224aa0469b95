"""Threads for long work: bots, passwords, whole games. They stand back, so that no answer waits for them."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

NICENESS = 10
"""How far they stand back; at 10 a thread gets a tenth of what the others get on a processor that is wanted by both."""


def background(threads: int, name: str) -> ThreadPoolExecutor:
    """Threads that the processor serves after those that answer people."""
    return ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=_stand_back)


def _stand_back() -> None:
    if sys.platform == "linux":  # elsewhere priorities are those of whole processes
        with suppress(OSError):  # it stands back already
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
