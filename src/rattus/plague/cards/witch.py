"""Witch (magic): look at one rat, then perhaps at another one, then perhaps swap the two. [2010 class cards]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.state import ASK_CARD, ASK_LOOKED_RAT, NONE, REGIONS, SLOTS, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH

NUMBER = 4
CLASS = "magic"
LOOK = CARD + NUMBER * BLOCK
SWAP = LOOK + REGIONS * SLOTS
KEEP = SWAP + 1
VERBS = (("look", LOOK, "region/slot"), ("swap", SWAP, ""), ("keep", KEEP, ""))

SECOND_LOOK = 0
SWAPPING = 1
PHASES = ("look", "swap")


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Any rat on the board, also one known from an earlier turn."""
    for region in range(rules.regions):
        for slot in range(SLOTS):
            out[n + slot] = LOOK + region * SLOTS + slot
        n += s.rats[region]
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """A rat lies on the board."""
    for region in range(rules.regions):
        if s.rats[region] > 0:
            return True
    return False


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`look REGION/SLOT`, the first one."""
    s.card = NUMBER
    s.look_place = NONE
    show(s, step)


@rule
def show(s: State, step: int) -> None:
    """Chance says what the rat shows."""
    s.place = (step - LOOK) // SLOTS
    s.slot = (step - LOOK) % SLOTS
    s.ask = ASK_LOOKED_RAT


@rule
def seen(rules: Rules, s: State) -> None:
    """After the first look a second one at another rat, if there is one; after the second the swap.

    [ruling 5: two different rats; a single rat on the board: one look, no swap] [ruling 13]
    """
    if s.look_place == NONE:
        rats = 0
        for region in range(rules.regions):
            rats += s.rats[region]
        s.look_place = s.place
        s.look_slot = s.slot
        s.stage = SECOND_LOOK
        s.ask = ASK_CARD if rats > 1 else s.back
    elif s.look_place != s.place:
        s.stage = SWAPPING
        s.ask = ASK_CARD
    else:
        s.ask = s.back


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The second look: any other rat, or `enough`. Then `swap` or `keep`."""
    if s.stage == SWAPPING:
        out[n] = SWAP
        out[n + 1] = KEEP
        return n + 2
    first = LOOK + s.look_place * SLOTS + s.look_slot
    for region in range(rules.regions):
        for slot in range(s.rats[region]):
            out[n] = LOOK + region * SLOTS + slot
            n += out[n] != first
    out[n] = ENOUGH
    return n + 1


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """A second look, or the end of the use with or without a swap."""
    if step == ENOUGH or step == KEEP:
        s.ask = s.back
    elif step == SWAP:
        swap(s, s.look_place, s.look_slot, s.place, s.slot)
        s.ask = s.back
    else:
        show(s, step)


@rule
def swap(s: State, region: int, slot: int, other: int, other_slot: int) -> None:
    """Two rats change places with all that is known of them. [ruling 5]"""
    face = s.face[region][slot]
    marks = s.marks[region][slot]
    s.face[region][slot] = s.face[other][other_slot]
    s.marks[region][slot] = s.marks[other][other_slot]
    s.face[other][other_slot] = face
    s.marks[other][other_slot] = marks
