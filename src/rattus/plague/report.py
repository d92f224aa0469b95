"""A state of the board game as plain data, with the edition's names. See the record format for the keys."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from rattus.kernel.step import HIDDEN
from rattus.plague.cards import DECK, NUMBERS
from rattus.plague.codec import Codec
from rattus.plague.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_CARAVAN_DRAW,
    ASK_CARD,
    ASK_FURY,
    ASK_LAST,
    ASK_LOOKED_RAT,
    ASK_NOTHING,
    ASK_PLAGUE_CHOICE,
    ASK_PLAGUE_DRAW,
    ASK_RAT,
    ASK_SETTLE,
    ASK_SPREAD,
    ASK_START,
    ASK_TURN,
    NONE,
    State,
)

PHASES = {
    ASK_START: "setup",
    ASK_PLAGUE_DRAW: "setup",
    ASK_CARAVAN_DRAW: "setup",
    ASK_PLAGUE_CHOICE: "setup",
    ASK_SETTLE: "settle",
    ASK_ACTION: "action",
    ASK_LOOKED_RAT: "look",
    ASK_SPREAD: "spread",
    ASK_FURY: "fury",
    ASK_RAT: "ravage",
    ASK_TURN: "ravage",
    ASK_AFTER: "after",
    ASK_LAST: "last",
    ASK_NOTHING: "over",
}


class StateReport(TypedDict):
    """The state at the moment of the next question."""

    citizens: dict[str, dict[str, int]]
    rats: dict[str, list[str]]
    haven: dict[str, int]
    reserve: dict[str, int]
    cards: dict[str, str | None]
    plague: str | None
    caravan: str | None
    supply: int
    seen: dict[str, list[str]]
    phase: str
    turn: int
    nuns: NotRequired[dict[str, int]]


def phase(s: State) -> str:
    """The name of what is going on."""
    if s.ask == ASK_CARD:
        return DECK[s.card].phases[s.stage]
    if s.final and s.ask != ASK_NOTHING:
        return "final"
    return PHASES[s.ask]


def report(codec: Codec, s: State) -> StateReport:
    """All regions and all seats are listed, zeros too; faces as far as this state knows them."""
    seats = codec.seats
    seen: dict[str, list[str]] = {}
    for region in range(len(codec.regions)):
        for slot in range(s.rats[region]):
            lookers = [name for seat, name in enumerate(seats) if s.marks[region][slot] >> seat & 1]
            if lookers:
                seen[codec.place(region, slot)] = lookers
    found: StateReport = {
        "citizens": {
            name: dict(zip(seats, s.citizens[r], strict=False)) for r, name in enumerate(codec.regions)
        },
        "rats": {
            name: [HIDDEN if f == NONE else codec.faces[f] for f in s.face[r][: s.rats[r]]]
            for r, name in enumerate(codec.regions)
        },
        "haven": dict(zip(seats, s.haven, strict=False)),
        "reserve": dict(zip(seats, s.reserve, strict=False)),
        "cards": {
            card: None if s.holder[NUMBERS[card]] == NONE else seats[s.holder[NUMBERS[card]]]
            for card in codec.cards
        },
        "plague": None if s.plague == NONE else codec.regions[s.plague],
        "caravan": None if s.caravan == NONE else codec.regions[s.caravan],
        "supply": s.supply,
        "seen": seen,
        "phase": phase(s),
        "turn": s.turn,
    }
    if codec.nuns:
        found["nuns"] = dict(zip(codec.regions, s.nuns, strict=False))
    return found
