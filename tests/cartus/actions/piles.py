"""The five buildings that give cards of a pile: two as their premium action, one as the standard. [§1]"""

from __future__ import annotations

from typing import NamedTuple

import rattus
from tests.cartus.position import play, position


class Giver(NamedTuple):
    """A building, the card it gives, how many of these there are, and the people of its class."""

    building: str
    card: str
    pile: int
    people: str

    def position(self, red: str | None = None, left: int | None = None) -> rattus.Game:
        """Red is asked where it enters, with this in hand; blue has the other cards."""
        gone = f" {self.card}*{self.pile - left}" if left is not None else ""
        return position(
            f"""
            cartus red yellow green blue · start red · enter of red
            row       {self.building}/4-cards brewery/2-rats brewery/4-cards
            red       hand {red or f"{self.people}-0"}
            yellow    hand {self.people}-1
            blue      hand monk-0{gone}
            """,
            buildings="mixed",
        )

    def entered(self, left: int | None = None) -> rattus.Game:
        """All but blue have entered the building, yellow with one of its people; the actions are done."""
        return play(
            self.position(left=left),
            f"""
            red enter 1:
            yellow enter 1: {self.people}-1
            green enter 1:
            blue enter 2:
            """,
        )


CASTLE = Giver("castle", "sword", 12, "knight")
MARKETPLACE = Giver("marketplace", "joker", 15, "merchant")
OFFICE = Giver("office", "pass", 12, "merchant")
PIED_PIPERS_HUT = Giver("pied-pipers-hut", "flute", 12, "witch")
TREASURY = Giver("treasury", "gold", 15, "king")
GIVERS = (CASTLE, MARKETPLACE, OFFICE, PIED_PIPERS_HUT, TREASURY)
