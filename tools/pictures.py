"""Draw the positions in the documents: `make pictures`. They come from random games with fixed seeds."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rattus.kernel.ruleset import COLOURS
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game

IMAGES = Path(__file__).resolve().parents[1] / "docs/images"


class Position(NamedTuple):
    """A drawing: edition, seats and seed of a game, the number of steps, and the viewer."""

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
"""By file name."""


def main() -> None:
    """Write all pictures."""
    for name, position in POSITIONS.items():
        (IMAGES / f"{name}.svg").write_text(position.svg(), "utf-8")


if __name__ == "__main__":
    main()
