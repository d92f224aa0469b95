"""What can be worked out from a state of the board game: scores, and what is asked, as plain data for any language.

A state shows as much as it knows, so what is worked out from a view says no more than the viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NotRequired, TypedDict

from rattus.plague.cards import DECK
from rattus.plague.codec import Codec
from rattus.plague.events import CaravanMoved, CitizensLost, CitizensPlaced, Event, Settled
from rattus.plague.report import phase
from rattus.plague.state import ASK_CARD, ASK_NOTHING, ASK_PLAGUE_CHOICE, State


class Question(TypedDict):
    """What a seat is asked, by the name of the question, with the details it needs.

    The names are those of the phases; `extra` is the spread when only rats are left that may stay away. A slot counts
    from 1; a face is `hidden` where the viewer does not know it.
    """

    id: str
    seat: str
    count: NotRequired[int]
    plague: NotRequired[str]
    caravan: NotRequired[str]
    region: NotRequired[str]
    slot: NotRequired[int]
    face: NotRequired[str]
    other: NotRequired[str]
    other_slot: NotRequired[int]
    other_face: NotRequired[str]


class Facts(TypedDict):
    """Citizens that count at the end, in all and by where they are; and the question."""

    scores: dict[str, int]
    points: dict[str, dict[str, int]]
    question: Question | None


def facts(codec: Codec, s: State) -> Facts:
    """All that is worked out from a state."""
    seats = codec.seats
    board = [sum(column) for column in zip(*s.citizens[: len(codec.regions)], strict=True)]
    return {
        "scores": {name: board[seat] + s.haven[seat] for seat, name in enumerate(seats)},
        "points": {
            "board": dict(zip(seats, board, strict=False)),
            "haven": dict(zip(seats, s.haven, strict=False)),
        },
        "question": question(codec, s),
    }


def scored(codec: Codec, s: State, events: Iterable[Event]) -> Iterator[dict[str, int] | None]:
    """The scores after each of the events since a state; nothing where they stay."""
    scores: dict[str, int] = {}
    for event in events:
        match event:
            case Settled(seat, _, count) | CitizensPlaced(seat, _, count) | CaravanMoved(seat, count=count):
                change = count
            case CitizensLost(seat, _, count):
                change = -count
            case _:
                change, seat = 0, ""
        if change:
            scores = scores or facts(codec, s)["scores"]
            scores = {**scores, seat: scores[seat] + change}
        yield scores if change else None


def rats_left(s: State) -> int:
    """Rats that can still come: those of the supply; in the last round one that was turned up, once."""
    again = s.passes > 0 and s.returned == 0 and any(s.turned)
    return s.supply + again


def question(codec: Codec, s: State) -> Question | None:
    """What a seat is asked; nothing if chance is, or nobody."""
    if not ASK_PLAGUE_CHOICE <= s.ask < ASK_NOTHING:
        return None
    name = phase(s)
    asked: Question = {"id": name, "seat": codec.seats[s.seat]}
    if s.ask == ASK_CARD:
        DECK[s.card].question(codec, s, asked)
        return asked
    match name:
        case "spread":
            asked["id"] = name if s.spread else "extra"
            asked["count"] = min(s.spread or s.extra, rats_left(s))
            asked["plague"] = codec.regions[s.plague]
        case "ravage" | "final":
            asked["region"] = codec.regions[s.place]
        case _:
            pass
    return asked
