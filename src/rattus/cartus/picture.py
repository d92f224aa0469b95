"""The card table drawn as text."""

from __future__ import annotations

from rattus.cartus.codec import Codec
from rattus.cartus.report import report
from rattus.cartus.state import State


def draw(codec: Codec, s: State) -> str:
    """The table as text."""
    return "\n".join(f"{key}: {value}" for key, value in report(codec, s).items())
