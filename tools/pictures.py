"""Draw the positions of the documents: `make pictures`. They are of random games; the same seed, the same picture."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rattus.kernel.ruleset import COLOURS
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game

IMAGES = Path(__file__).resolve().parents[1] / "docs/images"


class Position(NamedTuple):
    """Where a game is drawn: its edition, seats and seed, after how many steps, and who sees it."""

    edition: str
    seats: int
    seed: int
    steps: int
    viewer: str | None = None

    def game(self) -> Game:
        """The game up to there."""
        table = ruleset(find_edition(self.edition), COLOURS[: self.seats], {})
        game = random_game(table, self.seed)
        game.rewind(self.steps)
        return game

    def svg(self) -> str:
        """The picture."""
        return self.game().svg(self.viewer) + "\n"


POSITIONS = {
    "position": Position("rattus", 4, 2, 90),
    "position-cards": Position("cartus", 4, 2, 170, "red"),
}
"""By the names of their pictures."""


def main() -> None:
    """Write all pictures."""
    for name, position in POSITIONS.items():
        (IMAGES / f"{name}.svg").write_text(position.svg(), "utf-8")


if __name__ == "__main__":
    main()
