"""Threads for long work have a lower priority than those that answer requests."""

from __future__ import annotations

import gc
import os
import sys
import threading

import pytest

from rattus.server.background import NICENESS, background
from rattus.server.run import NEW_OBJECTS, collect_rarely


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own on Linux only")
def test_long_work_is_done_by_threads_that_stand_back() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    with background(1, "test") as pool:
        assert pool.submit(priority).result() == max(before, NICENESS)
    assert priority() == before


def test_a_server_looks_for_unused_objects_seldom_and_not_among_those_from_its_start() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        gc.set_threshold(700)
        collect_rarely()
        assert gc.get_threshold()[0] == NEW_OBJECTS
        assert gc.get_freeze_count() > frozen + 10_000
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
