"""Rats on the board: where they lie, what they show, and what is known of them. [2010 C.1, §7]

A rat carries its face (once somebody has looked), its origin and who has looked at it, wherever it goes.
"""

from __future__ import annotations

from rattus.kernel.chance import scale
from rattus.kernel.contract import Numbers, Steps
from rattus.kernel.rule import rule
from rattus.plague.state import LAID, NONE, SLOTS, Rules, State
from rattus.plague.steps import RAT


@rule
def add_rat(s: State, region: int, face: int, marks: int) -> None:
    """A rat comes to a region and takes the next slot."""
    slot = s.rats[region]
    s.face[region][slot] = face
    s.marks[region][slot] = marks
    s.rats[region] = slot + 1


@rule
def remove_rat(s: State, region: int, slot: int) -> None:
    """A rat leaves a region; later ones move up."""
    left = s.rats[region] - 1
    for i in range(slot, left):
        s.face[region][i] = s.face[region][i + 1]
        s.marks[region][i] = s.marks[region][i + 1]
    s.face[region][left] = NONE
    s.marks[region][left] = 0
    s.rats[region] = left


@rule
def room(s: State, region: int) -> bool:
    """A region takes another rat while it has fewer than three."""
    return s.rats[region] < SLOTS


@rule
def knows_one(s: State, region: int, seat: int) -> bool:
    """The seat has looked at one of the rats of a region."""
    marks = 0
    for slot in range(SLOTS):
        marks |= s.marks[region][slot]
    return (marks >> seat) & 1 == 1


@rule
def apart(s: State, region: int, slot: int, seat: int) -> int:
    """Not 0 if a seat can tell a rat from the next one: others have looked at it, or the seat knows other faces."""
    first, second = s.marks[region][slot], s.marks[region][slot + 1]
    both = (first & second) >> seat & 1
    return ((first ^ second) & (LAID - 1)) | ((s.face[region][slot] ^ s.face[region][slot + 1]) & -both)


@rule
def chooses_rat(rules: Rules, s: State, region: int, seat: int) -> bool:
    """The seat is asked which rat: it can tell two of those that lie there apart. [§4]"""
    rats = s.rats[region]
    if rules.own_looks:
        return (rats > 1) & knows_one(s, region, seat)
    return ((rats > 1) & (apart(s, region, 0, seat) != 0)) | ((rats > 2) & (apart(s, region, 1, seat) != 0))


@rule
def face_weights(rules: Rules, s: State, region: int, slot: int, out: Steps, weights: Numbers) -> int:
    """The faces a face-down rat can show, with exact integer weights. [§7]

    Laid at setup: uniform over the unseen starting rats. Of supply origin: a starting rat with probability
    l/n (l: unseen starting rats not lying on the board as such, n: unseen places of supply origin), else
    uniform over the unseen others. A face drawn before is the only outcome.
    """
    drawn = s.face[region][slot]
    if drawn != NONE:
        out[0] = RAT + drawn
        weights[0] = 1
        return 1
    if s.marks[region][slot] < 0:
        return returned_weights(rules, s, out, weights)
    starting = 1
    others = 0
    if s.marks[region][slot] & LAID == 0:
        left_over = s.starting - s.laid
        starting = left_over * max(1, s.others)
        others = (s.open - left_over) * max(1, s.starting)
    n = 0
    for face in range(rules.faces):
        weight = s.unseen[face] * (starting if face < rules.starting else others)
        if weight > 0:
            out[n] = RAT + face
            weights[n] = weight
            n += 1
    return n


@rule
def returned_weights(rules: Rules, s: State, out: Steps, weights: Numbers) -> int:
    """A rat that came back shows one of the faces that had been turned up before, each rat as likely."""
    n = 0
    for face in range(rules.faces):
        out[n] = RAT + face
        weights[n] = s.turned[face]
        n += s.turned[face] > 0
    return n


@rule
def pick_returned(rules: Rules, s: State, r: int) -> int:
    """The same choice as walking along `returned_weights`."""
    total = 0
    for face in range(rules.faces):
        total += s.turned[face]
    index = scale(r, total)
    face = 0
    while index >= s.turned[face]:
        index -= s.turned[face]
        face += 1
    return face


@rule
def pick_face(rules: Rules, s: State, region: int, slot: int, r: int) -> int:
    """The face for a random number below 2**32: the same choice as walking along `face_weights`."""
    drawn = s.face[region][slot]
    if drawn != NONE:
        return drawn
    if s.marks[region][slot] < 0:
        return pick_returned(rules, s, r)
    face = 0
    if s.marks[region][slot] & LAID:
        index = scale(r, s.starting)
    else:
        left_over = s.starting - s.laid
        each_starting = left_over * max(1, s.others)
        each_other = (s.open - left_over) * max(1, s.starting)
        all_starting = each_starting * s.starting
        index = scale(r, all_starting + each_other * s.others)
        if index < all_starting:
            index //= each_starting
        else:
            index = (index - all_starting) // each_other
            face = rules.starting
    while index >= s.unseen[face]:
        index -= s.unseen[face]
        face += 1
    return face


@rule
def count_unseen(rules: Rules, s: State, region: int, slot: int, face: int, change: int) -> None:
    """A rat here with this face is one of the unseen no more (-1), or again (+1)."""
    if s.marks[region][slot] < 0:
        s.turned[face] += change
        return
    s.unseen[face] += change
    if face < rules.starting:
        s.starting += change
    else:
        s.others += change
    if s.marks[region][slot] & LAID:
        s.laid += change
    else:
        s.open += change


@rule
def draw_face(rules: Rules, s: State, region: int, slot: int, face: int) -> None:
    """Somebody sees the face of a rat for the first time."""
    if s.face[region][slot] == NONE:
        s.face[region][slot] = face
        count_unseen(rules, s, region, slot, face, -1)


@rule
def forget_face(rules: Rules, s: State, region: int, slot: int) -> None:
    """The reverse of `draw_face`, for a seat that has not seen it."""
    face = s.face[region][slot]
    if face != NONE:
        s.face[region][slot] = NONE
        count_unseen(rules, s, region, slot, face, 1)
