"""The random bot: every legal step is as likely as any other."""

from __future__ import annotations

from rattus.kernel.chance import PLAYERS, keys, number, scale
from rattus.table.game import View


class RandomBot:
    """Chooses blindly; the same seed makes the same choices among the same numbers of steps."""

    def __init__(self, seed: int) -> None:
        self._keys = keys(seed, PLAYERS)
        self._choices = 0

    def choose(self, view: View) -> int:
        """Any legal step."""
        if not view.legal:
            raise ValueError(f"{view.seat} is not asked")
        r = number(*self._keys, self._choices)
        self._choices += 1
        return view.legal.numbers[scale(r, len(view.legal))]
