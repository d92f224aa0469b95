"""Engines that a test may change."""

from __future__ import annotations

from typing import Any

from rattus.kernel.engine import Engine


def apart(engine: Engine) -> Any:
    """An engine like another one. The rules are the same everywhere, so a copy would be the engine itself."""
    made = object.__new__(type(engine))
    vars(made).update(vars(engine))
    return made
