"""Rattus: the board game of the plague years and its card game, as a library.

>>> import rattus
>>> game = rattus.new("rattus", seats=2, seed=1)
>>> game.to_act in game.seats
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus._version import __version__

if TYPE_CHECKING:
    from rattus.kernel.edition import EditionError, OptionError
    from rattus.kernel.notation import RecordError
    from rattus.kernel.position import PositionError
    from rattus.kernel.step import IllegalStep, Step
    from rattus.table.game import CannotUndo, Game, View
    from rattus.table.library import load, loads, new, position

_HOMES = {
    "CannotUndo": "rattus.table.game",
    "EditionError": "rattus.kernel.edition",
    "Game": "rattus.table.game",
    "IllegalStep": "rattus.kernel.step",
    "OptionError": "rattus.kernel.edition",
    "PositionError": "rattus.kernel.position",
    "RecordError": "rattus.kernel.notation",
    "Step": "rattus.kernel.step",
    "View": "rattus.table.game",
    "load": "rattus.table.library",
    "loads": "rattus.table.library",
    "new": "rattus.table.library",
    "position": "rattus.table.library",
}


def __getattr__(name: str) -> object:
    """Names are imported when first used: `rattus --version` needs neither NumPy nor Numba."""
    if name not in _HOMES:
        raise AttributeError(f"module 'rattus' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


__all__ = [
    "CannotUndo",
    "EditionError",
    "Game",
    "IllegalStep",
    "OptionError",
    "PositionError",
    "RecordError",
    "Step",
    "View",
    "__version__",
    "load",
    "loads",
    "new",
    "position",
]
