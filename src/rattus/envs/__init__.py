"""Our games in the forms that other programs know."""

from __future__ import annotations


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error, which says what to install."""
    name = (error.name or "").partition(".")[0]
    return ModuleNotFoundError(f"{name} is not installed: pip install 'rattus[{extra}]'", name=name)
