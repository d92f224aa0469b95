"""A state of the card game as plain data, with the edition's names. See the record format for the keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, TypedDict

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES
from rattus.cartus.state import (
    ASK_NOTHING,
    BUILDING_PHASE,
    ENTER_PHASE,
    NONE,
    PEOPLE,
    PLAGUE,
    ROW,
    SETUP,
    SUPPLY_PHASE,
    State,
)
from rattus.kernel.step import HIDDEN

PHASES = {
    SETUP: "setup",
    BUILDING_PHASE: "buildings",
    SUPPLY_PHASE: "supplies",
    ENTER_PHASE: "enter",
    PLAGUE: "plague",
}
"""By stage; all others are parts of `resolve`."""

SeatCount = Annotated[list[str | int], tuple[str, int]]
"""A seat and a number: a pair, but plain data has only lists."""


class StateReport(TypedDict):
    """The state at the moment of the next question."""

    row: list[str]
    entered: dict[str, int | None]
    laid: dict[str, int]
    influence: dict[str, list[SeatCount]]
    rats: dict[str, int]
    hands: dict[str, int | list[str]]
    nuns: list[str]
    piles: dict[str, int]
    tokens: dict[str, int | list[int]]
    start: str | None
    order: list[str]
    shown: dict[str, list[str]]
    discards: dict[str, int]
    seen: dict[str, list[str]]
    round: int
    phase: str


def phase(s: State) -> str:
    """The name of what is going on."""
    return "over" if s.ask == ASK_NOTHING else PHASES.get(s.stage, "resolve")


def cards(codec: Codec, counts: Sequence[int]) -> list[str]:
    """Names of cards from their numbers by kind."""
    return [name for name, count in zip(codec.cards, counts, strict=False) for _ in range(count)]


def knows(s: State, seat: int) -> bool:
    """Whether a state shows a seat's hand and tokens."""
    return s.eyes in (NONE, seat)


def on_track(codec: Codec, s: State, kind: int) -> Iterator[tuple[str, int]]:
    """The seats with their influence in a class, the leader first."""
    return ((codec.seats[seat], s.influence[kind][seat]) for seat in s.track[kind][: codec.rules.seats])


def row_card(codec: Codec, s: State, spot: int) -> str:
    """A nun-row card as far as this state knows it."""
    return HIDDEN if s.row[spot] == NONE else codec.cards[s.row[spot]]


def report(codec: Codec, s: State) -> StateReport:
    """All seats are listed, zeros too; cards as far as this state knows them, in the order of their kinds."""
    seats = codec.seats
    looked = {
        spot: [name for seat, name in enumerate(seats) if s.seen[spot] >> seat & 1] for spot in range(ROW)
    }
    return {
        "row": [codec.building_card(card) for card in s.shown[: s.shown_size]],
        "entered": {
            name: None if s.entered[seat] == NONE else s.entered[seat] + 1 for seat, name in enumerate(seats)
        },
        "laid": dict(zip(seats, s.laid_size, strict=False)),
        "influence": {
            kind: [[seat, influence] for seat, influence in on_track(codec, s, number)]
            for number, kind in enumerate(CLASS_NAMES)
        },
        "rats": dict(zip(seats, s.rats, strict=False)),
        "hands": {
            name: cards(codec, s.hand[seat]) if knows(s, seat) else s.hand_size[seat]
            for seat, name in enumerate(seats)
        },
        "nuns": [row_card(codec, s, spot) for spot in range(ROW)],
        "piles": {
            "deck": s.deck,
            "discards": s.discarded,
            **dict(zip(PILE_NAMES, s.piles, strict=True)),
            "tokens": s.token_pile,
            "buildings": s.buildings,
            "replacement": s.fresh + s.known,
        },
        "tokens": {
            name: tokens(codec, s, seat) if knows(s, seat) else s.token_size[seat]
            for seat, name in enumerate(seats)
        },
        "start": None if s.start == NONE else seats[s.start],
        "order": [seats[seat] for seat in s.order[: s.arrived]],
        "shown": {
            name: cards(codec, s.laid[seat]) if s.open[seat] else [] for seat, name in enumerate(seats)
        },
        "discards": {codec.cards[kind]: s.discards[kind] for kind in range(PEOPLE) if s.discards[kind]},
        "seen": {str(spot + 1): lookers for spot, lookers in looked.items() if lookers},
        "round": s.round,
        "phase": phase(s),
    }


def tokens(codec: Codec, s: State, seat: int) -> list[int]:
    """The values of a seat's victory tokens."""
    values = zip(codec.rules.token_value, s.tokens[seat], strict=True)
    return [value for value, count in values for _ in range(count)]
