"""The table of steps: every answer a seat or chance can give has a number.

The core verbs come first, then a block for each card by its number, so that a new card moves no old step.
A `rat` step names only the face: its place is in the state.
"""

from __future__ import annotations

from rattus.plague.state import CARDS, COUNTS, FACES, REGIONS, SEATS, SLOTS

START = 0
PLAGUE = START + SEATS
SETTLE = PLAGUE + REGIONS
TAKE = SETTLE + REGIONS
PLACE = TAKE + CARDS
SPREAD = PLACE + REGIONS * COUNTS
FURY = SPREAD + REGIONS
CALM = FURY + 1
TURN = CALM + 1
RAT = TURN + REGIONS * SLOTS
ENOUGH = RAT + FACES
END = ENOUGH + 1
PASS = END + 1
CARAVAN = PASS + 1
CARD = CARAVAN + REGIONS
BLOCK = 512
"""Every card has a block of this size: `CARD + number * BLOCK` and up."""
STEPS = CARD + CARDS * BLOCK
MOVED = 3
"""Citizens that go over a border together, at most."""
WAYS = SLOTS + 1
"""A rat over a border: no slot named (the first rat goes), or one of the slots."""
