"""Notifications between processes."""

from __future__ import annotations

from rattus.host.events import Entry, Named, Stepped
from rattus.server.storage.notice import MOST_BYTES, REREAD, Notice, heard, of_event
from rattus.server.tables.rows import event_row


def test_a_notice_carries_the_event() -> None:
    entry = Entry(7, 1_790_000_000_000, Stepped("red", 12, (3, 4), "yellow"), "my request")
    notice = heard(of_event(event_row("Dp0CoLzsB0VS4Lpo", entry, "p1")))
    assert (notice.table, notice.v) == ("Dp0CoLzsB0VS4Lpo", 7)
    assert notice.entry == entry


def test_a_long_event_must_be_read_from_the_storage() -> None:
    entry = Entry(7, 1_790_000_000_000, Named("red", "é" * (MOST_BYTES // 2), "p1"))
    assert heard(of_event(event_row("Dp0CoLzsB0VS4Lpo", entry, None))) == Notice("Dp0CoLzsB0VS4Lpo", 7)


def test_a_notice_without_an_event_says_what_to_look_for() -> None:
    notice = heard(f"Dp0CoLzsB0VS4Lpo {REREAD}")
    assert (notice.v, notice.entry) == (REREAD, None)
