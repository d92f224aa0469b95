"""A device in two words: enough to recognise one's own, and no more."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Browsers by the names they give. Many claim to be others, too, so the order counts."""
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
LONGEST = 64


def device_of(agent: str) -> str:
    """The browser and the system in a `User-Agent`, else the name of the program, if there is any."""
    named = [next((name for mark, name in some if mark in agent), "") for some in (BROWSERS, SYSTEMS)]
    if any(named):
        return ", ".join(filter(None, named))
    program = agent.partition("/")[0].partition(" ")[0]
    return "".join(letter for letter in program if letter.isprintable())[:LONGEST]
