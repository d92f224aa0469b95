"""The table of steps: every answer a seat or chance can give has a number.

Steps of chance name only what comes: for whom and where is in the state. The numbers of buildings beyond the first
twelve come last, so that they move no others.
"""

from __future__ import annotations

from rattus.cartus.state import (
    BUILDINGS,
    COPIES,
    KINDS,
    LAYABLE,
    NUMBERED,
    PEOPLE,
    ROW,
    SEATS,
    VALUES,
    WIDTH,
)
from rattus.kernel.rule import rule

START = 0
USE = START + SEATS
DEAL = USE + NUMBERED
ROW_CARD = DEAL + PEOPLE
BUILDING = ROW_CARD + PEOPLE
TOKEN = BUILDING + NUMBERED * COPIES
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
"""As many as there are with twelve buildings or less: all that a seat can be asked for."""
USE_MORE = STEPS
BUILDING_MORE = USE_MORE + BUILDINGS - NUMBERED
ALL_STEPS = BUILDING_MORE + (BUILDINGS - NUMBERED) * COPIES


@rule
def use_step(building: int) -> int:
    """The step that a building is used."""
    return USE + building if building < NUMBERED else USE_MORE + building - NUMBERED


@rule
def used_building(step: int) -> int:
    """The other way round."""
    return step - USE if step < USE_MORE else step - USE_MORE + NUMBERED


@rule
def building_step(card: int) -> int:
    """The step that a building card is turned up."""
    if card < NUMBERED * COPIES:
        return BUILDING + card
    return BUILDING_MORE + card - NUMBERED * COPIES


@rule
def turned_card(step: int) -> int:
    """The other way round."""
    if step < BUILDING_MORE:
        return step - BUILDING
    return step - BUILDING_MORE + NUMBERED * COPIES
