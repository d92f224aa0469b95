"""Low-priority threads for long work (bots, passwords, whole games), so that no answer waits for them."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

NICENESS = 10
"""Their niceness; at 10 a thread gets a tenth of a contended core."""


def background(threads: int, name: str) -> ThreadPoolExecutor:
    """Threads with lower priority than those that answer requests."""
    return ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=_stand_back)


def _stand_back() -> None:
    if sys.platform == "linux":  # elsewhere priorities belong to whole processes
        with suppress(OSError):  # it is this nice already
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
