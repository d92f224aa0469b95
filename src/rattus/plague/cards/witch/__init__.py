"""Witch (magic): look at one rat, then perhaps at another one, then perhaps swap the two. [2010 class cards]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.events import Event, RatsKept, RatsSwapped
from rattus.plague.state import ASK_CARD, ASK_LOOKED_RAT, NONE, REGIONS, SLOTS, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH

if TYPE_CHECKING:
    from rattus.plague.codec import Codec
    from rattus.plague.facts import Question
    from rattus.plague.why import Asked

NUMBER = 4
LOOK = CARD + NUMBER * BLOCK
SWAP = LOOK + REGIONS * SLOTS
KEEP = SWAP + 1

SECOND_LOOK = 0
SWAPPING = 1


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


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """It is good to know."""
    return 2


def question(codec: Codec, s: State, asked: Question) -> None:
    """Before the swap: the two rats."""
    if s.stage == SWAPPING:
        asked["region"], asked["slot"] = codec.regions[s.look_place], s.look_slot + 1
        asked["face"] = codec.face(s, s.look_place, s.look_slot)
        asked["other"], asked["other_slot"] = codec.regions[s.place], s.slot + 1
        asked["other_face"] = codec.face(s, s.place, s.slot)


def refuse_look(asked: Asked, region: int, slot: int) -> None:
    """Any rat on the board; the second look is at another one."""
    s = asked.s
    if s.ask != ASK_CARD:
        asked.usable(NUMBER)
    asked.there(region, slot)
    if s.ask == ASK_CARD and (region, slot) == (s.look_place, s.look_slot):
        asked.no("plague-another-rat", "ruling 5", asked.first_word)


def tell_look(played: Played) -> list[Event]:
    """What was seen is told when chance has said it."""
    return []


def tell_swap(played: Played) -> list[Event]:
    """Two rats changed places."""
    regions, s = played.codec.regions, played.before
    return [RatsSwapped(played.seat, regions[s.look_place], s.look_slot + 1, regions[s.place], s.slot + 1)]


def tell_keep(played: Played) -> list[Event]:
    """They did not."""
    return [RatsKept(played.seat)]


card = Card(
    name="witch",
    number=NUMBER,
    kind="magic",
    verbs=(
        Verb("look", LOOK, "region/slot", looks=True, refuse=refuse_look, tell=tell_look),
        Verb("swap", SWAP, within=True, tell=tell_swap),
        Verb("keep", KEEP, within=True, tell=tell_keep),
    ),
    options=options,
    usable=usable,
    use=use,
    most_options=(SLOTS, 0),
    phases=("look", "swap"),
    question=question,
    answers=answers,
    answer=answer,
    seen=seen,
    worth=worth,
)
