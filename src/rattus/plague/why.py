"""Why a step is not legal."""

from __future__ import annotations

from collections.abc import Mapping

from rattus.kernel.step import IllegalStep
from rattus.plague.codec import Codec
from rattus.plague.state import State


def why_not(codec: Codec, s: State, text: str, legal: Mapping[str, int]) -> IllegalStep:
    """Why not."""
    return IllegalStep(text, "not legal")
