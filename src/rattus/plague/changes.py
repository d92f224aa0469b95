"""What each event changes on the board, as a viewer sees it. All of them together lead to the next view.

Only what comes next is not told by an event: the phase, where it is that of a question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rattus.kernel.change import Change
from rattus.kernel.step import HIDDEN
from rattus.plague.events import (
    CaravanMoved,
    CaravanPlaced,
    CardTaken,
    CitizenSaved,
    CitizensLost,
    CitizensMoved,
    CitizensPlaced,
    Event,
    FinalRavageBegan,
    LastRoundBegan,
    NunPlaced,
    PlagueMoved,
    PlaguePlaced,
    PlagueRaged,
    RatLookedAt,
    RatMoved,
    RatSpread,
    RatsSwapped,
    RatTurned,
    Settled,
    SpreadLost,
    TurnBegan,
)
from rattus.plague.report import StateReport

Rat = tuple[str, list[str] | None]
"""A face, and the seats that have looked at it."""


def changes(view: StateReport, event: Event) -> list[Change]:
    """What an event changes in the view before it."""
    return list(_changes(view, event))


def _changes(view: StateReport, event: Event) -> Iterator[Change]:
    match event:
        case PlaguePlaced(region) | PlagueMoved(to=region):
            yield ("plague",), region
        case CaravanPlaced(region):
            yield ("caravan",), region
        case Settled(seat, region, count):
            yield from _arrive(view, seat, region, count)
            yield ("phase",), "settle"
        case TurnBegan(turn=turn):
            yield ("turn",), turn
            yield ("phase",), "action"
        case CardTaken(seat, card):
            yield ("cards", card), seat
        case CitizensPlaced(seat, region, count):
            yield from _arrive(view, seat, region, count)
        case CitizensLost(seat, region, count):
            yield from _arrive(view, seat, region, -count)
        case CitizensMoved(seat, _, source, to, count):
            yield ("citizens", source, seat), view["citizens"][source][seat] - count
            yield ("citizens", to, seat), view["citizens"][to][seat] + count
        case CitizenSaved(seat, _, region):
            yield ("citizens", region, seat), view["citizens"][region][seat] - 1
            yield ("haven", seat), view["haven"][seat] + 1
        case CaravanMoved(seat, _, _, to, count):
            yield ("caravan",), to
            yield from _arrive(view, seat, to, count)
        case NunPlaced(region=region, source=source):
            nuns = view["nuns"]
            yield ("nuns", region), nuns[region] + 1
            if source is not None:
                yield ("nuns", source), nuns[source] - 1
        case RatSpread(_, region):
            yield ("rats", region), [*view["rats"][region], HIDDEN]
            yield ("supply",), max(0, view["supply"] - 1)
            yield ("phase",), "spread"
        case SpreadLost():
            yield ("phase",), "spread"
        case PlagueRaged():
            yield ("phase",), "fury"
        case LastRoundBegan():
            yield ("phase",), "last"
        case FinalRavageBegan():
            yield ("phase",), "final"
        case RatLookedAt() | RatsSwapped() | RatMoved() | RatTurned():
            yield from _rats(view, event)
            if isinstance(event, RatTurned):
                yield ("phase",), "final" if view["phase"] == "final" else "ravage"
        case _:
            pass


def _arrive(view: StateReport, seat: str, region: str, count: int) -> Iterator[Change]:
    """Citizens go from the reserve to a region, or the other way with a negative count."""
    yield ("citizens", region, seat), view["citizens"][region][seat] + count
    yield ("reserve", seat), view["reserve"][seat] - count


def _rats(view: StateReport, event: RatLookedAt | RatsSwapped | RatMoved | RatTurned) -> Iterator[Change]:
    """Rats change, or their places; who has looked at them goes with them."""
    seats = list(view["reserve"])
    lying: dict[str, list[Rat]] = {}

    def at(region: str) -> list[Rat]:
        return lying.setdefault(region, _lying(view, region))

    match event:
        case RatLookedAt(seat, region, slot, face):
            known, lookers = at(region)[slot - 1]
            everybody = {*(lookers or ()), seat}
            seen = [each for each in seats if each in everybody]
            at(region)[slot - 1] = known if face == HIDDEN else face, seen
        case RatsSwapped(_, region, slot, other, other_slot):
            one, two = at(region)[slot - 1], at(other)[other_slot - 1]
            at(region)[slot - 1], at(other)[other_slot - 1] = two, one
        case RatMoved(_, _, source, slot, to):
            at(to).append(at(source).pop(slot - 1))
        case RatTurned(region, slot):
            del at(region)[slot - 1]
    yield from _laid_out(view, lying)


def _lying(view: StateReport, region: str) -> list[Rat]:
    return [(face, view["seen"].get(f"{region}/{n}")) for n, face in enumerate(view["rats"][region], start=1)]


def _laid_out(view: StateReport, lying: dict[str, Sequence[Rat]] | dict[str, list[Rat]]) -> Iterator[Change]:
    seen = {place: lookers for place, lookers in view["seen"].items() if place.split("/")[0] not in lying}
    for region, rats in lying.items():
        yield ("rats", region), [face for face, _ in rats]
        seen |= {f"{region}/{n}": lookers for n, (_, lookers) in enumerate(rats, start=1) if lookers}
    if seen != view["seen"]:
        yield ("seen",), seen
