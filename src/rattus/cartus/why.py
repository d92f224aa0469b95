"""Why a step is not among the legal ones."""

from __future__ import annotations

from collections.abc import Mapping

from rattus.cartus.codec import Codec
from rattus.cartus.state import State
from rattus.kernel.step import IllegalStep


def why_not(codec: Codec, s: State, text: str, legal: Mapping[str, int]) -> IllegalStep:
    """The reason."""
    return IllegalStep(text, f"possible are: {', '.join(legal)}")
