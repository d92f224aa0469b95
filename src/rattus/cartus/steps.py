"""The table of steps: every answer a seat or chance can give has a number.

Steps of chance name only what comes: for whom and where is in the state.
"""

from __future__ import annotations

from rattus.cartus.state import BUILDINGS, COPIES, KINDS, LAYABLE, PEOPLE, ROW, SEATS, VALUES, WIDTH

START = 0
USE = START + SEATS
DEAL = USE + BUILDINGS
ROW_CARD = DEAL + PEOPLE
BUILDING = ROW_CARD + PEOPLE
TOKEN = BUILDING + BUILDINGS * COPIES
SUPPLY = TOKEN + VALUES
LOOK = SUPPLY + WIDTH
ENTER = LOOK + ROW
PASS = ENTER + WIDTH
LAY = PASS + 1
DONE = LAY + LAYABLE
TARGET = DONE + 1
GIVE = TARGET + SEATS
DISCARD = GIVE + KINDS
ENOUGH = DISCARD + KINDS
STEPS = ENOUGH + 1
