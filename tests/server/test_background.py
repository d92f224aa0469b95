"""Threads for long work have a lower priority than those that answer requests."""

from __future__ import annotations

import os
import sys
import threading

import pytest

from rattus.server.background import NICENESS, background


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own on Linux only")
def test_long_work_is_done_by_threads_that_stand_back() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    with background(1, "test") as pool:
        assert pool.submit(priority).result() == max(before, NICENESS)
    assert priority() == before
