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
    for slot in range(s.rats[region]):
        marks |= s.marks[region][slot]
    return (marks >> seat) & 1 == 1


@rule
def chooses_rat(s: State, region: int, seat: int) -> bool:
    """The seat is asked which rat: two or more lie there and it has looked at one of them. [§4]"""
    return s.rats[region] > 1 and knows_one(s, region, seat)


@rule
def unseen_starting(rules: Rules, s: State) -> int:
    """Starting rats that nobody has looked at, wherever they are."""
    count = 0
    for face in range(rules.starting):
        count += s.unseen[face]
    return count


@rule
def unseen_others(rules: Rules, s: State) -> int:
    """Other rats that nobody has looked at, removed ones included."""
    count = 0
    for face in range(rules.starting, rules.faces):
        count += s.unseen[face]
    return count


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
    starting = 1
    others = 0
    if s.marks[region][slot] & LAID == 0:
        left_over = unseen_starting(rules, s) - s.laid
        starting = left_over * max(1, unseen_others(rules, s))
        others = (s.open - left_over) * max(1, unseen_starting(rules, s))
    n = 0
    for face in range(rules.faces):
        weight = s.unseen[face] * (starting if face < rules.starting else others)
        if weight > 0:
            out[n] = RAT + face
            weights[n] = weight
            n += 1
    return n


@rule
def pick_face(rules: Rules, s: State, region: int, slot: int, r: int) -> int:
    """The face for a random number below 2**32: the same choice as walking along `face_weights`."""
    drawn = s.face[region][slot]
    if drawn != NONE:
        return drawn
    all_starting = unseen_starting(rules, s)
    face = 0
    if s.marks[region][slot] & LAID:
        index = scale(r, all_starting)
    else:
        all_others = max(1, unseen_others(rules, s))
        left_over = all_starting - s.laid
        each_starting = left_over * all_others
        each_other = (s.open - left_over) * max(1, all_starting)
        index = scale(r, each_starting * all_starting + each_other * unseen_others(rules, s))
        if index < each_starting * all_starting:
            index //= each_starting
        else:
            index = (index - each_starting * all_starting) // each_other
            face = rules.starting
    while index >= s.unseen[face]:
        index -= s.unseen[face]
        face += 1
    return face


@rule
def draw_face(s: State, region: int, slot: int, face: int) -> None:
    """Somebody sees the face of a rat for the first time: it is one of the unseen no more."""
    if s.face[region][slot] == NONE:
        s.face[region][slot] = face
        s.unseen[face] -= 1
        if s.marks[region][slot] & LAID:
            s.laid -= 1
        else:
            s.open -= 1


@rule
def forget_face(s: State, region: int, slot: int) -> None:
    """The reverse of `draw_face`, for a seat that has not seen it."""
    face = s.face[region][slot]
    if face != NONE:
        s.face[region][slot] = NONE
        s.unseen[face] += 1
        if s.marks[region][slot] & LAID:
            s.laid += 1
        else:
            s.open += 1
